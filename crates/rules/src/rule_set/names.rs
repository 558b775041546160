//! Names of rule sets in game records.

use super::{KoRule, RuleSet};
use std::sync::LazyLock;

/// The patterns of each rule set, in lower case and without accents; the first match decides. `word` is a whole word,
/// `start*` the start of one, and `*part*` a part of the text, ignoring spaces and punctuation.
const NAMES: &[(RuleSet, &str)] = &[
    (RuleSet::TrompTaylor, "tromp* *logicalrules* tt taylor *トロンプ*"),
    (RuleSet::ChineseKgs, "*chinesekgs* *kgschinese* *chineseogs* *ogschinese*"),
    (
        RuleSet::NewZealand,
        "nz *newzealand* *newzeland* *nouvellezelande* *neuseeland* *nuevazelanda* *新西蘭* *新西兰* *紐西蘭* \
         *ニュージーランド* *뉴질랜드*",
    ),
    (
        RuleSet::Ing,
        "ing ings goe sst *inggoe* *ingrule* *yingshi* *应氏* *應氏* *応氏* *应昌期* *應昌期* *計点制* *计点制* *計點制* \
         *응씨* *응창기* *잉룰*",
    ),
    (
        // The French and the British rules equal the American ones.
        RuleSet::Aga,
        "aga usgo american us usa bga british uk ffg fr french* franzosisch* *frances* francais* france* \
         *americangoassociation* *britishgoassociation* *美国* *美國* *アメリカ* *米国* *미국* *法国* *法國* *フランス* \
         *프랑스* *英国* *英國* *イギリス* *영국*",
    ),
    (
        RuleSet::Japanese,
        "japan* japon* giappon* jp jpn jap nihon nippon *nihonkiin* *日本* *日式* *日韩* *日韓* *일본* *япон*",
    ),
    (RuleSet::Korean, "korea* coree* corea* kr kor hanguk *韩国* *韓国* *韓國* *韩式* *한국* *коре*"),
    (
        RuleSet::Chinese,
        "chin* cn chn prc zhongguo kitai* cina* *中国* *中國* *中式* *数子* *數子* *중국* *кита*",
    ),
    (RuleSet::Free, "none *norules* *anyrules*"),
];

/// A pattern.
#[derive(Clone, Copy)]
enum NamePattern {
    Word(&'static str),
    Start(&'static str),
    Part(&'static str),
}

impl NamePattern {
    fn new(pattern: &'static str) -> Self {
        match (pattern.strip_prefix('*'), pattern.strip_suffix('*')) {
            (Some(part), _) => Self::Part(part.trim_end_matches('*')),
            (None, Some(start)) => Self::Start(start),
            (None, None) => Self::Word(pattern),
        }
    }
}

/// The patterns of [`NAMES`], in their order.
static PATTERNS: LazyLock<Vec<(RuleSet, NamePattern)>> = LazyLock::new(|| {
    let patterns = |&(rules, names): &(RuleSet, &'static str)| {
        names.split_ascii_whitespace().map(move |pattern| (rules, NamePattern::new(pattern)))
    };
    NAMES.iter().flat_map(patterns).collect()
});

impl RuleSet {
    /// The rule set for the value of `RU` in a game record, in any common spelling: `Chinese, Area
    /// Scoring`, `NZ`, `GOE`, `日本ルール`, KataGo's `koPOSITIONALscoreAREAtaxNONEsui1`. `None` if it is unknown.
    #[must_use]
    pub fn from_record(text: &str) -> Option<Self> {
        let text: String = text.to_lowercase().chars().map(plain).collect();
        let parts: String = text.chars().filter(|c| c.is_alphanumeric()).collect();
        let words: Vec<&str> = text.split(|c: char| !c.is_alphanumeric()).collect();
        let is_met = |pattern: NamePattern| match pattern {
            NamePattern::Word(whole) => words.contains(&whole),
            NamePattern::Start(start) => words.iter().any(|word| word.starts_with(start)),
            NamePattern::Part(part) => parts.contains(part),
        };
        match KO.iter().find(|(start, _)| parts.starts_with(start)) {
            Some(&(_, ko)) => in_parts(ko, &parts),
            None => PATTERNS.iter().find(|(_, pattern)| is_met(*pattern)).map(|&(rules, _)| rules),
        }
    }
}

/// Removes the accents that occur in names of rule sets, and makes full-width letters narrow.
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
