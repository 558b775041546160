// The list of games, with filters by player and by kind of end.
import { button, byId, make } from '../shared/dom.ts';
import { word } from '../shared/language.ts';
import { evidence, games, heading, nameOf, names, type ReportedGame, summary } from './data.ts';
import { scoreText } from './game_view.ts';
import * as T from './texts.ts';

/** A kind of end, for the filter: whether it is a draw, and the reason. */
const endKind = ({ x, e }: ReportedGame) => (x === 'd' ? 'd' : 'w') + e;

function kindText(kind: string): string {
  const reason = heading(kind.slice(1));
  return kind.startsWith('d') ? word(T.drawBy, reason) : reason;
}

export class GameList {
  private readonly list = byId('games');
  private readonly who = byId('who', HTMLSelectElement);
  private readonly how = byId('how', HTMLSelectElement);
  private rows: readonly { readonly game: ReportedGame; readonly element: HTMLElement }[] = [];
  /** The game that is replayed. */
  private marked: ReportedGame | null = null;

  constructor(private readonly open: (game: ReportedGame) => void) {
    this.who.onchange = this.how.onchange = () => this.fill();
  }

  /** Shows the games and the choices of the filters in the language of the page. What is chosen stays. */
  show(): void {
    const ends = [...new Set(games.map(endKind))].sort();
    fillSelect(this.who, [
      new Option(word(T.allPlayers), ''),
      ...names.map((name, at) => new Option(name, String(at))),
    ]);
    fillSelect(this.how, [new Option(word(T.anyEnd), ''), ...ends.map((kind) => new Option(kindText(kind), kind))]);
    this.fill();
  }

  /** Marks the game that is replayed. */
  mark(game: ReportedGame, isScrolled: boolean): void {
    const { list } = this;
    this.marked = game;
    for (const row of this.rows) {
      row.element.classList.toggle('now', row.game === game);
      if (row.game === game && isScrolled)
        list.scrollTop = row.element.offsetTop - list.offsetTop - list.clientHeight / 2;
    }
  }

  /** The game that is some rows below another one, if both are in the list. */
  neighbour(game: ReportedGame | null, step: number): ReportedGame | undefined {
    const at = this.rows.findIndex((row) => row.game === game);
    return this.rows[at + step]?.game;
  }

  private fill(): void {
    const [who, how] = [this.who.value, this.how.value];
    const isOf = ({ b, w }: ReportedGame) => who === '' || b === Number(who) || w === Number(who);
    const found = games.filter((game) => isOf(game) && (how === '' || endKind(game) === how));
    this.rows = found.map((game) => ({ game, element: this.row(game) }));
    this.list.replaceChildren(...this.rows.map(({ element }) => element));
    const all = summary.games_counted + summary.games_void;
    const others = games.length < all ? word(T.others, games.length, all) : '';
    byId('shown').textContent = word(T.shown, found.length) + others;
  }

  private row(game: ReportedGame): HTMLElement {
    const parts = [
      make('span', { class: 'number' }, game.n),
      make('span', { class: 'who' }, `${nameOf(game.b)} – ${nameOf(game.w)}`),
      make('span', {}, scoreText(game)),
      make('span', { class: 'why' }, evidence(game)),
    ];
    return button(parts, () => this.open(game), { className: game === this.marked ? 'now' : '' });
  }
}

function fillSelect(select: HTMLSelectElement, options: readonly HTMLOptionElement[]): void {
  const { value } = select;
  select.replaceChildren(...options);
  select.value = value;
}
