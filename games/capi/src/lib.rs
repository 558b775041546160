//! The Reversi assignment's function for programs in C and C++: see include/reversi.h.
#![allow(unsafe_code, reason = "the names that other languages link against need it; nothing else here does")]

use games::game::History;
use games::reversi::{FullPlayer, Move, Position, share};
use games::search::{Player, SearchLimits};
use gocheck_common::board::Color;
use std::ffi::c_int;
use std::panic::catch_unwind;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Of the ten seconds of a game, what is used.
const GAME: Duration = Duration::from_millis(9500);

/// The size of the tables in MiB: a quarter of what the assignment allows.
const MEGABYTES: usize = 64;

/// What is kept from move to move of a game.
struct Session {
    player: FullPlayer,
    left: Duration,
    /// The empty squares at the last move: they grow fewer, unless a new game has begun.
    empty: u32,
}

static SESSION: Mutex<Option<Session>> = Mutex::new(None);

type Board = [[c_int; 8]; 8];

/// Chooses a move for the colour `c` (0 white, 1 black) on the board `a` (-1 empty, 0 white, 1
/// black) and writes its row and column, from 0. Where the arguments are wrong or there is no legal
/// move, both become -1 and a line goes to standard error.
#[unsafe(no_mangle)]
pub extern "C" fn reversi_move(
    a: Option<&Board>,
    c: c_int,
    row: Option<&mut c_int>,
    column: Option<&mut c_int>,
) {
    let chosen = catch_unwind(|| choose(a, c)).unwrap_or(Err("an error in the program"));
    let (chosen_row, chosen_column) = chosen.unwrap_or_else(|reason| {
        eprintln!("reversi_move: {reason}");
        (-1, -1)
    });
    if let Some(row) = row {
        *row = chosen_row;
    }
    if let Some(column) = column {
        *column = chosen_column;
    }
}

/// The same under the name that the assignment's `void move(const int a[8][8], const int c, int*
/// row, int* column)` has in C++ (Itanium C++ ABI).
#[unsafe(export_name = "_Z4movePA8_KiiPiS2_")]
pub extern "C" fn move_of_cpp(
    a: Option<&Board>,
    c: c_int,
    row: Option<&mut c_int>,
    column: Option<&mut c_int>,
) {
    reversi_move(a, c, row, column);
}

fn choose(a: Option<&Board>, c: c_int) -> Result<(c_int, c_int), &'static str> {
    let arrival = Instant::now();
    let board = a.ok_or("no board")?;
    let color = match c {
        0 => Color::White,
        1 => Color::Black,
        _ => return Err("the colour to move is neither 0 nor 1"),
    };
    let mut sets = [0_u64; 2];
    for (index, &cell) in board.as_flattened().iter().enumerate() {
        match cell {
            -1 => {}
            0 => sets[0] |= 1 << index,
            1 => sets[1] |= 1 << index,
            _ => return Err("a cell is none of -1, 0 and 1"),
        }
    }
    let position = Position::new(sets[1], sets[0], color).ok_or("two stones on a square")?;
    if position.places() == 0 {
        return Err("there is no legal move");
    }
    let empty = position.empty().count_ones();
    // What a panic left behind is still a player.
    let mut session = SESSION.lock().unwrap_or_else(PoisonError::into_inner);
    if session.as_ref().is_none_or(|session| session.empty <= empty) {
        *session = Some(Session { player: FullPlayer::new(MEGABYTES, 1), left: GAME, empty });
    }
    let session = session.as_mut().ok_or("no player")?;
    let limits = SearchLimits::for_move(arrival, share(session.left, &position));
    let chosen = session.player.choose(&History::new(position), limits, &mut |_| {});
    session.left = session.left.saturating_sub(arrival.elapsed());
    session.empty = empty;
    match chosen {
        Some(Move::Place(square)) => Ok((square.rank() as c_int, square.file() as c_int)),
        Some(Move::Pass) | None => Err("there is no legal move"),
    }
}
