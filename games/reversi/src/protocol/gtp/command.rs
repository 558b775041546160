use super::error::GtpError;
use super::gogui::{ANALYSES, Analysis};
use crate::moves::Move;
use gocheck_board::Color;
use std::time::Duration;

pub(super) enum GtpCommand {
    /// A constant answer.
    Say(String),
    Clear,
    /// The time for all moves of each side, or `None` without a limit.
    TimeSettings(Option<Duration>),
    /// The time for each move.
    TimeForMoves(Duration),
    TimeLeft(Color, Duration),
    Play(Color, Move),
    Genmove(Color),
    /// Chooses a move without playing it.
    Suggest(Color),
    /// Loads a file up to a move.
    Load(String, Option<usize>),
    Analyse(Analysis),
    Board,
    Legal,
    Turn,
    Undo,
    Show,
    Score,
}

const NAMES: &[&str] = &[
    "boardsize",
    "clear_board",
    "final_score",
    "genmove",
    "gocheck-line",
    "gocheck-value",
    "gocheck-values",
    "gogui-analyze_commands",
    "gogui-rules_board",
    "gogui-rules_board_size",
    "gogui-rules_final_result",
    "gogui-rules_game_id",
    "gogui-rules_legal_moves",
    "gogui-rules_side_to_move",
    "known_command",
    "komi",
    "list_commands",
    "list_games",
    "loadsgf",
    "name",
    "play",
    "protocol_version",
    "quit",
    "reg_genmove",
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
            // A move and its colour in one word.
            ("genmove", &[color]) => Ok(Self::Genmove(read_color(color)?)),
            ("reg_genmove", &[color]) => Ok(Self::Suggest(read_color(color)?)),
            ("loadsgf", [file @ .., number]) if !file.is_empty() && number.parse::<usize>().is_ok() => {
                Ok(Self::Load(unquoted(file), number.parse().ok()))
            }
            ("loadsgf", file @ [_, ..]) => Ok(Self::Load(unquoted(file), None)),
            ("gogui-analyze_commands", _) => say(ANALYSES),
            ("gocheck-values", _) => Ok(Self::Analyse(Analysis::Values)),
            ("gocheck-line", _) => Ok(Self::Analyse(Analysis::Line)),
            ("gocheck-value", _) => Ok(Self::Analyse(Analysis::Value)),
            ("gogui-rules_game_id", _) => say("Othello"),
            ("gogui-rules_board_size", _) => say("8"),
            ("gogui-rules_board", _) => Ok(Self::Board),
            ("gogui-rules_legal_moves", _) => Ok(Self::Legal),
            ("gogui-rules_side_to_move", _) => Ok(Self::Turn),
            ("undo", _) => Ok(Self::Undo),
            ("showboard", _) => Ok(Self::Show),
            ("final_score" | "gogui-rules_final_result", _) => Ok(Self::Score),
            ("time_settings", &[main, byoyomi, stones]) => {
                let (main, byoyomi, stones) = (seconds(main)?, seconds(byoyomi)?, seconds(stones)?);
                // Byoyomi time without stones means no limit.
                let unlimited = stones.is_zero() && !byoyomi.is_zero();
                if main.is_zero() && !stones.is_zero() {
                    return Ok(Self::TimeForMoves(byoyomi.div_f64(stones.as_secs_f64())));
                }
                Ok(Self::TimeSettings((!unlimited).then_some(main)))
            }
            ("time_left", &[color, time, _]) => Ok(Self::TimeLeft(read_color(color)?, seconds(time)?)),
            (
                "known_command" | "set_game" | "boardsize" | "play" | "genmove" | "reg_genmove" | "loadsgf"
                | "time_settings" | "time_left",
                _,
            ) => Err(GtpError::Syntax("other arguments")),
            _ => Err(GtpError::Unknown),
        }
    }
}

/// Joins the name of a file that was split at blanks.
fn unquoted(words: &[&str]) -> String {
    words.join(" ").trim_matches('"').to_owned()
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
