//! Looks up known puzzles by the numbers of their problems, and by whole texts.

use super::heading::{Heading, Names};
use super::heading_text::{skip, starts_with};
use super::numbered_names::Count;
use crate::name::Name;
use crate::source_line::SourceLine;
use crate::words::{TASK_WORDS, problem_number};
use std::ops::Range;

impl Names {
    /// `0.`, `00:`, `1) (4, 1)`, in a file without other names.
    pub(super) fn bare_number(&self, line: &SourceLine<'_>, all: Range<usize>) -> Option<Heading> {
        if !self.has_bare_numbers {
            return None;
        }
        // `提子1`
        let word = TASK_WORDS.iter().find(|word| starts_with(&line.chars[all.clone()], word));
        let start = all.start + word.map_or(0, |word| word.chars().count());
        let text = line.text(start..all.end);
        let (number, length) = problem_number(&text)?;
        let end = start + text[..length].chars().count();
        let is_marked = line.chars.get(end).is_some_and(|c| ".:)".contains(*c));
        let is_alone = end == all.end;
        let is_list =
            line.chars.get(end) == Some(&',') && line.chars.get(end + 1).is_some_and(|c| !c.is_ascii_digit());
        // `0.5`
        let is_number =
            line.chars.get(end + 1).is_some_and(char::is_ascii_digit) && line.chars.get(end) == Some(&'.');
        if !(is_marked || is_alone || is_list) || is_number {
            return None;
        }
        let puzzle = self.numbered(&number)?;
        let rest = skip(line, (end + usize::from(!is_alone)).min(all.end), all.end);
        Some(Heading { puzzle, place: all.start..end, rest, is_printed: false })
    }

    /// The puzzle with this problem number: the one with the tag, or the only one. `Err` if there are several.
    pub(super) fn numbered(&self, number: &str) -> Option<Result<String, String>> {
        if let Some(tag) = &self.tag {
            let name = format!("{tag}_{number}");
            if self.has(&name) {
                return Some(Ok(name));
            }
        }
        // The same number with another tag is another puzzle.
        match self.numbers.of(number, self.tag.is_some()) {
            Count::None => None,
            Count::One(name) => Some(Ok(name.clone())),
            Count::Several => Some(Err(number.to_owned())),
        }
    }

    /// The puzzle whose name is the whole text.
    pub(super) fn name_of(&self, text: &str) -> Option<Result<String, String>> {
        if let Some(name) = self.find(text) {
            return Some(Ok(name.to_owned()));
        }
        let line = SourceLine::new(1, text);
        let heading =
            self.heading_at(&line, line.whole()).filter(|heading| heading.rest == line.whole().end)?;
        let is_known = heading.puzzle.as_ref().is_ok_and(|name| self.has(name)) || heading.puzzle.is_err();
        is_known.then_some(heading.puzzle)
    }

    /// The problem at the start of a table's row: `1,6,0`, `| 00 | False |`.
    pub(super) fn numbered_row(&self, line: &SourceLine<'_>) -> Option<Heading> {
        let all = line.trimmed(0..line.chars.len(), |c| c.is_whitespace() || "\"|".contains(c));
        let digits = line.chars[all.clone()].iter().take_while(|c| c.is_ascii_digit()).count();
        let end = all.start + digits;
        let is_cell = line.chars.get(end).is_some_and(|c| c.is_whitespace() || ",;|\"".contains(*c));
        let puzzle = self.numbered(&line.text(all.start..end)).filter(|_| is_cell)?;
        Some(Heading { puzzle, place: all.start..end, rest: skip(line, end, all.end), is_printed: false })
    }

    /// The names in the order of the problems, if they all have the same tag.
    pub(super) fn in_order(&self) -> Option<Vec<String>> {
        let mut names: Vec<&Name> = self.numbers.names().iter().collect();
        names.sort_by_key(|name| name.rank());
        let tag = names.first()?.tag()?.to_owned();
        let is_of_tag = names.iter().all(|name| name.tag() == Some(&tag));
        is_of_tag.then(|| names.iter().map(|name| name.stem().to_owned()).collect())
    }

    /// Returns true for `END test_0`.
    pub(super) fn is_end(&self, line: &SourceLine<'_>) -> bool {
        let text = line.text(line.whole()).to_lowercase();
        let name = ["end of ", "end "].iter().find_map(|word| text.strip_prefix(word));
        name.is_some_and(|name| self.find(name).is_some())
    }

    /// The place of a known name that is the whole line, or begins it as the assignment's program prints it.
    pub(super) fn printed_name(&self, line: &SourceLine<'_>) -> Option<Range<usize>> {
        let whole = line.whole();
        if self.has(line.source(0..line.chars.len())) {
            return Some(whole);
        }
        if line.chars.get(whole.start) != Some(&'[') {
            return None;
        }
        self.printed(line, whole).filter(|heading| heading.is_printed).map(|heading| heading.place)
    }

    /// Removes a comment and decoration, unless they belong to a name.
    pub(super) fn prepared<'a>(&self, line: SourceLine<'a>) -> SourceLine<'a> {
        if !line.chars.iter().any(|c| "#/*=]".contains(*c)) {
            return line;
        }
        let name = self.printed_name(&line);
        let plain = line.clone().without_comment().without_decoration();
        if name.is_none() || self.printed_name(&plain) == name { plain } else { line }
    }
}
