//! Records as columns: arrays of one number per game, and the concatenated moves and stones of all games.

use crate::findings::FindingRow;
use crate::values::number;
use gocheck_board::{Color, Size};
use gocheck_corpus::Checked;
use gocheck_rules::RuleSet;
use gocheck_sgf::result::{GameResult, How};
use gocheck_sgf::{Finding, GameLine, Rank};
use numpy::{IntoPyArray, PyArray1};
use pyo3::prelude::*;
use pyo3::types::PyDict;

/// The index of a pass.
const PASS: i16 = -1;

/// Letters per code, each of which numpy stores in 4 bytes.
const CODE: usize = 4;

/// Added to the dan of professionals.
const PROFESSIONAL: i8 = 100;

macro_rules! columns {
    ($($name:ident: $kind:ty),* $(,)?) => {
        /// Every game has a row, as has every file that cannot be read to its end or contains no game.
        #[pyclass(module = "pygocheck._core")]
        #[derive(Default)]
        pub(crate) struct RecordColumns {
            size: Option<Size>,
            /// Whether each row has scores and owners of points.
            estimates: bool,
            $($name: Vec<$kind>,)*
            files: Vec<String>,
            /// The first fault of each row.
            faults: Vec<Option<FindingRow>>,
        }

        #[pymethods]
        impl RecordColumns {
            /// Moves the columns into arrays by name.
            fn arrays<'py>(&mut self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
                let arrays = PyDict::new(py);
                $(
                    let array: Bound<'py, PyArray1<$kind>> = std::mem::take(&mut self.$name).into_pyarray(py);
                    arrays.set_item(stringify!($name), array)?;
                )*
                arrays.set_item("files", std::mem::take(&mut self.files))?;
                arrays.set_item("faults", std::mem::take(&mut self.faults))?;
                Ok(arrays)
            }
        }
    };
}

columns! {
    moves: i16,
    colors: i8,
    offsets: i64,
    setup: i16,
    setup_colors: i8,
    setup_offsets: i64,
    result: f32,
    margin: f32,
    komi: f32,
    handicap: i32,
    ranks: i8,
    rules: i8,
    ok: bool,
    score: f32,
    owners: i8,
    finding: u32,
    file: i64,
    game: i32,
}

impl RecordColumns {
    pub(crate) fn new(size: Size, estimates: bool) -> Self {
        Self { size: Some(size), estimates, offsets: vec![0], setup_offsets: vec![0], ..Self::default() }
    }

    pub(crate) const fn len(&self) -> usize {
        self.ok.len()
    }

    pub(crate) fn add(&mut self, checked: Checked) {
        let Checked { shown, lines, error, findings, .. } = checked;
        let file = self.files.len() as i64;
        let has_games = !lines.is_empty();
        let fault_of = |found: &Finding| FindingRow::of(&shown, found);
        for line in lines {
            self.add_line(&line, line.fault.as_ref().map(fault_of), file);
        }
        let error = error.map(|error| FindingRow::of_file(&shown, &error));
        let error = error.or_else(|| findings.first().filter(|_| !has_games).map(fault_of));
        if error.is_some() {
            self.add_line(&GameLine::default(), error, file);
        }
        self.files.push(shown);
    }

    fn add_line(&mut self, line: &GameLine, fault: Option<FindingRow>, file: i64) {
        let Some(size) = self.size else { return };
        let moves = line.moves.iter();
        self.colors.extend(moves.clone().map(|&(color, _)| number(color)));
        self.moves.extend(moves.map(|&(_, point)| point.map_or(PASS, |point| size.index(point) as i16)));
        self.offsets.push(self.moves.len() as i64);
        // Boards of other sizes have other points.
        let stones = line.start.iter().filter(|(point, _)| size.contains(*point) && fault.is_none());
        for &(point, color) in stones {
            self.setup.push(size.index(point) as i16);
            self.setup_colors.push(number(color));
        }
        self.setup_offsets.push(self.setup.len() as i64);
        let (result, margin) = line.result.map_or((f32::NAN, f32::NAN), outcome);
        self.result.push(result);
        self.margin.push(margin);
        self.komi.push(line.komi.map_or(f32::NAN, |komi| komi as f32));
        self.handicap.push(line.handicap.min(i32::MAX as u32) as i32);
        self.ranks.extend(line.ranks.map(|rank| rank.map_or(0, strength)));
        self.score.push(line.score.map_or(f32::NAN, |score| score.margin as f32));
        let owners = line.owners.iter().map(|owner| owner.map_or(0, number));
        let rest = if self.estimates { size.area() - line.owners.len().min(size.area()) } else { 0 };
        self.owners.extend(owners.chain(std::iter::repeat_n(0, rest)));
        let rules = line.rules.and_then(|rules| RuleSet::ALL.iter().position(|&known| known == rules));
        self.rules.push(rules.map_or(-1, |rules| rules as i8));
        self.ok.push(fault.is_none());
        self.file.push(file);
        self.game.push(line.game as i32);
        let mut letters = fault.as_ref().map_or("", |fault| fault.code).chars().map(u32::from);
        self.finding.extend([(); CODE].map(|()| letters.next().unwrap_or(0)));
        self.faults.push(fault);
    }
}

/// The winner, 1 for Black, -1 for White, 0 for a draw, and the margin in points, positive for Black; NaN if unknown.
fn outcome(result: GameResult) -> (f32, f32) {
    match result {
        GameResult::Draw => (0.0, 0.0),
        GameResult::Void | GameResult::Unknown => (f32::NAN, f32::NAN),
        GameResult::Win(winner, how) => {
            let side = f32::from(number(winner));
            (side, if let How::Points(points) = how { side * points as f32 } else { f32::NAN })
        }
    }
}

/// Kyu are negative, dan positive, and professional dan begin at 101.
const fn strength(rank: Rank) -> i8 {
    if rank.is_professional() { rank.number() + PROFESSIONAL } else { rank.number() }
}

/// [`GameLine::ranks`] is indexed by colour, in the order of the two columns.
const _: () = assert!(Color::Black as usize == 0);
