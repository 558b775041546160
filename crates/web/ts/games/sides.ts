// The two sides of a game, and values for each.
import type { StoneColor } from '../shared/stones.ts';

export type Color = StoneColor;

export const COLORS = ['black', 'white'] as const;

/** Black's value and White's. */
export type Sides<Value> = readonly [black: Value, white: Value];

export const ofSide = <Value>([black, white]: Sides<Value>, color: Color): Value => (color === 'black' ? black : white);

export const forSides = <Value>(value: (color: Color) => Value): Sides<Value> => [value('black'), value('white')];

export const opponent = (color: Color): Color => (color === 'black' ? 'white' : 'black');
