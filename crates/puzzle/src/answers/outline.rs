//! The sections of a text, one for each time that a puzzle is named.

use super::references::{Puzzle, Reference};
use super::tokens::{Token, Tokens};
use super::values::has_value;
use super::verdict::{Verdict, verdict};
use gocheck_rules::Question;
use std::collections::HashSet;
use std::ops::Range;

/// What belongs to a puzzle: the tokens after its name, up to the next name.
pub(super) struct Section {
    pub(super) puzzle: Puzzle,
    /// The tokens of the name.
    pub(super) name: Range<usize>,
    /// Parts of lines.
    pub(super) parts: Vec<Range<usize>>,
    /// The question, for a name as the assignment's program prints it: `[train]Problem 1: forward on step:`.
    pub(super) printed: Option<Question>,
    /// True if it comes after a line that announces a correction.
    pub(super) is_correction: bool,
    /// The number of the problem, if the text does not say its tag here.
    pub(super) number: Option<String>,
}

impl Section {
    pub(super) fn new(reference: Reference, parts: Vec<Range<usize>>) -> Self {
        let Reference { puzzle, tokens, number } = reference;
        Self { puzzle, name: tokens, parts, printed: None, is_correction: false, number }
    }

    fn named(name: &str, at: Range<usize>, parts: Vec<Range<usize>>) -> Self {
        Self::new(Reference { puzzle: Puzzle::Named(name.to_owned()), tokens: at, number: None }, parts)
    }
}

#[derive(Default)]
pub(super) struct Outline {
    pub(super) sections: Vec<Section>,
    /// Parts of lines that belong to no puzzle.
    pub(super) outside: Vec<Range<usize>>,
    /// True if rows of a table begin with the numbers of problems.
    pub(super) is_table: bool,
}

/// How a text names its puzzles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Naming {
    /// Names and numbers of problems before answers: `test_1`, `Problem 1`.
    Before,
    /// Names after answers: `True <- test_0`.
    After,
    /// Numbers at the start of lines: `1.`, `(1)`, `1:`.
    MarkedNumbers,
    /// Also numbers alone on their lines.
    Numbers,
}

impl Outline {
    /// One section with the whole text.
    pub(super) fn whole(tokens: &Tokens<'_>, name: &str) -> Self {
        let parts = tokens.lines.iter().map(|line| line.tokens.clone()).collect();
        Self { sections: vec![Section::named(name, 0..0, parts)], outside: Vec::new(), is_table: false }
    }

    /// Answers without names in the order of the problems: a line each, or a block of lines each.
    pub(super) fn in_order(tokens: &Tokens<'_>, names: &[String]) -> Vec<Self> {
        let lines: Vec<Range<usize>> = tokens.lines.iter().map(|line| line.tokens.clone()).collect();
        let mut blocks: Vec<Vec<Range<usize>>> = Vec::new();
        let mut is_new = true;
        for line in &lines {
            match blocks.last_mut() {
                _ if line.is_empty() => is_new = true,
                Some(block) if !is_new => block.push(line.clone()),
                _ => {
                    is_new = false;
                    blocks.push(vec![line.clone()]);
                }
            }
        }
        let single: Vec<Vec<Range<usize>>> =
            lines.into_iter().filter(|line| !line.is_empty()).map(|line| vec![line]).collect();
        // `answer_for_test` above the blocks
        let is_title = |block: &[Range<usize>]| {
            let all: Vec<&[Token]> = block.iter().map(|part| &tokens.all[part.clone()]).collect();
            all.iter().all(|line| !has_value(line)) && verdict(&all) == Verdict::Nothing
        };
        if blocks.len() == names.len() + 1 && blocks.first().is_some_and(|first| is_title(first)) {
            blocks.remove(0);
        }
        let fitting =
            [single, blocks].into_iter().filter(|parts| parts.len() == names.len() && names.len() > 1);
        let outline = |parts: Vec<Vec<Range<usize>>>| {
            let section = |(name, parts): (&String, Vec<Range<usize>>)| {
                let start = parts[0].start;
                Section::named(name, start..start, parts)
            };
            Self {
                sections: names.iter().zip(parts).map(section).collect(),
                outside: Vec::new(),
                is_table: false,
            }
        };
        fitting.map(outline).collect()
    }

    /// Returns true if numbers at the start of lines can only be names: each puzzle has one, and they are alone on their lines
    /// or one of them has True or False.
    pub(super) fn is_convincing(&self) -> bool {
        let names: Vec<&Puzzle> = self.sections.iter().map(|section| &section.puzzle).collect();
        let count = names.len();
        let distinct: HashSet<&Puzzle> = names.into_iter().collect();
        let alone = self.sections.iter().filter(|section| section.parts[0].is_empty()).count();
        self.is_table && count > 0 || count > 0 && distinct.len() == count && (alone > 1 || count > 1)
    }
}
