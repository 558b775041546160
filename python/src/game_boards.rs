//! The boards of many games, played from arrays.

use crate::threads::pool;
use crate::values::{bad, number as number_of, size};
use gocheck::board::{Color, Point, Size};
use gocheck::go::Replay;
use numpy::{PyReadonlyArray1, PyReadwriteArray3, PyUntypedArrayMethods};
use pyo3::prelude::*;
use rayon::prelude::*;

/// Games as columns: those of `pygocheck.Records`.
struct Games<'a> {
    size: Size,
    moves: &'a [i16],
    colors: &'a [i8],
    offsets: &'a [i64],
    setup: &'a [i16],
    setup_colors: &'a [i8],
    setup_offsets: &'a [i64],
}

/// A number of boards of a game: those before the moves `first`, `first + every`, .., counted from 0.
#[derive(Clone, Copy)]
struct Chosen {
    game: usize,
    first: usize,
    every: usize,
    boards: usize,
}

/// Writes the boards of games, `counts[i]` of game `games[i]`: before its moves `firsts[i]`, `firsts[i] + every`, .. The p-th
/// of them is written to place `places[p]`, which occurs once, in the image `symmetries[p]`; without these in order and as
/// it is.
#[pyfunction]
#[pyo3(signature = (moves, colors, offsets, setup, setup_colors, setup_offsets, games, firsts, counts, every, places, symmetries, threads, boards))]
#[expect(clippy::too_many_arguments, reason = "the arrays of a call")]
pub(crate) fn game_boards(
    py: Python<'_>,
    moves: PyReadonlyArray1<'_, i16>,
    colors: PyReadonlyArray1<'_, i8>,
    offsets: PyReadonlyArray1<'_, i64>,
    setup: PyReadonlyArray1<'_, i16>,
    setup_colors: PyReadonlyArray1<'_, i8>,
    setup_offsets: PyReadonlyArray1<'_, i64>,
    games: PyReadonlyArray1<'_, i64>,
    firsts: PyReadonlyArray1<'_, i64>,
    counts: PyReadonlyArray1<'_, i64>,
    every: usize,
    places: Option<PyReadonlyArray1<'_, i64>>,
    symmetries: Option<PyReadonlyArray1<'_, i8>>,
    threads: Option<usize>,
    mut boards: PyReadwriteArray3<'_, i8>,
) -> PyResult<()> {
    let size = size((boards.shape()[1], boards.shape()[2]))?;
    let columns = Games {
        size,
        moves: moves.as_slice()?,
        colors: colors.as_slice()?,
        offsets: offsets.as_slice()?,
        setup: setup.as_slice()?,
        setup_colors: setup_colors.as_slice()?,
        setup_offsets: setup_offsets.as_slice()?,
    };
    let rows = games.as_slice()?.iter().zip(firsts.as_slice()?).zip(counts.as_slice()?);
    let chosen: Option<Vec<Chosen>> = rows
        .map(|((&game, &first), &boards)| {
            let [game, first, boards] = [game, first, boards].map(usize::try_from);
            Some(Chosen { game: game.ok()?, first: first.ok()?, every, boards: boards.ok()? })
        })
        .collect();
    let chosen = chosen.ok_or_else(mismatch)?;
    let places = places.as_ref().map(|places| places.as_slice()).transpose()?;
    let symmetries = symmetries.as_ref().map(|symmetries| symmetries.as_slice()).transpose()?;
    let out = boards.as_slice_mut()?;
    if every == 0 || symmetries.is_some_and(|symmetries| symmetries.len() != out.len() / size.area()) {
        return Err(mismatch());
    }
    let most = if size.rows() == size.cols() { 7 } else { 3 };
    if symmetries.is_some_and(|symmetries| symmetries.iter().any(|symmetry| !(0..=most).contains(symmetry))) {
        return Err(bad(format!("symmetry: 0 to {most} expected on a {size} board")));
    }
    let pool = pool(threads, chosen.len())?;
    let written = py.detach(|| {
        let boards = ordered(out, size.area(), places)?;
        pool.install(|| columns.write(&chosen, boards, symmetries))
    });
    written.ok_or_else(mismatch)
}

/// The places of the boards in the order in which they are played; `None` if `places` is not a permutation.
fn ordered<'a>(out: &'a mut [i8], area: usize, places: Option<&[i64]>) -> Option<Vec<&'a mut [i8]>> {
    let boards = out.chunks_exact_mut(area);
    let Some(places) = places else { return Some(boards.collect()) };
    let mut boards: Vec<Option<&mut [i8]>> = boards.map(Some).collect();
    if places.len() != boards.len() {
        return None;
    }
    places.iter().map(|&place| boards.get_mut(usize::try_from(place).ok()?)?.take()).collect()
}

fn mismatch() -> PyErr {
    bad("the columns of the records do not fit together: they were changed after reading")
}

impl Games<'_> {
    /// Plays the games and writes their boards. `None` if the columns do not fit together.
    fn write(
        &self,
        chosen: &[Chosen],
        mut boards: Vec<&mut [i8]>,
        mut symmetries: Option<&[i8]>,
    ) -> Option<()> {
        let (mut rest, mut work) = (boards.as_mut_slice(), Vec::with_capacity(chosen.len()));
        for &chosen in chosen {
            let own = rest.split_off_mut(..chosen.boards)?;
            let images = match &mut symmetries {
                Some(symmetries) => Some(symmetries.split_off(..chosen.boards)?),
                None => None,
            };
            work.push((chosen, own, images));
        }
        let play = |replay: &mut Replay,
                    (chosen, boards, images): (Chosen, &mut [&mut [i8]], Option<&[i8]>)| {
            self.play(replay, chosen, boards, images)
        };
        if !rest.is_empty() {
            return None;
        }
        work.into_par_iter().map_init(|| Replay::new(self.size), play).collect()
    }

    fn play(
        &self,
        replay: &mut Replay,
        chosen: Chosen,
        boards: &mut [&mut [i8]],
        images: Option<&[i8]>,
    ) -> Option<()> {
        let game = chosen.game;
        let setup = range(self.setup_offsets, game)?;
        let (stones, colors) = (self.setup.get(setup.clone())?, self.setup_colors.get(setup)?);
        let span = range(self.offsets, game)?;
        let (moves, movers) = (self.moves.get(span.clone())?, self.colors.get(span)?);
        replay.restart(self.size);
        if !stones.is_empty() {
            let stones = stones.iter().zip(colors);
            let stones = stones.map(|(&at, &color)| Some((self.point(at)?, stone(color)?)));
            let stones: Vec<(Point, Color)> = stones.collect::<Option<_>>()?;
            replay.set_up(stones.into_iter().map(|(point, color)| (point, Some(color))));
        }
        let mut board = vec![0; self.size.area()];
        replay.write_cells(&mut board);
        let mut boards = boards.iter_mut().enumerate();
        let mut wanted = chosen.first;
        for (number, (&at, &mover)) in moves.iter().zip(movers).enumerate() {
            if number == wanted {
                wanted = wanted.saturating_add(chosen.every);
                let Some((index, out)) = boards.next() else { return Some(()) };
                match images.map_or(0, |images| images[index]) {
                    0 => out.copy_from_slice(&board),
                    symmetry => image(&board, symmetry, self.size, out),
                }
            }
            if at == -1 {
                continue;
            }
            let (point, mover) = (self.point(at)?, stone(mover)?);
            let facts = replay.play(mover, point);
            if facts.captured == 0 && facts.suicide == 0 {
                board[self.size.index(point)] = number_of(mover);
            } else {
                replay.write_cells(&mut board);
            }
        }
        boards.next().is_none().then_some(())
    }

    fn point(&self, at: i16) -> Option<Point> {
        let at = usize::try_from(at).ok()?;
        self.size.point(at / self.size.cols(), at % self.size.cols())
    }
}

const fn stone(color: i8) -> Option<Color> {
    match color {
        1 => Some(Color::Black),
        -1 => Some(Color::White),
        _ => None,
    }
}

/// The places of a game's items.
fn range(offsets: &[i64], game: usize) -> Option<std::ops::Range<usize>> {
    let [start, end] = *offsets.get(game..)?.first_chunk()?;
    Some(usize::try_from(start).ok()?..usize::try_from(end).ok()?)
}

/// The image of a board. The bits of `symmetry` mean mirrored top to bottom (1), left to right (2), and then along the
/// diagonal (4), which only square boards have.
fn image(board: &[i8], symmetry: i8, size: Size, out: &mut [i8]) {
    let (rows, cols) = (size.rows(), size.cols());
    let row_of = |row: usize| if symmetry & 1 == 0 { row } else { rows - 1 - row };
    for (row, out) in out.chunks_exact_mut(cols).enumerate() {
        if symmetry & 4 == 0 {
            out.copy_from_slice(&board[row_of(row) * cols..][..cols]);
        } else {
            // The column of the board that becomes this row.
            let col = if symmetry & 2 == 0 { row } else { cols - 1 - row };
            for (place, out) in out.iter_mut().enumerate().take(rows) {
                *out = board[row_of(place) * cols + col];
            }
            continue;
        }
        if symmetry & 2 != 0 {
            out.reverse();
        }
    }
}
