//! GIB, the format of Tygem: a header between `\HS` and `\HE`, and a game between `\GS` and `\GE`.

use super::lines::{Line, lines};
use super::outcome::result;
use super::record::{MoveTarget, Record};
use super::values::{date, handicap_stones, name_and_rank, rank, tenths};
use crate::Place;
use crate::faults::{CutGame, TextBetween, UnexpectedText};
use gocheck_board::{Color, Size};

/// Returns true for a line that only GIB has.
pub(super) fn begins(line: &[u8]) -> bool {
    line == b"\\HS" || [b"\\[GIBOKIND=".as_slice(), b"\\[GAME"].iter().any(|start| line.starts_with(start))
}

/// A line of the header: `\[KEY=VALUE\]`.
struct Entry<'a> {
    key: &'a str,
    value: &'a str,
    place: Place,
}

pub(super) fn read(text: &str) -> Record {
    let mut record = Record::new();
    // Every game has this size.
    record.set("SZ", Place::START, "19");
    let mut entries = Vec::new();
    let mut is_over = false;
    for line in lines(text) {
        let text = line.text();
        if is_over || text == "\\HS" && !(entries.is_empty() && record.moves.is_empty()) {
            // Some clients write the NUL that ended the text in their memory.
            if !text.trim_matches('\0').is_empty() {
                record.fault(line.place(), TextBetween);
                break;
            }
        } else if let Some(entry) = entry(line) {
            entries.push(entry);
        } else if text == "\\GE" {
            record.end = line.place();
            is_over = true;
        } else {
            game_line(&mut record, line);
        }
    }
    if !is_over {
        record.end =
            lines(text).filter(|line| !line.text().is_empty()).last().map_or(Place::START, Line::place);
        record.fault(record.end, CutGame { announced: 0, found: record.moves.len() });
    }
    set_header(&mut record, &entries);
    record
}

fn entry(line: Line<'_>) -> Option<Entry<'_>> {
    let (key, value) = line.text().strip_prefix("\\[")?.split_once('=')?;
    let value = value.strip_suffix("\\]").unwrap_or(value).trim();
    Some(Entry { key, value, place: line.place_of(value) })
}

/// The value of a line of the header, with its place.
fn value_of<'a>(entries: &[Entry<'a>], key: &str) -> Option<(&'a str, Place)> {
    entries.iter().find(|entry| entry.key == key).map(|entry| (entry.value, entry.place))
}

/// A field of GAMEINFOMAIN, or the same one of GAMETAG, where its key is a letter.
fn field<'a>(entries: &[Entry<'a>], key: &str, letter: char) -> Option<(&'a str, Place)> {
    let main = value_of(entries, "GAMEINFOMAIN").and_then(|(value, place)| {
        let field = value.split(',').find_map(|part| part.trim().strip_prefix(key)?.strip_prefix(':'));
        field.map(|field| (field, place))
    });
    main.or_else(|| {
        let (value, place) = value_of(entries, "GAMETAG")?;
        let is_number = |rest: &&str| rest.starts_with(|c: char| c.is_ascii_digit());
        let field = value.split(',').find_map(|part| part.trim().strip_prefix(letter).filter(is_number));
        field.map(|field| (field, place))
    })
}

fn set_header(record: &mut Record, entries: &[Entry<'_>]) {
    let value = |key| value_of(entries, key);
    for (name, key) in [("EV", "GAMENAME"), ("PC", "GAMEPLACE"), ("GC", "GAMECOMMENT")] {
        if let Some((text, place)) = value(key) {
            record.set(name, place, text);
        }
    }
    for (key, player, player_rank) in [("GAMEBLACKNAME", "PB", "BR"), ("GAMEWHITENAME", "PW", "WR")] {
        if let Some((text, place)) = value(key) {
            let (name, level) = name_and_rank(text);
            record.set(player, place, name);
            record.set(player_rank, place, rank(level));
        }
    }
    let dates = [value_of(entries, "GAMEDATE"), field(entries, "GDATE", 'C')];
    for (text, place) in dates.into_iter().flatten() {
        record.set("DT", place, date(text).unwrap_or_default());
    }
    let komi = field(entries, "GONGJE", 'G').or(value("GAMEGONGJE"));
    if let Some((text, place)) = komi {
        record.set("KM", place, tenths(text).unwrap_or_default());
    }
    if let Some((text, place)) = field(entries, "GTIME", 'T') {
        set_time(record, text, place, value("GAMEINFOMAIN").is_some());
    }
    if let Some((code, place)) = field(entries, "GRLT", 'W') {
        let margin = field(entries, "ZIPSU", 'Z').and_then(|(margin, _)| tenths(margin));
        record.set("RE", place, result_of(code, margin.as_deref()));
    }
    if let Some((text, place)) = value("GAMERESULT") {
        record.set("RE", place, result(text));
    }
}

/// Sets the time: GAMEINFOMAIN has the main time, the seconds of a period and the number of periods; GAMETAG has the main time
/// at the end.
fn set_time(record: &mut Record, text: &str, place: Place, is_main_first: bool) {
    let numbers: Vec<u32> = text.split('-').filter_map(|number| number.trim().parse().ok()).collect();
    let (main, seconds, periods) = match *numbers {
        [main, seconds, periods] if is_main_first => (main, seconds, periods),
        [seconds, periods, main] => (main, seconds, periods),
        _ => return,
    };
    if main > 0 {
        record.set("TM", place, main.to_string());
    }
    if seconds > 0 && periods > 0 {
        record.set("OT", place, format!("{periods}x{seconds} byo-yomi"));
    }
}

/// The result for GRLT and ZIPSU; empty if it is unknown.
fn result_of(code: &str, margin: Option<&str>) -> String {
    let margin = margin.filter(|&margin| margin != "0").unwrap_or_default();
    match code.trim() {
        "0" => format!("B+{margin}"),
        "1" => format!("W+{margin}"),
        "3" => "B+R".to_owned(),
        "4" => "W+R".to_owned(),
        "7" => "B+T".to_owned(),
        "8" => "W+T".to_owned(),
        _ => String::new(),
    }
}

/// `INI 0 1 HANDICAP`, `STO 0 NUMBER PLAYER COLUMN ROW`, `SKI 0 NUMBER`; the meaning of other lines is unknown.
fn game_line(record: &mut Record, line: Line<'_>) {
    let mut words = line.text().split_whitespace();
    match words.next() {
        Some("INI") => {
            let Some(text) = words.nth(2) else { return };
            let handicap = text.parse().unwrap_or(0);
            record.set_handicap(line.place_of(text), handicap, &handicap_stones(Size::GO, handicap));
        }
        Some("SKI") => record.play(line.place(), record.to_move(), MoveTarget::Pass),
        Some("STO") => {
            let color = match words.nth(2) {
                Some("1") => Color::Black,
                Some("2") => Color::White,
                _ => return record.fault(line.place(), UnexpectedText),
            };
            let (col, row) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
            let target = match (col.parse(), row.parse()) {
                (Ok(col), Ok(row)) => MoveTarget::at(col, row),
                _ => None,
            };
            if col.is_empty() {
                return record.fault(line.place(), UnexpectedText);
            }
            let target = target.unwrap_or_else(|| MoveTarget::Malformed(format!("{col} {row}").into()));
            record.play(line.place(), color, target);
        }
        _ => {}
    }
}
