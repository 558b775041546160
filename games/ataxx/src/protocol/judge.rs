//! Botzone's judge of Ataxx, after its public source.
//!
//! It replays the whole log and judges only the last answer. An earlier wrong answer is skipped, together with its turn.

use super::super::repetition::{before_turning, first_repeated};
use super::botzone::NOTATION;
use crate::board::Board;
use crate::moves::Move;
use crate::position::Position;
use games_engine::game::cell::Cell;
use games_engine::game::rules::Game;
use games_engine::protocol::botzone::jsoncpp::read_partly;
use games_engine::protocol::botzone::wire::sorted;
use gocheck_board::Color;
use serde_json::{Value, json};
use std::fmt;
use std::io::{self, BufRead, Write};

/// Reads the log of a game, `{"log":[..],"initdata":..}`, and writes the verdict: the next request, or the result of
/// the game. Oddities of the log that the judge accepts go to `messages`.
///
/// # Errors
/// If the original judge fails without a verdict: see [`JudgeError`].
pub fn judge(
    mut input: impl BufRead,
    output: &mut impl Write,
    messages: &mut impl Write,
) -> Result<(), JudgeError> {
    let mut line = Vec::new();
    // Like the original, it reads only the first line.
    input.read_until(b'\n', &mut line).map_err(JudgeError::Io)?;
    let (input, fault) = read_partly(String::from_utf8_lossy(&line).trim_end_matches(['\n', '\r']));
    if let Some(fault) = fault {
        writeln!(messages, "the log is not valid JSON: {fault}; the part before it is judged")
            .map_err(JudgeError::Io)?;
    }
    let log = match member(&input, "log", || "the line".to_owned())? {
        Value::Array(log) => log.as_slice(),
        // The original checks the size before the type.
        Value::Object(log) if log.len() > 1 => return Err(JudgeError::form("log", "a list")),
        Value::Object(log) if log.len() == 1 => &[Value::Null],
        _ => &[],
    };
    let verdict = verdict(log)?;
    if verdict.is_null() {
        writeln!(messages, "the log ends with a request: there is nothing to judge")
            .map_err(JudgeError::Io)?;
    }
    writeln!(output, "{verdict}").map_err(JudgeError::Io)
}

/// Returns the judge's verdict on a log, which has its requests at even indices and responses at odd ones. The verdict
/// on a log that ends with a request is `null`.
///
/// # Errors
/// If a response does not have the required form.
pub fn verdict(log: &[Value]) -> Result<Value, JudgeError> {
    if log.is_empty() {
        return Ok(request(Color::Black, &[-1; 4], json!("")));
    }
    let mut replay = Replay { position: (NOTATION.start)(), boards: Vec::new() };
    replay.boards.push(Some(*replay.position.board()));
    let mut reply = Value::Null;
    for (place, entry) in log.iter().enumerate().skip(1).step_by(2) {
        let is_last = place + 1 == log.len();
        let side = replay.position.to_move();
        let answer = Answer::of(entry, place, side)?;
        let taken = replay.take(&answer);
        if is_last {
            reply = replay.say(side, &answer, taken)?;
        }
    }
    Ok(reply)
}

/// The entry of a side in the log.
struct Answer<'a> {
    /// The numbers of its move, if it has one.
    numbers: Option<Vec<i64>>,
    /// The platform's verdict on the program.
    verdict: &'a Value,
    place: usize,
}

impl<'a> Answer<'a> {
    fn of(entry: &'a Value, place: usize, side: Color) -> Result<Self, JudgeError> {
        let reply = member(entry, key(side), || format!("log[{place}]"))?;
        let of_side = |name| member(reply, name, || format!("log[{place}][{:?}]", key(side)));
        let response = match of_side("response")? {
            Value::Null => of_side("content")?,
            response => response,
        };
        // The original fails on text with neither an object nor null; here that is not a move.
        let numbers = NOTATION.numbers_of_json(response);
        Ok(Self { numbers, verdict: of_side("verdict")?, place })
    }
}

/// A game as the judge replays it.
struct Replay {
    position: Position,
    /// The board after each ply, before stones are flipped, the start first; `None` after a wrong answer of white.
    boards: Vec<Option<Board>>,
}

/// The effect of an answer.
enum Taken {
    NoMove,
    Illegal,
    Repeats { ply: usize },
    Played,
}

impl Replay {
    /// Plays an answer. The turn passes to the other side even if the answer is wrong.
    fn take(&mut self, answer: &Answer<'_>) -> Taken {
        let mv = answer.numbers.as_ref().ok_or(Taken::NoMove);
        match mv.and_then(|numbers| self.read(numbers).ok_or(Taken::Illegal)) {
            Ok(mv) => {
                let placed = Some(before_turning(&self.position, mv));
                let repeated = first_repeated(&self.boards, &placed);
                self.boards.push(placed);
                // Also where it repeats.
                self.position = self.position.play_unchecked(mv);
                repeated.map_or(Taken::Played, |ply| Taken::Repeats { ply })
            }
            Err(wrong) => {
                let is_noted = self.position.to_move() == Color::Black;
                self.boards.push(is_noted.then_some(*self.position.board()));
                self.position = self.position.play_unchecked(Move::Pass);
                wrong
            }
        }
    }

    /// Reads a move that is legal on the board, whether or not the game is over.
    fn read(&self, numbers: &[i64]) -> Option<Move> {
        let mv = (NOTATION.read)(&self.position, numbers).ok()?;
        let is_free = |square| self.position.board().cell(square) == Cell::Empty;
        mv.target().is_some_and(is_free).then_some(mv)
    }

    /// The verdict after the last answer.
    fn say(&self, side: Color, answer: &Answer<'_>, taken: Taken) -> Result<Value, JudgeError> {
        let error = |display| Ok(finish(Some(side.opponent()), &display));
        match (taken, &answer.numbers) {
            (Taken::Played, Some(numbers)) => {
                let display = NOTATION.numbers_to_json(numbers);
                Ok(match self.position.outcome() {
                    Some(outcome) => finish(outcome.winner, &display),
                    None => request(side.opponent(), numbers, display),
                })
            }
            (Taken::Repeats { ply }, _) => error(json!({ "err": "CIRCULAR_MOVE", "errorturn": ply })),
            (Taken::Illegal, _) => error(json!({ "err": "INVALIDMOVE" })),
            (Taken::NoMove, _) | (_, None) => {
                let verdict = as_text(answer.verdict).ok_or_else(|| {
                    JudgeError::form(format!("the verdict of log[{}]", answer.place), "text")
                })?;
                error(json!({ "err": format!("INVALID_INPUT_VERDICT_{verdict}") }))
            }
        }
    }
}

/// Returns a member of an object, or null if there is none; null counts as an empty object.
fn member<'a>(value: &'a Value, name: &str, place: impl FnOnce() -> String) -> Result<&'a Value, JudgeError> {
    match value {
        Value::Object(members) => Ok(members.get(name).unwrap_or(&Value::Null)),
        Value::Null => Ok(&Value::Null),
        _ => Err(JudgeError::form(place(), "an object")),
    }
}

/// Converts a value to text as jsoncpp does; `None` for a list or an object.
fn as_text(value: &Value) -> Option<String> {
    match value {
        Value::Null => Some(String::new()),
        Value::String(text) => Some(text.clone()),
        Value::Number(number) if number.is_f64() => number.as_f64().map(of_real),
        Value::Bool(_) | Value::Number(_) => Some(value.to_string()),
        Value::Array(_) | Value::Object(_) => None,
    }
}

/// Formats a number with 17 digits, as C's `%.17g` does, and always with a point.
fn of_real(number: f64) -> String {
    const DIGITS: i32 = 17;
    let scientific = format!("{number:.16e}");
    let (digits, exponent) = scientific.split_once('e').unwrap_or((&scientific, "0"));
    let exponent: i32 = exponent.parse().unwrap_or_default();
    let bare = |text: &str| text.trim_end_matches('0').trim_end_matches('.').to_owned();
    if (-4..DIGITS).contains(&exponent) {
        let text = format!("{number:.*}", usize::try_from(DIGITS - 1 - exponent).unwrap_or_default());
        let text = if text.contains('.') { bare(&text) } else { text };
        return if text.contains('.') { text } else { text + ".0" };
    }
    let sign = if exponent < 0 { '-' } else { '+' };
    format!("{}e{sign}{:02}", bare(digits), exponent.abs())
}

fn request(side: Color, numbers: &[i64], display: Value) -> Value {
    json!({ "command": "request", "content": { key(side): NOTATION.numbers_to_json(numbers) }, "display": display })
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

/// Why the judge fails.
#[derive(Debug)]
pub enum JudgeError {
    /// Reading or writing failed.
    Io(io::Error),
    /// The log does not have the required form.
    Form {
        /// The place.
        place: String,
        /// The expected value.
        expected: &'static str,
    },
}

impl JudgeError {
    fn form(place: impl Into<String>, expected: &'static str) -> Self {
        Self::Form { place: place.into(), expected }
    }
}

impl fmt::Display for JudgeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Io(error) => error.fmt(f),
            Self::Form { place, expected } => {
                write!(
                    f,
                    r#"{place}: expected {expected}, as in {{"log":[{{..}},{{"0":{{"response":{{..}}}}}}]}}"#
                )
            }
        }
    }
}

impl std::error::Error for JudgeError {}
