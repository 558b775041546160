//! The result of a game: RE.

use super::value::real;
use crate::board::Color;

/// What RE says.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum GameResult {
    /// `0` or `Draw`.
    Draw,
    /// `Void`.
    Void,
    /// `?`.
    Unknown,
    /// A winner.
    Win(Color, How),
}

/// How a game was won.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum How {
    /// It is not told.
    Untold,
    /// By points.
    Points(f64),
    /// The other resigned.
    Resignation,
    /// The other's time was over.
    Time,
    /// The other forfeited.
    Forfeit,
}

/// Reads RE as FF\[4\] defines it; nothing when it is of another form.
#[must_use]
pub fn result(text: &str) -> Option<GameResult> {
    let text = text.trim();
    match text {
        "0" | "Draw" => return Some(GameResult::Draw),
        "Void" => return Some(GameResult::Void),
        "?" => return Some(GameResult::Unknown),
        _ => {}
    }
    let (winner, how) = text.split_once('+')?;
    let winner = match winner {
        "B" => Color::Black,
        "W" => Color::White,
        _ => return None,
    };
    let how = match how {
        "" => How::Untold,
        "R" | "Resign" => How::Resignation,
        "T" | "Time" => How::Time,
        "F" | "Forfeit" => How::Forfeit,
        points => How::Points(real(points).filter(|&points| points > 0.0)?),
    };
    Some(GameResult::Win(winner, how))
}
