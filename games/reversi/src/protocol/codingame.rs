//! CodinGame's Othello.
//!
//! In: the own id, 0 (black) or 1, and the board's size; each turn eight rows of `.`, `0` and `1`
//! from the top, the number of legal moves, and the moves, one a line. Out: a move, `d3`.

use crate::position::Position;
use games_engine::game::rules::History;
use games_engine::protocol::bot::BotSetup;
use games_engine::protocol::codingame::CodinGameNotation;
use games_engine::protocol::error::ProtocolError;
use games_engine::protocol::lines::{Line, Lines};
use games_engine::search::limits::SearchLimits;
use gocheck_board::Color;
use gocheck_text::phrase;
use std::time::Instant;

pub(super) const NOTATION: CodinGameNotation<Position> = CodinGameNotation {
    configuration: |_| "8".to_owned(),
    from_bottom: false,
    news: |_| String::new(),
    expected: || phrase!("expected one of the listed actions", "应为所列着法之一"),
    fault: |mv, _| {
        (mv == super::super::moves::Move::Pass).then(|| phrase!("a pass is not asked for", "这时不该停一手"))
    },
};

/// Plays a game: reads turns and answers each, to the end of the input. Oddities of the input that can be
/// tolerated go to the messages.
///
/// # Errors
/// If the input does not begin with an id and the size, or a turn is wrong or incomplete.
pub(super) fn play(bot: BotSetup<'_, Position>) -> Result<(), ProtocolError> {
    let (first_time, usual_time) = (bot.time_or(2000), bot.time_or(150));
    let mut player = bot.make_player();
    let BotSetup { mut lines, output, messages, .. } = bot;
    let lines = &mut lines;
    let mut next = |expected| lines.next_filled()?.ok_or(ProtocolError::End { expected });
    let id = next("the id, 0 or 1")?;
    let side = match id.text.as_str() {
        "0" => Color::Black,
        "1" => Color::White,
        _ => return Err(ProtocolError::at(&id, "expected the id, 0 or 1")),
    };
    let size = next("the board's size, 8")?;
    if size.text != "8" {
        return Err(ProtocolError::at(&size, "expected the board's size, 8"));
    }
    let mut is_first = true;
    while let Some((position, moves, arrival)) = read(lines, side)? {
        let limits = if is_first {
            SearchLimits::for_first_move(arrival, first_time)
        } else {
            SearchLimits::for_move(arrival, usual_time)
        };
        let chosen = player.choose(&History::new(position), limits, &mut |_| {});
        let chosen = chosen.map(|mv| mv.to_string()).unwrap_or_default();
        match moves.first() {
            Some(first) if !moves.contains(&chosen) => {
                writeln!(messages, "{chosen} is not among the moves that are listed")?;
                writeln!(output, "{first}")?;
            }
            _ => writeln!(output, "{chosen}")?,
        }
        output.flush()?;
        is_first = false;
    }
    Ok(())
}

/// A turn: the position, the listed moves, and the arrival of its last line; `None` at the end of the input.
fn read(lines: &mut Lines, side: Color) -> Result<Option<(Position, Vec<String>, Instant)>, ProtocolError> {
    let Some(first) = lines.next_filled()? else { return Ok(None) };
    let mut next = |expected| lines.next_filled()?.ok_or(ProtocolError::End { expected });
    let mut rows = row(&first)?;
    for _ in 1..8 {
        rows += &row(&next("eight rows of . 0 1")?)?;
    }
    let count = next("the number of moves")?;
    let Ok(moves) = count.text.parse::<usize>() else {
        return Err(ProtocolError::at(&count, "expected the number of moves"));
    };
    let mut last = count;
    let mut listed = Vec::new();
    for _ in 0..moves {
        last = next("a move")?;
        listed.push(last.text.clone());
    }
    let set =
        |letter| rows.char_indices().filter(|&(_, c)| c == letter).fold(0, |set, (at, _)| set | 1 << at);
    Ok(Position::new(set('0'), set('1'), side).map(|position| (position, listed, last.arrival)))
}

fn row(line: &Line) -> Result<String, ProtocolError> {
    if line.text.len() == 8 && line.text.bytes().all(|byte| b".01".contains(&byte)) {
        Ok(line.text.clone())
    } else {
        Err(ProtocolError::at(line, "expected a row of eight . 0 1"))
    }
}
