//! The result of a game: RE.

use super::value::real;
use gocheck_rules::board::Color;

/// The value of RE.
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

/// The way a game was won.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum How {
    /// Not given.
    Untold,
    /// By points.
    Points(f64),
    /// By resignation.
    Resignation,
    /// On time.
    Time,
    /// By forfeit.
    Forfeit,
}

/// Parses RE as defined by FF\[4\]; `None` if it has another form.
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
