//! The Reversi assignment's function for C and C++ programs: see include/reversi.h.
#![allow(unsafe_code, reason = "exported names need it")]

use games::game::History;
use games::reversi::{FullPlayer, Move, Position, share};
use games::search::{Player, SearchLimits};
use gocheck_board::Color;
use std::ffi::c_int;
use std::panic::catch_unwind;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// The time used of the ten seconds for a game.
const GAME: Duration = Duration::from_millis(9500);

/// The size of the tables in MiB: a quarter of the assignment's limit.
const MEGABYTES: usize = 64;

/// The state that is kept during a game.
struct Session {
    player: FullPlayer,
    left: Duration,
    /// The number of empty squares at the last move. It falls, unless a new game has begun.
    empty: u32,
}

static SESSION: Mutex<Option<Session>> = Mutex::new(None);

type Board = [[c_int; 8]; 8];

/// Chooses a move for the colour `c` (0 white, 1 black) on the board `a` (-1 empty, 0 white, 1 black) and writes its row
/// and column, counted from 0. If an argument is wrong or there is no legal move, both are -1 and a message is written to
/// standard error.
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

/// [`reversi_move`] under the C++ name (Itanium ABI) of the assignment's `void move(const int a[8][8], const int c, int*
/// row, int* column)`.
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
    // After a panic the player is still usable.
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
