//! The modules and the style, put into one file.

use super::Parts;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use sha2::{Digest, Sha256};

/// When something is of use.
type IsWanted = fn(Parts) -> bool;

/// Every module after those that it imports.
const MODULES: &[(&str, IsWanted)] = &[
    (include_str!("rules.js"), |_| true),
    (include_str!("dom.js"), |_| true),
    (include_str!("words.js"), |_| true),
    (include_str!("notation.js"), |_| true),
    (include_str!("board.js"), |_| true),
    (include_str!("picture.js"), |_| true),
    (include_str!("explain.js"), |_| true),
    (include_str!("tree.js"), |_| true),
    (include_str!("app.js"), |_| true),
    (include_str!("point.js"), |_| true),
    (include_str!("solution.js"), |parts| parts.puzzles || parts.many),
    (include_str!("exercise.js"), |parts| parts.puzzles || parts.many),
    (include_str!("moves.js"), |_| true),
    (include_str!("records.js"), |parts| parts.records),
    (include_str!("edit.js"), |_| true),
    (include_str!("many.js"), |parts| parts.many),
    (include_str!("class.js"), |parts| parts.class),
    (include_str!("start.js"), |_| true),
];

const STYLES: &[(&str, IsWanted)] = &[
    (include_str!("page.css"), |_| true),
    (include_str!("exercise.css"), |parts| parts.puzzles),
    (include_str!("records.css"), |parts| parts.records),
    (include_str!("many.css"), |parts| parts.many),
    (include_str!("class.css"), |parts| parts.class),
];

/// What of a table is of use.
fn wanted(table: &'static [(&str, IsWanted)], parts: Parts) -> impl Iterator<Item = &'static str> {
    table.iter().filter(move |(_, is_wanted)| is_wanted(parts)).map(|(text, _)| *text)
}

/// The modules as one: what they import from each other stands in front of them, so that a browser needs no other file.
/// Names at the top of modules are therefore each used once.
pub(super) fn script(parts: Parts) -> String {
    let mut text = String::new();
    for module in wanted(MODULES, parts) {
        let mut is_comment = false;
        for line in module.lines().map(str::trim) {
            is_comment |= line.starts_with("/**");
            if !is_comment && !line.is_empty() && !line.starts_with("//") && !line.starts_with("import ") {
                text += &squeezed(line.strip_prefix("export ").unwrap_or(line));
                text += "\n";
            }
            is_comment &= !line.ends_with("*/");
        }
    }
    text
}

/// A line without the blanks that are for people. What stands in quotes is kept, and a line in which that is hard to tell.
fn squeezed(line: &str) -> String {
    let templates = line.split('`').skip(1).step_by(2);
    let is_nested = |text: &str| text.matches("${").count() != text.matches('}').count();
    if line.contains(['/', '"', '\\'])
        || line.matches('`').count() % 2 == 1
        || templates.into_iter().any(is_nested)
    {
        return line.to_owned();
    }
    outside(line, '`', |text| outside(text, '\'', without_blanks))
}

/// Code without the blanks beside signs that need none.
fn without_blanks(code: &str) -> String {
    let is_sign = |sign: Option<char>| sign.is_some_and(|sign| "=,:?{}()[];&|".contains(sign));
    let mut text = String::with_capacity(code.len());
    let mut chars = code.chars().peekable();
    while let Some(next) = chars.next() {
        let is_between =
            is_sign(chars.peek().copied()) || is_sign(text.chars().last()) || text.ends_with("=>");
        if next != ' ' || !is_between {
            text.push(next);
        }
    }
    text
}

/// Changes what stands outside of quotes.
fn outside(text: &str, quote: char, change: impl Fn(&str) -> String) -> String {
    let pieces = text.split(quote).enumerate();
    let pieces = pieces.map(|(at, piece)| if at % 2 == 0 { change(piece) } else { piece.to_owned() });
    pieces.collect::<Vec<_>>().join(&quote.to_string())
}

/// The styles without what only people read.
pub(super) fn style(parts: Parts) -> String {
    let mut text: String = wanted(STYLES, parts).flat_map(str::lines).map(str::trim).collect();
    for (long, short) in
        [(": ", ":"), ("; ", ";"), (" {", "{"), ("{ ", "{"), (" }", "}"), (", ", ","), (";}", "}")]
    {
        text = text.replace(long, short);
    }
    text
}

/// A text's hash as a content security policy has it: <https://www.w3.org/TR/CSP3/#grammardef-hash-source>.
pub(super) fn hash(text: &str) -> String {
    format!("sha256-{}", STANDARD.encode(Sha256::digest(text)))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A name that is used twice, or an import of something behind, would break the page.
    #[test]
    fn modules_stand_behind_what_they_import() {
        let mut names = Vec::new();
        for (module, _) in MODULES {
            for line in module.lines() {
                if let Some(import) = line.strip_prefix("import ") {
                    assert!(import.ends_with(';') && !import.contains(" as "), "{line}");
                    let list = import.trim_start_matches('{').split('}').next().unwrap_or_default();
                    for name in list.split(',').map(str::trim) {
                        assert!(names.contains(&name), "{name} is not defined before: {line}");
                    }
                }
                let line = line.strip_prefix("export ").unwrap_or(line);
                let line = line.strip_prefix("async ").unwrap_or(line);
                let defined = ["const ", "let ", "function ", "class "];
                if let Some(rest) = defined.iter().find_map(|word| line.strip_prefix(word)) {
                    let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
                    assert!(!names.contains(&&rest[..end]), "{} is defined twice", &rest[..end]);
                    names.push(&rest[..end]);
                }
            }
        }
        assert!(names.len() > 100);
    }

    /// The names at the top of a table of words: those behind `{` and `,` outside of anything that is nested or quoted.
    fn names_of_words(table: &str) -> Vec<String> {
        let mut names = Vec::new();
        let (mut name, mut is_name) = (String::new(), true);
        // What is open: a bracket, a quote, a template.
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
                // In a template only what `${` begins is code.
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
        let mut count = 0;
        for (module, _) in MODULES {
            let table = |language: &str| module.split_once(language).map(|(_, table)| names_of_words(table));
            let (english, chinese) = (table("\n  en: {"), table("\n  zh: {"));
            assert_eq!(english, chinese);
            count += english.map_or(0, |names| names.len());
        }
        assert!(count > 100, "{count}");
    }

    /// The published example of the standard (CSP 3, section 2.3.1 has the digest of this script).
    #[test]
    fn hashes_are_those_of_the_standard() {
        assert_eq!(hash("alert('Hello, world.');"), "sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=");
    }
}
