// The players of a game in words and in lists, and the time of the computer.
import { word } from '../../shared/language.ts';
import type { GameInfo } from '../api/about.ts';
import type { Player, View } from '../api/state.ts';
import { ofSide } from '../sides.ts';
import * as T from '../texts.ts';

export const isHuman = (player: Player): boolean => player === 'human';

/** The player of the side to move. */
export const playerToMove = ({ players, toMove }: Pick<View, 'players' | 'toMove'>): Player => ofSide(players, toMove);

/** Whether a person plays alone against the computer. */
export const isAlone = ({ players }: Pick<View, 'players'>): boolean => players.filter(isHuman).length === 1;

function playerName(player: Player, levelName: typeof T.level): string {
  if (player === 'human') return word(T.human);
  return 'engine' in player ? player.engine : word(levelName, player.level);
}

/** A player's name where there is little room. */
export const shortName = (player: Player): string => playerName(player, T.shortLevel);

/** The name of a level, for after its short name; empty for other players. */
export const nameOfLevel = (player: Player): string =>
  typeof player === 'object' && 'level' in player ? word(T.levelName, player.level) : '';

/** Fills a list with all players. */
export function fillPlayers(
  select: HTMLSelectElement,
  { engines }: Pick<GameInfo, 'engines'>,
  levels: number,
  player: Player,
): void {
  const players: Player[] = [
    'human',
    ...Array.from({ length: levels }, (_, index) => ({ level: index + 1 })),
    ...engines.map((engine) => ({ engine })),
  ];
  select.replaceChildren(...players.map((each) => new Option(playerName(each, T.level), JSON.stringify(each))));
  select.value = JSON.stringify(player);
}

/** The player that is chosen in a list. */
export const chosenPlayer = ({ value }: HTMLSelectElement): Player => JSON.parse(value);

const SECONDS = [0.01, 0.1, 0.5, 1, 2, 5, 10, 30];

export const timeName = (milliseconds: number): string => word(T.seconds, milliseconds / 1000);

/** Fills a list with times for a move of the computer, in milliseconds. */
export function fillTimes(select: HTMLSelectElement, milliseconds: number): void {
  const all = new Set([...SECONDS.map((seconds) => seconds * 1000), milliseconds]);
  const sorted = [...all].sort((one, other) => one - other);
  select.replaceChildren(...sorted.map((time) => new Option(timeName(time), String(time))));
  select.value = String(milliseconds);
}
