//! Bundles the modules and the styles into one file.

use super::parts::Parts;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use gocheck_web::{Asset, SHARED, THEME, assets};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

type IsWanted = fn(Parts) -> bool;

const MODULES: &[Asset] = assets![
    "": "address.js", "app.js", "board.js", "choice.js", "class.js", "count.js", "edit.js", "entries.js", "example.js",
    "exercise.js", "explain.js", "filters.js", "followers.js", "game_tile.js", "keys.js", "kifu.js", "many.js",
    "marks.js", "modes.js", "moves.js", "notation.js", "opening.js", "options.js", "picture.js", "players.js",
    "point.js", "record_info.js", "records.js", "rule_words.js", "rules.js", "saving.js", "score.js", "settings.js",
    "solution.js", "stage.js", "start.js", "steps.js", "texts.js", "thumbnail.js", "tile_list.js", "tree.js",
    "wheel.js", "words.js",
];

/// The modules for records, which work without a browser.
const RECORD: &[Asset] = assets![
    "record/": "archive.js", "editor.js", "encoding.js", "finding_texts.js", "lint.js", "markup.js", "next_game.js", "node.js", "read.js", "record_file.js", "replay.js",
    "rule_names.js", "values.js", "write.js",
];

/// The tables by which the encoding of a record is guessed.
fn models() -> Asset {
    Asset { name: "models.js", text: gocheck_sgf::ENCODING_MODELS }
}

/// In order: the texts, the parts of the page, which register themselves, and the start.
const ENTRIES: &[(&str, IsWanted)] = &[
    ("words.js", |_| true),
    ("players.js", |_| true),
    ("steps.js", |_| true),
    ("modes.js", |_| true),
    ("point.js", |_| true),
    ("solution.js", |parts| parts.puzzles || parts.many),
    ("exercise.js", |parts| parts.puzzles || parts.many),
    ("moves.js", |_| true),
    ("records.js", |_| true),
    ("kifu.js", |_| true),
    ("opening.js", |_| true),
    ("saving.js", |_| true),
    ("rule_words.js", |_| true),
    ("options.js", |_| true),
    ("followers.js", |_| true),
    ("score.js", |_| true),
    ("edit.js", |_| true),
    ("marks.js", |_| true),
    ("texts.js", |_| true),
    ("many.js", |parts| parts.many),
    ("class.js", |parts| parts.class),
    ("start.js", |_| true),
];

const STYLES: &[(&str, IsWanted)] = &[
    (THEME.text, |_| true),
    (include_str!("page.css"), |_| true),
    (include_str!("stage.css"), |_| true),
    (include_str!("exercise.css"), |parts| parts.puzzles),
    (include_str!("records.css"), |_| true),
    (include_str!("kifu.css"), |_| true),
    (include_str!("score.css"), |_| true),
    (include_str!("marks.css"), |_| true),
    (include_str!("many.css"), |parts| parts.many),
    (include_str!("class.css"), |parts| parts.class),
];

fn wanted(table: &'static [(&str, IsWanted)], parts: Parts) -> impl Iterator<Item = &'static str> {
    table.iter().filter(move |(_, is_wanted)| is_wanted(parts)).map(|(text, _)| *text)
}

fn modules() -> Vec<Asset> {
    [MODULES, RECORD, &[models()], SHARED].concat()
}

/// The script and the style of a page, with their hashes for its content security policy.
pub(super) struct Bundle {
    pub(super) script: String,
    pub(super) style: String,
    pub(super) script_hash: String,
    pub(super) style_hash: String,
}

/// Joins the modules and the styles of a page, once for all pages with these parts.
pub(super) fn bundle(parts: Parts) -> Arc<Bundle> {
    static BUNDLES: Mutex<BTreeMap<Parts, Arc<Bundle>>> = Mutex::new(BTreeMap::new());
    let mut bundles = BUNDLES.lock().unwrap_or_else(PoisonError::into_inner);
    let bundle = bundles.entry(parts).or_insert_with(|| {
        let script = gocheck_web::script(wanted(ENTRIES, parts), &modules());
        let style = gocheck_web::style(wanted(STYLES, parts));
        Arc::new(Bundle { script_hash: hash(&script), style_hash: hash(&style), script, style })
    });
    Arc::clone(bundle)
}

/// The hash of a text for a content security policy: <https://www.w3.org/TR/CSP3/#grammardef-hash-source>.
fn hash(text: &str) -> String {
    format!("sha256-{}", STANDARD.encode(Sha256::digest(text)))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A name that is used twice, or an import of something unknown, would break the page.
    #[test]
    fn the_modules_can_be_joined() {
        let modules = modules();
        assert_eq!(gocheck_web::check::faults(&modules), [""; 0]);
        assert_eq!(gocheck_web::check::clashes(&modules), [""; 0]);
        assert_eq!(gocheck_web::check::lost_names(&modules), [""; 0]);
        for entry in ENTRIES {
            assert!(MODULES.iter().any(|module| module.name == entry.0), "{}", entry.0);
        }
    }

    /// The keys at the top level of a table of texts: those after `{` and `,` outside of nested or quoted text.
    fn names_of_words(table: &str) -> Vec<String> {
        let mut names = Vec::new();
        let (mut name, mut is_name) = (String::new(), true);
        // The open brackets, quotes and templates.
        let mut open: Vec<char> = Vec::new();
        for sign in table.chars() {
            match (open.last(), sign) {
                (Some('\''), '\'') | (Some('`'), '`') | (Some('('), ')') | (Some('['), ']') => {
                    open.pop();
                }
                (Some('{'), '}') => {
                    open.pop();
                }
                (Some('\''), _) => {}
                // In a template, only the part after `${` is code.
                (Some('`'), '{') => open.push('{'),
                (Some('`'), _) => {}
                (_, '(' | '[' | '{' | '\'' | '`') => open.push(sign),
                (None, '}') => break,
                (None, ',') => is_name = true,
                (None, ':') if is_name => {
                    names.push(std::mem::take(&mut name));
                    is_name = false;
                }
                (None, _) if is_name && !sign.is_whitespace() => name.push(sign),
                _ => {}
            }
        }
        names
    }

    #[test]
    fn both_languages_have_the_same_words() {
        let mut all = Vec::new();
        for module in [MODULES, RECORD].concat() {
            let table =
                |language: &str| module.text.split_once(language).map(|(_, table)| names_of_words(table));
            let (english, chinese) = (table("\n  en: {"), table("\n  zh: {"));
            assert_eq!(english, chinese);
            all.extend(english.unwrap_or_default());
        }
        let count = all.len();
        assert!(count > 100, "{count}");
        // A page would show the same text for two uses of a name.
        all.sort();
        let twice: Vec<_> = all.windows(2).filter(|pair| pair[0] == pair[1]).map(|pair| &pair[0]).collect();
        assert_eq!(twice, [""; 0]);
    }

    /// An example from the standard: CSP 3, section 2.3.1 has the digest of this script.
    #[test]
    fn hashes_are_those_of_the_standard() {
        assert_eq!(hash("alert('Hello, world.');"), "sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=");
    }
}
