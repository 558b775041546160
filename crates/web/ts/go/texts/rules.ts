// The names of rule sets and of what they forbid.
import type { Template, Text } from '../../shared/language.ts';
import type { KoRule, RuleSetName } from '../rules.ts';

export const ruleSets: Readonly<Record<RuleSetName, Text>> = {
  japanese: { en: 'Japanese', zh: '日本规则' },
  chinese: { en: 'Chinese', zh: '中国规则' },
  'chinese-kgs': { en: 'Chinese (KGS, OGS)', zh: '中国规则（KGS、OGS）' },
  korean: { en: 'Korean', zh: '韩国规则' },
  aga: { en: 'AGA', zh: 'AGA 规则（美国）' },
  'new-zealand': { en: 'New Zealand', zh: '新西兰规则' },
  'tromp-taylor': { en: 'Tromp-Taylor', zh: 'Tromp-Taylor 规则' },
  ing: { en: 'Ing', zh: '应氏规则' },
  none: { en: 'No restrictions', zh: '没有限制' },
};
export const koRules: Readonly<Record<KoRule, Text>> = {
  simple: { en: 'simple ko', zh: '普通打劫' },
  positional: { en: 'positional superko', zh: '局面不得重复' },
  situational: { en: 'situational superko', zh: '局面和轮到谁不得同时重复' },
  none: { en: 'no ko rule', zh: '没有打劫规则' },
};
export const suicideRule: Template<[isLegal: boolean]> = {
  en: (isLegal) => (isLegal ? 'suicide legal' : 'no suicide'),
  zh: (isLegal) => (isLegal ? '可以自杀' : '禁止自杀'),
};
