use super::boards::{FewBoards, MOST, colors, size_of};
use super::groups;
use super::marks::{self, Marks};
use super::targets::{Target, are_apart, new};
use gocheck_board::Color;
use numpy::Element;
use pyo3::prelude::*;
use pyo3::types::PyTuple;

/// The arrays of an `Analysis` of few boards, in its order; those that are not asked for are empty.
struct Found {
    valid: Vec<bool>,
    points: [Vec<bool>; 3],
    numbers: [Vec<i16>; 2],
}

/// Analyses few boards. Returns the arrays of an `Analysis`, or nothing in a tuple if they are those of `out`.
#[pyfunction]
#[pyo3(signature = (boards, to_move, size, liberties, groups, packed, out))]
pub(crate) fn analyse_few<'py>(
    boards: &Bound<'py, PyAny>,
    to_move: &Bound<'py, PyAny>,
    size: Option<&Bound<'py, PyAny>>,
    liberties: bool,
    groups: bool,
    packed: bool,
    out: Option<&Bound<'py, PyTuple>>,
) -> PyResult<Option<Bound<'py, PyTuple>>> {
    let py = boards.py();
    let Some(size) = size_of(size) else { return Ok(None) };
    let Some(boards) = FewBoards::of(boards, size, MOST) else { return Ok(None) };
    let Some((colors, colors_memory)) = colors(to_move, &boards) else { return Ok(None) };
    let size = boards.size;
    let (one, all) = (boards.shape(), boards.with_shape(&[size.rows(), size.cols()]));
    let bits = boards.with_shape(&[size.packed_bytes()]);
    let Some(out) = out else {
        let wanted = [true, true, true, true, liberties, groups];
        let Some(found) = Found::of(&boards, &colors, wanted) else { return Ok(None) };
        let mut arrays = vec![Some(new(py, &one, &found.valid)?)];
        for points in &found.points {
            arrays.push(Some(match packed {
                true => new(py, &bits, &pack(points, size.area()))?,
                false => new(py, &all, points)?,
            }));
        }
        for (numbers, is_wanted) in found.numbers.iter().zip([liberties, groups]) {
            arrays.push(is_wanted.then(|| new(py, &all, numbers)).transpose()?);
        }
        return PyTuple::new(py, arrays).map(Some);
    };
    let read = [boards.memory.clone(), colors_memory];
    let Some(targets) = Targets::of(out, packed, [&one, &all, &bits]) else { return Ok(None) };
    let wanted = targets.wanted();
    if liberties && !wanted[4] || groups && !wanted[5] || !targets.are_apart(&read) {
        return Ok(None);
    }
    let Some(found) = Found::of(&boards, &colors, wanted) else { return Ok(None) };
    targets.write(&found, size.area())?;
    Ok(Some(PyTuple::empty(py)))
}

impl Found {
    /// Computes the arrays that are wanted. `None` if a board has an invalid cell.
    fn of(boards: &FewBoards, colors: &[Color], wanted: [bool; 6]) -> Option<Self> {
        let (count, area) = (boards.count, boards.size.area());
        let length = |index: usize| if wanted[index] { count * area } else { 0 };
        let mut found = Self {
            valid: vec![false; if wanted[0] { count } else { 0 }],
            points: [1, 2, 3].map(|index| vec![false; length(index)]),
            numbers: [4, 5].map(|index| vec![0; length(index)]),
        };
        for (index, &to_move) in colors.iter().enumerate() {
            let stones = boards.stones(index)?;
            let all = index * area..(index + 1) * area;
            if wanted[..4].contains(&true) {
                let [dead, legal, captures] =
                    found.points.each_mut().map(|points| points.get_mut(all.clone()));
                let marks = Marks { valid: found.valid.get_mut(index), dead, legal, captures };
                marks::analyse(boards.size, &stones, to_move, marks);
            }
            if wanted[4..].contains(&true) {
                let [liberties, groups] = found.numbers.each_mut();
                let liberties = liberties.get_mut(all.clone()).unwrap_or_default();
                let groups = groups.get_mut(all).unwrap_or_default();
                groups::number(boards.cells_of(index), boards.size, groups, liberties);
            }
        }
        Some(found)
    }
}

/// The arrays of the caller.
struct Targets<'py> {
    valid: Option<Target<'py, bool>>,
    points: [Option<Points<'py>>; 3],
    numbers: [Option<Target<'py, i16>>; 2],
}

enum Points<'py> {
    Marks(Target<'py, bool>),
    Bits(Target<'py, u8>),
}

impl<'py> Targets<'py> {
    /// `shapes` are those of an array of numbers, of points and of packed bits.
    fn of(out: &Bound<'py, PyTuple>, packed: bool, [one, all, bits]: [&[usize]; 3]) -> Option<Self> {
        let arrays: [Bound<'py, PyAny>; 6] = out.iter().collect::<Vec<_>>().try_into().ok()?;
        let [valid, dead, legal, captures, liberties, group] = &arrays;
        let points = |array: &Bound<'py, PyAny>| {
            optional(array, |array| match packed {
                true => Target::of(array, bits).map(Points::Bits),
                false => Target::of(array, all).map(Points::Marks),
            })
        };
        Some(Self {
            valid: optional(valid, |array| Target::of(array, one))?,
            points: [points(dead)?, points(legal)?, points(captures)?],
            numbers: [
                optional(liberties, |array| Target::of(array, all))?,
                optional(group, |array| Target::of(array, all))?,
            ],
        })
    }

    fn wanted(&self) -> [bool; 6] {
        let [dead, legal, captures] = self.points.each_ref().map(Option::is_some);
        let [liberties, group] = self.numbers.each_ref().map(Option::is_some);
        [self.valid.is_some(), dead, legal, captures, liberties, group]
    }

    fn are_apart(&self, read: &[std::ops::Range<usize>]) -> bool {
        let points = self.points.iter().flatten().map(|points| match points {
            Points::Marks(target) => target.memory.clone(),
            Points::Bits(target) => target.memory.clone(),
        });
        let numbers = self.numbers.iter().flatten().map(|target| target.memory.clone());
        let valid = self.valid.iter().map(|target| target.memory.clone());
        are_apart(&valid.chain(points).chain(numbers).collect::<Vec<_>>(), read)
    }

    fn write(&self, found: &Found, area: usize) -> PyResult<()> {
        write(&self.valid, &found.valid)?;
        for (target, points) in self.points.iter().zip(&found.points) {
            match target {
                Some(Points::Marks(target)) => target.write(points)?,
                Some(Points::Bits(target)) => target.write(&pack(points, area))?,
                None => {}
            }
        }
        self.numbers.iter().zip(&found.numbers).try_for_each(|(target, numbers)| write(target, numbers))
    }
}

fn write<T: Element + Copy>(target: &Option<Target<'_, T>>, values: &[T]) -> PyResult<()> {
    target.as_ref().map_or(Ok(()), |target| target.write(values))
}

/// `Some(None)` for None.
fn optional<'py, T>(
    given: &Bound<'py, PyAny>,
    read: impl FnOnce(&Bound<'py, PyAny>) -> Option<T>,
) -> Option<Option<T>> {
    if given.is_none() { Some(None) } else { read(given).map(Some) }
}

/// The packed bits of sets of points.
fn pack(marks: &[bool], area: usize) -> Vec<u8> {
    let byte = |marks: &[bool]| {
        marks.iter().zip((0..8).rev()).fold(0, |byte, (&mark, place)| byte | u8::from(mark) << place)
    };
    marks.chunks_exact(area).flat_map(|set| set.chunks(8).map(byte)).collect()
}
