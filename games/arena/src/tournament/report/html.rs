//! One page that shows the summary and replays games.

use crate::record::{GameEnd, PlayedMove};
use crate::tournament::archive::Archive;
use crate::tournament::log_entry::LogEntry;
use crate::tournament::report::error::ReportError;
use crate::tournament::report::json::write_value;
use crate::tournament::report::summary::TournamentSummary;
use crate::tournament::standings::reason;
use games_engine::description::board::BoardInfo;
use games_engine::description::labels::{endings, rules, title};
use games_engine::description::spec::Described;
use games_engine::game::cell::Cell;
use games_engine::game::rules::History;
use games_engine::protocol::info::SearchInfo;
use gocheck_text::Phrase;
use gocheck_web::games::{REPORT, REPORT_SCRIPT, REPORT_STYLE};
use serde::Serialize;
use std::collections::BTreeMap;
use std::fmt;
use std::io::{self, Write};
use std::str::FromStr;

/// The placeholders in the frame of the page.
const STYLE: &str = "{{style}}";
const DATA: &str = "{{data}}";
const SCRIPT: &str = "{{script}}";

/// The letters that encode squares in the embedded moves.
const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// The games that a page replays, by number from 1. A page grows by about 700 bytes per game, so large tournaments
/// are viewed in parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReplayRange {
    first: u64,
    last: u64,
}

impl Default for ReplayRange {
    fn default() -> Self {
        Self { first: 1, last: 2000 }
    }
}

/// Parses `FROM..TO` or one number.
impl FromStr for ReplayRange {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (first, last) = text.split_once("..").unwrap_or((text, text));
        let number =
            |text: &str| text.parse::<u64>().map_err(|_| "expected FROM..TO, such as 1..2000".to_owned());
        Ok(Self { first: number(first)?.max(1), last: number(last)? })
    }
}

impl fmt::Display for ReplayRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}..{}", self.first, self.last)
    }
}

/// A game as the page gets it. The page does not know the rules: it gets the changes of each move.
#[derive(Serialize)]
struct ReplayedGame {
    /// The number and the round.
    n: u64,
    r: u64,
    /// The players, as indices into the table.
    b: usize,
    w: usize,
    /// The result: `b` or `w` won, `d` draw, `v` void.
    x: &'static str,
    /// The reason in a word.
    e: String,
    /// The pieces of both sides, if the rules ended it.
    #[serde(skip_serializing_if = "Option::is_none")]
    k: Option<[u32; 2]>,
    /// The end with its evidence, which the page words in the reader's language, unless the game's rules ended it.
    #[serde(skip_serializing_if = "Option::is_none")]
    z: Option<GameEnd>,
    /// A hint about the cause of a fault.
    #[serde(skip_serializing_if = "Option::is_none")]
    h: Option<Phrase>,
    /// The squares before the first move.
    s: String,
    /// The number of opening moves.
    o: usize,
    /// The moves; the milliseconds of those that were chosen; what changes on the board.
    m: String,
    t: String,
    c: String,
    /// The search reports of these moves: depth, score, nodes and nodes per second, separated by commas.
    #[serde(skip_serializing_if = "String::is_empty")]
    i: String,
}

/// Writes one page that shows the summary and replays the requested games.
///
/// # Errors
/// If a game cannot be read or the output cannot be written.
pub fn html<G: Described>(
    archive: &Archive,
    summary: &TournamentSummary,
    replayed: ReplayRange,
    out: &mut impl Write,
) -> Result<(), ReportError> {
    let (head, rest) = REPORT.split_once(STYLE).unwrap_or((REPORT, ""));
    let (body, rest) = rest.split_once(DATA).unwrap_or((rest, ""));
    let (end, tail) = rest.split_once(SCRIPT).unwrap_or((rest, ""));
    write!(out, "{head}{REPORT_STYLE}{body}")?;
    let data = &mut InScript(&mut *out);
    data.write_all(b"{\"board\":")?;
    write_value(data, &BoardInfo::of::<G>())?;
    let rule_set = archive.header().settings.rules().to_owned();
    data.write_all(b",\"title\":")?;
    write_value(data, &title::<G>())?;
    data.write_all(b",\"endings\":")?;
    write_value(data, &endings::<G>())?;
    data.write_all(b",\"rules\":")?;
    write_value(data, &rules::<G>(&rule_set))?;
    data.write_all(b",\"pass\":")?;
    write_value(data, &G::PASS.map(|pass| pass.to_string()))?;
    data.write_all(b",\"faults\":")?;
    write_value(data, &first_faults(archive, summary)?)?;
    data.write_all(b",\"summary\":")?;
    write_value(data, &without_causes(summary))?;
    data.write_all(b",\"games\":[")?;
    let mut gap = "\n";
    for entry in archive.games(replayed.first..=replayed.last) {
        data.write_all(gap.as_bytes())?;
        write_value(data, &replay::<G>(&entry?, summary, &rule_set))?;
        gap = ",\n";
    }
    data.write_all(b"\n]}")?;
    write!(out, "{end}{REPORT_SCRIPT}{tail}")?;
    Ok(())
}

/// The end of the first game that a player lost by a fault.
#[derive(Serialize)]
struct FirstFault {
    end: GameEnd,
    #[serde(skip_serializing_if = "Option::is_none")]
    hint: Option<Phrase>,
}

/// The first faults of the players, in the order of `faults_by`. The page may not have their games.
fn first_faults(archive: &Archive, summary: &TournamentSummary) -> Result<Vec<FirstFault>, ReportError> {
    let mut faults = Vec::new();
    for row in &summary.faults_by {
        for entry in archive.games(row.first..=row.first) {
            let LogEntry { record, .. } = entry?;
            faults.push(FirstFault { end: record.end, hint: record.hint });
        }
    }
    Ok(faults)
}

/// The summary without the English texts on faults.
fn without_causes(summary: &TournamentSummary) -> TournamentSummary {
    let mut summary = summary.clone();
    summary.faults_by.iter_mut().for_each(|row| row.cause.clear());
    summary
}

fn replay<G: Described>(entry: &LogEntry, summary: &TournamentSummary, rules: &str) -> ReplayedGame {
    let record = &entry.record;
    let place = |name: &str| summary.table.iter().position(|row| row.player == name).unwrap_or(0);
    let given = record.opening.iter().map(String::as_str);
    let moves: Vec<&str> = given.chain(record.moves.iter().map(|mv| mv.text.as_str())).collect();
    let start = G::SPEC.variant(rules).ok().and_then(|variant| G::read(&record.start, variant).ok());
    let squares = start.as_ref().map_or_else(String::new, squares);
    let changes = start.map_or_else(Vec::new, |start| changes(start, &moves));
    let join = |times: &[PlayedMove]| {
        times.iter().map(|mv| mv.milliseconds.to_string()).collect::<Vec<_>>().join(" ")
    };
    let is_by_rules = matches!(record.end, GameEnd::Rules { .. });
    ReplayedGame {
        n: entry.game,
        r: entry.round,
        b: place(&record.black),
        w: place(&record.white),
        x: match (&record.end, record.winner) {
            (GameEnd::Void { .. }, _) => "v",
            (_, None) => "d",
            (_, Some(color)) => &color.name()[..1],
        },
        e: reason(record),
        k: match record.end {
            GameEnd::Rules { black, white, .. } => Some([black, white]),
            _ => None,
        },
        z: (!is_by_rules).then(|| record.end.clone()),
        h: record.hint.clone(),
        s: squares,
        o: record.opening.len(),
        m: moves.join(" "),
        t: join(&record.moves),
        c: changes.join(" "),
        i: searches(&record.moves),
    }
}

fn searches(moves: &[PlayedMove]) -> String {
    if moves.iter().all(|mv| mv.info.is_empty()) {
        return String::new();
    }
    let shown = |number: Option<i64>| number.map(|number| number.to_string()).unwrap_or_default();
    let count = |number: Option<u64>| shown(number.and_then(|number| number.try_into().ok()));
    let one = |&PlayedMove { info: SearchInfo { depth, score, nodes, nps }, .. }: &PlayedMove| {
        [shown(depth.map(i64::from)), shown(score.map(i64::from)), count(nodes), count(nps)].join(",")
    };
    moves.iter().map(one).collect::<Vec<_>>().join(" ")
}

/// One letter per square, row by row.
pub fn squares<G: Described>(position: &G) -> String {
    position.rows(Cell::letter).concat()
}

/// The changes of each move: lists separated by `/`, each a cell's letter and the squares that it is on now. A square is a digit
/// to base 64, or two on a board of more than 64 squares. Stops at a move that cannot be played.
pub fn changes<G: Described>(start: G, moves: &[&str]) -> Vec<String> {
    let mut game = History::new(start);
    let mut before = squares(game.position());
    let mut changes = Vec::new();
    for text in moves {
        let Ok(mv) = text.parse::<G::Move>() else { break };
        if game.play_repeating(mv).is_err() {
            break;
        }
        let after = squares(game.position());
        let mut lists: BTreeMap<char, String> = BTreeMap::new();
        let pairs = before.chars().zip(after.chars()).enumerate();
        for (place, (_, now)) in pairs.filter(|(_, (old, now))| old != now) {
            lists.entry(now).or_default().push_str(&name_of_place::<G>(place));
        }
        let lists = lists.into_iter().map(|(letter, squares)| format!("{letter}{squares}"));
        changes.push(lists.collect::<Vec<_>>().join("/"));
        before = after;
    }
    changes
}

fn name_of_place<G: Described>(place: usize) -> String {
    let digit = |number: usize| DIGITS.get(number % DIGITS.len()).copied().map_or(' ', char::from);
    let first = (G::GRID.places() > DIGITS.len()).then(|| digit(place / DIGITS.len()));
    first.into_iter().chain([digit(place)]).collect()
}

/// Writes JSON inside a script element: `<` occurs only in strings, and must not end the element.
struct InScript<'a, W>(&'a mut W);

impl<W: Write> Write for InScript<'_, W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        for piece in bytes.split_inclusive(|&byte| byte == b'<') {
            match piece.strip_suffix(b"<") {
                Some(rest) => {
                    self.0.write_all(rest)?;
                    self.0.write_all(b"\\u003c")?;
                }
                None => self.0.write_all(piece)?,
            }
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_frame_has_all_places() {
        for mark in [STYLE, DATA, SCRIPT] {
            assert_eq!(REPORT.matches(mark).count(), 1, "{mark}");
        }
    }
}
