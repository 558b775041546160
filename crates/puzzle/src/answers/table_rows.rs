//! Rows of a table that name their puzzles.

use super::outline::Section;
use super::references::Puzzle;
use super::senses::Sense;
use super::tokens::{Token, TokenKind};
use std::collections::{HashMap, HashSet};
use std::ops::Range;

/// Joins the rows of a table that name their puzzle, one point each.
pub(super) fn joined_rows(all: &[Token], sections: Vec<Section>) -> Vec<Section> {
    // Where a line has several points, another line is another answer.
    let is_long = |row: &Row| row.numbers.as_ref().is_some_and(|numbers| numbers.len() > 3);
    let mut rows: HashMap<&Puzzle, Vec<Row<'_>>> = HashMap::new();
    for section in &sections {
        // `reading test_1.txt` only mentions the puzzle.
        if let Some(row) = Row::new(all, section) {
            if is_long(&row) {
                return sections;
            }
            rows.entry(&section.puzzle).or_default().push(row);
        }
    }
    let are_alike = |rows: &[Row<'_>]| rows.iter().all(|row| row.words == rows[0].words);
    let tables: HashSet<Puzzle> = rows
        .into_iter()
        .filter(|(_, rows)| rows.len() > 1 && are_alike(rows) && are_points(rows))
        .map(|(puzzle, _)| puzzle.clone())
        .collect();
    let mut joined: Vec<Section> = Vec::new();
    let mut first: HashMap<Puzzle, usize> = HashMap::new();
    for section in sections {
        match first.get(&section.puzzle) {
            Some(&at) if tables.contains(&section.puzzle) => joined[at].parts.extend(section.parts),
            _ => {
                first.insert(section.puzzle.clone(), joined.len());
                joined.push(section);
            }
        }
    }
    joined
}

/// A line with the name of its puzzle.
struct Row<'a> {
    /// `None` if the section is more than a row.
    numbers: Option<Vec<i32>>,
    /// Its words, which all rows of a table share: `point (0, 6)`, `row=0, col=3`.
    words: Vec<&'a str>,
}

impl<'a> Row<'a> {
    /// `None` for a section that only mentions the puzzle.
    fn new(all: &'a [Token], section: &Section) -> Option<Self> {
        let line = all.get(section.name.start)?.line;
        // A name alone is in the assignment's form, which has all points below it.
        let is_alone = section.name.clone().all(|at| !all[at].is_mark("$\"'"))
            && all.get(section.name.end).is_none_or(|next| next.line != line)
            && section.name.start.checked_sub(1).is_none_or(|before| all[before].line != line);
        let tokens = |part: &Range<usize>| &all[part.clone()];
        let numbers = |part: &Range<usize>| -> Vec<i32> {
            let numbers: Vec<i32> = tokens(part).iter().filter_map(Token::number).collect();
            // `[1] 0 6`
            let is_indexed = matches!(tokens(part), [open, _, close, ..]
                if open.kind == TokenKind::Open('[') && close.kind == TokenKind::Close(']'));
            numbers[usize::from(is_indexed && numbers.len() > 1)..].to_vec()
        };
        let words = |part: &Range<usize>| tokens(part).iter().filter_map(Token::word);
        let text = |part: &Range<usize>| words(part).map(|word| word.text()).collect::<Vec<_>>();
        let with_numbers = || section.parts.iter().filter(|part| !numbers(part).is_empty());
        // `"row": 4,` above `"col": 3`
        if !is_alone && with_numbers().count() == 2 && with_numbers().all(|part| numbers(part).len() == 1) {
            let numbers = with_numbers().flat_map(numbers).collect();
            return Some(Self { numbers: Some(numbers), words: with_numbers().flat_map(text).collect() });
        }
        if is_alone && section.parts.first().is_some_and(|first| first.is_empty()) {
            return Some(Self { numbers: None, words: Vec::new() });
        }
        let mut parts = section.parts.iter();
        let is_row = |part: &&Range<usize>| {
            !numbers(part).is_empty() || words(part).any(|word| word.is(Sense::Nothing))
        };
        let row = { &mut parts }.find(is_row)?;
        // Lines below the last row do not belong to it.
        let is_whole = parts.all(|part| numbers(part).len() < 2 || words(part).next().is_some());
        let words = words(row).filter(|word| !word.is(Sense::Nothing)).map(|word| word.text()).collect();
        Some(Self { numbers: is_whole.then(|| numbers(row)), words })
    }
}

/// Returns true for rows of two numbers, or of three whose first counts the rows or whose last is a stone.
fn are_points(rows: &[Row<'_>]) -> bool {
    let all = |is: &dyn Fn(usize, &[i32]) -> bool| {
        rows.iter().enumerate().all(|(at, row)| row.numbers.as_deref().is_some_and(|row| is(at, row)))
    };
    let counts_from =
        |first: i32| all(&|at, row| row.len() == 3 && usize::try_from(row[0] - first) == Ok(at));
    let has_stone = |stone: i32| all(&|_, row| row.len() == 3 && row[2] == stone);
    all(&|_, row| row.len() == 2) || counts_from(0) || counts_from(1) || has_stone(1) || has_stone(-1)
}
