// A game of the report, with its boards.

import { unfold } from '../games/replay/boards.ts';
import { changed } from '../games/replay/changes.ts';
import type { Color } from '../games/sides.ts';
import { opponent } from '../games/sides.ts';
import { word } from '../shared/language.ts';
import { board, type ReportedGame, signed } from './data.ts';
import * as T from './texts.ts';

const COLORS = new Map(board.cells.map(({ letter, color }) => [letter, color]));

const colorOf = (letter: string): Color | null => COLORS.get(letter) ?? null;

const listOf = (text: string | undefined) => (text ? text.split(' ') : []);

export class PlayedGame {
  readonly moves: readonly string[];
  /** The squares after each move. */
  readonly boards: readonly string[];
  /** The player of each move, from the first one. */
  private readonly movers: readonly Color[];
  private readonly times: readonly number[];
  private readonly infos: readonly string[];

  constructor(readonly game: ReportedGame) {
    this.moves = listOf(game.m);
    const changes = game.c.split(' ');
    this.boards = unfold(
      game.s,
      this.moves.map((_, index) => changes[index] ?? ''),
    );
    this.movers = moversOf(this.boards);
    this.times = listOf(game.t).map(Number);
    this.infos = listOf(game.i);
  }

  /** Whether the opening has a move. */
  isGiven(ply: number): boolean {
    return ply <= this.game.o;
  }

  /** The player of a move, by its number from 1. */
  moverOf(ply: number): Color | undefined {
    return this.movers[ply - 1];
  }

  /** The milliseconds of a move; undefined if the opening has it. */
  timeOf(ply: number): number | undefined {
    return this.times[ply - 1 - this.game.o];
  }

  /** The milliseconds that a side used up to a move. */
  usedBy(color: Color, ply: number): number {
    let sum = 0;
    for (let at = this.game.o + 1; at <= ply; at += 1) if (this.moverOf(at) === color) sum += this.timeOf(at) ?? 0;
    return sum;
  }

  /** What the player reported about its search for a move. */
  searchText(ply: number): string {
    const [depth, score, nodes, speed] = (this.infos[ply - 1 - this.game.o] ?? '').split(',');
    const parts = [
      depth ? word(T.searched.depth, depth) : '',
      score ? word(T.searched.score, signed(Number(score) / 100)) : '',
      nodes ? word(T.searched.nodes, nodes) : '',
      speed ? word(T.searched.speed, speed) : '',
    ];
    return parts
      .filter(Boolean)
      .map((part) => ` · ${part}`)
      .join('');
  }
}

/** The player of each move: the side of the piece that it placed. */
function moversOf(boards: readonly string[]): Color[] {
  const movers: Color[] = [];
  for (const [index, now] of boards.slice(1).entries()) {
    const [square] = changed(boards[index] ?? '', now, colorOf).placed;
    const mover = square === undefined ? null : colorOf(now.charAt(square));
    const before = movers.at(-1);
    // The side that passes is the opponent of the one that moved before.
    movers.push(mover ?? (before ? opponent(before) : 'black'));
  }
  return movers;
}
