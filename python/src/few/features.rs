use super::boards::{FewBoards, MOST, colors, size_of};
use super::numbers::Numbers;
use super::targets::{Target, are_apart, new};
use gocheck_batch::{Feature, FeatureInputs, FeatureOutput, Ladders, Layout, write_board};
use gocheck_board::{Color, Size};
use gocheck_rules::Board;
use numpy::Element;
use pyo3::prelude::*;
use pyo3::pybacked::PyBackedStr;

/// The planes that are asked for, and the history of the boards.
#[derive(FromPyObject)]
pub(crate) struct FewAsked<'py> {
    names: Vec<PyBackedStr>,
    history: Option<History<'py>>,
    symmetry: Bound<'py, PyAny>,
    /// Whether planes are floats, and whether they are packed bits; otherwise they are bools.
    floats: bool,
    packed: bool,
    /// Whether the planes are the last dimension.
    last: bool,
    out: Option<Bound<'py, PyAny>>,
}

#[derive(FromPyObject)]
struct History<'py> {
    moves: Option<Bound<'py, PyAny>>,
    ko: Option<Bound<'py, PyAny>>,
    boards: Option<Bound<'py, PyAny>>,
}

/// Computes planes of few boards. Returns the planes, which are `out` if there is one, and the symmetries.
#[pyfunction]
#[pyo3(signature = (boards, to_move, asked, size))]
pub(crate) fn features_few<'py>(
    boards: &Bound<'py, PyAny>,
    to_move: &Bound<'py, PyAny>,
    asked: FewAsked<'py>,
    size: Option<&Bound<'py, PyAny>>,
) -> PyResult<Option<(Bound<'py, PyAny>, Bound<'py, PyAny>)>> {
    let py = boards.py();
    let Some(size) = size_of(size) else { return Ok(None) };
    let Some(boards) = FewBoards::of(boards, size, MOST) else { return Ok(None) };
    let Some((colors, _)) = colors(to_move, &boards) else { return Ok(None) };
    let Some(planes) = Planes::of(&asked, &boards) else { return Ok(None) };
    let length = boards.count * planes.values(boards.size);
    let found = if asked.floats {
        let mut values = vec![0.0; length];
        let out = values.chunks_exact_mut(length / boards.count).map(FeatureOutput::Floats);
        planes.write(&boards, &colors, out).then(|| planes.array::<f32>(py, &boards, &asked, &values))
    } else {
        let mut values = vec![0; length];
        let parts = values.chunks_exact_mut(length / boards.count);
        if asked.packed {
            let is_written = planes.write(&boards, &colors, parts.map(FeatureOutput::Bits));
            is_written.then(|| planes.array::<u8>(py, &boards, &asked, &values))
        } else {
            let is_written = planes.write(&boards, &colors, parts.map(FeatureOutput::Bytes));
            let marks: Vec<bool> = values.iter().map(|&value| value == 1).collect();
            is_written.then(|| planes.array::<bool>(py, &boards, &asked, &marks))
        }
    };
    let Some(array) = found.transpose()?.flatten() else { return Ok(None) };
    let symmetries: Vec<i8> = planes.symmetries.iter().map(|&symmetry| symmetry as i8).collect();
    Ok(Some((array, new(py, &boards.shape(), &symmetries)?)))
}

/// A plane that is not computed with the others.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Input {
    /// The stones of an earlier board, 1 for the one before the last move.
    Before(Side, usize),
    LadderCaptured,
    LadderMoves,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Side {
    ToMove,
    Opponent,
    Of(Color),
}

/// The planes that are asked for, with their inputs.
struct Planes {
    features: Vec<Feature>,
    /// The planes `input_0` and on.
    inputs: Vec<Input>,
    layout: Layout,
    packed: bool,
    symmetries: Vec<u8>,
    ko: Vec<i32>,
    moves: Vec<i32>,
    /// The cells of earlier boards.
    earlier: Vec<i8>,
}

impl Planes {
    fn of(asked: &FewAsked<'_>, boards: &FewBoards) -> Option<Self> {
        let mut inputs = Vec::new();
        let features: Vec<Feature> =
            asked.names.iter().map(|name| feature(name, &mut inputs)).collect::<Option<_>>()?;
        let (size, shape) = (boards.size, boards.shape());
        let read = |given: Option<&Bound<'_, PyAny>>, least: i64, most: i64| {
            let Some(given) = given else { return Some(None) };
            let numbers = Numbers::of(given)?;
            numbers.values.iter().all(|value| (least..=most).contains(value)).then_some(Some(numbers))
        };
        let area = size.area() as i64;
        let history = asked.history.as_ref();
        let ko = read(history.and_then(|history| history.ko.as_ref()), -1, area - 1)?;
        let moves = read(history.and_then(|history| history.moves.as_ref()), -2, area - 1)?;
        let earlier = read(history.and_then(|history| history.boards.as_ref()), -1, 1)?;
        // The numbers of moves and of earlier boards.
        let [mut known_moves, mut known_boards] = [0; 2];
        if ko.as_ref().is_some_and(|ko| ko.shape != shape) {
            return None;
        }
        if let Some(moves) = &moves {
            known_moves = *moves.shape.get(shape.len())?;
            if moves.shape != boards.with_shape(&[known_moves]) {
                return None;
            }
        }
        if let Some(earlier) = &earlier {
            known_boards = *earlier.shape.get(shape.len())?;
            if earlier.shape != boards.with_shape(&[known_boards, size.rows(), size.cols()]) {
                return None;
            }
        }
        let is_known = |&feature: &Feature| match feature {
            Feature::Ko => ko.is_some(),
            Feature::LastMove(number) => usize::from(number) <= known_moves,
            _ => true,
        };
        let is_given = |&input: &Input| !matches!(input, Input::Before(_, number) if number > known_boards);
        if features.is_empty() || !features.iter().all(is_known) || !inputs.iter().all(is_given) {
            return None;
        }
        let most = if size.rows() == size.cols() { 7 } else { 3 };
        let symmetry = Numbers::of(&asked.symmetry)?;
        let is_image = |&symmetry: &i64| (0..=most).contains(&symmetry);
        let symmetries = match *symmetry.shape {
            [] => vec![symmetry.values[0]; boards.count],
            [count] if count == boards.count => symmetry.values,
            _ => return None,
        };
        if !symmetries.iter().all(is_image) {
            return None;
        }
        let narrow = |numbers: Option<Numbers>| numbers.map_or_else(Vec::new, |numbers| numbers.values);
        Some(Self {
            features,
            inputs,
            layout: if asked.last { Layout::Nhwc } else { Layout::Nchw },
            packed: asked.packed,
            symmetries: symmetries.iter().map(|&symmetry| symmetry as u8).collect(),
            ko: narrow(ko).iter().map(|&point| point as i32).collect(),
            moves: narrow(moves).iter().map(|&point| point as i32).collect(),
            earlier: narrow(earlier).iter().map(|&cell| cell as i8).collect(),
        })
    }

    /// The number of values of a board.
    fn values(&self, size: Size) -> usize {
        self.layout.length(size, self.features.len(), self.packed)
    }

    /// Returns false if a cell is invalid.
    fn write<'a>(
        &self,
        boards: &FewBoards,
        colors: &[Color],
        out: impl Iterator<Item = FeatureOutput<'a>>,
    ) -> bool {
        let mut words = Vec::new();
        (0..boards.count).zip(colors).zip(out).all(|((index, &to_move), out)| {
            let Some(board) = boards.board(index) else { return false };
            let of = |length: usize| index * length / boards.count..(index + 1) * length / boards.count;
            let ko = &self.ko[of(self.ko.len())];
            self.fill(&board, to_move, ko, &self.earlier[of(self.earlier.len())], &mut words);
            let inputs = FeatureInputs {
                ko,
                moves: &self.moves[of(self.moves.len())],
                symmetries: &self.symmetries[index..=index],
                planes: &words,
            };
            write_board(&board, to_move, &self.features, self.layout, &inputs, out).is_ok()
        })
    }

    /// Fills the words of the input planes of a board.
    fn fill(&self, board: &Board, to_move: Color, ko: &[i32], earlier: &[i8], words: &mut Vec<u64>) {
        let size = board.size();
        let (area, each) = (size.area(), size.area().div_ceil(64));
        words.clear();
        words.resize(self.inputs.len() * each, 0);
        let mut ladders = None;
        for (&input, words) in self.inputs.iter().zip(words.chunks_exact_mut(each)) {
            if let Input::Before(side, number) = input {
                let color = match side {
                    Side::ToMove => to_move,
                    Side::Opponent => to_move.opponent(),
                    Side::Of(color) => color,
                };
                let stone = crate::values::number(color);
                let cells = &earlier[(number - 1) * area..][..area];
                for (place, _) in cells.iter().enumerate().filter(|&(_, &cell)| cell == stone) {
                    words[place / 64] |= 1 << (place % 64);
                }
                continue;
            }
            let ladders = ladders.get_or_insert_with(|| {
                let ko = ko.first().and_then(|&ko| usize::try_from(ko).ok());
                let ko = ko.and_then(|ko| size.point(ko / size.cols(), ko % size.cols()));
                Ladders::of(board, ko)
            });
            let points = match input {
                Input::LadderCaptured => &ladders.captured,
                _ => &ladders.moves[to_move as usize],
            };
            words.copy_from_slice(&points.as_words()[..each]);
        }
    }

    /// An array with these values, which is `out` if there is one. `None` if they do not fit into it.
    fn array<'py, T: Element + Copy>(
        &self,
        py: Python<'py>,
        boards: &FewBoards,
        asked: &FewAsked<'py>,
        values: &[T],
    ) -> PyResult<Option<Bound<'py, PyAny>>> {
        let (size, planes) = (boards.size, self.features.len());
        let shape = match self.layout {
            Layout::Nhwc if self.packed => boards.with_shape(&[values.len() / boards.count]),
            Layout::Nhwc => boards.with_shape(&[size.rows(), size.cols(), planes]),
            Layout::Nchw if self.packed => boards.with_shape(&[planes, size.packed_bytes()]),
            Layout::Nchw => boards.with_shape(&[planes, size.rows(), size.cols()]),
        };
        let Some(out) = &asked.out else { return new(py, &shape, values).map(Some) };
        let Some(target) = Target::<T>::of(out, &shape) else { return Ok(None) };
        if !are_apart(std::slice::from_ref(&target.memory), std::slice::from_ref(&boards.memory)) {
            return Ok(None);
        }
        target.write(values)?;
        Ok(Some(out.clone()))
    }
}

/// The feature with a name. Appends to the inputs if it is one of them and not there yet.
fn feature(name: &str, inputs: &mut Vec<Input>) -> Option<Feature> {
    let input = match name {
        "ladder_captured" => Input::LadderCaptured,
        "ladder_moves" => Input::LadderMoves,
        _ => match name.split_once("_before_") {
            Some((side, number)) => Input::Before(side_of(side)?, number_of(number)?),
            None => return name.parse().ok().filter(|feature| !matches!(feature, Feature::Input(_))),
        },
    };
    let known = inputs.iter().position(|&known| known == input);
    let index = known.unwrap_or_else(|| {
        inputs.push(input);
        inputs.len() - 1
    });
    u8::try_from(index).ok().map(Feature::Input)
}

fn side_of(name: &str) -> Option<Side> {
    Some(match name {
        "own" => Side::ToMove,
        "opponent" => Side::Opponent,
        "black" => Side::Of(Color::Black),
        "white" => Side::Of(Color::White),
        _ => return None,
    })
}

/// A number from 1, without zeros before it.
fn number_of(digits: &str) -> Option<usize> {
    digits.parse().ok().filter(|number: &usize| *number > 0 && number.to_string() == digits)
}
