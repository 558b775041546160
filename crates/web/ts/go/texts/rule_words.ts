import { plural, type Template, type Text } from '../../shared/language.ts';

export const ruleSet = {
  japanese: { en: 'Japanese', zh: '日本规则' } as Text,
  chinese: { en: 'Chinese', zh: '中国规则' } as Text,
  'chinese-kgs': { en: 'Chinese (KGS, OGS)', zh: '中国规则（KGS、OGS）' } as Text,
  korean: { en: 'Korean', zh: '韩国规则' } as Text,
  aga: { en: 'AGA', zh: 'AGA 规则（美国）' } as Text,
  'new-zealand': { en: 'New Zealand', zh: '新西兰规则' } as Text,
  'tromp-taylor': { en: 'Tromp-Taylor', zh: 'Tromp-Taylor 规则' } as Text,
  ing: { en: 'Ing', zh: '应氏规则' } as Text,
  none: { en: 'No restrictions', zh: '没有限制' } as Text,
};
