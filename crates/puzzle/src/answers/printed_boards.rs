//! Lines of printed boards. They contain points of an answer only if they mark them.

use super::given::Coordinates;
use super::tokens::{Token, TokenKind};
use std::ops::Range;

/// A row of a printed board contains no points of an answer.
pub(super) fn is_board_row(values: &[i32]) -> bool {
    values.len() > 4 && values.len() % 2 == 1 && values.iter().all(|value| (-1..=2).contains(value))
}

/// A line of a printed board, or of the letters and numbers around it.
pub(super) fn is_board(line: &[Token], cols: usize) -> bool {
    let (mut cells, mut others, mut numbers) = (0, 0, Vec::new());
    for token in line {
        match &token.kind {
            TokenKind::Mark(
                '.'
                | '+'
                | '*'
                | '#'
                | '\u{B7}'
                | '\u{2219}'
                | '\u{2500}'..='\u{257F}'
                | '\u{25A0}'..='\u{25FF}'
                | '\u{26AA}'
                | '\u{26AB}'
                | '\u{2B55}'
                | '\u{2B1C}'
                | '\u{2B1B}'
                | '\u{1F534}'
                | '\u{1F535}'
                | '\u{1F7E0}'..='\u{1F7EB}'
                | '_',
            ) => cells += 1,
            TokenKind::Word(word) if word.chars().all(|c| "xobw●○".contains(c)) => {
                cells += word.chars().count()
            }
            TokenKind::Number(number, _) => numbers.push(*number),
            TokenKind::Mark('|' | '-' | ',') | TokenKind::Open('[') | TokenKind::Close(']') => {}
            TokenKind::Word(word) if word.len() == 1 => others += 1,
            _ => return false,
        }
    }
    let is_row = cells + numbers.iter().filter(|number| (-1..=2).contains(*number)).count();
    let ascends = numbers.windows(2).all(|pair| pair[1] == pair[0] + 1);
    // Rows may be numbered on both sides.
    cells >= 4 && numbers.len() <= 2 && others == 0 && cells >= cols.min(5)
        || cells == 0 && others == 0 && numbers.len() >= 5 && ascends && numbers.len() == cols
        || cells == 0 && numbers.is_empty() && others >= 5 && others == cols
        || cells + others == 0 && numbers.len() == cols && cols % 2 == 1 && is_row == cols
        || cells + others == 0
            && numbers.len() == cols + 1
            && numbers[1..].iter().all(|number| (-1..=1).contains(number))
            && cols.is_multiple_of(2)
            && numbers.contains(&-1)
}

/// The points that one drawn board marks, if it marks any: by `1` among `0`, or by a sign other than those of stones.
pub(super) fn marked_points(
    all: &[Token],
    lines: &[Range<usize>],
    rows: usize,
    cols: usize,
) -> Option<Vec<(Coordinates, usize)>> {
    let grid: Vec<(Vec<char>, usize)> =
        lines.iter().filter_map(|line| Some((cells(&all[line.clone()], cols)?, line.start))).collect();
    let mut signs: Vec<char> = grid.iter().flat_map(|(row, _)| row).copied().collect();
    signs.sort_unstable();
    signs.dedup();
    const EMPTY: &str = ".0_-+\u{B7}\u{2219}\u{25A1}\u{2B1C}\u{1F7E7}\u{1F7E8}\u{1F7EB}";
    const STONES: &str = "xobw12#@\u{25CF}\u{25CB}\u{26AA}\u{26AB}";
    let (empty, filled): (Vec<char>, Vec<char>) = signs.into_iter().partition(|sign| EMPTY.contains(*sign));
    let mark = match filled.as_slice() {
        &[only] => only,
        several => {
            let mut others = several.iter().filter(|sign| !STONES.contains(**sign));
            *others.next().filter(|_| others.next().is_none())?
        }
    };
    if grid.len() != rows || empty.is_empty() {
        return None;
    }
    let of_row = |(row, (cells, at)): (usize, &(Vec<char>, usize))| {
        let point = |col: usize| (Coordinates { row: row as i32, col: col as i32 }, *at);
        let cols = cells.iter().enumerate().filter(|(_, cell)| **cell == mark).map(|(col, _)| col);
        cols.map(point).collect::<Vec<_>>()
    };
    Some(grid.iter().enumerate().flat_map(of_row).collect())
}

/// The cells of a row of a board, without the numbers next to it. `None` for the letters or numbers above a board.
fn cells(line: &[Token], cols: usize) -> Option<Vec<char>> {
    let mut cells: Vec<char> = Vec::new();
    for token in line {
        match &token.kind {
            TokenKind::Mark('|' | ',' | '"' | '\'') | TokenKind::Open(_) | TokenKind::Close(_) => {}
            TokenKind::Mark(sign) => cells.push(*sign),
            TokenKind::Word(word) => cells.extend(word.chars()),
            TokenKind::Number(number, _) => {
                cells.push(u32::try_from(*number).ok().and_then(|n| char::from_digit(n, 10))?)
            }
            TokenKind::OtherNumber(digits) => cells.extend(digits.chars()),
        }
    }
    let is_number = |cell: Option<&char>| cell.is_some_and(char::is_ascii_digit);
    match cells.len().checked_sub(cols)? {
        0 => {}
        1 if is_number(cells.first()) => drop(cells.remove(0)),
        1 if is_number(cells.last()) => drop(cells.pop()),
        2 if is_number(cells.first()) && is_number(cells.last()) => {
            cells.remove(0);
            cells.pop();
        }
        _ => return None,
    }
    // `0 1 2 3 4 5 6 7 8`, `A B C D E F G H J`
    let is_axis = cells.windows(2).all(|pair| pair[0] < pair[1]);
    (!is_axis).then_some(cells)
}
