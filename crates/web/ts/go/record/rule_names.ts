// Names of rule sets in records, as crates/rules/src/rule_set/names.rs reads them.
import type { RuleSet, RuleSetName } from '../rules.ts';

// The patterns of each rule set; the first match decides. `word` is a whole word, `start*` the start of one, and `*part*` a part
// of the text without spaces and punctuation.
const PATTERNS: readonly (readonly [name: RuleSetName, patterns: string])[] = [
  ['tromp-taylor', 'tromp* *logicalrules* tt taylor *トロンプ*'],
  ['chinese-kgs', '*chinesekgs* *kgschinese* *chineseogs* *ogschinese*'],
  [
    'new-zealand',
    'nz *newzealand* *newzeland* *nouvellezelande* *neuseeland* *nuevazelanda* *新西蘭* *新西兰* *紐西蘭* *ニュージーランド* ' +
      '*뉴질랜드*',
  ],
  [
    'ing',
    'ing ings goe sst *inggoe* *ingrule* *yingshi* *应氏* *應氏* *応氏* *应昌期* *應昌期* *計点制* *计点制* *計點制* *응씨* ' +
      '*응창기* *잉룰*',
  ],
  [
    'aga',
    'aga usgo american us usa bga british uk ffg fr french* franzosisch* *frances* francais* france* *americangoassociation* ' +
      '*britishgoassociation* *美国* *美國* *アメリカ* *米国* *미국* *法国* *法國* *フランス* *프랑스* *英国* *英國* *イギリス* *영국*',
  ],
  ['japanese', 'japan* japon* giappon* jp jpn jap nihon nippon *nihonkiin* *日本* *日式* *日韩* *日韓* *일본* *япон*'],
  ['korean', 'korea* coree* corea* kr kor hanguk *韩国* *韓国* *韓國* *韩式* *한국* *коре*'],
  ['chinese', 'chin* cn chn prc zhongguo kitai* cina* *中国* *中國* *中式* *数子* *數子* *중국* *кита*'],
  ['none', 'none *norules* *anyrules*'],
];

// Letters with accents, after their letter.
const PLAIN: ReadonlyMap<string, string> = new Map(
  ['aáà', 'cç', 'eéèê', 'ií', 'oöó'].flatMap((letters) => [...letters].map((letter) => [letter, letters.charAt(0)])),
);

/** The rule set that spells out its parts, as KataGo's `koPOSITIONALscoreAREAtaxNONEsui1`. */
function ofParts(ko: string, parts: string, ruleSets: readonly RuleSet[]): RuleSet | null {
  const at = parts.lastIndexOf('sui');
  const digit = at < 0 ? '' : parts.charAt(at + 3);
  if (!['0', '1', 'f', 't'].includes(digit)) return null;
  const isLegal = digit === '1' || digit === 't';
  const sets = ruleSets.filter((set) => set.ko === ko && Boolean(set.suicide) === isLegal);
  // The two sets with simple ko differ in scoring.
  return sets[ko === 'simple' && parts.includes('area') ? 1 : 0] ?? null;
}

/** The rule set that RU names, from those of the page; null if it is unknown. */
export function rulesOf(text: string, ruleSets: readonly RuleSet[]): RuleSet | null {
  const plain = text
    .toLowerCase()
    .replace(/[éèêçáàöóí]/g, (letter) => PLAIN.get(letter) ?? letter)
    .replace(/[ａ-ｚ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0));
  const words = plain.split(/[^\p{Alphabetic}\p{N}]/u);
  const parts = words.join('');
  const [, ko] = /^ko(simple|positional|situational)/.exec(parts) ?? [];
  if (ko) return ofParts(ko, parts, ruleSets);
  const isMet = (pattern: string) => {
    const bare = pattern.replaceAll('*', '');
    if (pattern.startsWith('*')) return parts.includes(bare);
    return words.some((each) => (pattern === bare ? each === bare : each.startsWith(bare)));
  };
  const [name] = PATTERNS.find(([, patterns]) => patterns.split(' ').some(isMet)) ?? [];
  return ruleSets.find((set) => set.name === name) ?? null;
}
