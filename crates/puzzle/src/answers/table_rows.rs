//! Rows of a table that name their puzzles.

use super::outline::Section;
use super::references::Puzzle;
use super::tokens::Token;
use std::collections::{HashMap, HashSet};
use std::ops::Range;

/// Joins the rows of a table that name their puzzle, one point each.
pub(super) fn joined_rows(all: &[Token], sections: Vec<Section>) -> Vec<Section> {
    let is_point = |section: &Section| -> Option<bool> {
        // What stands below the last row is not a row.
        let (row, below) = section.parts.split_first()?;
        let numbers =
            |part: &Range<usize>| all[part.clone()].iter().filter(|token| token.number().is_some()).count();
        let is_row = numbers(row) == 2 && all[row.clone()].iter().all(|token| token.word().is_none());
        Some(is_row && below.iter().all(|part| numbers(part) < 2))
    };
    let mut rows: HashMap<&Puzzle, (usize, bool)> = HashMap::new();
    for section in &sections {
        let (count, are_points) = rows.entry(&section.puzzle).or_insert((0, true));
        (*count, *are_points) = (*count + 1, *are_points && is_point(section) == Some(true));
    }
    let tables: HashSet<Puzzle> = rows
        .into_iter()
        .filter(|(_, (count, is))| *count > 1 && *is)
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
