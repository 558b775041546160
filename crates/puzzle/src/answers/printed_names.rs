//! Names as the assignment's program prints them.

use super::references::{Puzzle, PuzzleNames, Reference};
use super::tokens::{TokenKind, Tokens};
use gocheck_rules::Question;
use std::ops::Range;

impl PuzzleNames {
    /// Any name as the assignment's program prints it: `[game]rule checking:`.
    pub(super) fn printed(&self, tokens: &Tokens<'_>, range: Range<usize>) -> Option<Reference> {
        const MOST: usize = 8;
        let first = &tokens.all.get(range.start).filter(|first| first.kind == TokenKind::Open('['))?;
        let text = tokens.rest_of_line(range.start);
        let named = |title: &str| {
            let end = format!("]{title}:");
            let ends = text.match_indices(&end).take(MOST).map(|(at, _)| at);
            { ends }.find(|at| self.has(&text[1..*at]))
        };
        // `[train]Problem 1: forward on step:`
        let problem = |title: &str| {
            let (at, end) = text.match_indices(&format!(": {title}:")).take(MOST).find_map(|(at, _)| {
                let (tag, number) = text[1..at].rsplit_once("]Problem ")?;
                let name = format!("{tag}_{number}");
                self.has(&name).then_some((name, at - 1))
            })?;
            Some((at, end))
        };
        let of_title = |asked: Question| {
            let whole = named(asked.title()).map(|end| (text[1..end].to_owned(), end));
            whole.or_else(|| problem(asked.title()))
        };
        let (name, end) = Question::ALL.into_iter().find_map(of_title)?;
        let (start, puzzle) = (first.bytes_start(), Puzzle::Named(name));
        let count =
            tokens.all[range.clone()].iter().take_while(|token| token.bytes_start() <= start + end).count();
        Some(Reference { puzzle, tokens: range.start..range.start + count, number: None })
    }
}
