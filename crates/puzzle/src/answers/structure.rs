//! Finds names within brackets, as in JSON, Python dictionaries, and tuples printed by Python 2. The brackets around
//! names are not part of answers: they are blanked, and the lines are cut where a name begins.

use super::heading::Names;
use crate::source_line::SourceLine;
use crate::words::{Label, label};
use std::collections::BTreeMap;
use std::ops::Range;

/// The places of names, and the parts to blank.
#[derive(Default)]
pub(super) struct Structure {
    /// By line, in order.
    names: BTreeMap<usize, Vec<FoundName>>,
    /// By line: the parts without meaning.
    blanks: BTreeMap<usize, Vec<Range<usize>>>,
}

#[derive(Clone, Debug)]
pub(super) struct FoundName {
    /// The puzzle, or the number of a problem whose tag is unknown.
    pub(super) puzzle: Result<String, String>,
    pub(super) place: Range<usize>,
}

struct Open {
    bracket: char,
    line: usize,
    at: usize,
}

impl Structure {
    /// `None` if no name is in brackets.
    pub(super) fn of(text: &str, names: &Names) -> Option<Self> {
        if !names.are_known()
            || !text.contains(['{', '[', '(', '\u{FF08}', '\u{3010}', '\u{FF5B}', '\u{FF3B}'])
            || !text.contains(['"', '\'', '{', '\u{201C}', '\u{FF5B}'])
                && !text.match_indices('(').any(|(at, _)| text[at + 1..].starts_with(char::is_alphabetic))
        {
            return None;
        }
        let mut search = Search {
            names,
            structure: Self::default(),
            open: Vec::new(),
            named: 0,
            tag: None,
            is_name_next: false,
        };
        for (number, source) in (1..).zip(text.split('\n')) {
            let line = SourceLine::new(number, source);
            // A name may contain brackets.
            if names.printed_name(&line).is_none() {
                search.line(&names.prepared(line));
            }
        }
        (!search.structure.names.is_empty()).then_some(search.structure)
    }

    /// The parts of a line, each with the name at its start.
    pub(super) fn parts<'a>(&self, line: &SourceLine<'a>) -> Vec<(Option<FoundName>, SourceLine<'a>)> {
        let mut line = line.clone();
        for blank in self.blanks.get(&line.number).into_iter().flatten() {
            line.blank(blank.clone());
        }
        let names = self.names.get(&line.number).map_or(&[][..], Vec::as_slice);
        let starts: Vec<usize> =
            names.iter().map(|name| name.place.start).chain([line.chars.len()]).collect();
        let mut parts = vec![(None, line.part(0..starts[0]))];
        parts.extend(names.iter().zip(starts.windows(2)).map(|(name, ends)| {
            let place = 0..name.place.len();
            (Some(FoundName { place, ..name.clone() }), line.part(ends[0]..ends[1]))
        }));
        parts
    }
}

struct Search<'a> {
    names: &'a Names,
    structure: Structure,
    open: Vec<Open>,
    /// The number of open brackets, the outermost first, that contain a name.
    named: usize,
    /// The tag, if it is a key around numbers: `{"train": {"0": ..}}`.
    tag: Option<String>,
    /// True after a key such as `"name":`.
    is_name_next: bool,
}

impl Search<'_> {
    fn line(&mut self, line: &SourceLine<'_>) {
        let mut at = 0;
        while at < line.chars.len() {
            let c = line.chars[at];
            at = match c {
                '"' | '\'' => self.quoted(line, at).unwrap_or(at + 1),
                '(' | '[' | '{' => {
                    self.open.push(Open { bracket: c, line: line.number, at });
                    at + 1
                }
                ')' | ']' | '}' => {
                    self.end(line, at, c);
                    at + 1
                }
                // `(test_1 ((0 6) (6 5)))`
                _ if is_word(c) && at > 0 && line.chars[at - 1] == '(' => {
                    let end = at + line.chars[at..].iter().take_while(|c| is_word(**c)).count();
                    if line.chars.get(end).is_some_and(|c| c.is_whitespace())
                        && self.names.find(&line.text(at..end)).is_some()
                    {
                        self.name(line, at..end);
                    }
                    end
                }
                _ if is_word(c) && self.open.last().is_some_and(|open| open.bracket == '{')
                    || self.is_name_next && is_word(c) =>
                {
                    let end = at + line.chars[at..].iter().take_while(|c| is_word(**c)).count();
                    self.word(line, at..end, at..end, end)
                }
                _ => at + 1,
            };
        }
    }

    /// Reads the quoted text that begins here. If it is a name or a key, returns where to continue.
    fn quoted(&mut self, line: &SourceLine<'_>, start: usize) -> Option<usize> {
        const MAX_LENGTH: usize = 64;
        let quote = line.chars[start];
        let length = line.chars[start + 1..].iter().take(MAX_LENGTH).position(|&c| c == quote)?;
        let end = start + 1 + length;
        if self.open.is_empty() || length == 0 {
            return None;
        }
        // The `u` of a Python 2 string.
        let from = start - usize::from(start > 0 && matches!(line.chars[start - 1], 'u' | 'b' | 'r'));
        let next = self.word(line, start + 1..end, from..end + 1, end + 1);
        (next > end).then_some(next)
    }

    /// Reads a word that may be a key or a name. Returns where to continue.
    fn word(&mut self, line: &SourceLine<'_>, text: Range<usize>, whole: Range<usize>, end: usize) -> usize {
        let word = line.text(text.clone());
        let gap = line.chars[end..].iter().take_while(|c| c.is_whitespace()).count();
        let next = line.chars.get(end + gap).copied();
        let is_arrow = next == Some('=') && line.chars.get(end + gap + 1) == Some(&'>');
        let is_key = next == Some(':') || is_arrow;
        let is_quoted = whole != text;
        let after = if is_key { end + gap + 1 + usize::from(is_arrow) } else { end };
        let before = line.chars[..whole.start].iter().rev().find(|c| !c.is_whitespace());
        let is_first = matches!(before, Some('(' | '[') | None);
        let may_be_name = is_key
            || self.is_name_next
            || is_quoted && is_first && matches!(next, Some(',' | ')' | ']') | None);
        let is_number = word.bytes().all(|byte| byte.is_ascii_digit());
        if may_be_name {
            let puzzle = if is_number { self.numbered(&word) } else { self.names.name_of(&word) };
            if let Some(puzzle) = puzzle {
                self.is_name_next = false;
                self.named = self.open.len();
                let comma = usize::from(!is_key && next == Some(','));
                let place = text;
                self.structure
                    .blanks
                    .entry(line.number)
                    .or_default()
                    .push(whole.start..end + gap * comma + comma);
                if is_key {
                    self.structure.blanks.entry(line.number).or_default().push(end..after);
                }
                self.structure.names.entry(line.number).or_default().push(FoundName { puzzle, place });
                return after;
            }
        }
        if is_key {
            match label(&word) {
                Some(Label::Problem | Label::Index) => {
                    self.is_name_next = true;
                    self.structure.blanks.entry(line.number).or_default().push(whole.start..after);
                    return after;
                }
                Some(Label::Value) => {
                    self.structure.blanks.entry(line.number).or_default().push(whole.start..after);
                    return after;
                }
                Some(_) => {}
                None if self.names.numbers.has_tag(&word) => {
                    self.tag = Some(word);
                    self.structure.blanks.entry(line.number).or_default().push(whole.start..after);
                    return after;
                }
                None => {}
            }
        }
        end
    }

    /// Reads a known name that comes first in brackets, as in Scheme.
    fn name(&mut self, line: &SourceLine<'_>, place: Range<usize>) {
        let Some(puzzle) = self.names.find(&line.text(place.clone())).map(str::to_owned) else { return };
        self.named = self.open.len();
        self.structure.blanks.entry(line.number).or_default().push(place.clone());
        self.structure.names.entry(line.number).or_default().push(FoundName { puzzle: Ok(puzzle), place });
    }

    fn numbered(&self, number: &str) -> Option<Result<String, String>> {
        match &self.tag {
            Some(tag) => self.names.name_of(&format!("{tag}_{number}")),
            None => self.names.numbered(number),
        }
    }

    fn end(&mut self, line: &SourceLine<'_>, at: usize, bracket: char) {
        let pairs = |open: char| matches!((open, bracket), ('(', ')') | ('[', ']') | ('{', '}'));
        if let Some(open) = self.open.pop_if(|open| pairs(open.bracket))
            && self.open.len() < self.named
        {
            self.named = self.open.len();
            self.structure.blanks.entry(open.line).or_default().push(open.at..open.at + 1);
            self.structure.blanks.entry(line.number).or_default().push(at..at + 1);
        }
    }
}

fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}
