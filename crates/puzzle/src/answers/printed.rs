//! Names as the assignment's program prints them, `[train]Problem 1: forward on step:`, and problems by their number.

use super::heading::{Heading, MAX_NAME, Names};
use super::heading_text::{ORDINAL, starts_with};
use crate::source_line::{SourceLine, trim};
use crate::words::{AFTER_NUMBER, PROBLEM_LETTERS, PROBLEM_WORDS, problem_number};
use gocheck_rules::Question;
use std::ops::Range;

/// The number of a problem, and the place after it and its words.
struct Problem {
    number: String,
    end: usize,
}

/// The end of a tag: a closing bracket before a title or a problem. The text after a bracket does not depend on where the tag
/// begins, so it is read once, not once per opening bracket.
struct TagEnd {
    at: usize,
    /// Where the text after it begins.
    next: usize,
    is_before_title: bool,
    /// `[train]Problem 1:`
    problem: Option<Problem>,
    /// `[1]00题：`, if the bracket is not the end of a tag.
    untagged: Option<(Result<String, String>, usize)>,
}

impl Names {
    /// `[train]Problem 1: forward on step:..`, `[game]rule checking:..`, also after a log prefix.
    pub(super) fn printed(&self, line: &SourceLine<'_>, all: Range<usize>) -> Option<Heading> {
        let ends = self.tag_ends(line, all.clone());
        if ends.is_empty() {
            return None;
        }
        // A name may contain brackets, including those of another problem: `[]p5]rule checking:` is the puzzle `]p5`.
        let named = |end: &&TagEnd| {
            end.is_before_title && self.has(line.raw(all.start + 1..end.at.max(all.start + 1)))
        };
        if line.chars.get(all.start) == Some(&'[')
            && let Some(end) = ends.iter().find(named)
        {
            let name = line.raw(all.start + 1..end.at).to_owned();
            return Some(self.titled(line, name, all.start, end.next, all.end));
        }
        let is_known = |heading: &Heading| heading.puzzle.as_ref().is_ok_and(|name| self.has(name));
        if let Some(heading) = self.printed_at(line, all.clone(), &ends).filter(is_known) {
            return Some(heading);
        }
        let most = all.end.min(all.start + MAX_NAME);
        let mut starts = (all.start..most).rev().filter(|&start| line.chars[start] == '[');
        starts.find_map(|start| self.printed_at(line, start..all.end, &ends))
    }

    /// The possible ends of tags that begin in the first characters.
    fn tag_ends(&self, line: &SourceLine<'_>, all: Range<usize>) -> Vec<TagEnd> {
        let most = all.end.min(all.start + 2 * MAX_NAME);
        let ends = (all.start..most).filter(|&at| line.chars[at] == ']');
        let ends = ends.map(|at| {
            let next = at + 1 + line.chars[at + 1..all.end].iter().take_while(|c| c.is_whitespace()).count();
            let rest = &line.chars[next..all.end];
            TagEnd {
                at,
                next,
                is_before_title: Question::ALL.into_iter().any(|asked| starts_with(rest, asked.title())),
                problem: self.problem_text(line, next..all.end),
                untagged: self.bare_problem(line, next..all.end),
            }
        });
        ends.filter(|end| end.is_before_title || end.problem.is_some() || end.untagged.is_some()).collect()
    }

    fn printed_at(&self, line: &SourceLine<'_>, all: Range<usize>, ends: &[TagEnd]) -> Option<Heading> {
        if line.chars.get(all.start) != Some(&'[') {
            return None;
        }
        // A tag may contain brackets.
        let first = ends.partition_point(|end| end.at < all.start);
        let ends = ends[first..].iter().take_while(|end| end.at < all.start + MAX_NAME);
        { ends }.find_map(|end| {
            let tag = line.raw(all.start + 1..end.at);
            let is_name = !trim(tag).is_empty() && !tag.contains(['(', ','])
                || self.has_unusual_tags && self.find(tag).is_some();
            if is_name && end.is_before_title {
                let name = if self.has(tag) { tag } else { trim(tag) };
                return Some(self.titled(line, name.to_owned(), all.start, end.next, all.end));
            }
            match &end.untagged {
                Some((puzzle, after)) if !is_name => {
                    let heading = self.titled(line, String::new(), all.start, *after, all.end);
                    Some(Heading { puzzle: puzzle.clone(), ..heading })
                }
                _ => {
                    let problem = end.problem.as_ref()?;
                    Some(self.of_problem(line, Some(tag).filter(|_| is_name), all.clone(), problem))
                }
            }
        })
    }

    /// `Problem 1: forward on step:..`, `00题：`
    pub(super) fn problem(&self, line: &SourceLine<'_>, all: Range<usize>) -> Option<Heading> {
        if let Some((puzzle, after)) = self.bare_problem(line, all.clone()) {
            let heading = self.titled(line, String::new(), all.start, after, all.end);
            return Some(Heading { puzzle, ..heading });
        }
        let problem = self.problem_text(line, all.clone())?;
        Some(self.of_problem(line, None, all, &problem))
    }

    /// `00题：`: the puzzle, and the place after it.
    fn bare_problem(
        &self,
        line: &SourceLine<'_>,
        all: Range<usize>,
    ) -> Option<(Result<String, String>, usize)> {
        let (number, end) = number_at(line, all.clone()).filter(|_| !self.is_strict)?;
        let after = AFTER_NUMBER.iter().find(|after| starts_with(&line.chars[end..all.end], after))?;
        Some((self.numbered(&number)?, end + after.chars().count()))
    }

    /// `Problem 1`, `第 1 题`
    fn problem_text(&self, line: &SourceLine<'_>, all: Range<usize>) -> Option<Problem> {
        let from = all.start;
        let word = PROBLEM_WORDS.iter().find(|word| starts_with(&line.chars[from..all.end], word));
        let letter = || PROBLEM_LETTERS.iter().find(|word| starts_with(&line.chars[from..all.end], word));
        let is_letter = word.is_none();
        let word = word.or_else(letter)?;
        let gap = |c: &char| !is_letter && (c.is_whitespace() || "_#-.:".contains(*c));
        let mut at = from + word.chars().count();
        at += line.chars[at..all.end].iter().take_while(|c| gap(c)).count();
        // `题目第 1 题`
        at += usize::from(*word != ORDINAL && starts_with(&line.chars[at..all.end], ORDINAL));
        let is_ordinal = starts_with(&line.chars[at.saturating_sub(1)..all.end], ORDINAL) || *word == ORDINAL;
        at += line.chars[at..all.end].iter().take_while(|c| c.is_whitespace() && is_ordinal).count();
        let (number, at) = number_at(line, at..all.end)?;
        let blanks = line.chars[at..all.end].iter().take_while(|c| c.is_whitespace() && is_ordinal).count();
        let after = AFTER_NUMBER.iter().find(|after| starts_with(&line.chars[at + blanks..all.end], after));
        // `Problem 1st`, `Problem 1.5`
        let next = |ahead: usize| line.chars[at..all.end].get(ahead).copied().unwrap_or(' ');
        let is_end = !(next(0).is_ascii_alphanumeric() || next(0) == '.' && next(1).is_ascii_digit());
        if !is_end || is_ordinal && after.is_none() || is_letter && self.numbered(&number).is_none() {
            return None;
        }
        // `Q1)`
        let closing = usize::from(after.is_none() && next(0) == ')' && !line.chars[from..at].contains(&'('));
        Some(Problem { number, end: at + after.map_or(closing, |after| after.chars().count() + blanks) })
    }

    /// The heading of a problem, with the tag before it, if any.
    fn of_problem(
        &self,
        line: &SourceLine<'_>,
        tag: Option<&str>,
        all: Range<usize>,
        Problem { number, end }: &Problem,
    ) -> Heading {
        let puzzle = match tag.or(self.tag.as_deref()) {
            Some(tag) if self.has(&format!("{tag}_{number}")) => Ok(format!("{tag}_{number}")),
            Some(given) => match self.numbered(number) {
                Some(Ok(name)) if tag.is_none() => Ok(name),
                _ => Ok(self.canonical(format!("{}_{number}", trim(given)))),
            },
            None => self.numbered(number).unwrap_or_else(|| Err(number.clone())),
        };
        let mut heading = self.titled(line, String::new(), all.start, *end, all.end);
        let text = line.source(heading.place.clone());
        let is_printed = |tag: &str| {
            let titles = Question::ALL.into_iter().map(Question::title);
            { titles }.any(|title| format!("[{tag}]Problem {number}: {title}") == text)
        };
        heading.is_printed = tag.is_some_and(is_printed);
        heading.puzzle = puzzle;
        heading
    }
}

/// The number at the start of a part of a line, and the place after it.
fn number_at(line: &SourceLine<'_>, part: Range<usize>) -> Option<(String, usize)> {
    // Number words have at most two characters.
    const WORDS: usize = 2;
    let digits = line.chars[part.clone()].iter().take_while(|c| c.is_ascii_digit()).count();
    let text = line.text(part.start..part.end.min(part.start + digits.max(WORDS)));
    let (number, length) = problem_number(&text)?;
    Some((number, part.start + text[..length].chars().count()))
}
