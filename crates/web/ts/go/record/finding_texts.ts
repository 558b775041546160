// The texts of findings in English and Chinese, equal to those of the program.
import { opponent } from '../rules.ts';

const COLORS_EN = ['', 'black', 'white'];
const COLORS_ZH = ['', '黑方', '白方'];

/** Rule sets as they are named before `rules`, and in Chinese. */
export const RULE_NAMES = {
  japanese: ['Japanese', '日本规则'],
  chinese: ['Chinese', '中国规则'],
  'chinese-kgs': ['Chinese (KGS)', '中国规则（KGS）'],
  korean: ['Korean', '韩国规则'],
  aga: ['AGA', '美国规则（AGA）'],
  'new-zealand': ['New Zealand', '新西兰规则'],
  'tromp-taylor': ['Tromp-Taylor', 'Tromp-Taylor 规则'],
  ing: ['Ing', '应氏规则'],
  none: ['free', '自由规则'],
};

const moves = (count) => `${count} ${count === 1 ? 'move' : 'moves'}`;

const repeats = ({ after, length }) => [
  `repeats the position ${after === 0 ? 'at the start' : `after move ${after}`}, a cycle of ${moves(length)}`,
  `回到${after === 0 ? '开局时' : `第 ${after} 手后`}的局面（循环 ${length} 手）`,
];

/** The message of each code in both languages, from the values of a finding. `rules` is null if the record names none. */
const TEXTS_OF_CODES = {
  M101: ({ at, stone }, en, zh) => [
    `${en} ${at}: a ${COLORS_EN[stone]} stone is already there`,
    `${zh}下 ${at}：那里已有${['', '黑子', '白子'][stone]}`,
  ],
  M102: ({ value, size, isPass }, en, zh) => [
    `${en} [${value}] is off the ${size} board${isPass ? ': probably a pass' : ''}`,
    `${zh} [${value}]：不在 ${size} 的棋盘上${isPass ? '，很可能是停一手' : ''}`,
  ],
  M103({ at, count, rules }, en, zh) {
    const [of, zhOf] = count === 1 ? ['', ''] : [` of ${count} stones`, `，共 ${count} 颗子`];
    const [name, zhName] = RULE_NAMES[rules] ?? [];
    return [
      `${en} ${at} is suicide${of}${name ? `, which ${name} rules forbid` : ', which few rule sets allow; the record names none'}`,
      `${zh}下 ${at} 是自杀${zhOf}${name ? `，${zhName}不允许` : '，多数规则不允许；棋谱没有写明规则'}`,
    ];
  },
  M104: ({ at, took, color }, en, zh) => [
    `${en} ${at} retakes at once the ko that ${COLORS_EN[opponent(color)]} took with move ${took}`,
    `${zh}下 ${at}，立即提回${COLORS_ZH[opponent(color)]}第 ${took} 手提的劫`,
  ],
  M105({ at, earlier }, en, zh) {
    const [said, zhSaid] = repeats(earlier);
    return [`${en} ${at} ${said}: positional superko`, `${zh}下 ${at}，${zhSaid}：全局同形再现`];
  },
  M106({ at, earlier }, en, zh) {
    const [said, zhSaid] = repeats(earlier);
    return [
      `${en} ${at} ${said}, with the same player to move: situational superko`,
      `${zh}下 ${at}，${zhSaid}，而且轮到同一方下：全局同形再现`,
    ];
  },
  M107({ at, earlier, rules }, en, zh) {
    const [said, zhSaid] = repeats(earlier);
    const [name, zhName] = RULE_NAMES[rules ?? 'japanese'];
    return [`${en} ${at} ${said}, which ${name} rules allow`, `${zh}下 ${at}，${zhSaid}，${zhName}允许`];
  },
  M201: ({ number }, en, zh) => [
    `${en} moves twice in a row: moves ${number - 1} and ${number}`,
    `${zh}连下两手：第 ${number - 1} 手和第 ${number} 手`,
  ],
  M202({ because, handicap, color }, en, zh) {
    const [other, zhOther] = [COLORS_EN[opponent(color)], COLORS_ZH[opponent(color)]];
    if (because === 'pl') return [`${en} moves first, but PL names ${other}`, `${zh}先下，而 PL 写的是${zhOther}`];
    return handicap === null
      ? [
          `${en} moves first, but without handicap, setup or PL black should`,
          `${zh}先下，而没有让子、摆子和 PL 时应由黑方先下`,
        ]
      : [
          `${en} moves first, but with HA[${handicap}] ${other} should`,
          `${zh}先下，而 HA[${handicap}] 时应由${zhOther}先下`,
        ];
  },
  M203: ({ at }, en, zh) => [
    `${en} ${at} after two passes, which end a game`,
    `双方各停一手，对局已经结束，${zh}又下 ${at}`,
  ],
  M204: () => ['two moves in a node: both are played', '同一个节点里有两手棋：两手都算'],
};

// In variations, problems and dictionaries.
TEXTS_OF_CODES.M205 = TEXTS_OF_CODES.M201;
TEXTS_OF_CODES.M206 = TEXTS_OF_CODES.M203;

/** The message of a finding, in English and in Chinese. */
export const textsOf = (code, values) => TEXTS_OF_CODES[code](values, COLORS_EN[values.color], COLORS_ZH[values.color]);
