//! Finds texts of a page in another language than the page's.

use super::session::Browser;
use crate::english::latin_words;
use serde_json::Value;

/// Words that are the same in both languages.
const SAME: &[(&str, &str)] = &[
    ("formats and encodings", "SGF GIB NGF UGF PNG SVG PDF ZIP CSV JSON PGN GGF OBF FEN"),
    (
        "encodings",
        "UTF-8 UTF-16LE UTF-16BE GBK GB18030 Big5 EUC-KR EUC-JP ISO-2022-JP KOI8-R windows-1250 windows-1251 windows-1252",
    ),
    ("properties of records", "TB TW"),
    ("statistics", "Elo LOS LLR SPRT"),
    ("units", "ms MB KB kB MiB"),
    ("keys", "Ctrl Shift Enter Esc Home End Space Tab"),
    ("rule sets", "Tromp-Taylor AGA KGS OGS"),
    ("values of answers in the assignment", "True False"),
    ("commands, options and protocols", "gocheck stream fix protocol max-wait lksh"),
    ("signals", "SIGSEGV SIGKILL"),
    ("rule sets of Ataxx, by the sites that have them", "UAI Botzone CodinGame"),
    ("the sign of a line on a board", "／"),
];

/// All that a page tells: visible texts, the window's title, and attributes that are read out or that styles show. Left out are
/// the texts of elements that name another language than the page's, such as the button that changes it.
const TOLD: &str = "
    const { lang } = document.documentElement;
    const isVisible = (element) => element.tagName === 'OPTION' ? isVisible(element.closest('select')) : element.checkVisibility();
    const isOfPage = (element) => (element.closest('[lang]')?.lang ?? lang) === lang && isVisible(element);
    for (const details of document.querySelectorAll('details')) details.open = true;
    const told = new Set([document.title]);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { data, parentElement } = texts.currentNode;
      if (data.trim() && !['SCRIPT', 'STYLE', 'NOSCRIPT'].includes(parentElement.tagName) && isOfPage(parentElement)) told.add(data);
    }
    const names = ['title', 'aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'placeholder', 'alt', 'data-label', 'data-name'];
    for (const name of names)
      for (const element of document.querySelectorAll(`body [${name}]`))
        if (isOfPage(element)) told.add(element.getAttribute(name));
    return [lang, ...told];";

impl Browser {
    /// Returns the texts of a page with words of another language than the page's, with these words. Opens all details.
    /// `names` are the words of names of people, files and boards.
    pub fn foreign_texts(&self, names: &[&str]) -> Vec<String> {
        let told = self.script(TOLD);
        let mut told = told.as_array().unwrap().iter().map(|text| text.as_str().unwrap());
        let is_chinese = told.next().unwrap() == "zh-CN";
        let is_known = |word: &&str| {
            is_squares(word)
                || names.contains(word)
                || SAME.iter().any(|(_, same)| same.split(' ').any(|same| same == *word))
        };
        let foreign = |text: &str| {
            let words = if is_chinese { latin_words(text) } else { chinese_words(text) };
            let words: Vec<&str> = words.into_iter().filter(|word| !is_known(word)).collect();
            (!words.is_empty()).then(|| format!("{} in {}", words.join(" "), Value::from(text)))
        };
        told.filter_map(foreign).collect()
    }
}

/// Returns true for squares in a row, as in the move `g7g5`.
fn is_squares(word: &str) -> bool {
    let mut letters = word.split(|c: char| c.is_ascii_digit()).filter(|letters| !letters.is_empty());
    word.ends_with(|c: char| c.is_ascii_digit()) && letters.all(|letters| letters.len() == 1)
}

/// Runs of Chinese characters and punctuation.
fn chinese_words(text: &str) -> Vec<&str> {
    let is_chinese =
        |c: char| matches!(c, '\u{3000}'..='\u{303F}' | '\u{3400}'..='\u{9FFF}' | '\u{FF00}'..='\u{FFEF}');
    text.split(|c: char| !is_chinese(c)).filter(|word| !word.is_empty()).collect()
}
