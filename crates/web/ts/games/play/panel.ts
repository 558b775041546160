// The panels around the board.
import { byId } from '../../shared/dom.ts';
import { word } from '../../shared/language.ts';
import type { About } from '../api/about.ts';
import type { Action } from '../api/actions.ts';
import type { State } from '../api/state.ts';
import { infoOf, title } from '../games.ts';
import { messageText } from '../messages.ts';
import * as T from '../texts.ts';
import { AnalysisCard } from './analysis_card.ts';
import { showPlayers, showTurn } from './bars.ts';
import { EndCard } from './end_card.ts';
import { MoveList } from './move_list.ts';
import { isAlone, isHuman, playerToMove } from './players.ts';
import { Settings } from './settings.ts';
import { showTitle, statusText } from './status.ts';

const setDisabled = (id: string, isDisabled: boolean) => {
  byId(id, HTMLButtonElement).disabled = isDisabled;
};

const setHidden = (id: string, isHidden: boolean) => {
  byId(id).hidden = isHidden;
};

export const setStatus = (text: string): void => {
  byId('status').textContent = text;
};

export class Panel {
  readonly moves: MoveList;
  readonly analysis: AnalysisCard;
  private readonly end: EndCard;
  private readonly settings: Settings;

  constructor(about: About, act: (action: Action) => void) {
    const go = (ply: number) => act({ do: 'goto', ply });
    this.moves = new MoveList(go);
    this.analysis = new AnalysisCard(act);
    this.end = new EndCard(go);
    this.settings = new Settings(about, act);
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
    this.end.show(state);
    setStatus(state.trouble ? messageText(state.trouble) : statusText(state));
    byId('status').classList.toggle('yours', isAlone(state) && state.legal.length > 0);
    showControls(state);
    this.analysis.reset(state);
    setHidden('howto', !infoOf(state.game).lessons.length);
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
