use crate::run::{UNKNOWN, run};
use crate::threads::pool;
use crate::values::{bad, cells, color, pairs, setup, size};
use gocheck_puzzle::generate::{Exhausted, Generator, LEVELS, Wanted, mixed};
use gocheck_puzzle::{self as puzzle, Answer, Name, Puzzle, Question};
use gocheck_rules as go;
use gocheck_text::{Diagnostic, Language};
use numpy::{PyArray2, PyReadonlyArray2};
use pyo3::prelude::*;
use pyo3::pybacked::PyBackedBytes;

type RowCol = (usize, usize);

/// The number of puzzles that are made together.
const CHUNK: usize = 64;

fn question(name: &str) -> PyResult<Question> {
    let known = Question::ALL.into_iter().find(|known| known.name() == name);
    known.ok_or_else(|| bad(format!("question: {name:?}; \"rule\", \"captures\" or \"moves\" expected")))
}

/// Also returns warnings about probable mistakes.
#[pyfunction]
pub(crate) fn read_puzzle<'py>(
    py: Python<'py>,
    content: PyBackedBytes,
    shape: RowCol,
) -> PyResult<(Bound<'py, PyArray2<i8>>, Vec<String>)> {
    let puzzle = Puzzle::parse(&content, size(shape)?).map_err(bad)?;
    Ok((cells(py, &puzzle.setup)?, puzzle.warnings.iter().map(Diagnostic::to_string).collect()))
}

/// One `row col color` per line, where -1 is black and 1 white.
#[pyfunction]
pub(crate) fn puzzle_text(board: PyReadonlyArray2<'_, i8>) -> PyResult<String> {
    Ok(Puzzle::text(&setup(&board)?))
}

/// `None` if the file name implies no question.
#[pyfunction]
pub(crate) fn question_of(stem: &str) -> Option<&'static str> {
    Some(Name::of_file(stem).ok()?.question()?.name())
}

/// Whether the position is valid, or points.
#[derive(IntoPyObject)]
pub(crate) enum Given {
    Valid(bool),
    Points(Vec<RowCol>),
}

#[pyfunction]
pub(crate) fn answer(board: PyReadonlyArray2<'_, i8>, to_move: i8, asked: &str) -> PyResult<Given> {
    let analysis = go::analyse(&setup(&board)?, color(to_move)?);
    Ok(match Answer::new(question(asked)?, &analysis) {
        Answer::Valid(valid) => Given::Valid(valid),
        Answer::Points(points) => Given::Points(pairs(&points)),
    })
}

/// One sentence per point.
#[pyfunction]
pub(crate) fn reasons(board: PyReadonlyArray2<'_, i8>, to_move: i8, asked: &str) -> PyResult<Vec<String>> {
    let setup = setup(&board)?;
    let analysis = go::analyse(&setup, color(to_move)?);
    Ok(puzzle::reasons(question(asked)?, &setup, &analysis, Language::English))
}

#[pyfunction]
pub(crate) fn generate<'py>(
    py: Python<'py>,
    asked: &str,
    count: usize,
    seed: u64,
    difficulty: usize,
    shape: RowCol,
    threads: Option<usize>,
) -> PyResult<Vec<Bound<'py, PyArray2<i8>>>> {
    let (question, size) = (question(asked)?, size(shape)?);
    let level = difficulty.checked_sub(1).and_then(|index| LEVELS.get(index).copied());
    let level =
        level.ok_or_else(|| bad(format!("difficulty: {difficulty}; 1 to {} expected", LEVELS.len())))?;
    let is_spoiled = |number: usize| question == Question::Rule && mixed([seed, number as u64]) & 1 == 1;
    let wanted = |number: usize| Wanted { question, is_spoiled: is_spoiled(number), level };
    let pool = pool(threads, count.min(CHUNK))?;
    let mut generator = Generator::new(size, seed);
    let made = run(py, UNKNOWN, |stop| -> Result<_, Exhausted> {
        let mut made = Vec::new();
        while made.len() < count && !stop.is_set() {
            let some: Vec<Wanted> = (made.len()..count).take(CHUNK).map(wanted).collect();
            made.extend(pool.install(|| generator.positions(&some))?);
        }
        Ok(made)
    })?;
    made.map_err(bad)?.iter().map(|board| cells(py, board)).collect()
}
