//! Names of rule sets in game records.

use super::{KoRule, RuleSet};

/// A pattern that identifies a rule set.
enum Sign {
    /// A whole word.
    Word(&'static str),
    /// The beginning of a word.
    Start(&'static str),
    /// Letters anywhere in the text, ignoring spaces and punctuation.
    Part(&'static str),
}

use Sign::{Part, Start, Word};

/// The patterns of each rule set, in lower case and without accents; the first match decides.
const SIGNS: &[(RuleSet, &[Sign])] = &[
    (
        RuleSet::TrompTaylor,
        &[Start("tromp"), Part("logicalrules"), Word("tt"), Word("taylor"), Part("トロンプ")],
    ),
    (RuleSet::ChineseKgs, &[Part("chinesekgs"), Part("kgschinese"), Part("chineseogs"), Part("ogschinese")]),
    (
        RuleSet::NewZealand,
        &[
            Word("nz"),
            Part("newzealand"),
            Part("newzeland"),
            Part("nouvellezelande"),
            Part("neuseeland"),
            Part("nuevazelanda"),
            Part("新西蘭"),
            Part("新西兰"),
            Part("紐西蘭"),
            Part("ニュージーランド"),
            Part("뉴질랜드"),
        ],
    ),
    (
        RuleSet::Ing,
        &[
            Word("ing"),
            Word("ings"),
            Word("goe"),
            Word("sst"),
            Part("inggoe"),
            Part("ingrule"),
            Part("yingshi"),
            Part("应氏"),
            Part("應氏"),
            Part("応氏"),
            Part("应昌期"),
            Part("應昌期"),
            Part("計点制"),
            Part("计点制"),
            Part("計點制"),
            Part("응씨"),
            Part("응창기"),
            Part("잉룰"),
        ],
    ),
    (
        RuleSet::Aga,
        &[
            Word("aga"),
            Word("usgo"),
            Word("american"),
            Word("us"),
            Word("usa"),
            // The French and the British rules equal the American ones.
            Word("bga"),
            Word("british"),
            Word("uk"),
            Word("ffg"),
            Word("fr"),
            Start("french"),
            Start("franzosisch"),
            Part("frances"),
            Start("francais"),
            Start("france"),
            Part("americangoassociation"),
            Part("britishgoassociation"),
            Part("美国"),
            Part("美國"),
            Part("アメリカ"),
            Part("米国"),
            Part("미국"),
            Part("法国"),
            Part("法國"),
            Part("フランス"),
            Part("프랑스"),
            Part("英国"),
            Part("英國"),
            Part("イギリス"),
            Part("영국"),
        ],
    ),
    (
        RuleSet::Japanese,
        &[
            Start("japan"),
            Start("japon"),
            Start("giappon"),
            Word("jp"),
            Word("jpn"),
            Word("jap"),
            Word("nihon"),
            Word("nippon"),
            Part("nihonkiin"),
            Part("日本"),
            Part("日式"),
            Part("日韩"),
            Part("日韓"),
            Part("일본"),
            Part("япон"),
        ],
    ),
    (
        RuleSet::Korean,
        &[
            Start("korea"),
            Start("coree"),
            Start("corea"),
            Word("kr"),
            Word("kor"),
            Word("hanguk"),
            Part("韩国"),
            Part("韓国"),
            Part("韓國"),
            Part("韩式"),
            Part("한국"),
            Part("коре"),
        ],
    ),
    (
        RuleSet::Chinese,
        &[
            Start("chin"),
            Word("cn"),
            Word("chn"),
            Word("prc"),
            Word("zhongguo"),
            Start("kitai"),
            Start("cina"),
            Part("中国"),
            Part("中國"),
            Part("中式"),
            Part("数子"),
            Part("數子"),
            Part("중국"),
            Part("кита"),
        ],
    ),
    (RuleSet::Free, &[Word("none"), Part("norules"), Part("anyrules")]),
];

impl RuleSet {
    /// The rule set for the value of `RU` in a game record, in any common spelling: `Chinese, Area
    /// Scoring`, `NZ`, `GOE`, `日本ルール`, KataGo's `koPOSITIONALscoreAREAtaxNONEsui1`. `None` if it is unknown.
    #[must_use]
    pub fn from_record(text: &str) -> Option<Self> {
        find(text)
    }
}

fn find(text: &str) -> Option<RuleSet> {
    let text: String = text.to_lowercase().chars().map(plain).collect();
    let parts: String = text.chars().filter(|c| c.is_alphanumeric()).collect();
    let words: Vec<&str> = text.split(|c: char| !c.is_alphanumeric()).collect();
    let is_met = |sign: &Sign| match *sign {
        Word(word) => words.contains(&word),
        Start(start) => words.iter().any(|word| word.starts_with(start)),
        Part(part) => parts.contains(part),
    };
    match KO.iter().find(|(start, _)| parts.starts_with(start)) {
        Some(&(_, ko)) => in_parts(ko, &parts),
        None => SIGNS.iter().find(|(_, signs)| signs.iter().any(is_met)).map(|&(rules, _)| rules),
    }
}

/// A letter without its accent, for accents in names of rule sets; full-width letters become narrow.
fn plain(letter: char) -> char {
    match letter {
        'é' | 'è' | 'ê' => 'e',
        'ç' => 'c',
        'á' | 'à' => 'a',
        'ö' | 'ó' => 'o',
        'í' => 'i',
        'ａ'..='ｚ' => char::from_u32(letter as u32 - 'ａ' as u32 + 'a' as u32).unwrap_or(letter),
        _ => letter,
    }
}

/// The beginnings of rules that are spelt out part by part, as by KataGo.
const KO: [(&str, KoRule); 3] = [
    ("kosimple", KoRule::Simple),
    ("kopositional", KoRule::Positional),
    ("kosituational", KoRule::Situational),
];

/// For rules that are spelt out part by part, the set with the same ko rule and the same rule for suicide.
fn in_parts(ko: KoRule, text: &str) -> Option<RuleSet> {
    let suicide = match text.rsplit_once("sui")?.1.chars().next()? {
        '0' | 'f' => false,
        '1' | 't' => true,
        _ => return None,
    };
    // The two sets with simple ko differ in scoring.
    let counts_area = text.contains("area") && ko == KoRule::Simple;
    let mut sets =
        RuleSet::ALL.into_iter().filter(|rules| rules.ko() == ko && rules.allows_suicide() == suicide);
    sets.nth(usize::from(counts_area))
}
