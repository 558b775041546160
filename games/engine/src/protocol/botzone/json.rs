use super::side::BotzoneSide;
use crate::game::rules::Game;
use crate::protocol::error::ProtocolError;
use crate::protocol::lines::{Line, Lines};
use serde_json::{Map, Value};
use std::io::Write;

/// The JSON form. In: one line `{"requests":[..],"responses":[..],"data":..,"globaldata":..}`, and
/// kept running one request a line from then on. Out: one line
/// `{"response":{..},"data":..,"globaldata":..}` with the data that came in, if any.
pub(super) fn play<G: Game>(
    mut side: BotzoneSide<G>,
    lines: &mut Lines,
    output: &mut dyn Write,
) -> Result<(), ProtocolError> {
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
        take(&mut side, request, &line)?;
        if let Some(response) = responses.get(index) {
            take(&mut side, response, &line)?;
        }
    }
    let data = ["data", "globaldata"]
        .into_iter()
        .filter_map(|name| Some((name.to_owned(), turn.get(name)?.clone())));
    write_answer(&mut side, &line, data.collect(), output)?;
    if !side.keep_running {
        return Ok(());
    }
    while let Some(line) = lines.next_filled()? {
        take(&mut side, &Value::Object(read_object(&line)?), &line)?;
        write_answer(&mut side, &line, Map::new(), output)?;
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

fn take<G: Game>(side: &mut BotzoneSide<G>, value: &Value, line: &Line) -> Result<(), ProtocolError> {
    let notation = side.notation;
    let numbers = notation.numbers_of_json(value).ok_or_else(|| {
        ProtocolError::at(line, format_args!("{value}: expected numbers {}", notation.fields.join(", ")))
    })?;
    side.take(&numbers).map_err(|reason| ProtocolError::at(line, format_args!("{value}: {reason}")))
}

fn write_answer<G: Game>(
    side: &mut BotzoneSide<G>,
    line: &Line,
    mut answer: Map<String, Value>,
    output: &mut dyn Write,
) -> Result<(), ProtocolError> {
    let numbers = side.answer(line.arrival);
    answer.insert("response".to_owned(), side.notation.numbers_to_json(&numbers));
    writeln!(output, "{}", Value::Object(answer))?;
    side.end_turn(output)
}
