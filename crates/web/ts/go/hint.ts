// The hint on how to use the board, shown until the reader has used it once.
import { keep, kept } from '../shared/keep.ts';
import type { Text } from '../shared/language.ts';
import * as T from './texts.ts';

const KEPT = 'gocheck hint';

let isOver = kept(KEPT) !== null;

export const isHintOver = (): boolean => isOver;

export function endHint(): void {
  if (isOver) return;
  isOver = true;
  keep(KEPT, 'seen');
}

/** The hint in words for the reader's device. */
export const hint = (): Text => (matchMedia('(hover: hover)').matches ? T.hintForMouse : T.hintForTouch);
