// The play page.
import { byId } from '../shared/dom.ts';
import type { FirstPage } from './api/about.ts';
import { begin, getState } from './api/requests.ts';
import { startMotion } from './board/motion.ts';
import { closeDialog } from './dialogs/dialog.ts';
import { linked } from './dialogs/export.ts';
import { learn } from './games.ts';
import { Notices } from './notices.ts';
import { Answers } from './play/answers.ts';
import { App } from './play/app.ts';
import { bindCommands } from './play/commands.ts';
import { showTitle } from './play/status.ts';
import { soundIsOn, turnSound } from './sound.ts';
import { PLAY_PAGE } from './texts/play_page.ts';
import { startLanguage } from './translate.ts';

let app: App | null = null;

function bindSound(): void {
  const button = byId('sound');
  const show = () => button.setAttribute('aria-pressed', String(soundIsOn));
  button.addEventListener('click', () => {
    turnSound(!soundIsOn);
    show();
  });
  show();
}

/** The first state is embedded in the page, so that the first frame is complete. */
async function start(): Promise<void> {
  startLanguage(PLAY_PAGE, () => app?.translate());
  startMotion();
  bindSound();
  const { about, state: embedded }: FirstPage = JSON.parse(byId('first-game').textContent ?? '');
  learn(about.games);
  const answers = new Answers(new Notices(byId('notice')));
  const beginning = linked();
  const begun = beginning && (await answers.attempt(begin(beginning), { subject: 'link' }));
  const state = begun ?? embedded ?? (await answers.attempt(getState(about.latest)));
  if (!state) return;
  history.replaceState(null, '', `?game=${state.id}`);
  app = new App(about, state, answers);
  bindCommands(app);
  app.session.open(state.id, { state });
}

document.addEventListener('visibilitychange', () => {
  if (app) showTitle(app.session.known);
});

addEventListener('popstate', () => {
  closeDialog();
  const id = new URLSearchParams(location.search).get('game');
  if (app && id && id !== app.session.id) app.session.open(id, { isBack: true });
});

start();
