use crate::images::{Images, image};
use crate::run::{Stop, UNKNOWN, run};
use crate::threads::pool;
use crate::values::{bad, number as number_of, size, write_planes};
use gocheck_batch::preset::{GLOBAL_INPUTS, Preset, PresetPlanes, katago_v7_global};
use gocheck_board::{Color, Point, Size};
use gocheck_rules::{Replay, RuleSet};
use numpy::{
    PyReadonlyArray1, PyReadwriteArray1, PyReadwriteArray2, PyReadwriteArray3, PyReadwriteArray4,
    PyUntypedArrayMethods,
};
use pyo3::prelude::*;
use rayon::prelude::*;

/// Games as the columns of a `pygocheck.Records`.
#[derive(FromPyObject)]
pub(crate) struct Columns<'py> {
    moves: PyReadonlyArray1<'py, i16>,
    colors: PyReadonlyArray1<'py, i8>,
    offsets: PyReadonlyArray1<'py, i64>,
    setup: PyReadonlyArray1<'py, i16>,
    setup_colors: PyReadonlyArray1<'py, i8>,
    setup_offsets: PyReadonlyArray1<'py, i64>,
}

/// The boards that are asked for: `counts[i]` of game `games[i]`, before its moves `firsts[i]`, `firsts[i] + every`, .. The
/// p-th board is written to place `places[p]`, which occurs once, in the image `symmetries[p]`. Without these arrays, boards are
/// in order and unchanged.
#[derive(FromPyObject)]
pub(crate) struct Asked<'py> {
    games: PyReadonlyArray1<'py, i64>,
    firsts: PyReadonlyArray1<'py, i64>,
    counts: PyReadonlyArray1<'py, i64>,
    every: usize,
    places: Option<PyReadonlyArray1<'py, i64>>,
    symmetries: Option<PyReadonlyArray1<'py, i8>>,
    /// The name of the planes, and for each game the rules for them, by their index in [`RuleSet::ALL`].
    preset: String,
    rules: PyReadonlyArray1<'py, i8>,
    /// The komi of each game for the global inputs.
    komi: PyReadonlyArray1<'py, f32>,
}

/// The boards in their images; the point where ko forbids a move, or -1; the boards before, the newest first, in the image
/// too, which are empty before the start of the game; the planes of the preset as packed bits; the
/// global inputs of KataGo. Points and planes are those of
/// the game's own orientation.
#[derive(FromPyObject)]
pub(crate) struct Out<'py> {
    boards: PyReadwriteArray3<'py, i8>,
    ko: Option<PyReadwriteArray1<'py, i32>>,
    earlier: Option<PyReadwriteArray4<'py, i8>>,
    planes: Option<PyReadwriteArray3<'py, u8>>,
    global_inputs: Option<PyReadwriteArray2<'py, f32>>,
}

/// The content of [`Columns`].
struct Games<'a> {
    size: Size,
    moves: &'a [i16],
    colors: &'a [i8],
    offsets: &'a [i64],
    setup: &'a [i16],
    setup_colors: &'a [i8],
    setup_offsets: &'a [i64],
    preset: Option<Preset>,
    rules: &'a [i8],
    /// The komi of each game for the global inputs.
    komi: &'a [f32],
}

/// The boards of a game before the moves `first`, `first + every`, .., counted from 0.
#[derive(Clone, Copy)]
struct Chosen {
    game: usize,
    first: usize,
    every: usize,
    boards: usize,
}

/// Writes boards of games.
#[pyfunction]
#[pyo3(signature = (records, asked, *, threads, out))]
pub(crate) fn game_boards(
    py: Python<'_>,
    records: Columns<'_>,
    asked: Asked<'_>,
    threads: Option<usize>,
    mut out: Out<'_>,
) -> PyResult<()> {
    let size = size((out.boards.shape()[1], out.boards.shape()[2]))?;
    let games = Games {
        size,
        moves: records.moves.as_slice()?,
        colors: records.colors.as_slice()?,
        offsets: records.offsets.as_slice()?,
        setup: records.setup.as_slice()?,
        setup_colors: records.setup_colors.as_slice()?,
        setup_offsets: records.setup_offsets.as_slice()?,
        preset: out.planes.is_some().then(|| asked.preset.parse().map_err(bad)).transpose()?,
        rules: asked.rules.as_slice()?,
        komi: asked.komi.as_slice()?,
    };
    let chosen = asked.chosen()?;
    let places = asked.places.as_ref().map(|places| places.as_slice()).transpose()?;
    let symmetries = asked.symmetries.as_ref().map(|symmetries| symmetries.as_slice()).transpose()?;
    let boards = out.boards.as_slice_mut()?;
    let count = boards.len() / size.area();
    check_symmetries(symmetries, size, count)?;
    let pool = pool(threads, chosen.len())?;
    let ko = out.ko.as_mut().map(|ko| ko.as_slice_mut()).transpose()?.unwrap_or_default();
    let earlier = out.earlier.as_mut().map(|earlier| earlier.as_slice_mut()).transpose()?.unwrap_or_default();
    let planes = out.planes.as_mut().map(|planes| planes.as_slice_mut()).transpose()?.unwrap_or_default();
    let each = games.preset.map_or(0, Preset::planes) * size.packed_bytes();
    let global_inputs = out.global_inputs.as_mut().map(|inputs| inputs.as_slice_mut()).transpose()?;
    let global_inputs = global_inputs.unwrap_or_default();
    if planes.len() != each * count || ![0, GLOBAL_INPUTS * count].contains(&global_inputs.len()) {
        return Err(mismatch());
    }
    let before = earlier.len().checked_div(count).unwrap_or(0);
    let points =
        if each > 0 { UNKNOWN } else { count.saturating_mul(size.area()).saturating_mul(asked.every) };
    let done = run(py, points, |stop| {
        let boards = ordered(boards, size.area(), count, places)?;
        let ko = ordered(ko, 1, count, places)?;
        let earlier = ordered(earlier, before, count, places)?;
        let planes = ordered(planes, each, count, places)?;
        let global_inputs = ordered(global_inputs, GLOBAL_INPUTS, count, places)?;
        let positions = boards.into_iter().zip(ko).zip(earlier).zip(planes).zip(global_inputs);
        let position = |((((board, ko), earlier), planes), global_inputs)| Position {
            board,
            ko,
            earlier,
            planes,
            global_inputs,
        };
        let work = divide(&chosen, positions.map(position), symmetries)?;
        pool.install(|| games.write(work, stop))
    })?;
    done.ok_or_else(mismatch)
}

impl Asked<'_> {
    fn chosen(&self) -> PyResult<Vec<Chosen>> {
        let rows = self.games.as_slice()?.iter().zip(self.firsts.as_slice()?).zip(self.counts.as_slice()?);
        let chosen = rows.map(|((&game, &first), &boards)| {
            let [game, first, boards] = [game, first, boards].map(usize::try_from);
            Some(Chosen { game: game.ok()?, first: first.ok()?, every: self.every, boards: boards.ok()? })
        });
        chosen.collect::<Option<_>>().filter(|_| self.every > 0).ok_or_else(mismatch)
    }
}

fn check_symmetries(symmetries: Option<&[i8]>, size: Size, boards: usize) -> PyResult<()> {
    let Some(symmetries) = symmetries else { return Ok(()) };
    if symmetries.len() != boards {
        return Err(mismatch());
    }
    let most = if size.rows() == size.cols() { 7 } else { 3 };
    if symmetries.iter().any(|symmetry| !(0..=most).contains(symmetry)) {
        return Err(bad(format!("symmetry: 0 to {most} expected on a {size} board")));
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
) -> Option<Vec<Work<'a>>> {
    let mut work = Vec::with_capacity(chosen.len());
    for &chosen in chosen {
        let own: Vec<_> = positions.by_ref().take(chosen.boards).collect();
        let own_symmetries = match &mut symmetries {
            Some(symmetries) => Some(symmetries.split_off(..chosen.boards)?),
            None => None,
        };
        if own.len() < chosen.boards {
            return None;
        }
        work.push((chosen, own, own_symmetries));
    }
    positions.next().is_none().then_some(work)
}

/// The output of a position: its board, and if requested the point of a ko, the boards before it, planes and global inputs.
struct Position<'a> {
    board: &'a mut [i8],
    ko: &'a mut [i32],
    earlier: &'a mut [i8],
    planes: &'a mut [u8],
    global_inputs: &'a mut [f32],
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
    fn write(&self, work: Vec<Work<'_>>, stop: &Stop) -> Option<()> {
        let play = |(replay, images): &mut (Replay, Images),
                    (chosen, mut positions, symmetries): Work<'_>| {
            self.play(replay, images, chosen, &mut positions, symmetries)
        };
        let state = || (Replay::new(self.size), Images::new(self.size));
        work.into_par_iter().take_any_while(|_| !stop.is_set()).map_init(state, play).collect()
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
                let mover = stone(mover)?;
                if replay.to_move() != mover {
                    replay.set_to_move(mover);
                }
                if let Some(preset) = &mut preset {
                    write_planes(preset, replay, rules, out.planes);
                }
                if !out.global_inputs.is_empty() {
                    let inputs = katago_v7_global(replay, rules, *self.komi.get(game)?);
                    out.global_inputs.copy_from_slice(&inputs);
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
