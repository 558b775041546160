//! Tables with a row for each problem and a column for each set: `| Problem | train | test |`.

use super::name_columns::{Layout, Record};
use super::outline::Section;
use super::problem_numbers::{digits, problem_at};
use super::references::{Puzzle, PuzzleNames, Reference};
use super::tokens::{Token, Tokens};
use super::values::has_value;
use std::ops::Range;

/// The answers of a table, and the line after it.
pub(super) struct TagColumns {
    pub(super) sections: Vec<Section>,
    pub(super) end: usize,
}

impl TagColumns {
    /// Reads the table whose header names tags. `None` if it has less than two of them, or less than two rows.
    pub(super) fn read(tokens: &Tokens<'_>, names: &PuzzleNames, header: usize) -> Option<Self> {
        const MOST: usize = 24;
        let range = tokens.lines[header].tokens.clone();
        let has_number = |range: Range<usize>| tokens.all[range].iter().any(|token| token.number().is_some());
        if range.len() > MOST || has_number(range.clone()) {
            return None;
        }
        let mut tags: Vec<(usize, String)> =
            range.filter_map(|at| Some((at, names.tag_in(&tokens.all[at..=at])?.to_owned()))).collect();
        // `训练集 train`
        tags.dedup_by(|next, tag| next.1 == tag.1);
        let is_distinct = |at: usize| tags[..at].iter().all(|(_, other)| *other != tags[at].1);
        if tags.len() < 2 || !(0..tags.len()).all(is_distinct) {
            return None;
        }
        let places = tags.iter().map(|(at, _)| tokens.all[*at].place()).collect();
        let layout = Layout::new(tokens, header, places)?;
        let mut table = Self { sections: Vec::new(), end: header + 1 };
        let mut rows = 0;
        let mut record = Record::default();
        while table.end < tokens.lines.len() {
            let line = table.end;
            let range = tokens.lines[line].tokens.clone();
            let mut cells: Vec<Vec<Range<usize>>> = vec![Vec::new(); tags.len()];
            if range.is_empty() || !layout.row(tokens, line, &mut record, &mut cells) {
                break;
            }
            let first = cells.iter().filter_map(|parts| parts.first()).map(|part| part.start).min();
            let number = row_number(tokens, range.start..first.unwrap_or(range.end));
            if let Some((number, name)) = number {
                rows += 1;
                for ((_, tag), parts) in tags.iter().zip(cells) {
                    let puzzle = Puzzle::Named(format!("{tag}_{number}"));
                    let reference = Reference { puzzle, tokens: name.clone(), number: None };
                    table.sections.push(Section::new(reference, parts));
                }
            } else if let Some(from) = table.sections.len().checked_sub(tags.len()) {
                // A row that goes on on the next line.
                let goes_on = cells.iter().flatten().any(|part| has_value(&tokens.all[part.clone()]));
                if !goes_on && first.is_some() && rows > 1 {
                    break;
                }
                for (section, parts) in table.sections[from..].iter_mut().zip(cells) {
                    section.parts.extend(parts);
                }
            } else if line > header + 1 {
                // Only `|---|---|` is between the header and the first row.
                break;
            }
            table.end += 1;
        }
        (rows > 1).then_some(table)
    }
}

/// The number of a problem in the cells before the answers, and its tokens.
fn row_number(tokens: &Tokens<'_>, range: Range<usize>) -> Option<(String, Range<usize>)> {
    let line = &tokens.all[range.clone()];
    let named = |at: usize| {
        let (number, length) = problem_at(line, at)?;
        Some((number, range.start + at..range.start + at + length))
    };
    let number = |at: usize| Some((digits(&line[at])?, range.start + at..range.start + at + 1));
    (0..line.len()).find_map(named).or_else(|| {
        let is_only = line.iter().filter(|token: &&Token| token.number().is_some()).count() == 1;
        (0..line.len()).find_map(number).filter(|_| is_only)
    })
}
