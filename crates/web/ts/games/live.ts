// The page for spectators: games in progress, standings, replays. It is read-only.
import { byId } from '../shared/dom.ts';
import { type Text, word } from '../shared/language.ts';
import type { News, TournamentInfo } from './api/live.ts';
import { reasonOf } from './api/post.ts';
import { getReplay, getTournament } from './api/requests.ts';
import { openStream, type Stream } from './api/stream.ts';
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

/** Whether games are played, or the connection is lost, or the tournament was stopped before its end, or is over. */
type Phase = 'playing' | 'lost' | 'interrupted' | 'over';

const PHASES: Readonly<Record<Phase, Text | null>> = {
  playing: null,
  lost: null,
  interrupted: T.interrupted,
  over: T.finished,
};

class LivePage {
  /** The number of games that have ended. */
  private played = 0;
  private phase: Phase = 'playing';
  private stream: Stream | null = null;
  /** Whether what is shown comes from an earlier connection. */
  private isOld = false;
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
    notices.translate();
  }

  private connect(): void {
    if (this.stream || document.hidden || this.phase === 'over') return;
    this.stream = openStream('/api/live/events', {
      receive: (data) => this.receive(JSON.parse(data)),
      lost: () => this.lose(),
    });
  }

  private disconnect(): void {
    this.stream?.close();
    this.stream = null;
    this.isOld = true;
  }

  /** The program has stopped or was killed. What was shown stays, and the page goes on when the tournament is resumed. */
  private lose(): void {
    this.isOld = true;
    this.tables.stop();
    if (this.phase === 'interrupted') return;
    this.phase = 'lost';
    notices.show('connection', () => word(T.programGone));
    this.showHead();
  }

  /** Everything comes anew with each connection; another tournament has another page. */
  private async renew(): Promise<void> {
    this.isOld = false;
    this.results.clear();
    const now = await getTournament().catch(() => null);
    if (now && JSON.stringify(now) !== JSON.stringify(this.info)) location.reload();
  }

  private receive(news: News): void {
    if ('interrupted' in news) {
      this.phase = 'interrupted';
      this.tables.stop();
      notices.show('connection', () => word(T.interruptedMore));
      this.showHead();
      return;
    }
    this.phase = 'playing';
    notices.end('connection');
    if (this.isOld) this.renew();
    if ('table' in news && news.table) showStandings(news.table);
    if ('under_way' in news) {
      this.played = news.played;
      this.tables.show(news.under_way, news.ended);
      this.results.add(news.ended);
    }
    if ('over' in news) {
      this.phase = 'over';
      this.disconnect();
      if (news.report) location.reload();
    }
    this.showHead();
  }

  private showHead(): void {
    const { info, played, phase, tables } = this;
    document.title = byId('title').textContent = word(T.tournament, textOf(info.title));
    const state = PHASES[phase];
    const parts = [word(T.playedOf, played, info.games), ...(state ? [word(state)] : [])];
    byId('subtitle').textContent = parts.join(' · ');
    const progress = byId('progress', HTMLProgressElement);
    progress.max = info.games;
    progress.value = played;
    const quiet = byId('quiet-now');
    quiet.hidden = !tables.isEmpty;
    quiet.textContent = word(state ?? T.waiting);
  }

  /** Opens the replay of a game. */
  private async open(game: number): Promise<void> {
    try {
      const replayed = await getReplay(game);
      notices.end('refused');
      this.replay.open(replayed);
    } catch (error) {
      notices.show('refused', () => messageText(reasonOf(error)), 10);
    }
  }
}

async function start(): Promise<void> {
  let page: LivePage | null = null;
  startLanguage(LIVE_PAGE, () => page?.translate());
  try {
    page = new LivePage(await getTournament());
  } catch (error) {
    notices.show('connection', () => messageText(reasonOf(error)));
  }
}

start();
