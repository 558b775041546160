//! The commands of GoGui: the rules of the game, and analysis to show on its board,
//! <https://github.com/Remi-Coulom/gogui>.

use super::super::adviser::{Adviser, stones};
use crate::moves::Move;
use crate::position::Position;
use crate::square::Square;
use games_engine::game::rules::{Game, History};
use games_engine::search::limits::SearchLimits;
use gocheck_board::Color;

/// The analysis commands for the user: the display of the answer, a label, the command.
pub(super) const ANALYSES: &str = "\
pspairs/Values of all moves/gocheck-values
var/Best line/gocheck-line
string/Value of the position/gocheck-value
pstring/Legal moves/gogui-rules_legal_moves";

#[derive(Clone, Copy)]
pub(super) enum Analysis {
    Values,
    Line,
    Value,
}

/// Empty if the game is over.
pub(super) fn analyse(
    what: Analysis,
    adviser: &mut Adviser,
    game: &History<Position>,
    limits: SearchLimits<'_>,
) -> String {
    let mut lines = Vec::new();
    adviser.lines(game, limits, &mut |found| lines = found.to_vec());
    let Some(best) = lines.first() else { return String::new() };
    match what {
        Analysis::Values => {
            // Only points can have a label.
            let points = lines.iter().filter_map(|line| Some((line.moves.first()?.square()?, line.score)));
            let pairs: Vec<String> = points
                .map(|(square, score)| format!("{} {}", point(Move::Place(square)), label(score)))
                .collect();
            pairs.join(" ")
        }
        Analysis::Line => points(&best.moves),
        Analysis::Value => {
            let sign = if game.position().to_move() == Color::Black { 1.0 } else { -1.0 };
            format!("{:+.2} stones for black at depth {}", sign * stones(best.score), best.depth)
        }
    }
}

pub(super) fn points(moves: &[Move]) -> String {
    moves.iter().copied().map(point).collect::<Vec<_>>().join(" ")
}

/// The board as GoGui shows it, with the first rank at the bottom.
pub(super) fn board(position: &Position) -> String {
    let cell = |file, rank| match Square::new(file, rank).and_then(|square| position.stone(square)) {
        Some(Color::Black) => 'X',
        Some(Color::White) => 'O',
        None => '.',
    };
    let rows = (0..8).rev().map(|rank| (0..8).map(|file| cell(file, rank)).collect::<String>());
    rows.collect::<Vec<_>>().join("\n")
}

/// Converts a move to capitals, as GoGui expects.
fn point(mv: Move) -> String {
    mv.to_string().to_ascii_uppercase()
}

/// At most four characters fit on a square.
fn label(score: i32) -> String {
    let stones = stones(score);
    if stones.abs() < 9.95 { format!("{stones:+.1}") } else { format!("{stones:+.0}") }
}
