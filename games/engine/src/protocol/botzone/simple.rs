use super::side::BotzoneSide;
use super::wire;
use crate::game::rules::Game;
use crate::protocol::error::ProtocolError;
use crate::protocol::lines::{Line, Lines};
use std::io::Write;
use std::time::Duration;

/// How long to wait for lines after the requests, which arrive together with them.
const GRACE: Duration = Duration::from_millis(5);

/// The simple form. Input: the number of requests, then requests and responses in turn, one per line; then data and
/// global data, which are returned unchanged. Output: the response and, if there is data, an empty line for the debug
/// text, and the data.
///
/// A bot that is kept running does not read data.
pub(super) fn play<G: Game>(
    mut side: BotzoneSide<G>,
    lines: &mut Lines,
    output: &mut dyn Write,
) -> Result<(), ProtocolError> {
    let Some(first) = lines.next_filled()? else {
        return Err(ProtocolError::End { expected: "the number of requests" });
    };
    let requests: u16 = match first.text.parse() {
        Ok(requests) if requests > 0 => requests,
        _ => return Err(ProtocolError::at(&first, "expected the number of requests")),
    };
    for _ in 0..2 * u32::from(requests) - 1 {
        let Some(line) = lines.next_filled()? else {
            return Err(ProtocolError::End { expected: "a request or a response" });
        };
        take(&mut side, &line)?;
    }
    writeln!(output, "{}", wire::line(&side.answer(first.arrival)))?;
    if !side.keep_running {
        pass_data_through(lines, output)?;
        return Ok(output.flush()?);
    }
    side.end_turn(output)?;
    while let Some(line) = lines.next_filled()? {
        take(&mut side, &line)?;
        writeln!(output, "{}", wire::line(&side.answer(line.arrival)))?;
        side.end_turn(output)?;
    }
    Ok(())
}

fn take<G: Game>(side: &mut BotzoneSide<G>, line: &Line) -> Result<(), ProtocolError> {
    let notation = side.notation;
    let numbers = notation.numbers_of_line(&line.text).ok_or_else(|| {
        ProtocolError::at(line, format_args!("expected numbers {}", notation.fields.join(" ")))
    })?;
    side.take(&numbers).map_err(|reason| ProtocolError::at(line, reason))
}

fn pass_data_through(lines: &mut Lines, output: &mut dyn Write) -> Result<(), ProtocolError> {
    let mut is_first = true;
    while let Some(line) = lines.next_within(GRACE)? {
        if is_first {
            writeln!(output)?;
        }
        is_first = false;
        writeln!(output, "{}", line.text)?;
    }
    Ok(())
}
