// The encoding of a file: marks, valid UTF-8, CA, else the likeliest one by the characters of names, as crates/sgf/src/encoding
// chooses with longer tables.

// Characters of names, the most frequent first: surnames and all characters of simplified and traditional Chinese, Japanese, Korean.
const HANS = ['王李张刘陈杨金赵黄周林吴徐孙胡高朱许马姜何郭大崔罗朴梁宋韩郑小谢唐冯田于曹董萧程石袁邓傅中沈山曾蔡彭武吕叶苏安卢柳蒋宫贾', '王李段赛张陈中棋小刘金大子秀胜田一英国桂林杨华天兰梅黄建白玉的黑山围海人云野丽周日军三阳红淑明战平宇龙志赵二马珍飞韩荣高花文太新盘上风本凤吴泽业俊级半丹月目秒先星局弈决美北许婷强佳芳之健余城世雪东心杰姜武孙九不下井老间年神西规京名石柳徐瑞郎正崔树无公浪光朴原唐我冠敏甲慧五成刀爱开元六辉江藤博剑解七狐第洋真手比静四燕香罗八娟时谢十对宫胡霞村'];
const HANT = ['陳林李黃張王吳金劉蔡楊許鄭謝高洪郭周邱曾廖大賴姜徐樸葉蘇莊呂江小何崔蕭羅趙潘韓簡朱鍾孫游彭沈詹馬胡中', '段陳賽王美棋李林志勝張黃大小金天子俊明秀文中一淑田麗宏白華宇黑戰的玉人吳豪冠劉月雄玲家雲二山三惠楊盤許珠十半世局業目圍秒決台元風太雅龍澤正陽北建蔡高星飛傑老心聖野之珍九柏周日不承謝間名井年佳武廷神路無翰慧東五恩怡榮軍劍我石西公江真八姜郎葉下餘比第四開洪賢海馬界七樹光解六友時樸英鄭花分對蘭成愛先初錦網'];
const KANJI = ['山佐小中高鈴田王渡藤伊李吉加松石金岡大井林木西清三阿橋青斎安池太森近後周羽坂前長村遠福張横武黄斉万久', '田藤戦子中山本段一木太村美佐王小人月上大加林天三井勝明直高香野橋樹川日真裕郎鈴也白風吉花星手新李金平谷西佳水武松渡棋決七火夜神石拓下千介黒辺者和伊衣岡司春夏碁陽里清知奈桃志無健織優代二聖名竜洋京智部実森原口十挑定選押番先院局空君結翔阿不幻双鬼魔浩修文光幹元島彩生海丸篤六八初合時回俊宇近舞学弘保希周綾'];
const HANGUL = ['김이박최정강조윤장임한오서신권황안송류전홍고문양손배백허유남심노하곽성차주우구민', '이김오영단지수정승아시현기박진리서미민마사야우전자하다원성한타천준카선호은나국스대라위계키유로바장윤상주가불초구예안최백양왕도노신고인청경의일세치숙강재무쓰명훈산희모순와부회흑니루히집토케조류둑결동철제후린그연간배황샤남소에허권혜어반석보분월삼친프옥요중문울환즈비통송년싱레웅팔쉬본식쥔건태슈칠급읽코덤육젬병만차돌광종홍옌저랑란네람드파페팅'];

/** The logarithm of a character's frequency; undefined if it is not a frequent one. */
function frequencyIn([surnames, all], letter, isFirst, share, offset) {
  const [first, at] = [isFirst ? surnames.indexOf(letter) : -1, all.indexOf(letter)];
  if (first < 0 && at < 0) return undefined;
  return Math.log(Math.max(first < 0 ? 0 : 0.15 / (first + 3.5), at < 0 ? 0 : share / (at + offset)));
}

const hans = (letter, isFirst) => frequencyIn(HANS, letter, isFirst, 0.2, 15);
const hant = (letter, isFirst) => frequencyIn(HANT, letter, isFirst, 0.2, 15);
const plus = (log, more) => (log === undefined ? undefined : log + more);

function japanese(letter, isFirst) {
  if ('々ー\u3000'.includes(letter)) return -5;
  if ((letter >= '\u3041' && letter <= '\u30fa') || letter === '・') return -6.3;
  return frequencyIn(KANJI, letter, isFirst, 0.15, 12) ?? plus(hant(letter, isFirst), -2.5);
}

// The encodings of two bytes a character: what speaks for them before the text does, the frequencies of characters, for others
// those of rows, as pairs of the last lead byte and the logarithm, and whether the rows need trail bytes from A1 on.
const GBK_ROWS = [0xa0, -15, 0xa1, -8.7, 0xa2, -15, 0xa3, -8.7, 0xa9, -12, 0xaf, -15, 0xd7, -10.5, 0xf7, -11.8, 0xfe, -15];
const BIG5_ROWS = [0xa0, -15, 0xa3, -9.5, 0xc6, -10.9, 0xc8, -15, 0xf9, -13.1, 0xfe, -15];
const SJIS_ROWS = [
  ...[0x80, -14, 0x82, -8, 0x87, -12, 0x97, -10.5, 0x9f, -12.3, 0xa0, -14, 0xdf, -8, 0xea, -12.3, 0xec, -12],
  ...[0xee, -14, 0xf9, -12, 0xff, -14],
];
const EUC_JP_ROWS = [
  ...[0x8d, -12, 0x8e, -9.5, 0x8f, -14.5, 0xa0, -12, 0xa1, -8, 0xa2, -12, 0xa3, -8, 0xaf, -12, 0xcf, -10.5],
  ...[0xf4, -12.3, 0xff, -12],
];
const EUC_KR_ROWS = [0xa0, -15, 0xa1, -9, 0xa2, -12, 0xa3, -9, 0xaf, -12, 0xc8, -11, 0xc9, -15, 0xfd, -11.5, 0xff, -15];
const korean = (letter, isFirst) => frequencyIn(HANGUL, letter, isFirst, 0.24, 8);
const orHant = (language) => (letter, isFirst) => language(letter, isFirst) ?? plus(hant(letter, isFirst), -3.5);
const WIDE = [
  ['gb18030', 0, orHant(hans), GBK_ROWS, true],
  ['big5', -0.5, hant, BIG5_ROWS, false],
  ['shift_jis', -0.3, japanese, SJIS_ROWS, false],
  ['euc-jp', -1, japanese, EUC_JP_ROWS, false],
  ['euc-kr', -0.3, orHant(korean), EUC_KR_ROWS, true],
];
// Encodings of one byte a character, and what speaks for them.
const NARROW = { 'windows-1252': -6, 'windows-1250': -9, 'windows-1251': -13, 'koi8-r': -13 };

/** The encodings that a reader may choose, those of records first. */
export const ENCODINGS = [
  ...['UTF-8', 'GB18030', 'Big5', 'Shift_JIS', 'EUC-KR', 'EUC-JP', 'ISO-2022-JP'],
  ...['windows-1252', 'windows-1250', 'windows-1251', 'KOI8-R', 'UTF-16LE', 'UTF-16BE'],
];

// Names that only old programs use.
const LABELS = {
  gb: 'gbk',
  cp936: 'gbk',
  'euc-cn': 'gbk',
  cp950: 'big5',
  big5hkscs: 'big5',
  cp932: 'shift_jis',
  shiftjis: 'shift_jis',
  cp949: 'euc-kr',
  uhc: 'euc-kr',
  euckr: 'euc-kr',
  eucjp: 'euc-jp',
  utf: 'utf-8',
  utf_8: 'utf-8',
  'latin-1': 'latin1',
};

function decoderOf(label, fatal) {
  try {
    return new TextDecoder(LABELS[label.trim().toLowerCase()] ?? label, { fatal });
  } catch {
    return null;
  }
}

/** Decodes bytes; null if they are not text in the encoding or it is unknown. */
function strictly(bytes, label) {
  try {
    return decoderOf(label, true)?.decode(bytes) ?? null;
  } catch {
    return null;
  }
}

/** The text of bytes in an encoding; what is no character becomes U+FFFD. */
export const decoded = (bytes, label) => (decoderOf(label, false) ?? new TextDecoder()).decode(bytes);

/** The bytes of the first sample of text that is not ASCII, without a character that may be cut at the end. */
const SAMPLE = 1 << 16;

/** The logarithm of how likely a text is in an encoding of two bytes a character. */
function wideScore([label, before, known, rows, needsHigh], bytes) {
  const text = strictly(bytes, label);
  if (text === null) return -Infinity;
  let [total, at, count] = [before, 0, 0];
  let start = '';
  for (const letter of text) {
    if (letter < '\x80') {
      at += 1;
      start = (start + letter).slice(-3);
      continue;
    }
    const lead = bytes[at];
    const isHalf = label === 'shift_jis' && ((lead >= 0xa1 && lead <= 0xdf) || lead === 0x80);
    const isLong = (label === 'euc-jp' && lead === 0x8f) || (label === 'gb18030' && bytes[at + 1] < 0x40);
    const row = rows.findIndex((last, index) => index % 2 === 0 && lead <= last);
    const isLow = needsHigh && bytes[at + 1] < 0xa1;
    const rest = isLong ? -15 : isLow ? -15 : (rows[row + 1] ?? -15);
    total += Math.max(known(letter, start === 'PB[' || start === 'PW[') ?? -Infinity, rest);
    at += isHalf || (label === 'gb18030' && lead === 0x80) ? 1 : isLong ? (label === 'euc-jp' ? 3 : 4) : 2;
    start = '';
    count += 1;
    if (count === 2000) break;
  }
  return total;
}

/** How likely text is in an encoding of one byte a character: letters follow letters, accents are rare. */
function narrowScore(label, bytes) {
  const text = strictly(bytes, label);
  if (text === null) return -Infinity;
  let total = 0;
  let before = ' ';
  const isLetter = (sign) => /\p{L}/u.test(sign);
  for (const letter of text) {
    if (letter >= '\x80') {
      const follows = isLetter(before);
      const isLatin = letter < '\u0250';
      if (!isLetter(letter)) total -= '’‘“”–…«»°'.includes(letter) ? 5.5 : 7.5;
      else {
        total -= isLatin ? 3.4 : 3.2;
        if (/\p{Lu}/u.test(letter)) total -= follows ? 3 : 0.7;
        else if (!follows) total -= 1;
        // An accent rarely follows another one, and scripts do not mix.
        if (isLatin && follows && before >= '\x80') total -= 3;
        else if (follows && isLatin !== before < '\u0250') total -= 2.5;
      }
    }
    before = letter;
  }
  return total;
}

/** The value of CA in bytes that begin like ASCII. */
function declaredIn(bytes) {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, SAMPLE));
  return /(?<![A-Z])CA\[([ -~]{0,40}?)\]/.exec(head)?.[1] ?? '';
}

/** The first part of bytes around what is not ASCII, at the boundaries of lines. */
function sampleOf(bytes) {
  const at = Math.max(0, bytes.findIndex((byte) => byte >= 0x80) - 100);
  let end = Math.min(bytes.length, at + SAMPLE);
  while (end < bytes.length && end > at && bytes[end - 1] !== 0x5d) end -= 1;
  return bytes.subarray(at, end);
}

/** The encoding of bytes, and whether it is certain: `{ encoding, isCertain }`. */
export function encodingOf(bytes) {
  const certain = (encoding) => ({ encoding, isCertain: true });
  const [a, b, c, d] = bytes;
  if (a === 0xef && b === 0xbb && c === 0xbf) return certain('UTF-8');
  if ((a === 0xff && b === 0xfe) || (a && b === 0 && c && d === 0)) return certain('UTF-16LE');
  if ((a === 0xfe && b === 0xff) || (a === 0 && b && c === 0 && d)) return certain('UTF-16BE');
  const label = declaredIn(bytes);
  const named = label ? decoderOf(label, true)?.encoding : null;
  const head = decoded(bytes.subarray(0, SAMPLE), 'latin1');
  if (bytes.every((byte) => byte < 0x80)) return certain(/\x1b\$[@B]/.test(head) ? 'ISO-2022-JP' : 'UTF-8');
  if (strictly(bytes, 'utf-8') !== null) return certain('UTF-8');
  const sample = sampleOf(bytes);
  if (named && named !== 'utf-8' && strictly(sample, named) !== null) return certain(label.trim());
  // UTF-8 of which a few characters are cut.
  const loose = decoded(sample, 'utf-8').match(/[^\x00-\x7f]/gu) ?? [];
  const broken = loose.filter((letter) => letter === '\ufffd').length;
  if (loose.length - broken > 4 * broken) return certain('UTF-8');
  const scores = [
    ...WIDE.map((wide) => [wide[0], wideScore(wide, sample)]),
    ...Object.entries(NARROW).map(([narrow, before]) => [narrow, before + narrowScore(narrow, sample)]),
  ].sort((x, y) => y[1] - x[1]);
  const [[best, score]] = scores;
  if (score === -Infinity) return { encoding: named ? label.trim() : 'windows-1252', isCertain: false };
  return { encoding: ENCODINGS.find((name) => name.toLowerCase() === best), isCertain: false };
}
