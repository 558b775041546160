// The report of a tournament: tables, and the replay of games. The program computed the changes of each move; the script does
// not know the rules.
import { startLanguage } from '../games/translate.ts';
import { byId } from '../shared/dom.ts';
import { showChart } from './chart.ts';
import { showCross } from './cross.ts';
import { games, type ReportedGame, summary } from './data.ts';
import { GameList } from './game_list.ts';
import { GameView } from './game_view.ts';
import { showPair } from './pair.ts';
import { showReasons } from './reasons.ts';
import { REPORT_PAGE } from './report_page.ts';
import { showStandings } from './standings.ts';

/** Shows everything except the games. */
function showTables(): void {
  showStandings();
  if (summary.head_to_head) showPair(summary.head_to_head);
  showCross();
  showReasons();
  showChart();
}

/** The list of games and the game that is replayed. */
class Games {
  private readonly view = new GameView();
  private readonly list = new GameList((game) => this.open(game, false));
  private game: ReportedGame | null = null;

  constructor(first: ReportedGame, isScrolled: boolean) {
    this.list.show();
    document.addEventListener('keydown', (event) => this.key(event));
    this.open(first, isScrolled);
  }

  /** Shows everything in the language of the page. */
  translate(): void {
    this.list.show();
    if (this.game) this.open(this.game, true, this.view.replay.ply);
  }

  private open(game: ReportedGame, isScrolled: boolean, ply?: number): void {
    this.game = game;
    this.view.open(game, ply);
    this.list.mark(game, isScrolled);
    location.replace(addressOf(game));
  }

  private key(event: KeyboardEvent): void {
    if (this.view.replay.key(event)) return;
    const isField = event.target instanceof HTMLSelectElement || event.target instanceof HTMLInputElement;
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (isField || !step || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const next = this.list.neighbour(this.game, step);
    if (next) this.open(next, true);
  }
}

/** The address of a game on the page. */
const addressOf = ({ n }: ReportedGame) => `#game-${n}`;

let replayed: Games | null = null;

startLanguage(REPORT_PAGE, () => {
  showTables();
  replayed?.translate();
});
showTables();
const asked = games.find((game) => addressOf(game) === location.hash);
const first = asked ?? games[0];
if (first) replayed = new Games(first, asked !== undefined && asked !== games[0]);
else byId('replaysection').hidden = true;
