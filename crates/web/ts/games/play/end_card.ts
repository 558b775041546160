// The card at the end of a game: the counts during the game. While an earlier position is shown, it says who won; at the end,
// the line below the board does.
import { byId } from '../../shared/dom.ts';
import { word } from '../../shared/language.ts';
import type { State } from '../api/state.ts';
import { countPieces } from '../board/picture.ts';
import { infoOf } from '../games.ts';
import { graph } from '../graph.ts';
import { boards } from '../replay/boards.ts';
import * as T from '../texts.ts';
import { type EndedView, hasEnded, outcome, resultText } from './status.ts';

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
    const isBack = !hasEnded(state);
    // Without moves there is nothing to draw.
    this.card.hidden = !isSame || (!isBack && state.moves.length < 2);
    if (!ended || !isSame) return;
    this.card.classList.toggle('back', isBack);
    byId('end-title').textContent = isBack ? `${outcome(ended)} · ${resultText(ended)}` : word(T.countsTitle);
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
