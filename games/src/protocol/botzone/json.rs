use super::super::{Line, Lines, ProtocolError};
use super::wire::{numbers_of_json, numbers_to_json};
use super::{BotzoneGame, Seat, Settings};
use crate::search::Player;
use serde_json::{Map, Value};
use std::io::Write;

/// The JSON form. In: one line `{"requests":[..],"responses":[..],"data":..,"globaldata":..}`, and
/// kept running one request a line from then on. Out: one line
/// `{"response":{..},"data":..,"globaldata":..}` with the data that came in, if any.
///
/// # Errors
/// When the input is not like that, or a move in it is illegal. The end of the input after an answer
/// is none.
pub fn json<G: BotzoneGame>(
    lines: &mut Lines,
    output: &mut impl Write,
    player: &mut dyn Player<G>,
    settings: Settings,
) -> Result<(), ProtocolError> {
    let mut seat = Seat::<G>::new(player, settings);
    let Some(line) = lines.next_filled()? else {
        return Err(ProtocolError::End { expected: "a JSON object with requests and responses" });
    };
    let turn = read_object(&line)?;
    let list = |name: &str| match turn.get(name) {
        Some(Value::Array(list)) => Ok(list.as_slice()),
        None | Some(Value::Null) => Ok(&[][..]),
        Some(_) => Err(ProtocolError::at(&line, format_args!("{name}: expected a list"))),
    };
    let (requests, responses) = (list("requests")?, list("responses")?);
    if requests.len() != responses.len() + 1 {
        return Err(ProtocolError::at(&line, "expected one request more than responses"));
    }
    for (index, request) in requests.iter().enumerate() {
        take(&mut seat, request, &line)?;
        if let Some(response) = responses.get(index) {
            take(&mut seat, response, &line)?;
        }
    }
    let data = ["data", "globaldata"]
        .into_iter()
        .filter_map(|name| Some((name.to_owned(), turn.get(name)?.clone())));
    write_answer(&mut seat, &line, data.collect(), output)?;
    if !settings.keep_running {
        return Ok(());
    }
    while let Some(line) = lines.next_filled()? {
        take(&mut seat, &Value::Object(read_object(&line)?), &line)?;
        write_answer(&mut seat, &line, Map::new(), output)?;
    }
    Ok(())
}

fn read_object(line: &Line) -> Result<Map<String, Value>, ProtocolError> {
    match serde_json::from_str(&line.text) {
        Ok(Value::Object(object)) => Ok(object),
        Ok(_) => Err(ProtocolError::at(line, "expected a JSON object")),
        Err(error) => Err(ProtocolError::at(line, format_args!("no JSON: {error}"))),
    }
}

fn take<G: BotzoneGame>(seat: &mut Seat<'_, G>, value: &Value, line: &Line) -> Result<(), ProtocolError> {
    let numbers = numbers_of_json::<G>(value).ok_or_else(|| {
        ProtocolError::at(line, format_args!("{value}: expected numbers {}", G::FIELDS.join(", ")))
    })?;
    seat.take(&numbers).map_err(|reason| ProtocolError::at(line, format_args!("{value}: {reason}")))
}

fn write_answer<G: BotzoneGame>(
    seat: &mut Seat<'_, G>,
    line: &Line,
    mut answer: Map<String, Value>,
    output: &mut impl Write,
) -> Result<(), ProtocolError> {
    let numbers = seat.answer(line.arrival);
    answer.insert("response".to_owned(), numbers_to_json::<G>(&numbers));
    writeln!(output, "{}", Value::Object(answer))?;
    seat.end_turn(output)
}
