// The page for spectators: games in progress, standings, replays. It is read-only.
import { byId } from '../shared/dom.ts';
import { word } from '../shared/language.ts';
import type { News, TournamentInfo } from './api/live.ts';
import { reasonOf } from './api/post.ts';
import { getReplay, getTournament } from './api/requests.ts';
import { textOf } from './games.ts';
import { ReplayDialog } from './live/replay_dialog.ts';
import { Results } from './live/results.ts';
import { showLeftOut, showStandings } from './live/standings.ts';
import { Tables } from './live/tables.ts';
import { messageText } from './messages.ts';
import { Notices } from './notices.ts';
import { LIVE_PAGE } from './texts/live_page.ts';
import * as T from './texts.ts';
import { startLanguage } from './translate.ts';

const notices = new Notices(byId('notice'));

class LivePage {
  /** The number of games that have ended, and whether that was all. */
  private played = 0;
  private isOver = false;
  private source: EventSource | null = null;
  private readonly tables: Tables;
  private readonly results: Results;
  private readonly replay: ReplayDialog;

  constructor(private readonly info: TournamentInfo) {
    this.tables = new Tables(info);
    this.results = new Results(info, (game) => this.open(game));
    this.replay = new ReplayDialog(info);
    this.showHead();
    showLeftOut(info);
    // A page in the background has no connection; it catches up when it becomes visible.
    document.addEventListener('visibilitychange', () => (document.hidden ? this.disconnect() : this.connect()));
    this.connect();
  }

  translate(): void {
    this.showHead();
    showLeftOut(this.info);
    this.tables.translate();
    this.results.translate();
    this.replay.translate();
  }

  private connect(): void {
    if (this.source || document.hidden || this.isOver) return;
    this.results.clear();
    this.source = new EventSource('/api/live/events');
    this.source.onmessage = ({ data }) => {
      notices.end('connection');
      this.receive(JSON.parse(data));
      if (this.isOver) this.disconnect();
    };
    this.source.onerror = () => {
      notices.show('connection', word(T.programGone));
      this.results.clear();
    };
  }

  private disconnect(): void {
    this.source?.close();
    this.source = null;
  }

  private receive(news: News): void {
    if ('table' in news && news.table) showStandings(news.table);
    if ('under_way' in news) {
      this.played = news.played;
      this.tables.show(news.under_way, news.ended);
      this.results.add(news.ended);
    }
    if ('over' in news) {
      this.isOver = true;
      if (news.report) location.reload();
    }
    this.showHead();
  }

  private showHead(): void {
    const { info, played, isOver, tables } = this;
    document.title = byId('title').textContent = word(T.tournament, textOf(info.title));
    const state = [word(T.playedOf, played, info.games), ...(isOver ? [word(T.finished)] : [])];
    byId('subtitle').textContent = state.join(' · ');
    const progress = byId('progress', HTMLProgressElement);
    progress.max = info.games;
    progress.value = played;
    const quiet = byId('quiet-now');
    quiet.hidden = !tables.isEmpty;
    quiet.textContent = word(isOver ? T.finished : T.waiting);
  }

  /** Opens the replay of a game. */
  private async open(game: number): Promise<void> {
    try {
      const replayed = await getReplay(game);
      notices.end('refused');
      this.replay.open(replayed);
    } catch (error) {
      notices.show('refused', messageText(reasonOf(error)), 10);
    }
  }
}

async function start(): Promise<void> {
  let page: LivePage | null = null;
  startLanguage(LIVE_PAGE, () => page?.translate());
  try {
    page = new LivePage(await getTournament());
  } catch (error) {
    notices.show('connection', messageText(reasonOf(error)));
  }
}

start();
