//! The table and the games as CSV.

use crate::record::GameRecord;
use crate::tournament::log_entry::{LeftOut, LogEntry};
use crate::tournament::report::error::ReportError;
use crate::tournament::report::summary::TournamentSummary;
use crate::tournament::report::text::mark;
use crate::tournament::standings::reason;
use csv::Writer;
use games_engine::description::spec::Described;
use games_engine::game::board_game::Variant;
use games_engine::game::rules::History;
use gocheck_board::Color;
use gocheck_text::untrusted::{csv_cell, one_line};
use std::borrow::Cow;
use std::io::{self, Write};

/// Writes the table.
///
/// # Errors
/// If the output cannot be written.
pub fn table_csv(summary: &TournamentSummary, out: &mut impl Write) -> Result<(), ReportError> {
    let mut out = Writer::from_writer(out);
    let head = [
        "rank",
        "player",
        "elo",
        "error",
        "points",
        "games",
        "wins",
        "draws",
        "losses",
        "superiority",
        "mark",
        "group",
        "left_out",
    ];
    write(&mut out, csv_cell, head.map(String::from))?;
    for (rank, row) in (1..).zip(&summary.table) {
        write(
            &mut out,
            csv_cell,
            [
                rank.to_string(),
                row.player.clone(),
                row.elo.to_string(),
                row.error.map_or_else(String::new, |error| error.to_string()),
                row.points.to_string(),
                row.games.to_string(),
                row.wins.to_string(),
                row.draws.to_string(),
                row.losses.to_string(),
                row.superiority.map_or_else(String::new, |sure| sure.to_string()),
                mark(row.unbounded).to_owned(),
                row.group.map_or_else(String::new, |group| group.to_string()),
                String::new(),
            ],
        )?;
    }
    for LeftOut { player, reason } in &summary.left_out {
        let mut row = [const { String::new() }; 13];
        (row[1], row[5], row[12]) = (player.clone(), "0".to_owned(), reason.english().to_owned());
        write(&mut out, csv_cell, row)?;
    }
    out.flush()?;
    Ok(())
}

/// The games as CSV, a data set with one line each: players, result, times in milliseconds, moves, the answer
/// that lost the game.
#[derive(Debug)]
pub struct GamesCsv<W: Write> {
    out: Writer<W>,
}

impl<W: Write> GamesCsv<W> {
    /// Writes the header row.
    ///
    /// # Errors
    /// If the output cannot be written.
    pub fn new(out: W) -> Result<Self, ReportError> {
        let mut out = Writer::from_writer(out);
        let head = [
            "game", "round", "black", "white", "result", "by", "plies", "black_ms", "white_ms", "start",
            "opening", "moves", "answer",
        ];
        write(&mut out, one_line, head.map(String::from))?;
        Ok(Self { out })
    }

    /// Writes a game that was played by the rules of `variant`. Its times are empty if its moves cannot be played.
    ///
    /// # Errors
    /// If the output cannot be written.
    pub fn add<G: Described>(&mut self, entry: &LogEntry, variant: &Variant<G>) -> Result<(), ReportError> {
        let record = &entry.record;
        let by = reason(record);
        let result = match record.winner {
            _ if by == "void" => "void",
            Some(Color::Black) => "1-0",
            Some(Color::White) => "0-1",
            None => "1/2-1/2",
        };
        let moves: Vec<&str> = record.moves.iter().map(|mv| mv.text.as_str()).collect();
        let [black_time, white_time] = times(record, variant).unwrap_or_default();
        let fields = [
            entry.game.to_string(),
            entry.round.to_string(),
            record.black.clone(),
            record.white.clone(),
            result.to_owned(),
            by,
            record.moves.len().to_string(),
            black_time,
            white_time,
            record.start.clone(),
            record.opening.join(" "),
            moves.join(" "),
            record.answer().unwrap_or_default().to_owned(),
        ];
        write(&mut self.out, one_line, fields)
    }

    /// Flushes and returns the output.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn finish(self) -> Result<W, ReportError> {
        Ok(self.out.into_inner().map_err(|error| io::Error::other(error.to_string()))?)
    }
}

fn times<G: Described>(record: &GameRecord, variant: &Variant<G>) -> Option<[String; 2]> {
    let mut game = History::new(G::read(&record.start, variant).ok()?);
    for text in &record.opening {
        game.play_repeating(text.parse().ok()?).ok()?;
    }
    let mut times = [0; 2];
    for played in &record.moves {
        let time = &mut times[game.position().to_move() as usize];
        *time = played.milliseconds.saturating_add(*time);
        game.play_repeating(played.text.parse().ok()?).ok()?;
    }
    Some(times.map(|time: u64| time.to_string()))
}

/// Writes a row; `cell` makes each field harmless for those who read the table.
fn write<W: Write>(
    out: &mut Writer<W>,
    cell: fn(&str) -> Cow<'_, str>,
    fields: impl IntoIterator<Item = String>,
) -> Result<(), ReportError> {
    let fields = fields.into_iter().map(|field| cell(&field).into_owned());
    Ok(out.write_record(fields).map_err(io::Error::from)?)
}
