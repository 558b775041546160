use super::{ReportError, Summary};
use crate::arena::tournament::Archive;
use crate::arena::tournament::standings::reason;
use crate::board::Color;
use csv::Writer;
use std::io::{self, Write};

/// Writes the table.
///
/// # Errors
/// When the output cannot be written.
pub fn table_csv(summary: &Summary, out: &mut impl Write) -> Result<(), ReportError> {
    let mut out = Writer::from_writer(out);
    let head =
        ["rank", "player", "elo", "error", "points", "games", "wins", "draws", "losses", "superiority"];
    write(&mut out, head.map(String::from))?;
    for (rank, row) in (1..).zip(&summary.table) {
        write(
            &mut out,
            [
                rank.to_string(),
                row.player.clone(),
                row.elo.to_string(),
                row.error.to_string(),
                row.points.to_string(),
                row.games.to_string(),
                row.wins.to_string(),
                row.draws.to_string(),
                row.losses.to_string(),
                row.superiority.map_or_else(String::new, |sure| sure.to_string()),
            ],
        )?;
    }
    out.flush()?;
    Ok(())
}

/// Writes the games, one a line: who, how it ended, times in milliseconds, moves.
///
/// # Errors
/// When a game cannot be read or the output not written.
pub fn games_csv(archive: &mut Archive, out: &mut impl Write) -> Result<(), ReportError> {
    let mut out = Writer::from_writer(out);
    let head = ["game", "round", "black", "white", "result", "by", "plies", "black_ms", "white_ms", "start"];
    write(&mut out, head.iter().chain(&["opening", "moves"]).map(ToString::to_string))?;
    for number in archive.games() {
        let Some(entry) = archive.read(number)? else { continue };
        let by = reason(&entry.record);
        let record = entry.record;
        let result = match record.winner {
            _ if by == "void" => "void",
            Some(Color::Black) => "1-0",
            Some(Color::White) => "0-1",
            None => "1/2-1/2",
        };
        let time = |side: Color| -> u64 {
            let moves = record.moves.iter().zip(record.movers());
            moves.filter(|&(_, mover)| mover == side).map(|(mv, _)| mv.milliseconds).sum()
        };
        let moves: Vec<&str> = record.moves.iter().map(|mv| mv.text.as_str()).collect();
        write(
            &mut out,
            [
                entry.game.to_string(),
                entry.round.to_string(),
                record.black.clone(),
                record.white.clone(),
                result.to_owned(),
                by,
                record.moves.len().to_string(),
                time(Color::Black).to_string(),
                time(Color::White).to_string(),
                record.start.clone(),
                record.opening.join(" "),
                moves.join(" "),
            ],
        )?;
    }
    out.flush()?;
    Ok(())
}

fn write(
    out: &mut Writer<&mut impl Write>,
    fields: impl IntoIterator<Item = String>,
) -> Result<(), ReportError> {
    Ok(out.write_record(fields).map_err(io::Error::from)?)
}
