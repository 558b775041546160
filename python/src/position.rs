use crate::single;
use crate::values::{bad, cells, color, number, pair, pairs, point, setup, size};
use gocheck_batch::Legality;
use gocheck_board::{Color, Size};
use gocheck_puzzle::{self as puzzle, Puzzle};
use gocheck_rules as go;
use gocheck_sgf::{main_line, position_record};
use gocheck_stream::{Line, StreamFormat, StreamOptions};
use gocheck_text::Language;
use numpy::{PyArray2, PyReadonlyArray2};
use pyo3::prelude::*;

type RowCol = (usize, usize);

/// Reads a board from text in any form that gocheck reads, with the colour to move if the text states it.
#[pyfunction]
pub(crate) fn read_position<'py>(
    py: Python<'py>,
    text: &str,
    given: Option<RowCol>,
) -> PyResult<(Bound<'py, PyArray2<i8>>, Option<i8>)> {
    let given = given.map(size).transpose()?;
    let (setup, to_move) = read(text, given)?;
    if let Some(size) = given.filter(|&size| size != setup.size()) {
        return Err(bad(format!("a {} board; {size} expected", setup.size())));
    }
    Ok((cells(py, &setup)?, to_move.map(number)))
}

fn read(text: &str, size: Option<Size>) -> PyResult<(go::Board, Option<Color>)> {
    let lines = || text.lines().map(str::trim).filter(|line| !line.is_empty());
    let is_number = |word: &str| word.parse::<i64>().is_ok();
    let first = lines().next().unwrap_or_default();
    if first.starts_with('(') {
        let line = main_line(text.as_bytes(), None)?;
        let game = line.game.map_err(bad)?;
        return Ok((game.board(), Some(game.to_move())));
    }
    if first.contains(char::is_whitespace) && first.split_whitespace().all(is_number) {
        let puzzle = Puzzle::parse(text.as_bytes(), size.unwrap_or_default()).map_err(bad)?;
        return Ok((puzzle.setup, None));
    }
    let mut words = first.split_whitespace();
    let length = words.next().map_or(0, str::len);
    let is_square = length > 1 && length.isqrt().pow(2) == length;
    if lines().count() == 1 && length > 1 && words.count() < 2 && (is_square || size.is_some()) {
        return read_line(first, size);
    }
    Ok((text.parse().map_err(bad)?, None))
}

/// A line of `gocheck stream`.
fn read_line(line: &str, size: Option<Size>) -> PyResult<(go::Board, Option<Color>)> {
    let options = |to_move| StreamOptions {
        ask: None,
        to_move: Some(to_move),
        size,
        form: StreamFormat::Text,
        language: Language::English,
    };
    // The line states the colour to move if the result does not depend on the default.
    let [black, white] = Color::BOTH.map(|color| Line::parse(line.as_bytes(), &options(color)));
    let (line, other) = (black.map_err(bad)?, white.map_err(bad)?);
    let mut setup = go::Board::new(line.size);
    for (point, &letter) in line.size.points().zip(line.board) {
        let stone = match letter {
            b'X' | b'x' | b'B' | b'b' => Some(Color::Black),
            b'O' | b'o' | b'W' | b'w' => Some(Color::White),
            _ => None,
        };
        setup.set(point, stone).map_err(bad)?;
    }
    Ok((setup, (line.to_move == other.to_move).then_some(line.to_move)))
}

#[pyfunction]
pub(crate) fn picture(board: PyReadonlyArray2<'_, i8>) -> PyResult<String> {
    Ok(setup(&board)?.to_string())
}

/// The position as a game record.
#[pyfunction]
pub(crate) fn record(board: PyReadonlyArray2<'_, i8>, to_move: i8, comment: &str) -> PyResult<String> {
    Ok(position_record(&setup(&board)?, color(to_move)?, comment))
}

#[pyfunction]
pub(crate) fn is_valid(board: PyReadonlyArray2<'_, i8>) -> PyResult<bool> {
    Ok(go::is_valid(&setup(&board)?))
}

/// Row by row.
#[pyfunction]
pub(crate) fn legal_points(board: PyReadonlyArray2<'_, i8>, to_move: i8) -> PyResult<Vec<RowCol>> {
    let (setup, color) = (setup(&board)?, color(to_move)?);
    Ok(go::with_position!(&setup, |position| {
        position.points(position.verdict(color).legal).map(pair).collect()
    }))
}

/// Returns the reason if the move is illegal, as a value of `pygocheck.Reason`, or else 0 and the board.
#[pyfunction]
pub(crate) fn play_one<'py>(
    py: Python<'py>,
    board: PyReadonlyArray2<'py, i8>,
    to_move: i8,
    at: RowCol,
) -> PyResult<(u8, Option<Bound<'py, PyArray2<i8>>>)> {
    let setup = setup(&board)?;
    match single::play(&setup, color(to_move)?, point(setup.size(), at)?) {
        Ok(after) => Ok((Legality::Legal as u8, Some(cells(py, &after)?))),
        Err(reason) => Ok((reason as u8, None)),
    }
}

/// With their colours.
#[pyfunction]
pub(crate) fn dead_groups(board: PyReadonlyArray2<'_, i8>) -> PyResult<Vec<(i8, Vec<RowCol>)>> {
    let analysis = go::analyse(&setup(&board)?, Color::Black);
    Ok(analysis.dead.iter().map(|group| (number(group.color), pairs(&group.stones))).collect())
}

/// The capturing moves, each with the captured stones.
#[pyfunction]
pub(crate) fn captures(board: PyReadonlyArray2<'_, i8>, to_move: i8) -> PyResult<Vec<(RowCol, Vec<RowCol>)>> {
    let analysis = go::analyse(&setup(&board)?, color(to_move)?);
    Ok(analysis.captures.iter().map(|capture| (pair(capture.point), pairs(&capture.taken))).collect())
}

/// One sentence per line.
#[pyfunction]
pub(crate) fn explain(
    board: PyReadonlyArray2<'_, i8>,
    to_move: i8,
    at: RowCol,
    language: &str,
) -> PyResult<Vec<String>> {
    let setup = setup(&board)?;
    let known = Language::ALL.into_iter().find(|known| known.name() == language);
    let language = known.ok_or_else(|| bad(format!("language: {language:?}; \"en\" or \"zh\" expected")))?;
    Ok(puzzle::explain(&setup, color(to_move)?, point(setup.size(), at)?, language))
}

/// The point with a name such as `Q16`.
#[pyfunction]
pub(crate) fn point_at(shape: RowCol, name: &str) -> PyResult<RowCol> {
    go::point_at(size(shape)?, name).map(pair).map_err(|error| bad(format!("{name}: {error}")))
}
