// The games that are being played.
import { byId } from '../../shared/dom.ts';
import type { EndedGame, PlayedGame, TournamentInfo } from '../api/live.ts';
import { Table } from './table.ts';

/** The interval at which clocks are shown. */
const TICK = 200;

export class Tables {
  private readonly host = byId('tables');
  /** By the numbers of the games. */
  private readonly tables = new Map<number, Table>();

  constructor(private readonly info: TournamentInfo) {
    setInterval(() => {
      for (const table of this.tables.values()) table.tick();
    }, TICK);
  }

  /** No news comes any more: the clocks stand still. */
  stop(): void {
    for (const table of this.tables.values()) table.stop();
  }

  get isEmpty(): boolean {
    return this.tables.size === 0;
  }

  /** Shows the games that are being played now, and the ends of those that were. */
  show(games: readonly PlayedGame[], ended: readonly EndedGame[]): void {
    const numbers = new Set(games.map(({ game }) => game));
    for (const [number, table] of this.tables) {
      const game = ended.find((each) => each.game === number);
      if (game || (table.isPlayed && !numbers.has(number))) table.end(game ?? null);
    }
    for (const game of games) this.tableOf(game.game, numbers).show(game);
  }

  /** The table of a game: its own, that of a game that has ended, or a new one. */
  private tableOf(game: number, numbers: ReadonlySet<number>): Table {
    const own = this.tables.get(game);
    if (own) return own;
    const free = [...this.tables].find(([number, table]) => !table.isPlayed && !numbers.has(number));
    if (free) this.tables.delete(free[0]);
    const table = free?.[1] ?? new Table(this.info);
    if (!free) this.host.append(table.element);
    this.tables.set(game, table);
    return table;
  }

  translate(): void {
    for (const table of this.tables.values()) table.translate();
  }
}
