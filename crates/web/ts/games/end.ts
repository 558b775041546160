// The end of a game: who won, the count, and how it came about.
import * as T from './texts.ts';
import { byId } from '../shared/dom.ts';
import { games, units } from './games.ts';
import { graph } from './graph.ts';
import { word } from '../shared/language.ts';
import { countPieces } from './painter.ts';
import { boards } from './replay.ts';
import { messageText } from './words.ts';

// The winning margin with its unit; empty if a rule decided the game.
export function marginText({
  end: {
    winner,
    counts: [black, white],
  },
  game,
}) {
  const margin = winner === 'black' ? black - white : white - black;
  const { unit } = games.get(game);
  return winner && unit && margin > 0 ? units(margin, unit) : '';
}

// The game that ended, which stays to be seen while earlier positions are shown.
let ended = null;

const isSame = (view) =>
  ended?.id === view.id && ended.moves.length === view.moves.length && ended.moves.at(-1)?.mv === view.moves.at(-1)?.mv;

// Shows the end of a game, if it has ended; `outcome` says who won, and `go` shows the position after some moves.
export function showEnd(view, outcome, go) {
  if (view.end) ended = view;
  byId('end').hidden = !isSame(view);
  if (byId('end').hidden) return;
  const { end, game, moves } = ended;
  byId('end').className = `card ${end.winner ?? 'draw'}`;
  byId('end-title').textContent = outcome(ended);
  const [black, white] = byId('end-count').querySelectorAll('output');
  [black.textContent, white.textContent] = end.counts;
  const margin = marginText(ended);
  const more = [margin && word(T.by, margin), messageText(end.reason, game)];
  byId('end-count').lastChild.textContent = more.filter(Boolean).join(' · ');
  const counts = boards(view).map((rows) => countPieces(rows.join(''), games.get(game).cells));
  const host = byId('end-graph');
  const hadFocus = host.contains(document.activeElement);
  host.replaceChildren(
    ...(moves.length > 1
      ? [
          graph({
            chances: counts.map(([ours, theirs]) => ours / (ours + theirs || 1)),
            of: moves.length,
            marks: [],
            ply: view.ply,
            describe: (ply) => `${ply}. ${counts[ply].join(' : ')}`,
            choose: go,
            label: word(T.counts),
          }),
        ]
      : []),
  );
  if (hadFocus) host.firstChild?.focus();
}
