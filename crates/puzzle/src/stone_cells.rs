//! Classifies the cells and rows of a puzzle file.

use super::name::Name;
use super::puzzle_codes::LikelyCause;
use super::rows::{Cell, Row};
use super::source_line::SourceLine;
use super::text::{FieldName, TextMessage, shortened};
use super::words::{Label, color, label};
use gocheck_board::{Color, Size};

/// Puts row, column and colour into the assignment's order, without labels: `4行1列 黑`, `black 4 1`.
pub(super) fn in_order(cells: &[Cell]) -> Vec<Cell> {
    // `第 4 行第 1 列`
    let cells: Vec<Cell> = cells
        .iter()
        .filter(|cell| cell.label != Some(Label::Value) || cell.text != "\u{7B2C}")
        .cloned()
        .collect();
    let cells = cells.as_slice();
    let is_labelled = cells.iter().any(|cell| matches!(cell.label, Some(Label::Row | Label::Column)));
    if is_labelled {
        let is_suffix = cells.first().is_some_and(|cell| cell.number.is_some());
        let mut found: [Option<Cell>; 3] = [None, None, None];
        let mut rest: Vec<Cell> = Vec::new();
        let mut label: Option<Label> = None;
        for cell in cells {
            match cell.label {
                Some(next) if is_suffix => {
                    if let (Some(number), Some(place)) = (rest.pop(), place_of(next)) {
                        found[place] = Some(number);
                    }
                }
                Some(next) => label = Some(next),
                None => match label.take().and_then(place_of) {
                    Some(place) => found[place] = Some(cell.clone()),
                    None => rest.push(cell.clone()),
                },
            }
        }
        if found[2].is_none() {
            found[2] = rest.pop();
        }
        if rest.is_empty() {
            return found.into_iter().flatten().collect();
        }
        return cells.to_vec();
    }
    match cells {
        [stone, row, col]
            if stone.number.is_none()
                && row.number.is_some()
                && col.number.is_some()
                && cell_color(stone).is_some()
                && stone.label.is_none() =>
        {
            vec![row.clone(), col.clone(), stone.clone()]
        }
        cells => cells.to_vec(),
    }
}

pub(super) const fn place_of(label: Label) -> Option<usize> {
    match label {
        Label::Row => Some(0),
        Label::Column => Some(1),
        Label::Color => Some(2),
        _ => None,
    }
}

pub(super) fn cell_color(cell: &Cell) -> Option<Option<Color>> {
    match cell.number {
        Some(number) => of_number(number),
        None => color(&cell.text),
    }
}

pub(super) const fn of_number(number: i32) -> Option<Option<Color>> {
    match number {
        -1 => Some(Some(Color::Black)),
        0 => Some(None),
        1 => Some(Some(Color::White)),
        _ => None,
    }
}

/// The message for a word that is not a whole number.
pub(super) fn not_a_number(word: &str, field: FieldName) -> TextMessage {
    let digits = word.strip_prefix(['-', '+']).unwrap_or(word);
    let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    let word = shortened(word);
    if is_number { TextMessage::LargeNumber { field, word } } else { TextMessage::NoNumber { field, word } }
}

/// Sorts the cells of rows by the header of their table.
pub(super) fn sort_columns(rows: &mut [Row], columns: Option<[usize; 3]>) {
    let Some(columns) = columns.filter(|columns| columns.iter().max() == Some(&2)) else { return };
    for row in rows.iter_mut().filter(|row| row.cells.len() == 3) {
        row.cells = columns.iter().map(|&place| row.cells[place].clone()).collect();
    }
}

/// Returns true if each row has four numbers, the first of which counts the rows.
pub(super) fn is_indexed(rows: &[Row]) -> bool {
    let counts = |from: i32| {
        let number = |row: &Row| row.cells.first().and_then(|cell| cell.number);
        rows.iter().zip(from..).all(|(row, count)| row.cells.len() == 4 && number(row) == Some(count))
    };
    rows.len() > 1 && (counts(0) || counts(1))
}

/// What a file seems to be if it is not a puzzle.
pub(super) fn cause(rows: &[Row], size: Size) -> LikelyCause {
    let lengths: Vec<usize> = rows.iter().map(|row| row.cells.len()).collect();
    let first = lengths.first().copied().unwrap_or_default();
    let is_value = |row: &Row| matches!(row.cells.as_slice(), [cell] if ["True", "False"].contains(&cell.text.as_str()) || is_name(&cell.text));
    let is_pair = |row: &Row| row.cells.len() == 2 && row.cells.iter().all(|cell| cell.number.is_some());
    if rows.len() > 1 && rows.iter().all(|row| is_pair(row) || is_value(row)) {
        return LikelyCause::Answers;
    }
    if first > 4 && lengths.iter().filter(|length| **length == first).count() * 2 > lengths.len() {
        return LikelyCause::Matrix;
    }
    let numbers = || rows.iter().flat_map(|row| row.cells.iter().take(2).filter_map(|cell| cell.number));
    let (least, most) = (numbers().min().unwrap_or_default(), numbers().max().unwrap_or_default());
    let larger = [13, 19, Size::MAX].into_iter().find(|larger| most < *larger as i32);
    match larger {
        _ if least >= 1 && most as usize == size.rows().max(size.cols()) => LikelyCause::FromOne,
        Some(larger) if least >= 0 && most as usize >= size.rows().min(size.cols()) => {
            LikelyCause::Larger(larger)
        }
        _ => LikelyCause::Unknown,
    }
}

/// Returns true for Chinese text that is not a colour, row or column.
pub(super) fn is_chinese_word(text: &str) -> bool {
    let count = text.chars().filter(|c| ('\u{4E00}'..='\u{9FFF}').contains(c)).count();
    count > 1 && color(text).is_none() && label(text).is_none()
}

/// `train_1`, `train_1.txt`
pub(super) fn is_name(text: &str) -> bool {
    let stem = text.strip_suffix(".txt").unwrap_or(text);
    Name::new(stem.trim_end_matches([':', ' '])).is_ok_and(|name| name.problem().is_some())
}

/// Returns true for a line that is only a comment, or only punctuation between others.
pub(super) fn is_comment(line: &SourceLine<'_>) -> bool {
    let text = line.text(line.whole());
    let has_mark = ["--", "==", "**", "~~", "\"\"\""].iter().any(|mark| text.contains(mark));
    let is_rule = has_mark && text.chars().all(|c| "-=*~|:+\" ".contains(c));
    text.starts_with("//")
        || text.starts_with("# ")
        || text == "#"
        || text.starts_with("##")
        || is_rule
        || text.starts_with('#') && !text.contains(['.', 'O'])
}
