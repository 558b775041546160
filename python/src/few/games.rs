use super::boards::MOST;
use super::numbers::Numbers;
use super::targets::{Target, new};
use crate::games::Games;
use gocheck_batch::{self as go, Legality};
use pyo3::prelude::*;

/// Plays one move in each of few games. Returns the reasons, which are `out` if there is one, and which games are over.
#[pyfunction]
#[pyo3(signature = (games, moves, out))]
pub(crate) fn play_few_games<'py>(
    mut games: PyRefMut<'py, Games>,
    moves: &Bound<'py, PyAny>,
    out: Option<Bound<'py, PyAny>>,
) -> PyResult<Option<(Bound<'py, PyAny>, Bound<'py, PyAny>)>> {
    let py = moves.py();
    let Some(games) = few(&mut games) else { return Ok(None) };
    let count = games.len();
    let Some(moves) = Numbers::of(moves).filter(|moves| moves.shape == [count]) else { return Ok(None) };
    let target = match &out {
        None => None,
        Some(out) => match Target::of(out, &[count]) {
            None => return Ok(None),
            target => target,
        },
    };
    // The general way raises MemoryError.
    if games.reserve().is_err() {
        return Ok(None);
    }
    // Any number off the board is the same.
    let off = games.size().area() as i32 + 1;
    let moves: Vec<i32> = moves.values.iter().map(|&place| place.try_into().unwrap_or(off)).collect();
    let mut legality = vec![Legality::Legal; count];
    games.play(&moves, &mut legality);
    let reasons: Vec<u8> = legality.iter().map(|&found| found as u8).collect();
    let over: Vec<bool> = (0..count).map(|game| games.is_over(game)).collect();
    let reasons = match (target, out) {
        (Some(target), Some(out)) => {
            target.write(&reasons)?;
            out
        }
        _ => new(py, &[count], &reasons)?,
    };
    Ok(Some((reasons, new(py, &[count], &over)?)))
}

/// The legal moves of few games. Returns `out` if there is one.
#[pyfunction]
#[pyo3(signature = (games, out))]
pub(crate) fn legal_in_few_games<'py>(
    py: Python<'py>,
    mut games: PyRefMut<'py, Games>,
    out: Option<Bound<'py, PyAny>>,
) -> PyResult<Option<Bound<'py, PyAny>>> {
    let Some(games) = few(&mut games) else { return Ok(None) };
    let shape = [games.len(), games.size().area() + 1];
    let mut legal = vec![0; shape[0] * shape[1]];
    games.write_legal(&mut legal);
    let legal: Vec<bool> = legal.iter().map(|&mark| mark == 1).collect();
    let Some(out) = out else { return new(py, &shape, &legal).map(Some) };
    let Some(target) = Target::of(&out, &shape) else { return Ok(None) };
    target.write(&legal)?;
    Ok(Some(out))
}

/// All games if they are few.
fn few(games: &mut Games) -> Option<&mut go::Games> {
    match games.parts.as_mut_slice() {
        [games] if games.len() <= MOST => Some(games),
        _ => None,
    }
}
