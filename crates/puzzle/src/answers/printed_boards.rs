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
            TokenKind::Mark('.' | '+' | '*' | '#' | '_') => cells += 1,
            TokenKind::Mark(c) if !c.is_ascii() => cells += 1,
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

/// The points that a table marks which has the numbers of the columns above and those of the rows on the left:
/// `0,,,,,,√,,`.
pub(super) fn marked_cells(
    all: &[Token],
    parts: &[Range<usize>],
    rows: usize,
    cols: usize,
) -> Option<Vec<(Coordinates, usize)>> {
    let is_text = |token: &Token| !token.is_mark(",;|");
    let mut lines = parts.iter().filter(|part| all[(*part).clone()].iter().any(is_text));
    let axis = lines.next()?;
    let numbers: Vec<i32> = all[axis.clone()].iter().filter_map(Token::number).collect();
    let first = *numbers.first().filter(|first| (0..=1).contains(*first))?;
    let counts_up = numbers.windows(2).all(|pair| pair[1] == pair[0] + 1);
    if !counts_up || numbers.len() != cols || all[axis.clone()].iter().any(|token| token.word().is_some()) {
        return None;
    }
    let mut points = Vec::new();
    let mut count = 0;
    for line in lines {
        let tokens = &all[line.clone()];
        if tokens[0].number() != Some(first + count) {
            return None;
        }
        let mut cell = 0;
        for (at, token) in line.clone().zip(tokens).skip(1) {
            cell += i32::from(token.tabs);
            match token.kind {
                TokenKind::Mark(',' | ';' | '|') => cell += 1,
                TokenKind::Mark('.' | '-' | '_' | '"') | TokenKind::Number(0, _) => {}
                _ => points.push((Coordinates { row: count, col: cell - 1 }, at)),
            }
        }
        count += 1;
    }
    let is_on_board = |(at, _): &(Coordinates, usize)| usize::try_from(at.col).is_ok_and(|col| col < cols);
    (usize::try_from(count) == Ok(rows) && points.iter().all(is_on_board)).then_some(points)
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
