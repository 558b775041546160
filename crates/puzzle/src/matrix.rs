//! Boards as matrices: numbers, signs or characters, one row of the board per row.

use super::rows::{Cell, Row};
use super::words::color;
use gocheck_board::{Color, Size};
use gocheck_rules::Board;

/// Reads a board from its rows, if all of them have the same number of points.
pub(super) fn board(rows: &[Row]) -> Option<Board> {
    // With a row of column names above and one below.
    if rows.len() > Size::MAX + 2 {
        return None;
    }
    let points: Vec<Vec<Option<Color>>> = rows_of_points(rows)?;
    let cols = points.first()?.len();
    if points.iter().any(|row| row.len() != cols) {
        return None;
    }
    let size = Size::new(points.len(), cols).ok()?;
    let mut board = Board::new(size);
    for (point, stone) in size.points().zip(points.into_iter().flatten()) {
        board.put(point, stone);
    }
    Some(board)
}

fn rows_of_points(rows: &[Row]) -> Option<Vec<Vec<Option<Color>>>> {
    let rows = without_heads(rows);
    // `+`, `0` and `-` are the signs of numbers if no other signs occur.
    let cells = || rows.iter().flat_map(|row| &row.cells).map(|cell| cell.text.as_str());
    if cells().all(|text| ["+", "-", "0"].contains(&text)) && cells().any(|text| text == "0") {
        let of_sign = |cell: &Cell| match cell.text.as_str() {
            "+" => Some(Color::White),
            "-" => Some(Color::Black),
            _ => None,
        };
        return Some(rows.iter().map(|row| row.cells.iter().map(of_sign).collect()).collect());
    }
    let counted = |from: i32| {
        let is_counted =
            |(row, number): (&Row, i32)| row.cells.first().and_then(|cell| cell.number) == Some(number);
        rows.len() > 1 && rows.iter().zip(from..).all(is_counted)
    };
    let up = |row: &Row| row.cells.first().and_then(|cell| cell.number);
    let down = rows.len() > 1
        && rows.iter().zip((1..=rows.len() as i32).rev()).all(|(row, number)| up(row) == Some(number));
    let whole: Option<Vec<_>> = rows.iter().map(|row| points(&row.cells)).collect();
    let is_counted = counted(0) || counted(1) || down;
    // The numbers of rows on one or both sides.
    let without_numbers = || -> Option<Vec<_>> {
        let inner = |row: &Row| {
            let first = row.cells.first()?.number;
            let cells = &row.cells[1..];
            let cells = match cells.last() {
                Some(last) if last.number == first && cells.len() > rows.len().max(2) => {
                    &cells[..cells.len() - 1]
                }
                _ => cells,
            };
            points(cells)
        };
        if is_counted { rows.iter().map(inner).collect() } else { None }
    };
    match whole {
        Some(whole) if !is_counted || whole.iter().any(|row| row.len() == rows.len()) => Some(whole),
        _ => without_numbers(),
    }
}

/// Strips the rows above and below that number or name the columns.
fn without_heads(rows: &[Row]) -> &[Row] {
    let is_head = |row: &Row| {
        let counts =
            |from: i32| row.cells.iter().zip(from..).all(|(cell, number)| cell.number == Some(number));
        let is_letter = |(cell, letter): (&Cell, u8)| {
            let skipped = u8::from(letter >= b'I');
            let text = cell.text.to_ascii_uppercase();
            text.as_bytes() == [letter] || text.as_bytes() == [letter + skipped]
        };
        row.cells.len() > 2 && (counts(0) || counts(1) || row.cells.iter().zip(b'A'..).all(is_letter))
    };
    let start = usize::from(rows.first().is_some_and(is_head));
    let end = rows.len() - usize::from(rows.len() > start + 1 && rows.last().is_some_and(is_head));
    &rows[start..end]
}

/// The cells have one point each, or are one word of all points.
fn points(cells: &[Cell]) -> Option<Vec<Option<Color>>> {
    match cells {
        [] => None,
        [word] if word.text.chars().count() > 1 && word.text != "-1" => in_word(&word.text),
        cells => cells.iter().map(point).collect(),
    }
}

/// Reads a board from one row that contains all rows one after another.
pub(super) fn one_row(row: &Row, size: Size) -> Option<Board> {
    let points = points(&row.cells).filter(|points| points.len() == size.rows() * size.cols())?;
    let mut board = Board::new(size);
    for (point, stone) in size.points().zip(points) {
        board.put(point, stone);
    }
    Some(board)
}

fn point(cell: &Cell) -> Option<Option<Color>> {
    match cell.number {
        Some(number) => of_number(number),
        None => color(&cell.text),
    }
}

const fn of_number(number: i32) -> Option<Option<Color>> {
    match number {
        -1 => Some(Some(Color::Black)),
        0 => Some(None),
        1 => Some(Some(Color::White)),
        _ => None,
    }
}

/// `.XO`, `0-110`
pub(super) fn in_word(word: &str) -> Option<Vec<Option<Color>>> {
    let mut points = Vec::new();
    // Emoji may have a variation selector.
    let mut chars = word.chars().filter(|c| *c != '\u{FE0F}').peekable();
    while let Some(c) = chars.next() {
        points.push(match c {
            '-' if chars.next_if_eq(&'1').is_some() => Some(Color::Black),
            '0' => None,
            '1' => Some(Color::White),
            // `-` on its own is neither a stone nor a point.
            '-' => return None,
            c => color(&c.to_string())?,
        });
    }
    Some(points)
}

/// Returns true if three lines of three numbers are three stones of a 3 x 3 board, and also its matrix.
pub(super) fn may_be_matrix(all: &[[i32; 3]], size: Size) -> bool {
    let is_square = (size.rows(), size.cols(), all.len()) == (3, 3, 3);
    let is_stone = |&[row, col, color]: &[i32; 3]| {
        (0..=1).contains(&row) && (0..=1).contains(&col) && (-1..=1).contains(&color)
    };
    let is_contradicted =
        || all.iter().enumerate().any(|(i, a)| all[..i].iter().any(|b| a[..2] == b[..2] && a[2] != b[2]));
    is_square && all.iter().all(is_stone) && !is_contradicted()
}
