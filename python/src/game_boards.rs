use crate::threads::pool;
use crate::values::{bad, number as number_of, size, write_planes};
use gocheck_batch::preset::{Preset, PresetPlanes};
use gocheck_board::{Color, Point, Size};
use gocheck_rules::{Replay, RuleSet};
use numpy::{
    PyReadonlyArray1, PyReadwriteArray1, PyReadwriteArray3, PyReadwriteArray4, PyUntypedArrayMethods,
};
use pyo3::prelude::*;
use rayon::prelude::*;
use std::collections::VecDeque;

/// Games as columns, like those of `pygocheck.Records`.
struct Games<'a> {
    size: Size,
    moves: &'a [i16],
    colors: &'a [i8],
    offsets: &'a [i64],
    setup: &'a [i16],
    setup_colors: &'a [i8],
    setup_offsets: &'a [i64],
    /// The requested planes, and for each game the rules for them, by their index in [`RuleSet::ALL`].
    preset: Option<Preset>,
    rules: &'a [i8],
}

/// The boards of a game before the moves `first`, `first + every`, .., counted from 0.
#[derive(Clone, Copy)]
struct Chosen {
    game: usize,
    first: usize,
    every: usize,
    boards: usize,
}

/// Writes boards of games: `counts[i]` of game `games[i]`, before its moves `firsts[i]`, `firsts[i] + every`, .. The p-th
/// board is written to place `places[p]`, which occurs once, in the image `symmetries[p]`. Without these arrays, boards are in
/// order and unchanged. The same holds for the boards before it, the newest first, which are empty before the start of the
/// game. The point where ko forbids a move, or -1, and
/// the planes of a preset under the rules of each game, as packed bits, are those of the game's own orientation.
#[pyfunction]
#[pyo3(signature = (moves, colors, offsets, setup, setup_colors, setup_offsets, games, firsts, counts, every, places, symmetries, threads, boards, ko, earlier, preset, rules, planes))]
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
    mut ko: Option<PyReadwriteArray1<'_, i32>>,
    mut earlier: Option<PyReadwriteArray4<'_, i8>>,
    preset: &str,
    rules: PyReadonlyArray1<'_, i8>,
    mut planes: Option<PyReadwriteArray3<'_, u8>>,
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
        preset: planes.is_some().then(|| preset.parse().map_err(bad)).transpose()?,
        rules: rules.as_slice()?,
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
    let count = out.len() / size.area();
    let ko = ko.as_mut().map(|ko| ko.as_slice_mut()).transpose()?.unwrap_or_default();
    let earlier = earlier.as_mut().map(|earlier| earlier.as_slice_mut()).transpose()?.unwrap_or_default();
    let planes = planes.as_mut().map(|planes| planes.as_slice_mut()).transpose()?.unwrap_or_default();
    let each = columns.preset.map_or(0, Preset::planes) * size.packed_bytes();
    if planes.len() != each * count {
        return Err(mismatch());
    }
    let before = earlier.len().checked_div(count).unwrap_or(0);
    let work = py.detach(|| {
        let boards = ordered(out, size.area(), count, places)?;
        let ko = ordered(ko, 1, count, places)?;
        let earlier = ordered(earlier, before, count, places)?;
        let planes = ordered(planes, each, count, places)?;
        let positions = boards.into_iter().zip(ko).zip(earlier).zip(planes);
        let position = |(((board, ko), earlier), planes)| Position { board, ko, earlier, planes };
        divide(&chosen, positions.map(position), symmetries)
    });
    let mut work = work.ok_or_else(mismatch)?;
    // This takes some tenths of a second.
    let at_once = if columns.preset.is_some() { 64 } else { 1024 } * pool.current_num_threads();
    while !work.is_empty() {
        let part: Vec<Work<'_>> = work.drain(..at_once.min(work.len())).collect();
        py.detach(|| pool.install(|| columns.write(part))).ok_or_else(mismatch)?;
        py.check_signals()?;
    }
    Ok(())
}

/// A game, its output positions, and their images.
type Work<'a> = (Chosen, Vec<Position<'a>>, Option<&'a [i8]>);

/// Distributes positions among games. `None` if there are more or fewer.
fn divide<'a>(
    chosen: &[Chosen],
    mut positions: impl Iterator<Item = Position<'a>>,
    mut symmetries: Option<&'a [i8]>,
) -> Option<VecDeque<Work<'a>>> {
    let mut work = VecDeque::with_capacity(chosen.len());
    for &chosen in chosen {
        let own: Vec<_> = positions.by_ref().take(chosen.boards).collect();
        let own_symmetries = match &mut symmetries {
            Some(symmetries) => Some(symmetries.split_off(..chosen.boards)?),
            None => None,
        };
        if own.len() < chosen.boards {
            return None;
        }
        work.push_back((chosen, own, own_symmetries));
    }
    positions.next().is_none().then_some(work)
}

/// The output of a position: its board, and if requested the point of a ko, the boards before it and planes.
struct Position<'a> {
    board: &'a mut [i8],
    ko: &'a mut [i32],
    earlier: &'a mut [i8],
    planes: &'a mut [u8],
}

/// The places of `count` positions in an array with `each` values per position, in the order in which they are played.
/// An empty array has no values. `None` if `places` is not a permutation.
fn ordered<'a, T>(
    out: &'a mut [T],
    each: usize,
    count: usize,
    places: Option<&[i64]>,
) -> Option<Vec<&'a mut [T]>> {
    if out.is_empty() {
        return Some((0..count).map(|_| Default::default()).collect());
    }
    let positions = out.chunks_exact_mut(each);
    let Some(places) = places else { return Some(positions.collect()) };
    let mut positions: Vec<Option<&mut [T]>> = positions.map(Some).collect();
    if places.len() != positions.len() {
        return None;
    }
    places.iter().map(|&place| positions.get_mut(usize::try_from(place).ok()?)?.take()).collect()
}

fn mismatch() -> PyErr {
    bad("the columns of the records do not fit together: they were changed after reading")
}

impl Games<'_> {
    /// `None` if the columns do not match each other.
    fn write(&self, work: Vec<Work<'_>>) -> Option<()> {
        let play = |(replay, images): &mut (Replay, Images),
                    (chosen, mut positions, symmetries): Work<'_>| {
            self.play(replay, images, chosen, &mut positions, symmetries)
        };
        let state = || (Replay::new(self.size), Images::new(self.size));
        work.into_par_iter().map_init(state, play).collect()
    }

    fn play(
        &self,
        replay: &mut Replay,
        images: &mut Images,
        chosen: Chosen,
        positions: &mut [Position<'_>],
        symmetries: Option<&[i8]>,
    ) -> Option<()> {
        let game = chosen.game;
        let setup = range(self.setup_offsets, game)?;
        let (stones, colors) = (self.setup.get(setup.clone())?, self.setup_colors.get(setup)?);
        let span = range(self.offsets, game)?;
        let rules = *RuleSet::ALL.get(usize::try_from(*self.rules.get(game)?).ok()?)?;
        let (moves, movers) = (self.moves.get(span.clone())?, self.colors.get(span)?);
        replay.restart(self.size);
        if !stones.is_empty() {
            let stones = stones.iter().zip(colors);
            let stones = stones.map(|(&at, &color)| Some((self.point(at)?, stone(color)?)));
            let stones: Vec<(Point, Color)> = stones.collect::<Option<_>>()?;
            replay.set_up(stones.into_iter().map(|(point, color)| (point, Some(color))));
        }
        images.restart(symmetries.unwrap_or_default(), |board| replay.write_cells(board));
        let area = self.size.area();
        // The boards before, the newest first, and the colour that may not take a ko with its point.
        let mut earlier = vec![0; positions.first().map_or(0, |position| position.earlier.len())];
        let mut ko = None;
        let mut preset = self.preset.map(PresetPlanes::new);
        let mut positions = positions.iter_mut().enumerate();
        let mut wanted = chosen.first;
        for (number, (&at, &mover)) in moves.iter().zip(movers).enumerate() {
            if number == wanted {
                wanted = wanted.saturating_add(chosen.every);
                let Some((index, out)) = positions.next() else { return Some(()) };
                let symmetry = symmetries.map_or(0, |symmetries| symmetries[index]);
                out.board.copy_from_slice(images.board(symmetry));
                let earlier = earlier.chunks_exact(area).zip(out.earlier.chunks_exact_mut(area));
                earlier.for_each(|(board, out)| image(board, symmetry, self.size, out));
                let point = ko.filter(|&(color, _)| color == mover).map_or(-1, |(_, point)| point as i32);
                out.ko.fill(point);
                if let Some(preset) = &mut preset {
                    let mover = stone(mover)?;
                    if replay.to_move() != mover {
                        replay.set_to_move(mover);
                    }
                    write_planes(preset, replay, rules, out.planes);
                }
            }
            if let Some(kept) = earlier.len().checked_sub(area) {
                earlier.copy_within(..kept, area);
            }
            earlier.chunks_exact_mut(area).take(1).for_each(|last| last.copy_from_slice(images.board(0)));
            ko = None;
            let mover = stone(mover)?;
            if at == -1 {
                replay.pass(mover);
                continue;
            }
            let point = self.point(at)?;
            let facts = replay.play_unchecked(mover, point);
            if facts.captured == 0 && facts.suicide == 0 {
                images.set(self.size.index(point), number_of(mover));
            } else {
                images.change(|board| replay.write_cells(board));
                if facts.captured == 1 {
                    ko = self
                        .ko_after(images.board(0), point)
                        .map(|taken| (number_of(mover.opponent()), taken));
                }
            }
        }
        positions.next().is_none().then_some(())
    }

    /// The point of a ko after a move that captured one stone: the new stone has no other liberty and no other stone in its
    /// group.
    fn ko_after(&self, board: &[i8], point: Point) -> Option<usize> {
        let own = board[self.size.index(point)];
        let mut taken = None;
        for near in self.size.neighbors(point).map(|near| self.size.index(near)) {
            match board[near] {
                0 if taken.is_none() => taken = Some(near),
                cell if cell == 0 || cell == own => return None,
                _ => {}
            }
        }
        taken
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

fn range(offsets: &[i64], game: usize) -> Option<std::ops::Range<usize>> {
    let [start, end] = *offsets.get(game..)?.first_chunk()?;
    Some(usize::try_from(start).ok()?..usize::try_from(end).ok()?)
}

struct Images {
    size: Size,
    /// For each symmetry, the place of each point in the image.
    places: Vec<Vec<u16>>,
    boards: Vec<Vec<i8>>,
    /// The symmetries whose images are kept up to date: the board itself, and the requested ones.
    kept: Vec<usize>,
    /// A board to compare with the current one.
    changed: Vec<i8>,
}

impl Images {
    fn new(size: Size) -> Self {
        let points: Vec<u16> = (0..size.area() as u16).collect();
        let symmetries = if size.rows() == size.cols() { 0..8 } else { 0..4 };
        let places = symmetries.map(|symmetry| {
            let (mut sources, mut places) = (points.clone(), points.clone());
            image(&points, symmetry, size, &mut sources);
            sources.iter().zip(&points).for_each(|(&source, &place)| places[usize::from(source)] = place);
            places
        });
        let places: Vec<_> = places.collect();
        let boards = vec![vec![0; size.area()]; places.len()];
        Self { size, places, boards, kept: Vec::new(), changed: vec![0; size.area()] }
    }

    /// Starts with the board that a function writes, and keeps the images under these symmetries up to date.
    fn restart(&mut self, symmetries: &[i8], write: impl FnOnce(&mut [i8])) {
        let is_kept = |&symmetry: &usize| symmetry == 0 || symmetries.contains(&(symmetry as i8));
        self.kept.clear();
        self.kept.extend((0..self.boards.len()).filter(is_kept));
        write(&mut self.changed);
        for &symmetry in &self.kept {
            image(&self.changed, symmetry as i8, self.size, &mut self.boards[symmetry]);
        }
    }

    /// The symmetry must be one of those kept.
    fn board(&self, symmetry: i8) -> &[i8] {
        &self.boards[symmetry as usize]
    }

    fn set(&mut self, index: usize, cell: i8) {
        for &symmetry in &self.kept {
            self.boards[symmetry][usize::from(self.places[symmetry][index])] = cell;
        }
    }

    /// Updates the points that differ from the board that a function writes.
    fn change(&mut self, write: impl FnOnce(&mut [i8])) {
        write(&mut self.changed);
        for index in 0..self.changed.len() {
            if self.changed[index] != self.boards[0][index] {
                self.set(index, self.changed[index]);
            }
        }
    }
}

/// The image of a board. The bits of `symmetry` mean mirrored top to bottom (1), left to right (2), and then along the
/// diagonal (4), which only square boards have.
fn image<T: Copy>(board: &[T], symmetry: i8, size: Size, out: &mut [T]) {
    let (rows, cols) = (size.rows(), size.cols());
    if symmetry == 0 {
        out.copy_from_slice(board);
        return;
    }
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
