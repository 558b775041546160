//! The result of a game: RE.

use super::value::{real, sgf_color};
use gocheck_board::Color;

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

impl GameResult {
    /// The way the game ended, in a word: `points`, `resignation`, `time`, `forfeit`, `draw`, `void` or `unknown`.
    #[must_use]
    pub const fn ended_by(self) -> &'static str {
        match self {
            Self::Draw => "draw",
            Self::Void => "void",
            Self::Unknown | Self::Win(_, How::Untold) => "unknown",
            Self::Win(_, How::Points(_)) => "points",
            Self::Win(_, How::Resignation) => "resignation",
            Self::Win(_, How::Time) => "time",
            Self::Win(_, How::Forfeit) => "forfeit",
        }
    }
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

/// Writes a result as FF\[4\] defines it: `B+R`, `W+3.5`, `Draw`.
#[must_use]
pub fn sgf_result(result: GameResult) -> String {
    let (winner, how) = match result {
        GameResult::Draw => return "Draw".to_owned(),
        GameResult::Void => return "Void".to_owned(),
        GameResult::Unknown => return "?".to_owned(),
        GameResult::Win(winner, how) => (winner, how),
    };
    let how = match how {
        How::Untold => String::new(),
        How::Points(points) => points.to_string(),
        How::Resignation => "R".to_owned(),
        How::Time => "T".to_owned(),
        How::Forfeit => "F".to_owned(),
    };
    format!("{}+{how}", sgf_color(winner))
}
