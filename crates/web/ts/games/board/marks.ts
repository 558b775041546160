// The marks on a board that people play on: where pieces can go, the last move, the chosen piece, a premove, values of moves.
import { word } from '../../shared/language.ts';
import type { Square } from '../api/board.ts';
import type { LegalMove, Move } from '../api/state.ts';
import { cellName, squareName } from '../games.ts';
import type { Color } from '../sides.ts';
import * as T from '../texts.ts';
import { worthOf } from '../values.ts';
import { type BoardState, chooser, isMovable, movesFrom, movesTo, targetOf, type Worth, worths } from './choices.ts';
import type { Picture } from './picture.ts';

/** The squares of a move that are marked after it. */
export const markedSquares = ({ marks, to }: Move): Square[] => [...marks, ...(to === null ? [] : [to])];

/** The square that a move leaves. */
export const leftBy = ({ jump, from: [source] }: Pick<LegalMove, 'jump' | 'from'>): Square | undefined =>
  jump ? source : undefined;

/** A square in words: what is on it, what its marks say, and what can be done there. */
export function describe(state: BoardState, square: Square, values = worths(state)): string {
  const { chosen, ahead, view } = state;
  const { game, rows, moves, ply } = view;
  const last = moves[ply - 1];
  const worth = values.get(square);
  const said = [
    `${squareName(game, square)} ${cellName(game, rows.join('').charAt(square))}`,
    last && markedSquares(last).includes(square) && word(T.lastMove),
    square === chosen && word(T.isChosen),
    isMovable(state, square) && word(T.canMove),
    movesTo(state, square).length > 0 && word(T.canGo),
    ahead?.to === square && word(T.isPlanned),
    worth && textOfWorth(worth, view.toMove),
  ];
  return word(T.listed, said.filter(Boolean).map(String));
}

/** The value of a move as text, + for Black. */
const textOfWorth = ({ value }: Worth, mover: Color) => worthOf(mover === 'black' ? value : -value, mover);

/** Makes the cells usable for pointers and screen readers, and marks legal targets. */
export function drawCells(picture: Picture, state: BoardState): void {
  const { legal, game } = state.view;
  const values = worths(state);
  for (const [square, cell] of picture.cells.entries()) {
    const can = legal.length > 0 && (movesTo(state, square).length > 0 || movesFrom(state, square).length > 0);
    cell.classList.toggle('can', can);
    cell.setAttribute('data-name', squareName(game, square));
    cell.setAttribute('role', can ? 'button' : 'img');
    cell.setAttribute('aria-label', describe(state, square, values));
    drawTarget(picture, state, values, square);
  }
}

/** Marks legal targets. The cells are not replaced, since a finger may be touching one. */
export function drawTargets(picture: Picture, state: BoardState): void {
  const values = worths(state);
  for (const square of picture.cells.keys()) drawTarget(picture, state, values, square);
}

function drawTarget(picture: Picture, state: BoardState, values: ReadonlyMap<Square, Worth>, square: Square): void {
  const cell = picture.cells[square];
  cell?.querySelector('.target')?.remove();
  const mark = target(picture, state, values, square);
  if (mark) cell?.append(mark);
}

const RADII = { place: 11, jump: 19, spawn: 15, valued: 35 };

/** The mark of a square where a piece can go. */
function target(
  picture: Picture,
  state: BoardState,
  values: ReadonlyMap<Square, Worth>,
  square: Square,
): SVGElement | null {
  if (isMovable(state, square)) return picture.circle(square, 'target movable', 35.5);
  const move = movesTo(state, square).find((each) => targetOf(each) === square);
  const isValued = values.has(square);
  if (!move || (state.chosen === null && (isValued || !state.view.legal.length))) return null;
  const kind = !move.from.length ? 'place' : move.jump ? 'jump' : 'spawn';
  return picture.circle(square, `target ${kind}${isValued ? ' valued' : ''}`, isValued ? RADII.valued : RADII[kind]);
}

/** The piece of a move where it would be. */
function ghost(picture: Picture, state: BoardState, move: LegalMove, to: Square, kind = 'ghost'): SVGElement {
  const source = leftBy(move);
  const sign = source === undefined ? undefined : picture.signOf(picture.letters[source]);
  return picture.disc(to, chooser(state), { sign, kind });
}

/** Draws the marks that lie above the pieces. */
export function drawMarks(picture: Picture, state: BoardState): void {
  const { view, chosen, ahead, cursor } = state;
  const { layer } = picture;
  const last = view.moves[view.ply - 1];
  layer.replaceChildren();
  if (last) {
    layer.append(...markedSquares(last).map((square) => picture.last(square)));
    const left = leftBy(last);
    if (left !== undefined) layer.append(picture.ring(left, 'left', 6));
  }
  if (chosen !== null) layer.append(picture.circle(chosen, 'chosen', 36));
  if (ahead) {
    if (ahead.to !== null) layer.append(picture.ring(ahead.to, 'planned', 5), ghost(picture, state, ahead, ahead.to));
    const left = leftBy(ahead);
    if (left !== undefined) layer.append(picture.ring(left, 'planned', 5));
  }
  layer.append(picture.ring(cursor, 'cursor', 2));
  for (const [square, worth] of worths(state))
    layer.append(picture.text(square, worth.isBest ? 'worth best' : 'worth', textOfWorth(worth, view.toMove)));
}

/** Shows a move as a hint: a glow on its squares, and the piece where it would be. */
export function drawHint(picture: Picture, state: BoardState, move: LegalMove): void {
  const squares = [leftBy(move), move.to].filter((square) => square !== undefined && square !== null);
  picture.layer.prepend(...squares.map((square) => picture.ring(square, 'hinted', 3)));
  if (move.to !== null) picture.layer.append(ghost(picture, state, move, move.to, 'ghost hinted-disc'));
}
