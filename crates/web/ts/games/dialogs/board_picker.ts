// The start boards of a game as pictures, drawn when they are scrolled into view.
import { make } from '../../shared/dom.ts';
import { word } from '../../shared/language.ts';
import type { NamedBoard } from '../api/about.ts';
import { getBoards } from '../api/requests.ts';
import { thumbnail } from '../board/thumbnail.ts';
import { infoOf } from '../games.ts';
import type { App } from '../play/app.ts';
import * as T from '../texts.ts';

/** The number of pictures that are drawn at once. */
const PORTION = 60;

/** The boards of each game that was asked for. */
const lists = new Map<string, Promise<readonly NamedBoard[] | null>>();

export class BoardPicker {
  private readonly grid = make('div', {
    className: 'boards',
    id: 'boards',
    role: 'radiogroup',
    'aria-label': word(T.boardName),
  });
  private readonly count = make('p', { className: 'count' });
  private game = '';
  private all: readonly NamedBoard[] = [];
  private found: readonly NamedBoard[] = [];
  private drawn = 0;

  /** Boards are filtered by `input`; choosing a board writes its name there. */
  constructor(
    private readonly app: App,
    private readonly input: HTMLInputElement,
  ) {
    const { grid } = this;
    grid.onscroll = () => {
      if (grid.scrollTop + 2 * grid.clientHeight > grid.scrollHeight) this.drawMore();
    };
    input.addEventListener('input', () => this.filter());
  }

  get parts(): HTMLElement[] {
    return [this.grid, this.count];
  }

  /** Shows the boards of a game. */
  async show(game: string): Promise<void> {
    this.game = game;
    this.grid.ariaBusy = 'true';
    const list = lists.get(game) ?? this.app.attempt(getBoards(game));
    lists.set(game, list);
    const boards = await list;
    if (!boards) lists.delete(game);
    // Another game may have been chosen meanwhile.
    if (this.game !== game) return;
    this.all = boards ?? [];
    this.filter();
    this.grid.ariaBusy = 'false';
  }

  /** Names are sets of letters, so their order does not matter. */
  private filter(): void {
    const { all, grid } = this;
    const text = this.input.value.trim();
    const letters = text === all[0]?.name ? [] : [...text];
    const isName = !/[\s/]/.test(text);
    this.found = isName ? all.filter(({ name }) => letters.every((letter) => name.includes(letter))) : [];
    this.drawn = 0;
    grid.replaceChildren();
    grid.scrollTop = 0;
    this.drawMore();
    grid.hidden = !this.found.length;
    this.count.textContent = all.length ? word(T.boardCount, this.found.length, all.length) : '';
  }

  private drawMore(): void {
    this.grid.append(...this.found.slice(this.drawn, this.drawn + PORTION).map((board) => this.tile(board)));
    this.drawn += PORTION;
  }

  private tile({ name, label, rows }: NamedBoard): HTMLLabelElement {
    const { input } = this;
    const onchange = () => {
      input.value = name;
    };
    const radio = { type: 'radio', name: 'board', value: name, checked: name === input.value, onchange };
    const text = label ? word(label) : name;
    return make('label', {}, make('input', radio), thumbnail(rows, infoOf(this.game).cells), make('span', {}, text));
  }
}
