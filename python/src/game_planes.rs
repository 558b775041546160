//! The planes of features of many games.

use crate::features::Planes;
use crate::games::Games;
use crate::values::{bad, mismatch};
use gocheck_batch::{self as go, Feature, FeatureOutput, Features, GameInputs, GamePlane, Layout, Side};
use numpy::PyReadonlyArray1;
use pyo3::prelude::*;
use std::num::NonZeroUsize;
use std::sync::{Mutex, PoisonError};

/// The planes that are asked for.
#[derive(FromPyObject)]
pub(crate) struct Asked<'py> {
    /// The names of the planes, in this order.
    names: Vec<String>,
    /// The preset whose planes are `input_0` and on, or empty.
    preset: String,
    /// The next inputs: a side and a number of moves, for its stones then.
    before: Vec<(String, usize)>,
    /// Whether two more inputs follow: the stones that ladders capture, and the first moves of ladders of the side to move.
    ladders: bool,
    /// The number of last moves that are read.
    moves: usize,
    /// The image of each game; may be empty.
    symmetries: PyReadonlyArray1<'py, u8>,
    /// Whether the planes are the last dimension.
    last: bool,
    /// Whether they are written as packed bits.
    packed: bool,
}

/// Writes planes of features of many games, like the function `features`.
#[pyfunction]
#[pyo3(signature = (games, asked, *, threads, out))]
pub(crate) fn features_of_games(
    py: Python<'_>,
    mut games: PyRefMut<'_, Games>,
    asked: Asked<'_>,
    threads: Option<NonZeroUsize>,
    out: Planes<'_>,
) -> PyResult<()> {
    asked.write(&mut games, py, threads, out)
}

impl Asked<'_> {
    fn write(
        self,
        games: &mut Games,
        py: Python<'_>,
        threads: Option<NonZeroUsize>,
        mut out: Planes<'_>,
    ) -> PyResult<()> {
        let wanted = self.names.iter().map(|name| name.parse().map_err(bad));
        let layout = if self.last { Layout::Nhwc } else { Layout::Nchw };
        let features =
            Features::new(games.size, &wanted.collect::<PyResult<Vec<Feature>>>()?, layout).map_err(bad)?;
        let each = if self.packed { features.bytes_per_board() } else { features.values_per_board() };
        let inputs = self.inputs()?;
        let symmetries = self.symmetries.as_slice()?;
        if !symmetries.is_empty() && symmetries.len() != games.count {
            return Err(mismatch());
        }
        let failed = Mutex::new(None);
        let write = |games: &mut go::Games, first: usize, out: FeatureOutput<'_>| {
            let symmetries = symmetries.get(first..first + games.len()).unwrap_or_default();
            if let Err(error) = games.write_features(&mut features.clone(), &inputs, symmetries, out) {
                *failed.lock().unwrap_or_else(PoisonError::into_inner) = Some(error);
            }
        };
        match &mut out {
            Planes::Bytes(bits) if self.packed => {
                games.share(py, each, bits.as_slice_mut()?, threads, |games, at, out| {
                    write(games, at, FeatureOutput::Bits(out));
                })?
            }
            Planes::Bytes(bytes) => {
                games.share(py, each, bytes.as_slice_mut()?, threads, |games, at, out| {
                    write(games, at, FeatureOutput::Bytes(out));
                })?
            }
            Planes::Floats(floats) => {
                games.share(py, each, floats.as_slice_mut()?, threads, |games, at, out| {
                    write(games, at, FeatureOutput::Floats(out));
                })?;
            }
        }
        failed.into_inner().unwrap_or_else(PoisonError::into_inner).map_or(Ok(()), |error| Err(bad(error)))
    }

    fn inputs(&self) -> PyResult<GameInputs> {
        let preset = if self.preset.is_empty() { None } else { Some(self.preset.parse().map_err(bad)?) };
        let before = |(side, ago): &(String, usize)| Ok(GamePlane::Before(side_of(side)?, *ago));
        let mut planes = self.before.iter().map(before).collect::<PyResult<Vec<_>>>()?;
        if self.ladders {
            planes.extend([GamePlane::LadderCaptured, GamePlane::LadderMoves]);
        }
        Ok(GameInputs { moves: self.moves, preset, planes })
    }
}

fn side_of(name: &str) -> PyResult<Side> {
    match name {
        "own" => Ok(Side::Own),
        "opponent" => Ok(Side::Opponent),
        "black" => Ok(Side::Black),
        "white" => Ok(Side::White),
        _ => Err(bad(format!("{name:?} is not a side"))),
    }
}
