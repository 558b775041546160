//! The loop of a grader of the summer school's assignment (LKSH, winter 2017-18) around its function
//! `move(a, c, row, column)`.
//!
//! In, each turn: eight lines of eight cells (-1 empty, 0 white, 1 black) and a line with the colour to move; or the
//! colour first. Out: `row column`, from 0. A side without a move is not asked; the game ends with the input.
//!
//! Boards come as they stand, so that the assignment's mirrored start needs no care.

pub(crate) mod referee;

use crate::moves::Move;
use crate::players::clock::share;
use crate::position::Position;
use games_engine::game::rules::History;
use games_engine::protocol::bot::BotSetup;
use games_engine::protocol::error::ProtocolError;
use games_engine::protocol::lines::{Line, Lines};
use games_engine::search::limits::SearchLimits;
use gocheck_board::Color;
use std::time::{Duration, Instant};

/// The part of the summer school's ten seconds for a game that is used.
const GAME: Duration = Duration::from_millis(9500);

/// Plays a game: reads boards and answers each, until the end of the input. A position without a legal move is answered
/// with `-1 -1` and a line to the messages.
///
/// # Errors
/// If a board is wrong or incomplete; see [`ProtocolError`].
pub(super) fn play(bot: BotSetup<'_, Position>) -> Result<(), ProtocolError> {
    let mut player = bot.make_player();
    let BotSetup { mut lines, output, messages, time, .. } = bot;
    let lines = &mut lines;
    let mut left = GAME;
    while let Some((position, arrival)) = read(lines)? {
        let chosen = if position.places() == 0 {
            writeln!(messages, "no legal move: {position}")?;
            None
        } else {
            let limits = SearchLimits::for_move(arrival, time.unwrap_or_else(|| share(left, &position)));
            player.choose(&History::new(position), limits, &mut |_| {})
        };
        match chosen {
            Some(Move::Place(square)) => writeln!(output, "{} {}", square.rank(), square.file())?,
            Some(Move::Pass) | None => writeln!(output, "-1 -1")?,
        }
        output.flush()?;
        left = left.saturating_sub(arrival.elapsed());
    }
    Ok(())
}

/// Reads a position and the arrival of its last line, or returns `None` at the end of the input.
fn read(lines: &mut Lines) -> Result<Option<(Position, Instant)>, ProtocolError> {
    let Some(first) = lines.next_filled()? else { return Ok(None) };
    let mut numbers = numbers(&first)?;
    let mut last = first;
    let mut color = None;
    if let [only] = numbers[..] {
        color = Some(read_color(only, &last)?);
        numbers.clear();
    }
    while numbers.len() < 64 {
        last = lines.next_filled()?.ok_or(ProtocolError::End { expected: "eight rows of eight cells" })?;
        numbers.append(&mut self::numbers(&last)?);
    }
    if numbers.len() > 64 && color.is_none() && numbers.len() == 65 {
        // Everything on one line.
        color = numbers.pop().map(|number| read_color(number, &last)).transpose()?;
    }
    if numbers.len() > 64 {
        return Err(ProtocolError::at(&last, "expected eight rows of eight cells"));
    }
    let color = match color {
        Some(color) => color,
        None => {
            last =
                lines.next_filled()?.ok_or(ProtocolError::End { expected: "the colour to move, 0 or 1" })?;
            match self::numbers(&last)?[..] {
                [only] => read_color(only, &last)?,
                _ => return Err(ProtocolError::at(&last, "expected the colour to move, 0 or 1")),
            }
        }
    };
    let set = |cell| {
        let places = numbers.iter().enumerate().filter(|&(_, &number)| number == cell);
        places.fold(0, |set, (index, _)| set | 1 << index)
    };
    if let Some(wrong) = numbers.iter().find(|number| !(-1..=1).contains(*number)) {
        return Err(ProtocolError::at(&last, format_args!("a cell of {wrong}: expected -1, 0 or 1")));
    }
    let position = Position::new(set(1), set(0), color);
    Ok(position.map(|position| (position, last.arrival)))
}

fn numbers(line: &Line) -> Result<Vec<i64>, ProtocolError> {
    let number = |word: &str| word.parse().ok();
    let numbers: Option<Vec<i64>> = line.text.split_whitespace().map(number).collect();
    numbers.ok_or_else(|| ProtocolError::at(line, "expected cells -1, 0, 1 or the colour 0 or 1"))
}

fn read_color(number: i64, line: &Line) -> Result<Color, ProtocolError> {
    match number {
        0 => Ok(Color::White),
        1 => Ok(Color::Black),
        _ => Err(ProtocolError::at(line, "expected the colour to move, 0 or 1")),
    }
}
