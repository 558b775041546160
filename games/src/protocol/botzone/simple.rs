use super::super::{Line, Lines, ProtocolError};
use super::{BotzoneGame, Seat, Settings};
use crate::search::Player;
use std::io::Write;
use std::time::Duration;

/// How long to wait for lines that may follow the requests: they came with them, if at all.
const GRACE: Duration = Duration::from_millis(5);

/// The simple form. In: the number of requests, then requests and responses in turn, a line each;
/// then data and global data, which are given back as they are. Out: the response and, where there
/// is data, an empty line for the debug text, and the data.
///
/// Data is read only when the bot does not keep running: a bot that does has no need of it.
///
/// # Errors
/// When the input is not like that, or a move in it is illegal. The end of the input after an answer
/// is none.
pub fn simple<G: BotzoneGame>(
    lines: &mut Lines,
    output: &mut impl Write,
    player: &mut dyn Player<G>,
    settings: Settings,
) -> Result<(), ProtocolError> {
    let mut seat = Seat::<G>::new(player, settings);
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
        take(&mut seat, &line)?;
    }
    write_numbers(output, &seat.answer(first.arrival))?;
    if !settings.keep_running {
        pass_data_through(lines, output)?;
        return Ok(output.flush()?);
    }
    seat.end_turn(output)?;
    while let Some(line) = lines.next_filled()? {
        take(&mut seat, &line)?;
        write_numbers(output, &seat.answer(line.arrival))?;
        seat.end_turn(output)?;
    }
    Ok(())
}

fn take<G: BotzoneGame>(seat: &mut Seat<'_, G>, line: &Line) -> Result<(), ProtocolError> {
    let numbers: Option<Vec<i64>> = line.text.split_whitespace().map(|word| word.parse().ok()).collect();
    let numbers = numbers
        .filter(|numbers| numbers.len() == G::FIELDS.len())
        .ok_or_else(|| ProtocolError::at(line, format_args!("expected numbers {}", G::FIELDS.join(" "))))?;
    seat.take(&numbers).map_err(|reason| ProtocolError::at(line, reason))
}

fn write_numbers(output: &mut impl Write, numbers: &[i64]) -> Result<(), ProtocolError> {
    let words: Vec<String> = numbers.iter().map(ToString::to_string).collect();
    Ok(writeln!(output, "{}", words.join(" "))?)
}

fn pass_data_through(lines: &mut Lines, output: &mut impl Write) -> Result<(), ProtocolError> {
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
