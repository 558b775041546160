//! Numbers and arrays of numbers.

use numpy::{Element, PyArrayDyn, PyArrayMethods, PyUntypedArray, PyUntypedArrayMethods};
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyInt, PyList, PyTuple, PyType};
use std::ops::Range;

/// Numbers, in the shape that they have as an array.
pub(super) struct Numbers {
    pub(super) shape: Vec<usize>,
    pub(super) values: Vec<i64>,
    /// The addresses of the array.
    pub(super) memory: Range<usize>,
}

impl Numbers {
    /// Reads a number, a list or tuple of them, or an array of integers.
    pub(super) fn of(given: &Bound<'_, PyAny>) -> Option<Self> {
        if let Some(number) = whole(given) {
            return Some(Self { shape: Vec::new(), values: vec![number], memory: 0..0 });
        }
        if let Some(array) = exact_array(given) {
            let shape = array.shape().to_vec();
            return integers(array).map(|(values, memory)| Self { shape, values, memory });
        }
        let values: Vec<i64> = if let Ok(list) = given.cast_exact::<PyList>() {
            list.iter().map(|item| whole(&item)).collect::<Option<_>>()?
        } else {
            given.cast_exact::<PyTuple>().ok()?.iter().map(|item| whole(&item)).collect::<Option<_>>()?
        };
        // numpy makes an empty list an array of floats.
        (!values.is_empty()).then(|| Self { shape: vec![values.len()], values, memory: 0..0 })
    }
}

/// A whole number of Python or numpy: not a bool, nor an object that stands for a number.
pub(crate) fn whole(given: &Bound<'_, PyAny>) -> Option<i64> {
    static INTEGER: PyOnceLock<Py<PyType>> = PyOnceLock::new();
    let is_number = given.is_exact_instance_of::<PyInt>()
        || !given.is_instance_of::<PyUntypedArray>()
            && !given.is_instance_of::<PyInt>()
            && given.is_instance(INTEGER.import(given.py(), "numpy", "integer").ok()?).ok()?;
    if is_number { given.extract().ok() } else { None }
}

/// An array that is not masked or of another subclass.
pub(super) fn exact_array<'a, 'py>(given: &'a Bound<'py, PyAny>) -> Option<&'a Bound<'py, PyUntypedArray>> {
    given.cast_exact().ok()
}

/// The values of an array of integers in the order of C, and its addresses.
fn integers(array: &Bound<'_, PyUntypedArray>) -> Option<(Vec<i64>, Range<usize>)> {
    values::<i64>(array)
        .or_else(|| values::<i32>(array))
        .or_else(|| values::<i8>(array))
        .or_else(|| values::<i16>(array))
        .or_else(|| values::<u8>(array))
        .or_else(|| values::<u16>(array))
        .or_else(|| values::<u32>(array))
}

fn values<T: Element + Copy + Into<i64>>(
    array: &Bound<'_, PyUntypedArray>,
) -> Option<(Vec<i64>, Range<usize>)> {
    elements(array, |value: T| value.into())
}

/// The elements of an array of this type in the order of C, converted, and its addresses. `None` for other arrays.
pub(super) fn elements<T: Element + Copy, U>(
    array: &Bound<'_, PyUntypedArray>,
    convert: impl Fn(T) -> U,
) -> Option<(Vec<U>, Range<usize>)> {
    let array = array.as_any().cast::<PyArrayDyn<T>>().ok()?;
    let read = array.try_readonly().ok()?;
    // A slice may also be Fortran-contiguous.
    let converted = match read.as_slice() {
        Ok(elements) if array.is_c_contiguous() => elements.iter().map(|&element| convert(element)).collect(),
        _ => read.as_array().rows().into_iter().flatten().map(|&element| convert(element)).collect(),
    };
    Some((converted, memory(array)))
}

/// The addresses from the first to the last byte of an array.
pub(super) fn memory<T: Element>(array: &Bound<'_, PyArrayDyn<T>>) -> Range<usize> {
    if array.shape().contains(&0) {
        return 0..0;
    }
    let data = array.data() as usize;
    let mut memory = data..data + size_of::<T>();
    for (&length, &stride) in array.shape().iter().zip(array.strides()) {
        let reach = stride.unsigned_abs() * (length - 1);
        if stride < 0 { memory.start -= reach } else { memory.end += reach }
    }
    memory
}
