// A game in the list of games.
import { button, make } from '../../shared/dom.ts';
import { languageTag, word } from '../../shared/language.ts';
import type { SavedGame, Summary } from '../api/list.ts';
import { thumbnail } from '../board/thumbnail.ts';
import { infoOf, title } from '../games.ts';
import { isAlone, isHuman, playerToMove, shortName } from '../play/players.ts';
import * as T from '../texts.ts';

const isSaved = (game: Summary): game is SavedGame => 'name' in game;

const isHumansTurn = (game: Summary) => isHuman(playerToMove(game));

/** Whether a game is in a state of the filter. */
export const IS_IN: Readonly<Record<T.GameState, (game: Summary) => boolean>> = {
  any: () => true,
  yours: (game) => !game.end && isHumansTurn(game),
  theirs: (game) => !game.end && !isHumansTurn(game),
  over: ({ end }) => end !== null,
  black: ({ end }) => end?.winner === 'black',
  white: ({ end }) => end?.winner === 'white',
  drawn: ({ end }) => end !== null && end.winner === null,
};

function stateText(game: Summary): string {
  const { end, plies, toMove } = game;
  if (end) {
    const result = end.winner ? word(T.wonBy, word(T.side[end.winner]), '') : word(T.drawn);
    return `${result} (${end.counts.join(' : ')})`;
  }
  const turn = isAlone(game)
    ? word(isHumansTurn(game) ? T.gameState.yours : T.gameState.theirs)
    : word(T.toMove, word(T.side[toMove]));
  return `${word(T.plies, plies)} · ${turn}`;
}

const changedText = (changed: number) =>
  new Intl.DateTimeFormat(languageTag(), { dateStyle: 'medium', timeStyle: 'short' }).format(changed);

interface RowOptions {
  /** Whether the game is on the board. */
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly remove: () => void;
}

/** A row of the list: a button that opens the game, and one that removes it. */
export class GameRow {
  readonly element: HTMLLIElement;
  /** The name of a saved game, or the game and its number. */
  readonly name: string;
  /** The text that a search looks through. */
  readonly text: string;
  readonly openButton: HTMLButtonElement;
  private readonly removeButton: HTMLButtonElement;

  constructor(
    readonly game: Summary,
    { isOpen, open, remove }: RowOptions,
  ) {
    this.name = isSaved(game) ? game.name : `${title(game.game)} ${game.id}`;
    const players = game.players.map(shortName).join(' – ');
    const lines = [this.name, `${players} · ${stateText(game)}`, changedText(game.changed)] as const;
    this.text = [...lines, title(game.game)].join(' ').toLowerCase();
    const time = make('time', { dateTime: new Date(game.changed).toISOString() }, lines[2]);
    if (isOpen) time.append(` · ${word(T.openNow)}`);
    this.openButton = button(
      [
        thumbnail(game.rows, infoOf(game.game).cells),
        make('span', {}, make('b', {}, this.name), make('span', {}, lines[1]), time),
      ],
      open,
      {
        className: 'game',
        tabIndex: -1,
        'aria-current': isOpen ? 'true' : null,
        dataset: isSaved(game) ? { save: game.name } : { game: game.id },
      },
    );
    this.removeButton = button('✕', remove, {
      className: 'quiet',
      tabIndex: -1,
      title: word(T.remove),
      'aria-label': `${word(T.remove)}: ${this.name}`,
    });
    this.element = make('li', {}, this.openButton, this.removeButton);
  }

  /** Whether it is the row of the same game in another list. */
  isOf(other: GameRow): boolean {
    return isSaved(this.game) === isSaved(other.game) && this.name === other.name;
  }

  /** Makes the row the one that the Tab key reaches, or not. */
  setReachable(isReachable: boolean): void {
    this.openButton.tabIndex = this.removeButton.tabIndex = isReachable ? 0 : -1;
  }

  remove(): void {
    this.removeButton.click();
  }
}
