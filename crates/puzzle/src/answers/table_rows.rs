//! Rows of a table that name their puzzles.

use super::outline::Section;
use super::references::Puzzle;
use super::senses::{Sense, is};
use super::tokens::Token;
use std::collections::{HashMap, HashSet};
use std::ops::Range;

/// Joins the rows of a table that name their puzzle, one point each.
pub(super) fn joined_rows(all: &[Token], sections: Vec<Section>) -> Vec<Section> {
    // The numbers of a row. What stands below the last row is not a row.
    let numbers_of = |section: &Section| -> Option<Vec<i32>> {
        let (row, below) = section.parts.split_first()?;
        let numbers =
            |part: &Range<usize>| all[part.clone()].iter().filter_map(Token::number).collect::<Vec<i32>>();
        let has_word = |part: &Range<usize>| all[part.clone()].iter().any(|token| token.word().is_some());
        let is_row =
            all[row.clone()].iter().all(|token| token.word().is_none_or(|word| is(word, Sense::Nothing)))
                && below.iter().all(|part| numbers(part).len() < 2 || has_word(part));
        is_row.then(|| numbers(row))
    };
    // Where a line has several points, another line is another answer.
    let is_long = |section: &Section| numbers_of(section).is_some_and(|numbers| numbers.len() > 3);
    if sections.iter().any(is_long) {
        return sections;
    }
    let mut rows: HashMap<&Puzzle, Vec<Option<Vec<i32>>>> = HashMap::new();
    for section in &sections {
        rows.entry(&section.puzzle).or_default().push(numbers_of(section));
    }
    let tables: HashSet<Puzzle> = rows
        .into_iter()
        .filter(|(_, rows)| rows.len() > 1 && are_points(rows))
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

/// Returns true for rows of two numbers, or of three whose first counts the rows or whose last is a stone.
fn are_points(rows: &[Option<Vec<i32>>]) -> bool {
    let all = |is: &dyn Fn(usize, &[i32]) -> bool| {
        rows.iter().enumerate().all(|(at, row)| row.as_deref().is_some_and(|row| is(at, row)))
    };
    let counts_from =
        |first: i32| all(&|at, row| row.len() == 3 && usize::try_from(row[0] - first) == Ok(at));
    let has_stone = |stone: i32| all(&|_, row| row.len() == 3 && row[2] == stone);
    all(&|_, row| row.len() == 2) || counts_from(0) || counts_from(1) || has_stone(1) || has_stone(-1)
}
