//! Words around answers in sentences: counts, captured stones, conclusions and corrections. To recognise another form, add its
//! words here.

use super::value_words::{is_filler, truth};

/// Units: `共2处`, `提1子`, `4 positions`.
const MEASURES: &[char] = &['颗', '个', '枚', '子', '块', '处', '点', '种', '步', '手'];
const COUNTED: &[&str] = &[
    "黑子", "白子", "棋子", "黑棋", "白棋", "子", "位置", "点位", "点", "地方", "处", "解", "合法", "可行",
    "着法", "的",
];
const ENGLISH_COUNTED: &[&str] = &[
    "stone",
    "stones",
    "point",
    "points",
    "position",
    "positions",
    "move",
    "moves",
    "capture",
    "captures",
    "place",
    "places",
    "solution",
    "solutions",
];

/// Verbs of a capture: captured stones follow, not an answer.
const TAKING: &[&str] = &["提掉", "提走", "提取", "提了", "提去", "被提", "提", "吃掉", "吃了", "吃", "杀掉"];
const ENGLISH_TAKING: &[&str] = &[
    "captured",
    "captures",
    "capturing",
    "takes",
    "taking",
    "taken",
    "removes",
    "removing",
    "removed",
    "kills",
    "killing",
    "killed",
];

/// Words before a point that is an answer.
const PLAYING: &[&str] = &["下在", "下", "落在", "落子", "在", "play", "plays", "at", "on", "move"];

/// Words before the last clause of a sentence with reasons.
const CONCLUSIONS: &[&str] =
    &["so", "therefore", "hence", "thus", "theansweris", "所以", "因此", "因而", "故", "答案是", "答案为"];

/// Words of doubt: a sentence with one is not an answer.
const DOUBTS: &[&str] = &["?", "but", "maybe", "perhaps", "not sure", "可能", "也许", "但", "不确定", "大概"];

const CORRECTIONS: &[&str] = &["更正", "订正", "勘误", "correction", "corrected", "erratum"];

fn is_punctuation(c: char) -> bool {
    ".,;:!".contains(c)
}

/// Returns true for the unit of a count.
pub(super) fn is_measure(word: &str) -> bool {
    let word = word.trim_end_matches(is_punctuation);
    if word.is_ascii() {
        return ENGLISH_COUNTED.contains(&word.to_ascii_lowercase().as_str());
    }
    let Some(mut rest) = word.strip_prefix(MEASURES) else { return false };
    while let Some(after) = COUNTED.iter().find_map(|noun| rest.strip_prefix(noun)) {
        rest = after;
    }
    rest.is_empty()
}

/// Returns true for a word that means a place after a point: `(0, 6) 处`.
pub(super) fn is_place(word: &str) -> bool {
    ["处", "点", "位置"].contains(&word.trim_end_matches(is_punctuation))
}

/// Returns true for a verb of a capture, optionally with filler words: `也可以提掉`.
pub(super) fn is_taking(word: &str) -> bool {
    let word = word.trim_end_matches(is_punctuation);
    if word.is_ascii() {
        return ENGLISH_TAKING.contains(&word.to_ascii_lowercase().as_str());
    }
    let verb = TAKING.iter().filter_map(|verb| word.split_once(verb));
    let is_around = |text: &str| text.is_empty() || is_filler(text) || COUNTED.contains(&text);
    !is_filler(word) && { verb }.any(|(before, after)| is_around(before) && is_around(after))
}

/// Returns true for a word before a point that is an answer.
pub(super) fn is_playing(word: &str) -> bool {
    let word = word.to_lowercase();
    PLAYING.iter().any(|play| if play.is_ascii() { word == *play } else { word.contains(play) })
}

/// True or False in the last clause of a sentence that states the reason first: `every group has a liberty, so the answer is
/// True`.
pub(super) fn concluding_truth(text: &str) -> Option<bool> {
    let lower = text.to_lowercase();
    if DOUBTS.iter().any(|doubt| lower.contains(doubt)) {
        return None;
    }
    let clauses = || lower.split([',', ';', '.', '!', '\u{3002}']).filter(|clause| !clause.trim().is_empty());
    let last: String = clauses().next_back()?.chars().filter(|c| !c.is_whitespace()).collect();
    let mut rest = CONCLUSIONS.iter().find_map(|word| last.strip_prefix(word))?;
    while let Some(after) = CONCLUSIONS.iter().find_map(|word| rest.strip_prefix(word)) {
        rest = after;
    }
    let value = truth(rest)?;
    clauses().all(|clause| truth(clause).is_none_or(|other| other == value)).then_some(value)
}

/// Returns true for a line that announces that the following answers replace earlier ones.
pub(super) fn is_correction(line: &str) -> bool {
    let line = line.to_lowercase();
    CORRECTIONS.iter().any(|word| line.contains(word))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_of_sentences_are_told_apart() {
        for word in ["颗黑子", "子", "个位置.", "处", "stones", "Positions"] {
            assert!(is_measure(word), "{word}");
        }
        for word in ["行", "列", "处可以", "row", "个白子的气"] {
            assert!(!is_measure(word), "{word}");
        }
        for word in ["提", "可以提掉", "也可以吃掉", "captured", "提掉黑子"] {
            assert!(is_taking(word), "{word}");
        }
        for word in ["提子", "可以提子", "提示", "capture", "下在"] {
            assert!(!is_taking(word), "{word}");
        }
        for (text, value) in [
            ("every group has a liberty, so the answer is True.", Some(true)),
            ("有一颗黑子没有气，所以不合规。", None),
            ("有一颗黑子没有气,所以不合规.", Some(false)),
            ("it is not valid, so it is True", None),
            ("no idea, but so True", None),
            ("so", None),
        ] {
            assert_eq!(concluding_truth(text), value, "{text}");
        }
    }
}
