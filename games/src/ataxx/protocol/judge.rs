//! Botzone's judge of Ataxx, as its public source has it.

use super::super::Position;
use super::botzone::NOTATION;
use crate::board::Color;
use crate::game::{Game, History, PlayError};
use crate::protocol::botzone::sorted;
use serde_json::{Value, json};
use std::fmt;
use std::io::{self, BufRead, Write};

/// Reads the log of a game, `{"log":[..],"initdata":..}`, and writes what the judge says of it: the
/// next request, or how the game ended.
///
/// # Errors
/// When the input is no such log: see [`JudgeError`].
pub fn judge(input: impl BufRead, output: &mut impl Write) -> Result<(), JudgeError> {
    // As the original, it looks at the first line alone.
    let line = input.lines().next().transpose().map_err(JudgeError::Io)?.unwrap_or_default();
    let input: Value = serde_json::from_str(&line).map_err(JudgeError::Json)?;
    let log = input.get("log").and_then(Value::as_array).ok_or(JudgeError::NoLog)?;
    writeln!(output, "{}", verdict(log)?).map_err(JudgeError::Io)
}

/// What the judge says of a log: requests of its own on even places, responses on odd ones.
///
/// # Errors
/// When the log ends with a request, or goes on after the end of the game.
pub fn verdict(log: &[Value]) -> Result<Value, JudgeError> {
    let mut game = History::new((NOTATION.start)());
    if log.is_empty() {
        return Ok(request(Color::Black, &[-1; 4], json!("")));
    }
    if log.len() % 2 == 1 {
        return Err(JudgeError::NoResponse);
    }
    let plies = log.len() / 2;
    for (index, entry) in log.iter().skip(1).step_by(2).enumerate() {
        let side = game.position().to_move();
        let said = take(&mut game, &entry[key(side)], side);
        if index + 1 == plies {
            return Ok(said);
        }
        if said["command"] == "finish" {
            return Err(JudgeError::AfterEnd { ply: index + 1 });
        }
    }
    Err(JudgeError::NoResponse)
}

/// Plays what `side` answered and says what comes of it.
fn take(game: &mut History<Position>, answer: &Value, side: Color) -> Value {
    let response = if answer["response"].is_null() { &answer["content"] } else { &answer["response"] };
    let Some(numbers) = NOTATION.numbers_of_json(response) else {
        let verdict = answer["verdict"].as_str().unwrap_or_default();
        return error(side, json!({ "err": format!("INVALID_INPUT_VERDICT_{verdict}") }));
    };
    let played =
        (NOTATION.read)(game.position(), &numbers).map_err(PlayError::Illegal).and_then(|mv| game.play(mv));
    match played {
        Err(PlayError::Repeats { ply }) => {
            return error(side, json!({ "err": "CIRCULAR_MOVE", "errorturn": ply }));
        }
        Err(PlayError::Illegal(_) | PlayError::Over) => return error(side, json!({ "err": "INVALIDMOVE" })),
        Ok(()) => {}
    }
    let display = NOTATION.numbers_to_json(&numbers);
    match game.outcome() {
        Some(outcome) => finish(outcome.winner, &display),
        None => request(side.opponent(), &numbers, display),
    }
}

fn request(side: Color, numbers: &[i64], display: Value) -> Value {
    json!({ "command": "request", "content": { key(side): NOTATION.numbers_to_json(numbers) }, "display": display })
}

fn error(loser: Color, display: Value) -> Value {
    finish(Some(loser.opponent()), &display)
}

fn finish(winner: Option<Color>, display: &Value) -> Value {
    let score = |color| match winner {
        None => 1,
        Some(winner) if winner == color => 2,
        Some(_) => 0,
    };
    let content = json!({ "0": score(Color::Black), "1": score(Color::White) });
    let winner = winner.map_or(json!(-1), |winner| json!(winner as u8));
    let shown = display.as_object().into_iter().flatten().map(|(name, value)| (name.as_str(), value.clone()));
    let display = sorted(shown.chain([("winner", winner)]));
    json!({ "command": "finish", "content": content, "display": display })
}

/// A player's key in the log: `0` is black.
const fn key(side: Color) -> &'static str {
    match side {
        Color::Black => "0",
        Color::White => "1",
    }
}

/// Why the judge cannot say anything.
#[derive(Debug)]
pub enum JudgeError {
    /// Reading or writing failed.
    Io(io::Error),
    /// The input is no JSON.
    Json(serde_json::Error),
    /// There is no list named log.
    NoLog,
    /// The last entry is not a response.
    NoResponse,
    /// The log goes on after the game has ended.
    AfterEnd {
        /// The ply that ended it, from 1.
        ply: usize,
    },
}

impl fmt::Display for JudgeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Io(error) => error.fmt(f),
            Self::Json(error) => write!(f, "the log is no JSON: {error}"),
            Self::NoLog => f.write_str(r#"expected one line {"log":[..]}"#),
            Self::NoResponse => f.write_str("the log ends with a request: there is nothing to judge"),
            Self::AfterEnd { ply } => write!(f, "the log goes on after ply {ply}, which ended the game"),
        }
    }
}

impl std::error::Error for JudgeError {}
