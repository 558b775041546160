// The title of the window: in the background it says when it is the user's move.
import * as T from './texts.ts';
import { title } from './games.ts';
import { word } from '../shared/language.ts';

const isComputer = (player) => player !== 'human';

// Whether the user waits for the computer.
export const awaitsComputer = ({ players, thinking }) => thinking && !players.every(isComputer);

export function showTitle({ end, game, players, toMove }) {
  const isHumansTurn = !end && !isComputer(players[toMove === 'black' ? 0 : 1]) && players.some(isComputer);
  document.title = `${document.hidden && isHumansTurn ? `${word(T.yourMove)} – ` : ''}${title(game)}`;
}
