//! NGF, the format of WBaduk (CyberOro): twelve lines of a header, then a line per move.

use super::lines::{Line, lines};
use super::outcome::{result, result_in_message};
use super::record::{MoveTarget, Record};
use super::values::{date, decimal, handicap_stones, rank};
use crate::Place;
use crate::faults::UnexpectedText;
use gocheck_board::{Color, Size};

/// Returns true for a move, `PMABBREER`: its number, the player, the column, the row, and both again in reverse.
pub(super) fn is_move(line: &[u8]) -> bool {
    matches!(line, [b'P', b'M', rest @ ..] if rest.len() >= 5
        && matches!(rest[2], b'B' | b'W')
        && [0, 1, 3, 4].iter().all(|&at| rest[at].is_ascii_uppercase()))
}

/// Returns true for the header of a game without moves.
pub(super) fn is_header(head: &[u8]) -> bool {
    let lines: Vec<&[u8]> = head.split(|&byte| byte == b'\n').map(<[u8]>::trim_ascii).take(9).collect();
    let is_number =
        |at: usize| !lines[at].is_empty() && lines[at].len() < 5 && lines[at].iter().all(u8::is_ascii_digit);
    let is_date = |line: &[u8]| line.len() >= 8 && line[..8].iter().all(u8::is_ascii_digit);
    lines.len() == 9 && [1, 5, 6, 7].into_iter().all(is_number) && is_date(lines[8])
}

pub(super) fn read(text: &str) -> Record {
    let mut record = Record::new();
    let head: Vec<Line<'_>> = lines(text)
        .skip_while(|line| line.text().is_empty())
        .take_while(|line| !is_move(line.text().as_bytes()))
        .take(12)
        .collect();
    let is_relayed = head.first().is_some_and(|line| line.text().starts_with("GI"));
    let announced = if is_relayed {
        set_relayed_header(&mut record, &head);
        head.get(10)
    } else {
        set_header(&mut record, &head);
        head.get(11)
    };
    for line in lines(text) {
        let text = line.text();
        if is_move(text.as_bytes()) {
            let color = if text.as_bytes()[4] == b'B' { Color::Black } else { Color::White };
            record.play(line.place(), color, target(text));
        } else if text.starts_with("PM") && !record.moves.is_empty() {
            record.fault(line.place(), UnexpectedText);
        } else if let Some((_, text)) = text.strip_prefix("IDB[").and_then(|rest| rest.split_once(']')) {
            record.set("RE", line.place(), result_in_message(text).unwrap_or_default());
        }
        if !text.is_empty() {
            record.end = line.place();
        }
    }
    record.check_number_of_moves(announced.map_or("", |line| line.text().trim_start_matches("GI").trim()));
    record
}

/// The point of a move: B is the first column or row, and AA is a pass.
fn target(text: &str) -> MoveTarget {
    let letters = &text[5..7];
    if letters == "AA" {
        return MoveTarget::Pass;
    }
    let number = |at: usize| i64::from(letters.as_bytes()[at]) - i64::from(b'B');
    MoveTarget::at(number(0), number(1)).unwrap_or_else(|| MoveTarget::Malformed(letters.into()))
}

/// The lines are: kind of game, size, white, black, site, handicap, a number, komi, date, minutes, result, moves.
fn set_header(record: &mut Record, head: &[Line<'_>]) {
    let (text, place) = parts(head);
    if text(1).parse::<u32>().is_err() {
        return;
    }
    record.set("SZ", place(1), text(1));
    record.set("EV", place(0), text(0));
    record.set("PC", place(4), text(4));
    for (at, player, player_rank) in [(2, "PW", "WR"), (3, "PB", "BR")] {
        let (name, level) = text(at).rsplit_once(char::is_whitespace).unwrap_or((text(at), ""));
        record.set(player, place(at), name.trim());
        record.set(player_rank, place(at), rank(level));
    }
    record.set("DT", place(8), date(text(8)).unwrap_or_default());
    if let Ok(minutes @ 1..=10_000) = text(9).parse::<u32>() {
        record.set("TM", place(9), (60 * minutes).to_string());
    }
    record.set("RE", place(10), result(text(10)));
    set_conditions(record, (text(1), place(1)), (text(5), place(5)), (text(7), place(7)));
}

/// Sets the header of a game that the server relayed, where each line begins with `GI`: event, players, date, size, handicap,
/// a number, komi, moves. Nothing tells which player is black.
fn set_relayed_header(record: &mut Record, head: &[Line<'_>]) {
    let (text, place) = parts(head);
    record.set("EV", place(0), text(0));
    let players = [text(1), text(2)];
    if players.iter().all(|player| !player.is_empty()) {
        record.set("GN", place(1), players.join(" - "));
    }
    record.set("DT", place(5), date(text(5)).unwrap_or_default());
    record.set("SZ", place(6), text(6));
    set_conditions(record, (text(6), place(6)), (text(7), place(7)), (text(9), place(9)));
}

/// The texts and the places of the lines of a header; empty after its end.
fn parts<'a>(head: &[Line<'a>]) -> (impl Fn(usize) -> &'a str, impl Fn(usize) -> Place) {
    let lines: Vec<(&'a str, Place)> = head
        .iter()
        .map(|line| {
            let text = line.text().strip_prefix("GI").unwrap_or(line.text()).trim();
            (text, line.place_of(text))
        })
        .collect();
    let places: Vec<Place> = lines.iter().map(|&(_, place)| place).collect();
    (
        move |at| lines.get(at).map_or("", |&(text, _)| text),
        move |at| places.get(at).copied().unwrap_or(Place::START),
    )
}

/// Sets the handicap and the komi, which is written without its half point in even games.
fn set_conditions(record: &mut Record, size: (&str, Place), handicap: (&str, Place), komi: (&str, Place)) {
    let stones = handicap.0.parse().unwrap_or(0);
    let size = size.0.parse().ok().and_then(|side| Size::new(side, side).ok()).unwrap_or(Size::GO);
    record.set_handicap(handicap.1, stones, &handicap_stones(size, stones));
    let half = if stones == 0 && komi.0.parse::<u32>().is_ok() { ".5" } else { "" };
    record.set("KM", komi.1, decimal(&format!("{}{half}", komi.0)).unwrap_or_default());
}
