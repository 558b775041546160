//! Arrays of results.

use super::numbers::{exact_array, memory};
use crate::values::{bad, mismatch, new_array};
use numpy::{Element, PyArrayDyn, PyArrayMethods, PyUntypedArrayMethods};
use pyo3::prelude::*;
use std::ops::Range;

/// A new array with these values.
pub(super) fn new<'py, T: Element + Copy>(
    py: Python<'py>,
    shape: &[usize],
    values: &[T],
) -> PyResult<Bound<'py, PyAny>> {
    // A known number of dimensions takes less time.
    Ok(match *shape {
        [] => new_array(py, [], values)?.into_any(),
        [a] => new_array(py, [a], values)?.into_any(),
        [a, b] => new_array(py, [a, b], values)?.into_any(),
        [a, b, c] => new_array(py, [a, b, c], values)?.into_any(),
        [a, b, c, d] => new_array(py, [a, b, c, d], values)?.into_any(),
        _ => return Err(mismatch()),
    })
}

/// An array of the caller that results are written to.
pub(super) struct Target<'py, T: Element> {
    array: Bound<'py, PyArrayDyn<T>>,
    pub(super) memory: Range<usize>,
}

impl<'py, T: Element + Copy> Target<'py, T> {
    /// `None` unless it has this shape and element type.
    pub(super) fn of(given: &Bound<'py, PyAny>, shape: &[usize]) -> Option<Self> {
        let array = exact_array(given)?.as_any().cast::<PyArrayDyn<T>>().ok()?.clone();
        let fits = array.shape() == shape && array.is_c_contiguous();
        // Fails for an array that is read-only.
        if !fits || array.try_readwrite().is_err() {
            return None;
        }
        let memory = memory(&array);
        Some(Self { array, memory })
    }

    pub(super) fn write(&self, values: &[T]) -> PyResult<()> {
        self.array.try_readwrite().map_err(bad)?.as_slice_mut()?.copy_from_slice(values);
        Ok(())
    }
}

/// Whether each range of addresses that is written shares none with the others.
pub(super) fn are_apart(written: &[Range<usize>], read: &[Range<usize>]) -> bool {
    let are_apart =
        |one: &Range<usize>, other: &Range<usize>| one.end <= other.start || other.end <= one.start;
    let mut rest = written;
    while let Some((one, others)) = rest.split_first() {
        if !others.iter().chain(read).all(|other| are_apart(one, other)) {
            return false;
        }
        rest = others;
    }
    true
}
