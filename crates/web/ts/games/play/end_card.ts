// The card at the end of a game: who won, the count, how it came about, and the counts during the game.
import { byId } from '../../shared/dom.ts';
import { word } from '../../shared/language.ts';
import type { State } from '../api/state.ts';
import { countPieces } from '../board/picture.ts';
import { infoOf } from '../games.ts';
import { graph } from '../graph.ts';
import { messageText } from '../messages.ts';
import { boards } from '../replay/boards.ts';
import * as T from '../texts.ts';
import { type EndedView, hasEnded, marginText, outcome } from './status.ts';

type EndedState = State & EndedView;

const isEnded = (state: State): state is EndedState => hasEnded(state);

export class EndCard {
  private readonly card = byId('end');
  private readonly host = byId('end-graph');
  /** The game that ended, which stays to be seen while earlier positions are shown. */
  private ended: EndedState | null = null;

  /** `go` shows the position after a number of moves. */
  constructor(private readonly go: (ply: number) => void) {}

  show(state: State): void {
    if (isEnded(state)) this.ended = state;
    const { ended } = this;
    const isSame =
      ended?.id === state.id &&
      ended.moves.length === state.moves.length &&
      ended.moves.at(-1)?.mv === state.moves.at(-1)?.mv;
    this.card.hidden = !isSame;
    if (!ended || !isSame) return;
    const { end, game } = ended;
    this.card.className = `card ${end.winner ?? 'draw'}`;
    byId('end-title').textContent = outcome(ended);
    const count = byId('end-count');
    for (const [index, output] of [...count.querySelectorAll('output')].entries())
      output.textContent = String(end.counts[index]);
    const margin = marginText(ended);
    const more = count.querySelector('span');
    if (more)
      more.textContent = [margin && word(T.by, margin), messageText(end.reason, game)].filter(Boolean).join(' · ');
    this.draw(state);
  }

  private draw(state: State): void {
    const { host, go } = this;
    const { cells } = infoOf(state.game);
    const counts = boards(state).map((rows) => countPieces(rows.join(''), cells));
    const hadFocus = host.contains(document.activeElement);
    host.replaceChildren();
    if (state.moves.length < 2) return;
    const course = graph({
      chances: counts.map(([ours, theirs]) => ours / (ours + theirs || 1)),
      of: state.moves.length,
      marks: [],
      ply: state.ply,
      describe: (ply) => `${ply}. ${counts[ply]?.join(' : ')}`,
      choose: go,
      label: word(T.counts),
    });
    host.append(course);
    if (hadFocus) course.focus();
  }
}
