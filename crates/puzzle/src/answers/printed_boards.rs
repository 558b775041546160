//! Lines of printed boards, which contain no points of an answer.

use super::tokens::{Token, TokenKind};

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
