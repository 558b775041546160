// A mistake to try again: the user looks for a better move.
import { button } from '../../shared/dom.ts';
import { word } from '../../shared/language.ts';
import { explore } from '../api/requests.ts';
import type { Effort } from '../api/review.ts';
import type { App } from '../play/app.ts';
import * as T from '../texts.ts';
import type { Explorer, Task } from './explorer.ts';
import type { TriedMove } from './variations.ts';
import { isMistake, lossText, type MistakeReview, signOf } from './verdicts.ts';

interface Context {
  readonly app: App;
  readonly explorer: Explorer;
  readonly effort: Effort;
  /** The reviewed mistakes of the game. */
  readonly mistakes: () => readonly MistakeReview[];
  /** Called for each answer that was reviewed. */
  readonly tried: (move: TriedMove) => void;
}

/** Asks the user for a better move than a mistake. */
export function retry(context: Context, mistake: MistakeReview): void {
  const { app, explorer, effort } = context;
  const { ply, by, best, loss } = mistake;
  const before = ply - 1;
  const [bestMove = ''] = best.moves;

  const answer = async (mv: string) => {
    if (mv === bestMove) {
      solved(mv, '');
      return;
    }
    const found = await app.attempt(explore(app.session.id, { ply: before, moves: [mv], judge: effort }));
    const review = found?.review;
    if (!review) return;
    context.tried({ ply: before, moves: [mv], review });
    if (!isMistake(review) && review.loss < loss) {
      solved(mv, review.verdict === 'best' ? '' : ` (${lossText(review, app.view.game)})`);
      return;
    }
    const text = word(mv === mistake.mv ? T.sameAgain : T.notYet, `${mv}${signOf(review.verdict)}`);
    explorer.go(before, [], { task, text });
  };
  const task: Task = {
    isOpen: true,
    play: answer,
    buttons: () => [button(word(T.showIt), showAnswer, { id: 'answer' })],
  };

  const next = context.mistakes().find((other) => other.by === by && other.ply > ply);
  const done: Task = {
    isOpen: false,
    play: (mv) => explorer.add(mv),
    buttons: () => (next ? [button(word(T.mistakeNext), () => retry(context, next), { id: 'next-retry' })] : []),
  };
  const solved = (mv: string, more: string) =>
    explorer.go(before, [mv], { task: done, text: `${word(T.solved, mv)}${more}` });
  const showAnswer = () =>
    explorer.go(before, [bestMove], { task: done, text: word(T.itWas, best.moves.slice(0, 5).join(' ')) });

  explorer.effort = effort;
  explorer.go(before, [], { task, text: word(T.findBetter, word(T.side[by]), mistake.mv) });
}
