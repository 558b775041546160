// The texts of findings at moves, equal to those of the program.
import type { Text } from '../../shared/language.ts';
import { BLACK, type Color, opponent, type Repetition, type RuleSetName, WHITE } from '../rules.ts';

interface OfPlayer {
  readonly color: Color;
}

interface OfMove extends OfPlayer {
  /** The name of the point. */
  readonly at: string;
}

interface OfRepetition extends OfMove {
  readonly earlier: Pick<Repetition, 'after' | 'length'>;
}

interface OfTurn extends OfPlayer {
  /** The number of the move. */
  readonly number: number;
}

/** The values of a finding's text by code. `rules` is null if the record names none. */
export interface FindingValues {
  M101: OfMove & { readonly stone: Color };
  M102: OfPlayer & { readonly value: string; readonly size: string; readonly isPass: boolean };
  M103: OfMove & { readonly count: number; readonly rules: RuleSetName | null };
  M104: OfMove & { readonly took: number };
  M105: OfRepetition;
  M106: OfRepetition;
  M107: OfRepetition & { readonly rules: RuleSetName | null };
  M201: OfTurn;
  M202: OfPlayer & { readonly because: 'pl' | 'first'; readonly handicap: number | null };
  M203: OfMove;
  M204: OfPlayer;
  // In variations, problems and dictionaries.
  M205: OfTurn;
  M206: OfMove;
}

/** The codes of findings at moves. */
export type MoveCode = keyof FindingValues;

const PLAYERS: Readonly<Record<Color, Text>> = {
  [BLACK]: { en: 'black', zh: '黑方' },
  [WHITE]: { en: 'white', zh: '白方' },
};

const STONES: Readonly<Record<Color, Text>> = {
  [BLACK]: { en: 'a black stone', zh: '黑子' },
  [WHITE]: { en: 'a white stone', zh: '白子' },
};

/** Rule sets as they are named before `rules`, and in Chinese. */
const RULES: Readonly<Record<RuleSetName, Text>> = {
  japanese: { en: 'Japanese', zh: '日本规则' },
  chinese: { en: 'Chinese', zh: '中国规则' },
  'chinese-kgs': { en: 'Chinese (KGS)', zh: '中国规则（KGS）' },
  korean: { en: 'Korean', zh: '韩国规则' },
  aga: { en: 'AGA', zh: '美国规则（AGA）' },
  'new-zealand': { en: 'New Zealand', zh: '新西兰规则' },
  'tromp-taylor': { en: 'Tromp-Taylor', zh: 'Tromp-Taylor 规则' },
  ing: { en: 'Ing', zh: '应氏规则' },
  none: { en: 'free', zh: '自由规则' },
};

const moves = (count: number) => `${count} ${count === 1 ? 'move' : 'moves'}`;

const repeats = ({ after, length }: OfRepetition['earlier']): Text => ({
  en: `repeats the position ${after === 0 ? 'at the start' : `after move ${after}`}, a cycle of ${moves(length)}`,
  zh: `回到${after === 0 ? '开局时' : `第 ${after} 手后`}的局面（循环 ${length} 手）`,
});

const movesTwice = ({ color, number }: OfTurn): Text => ({
  en: `${PLAYERS[color].en} moves twice in a row: moves ${number - 1} and ${number}`,
  zh: `${PLAYERS[color].zh}连下两手：第 ${number - 1} 手和第 ${number} 手`,
});

const movesAfterEnd = ({ color, at }: OfMove): Text => ({
  en: `${PLAYERS[color].en} ${at} after two passes, which end a game`,
  zh: `双方各停一手，对局已经结束，${PLAYERS[color].zh}又下 ${at}`,
});

const TEXTS: { readonly [Code in MoveCode]: (values: FindingValues[Code]) => Text } = {
  M101: ({ color, at, stone }) => ({
    en: `${PLAYERS[color].en} ${at}: ${STONES[stone].en} is already there`,
    zh: `${PLAYERS[color].zh}下 ${at}：那里已有${STONES[stone].zh}`,
  }),
  M102: ({ color, value, size, isPass }) => ({
    en: `${PLAYERS[color].en} [${value}] is off the ${size} board${isPass ? ': probably a pass' : ''}`,
    zh: `${PLAYERS[color].zh} [${value}]：不在 ${size} 的棋盘上${isPass ? '，很可能是停一手' : ''}`,
  }),
  M103({ color, at, count, rules }) {
    const stones = count === 1 ? { en: '', zh: '' } : { en: ` of ${count} stones`, zh: `，共 ${count} 颗子` };
    const forbids = rules
      ? { en: `which ${RULES[rules].en} rules forbid`, zh: `${RULES[rules].zh}不允许` }
      : { en: 'which few rule sets allow; the record names none', zh: '多数规则不允许；棋谱没有写明规则' };
    return {
      en: `${PLAYERS[color].en} ${at} is suicide${stones.en}, ${forbids.en}`,
      zh: `${PLAYERS[color].zh}下 ${at} 是自杀${stones.zh}，${forbids.zh}`,
    };
  },
  M104({ color, at, took }) {
    const other = PLAYERS[opponent(color)];
    return {
      en: `${PLAYERS[color].en} ${at} retakes at once the ko that ${other.en} took with move ${took}`,
      zh: `${PLAYERS[color].zh}下 ${at}，立即提回${other.zh}第 ${took} 手提的劫`,
    };
  },
  M105({ color, at, earlier }) {
    const said = repeats(earlier);
    return {
      en: `${PLAYERS[color].en} ${at} ${said.en}: positional superko`,
      zh: `${PLAYERS[color].zh}下 ${at}，${said.zh}：全局同形再现`,
    };
  },
  M106({ color, at, earlier }) {
    const said = repeats(earlier);
    return {
      en: `${PLAYERS[color].en} ${at} ${said.en}, with the same player to move: situational superko`,
      zh: `${PLAYERS[color].zh}下 ${at}，${said.zh}，而且轮到同一方下：全局同形再现`,
    };
  },
  M107({ color, at, earlier, rules }) {
    const said = repeats(earlier);
    const allowed = RULES[rules ?? 'japanese'];
    return {
      en: `${PLAYERS[color].en} ${at} ${said.en}, which ${allowed.en} rules allow`,
      zh: `${PLAYERS[color].zh}下 ${at}，${said.zh}，${allowed.zh}允许`,
    };
  },
  M201: movesTwice,
  M202({ color, because, handicap }) {
    const [player, other] = [PLAYERS[color], PLAYERS[opponent(color)]];
    if (because === 'pl')
      return {
        en: `${player.en} moves first, but PL names ${other.en}`,
        zh: `${player.zh}先下，而 PL 写的是${other.zh}`,
      };
    if (handicap === null)
      return {
        en: `${player.en} moves first, but without handicap, setup or PL black should`,
        zh: `${player.zh}先下，而没有让子、摆子和 PL 时应由黑方先下`,
      };
    return {
      en: `${player.en} moves first, but with HA[${handicap}] ${other.en} should`,
      zh: `${player.zh}先下，而 HA[${handicap}] 时应由${other.zh}先下`,
    };
  },
  M203: movesAfterEnd,
  M204: () => ({ en: 'two moves in a node: both are played', zh: '同一个节点里有两手棋：两手都算' }),
  M205: movesTwice,
  M206: movesAfterEnd,
};

export const textOf = <Code extends MoveCode>(code: Code, values: FindingValues[Code]): Text => TEXTS[code](values);
