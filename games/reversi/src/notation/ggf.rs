//! The Generic Game Format, <https://skatgame.net/mburo/ggsa/ggf>:
//! `(;GM[Othello]PB[Logistello]PW[Zebra]RE[+12.00]TY[8]BO[8 -..- *]B[F5/1.50/0.03]W[D6]..;)`.

use super::othello::{capitals, othello};
use crate::moves::Move;
use crate::position::Position;
use games_engine::game::board_game::Variant;
use games_engine::game::rules::{Game, History};
use games_engine::notation::format::{Listener, Unread};
use games_engine::notation::replay::Replayed;
use games_engine::notation::written::{How, StatedResult, Stones, WrittenGame, WrittenMove};
use gocheck_board::Color;
use std::fmt;
use std::io::{self, BufRead};
use std::ops::ControlFlow;

/// Reads a file of games and skips text between them.
pub(super) fn read(
    reader: &mut dyn BufRead,
    _: &Variant<Position>,
    listener: &mut Listener<'_, Position>,
) -> io::Result<()> {
    let lines = |bytes: &[u8]| bytes.iter().filter(|&&byte| byte == b'\n').count();
    // The line of byte `counted`.
    let (mut line, mut counted) = (1, 0);
    let (mut bytes, mut scan) = (Vec::new(), Scan::default());
    loop {
        let mut begun = bytes.len();
        reader.read_until(b')', &mut bytes)?;
        let is_end = bytes.len() == begun;
        while let Some(next) = scan.go_on(&bytes, begun) {
            let open = scan.open.unwrap_or(next);
            line += lines(&bytes[counted..open]);
            counted = open;
            if listener(Err(no_end(line))) == ControlFlow::Break(()) {
                return Ok(());
            }
            scan = Scan { open: Some(next), is_value: true, is_closed: false };
            begun = next + BEGINNING.len();
        }
        if !is_end && scan.open.is_some() && !scan.is_closed {
            continue;
        }
        if let Some(open) = scan.open {
            line += lines(&bytes[counted..open]);
            counted = open;
            let written_game = match scan.is_closed {
                true => game(&String::from_utf8_lossy(&bytes[open..]))
                    .map(|game| WrittenGame { line, ..game })
                    .map_err(|error| Unread { line, is_game: true, why: error.to_string() }),
                false => Err(no_end(line)),
            };
            if listener(written_game) == ControlFlow::Break(()) {
                return Ok(());
            }
        }
        line += lines(&bytes[counted..]);
        counted = 0;
        if is_end {
            return Ok(());
        }
        bytes.clear();
        scan = Scan::default();
    }
}

/// The first bytes of each game.
const BEGINNING: &[u8] = b"(;GM[";

fn no_end(line: usize) -> Unread {
    Unread { line, is_game: true, why: "the game has no end: expected ;)".to_owned() }
}

/// Finds where games begin and end. No game ends inside a value. If a game begins within another, the other was
/// cut.
#[derive(Default)]
struct Scan {
    open: Option<usize>,
    is_value: bool,
    is_closed: bool,
}

impl Scan {
    /// Scans to the end of the bytes, or to the next game within this one, and returns its place.
    fn go_on(&mut self, bytes: &[u8], from: usize) -> Option<usize> {
        for at in from..bytes.len() {
            if let Some(next) = (at + 1).checked_sub(BEGINNING.len())
                && self.open.is_some_and(|open| open < next)
                && bytes[next..].starts_with(BEGINNING)
            {
                return Some(next);
            }
            let pair = (at.checked_sub(1).map(|before| bytes[before]), bytes[at]);
            match pair {
                (_, b'[') if self.open.is_some() => self.is_value = true,
                (_, b']') => self.is_value = false,
                (Some(b'('), b';') if !self.is_value && self.open.is_none() => self.open = Some(at - 1),
                (Some(b';'), b')') if !self.is_value && self.open.is_some() => self.is_closed = true,
                _ => {}
            }
        }
        None
    }
}

/// Reads one game.
///
/// # Errors
/// If it has no board, or a property of another game.
fn game(text: &str) -> Result<WrittenGame<Position>, GgfError> {
    let mut written_game = start_and_moves(text)?;
    for (name, value) in properties(text) {
        match name {
            "PB" => value.clone_into(&mut written_game.players[0]),
            "PW" => value.clone_into(&mut written_game.players[1]),
            "DT" => value.clone_into(&mut written_game.date),
            "PC" => value.clone_into(&mut written_game.event),
            "RE" => written_game.result = result(value)?,
            "CO" => written_game.read_comment(value),
            "KB" | "KW" => return Err(GgfError::Komi),
            _ => {}
        }
    }
    Ok(written_game)
}

/// The start and the moves of a game.
///
/// # Errors
/// If it belongs to another game, or has no board before the moves.
pub(crate) fn start_and_moves(text: &str) -> Result<WrittenGame<Position>, GgfError> {
    let mut game = None;
    for (name, value) in properties(text) {
        match name {
            "GM" if !matches!(value.trim().to_ascii_lowercase().as_str(), "othello" | "reversi") => {
                return Err(GgfError::Game(value.to_owned()));
            }
            "BO" => game = Some(WrittenGame::at(board(value)?)),
            "B" | "W" => {
                let by = if name == "B" { Color::Black } else { Color::White };
                let game: &mut WrittenGame<_> = game.as_mut().ok_or(GgfError::NoBoard)?;
                game.moves.push(written_move(by, value));
            }
            _ => {}
        }
    }
    game.ok_or(GgfError::NoBoard)
}

/// `F5`, `F5/1.50` or `F5/1.50/0.03`: the value in stones, the time in seconds.
fn written_move(by: Color, value: &str) -> WrittenMove {
    let mut fields = value.split('/').map(str::trim);
    let text = fields.next().unwrap_or_default();
    let mut number = || fields.next()?.parse::<f64>().ok().filter(|number| number.abs() < 1e9);
    let (score, seconds) = (number(), number());
    WrittenMove {
        text: text.parse().map_or_else(|_| text.to_owned(), |mv: Move| mv.to_string()),
        by: Some(by),
        score: score.map(|stones| (stones * 100.0).round() as i32),
        milliseconds: seconds.map(|seconds| (seconds.max(0.0) * 1000.0).round() as u64),
    }
}

/// `+12.00` for black, and `:r` resigned, `:t` late, `:s` agreed; `?` for none.
fn result(value: &str) -> Result<Option<StatedResult>, GgfError> {
    let (number, flag) = value.trim().split_once(':').unwrap_or((value.trim(), ""));
    if matches!(number, "" | "?") {
        return Ok(None);
    }
    let fault = || GgfError::Result(value.to_owned());
    let margin: f64 = number.parse().map_err(|_| fault())?;
    let how = match flag.trim() {
        "" => How::Rules,
        "t" => How::Late,
        "r" => How::Fault("resigned".to_owned()),
        "s" => How::Adjudicated("agreed score".to_owned()),
        _ => return Err(fault()),
    };
    if margin.abs() > 64.0 || margin.fract() != 0.0 {
        return Err(fault());
    }
    let margin = margin as i32;
    let winner = match margin {
        0 => None,
        1.. => Some(Color::Black),
        _ => Some(Color::White),
    };
    Ok(Some(StatedResult { winner, stones: Some(Stones::Margin(margin)), how }))
}

/// Iterates over the properties: a name in capitals and a value in brackets.
fn properties(text: &str) -> impl Iterator<Item = (&str, &str)> {
    let mut rest = text;
    std::iter::from_fn(move || {
        let open = rest.find('[')?;
        let close = open + rest[open..].find(']')?;
        let before = rest[..open].trim_end();
        let start = before.rfind(|letter: char| !letter.is_ascii_uppercase()).map_or(0, |at| at + 1);
        let property = (before.get(start..)?, &rest[open + 1..close]);
        rest = &rest[close + 1..];
        Some(property)
    })
}

/// `8`, 64 squares `*` black, `O` white, `-` empty, and who moves.
fn board(value: &str) -> Result<Position, GgfError> {
    let fault = || GgfError::Board(value.to_owned());
    let squares = value.trim().strip_prefix('8').ok_or_else(fault)?;
    let letters: String = squares.chars().filter(|letter| !letter.is_whitespace()).collect();
    let (side, letters) =
        letters.char_indices().last().map(|(at, side)| (side, &letters[..at])).ok_or_else(fault)?;
    format!("{letters} {side}").parse().map_err(|_| fault())
}

/// Appends a game, and the end of the line.
pub(super) fn write(replayed: &Replayed<Position>, out: &mut Vec<u8>) -> Result<(), String> {
    let written = &replayed.written;
    let mut text = String::from("(;GM[Othello]");
    let [black, white] = &written.players;
    for (name, value) in [("PC", &written.event), ("DT", &written.date), ("PB", black), ("PW", white)] {
        if !value.is_empty() {
            text += &format!("{name}[{}]", in_brackets(value));
        }
    }
    if let Some(stated) = &written.result {
        text += &format!("RE[{}]", result_text(stated, replayed));
    }
    if let Some(comment) = written.answer_comment() {
        text += &format!("CO[{}]", in_brackets(&comment));
    }
    let (start, moves) = othello(&replayed.game);
    text += &format!("TY[8]BO[{}]", board_text(&start));
    for (mv, written) in moves.into_iter().zip(&written.moves) {
        text += &move_text(mv, written);
    }
    text += ";)\n";
    out.append(&mut text.into_bytes());
    Ok(())
}

/// A game, in its own orientation.
pub(crate) fn text(game: &History<Position>) -> String {
    let play = |(position, mv): &(Position, Move)| {
        move_text(*mv, &WrittenMove { by: Some(position.to_move()), ..WrittenMove::default() })
    };
    let moves: String = game.earlier().iter().map(play).collect();
    format!("(;GM[Othello]TY[8]BO[{}]{moves};)", board_text(game.start()))
}

/// `8`, the squares row by row, the side to move.
fn board_text(position: &Position) -> String {
    let board = position.to_string().replace(' ', "").replace('X', "*");
    let (squares, side) = board.split_at(64);
    format!("8 {squares} {side}")
}

/// A move as a property, with the value in stones and the time in seconds, if known.
fn move_text(mv: Move, written: &WrittenMove) -> String {
    let name = if written.by == Some(Color::Black) { 'B' } else { 'W' };
    let score = written.score.map(|score| format!("{:.2}", f64::from(score) / 100.0));
    let seconds = written.milliseconds.map(|milliseconds| format!("/{:.3}", milliseconds as f64 / 1000.0));
    let slash = if score.is_some() || seconds.is_some() { "/" } else { "" };
    format!("{name}[{}{slash}{}{}]", capitals(mv), score.unwrap_or_default(), seconds.unwrap_or_default())
}

/// The result for black. A loss without a count is a loss of all squares.
fn result_text(stated: &StatedResult, replayed: &Replayed<Position>) -> String {
    let whole = match stated.winner {
        Some(Color::Black) => 64,
        Some(Color::White) => -64,
        None => 0,
    };
    let margin = match stated.stones {
        _ if replayed.game.outcome().is_some() => Stones::Each(replayed.stones()).margin(),
        Some(stones) => stones.margin(),
        None => whole,
    };
    let flag = match stated.how {
        How::Rules => "",
        How::Unsaid if replayed.game.outcome().is_some() => "",
        How::Late => ":t",
        How::Fault(_) => ":r",
        How::Unsaid | How::Adjudicated(_) => ":s",
    };
    format!("{margin:+}.00{flag}")
}

/// Removes brackets and ends of games, which a value cannot contain.
fn in_brackets(value: &str) -> String {
    value.replace('[', "(").replace(']', ")").replace(['\n', '\r'], " ").replace(";)", "; )")
}

/// Why a text is not a GGF game of Othello.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum GgfError {
    /// It belongs to another game.
    Game(String),
    NoBoard,
    /// The board is wrong.
    Board(String),
    /// The result is unreadable.
    Result(String),
    /// It has moves that name a komi.
    Komi,
}

impl fmt::Display for GgfError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Game(found) => write!(f, "a game of {found:?}: expected GM[Othello]"),
            Self::NoBoard => f.write_str("the game has no board: expected BO[8 ..] before the moves"),
            Self::Board(found) => {
                write!(f, "{found:?} is not a board: expected 8, 64 squares of * O - and the side")
            }
            Self::Result(found) => {
                write!(
                    f,
                    "{found:?} is not a result: expected a number such as +12.00, optionally with :r, :t or :s"
                )
            }
            Self::Komi => f.write_str("games with a komi chosen by the players are not supported"),
        }
    }
}

impl std::error::Error for GgfError {}
