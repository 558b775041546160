use super::value::{sgf_color, sgf_point, sgf_size};
use gocheck_board::Color;
use gocheck_rules::Board;
use std::fmt::Write as _;

/// A position as a game record (SGF FF\[4\]): its stones, the side to move, and a comment.
///
/// ```
/// use gocheck_board::Color;
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
    let comment = comment.replace('\\', "\\\\").replace(']', "\\]");
    let (size, player) = (sgf_size(setup.size()), sgf_color(to_move));
    let mut record = format!("(;GM[1]FF[4]CA[UTF-8]SZ[{size}]PL[{player}]C[{comment}]");
    for color in Color::BOTH {
        let stones = setup.stones().filter(|&(_, stone)| stone == color);
        let stones: String = stones.map(|(point, _)| format!("[{}]", sgf_point(point))).collect();
        if !stones.is_empty() {
            // Writing to a string does not fail.
            let _ = write!(record, "\nA{}{stones}", sgf_color(color));
        }
    }
    record.push_str(")\n");
    record
}
