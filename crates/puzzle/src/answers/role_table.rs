//! Tables with a column for each part of an answer, in which a cell counts for the rows below until the next one:
//! `set,problem,answer,row,col`.

use super::name_columns::{Layout, Record};
use super::outline::Section;
use super::problem_numbers::digits;
use super::references::{PuzzleNames, Reference};
use super::tokens::Tokens;
use super::words::Word;
use crate::words::{Label, label};
use std::ops::Range;

/// The answers of a table, and the line after it.
pub(super) struct RoleTable {
    pub(super) sections: Vec<Section>,
    pub(super) end: usize,
}

/// The content of a column.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Role {
    Tag,
    Problem,
    Value,
    Row,
    Column,
}

impl Role {
    fn new(word: &Word) -> Option<Self> {
        const TAGS: [&str; 6] = ["dataset", "set", "tag", "split", "数据集", "集合"];
        if TAGS.contains(&word.text()) {
            return Some(Self::Tag);
        }
        // Next to rows and columns, it does not mean a colour.
        if word.text() == "value" {
            return Some(Self::Value);
        }
        Some(match label(word)? {
            Label::Problem => Self::Problem,
            Label::Value => Self::Value,
            Label::Row => Self::Row,
            Label::Column => Self::Column,
            _ => return None,
        })
    }
}

impl RoleTable {
    /// Reads the table below a header with columns for problems, rows, columns, and for tags or other answers. `tag` is that of
    /// problems without one.
    pub(super) fn read(
        tokens: &Tokens<'_>,
        names: &PuzzleNames,
        header: usize,
        tag: Option<&str>,
    ) -> Option<Self> {
        const MOST: usize = 24;
        let range = tokens.lines[header].tokens.clone();
        if range.len() > MOST || tokens.all[range.clone()].iter().any(|token| token.number().is_some()) {
            return None;
        }
        let role = |at: usize| Some((Role::new(tokens.all[at].word()?)?, tokens.all[at].place()));
        let (roles, places): (Vec<Role>, Vec<Range<usize>>) = range.clone().filter_map(role).unzip();
        let column = |role: Role| {
            let mut all = (0..roles.len()).filter(|at| roles[*at] == role);
            all.next().filter(|_| all.next().is_none())
        };
        let (problem, row, col) = (column(Role::Problem)?, column(Role::Row)?, column(Role::Column)?);
        let (of_tag, value) = (column(Role::Tag), column(Role::Value));
        if of_tag.is_none() && value.is_none() {
            return None;
        }
        let layout = Layout::new(tokens, header, places).filter(Layout::is_delimited)?;
        let mut table = Self { sections: Vec::new(), end: header + 1 };
        let mut tag = tag.map(str::to_owned);
        let mut record = Record::default();
        // Other tables name their puzzles on each row.
        let mut has_empty = of_tag.is_some();
        while table.end < tokens.lines.len() {
            let line = table.end;
            let mut cells: Vec<Vec<Range<usize>>> = vec![Vec::new(); roles.len()];
            let is_empty = tokens.lines[line].tokens.is_empty();
            if is_empty || !layout.row(tokens, line, &mut record, &mut cells) {
                break;
            }
            let cell = |at: usize| cells[at].first().cloned();
            if let Some(own) = of_tag.and_then(cell).and_then(|cell| names.tag_in(&tokens.all[cell])) {
                tag = Some(own.to_owned());
            }
            if let Some(cell) = cell(problem) {
                let Some(number) = tokens.all[cell.clone()].iter().find_map(digits) else { break };
                let Some(puzzle) = names.numbered(&number, tag.as_deref()) else { break };
                if table.sections.last().is_none_or(|last| last.puzzle != puzzle) {
                    let reference = Reference { puzzle, tokens: cell, number: None };
                    table.sections.push(Section::new(reference, Vec::new()));
                }
            }
            let Some(section) = table.sections.last_mut() else { break };
            section.parts.extend(value.and_then(cell));
            if let (Some(row), Some(col)) = (cell(row), cell(col)) {
                has_empty |= cell(problem).is_none();
                section.parts.push(row.start.min(col.start)..row.end.max(col.end));
            }
            table.end += 1;
        }
        (table.sections.len() > 1 && has_empty).then_some(table)
    }
}
