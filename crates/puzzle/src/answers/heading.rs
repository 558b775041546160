//! Recognises the name of a puzzle at the start of a line, in the forms that students write.

use super::heading_text::{SEPARATORS, after_prefix, after_title, skip};
use super::name_keys::{exact_key, key, loose_key, strip_ending};
use super::numbered_names::NumberedNames;
use crate::items::is_value_word;
use crate::remark_words::concluding_truth;
use crate::source_line::{SourceLine, trim};
use crate::value_words::{is_nothing, truth};
use gocheck_board::Color;
use gocheck_rules::Question;
use std::collections::HashMap;
use std::ops::Range;
use std::sync::Arc;

/// The name of a puzzle at the start of a line.
pub(super) struct Heading {
    /// The puzzle, or the number of a problem without a tag.
    pub(super) puzzle: Result<String, String>,
    pub(super) place: Range<usize>,
    /// The start of the text after the name.
    pub(super) rest: usize,
    /// True for the form that the program prints: `[train]Problem 1: forward on step:`.
    pub(super) is_printed: bool,
}

impl Heading {
    /// True if the text after the name can be its answer. In `train_1 was easy` it cannot.
    fn is_followed_well(&self, line: &SourceLine<'_>) -> bool {
        let between = line.chars.get(self.place.end..self.rest).unwrap_or_default();
        let rest = line.text(self.rest..line.whole().end);
        let is_end = |c: char| c.is_whitespace() || ",;:\"'|()[]{}".contains(c);
        let word = rest.split(is_end).next().unwrap_or_default();
        rest.is_empty()
            || between.iter().any(|c| SEPARATORS.contains(c))
            || word.is_empty()
            || is_value_word(word)
            || truth(&rest).is_some()
            || is_nothing(&rest)
            || concluding_truth(&rest).is_some()
    }
}

/// The known puzzles, shared by the readers of a class.
#[derive(Clone, Debug, Default)]
pub(super) struct Names {
    /// By the key of the name; `None` if several names have it.
    by_key: Arc<HashMap<String, Option<String>>>,
    pub(super) numbers: Arc<NumberedNames>,
    /// True if a name contains `(` or `,`, or is blank. Tags do not count.
    pub(super) has_unusual_tags: bool,
    /// The player to move, if not White.
    pub(super) player: Option<Color>,
    pub(super) tag: Option<String>,
    /// True if the number of a problem counts as a name.
    pub(super) has_bare_numbers: bool,
    pub(super) is_strict: bool,
}

/// The search for a name ends here.
pub(super) const MAX_NAME: usize = 256;

impl Names {
    pub(super) fn add(&mut self, name: &str) {
        let by_key = Arc::make_mut(&mut self.by_key);
        for key in [key(name), loose_key(name)] {
            by_key
                .entry(key)
                .and_modify(|other| {
                    if other.as_deref() != Some(name) {
                        *other = None;
                    }
                })
                .or_insert_with(|| Some(name.to_owned()));
        }
        self.has_unusual_tags |= name.contains(['(', ',']) || trim(name).is_empty();
        // An exact name is never interpreted as another one.
        if by_key.insert(exact_key(name), Some(name.to_owned())).is_none() {
            Arc::make_mut(&mut self.numbers).add(name);
        }
    }

    /// Returns true if all names are known. Then a line that is not an answer is not necessarily a name.
    pub(super) fn are_known(&self) -> bool {
        !self.by_key.is_empty()
    }

    pub(super) fn has(&self, name: &str) -> bool {
        self.by_key.contains_key(&exact_key(name))
    }

    pub(super) fn find(&self, text: &str) -> Option<&str> {
        let found = |key: &str| self.by_key.get(key).and_then(Option::as_deref);
        found(&exact_key(text)).or_else(|| found(&key(text)))
    }

    /// Finds a name at the start of a line.
    pub(super) fn heading(&self, line: &SourceLine<'_>) -> Option<Heading> {
        let whole = line.whole();
        if let Some(Some(name)) = self.by_key.get(&exact_key(line.source(whole.clone()))) {
            let rest = whole.end;
            let place = whole;
            return Some(Heading { puzzle: Ok(name.clone()), place, rest, is_printed: false });
        }
        // Quotes of spreadsheets, and the stars of Markdown.
        let all = line.trimmed(0..line.chars.len(), |c| c.is_whitespace() || "\"'*=".contains(c));
        // `# train_1`, `>>> train_1`, `- train_1`, `| train_1 |`
        let marks = line.chars[all.clone()]
            .iter()
            .take_while(|c| "#>/| *\u{25CF}\u{25A0}\u{25C6}".contains(**c))
            .count();
        let start = all.start + marks;
        let is_item = |at: usize| line.chars.get(at) == Some(&'-') && line.chars.get(at + 1) == Some(&' ');
        let start = if is_item(start) { skip(line, start + 1, all.end) } else { start };
        let start =
            line.trimmed(start..all.end.max(start), |c| c.is_whitespace() || "\"'*".contains(c)).start;
        let all = start..all.end;
        if all.is_empty() {
            return None;
        }
        // `[test_0]`, a section.
        if let Some(inner) = line.text(all.clone()).strip_prefix('[').and_then(|text| text.strip_suffix(']'))
            && !self.is_strict
            && let Some(Ok(name)) = self.name_of(inner)
        {
            return Some(Heading { puzzle: Ok(name), place: all.clone(), rest: all.end, is_printed: false });
        }
        // `C:\\go\\test_0.txt`
        if let Some(slash) = line.chars[all.clone()].iter().rposition(|c| "\\/".contains(*c))
            && !self.is_strict
            && let Some(heading) = self.known(line, all.start + slash + 1..all.end)
            && heading.rest == all.end
        {
            return Some(heading);
        }
        // `2019-11-03 21:14:00,120 INFO test_0 True`
        let text = line.text(all.clone());
        let date = text.bytes().take(10).map(|byte| if byte.is_ascii_digit() { b'0' } else { byte });
        if date.eq(*b"0000-00-00") && !self.is_strict {
            let is_end = |at: &usize| *at == all.end || line.chars[*at].is_whitespace();
            let starts = (all.start + 1..all.end).filter(|&at| line.chars[at - 1].is_whitespace());
            let known = |start: usize| {
                let end = (start..=all.end).find(|at| is_end(at))?;
                let name = self.find(&line.text(start..end)).filter(|name| self.has(name))?;
                let puzzle = Ok(name.to_owned());
                Some(Heading { puzzle, place: start..end, rest: skip(line, end, all.end), is_printed: false })
            };
            if let Some(heading) = { starts }.find_map(known) {
                return Some(heading);
            }
        }
        self.heading_at(line, all.clone()).or_else(|| {
            // `1. train_1`, `Answer to train_1`
            let after = after_prefix(line, all.clone()).filter(|_| !self.is_strict)?;
            let is_known = |heading: &Heading| heading.puzzle.as_ref().is_ok_and(|name| self.has(name));
            self.heading_at(line, after..all.end).filter(is_known)
        })
    }

    pub(super) fn heading_at(&self, line: &SourceLine<'_>, all: Range<usize>) -> Option<Heading> {
        self.printed(line, all.clone())
            .or_else(|| self.known(line, all.clone()).filter(|heading| heading.is_followed_well(line)))
            .or_else(|| {
                let heading = self.problem(line, all.clone());
                heading.filter(|heading| heading.is_followed_well(line))
            })
            .or_else(|| self.bare_number(line, all.clone()))
            .or_else(|| {
                self.unknown(line, all).filter(|heading| !self.are_known() || heading.is_followed_well(line))
            })
    }

    /// Accepts the numbers of problems as names, too.
    pub(super) fn with_bare_numbers(self) -> Self {
        Self { has_bare_numbers: true, ..self }
    }

    /// A heading whose name may be followed by a title, which ends at the last colon.
    pub(super) fn titled(
        &self,
        line: &SourceLine<'_>,
        name: String,
        start: usize,
        from: usize,
        end: usize,
    ) -> Heading {
        let is_value = |c: &char| "[](){}".contains(*c) || c.is_ascii_digit();
        let words = line.chars[from..end].iter().take_while(|c| !is_value(c)).count();
        let colon = line.chars[from..from + words].iter().rposition(|&c| c == ':').map(|at| from + at);
        let is_title = |part: Range<usize>| {
            let text = line.text(part).to_lowercase();
            Question::ALL
                .into_iter()
                .any(|asked| asked.title() == text.trim().trim_start_matches(':').trim_start())
        };
        let name_end = match colon {
            Some(colon) => colon,
            None if is_title(from..end) => end,
            None => after_title(line, from..end),
        };
        let place = line.trimmed(start..name_end, |c| c.is_whitespace() || SEPARATORS.contains(&c));
        let puzzle = Ok(self.canonical(name));
        let is_printed = Question::ALL.into_iter().any(|asked| line.source(from..name_end) == asked.title());
        Heading { puzzle, place, rest: skip(line, name_end.max(from), end), is_printed }
    }

    /// In any letter case, with or without the file extension.
    fn known(&self, line: &SourceLine<'_>, all: Range<usize>) -> Option<Heading> {
        if !self.are_known() {
            return None;
        }
        let heading = |name: &str, end: usize| {
            let text = line.text(all.start..end);
            let is_number = text.trim().chars().all(|c| c.is_ascii_digit());
            let rest = skip(line, end, all.end);
            // `0001` is a name on its own, and a row before a column.
            let is_alone = rest == all.end;
            let titled = self.titled(line, name.to_owned(), all.start, end, all.end);
            (is_alone || !is_number).then(|| Heading {
                place: line.trimmed(all.start..end, |c| c.is_whitespace() || SEPARATORS.contains(&c)),
                is_printed: false,
                rest: if titled.rest > rest { titled.rest } else { rest },
                puzzle: Ok(name.to_owned()),
            })
        };
        let text = line.text(all.clone());
        let trimmed = text.trim_end_matches(|c: char| c.is_whitespace() || SEPARATORS.contains(&c));
        let whole = self.find(trimmed).or_else(|| {
            // `train 1`, `Train-1`; `4 4` is always a point.
            let is_name = trimmed.contains(char::is_alphabetic) && trimmed.chars().count() <= MAX_NAME;
            self.by_key.get(&loose_key(trimmed)).and_then(Option::as_deref).filter(|_| is_name)
        });
        if let Some(heading) = whole.and_then(|name| heading(name, all.end)) {
            return Some(heading);
        }
        let is_end = |c: char| c.is_whitespace() || SEPARATORS.contains(&c) || "([{".contains(c);
        let most = all.end.min(all.start + MAX_NAME);
        let ends = (all.start + 1..most).rev().filter(|&end| is_end(line.chars[end]));
        let exact =
            ends.clone().filter_map(|end| heading(self.find(&line.text(all.start..end))?, end)).next();
        // `test2 = [[5, 0]]`
        let loose = || {
            let named = |end: usize| {
                let word = line.text(all.start..end);
                let is_name =
                    word.contains(char::is_alphabetic) && word.contains(|c: char| c.is_ascii_digit());
                let name = self.by_key.get(&loose_key(&word)).and_then(Option::as_deref);
                heading(name.filter(|_| is_name && !self.is_strict)?, end)
            };
            ends.clone().rev().find_map(named)
        };
        exact.or_else(loose)
    }

    /// A name that is not a known puzzle.
    fn unknown(&self, line: &SourceLine<'_>, all: Range<usize>) -> Option<Heading> {
        let is_end = |c: &char| c.is_whitespace() || SEPARATORS.contains(c) || "([{".contains(*c);
        let word_end = all.start + line.chars[all.clone()].iter().take_while(|c| !is_end(c)).count();
        let word = line.text(all.start..word_end);
        // `0001`, if there is no better interpretation.
        let is_number = !self.are_known() && word_end == all.end && word.chars().all(|c| c.is_ascii_digit());
        if word.is_empty() || is_value_word(&word) && !is_number {
            return None;
        }
        let is_of_problem = strip_ending(&word).rsplit_once('_').is_some_and(|(tag, number)| {
            !tag.is_empty() && !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit())
        });
        let rest = skip(line, word_end, all.end);
        let is_followed_by_answer =
            is_of_problem || line.chars.get(word_end).is_some_and(|c| SEPARATORS.contains(c));
        if self.are_known() && !is_of_problem {
            return None;
        }
        if rest == all.end || is_followed_by_answer {
            let place = all.start..word_end;
            let name = strip_ending(line.source(place.clone())).to_owned();
            return Some(Heading { puzzle: Ok(self.canonical(name)), place, rest, is_printed: false });
        }
        // If no names are known, a line that is not an answer is a name.
        let name = line.source(all.clone()).to_owned();
        Some(Heading { puzzle: Ok(name), place: all.clone(), rest: all.end, is_printed: false })
    }

    pub(super) fn canonical(&self, name: String) -> String {
        self.find(&name).map_or(name, str::to_owned)
    }
}
