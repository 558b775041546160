// The games that have ended, the latest first.
import { button, byId, make } from '../../shared/dom.ts';
import { word } from '../../shared/language.ts';
import type { EndedGame, TournamentInfo } from '../api/live.ts';
import { endWithHint } from '../ends/end_text.ts';
import * as T from '../texts.ts';

/** The maximum number of games in the list. */
const LISTED = 300;

const SCORES = { black: '1–0', white: '0–1' };

export const namesOf = ({ black, white }: Pick<EndedGame, 'black' | 'white'>): string => `${black} – ${white}`;

/** The result as a score. */
export function resultOf({ is_void, winner }: EndedGame): string {
  if (is_void) return word(T.voidGame);
  return winner ? SCORES[winner] : '½–½';
}

/** How a game ended. */
export const reasonOf = ({ end, hint }: EndedGame, { endings }: TournamentInfo): string =>
  endWithHint(end, hint, endings);

/** A move of a game, or that a side passed. */
export const moveText = (mv: string, { pass }: TournamentInfo): string => (mv === pass ? word(T.passMove) : mv);

export class Results {
  private readonly list = byId('ended');
  /** The latest last. */
  private games: readonly EndedGame[] = [];

  /** `open` shows a game by its number. */
  constructor(
    private readonly info: TournamentInfo,
    private readonly open: (game: number) => void,
  ) {}

  add(games: readonly EndedGame[]): void {
    this.games = [...this.games, ...games].slice(-LISTED);
    for (const game of games) this.list.prepend(make('li', {}, this.row(game)));
    while (this.list.children.length > LISTED) this.list.lastElementChild?.remove();
  }

  /** The list comes anew with each connection. */
  clear(): void {
    this.games = [];
    this.list.replaceChildren();
  }

  /** Shows the games in the language of the page. */
  translate(): void {
    const { games } = this;
    this.clear();
    this.add(games);
  }

  private row(game: EndedGame): HTMLButtonElement {
    const names = namesOf(game);
    const parts = [
      make('span', { className: 'number' }, game.game),
      make('span', { className: 'who' }, names),
      make('span', {}, resultOf(game)),
      make('span', { className: 'why' }, reasonOf(game, this.info)),
    ];
    return button(parts, () => this.open(game.game), { title: names });
  }
}
