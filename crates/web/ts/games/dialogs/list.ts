// The list of games, saved or in progress, the latest first: it is searched and filtered, and scrolls inside its dialog.
import { button, make } from '../../shared/dom.ts';
import { word } from '../../shared/language.ts';
import type { Removed, SavedGame, Summary } from '../api/list.ts';
import { getList, removeGame, removeSave } from '../api/requests.ts';
import { title } from '../games.ts';
import { messageText } from '../messages.ts';
import type { App } from '../play/app.ts';
import * as T from '../texts.ts';
import { closeDialog, openDialog, row } from './dialog.ts';
import { GameRow, IS_IN } from './list_row.ts';

const STATES: readonly T.GameState[] = ['any', 'yours', 'theirs', 'over', 'black', 'white', 'drawn'];

export async function load(app: App): Promise<void> {
  const list = new GameListDialog(app);
  if (await list.update()) list.open();
}

class GameListDialog {
  private readonly search = make('input', {
    type: 'search',
    id: 'search',
    placeholder: word(T.searchHelp),
    'aria-label': word(T.search),
    autocomplete: 'off',
    spellcheck: false,
  });
  private readonly which = make('select', { id: 'whichGame', 'aria-label': word(T.whichGame) });
  private readonly state = make(
    'select',
    { id: 'whichState', 'aria-label': word(T.whichState) },
    STATES.map((state) => new Option(word(T.gameState[state]), state)),
  );
  private readonly body = make('div', { id: 'kept' });
  private readonly count = make('p', { className: 'count', 'aria-live': 'polite' });
  private saves: GameRow[] = [];
  private games: GameRow[] = [];
  private damaged: HTMLElement[] = [];
  /** The rows that fit the search and the filters. */
  private shown: GameRow[] = [];

  constructor(private readonly app: App) {
    const { body, search, which, state } = this;
    search.oninput =
      which.onchange =
      state.onchange =
        () => {
          body.scrollTop = 0;
          this.fill();
        };
    search.onkeydown = (event) => {
      if (event.key !== 'ArrowDown' && event.key !== 'Enter') return;
      event.preventDefault();
      const [first] = this.shown;
      if (event.key === 'Enter') first?.openButton.click();
      else this.enter(first);
    };
    body.onkeydown = (event) => this.step(event);
  }

  open(): void {
    openDialog(
      word(T.load),
      make('div', { className: 'filters' }, this.search, this.which, this.state),
      this.count,
      this.body,
      row(button(word(T.close), closeDialog)),
    );
    // Not the search: on a phone, its keyboard would cover the list.
    this.enter(this.shown[0]);
  }

  /** Asks the server for the games and shows them; returns whether it worked. */
  async update(): Promise<boolean> {
    const { app, which } = this;
    const list = await app.attempt(getList());
    if (!list) return false;
    this.saves = list.saves.map((game) => this.savedRow(game));
    this.games = list.games.map((game) => this.gameRow(game));
    this.damaged = list.damaged.map(({ place, why }) =>
      make('li', {}, `${place}${why ? ` — ${messageText(why)}` : ''}`),
    );
    const kinds = [...new Set([...list.saves, ...list.games].map(({ game }) => game))];
    const { value } = which;
    which.replaceChildren(new Option(word(T.anyGame), ''), ...kinds.map((kind) => new Option(title(kind), kind)));
    which.value = kinds.includes(value) ? value : '';
    which.hidden = kinds.length < 2;
    this.fill();
    return true;
  }

  private savedRow(game: SavedGame): GameRow {
    const { app } = this;
    const open = async () => {
      if (!(await app.begin({ from: 'saved', name: game.name }))) return;
      closeDialog();
      app.answers.notice(() => word(T.loaded, game.name), { subject: 'file' });
    };
    const made: GameRow = new GameRow(game, {
      isOpen: false,
      open,
      remove: () => this.remove(made, removeSave(game.name)),
    });
    return made;
  }

  private gameRow(game: Summary): GameRow {
    const { session } = this.app;
    const open = () => {
      closeDialog();
      if (game.id !== session.id) session.open(game.id);
    };
    const made: GameRow = new GameRow(game, {
      isOpen: game.id === session.id,
      open,
      remove: () => this.remove(made, removeGame(game.id)),
    });
    return made;
  }

  /** Removes a game at once; the message offers to undo it. */
  private async remove(gone: GameRow, answer: Promise<Removed>): Promise<void> {
    const { answers } = this.app;
    const removed = (await this.app.attempt(answer))?.removed;
    if (!removed) return;
    const at = this.shown.indexOf(gone);
    const next = this.shown[at + 1] ?? this.shown[at - 1];
    await this.update();
    this.enter(this.rowLike(next));
    const undo = async () => {
      if ((await answers.restore(removed)) && (await this.update())) this.enter(this.rowLike(gone));
    };
    answers.notice(() => word(T.removed, gone.name), { undo });
  }

  /** The row of the same game as a row of an earlier list, or the first row. */
  private rowLike(row: GameRow | undefined): GameRow | undefined {
    return (row && this.shown.find((each) => each.isOf(row))) ?? this.shown[0];
  }

  /** Shows the games that fit the search and the filters. */
  private fill(): void {
    const words = this.search.value.toLowerCase().split(/\s+/);
    const isIn = IS_IN[STATES[this.state.selectedIndex] ?? 'any'];
    const fits = ({ game, text }: GameRow) =>
      (!this.which.value || game.game === this.which.value) && isIn(game) && words.every((each) => text.includes(each));
    const [saves, games] = [this.saves.filter(fits), this.games.filter(fits)];
    this.shown = [...saves, ...games];
    const group = (heading: string, rows: readonly GameRow[]) =>
      rows.length
        ? [make('h3', {}, heading), make('ul', { className: 'games' }, ...rows.map(({ element }) => element))]
        : [];
    this.body.replaceChildren(
      ...group(word(T.savedGames), saves),
      ...group(word(T.allGames), games),
      ...(this.shown.length ? [] : [make('p', {}, word(T.noneFits))]),
      ...(this.damaged.length
        ? [make('h3', {}, word(T.damaged)), make('ul', { className: 'damaged' }, ...this.damaged)]
        : []),
    );
    this.count.textContent = word(T.keptCount, this.shown.length, this.saves.length + this.games.length);
    this.enter(this.shown[0], false);
  }

  /** One row can be reached by the Tab key; arrow keys go to the others. */
  private enter(row: GameRow | undefined, hasFocus = true): void {
    for (const each of [...this.saves, ...this.games]) each.setReachable(each === row);
    if (hasFocus) row?.openButton.focus();
  }

  private step(event: KeyboardEvent): void {
    const { key, target } = event;
    const at = this.shown.findIndex(({ element }) => target instanceof Node && element.contains(target));
    if (at < 0) return;
    const isLetter = key.length === 1 && key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (isLetter) this.search.focus();
    else if (key === 'Delete') this.shown[at]?.remove();
    else this.stepTo(stepsOf(at, this.shown.length)[key], event);
  }

  private stepTo(index: number | undefined, event: KeyboardEvent): void {
    if (index === undefined) return;
    event.preventDefault();
    this.enter(this.shown[Math.min(Math.max(index, 0), this.shown.length - 1)]);
  }
}

/** Where keys lead to from a row. */
const stepsOf = (at: number, count: number): Readonly<Record<string, number>> => ({
  ArrowDown: at + 1,
  ArrowUp: at - 1,
  PageDown: at + 5,
  PageUp: at - 5,
  Home: 0,
  End: count - 1,
});
