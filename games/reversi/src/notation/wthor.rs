//! WTHOR, the database of the Fédération Française d'Othello, <https://www.ffothello.org/informatique/la-base-wthor/>:
//! a header of 16 bytes, then 68 a game. Numbers have their lowest byte first; the names that they stand for are in
//! other files.

use super::othello::places;
use crate::position::Position;
use games_engine::game::board_game::Variant;
use games_engine::notation::format::{Listener, Unread};
use games_engine::notation::replay::Replayed;
use games_engine::notation::written::{How, StatedResult, Stones, WrittenGame, WrittenMove};
use games_engine::plural::plural;
use gocheck_board::Color;
use std::io::{self, BufRead, Read};
use std::ops::ControlFlow;

const HEADER: usize = 16;
const RECORD: usize = 68;

/// Precedes the number of a player or tournament without a name in the file.
const NUMBERED: &str = "WTHOR ";

/// Reads a file of games on 8 x 8 boards.
pub(super) fn read(
    reader: &mut dyn BufRead,
    _: &Variant<Position>,
    listener: &mut Listener<'_, Position>,
) -> io::Result<()> {
    let mut unread = |why: String| listener(Err(Unread { line: 0, is_game: false, why }));
    let mut header = [0; HEADER];
    let length = fill(reader, &mut header)?;
    if length < HEADER {
        let _ = unread(format!("{length} bytes: a WTHOR file begins with {HEADER}"));
        return Ok(());
    }
    let games = u32::from_le_bytes([header[4], header[5], header[6], header[7]]);
    let year = u16::from_le_bytes([header[10], header[11]]);
    let [size, kind] = [header[12], header[13]];
    if !matches!(size, 0 | 8) {
        let _ = unread(format!("games on boards of {size} x {size}: expected 8 x 8"));
        return Ok(());
    }
    if kind != 0 {
        let _ = unread("positions to solve (a solitaire file), no games".to_owned());
        return Ok(());
    }
    let mut found = 0;
    let mut record = [0; RECORD];
    loop {
        let length = fill(reader, &mut record)?;
        if length < RECORD && (length > 0 || found != games) {
            let rest = if length > 0 { format!(" and {length} bytes of {RECORD}") } else { String::new() };
            let _ = listener(Err(Unread {
                line: 0,
                is_game: false,
                why: format!(
                    "the header says {}, but the file has {found}{rest}",
                    plural(games.into(), "game", "games")
                ),
            }));
        }
        if length < RECORD {
            return Ok(());
        }
        found += 1;
        if listener(game(&record, year)) == ControlFlow::Break(()) {
            return Ok(());
        }
    }
}

/// Reads until the buffer is full or the input ends.
fn fill(reader: &mut dyn BufRead, bytes: &mut [u8]) -> io::Result<usize> {
    let wanted = bytes.len() as u64;
    let mut found = Vec::new();
    reader.take(wanted).read_to_end(&mut found)?;
    bytes[..found.len()].copy_from_slice(&found);
    Ok(found.len())
}

fn game(record: &[u8; RECORD], year: u16) -> Result<WrittenGame<Position>, Unread> {
    let number = |at: usize| u16::from_le_bytes([record[at], record[at + 1]]);
    let name = |at: usize| match number(at) {
        0 => String::new(),
        number => format!("{NUMBERED}{number}"),
    };
    let [score, theoretical] = [record[6], record[7]];
    if let Some(score) = [score, theoretical].into_iter().find(|&score| score > 64) {
        return Err(Unread {
            line: 0,
            is_game: true,
            why: format!("black has {score} stones: there are 64"),
        });
    }
    let squares = &record[8..];
    let end = squares.iter().position(|&square| square == 0).unwrap_or(squares.len());
    if squares[end..].iter().any(|&square| square != 0) {
        return Err(Unread {
            line: 0,
            is_game: true,
            why: format!("a move after the end of the list, which has {end} moves"),
        });
    }
    let (black, white) = (u32::from(score), 64 - u32::from(score));
    let winner = match black.cmp(&white) {
        std::cmp::Ordering::Greater => Some(Color::Black),
        std::cmp::Ordering::Less => Some(Color::White),
        std::cmp::Ordering::Equal => None,
    };
    Ok(WrittenGame {
        players: [name(2), name(4)],
        event: name(0),
        date: if year == 0 { String::new() } else { year.to_string() },
        moves: squares[..end].iter().map(|&square| WrittenMove::new(square_name(square))).collect(),
        // Points can be awarded in an unfinished game.
        result: Some(StatedResult { winner, stones: Some(Stones::Each([black, white])), how: How::Unsaid }),
        ..WrittenGame::at(Position::start())
    })
}

/// Ten times the rank, and the file from 1.
fn square_name(number: u8) -> String {
    let (rank, file) = (number / 10, number % 10);
    match (1..=8).contains(&rank) && (1..=8).contains(&file) {
        true => format!("{}{rank}", char::from(b'a' + file - 1)),
        false => format!("{number}"),
    }
}

/// The header of a file with a number of games.
pub(super) fn head(games: u32) -> Vec<u8> {
    let mut header = vec![0; HEADER];
    header[4..8].copy_from_slice(&games.to_le_bytes());
    header[12] = 8;
    header
}

/// Appends a game. Only names that are numbers of the database are kept.
pub(super) fn write(replayed: &Replayed<Position>, out: &mut Vec<u8>) -> Result<(), String> {
    let moves = places(&replayed.game)?;
    let written = &replayed.written;
    let number =
        |name: &String| name.strip_prefix(NUMBERED).and_then(|number| number.parse().ok()).unwrap_or(0);
    let names: [u16; 3] = [number(&written.event), number(&written.players[0]), number(&written.players[1])];
    let black = match &written.result {
        _ if replayed.game.outcome().is_some() => replayed.stones()[0],
        Some(StatedResult { stones: Some(stones), .. }) => ((64 + stones.margin()) / 2).clamp(0, 64) as u32,
        Some(StatedResult { winner: Some(Color::Black), .. }) => 64,
        Some(StatedResult { winner: Some(Color::White), .. }) => 0,
        Some(StatedResult { winner: None, .. }) => 32,
        None => return Err("it has no result".to_owned()),
    };
    let mut record = Vec::with_capacity(RECORD);
    record.extend(names.into_iter().flat_map(u16::to_le_bytes));
    record.extend([black as u8; 2]);
    let squares = moves.iter().filter_map(|mv| mv.square());
    record.extend(squares.map(|square| (10 * (square.rank() + 1) + square.file() + 1) as u8));
    record.resize(RECORD, 0);
    out.append(&mut record);
    Ok(())
}
