use super::value::{sgf_color, sgf_point, sgf_size};
use gocheck_board::{Color, Point};
use gocheck_rules::{Action, Board, GameStep, Replay};
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

/// A game as a record (SGF FF\[4\]), from which the same game is replayed: setups, moves and passes. `properties` are more
/// properties of the root in their order, such as KM, RU and RE, with their values. A move that could not be played is left
/// out, because nothing is known about it.
///
/// ```
/// use gocheck_board::{Color, Size};
/// use gocheck_rules::Replay;
/// use gocheck_sgf::{game_record, main_line};
///
/// let mut game = Replay::new(Size::new(9, 9)?);
/// game.play_unchecked(Color::Black, game.size().point(4, 4).ok_or("off the board")?);
/// game.pass(Color::White);
/// let record = game_record(&game, &[("KM", "6.5"), ("RE", "B+R")]);
/// assert_eq!(record, "(;GM[1]FF[4]CA[UTF-8]SZ[9]KM[6.5]RE[B+R]\n;B[ee];W[])\n");
/// assert_eq!(main_line(record.as_bytes(), None)?.game?.board(), game.board());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn game_record(game: &Replay, properties: &[(&str, &str)]) -> String {
    const MOVES_PER_LINE: usize = 10;
    let mut record = format!("(;GM[1]FF[4]CA[UTF-8]SZ[{}]", sgf_size(game.size()));
    for (name, value) in properties {
        // Writing to a string does not fail.
        let _ = write!(record, "{name}[{}]", value.replace('\\', "\\\\").replace(']', "\\]"));
    }
    let mut on_line = MOVES_PER_LINE;
    // Whether the root may still get stones, and the side to move: what precedes the first move belongs to it.
    let mut is_open = [true; 2];
    for step in game.steps() {
        if let GameStep::Move(color, action) = step {
            let point = match action {
                Action::Play(point) => sgf_point(point),
                Action::Pass => String::new(),
                Action::Skip => continue,
            };
            if on_line == MOVES_PER_LINE {
                (on_line, is_open) = (0, [false; 2]);
                record.push('\n');
            }
            on_line += 1;
            let _ = write!(record, ";{}[{point}]", sgf_color(color));
            continue;
        }
        let kind = usize::from(matches!(step, GameStep::ToMove(_)));
        if !std::mem::replace(&mut is_open[kind], false) {
            is_open = [false; 2];
            record.push_str("\n;");
        }
        on_line = MOVES_PER_LINE;
        match step {
            GameStep::ToMove(color) => {
                let _ = write!(record, "PL[{}]", sgf_color(color));
            }
            GameStep::SetUp(stones) => push_stones(&stones, &mut record),
            GameStep::Move(..) => {}
        }
    }
    record.push_str(")\n");
    record
}

/// Adds AB, AW and AE.
fn push_stones(stones: &[(Point, Option<Color>)], record: &mut String) {
    for (name, stone) in [("AB", Some(Color::Black)), ("AW", Some(Color::White)), ("AE", None)] {
        let points = stones.iter().filter(|(_, set)| *set == stone);
        let points: String = points.map(|&(point, _)| format!("[{}]", sgf_point(point))).collect();
        if !points.is_empty() {
            record.push_str(name);
            record.push_str(&points);
        }
    }
}
