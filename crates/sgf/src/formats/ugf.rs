//! UGF, the format of PandaNet: sections such as `[Header]`, `[Data]` and `[Figure]`.

use super::lines::{Line, lines};
use super::record::{MoveTarget, Property, Record, Value};
use super::values::{date, decimal, rank};
use crate::Place;
use crate::faults::{TextBetween, UnexpectedText};
use gocheck_board::Color;
use std::collections::BTreeMap;

/// Returns true for a line that only UGF has.
pub(super) fn begins(line: &[u8]) -> bool {
    line.eq_ignore_ascii_case(b"[Header]")
}

const SECTIONS: [&str; 10] = [
    "[header]",
    "[remote]",
    "[files]",
    "[data]",
    "[figure]",
    "[comment]",
    "[messageline]",
    "[reviewnode]",
    "[reviewcomment]",
    "[end]",
];

/// A `KEY=VALUE` of the header.
struct Entry<'a> {
    key: &'a str,
    value: &'a str,
    place: Place,
}

struct Ugf<'a> {
    record: Record,
    entries: Vec<Entry<'a>>,
    /// The number of rows and columns.
    size: i64,
    /// True if rows are counted from below.
    is_from_below: bool,
    /// The move to which the current text belongs.
    text_of: Option<usize>,
    /// The numbers of moves by the numbers of the main line's nodes in a review.
    nodes: BTreeMap<u64, usize>,
    /// The number of open variations in the nodes of a review.
    depth: usize,
}

pub(super) fn read(text: &str) -> Record {
    let mut ugf = Ugf {
        record: Record::new(),
        entries: Vec::new(),
        size: 19,
        is_from_below: false,
        text_of: None,
        nodes: BTreeMap::new(),
        depth: 0,
    };
    let mut section = String::new();
    for line in lines(text) {
        let text = line.text();
        if text.starts_with('[') {
            let name = text.to_ascii_lowercase();
            if SECTIONS.contains(&name.as_str()) {
                if name == "[header]" && !section.is_empty() {
                    ugf.record.fault(line.place(), TextBetween);
                    break;
                }
                if section == "[header]" {
                    ugf.set_header();
                }
                ugf.text_of = None;
                section = name;
                continue;
            }
        }
        match section.as_str() {
            "[header]" => ugf.header_line(line),
            "[data]" => ugf.data_line(line),
            "[figure]" => ugf.figure_line(line),
            "[reviewnode]" => ugf.review_node(text),
            "[reviewcomment]" => ugf.review_comment(line),
            _ => {}
        }
        if !text.is_empty() {
            ugf.record.end = line.place();
        }
    }
    if section == "[header]" {
        ugf.set_header();
    }
    if let Some((announced, _)) = ugf.value("Moves") {
        ugf.record.check_number_of_moves(announced);
    }
    ugf.record
}

impl<'a> Ugf<'a> {
    fn header_line(&mut self, line: Line<'a>) {
        if let Some((key, value)) = line.text().split_once('=') {
            let (key, value) = (key.trim(), value.trim());
            self.entries.push(Entry { key, value, place: line.place_of(value) });
        }
    }

    fn value(&self, key: &str) -> Option<(&'a str, Place)> {
        let found = self.entries.iter().find(|entry| entry.key.eq_ignore_ascii_case(key));
        found.map(|entry| (entry.value, entry.place))
    }

    fn set_header(&mut self) {
        let size = self.value("Size").map_or(("19", Place::START), |size| size);
        self.record.set("SZ", size.1, size.0);
        self.size = size.0.parse().ok().filter(|size| (1..=52).contains(size)).unwrap_or(19);
        self.is_from_below =
            self.value("CoordinateType").is_some_and(|(kind, _)| kind.eq_ignore_ascii_case("IGS"));
        let texts = [("PC", "Place"), ("AN", "Commentator"), ("CP", "Copyright"), ("GC", "Comment")];
        for (name, key) in texts {
            if let Some((text, place)) = self.value(key) {
                self.record.set(name, place, text);
            }
        }
        if let Some((title, place)) = self.value("Title") {
            let parts: Vec<&str> = title.split(',').map(str::trim).filter(|part| !part.is_empty()).collect();
            self.record.set("EV", place, parts.join(", "));
        }
        if let Some((text, place)) = self.value("Date") {
            self.record.set("DT", place, dates(text));
        }
        if let Some((text, place)) = self.value("Rule") {
            let rules = match text.to_ascii_uppercase().as_str() {
                "JPN" | "JP" => "Japanese",
                "CHN" | "CH" => "Chinese",
                "KOR" | "KR" => "Korean",
                _ => text,
            };
            self.record.set("RU", place, rules);
        }
        if let Some((text, place)) = self.value("Hdcp") {
            let (handicap, komi) = text.split_once(',').unwrap_or((text, ""));
            // The stones are in the data.
            self.record.set_handicap(place, handicap.trim().parse().unwrap_or(0), &[]);
            self.record.set("KM", place, decimal(komi).unwrap_or_default());
        }
        if let Some((text, place)) = self.value("Ptime")
            && let Some(minutes @ 1..=10_000) =
                text.split([';', ',']).nth(1).and_then(|m| m.parse::<u32>().ok())
        {
            self.record.set("TM", place, (60 * minutes).to_string());
        }
        if let Some((text, place)) = self.value("Winner") {
            self.record.set("RE", place, result(text));
        }
        self.set_players("PB", "BR", ["PlayerB", "PlayerB2"], ["BMemb1", "BMemb2"]);
        self.set_players("PW", "WR", ["PlayerW", "PlayerW2"], ["WMemb1", "WMemb2"]);
    }

    /// Sets a player, or the two of pair Go.
    fn set_players(
        &mut self,
        name: &'static str,
        rank_name: &'static str,
        keys: [&str; 2],
        members: [&str; 2],
    ) {
        let all = |keys: [&str; 2]| -> Vec<(&'a str, Place)> {
            keys.into_iter().filter_map(|key| self.value(key)).collect()
        };
        let mut players = all(keys);
        if players.is_empty() {
            players = all(members);
        }
        let part = |text: &'a str, at: usize| text.split(',').nth(at).unwrap_or_default().trim();
        let Some(&(first, place)) = players.first() else { return };
        let names: Vec<&str> = players.iter().map(|&(text, _)| part(text, 0)).collect();
        self.record.set(name, place, names.join(" & "));
        if names.len() == 1 {
            self.record.set(rank_name, place, rank(part(first, 1)));
        }
    }

    /// A move or a stone of the setup: `QP,B1,NUMBER,SECONDS`; setups have the number 0.
    fn data_line(&mut self, line: Line<'_>) {
        let text = line.text();
        if text.is_empty() || text.starts_with('.') {
            return;
        }
        let mut parts = text.split(',').map(str::trim);
        let [point, player, number] = [(); 3].map(|()| parts.next().unwrap_or_default());
        let color = match player.as_bytes() {
            [b'B' | b'b', ..] => Color::Black,
            [b'W' | b'w', ..] => Color::White,
            // A pass of the server.
            b"MK" => self.record.to_move(),
            _ => return self.record.fault(line.place(), UnexpectedText),
        };
        let target = self.target(point);
        match target {
            MoveTarget::Letters(letters) if number == "0" => {
                let name = if color == Color::Black { "AB" } else { "AW" };
                self.record.add(name, line.place(), String::from_utf8_lossy(&letters));
            }
            target => self.record.play(line.place(), color, target),
        }
    }

    fn target(&self, point: &str) -> MoveTarget {
        let letters = point.to_ascii_uppercase();
        let found = match *letters.as_bytes() {
            // YA, YR, YS, YZ and ZZ are passes.
            [b'Y' | b'Z', b'A'..=b'Z'] if self.size < 25 => Some(MoveTarget::Pass),
            [col @ b'A'..=b'Z', row @ b'A'..=b'Z'] => {
                self.at(i64::from(col - b'A') + 1, i64::from(row - b'A') + 1)
            }
            _ => None,
        };
        found.unwrap_or_else(|| MoveTarget::Malformed(if point.is_empty() { "?" } else { point }.into()))
    }

    /// The point in a column and a row, both from 1.
    fn at(&self, col: i64, row: i64) -> Option<MoveTarget> {
        MoveTarget::at(col - 1, if self.is_from_below { self.size - row } else { row - 1 })
    }

    /// A text, `.Text,NUMBER` to `.EndText`, with labels `.#,COLUMN,ROW,LABEL`. Figures are ignored.
    fn figure_line(&mut self, line: Line<'_>) {
        let text = line.text();
        if let Some(rest) = text.strip_prefix(".Text,") {
            self.text_of = rest.split(',').next().and_then(|number| number.trim().parse().ok());
        } else if text.starts_with(".EndText") || text.starts_with(".Fig") {
            self.text_of = None;
        } else if let Some(number) = self.text_of {
            match text.strip_prefix(".#,") {
                Some(label) => self.label(number, line.place(), label),
                None => self.comment(number, line),
            }
        }
    }

    fn comment(&mut self, number: usize, line: Line<'_>) {
        let text = line.text();
        if !text.is_empty() && !self.record.comment(number, line.place(), text) {
            self.record.comment(0, line.place(), text);
        }
    }

    fn label(&mut self, number: usize, place: Place, text: &str) {
        let mut parts = text.splitn(3, ',');
        let mut coordinate = || parts.next().and_then(|part| part.trim().parse::<i64>().ok());
        let (Some(col), Some(row)) = (coordinate(), coordinate()) else { return };
        let label = parts.next().unwrap_or_default().trim();
        let (Some(MoveTarget::Letters(letters)), Some(played)) =
            (self.at(col, row), number.checked_sub(1).and_then(|index| self.record.moves.get_mut(index)))
        else {
            return;
        };
        let value = Value { place, text: format!("{}:{label}", String::from_utf8_lossy(&letters)) };
        match played.more.iter_mut().find(|property| property.name == "LB") {
            Some(labels) => labels.values.push(value),
            None => played.more.push(Property { name: "LB", values: vec![value] }),
        }
    }

    /// A node of a review: `NODE,NUMBER,PLAYER,COLUMN,ROW`; the first is the root. Variations are ignored.
    fn review_node(&mut self, text: &str) {
        if text.starts_with("VARIATIONEND") {
            self.depth = self.depth.saturating_sub(1);
        } else if text.starts_with("VARIATION") {
            self.depth += 1;
        } else if self.depth == 0
            && let Some(number) =
                text.strip_prefix("NODE,").and_then(|rest| rest.split(',').next()?.parse().ok())
        {
            let index = self.nodes.len();
            self.nodes.entry(number).or_insert(index);
        }
    }

    /// A line of the comments of a review; each begins with `.Comment,NUMBER` of its node.
    fn review_comment(&mut self, line: Line<'_>) {
        if let Some(rest) = line.text().strip_prefix(".Comment,") {
            let number = rest.split(',').next().and_then(|number| number.trim().parse::<u64>().ok());
            self.text_of = number.and_then(|number| self.nodes.get(&number).copied());
        } else if let Some(number) = self.text_of {
            self.comment(number, line);
        }
    }
}

/// The first and the last day of a game: `2001/08/20,09:00:00,2001/08/21,00:00:00`.
fn dates(text: &str) -> String {
    let mut parts = text.split(',').step_by(2).map(date);
    match (parts.next().flatten(), parts.next().flatten()) {
        (Some(first), Some(last)) if first != last => format!("{first},{last}"),
        (Some(only), _) | (None, Some(only)) => only,
        (None, None) => String::new(),
    }
}

/// The result of `Winner`: `B,7.50`, `W,C` (by resignation), `D,` (a draw).
fn result(text: &str) -> String {
    let (winner, how) = text.split_once(',').unwrap_or((text, ""));
    let winner = match winner.trim().as_bytes() {
        [b'B', ..] => "B",
        [b'W', ..] => "W",
        [b'D', ..] => return "Draw".to_owned(),
        [b'N', ..] => return "Void".to_owned(),
        _ => return String::new(),
    };
    let how = match how.trim().bytes().next() {
        Some(b'C' | b'c' | b'R' | b'r') => "R".to_owned(),
        Some(b'T' | b't') => "T".to_owned(),
        Some(b'F' | b'f') => "F".to_owned(),
        _ => decimal(how).filter(|points| points != "0").unwrap_or_default(),
    };
    format!("{winner}+{how}")
}
