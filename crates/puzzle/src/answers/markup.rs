//! Removes the markup of XML and LaTeX. It is replaced with blanks, so that places in the file stay correct.

use super::references::PuzzleNames;
use super::senses::{Sense, is};
use crate::words::{Label, label};
use std::ops::Range;

/// Returns the text without markup, and the name of the markup language.
pub(super) fn without_markup(text: &str, names: &PuzzleNames) -> Option<(String, &'static str)> {
    let start = text.trim_start();
    let is_xml = start.starts_with('<')
        && start[1..].starts_with(|c: char| c == '?' || c == '!' || c.is_ascii_alphabetic())
        && (text.contains("</") || text.contains("/>"));
    if is_xml {
        let mut markup = Markup::new(text);
        markup.xml(names);
        markup.references();
        return Some((markup.plain.into_iter().collect(), "XML"));
    }
    if text.contains("\\begin{") && text.contains("\\end{") {
        let mut markup = Markup::new(text);
        markup.latex();
        return Some((markup.plain.into_iter().collect(), "LaTeX"));
    }
    None
}

/// Commands whose arguments are not text.
const ARGUMENTS: &[&str] =
    &["begin", "end", "documentclass", "usepackage", "label", "ref", "hspace", "vspace"];

/// Commands for single characters.
const SYMBOLS: [(&str, char); 5] = [
    ("checkmark", '\u{2713}'),
    ("surd", '\u{221A}'),
    ("times", '\u{D7}'),
    ("emptyset", '\u{2205}'),
    ("varnothing", '\u{2205}'),
];

struct Markup {
    chars: Vec<char>,
    plain: Vec<char>,
    /// The last closing bracket that was found after an `\item[`, or the end.
    item_end: usize,
}

impl Markup {
    fn new(text: &str) -> Self {
        let chars: Vec<char> = text.chars().collect();
        Self { plain: chars.clone(), chars, item_end: 0 }
    }

    fn blank(&mut self, part: Range<usize>) {
        for at in part.start..part.end.min(self.plain.len()) {
            if self.plain[at] != '\n' {
                self.plain[at] = ' ';
            }
        }
    }

    fn text(&self, part: Range<usize>) -> String {
        self.chars.get(part).unwrap_or_default().iter().collect()
    }

    /// The place of a character from `from` on, or the end.
    fn find(&self, from: usize, is: impl Fn(char) -> bool) -> usize {
        let found = (from..self.chars.len()).find(|&at| is(self.chars[at]));
        found.unwrap_or(self.chars.len())
    }

    fn xml(&mut self, names: &PuzzleNames) {
        let mut at = 0;
        loop {
            let start = self.find(at, |c| c == '<');
            if start == self.chars.len() {
                return;
            }
            if self.chars[start..].starts_with(&['<', '!', '-', '-']) {
                let end =
                    (start..self.chars.len()).find(|&at| self.chars[at..].starts_with(&['-', '-', '>']));
                at = end.map_or(self.chars.len(), |end| end + 3);
                self.blank(start..at);
                continue;
            }
            at = self.tag(start, names);
        }
    }

    /// Removes character references: `&nbsp;`.
    fn references(&mut self) {
        const MOST: usize = 8;
        let mut at = self.find(0, |c| c == '&');
        while at < self.chars.len() {
            let length = self.chars[at..].iter().take(MOST).position(|c| *c == ';');
            let is_name = |c: &char| c.is_ascii_alphanumeric() || *c == '#';
            if let Some(length) = length.filter(|length| self.chars[at + 1..at + length].iter().all(is_name))
            {
                self.blank(at..at + length + 1);
            }
            at = self.find(at + 1, |c| c == '&');
        }
    }

    /// Removes a tag, except for names of puzzles, labels such as `row`, and their values. Returns its end.
    fn tag(&mut self, start: usize, names: &PuzzleNames) -> usize {
        let name = start + 1..self.find(start + 1, |c| !(c.is_alphanumeric() || "_-.:".contains(c)));
        if name.is_empty() {
            let end = self.find(start, |c| c == '>') + 1;
            self.blank(start..end);
            return end;
        }
        let word = self.text(name.clone());
        let is_coordinate = |word: &str| {
            matches!(label(word), Some(Label::Row | Label::Column | Label::X | Label::Y | Label::Color))
        };
        let mut is_kept = is_coordinate(&word) || names.is_name(&word);
        self.blank(start..name.start);
        let mut at = name.end;
        loop {
            let key = self.find(at, |c| c.is_alphabetic() || c == '>');
            self.blank(at..key);
            if self.chars.get(key).is_none_or(|&c| c == '>') {
                at = key + 1;
                break;
            }
            let key = key..self.find(key, |c| c.is_whitespace() || "=>/".contains(c));
            let quote = self.find(key.end, |c| "\"'>".contains(c));
            if self.chars.get(quote).is_none_or(|&c| c == '>') {
                self.blank(key.start..quote);
                at = quote;
                continue;
            }
            let end = self.find(quote + 1, |c| c == self.chars[quote]);
            let (of, value) = (self.text(key.clone()), self.text(quote + 1..end));
            self.blank(quote..quote + 1);
            self.blank(end..end + 1);
            if !is_coordinate(&of) {
                self.blank(key.start..quote);
                let is_number =
                    label(&word) == Some(Label::Problem) && value.bytes().all(|byte| byte.is_ascii_digit());
                let is_problem = matches!(label(&of), Some(Label::Problem | Label::Index)) || of == "number";
                is_kept |= is_number && is_problem;
                let is_count = is(&of, Sense::Measure) && value.bytes().all(|byte| byte.is_ascii_digit());
                let is_value = label(&of) == Some(Label::Value) && !is_count;
                if !(names.is_name(&value) || is_number && is_problem || is_value) {
                    self.blank(quote..end);
                }
            }
            at = end + 1;
        }
        self.blank(at - 1..at);
        if !is_kept {
            self.blank(name);
        } else if names.is_name(&word) && at <= self.plain.len() {
            self.plain[at - 1] = ':';
        }
        at.min(self.chars.len())
    }

    fn latex(&mut self) {
        let mut at = 0;
        while at < self.chars.len() {
            at = match self.chars[at] {
                '\\' => self.command(at),
                '%' => {
                    let end = self.find(at, |c| c == '\n');
                    self.blank(at..end);
                    end
                }
                '{' | '}' | '$' | '&' | '~' => {
                    self.blank(at..at + 1);
                    at + 1
                }
                _ => at + 1,
            };
        }
    }

    /// Removes the command that begins here. Returns its end.
    fn command(&mut self, start: usize) -> usize {
        let end = self.find(start + 1, |c| !c.is_ascii_alphabetic());
        let name = self.text(start + 1..end);
        self.blank(start..end);
        if name.is_empty() {
            // `\_` and `\{` are characters, `\\` and `\[` are not.
            let is_markup = self.chars.get(end).is_some_and(|c| "\\()[]".contains(*c));
            self.blank(end..end + usize::from(is_markup));
            return end + 1;
        }
        if let Some((_, symbol)) = SYMBOLS.iter().find(|(of, _)| *of == name) {
            self.plain[start] = *symbol;
        }
        let mut at = end;
        while let Some(bracket @ ('[' | '{')) = self.chars.get(at).copied()
            && (ARGUMENTS.contains(&name.as_str()) || bracket == '[' && name == "item")
        {
            if name == "item" {
                // The next one may be at the same place.
                if self.item_end < at {
                    self.item_end = self.find(at, |c| c == ']');
                }
                self.blank(at..at + 1);
                self.blank(self.item_end..self.item_end + 1);
                return at + 1;
            }
            let close = self.find(at, |c| c == if bracket == '[' { ']' } else { '}' });
            self.blank(at..close + 1);
            at = close + 1;
        }
        at
    }
}
