// The panels around the board.
import { byId, make } from '../../shared/dom.ts';
import { word } from '../../shared/language.ts';
import type { About } from '../api/about.ts';
import type { Action } from '../api/actions.ts';
import type { State, View } from '../api/state.ts';
import { title } from '../games.ts';
import { messageText } from '../messages.ts';
import * as T from '../texts.ts';
import { AnalysisCard } from './analysis_card.ts';
import { showPlayers, showTurn } from './bars.ts';
import { EndCard } from './end_card.ts';
import { Fold } from './fold.ts';
import { showIntro } from './intro.ts';
import { MoveList } from './move_list.ts';
import { isAlone, isHuman, playerToMove } from './players.ts';
import { Settings } from './settings.ts';
import { hasEnded, outcome, resultText, showTitle, statusText } from './status.ts';

const setDisabled = (id: string, isDisabled: boolean) => {
  byId(id, HTMLButtonElement).disabled = isDisabled;
};

const setHidden = (id: string, isHidden: boolean) => {
  byId(id).hidden = isHidden;
};

/** Shows a text below the board, or a heading with more below it. */
export function setStatus(text: string, more = ''): void {
  const status = byId('status');
  const isSplit = more !== '';
  status.classList.toggle('split', isSplit);
  if (isSplit) status.replaceChildren(make('b', {}, text), ' ', make('span', {}, more));
  else status.textContent = text;
}

/** Shows whose turn it is, or how the game ended. */
export function showStatus(view: View): void {
  if (hasEnded(view)) setStatus(outcome(view), resultText(view));
  else setStatus(statusText(view));
}

export class Panel {
  readonly moves: MoveList;
  readonly analysis: AnalysisCard;
  private readonly end: EndCard;
  private readonly settings: Settings;
  private readonly folds: readonly Fold[];

  constructor(about: About, act: (action: Action) => void) {
    const go = (ply: number) => act({ do: 'goto', ply });
    this.moves = new MoveList(go);
    this.analysis = new AnalysisCard(act);
    this.end = new EndCard(go);
    this.settings = new Settings(about, act);
    this.folds = ['analysis', 'review'].map((id) => new Fold(id));
  }

  show(state: State): void {
    const name = title(state.game);
    const heading = byId('title');
    heading.textContent = heading.title = name;
    heading.classList.toggle('long', name.length > 9);
    showTitle(state);
    showTurn(state);
    showPlayers(state);
    this.settings.show(state);
    // Beginners have a board and its moves before them first.
    const isAnalysed = state.help !== 'off';
    for (const fold of this.folds) fold.show(state.id, isAnalysed || state.moves.length >= 2 || state.end !== null);
    this.end.show(state);
    if (state.trouble) setStatus(messageText(state.trouble));
    else showStatus(state);
    byId('status').classList.toggle('yours', isAlone(state) && state.legal.length > 0);
    showControls(state);
    this.analysis.reset(state);
    showIntro(state);
    this.moves.show(state);
  }
}

/** Shows the buttons that can be pressed. */
function showControls(state: State): void {
  const { end, moves, ply, players, thinking } = state;
  const isOver = end !== null;
  const hasHuman = players.some(isHuman);
  // Against a human, the computer only waits after an error or at an earlier position.
  const isPausable = !isOver && !isHuman(playerToMove(state)) && !(hasHuman && thinking);
  setHidden('pause', !isPausable);
  setHidden('step', !isPausable || hasHuman);
  byId('pause').textContent = word(thinking ? T.pause : T.resume);
  for (const id of ['undo', 'first', 'back']) setDisabled(id, ply === 0);
  for (const id of ['redo', 'last', 'next']) setDisabled(id, ply === moves.length);
  for (const id of ['hint', 'redo']) setHidden(id, isOver);
  for (const id of ['again', 'other']) setHidden(id, !isOver);
  setDisabled('hint', thinking);
}
