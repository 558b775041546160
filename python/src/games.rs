use crate::game_parts::Work;
use crate::run::{Stop, run, to_the_end};
use crate::values::{bad, color, mismatch, number, rules, setup_of, size, write_cells};
use gocheck_batch::preset::GLOBAL_INPUTS;
use gocheck_batch::{self as go, BadStart, GameRules, Legality};
use gocheck_board::Size;
use gocheck_rules::Board;
use numpy::{PyArray1, PyReadonlyArray1, PyReadonlyArrayDyn, PyReadwriteArrayDyn};
use pyo3::exceptions::PyMemoryError;
use pyo3::prelude::*;
use std::hint::black_box;
use std::num::NonZeroUsize;

/// The number of games that are processed together: a block of the kernel. The data of more games would not fit into the cache.
const PART: usize = 512;

/// Games of one size, in parts that threads share.
#[pyclass(module = "pygocheck._core")]
pub(crate) struct Games {
    pub(crate) parts: Vec<go::Games>,
    pub(crate) size: Size,
    pub(crate) count: usize,
}

#[pymethods]
impl Games {
    #[new]
    fn new(
        count: usize,
        shape: (usize, usize),
        rule_set: &str,
        passes: u16,
        max_moves: Option<usize>,
    ) -> PyResult<Self> {
        let (size, rules) = (size(shape)?, rules(rule_set)?);
        let rules = GameRules { rules, passes, max_moves };
        // Allocation failures after this point would end the process.
        let part = |first| go::Games::new(size, PART.min(count - first), rules);
        let bytes = part(0).memory().saturating_mul(count.div_ceil(PART));
        if black_box(Vec::<u8>::new()).try_reserve_exact(bytes).is_err() {
            let message =
                format!("{count} games of {size} take at least {:.0} GB of memory", bytes as f64 / 1e9);
            return Err(PyMemoryError::new_err(message));
        }
        let parts = (0..count).step_by(PART).map(part).collect();
        Ok(Self { parts, size, count })
    }

    fn copy(&self) -> Self {
        Self { parts: self.parts.clone(), ..*self }
    }

    /// Plays one move in each game, and writes the reasons of `pygocheck.Reason`. Is not interrupted: either all games have
    /// moved or none.
    fn play(
        &mut self,
        py: Python<'_>,
        moves: PyReadonlyArray1<'_, i32>,
        threads: Option<NonZeroUsize>,
        mut reasons: PyReadwriteArrayDyn<'_, u8>,
    ) -> PyResult<()> {
        let moves = moves.as_slice()?;
        if moves.len() != self.count {
            return Err(mismatch());
        }
        // All games move, or none.
        let reserved: Result<(), _> = self.parts.iter_mut().try_for_each(go::Games::reserve);
        if let Err(error) = reserved {
            return Err(PyMemoryError::new_err(format!("no room for another move of each game: {error}")));
        }
        let (points, work) = self.work(1, reasons.as_slice_mut()?)?;
        let play = |games: &mut go::Games, first: usize, reasons: &mut [u8]| {
            let mut legality = vec![Legality::Legal; reasons.len()];
            games.play(&moves[first..][..reasons.len()], &mut legality);
            reasons.iter_mut().zip(legality).for_each(|(reason, found)| *reason = found as u8);
        };
        to_the_end(py, || work.run(&Stop::default(), points, threads, play));
        Ok(())
    }

    fn sample(
        &mut self,
        py: Python<'_>,
        seed: u64,
        threads: Option<NonZeroUsize>,
        mut moves: PyReadwriteArrayDyn<'_, i32>,
    ) -> PyResult<()> {
        self.share(py, 1, moves.as_slice_mut()?, threads, |games, first, moves| {
            games.sample(seed, first, moves);
        })
    }

    /// Points and the pass.
    fn legal(
        &mut self,
        py: Python<'_>,
        threads: Option<NonZeroUsize>,
        mut out: PyReadwriteArrayDyn<'_, u8>,
    ) -> PyResult<()> {
        let each = self.size.area() + 1;
        self.share(py, each, out.as_slice_mut()?, threads, |games, _, out| games.write_legal(out))
    }

    fn boards(
        &mut self,
        py: Python<'_>,
        threads: Option<NonZeroUsize>,
        mut out: PyReadwriteArrayDyn<'_, i8>,
    ) -> PyResult<()> {
        let each = self.size.area();
        self.share(py, each, out.as_slice_mut()?, threads, |games, _, out| games.write_cells(out))
    }

    /// The 19 inputs `katago_v7_global` of each game, for White's komi.
    #[pyo3(signature = (komi, *, threads, out))]
    fn global_inputs(
        &mut self,
        py: Python<'_>,
        komi: f32,
        threads: Option<NonZeroUsize>,
        mut out: PyReadwriteArrayDyn<'_, f32>,
    ) -> PyResult<()> {
        self.share(py, GLOBAL_INPUTS, out.as_slice_mut()?, threads, |games, _, out| {
            games.write_global_inputs(komi, out);
        })
    }

    /// The points where ko forbids a move, or -1.
    fn ko(&mut self, py: Python<'_>, mut out: PyReadwriteArrayDyn<'_, i32>) -> PyResult<()> {
        self.each(py, out.as_slice_mut()?, |games, _, game| games.ko(game).map_or(-1, |ko| ko as i32))
    }

    /// The moves of all games, one game after another: -1 is a pass.
    fn lines<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i16>> {
        let lines = self.parts.iter().flat_map(|games| (0..games.len()).flat_map(|game| games.line(game)));
        PyArray1::from_vec(py, lines.map(|place| place as i16).collect())
    }

    /// 4 planes per game, or 17 with the history.
    fn observe(
        &mut self,
        py: Python<'_>,
        history: bool,
        threads: Option<NonZeroUsize>,
        mut out: PyReadwriteArrayDyn<'_, u8>,
    ) -> PyResult<()> {
        let each = self.size.area() * if history { 17 } else { 4 };
        self.share(py, each, out.as_slice_mut()?, threads, |games, _, out| {
            if history { games.write_history(out) } else { games.write_planes(out) }
        })
    }

    /// Takes back one move of the games in the mask, and records which games had one.
    fn undo(
        &mut self,
        py: Python<'_>,
        mask: PyReadonlyArray1<'_, u8>,
        mut undone: PyReadwriteArrayDyn<'_, u8>,
    ) -> PyResult<()> {
        let mask = mask.as_slice()?;
        if mask.len() != self.count {
            return Err(mismatch());
        }
        let undo = |games: &mut go::Games, index: usize, game| u8::from(mask[index] != 0 && games.undo(game));
        self.each(py, undone.as_slice_mut()?, undo)
    }

    /// Restarts the games in the mask, with empty boards or with those of an array for all games. Returns the first game
    /// whose board is invalid, with the fault.
    fn restart(
        &mut self,
        py: Python<'_>,
        mask: PyReadonlyArray1<'_, u8>,
        boards: Option<PyReadonlyArrayDyn<'_, i8>>,
        to_move: PyReadonlyArray1<'_, i8>,
    ) -> PyResult<Option<(usize, String)>> {
        let (mask, to_move) = (mask.as_slice()?, to_move.as_slice()?);
        let cells = boards.as_ref().map(|boards| boards.as_slice()).transpose()?;
        if mask.len() != self.count
            || to_move.len() != self.count
            || cells.is_some_and(|cells| cells.len() != self.count * self.size.area())
        {
            return Err(mismatch());
        }
        to_the_end(py, || self.restart_chosen(mask, cells, to_move))
    }

    #[pyo3(name = "to_move")]
    fn write_to_move(&mut self, py: Python<'_>, mut out: PyReadwriteArrayDyn<'_, i8>) -> PyResult<()> {
        self.each(py, out.as_slice_mut()?, |games, _, game| number(games.to_move(game)))
    }

    fn over(&mut self, py: Python<'_>, mut out: PyReadwriteArrayDyn<'_, u8>) -> PyResult<()> {
        self.each(py, out.as_slice_mut()?, |games, _, game| u8::from(games.is_over(game)))
    }

    fn moves(&mut self, py: Python<'_>, mut out: PyReadwriteArrayDyn<'_, i32>) -> PyResult<()> {
        self.each(py, out.as_slice_mut()?, |games, _, game| games.moves(game) as i32)
    }

    fn passes(&mut self, py: Python<'_>, mut out: PyReadwriteArrayDyn<'_, i32>) -> PyResult<()> {
        self.each(py, out.as_slice_mut()?, |games, _, game| i32::from(games.passes(game)))
    }

    /// The last moves: -1 for a pass, -2 at the start.
    fn last(&mut self, py: Python<'_>, mut out: PyReadwriteArrayDyn<'_, i32>) -> PyResult<()> {
        self.each(py, out.as_slice_mut()?, |games, _, game| games.last(game).unwrap_or(-2))
    }

    fn hashes(&mut self, py: Python<'_>, mut out: PyReadwriteArrayDyn<'_, u64>) -> PyResult<()> {
        self.each(py, out.as_slice_mut()?, |games, _, game| games.hash(game))
    }

    /// The numbers of black and white stones that were removed, two per game.
    fn prisoners(&mut self, py: Python<'_>, mut out: PyReadwriteArrayDyn<'_, i32>) -> PyResult<()> {
        let (pairs, _) = out.as_slice_mut()?.as_chunks_mut::<2>();
        self.each(py, pairs, |games, _, game| games.prisoners(game).map(|stones| stones as i32))
    }

    /// Black's points minus White's without komi, in the games of the mask; nan in the others.
    fn margins(
        &mut self,
        py: Python<'_>,
        mask: PyReadonlyArray1<'_, u8>,
        threads: Option<NonZeroUsize>,
        mut out: PyReadwriteArrayDyn<'_, f64>,
    ) -> PyResult<()> {
        let mask = mask.as_slice()?;
        if mask.len() != self.count {
            return Err(mismatch());
        }
        self.share(py, 1, out.as_slice_mut()?, threads, |games, first, out| {
            for (game, out) in out.iter_mut().enumerate() {
                let margin = if mask[first + game] != 0 { games.margin(game) } else { None };
                *out = margin.map_or(f64::NAN, f64::from);
            }
        })
    }

    /// The moves of a game: -1 is a pass.
    fn line<'py>(&self, py: Python<'py>, index: usize) -> PyResult<Bound<'py, PyArray1<i32>>> {
        let games = self.parts.get(index / PART).filter(|_| index < self.count).ok_or_else(mismatch)?;
        Ok(PyArray1::from_vec(py, games.line(index % PART)))
    }

    fn starts(
        &mut self,
        py: Python<'_>,
        mut boards: PyReadwriteArrayDyn<'_, i8>,
        mut to_move: PyReadwriteArrayDyn<'_, i8>,
    ) -> PyResult<()> {
        let boards = boards.as_slice_mut()?;
        let area = self.size.area();
        if boards.len() != self.count * area {
            return Err(mismatch());
        }
        self.each(py, to_move.as_slice_mut()?, |games, index, game| {
            let (board, to_move) = games.start(game);
            write_cells(&board, &mut boards[index * area..][..area]);
            number(to_move)
        })
    }
}

impl Games {
    fn restart_chosen(
        &mut self,
        mask: &[u8],
        cells: Option<&[i8]>,
        to_move: &[i8],
    ) -> PyResult<Option<(usize, String)>> {
        let area = self.size.area();
        let chosen = || (0..self.count).filter(|&index| mask[index] != 0);
        let colors: Vec<_> = chosen().map(|index| color(to_move[index])).collect::<PyResult<_>>()?;
        let board = |index: usize| {
            cells.map_or_else(
                || Ok(Board::new(self.size)),
                |cells| setup_of(self.size, &cells[index * area..][..area]),
            )
        };
        // Check before any game is changed.
        for index in chosen().filter(|_| cells.is_some()) {
            if !gocheck_rules::is_valid(&board(index)?) {
                return Ok(Some((index, BadStart::Dead.to_string())));
            }
        }
        for (index, color) in chosen().zip(colors) {
            let restarted = self.parts[index / PART].restart(index % PART, &board(index)?, color);
            restarted.map_err(bad)?;
        }
        Ok(None)
    }

    /// Passes each game to a function, with its index among all and among those of its part.
    fn each<T: Send>(
        &mut self,
        py: Python<'_>,
        out: &mut [T],
        mut value: impl FnMut(&mut go::Games, usize, usize) -> T + Send,
    ) -> PyResult<()> {
        if out.len() != self.count {
            return Err(mismatch());
        }
        to_the_end(py, || {
            for (part, games) in self.parts.iter_mut().enumerate() {
                for game in 0..games.len() {
                    let index = part * PART + game;
                    out[index] = value(games, index, game);
                }
            }
        });
        Ok(())
    }

    /// Passes each part to a function, with the index of its first game and its part of an array.
    pub(crate) fn share<T: Send>(
        &mut self,
        py: Python<'_>,
        each: usize,
        out: &mut [T],
        threads: Option<NonZeroUsize>,
        write: impl Fn(&mut go::Games, usize, &mut [T]) + Sync + Send,
    ) -> PyResult<()> {
        let (points, work) = self.work(each, out)?;
        run(py, points, |stop| work.run(stop, points, threads, write))
    }

    /// The number of points of all games, and the work that writes an array with `each` values per game.
    fn work<'a, T>(&'a mut self, each: usize, out: &'a mut [T]) -> PyResult<(usize, Work<'a, T>)> {
        if out.len() != self.count * each {
            return Err(mismatch());
        }
        Ok((self.count * self.size.area(), Work { parts: &mut self.parts, first: 0, each, out }))
    }
}
