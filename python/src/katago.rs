//! The planes of KataGo, which need the moves and boards before a position.

use crate::run::run;
use crate::threads::pool;
use crate::values::{color, mismatch, rules, size, write_cells, write_planes};
use gocheck_batch::preset::{Preset, PresetPlanes};
use gocheck_board::{Color, Size};
use gocheck_rules::{KoRule, Replay};
use numpy::{
    PyReadonlyArray1, PyReadonlyArray2, PyReadonlyArray3, PyReadonlyArray4, PyReadwriteArray3,
    PyUntypedArrayMethods,
};
use pyo3::prelude::*;
use rayon::prelude::*;

/// The plane of points where ko forbids a move.
const KO: usize = 6;

/// Writes the planes `katago_v7_spatial` of boards as packed bits. `moves` has the last moves of each, `earlier` the boards before
/// them, `ko` a point of each or -1, or nothing. Returns the first board that its history does not lead to.
#[pyfunction]
#[pyo3(signature = (boards, to_move, moves, earlier, ko, rule_set, threads, planes))]
#[expect(clippy::too_many_arguments, reason = "the arrays of a call")]
pub(crate) fn katago_planes(
    py: Python<'_>,
    boards: PyReadonlyArray3<'_, i8>,
    to_move: PyReadonlyArray1<'_, i8>,
    moves: PyReadonlyArray2<'_, i32>,
    earlier: PyReadonlyArray4<'_, i8>,
    ko: PyReadonlyArray1<'_, i32>,
    rule_set: &str,
    threads: Option<usize>,
    mut planes: PyReadwriteArray3<'_, u8>,
) -> PyResult<Option<usize>> {
    let (count, size) = (boards.shape()[0], size((boards.shape()[1], boards.shape()[2]))?);
    let (area, known) = (size.area(), moves.shape()[1]);
    let each = Preset::KatagoV7Spatial.planes() * size.packed_bytes();
    let (boards, moves, earlier, ko) =
        (boards.as_slice()?, moves.as_slice()?, earlier.as_slice()?, ko.as_slice()?);
    let (to_move, out) = (to_move.as_slice()?, planes.as_slice_mut()?);
    let colors = to_move.iter().map(|&value| color(value)).collect::<PyResult<Vec<_>>>()?;
    if colors.len() != count
        || moves.len() != count * known
        || earlier.len() != count * known * area
        || !ko.is_empty() && ko.len() != count
        || out.len() != count * each
        || boards.iter().chain(earlier).any(|cell| !(-1..=1).contains(cell))
        || moves.iter().chain(ko).any(|&place| place >= area as i32)
    {
        return Err(mismatch());
    }
    let rules = rules(rule_set)?;
    let pool = pool(threads, count)?;
    let state = || Player {
        size,
        replay: Replay::new(size),
        preset: PresetPlanes::new(Preset::KatagoV7Spatial),
        cells: vec![0; area],
    };
    let write = |player: &mut Player, (index, out): (usize, &mut [u8])| {
        let moves = &moves[index * known..][..known];
        let earlier = &earlier[index * known * area..][..known * area];
        let is_led = player.replay(&boards[index * area..][..area], colors[index], moves, earlier);
        if is_led {
            write_planes(&mut player.preset, &player.replay, rules, out);
            let known = ko.get(index).filter(|_| rules.ko() != KoRule::None);
            if let Some(point) = known.and_then(|&point| usize::try_from(point).ok()) {
                out[KO * size.packed_bytes() + point / 8] |= 0x80 >> (point % 8);
            }
        }
        (!is_led).then_some(index)
    };
    // Ladders take as long as this many planes.
    run(py, count * area * 128, |stop| {
        let positions = out.par_chunks_exact_mut(each).enumerate().take_any_while(|_| !stop.is_set());
        pool.install(|| positions.map_init(state, write).flatten().min())
    })
}

struct Player {
    size: Size,
    replay: Replay,
    preset: PresetPlanes,
    cells: Vec<i8>,
}

impl Player {
    /// Plays the known moves, the newest first, from the board before them. Returns false if they do not lead to the
    /// boards.
    fn replay(&mut self, board: &[i8], to_move: Color, moves: &[i32], earlier: &[i8]) -> bool {
        let Self { size, replay, cells, .. } = self;
        let known = moves.iter().take_while(|&&place| place >= -1).count();
        let mut boards = earlier.chunks_exact(size.area()).take(known).rev().chain([board]);
        let start = boards.next().unwrap_or(board);
        replay.restart(*size);
        let stones: Vec<_> = size
            .points()
            .zip(start)
            .filter_map(|(point, &cell)| Some((point, Some(color(cell).ok()?))))
            .collect();
        if !stones.is_empty() {
            replay.set_up(stones);
        }
        for (ago, next) in (0..known).rev().zip(boards) {
            let mover = if ago % 2 == 0 { to_move.opponent() } else { to_move };
            match usize::try_from(moves[ago]) {
                Err(_) => replay.pass(mover),
                Ok(place) => {
                    let point = size.point(place / size.cols(), place % size.cols());
                    let Some(point) = point.filter(|&point| replay.get(point).is_none()) else {
                        return false;
                    };
                    replay.play_unchecked(mover, point);
                }
            }
            write_cells(&replay.board(), cells);
            if cells != next {
                return false;
            }
        }
        if replay.to_move() != to_move {
            replay.set_to_move(to_move);
        }
        true
    }
}
