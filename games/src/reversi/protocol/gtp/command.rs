use super::super::super::Move;
use super::GtpError;
use crate::board::Color;
use std::time::Duration;

/// What a line asks for.
pub(super) enum GtpCommand {
    /// An answer that depends on nothing.
    Say(String),
    Clear,
    /// The time for all moves of each side; nothing when there is no limit.
    TimeSettings(Option<Duration>),
    /// The time for each move.
    TimeForMoves(Duration),
    TimeLeft(Color, Duration),
    Play(Color, Move),
    Genmove(Color),
    Undo,
    Show,
    Score,
}

const NAMES: &[&str] = &[
    "boardsize",
    "clear_board",
    "final_score",
    "genmove",
    "known_command",
    "komi",
    "list_commands",
    "list_games",
    "name",
    "play",
    "protocol_version",
    "quit",
    "set_game",
    "showboard",
    "time_left",
    "time_settings",
    "undo",
    "version",
];

impl GtpCommand {
    pub(super) fn parse(name: &str, arguments: &[&str]) -> Result<Self, GtpError> {
        let say = |text: &str| Ok(Self::Say(text.to_owned()));
        match (name, arguments) {
            ("protocol_version", _) => say("2"),
            ("name", _) => say("gocheck"),
            ("version", _) => say(env!("CARGO_PKG_VERSION")),
            ("known_command", [name]) => say(if NAMES.contains(name) { "true" } else { "false" }),
            ("list_commands", _) => Ok(Self::Say(NAMES.join("\n"))),
            ("list_games", _) => say("Othello"),
            ("set_game", [game]) => match game.to_ascii_lowercase().as_str() {
                "othello" | "reversi" => Ok(Self::Clear),
                _ => Err(GtpError::Game),
            },
            ("quit" | "komi", _) => say(""),
            ("boardsize", ["8"]) => say(""),
            ("boardsize", [_]) => Err(GtpError::Size),
            ("clear_board", _) => Ok(Self::Clear),
            ("play", &[color, mv]) => {
                let mv = mv.parse().map_err(|_| GtpError::Syntax("a colour and a square, such as b f5"))?;
                Ok(Self::Play(read_color(color)?, mv))
            }
            // A move written with its colour in one.
            ("genmove", &[color]) => Ok(Self::Genmove(read_color(color)?)),
            ("undo", _) => Ok(Self::Undo),
            ("showboard", _) => Ok(Self::Show),
            ("final_score", _) => Ok(Self::Score),
            ("time_settings", &[main, byoyomi, stones]) => {
                let (main, byoyomi, stones) = (seconds(main)?, seconds(byoyomi)?, seconds(stones)?);
                // No stones but some byoyomi means no limit.
                let unlimited = stones.is_zero() && !byoyomi.is_zero();
                if main.is_zero() && !stones.is_zero() {
                    return Ok(Self::TimeForMoves(byoyomi.div_f64(stones.as_secs_f64())));
                }
                Ok(Self::TimeSettings((!unlimited).then_some(main)))
            }
            ("time_left", &[color, time, _]) => Ok(Self::TimeLeft(read_color(color)?, seconds(time)?)),
            (
                "known_command" | "set_game" | "boardsize" | "play" | "genmove" | "time_settings"
                | "time_left",
                _,
            ) => Err(GtpError::Syntax("other arguments")),
            _ => Err(GtpError::Unknown),
        }
    }
}

fn read_color(text: &str) -> Result<Color, GtpError> {
    match text.to_ascii_lowercase().as_str() {
        "b" | "black" => Ok(Color::Black),
        "w" | "white" => Ok(Color::White),
        _ => Err(GtpError::Syntax("b or w")),
    }
}

fn seconds(text: &str) -> Result<Duration, GtpError> {
    let number: Option<f64> = text.parse().ok();
    number
        .and_then(|number| Duration::try_from_secs_f64(number).ok())
        .filter(|time| time.as_secs() < 1_000_000)
        .ok_or(GtpError::Syntax("a number of seconds"))
}
