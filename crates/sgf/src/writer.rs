use gocheck_rules::Board;
use gocheck_rules::board::{Color, Point};
use std::fmt::Write as _;

/// A position as a game record (SGF FF\[4\]): its stones, the side to move, and a comment.
///
/// ```
/// use gocheck_rules::board::Color;
/// use gocheck_rules::Board;
/// use gocheck_sgf::{main_line, position_record};
///
/// let setup: Board = "
///     . X O
///     . . .
/// ".parse()?;
/// let record = position_record(&setup, Color::White, "Where does White capture?");
/// assert_eq!(
///     record,
///     "(;GM[1]FF[4]CA[UTF-8]SZ[3:2]PL[W]C[Where does White capture?]\nAB[ba]\nAW[ca])\n"
/// );
/// let game = main_line(record.as_bytes(), None)?.game?;
/// assert_eq!((game.board(), game.to_move()), (setup, Color::White));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn position_record(setup: &Board, to_move: Color, comment: &str) -> String {
    let (rows, cols) = (setup.size().rows(), setup.size().cols());
    let size = if rows == cols { rows.to_string() } else { format!("{cols}:{rows}") };
    let comment = comment.replace('\\', "\\\\").replace(']', "\\]");
    let player = letter(to_move);
    let mut record = format!("(;GM[1]FF[4]CA[UTF-8]SZ[{size}]PL[{player}]C[{comment}]");
    for color in Color::BOTH {
        let stones: String =
            setup.stones().filter(|&(_, stone)| stone == color).map(|(point, _)| value(point)).collect();
        if !stones.is_empty() {
            // Writing to a string does not fail.
            let _ = write!(record, "\nA{}{stones}", letter(color));
        }
    }
    record.push_str(")\n");
    record
}

const fn letter(color: Color) -> char {
    match color {
        Color::Black => 'B',
        Color::White => 'W',
    }
}

/// A point in brackets: a letter for the column, then one for the row.
fn value(point: Point) -> String {
    let letter = |index: usize| char::from(b'a' + index as u8);
    format!("[{}{}]", letter(point.col()), letter(point.row()))
}
