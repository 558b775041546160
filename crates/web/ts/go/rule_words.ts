// The names of the rule sets.
import { addTexts } from '../shared/language.ts';

addTexts({
  en: {
    ruleSet: {
      japanese: 'Japanese',
      chinese: 'Chinese',
      'chinese-kgs': 'Chinese (KGS, OGS)',
      korean: 'Korean',
      aga: 'AGA',
      'new-zealand': 'New Zealand',
      'tromp-taylor': 'Tromp-Taylor',
      ing: 'Ing',
      none: 'No restrictions',
    },
  },
  zh: {
    ruleSet: {
      japanese: '日本规则',
      chinese: '中国规则',
      'chinese-kgs': '中国规则（KGS、OGS）',
      korean: '韩国规则',
      aga: 'AGA 规则（美国）',
      'new-zealand': '新西兰规则',
      'tromp-taylor': 'Tromp-Taylor 规则',
      ing: '应氏规则',
      none: '没有限制',
    },
  },
});
