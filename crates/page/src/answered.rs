use gocheck_board::Size;
use gocheck_puzzle::Given;
use serde::Serialize;

/// An answer on the page: point indices, row by row, or whether the position is valid.
#[derive(Clone, Debug, Serialize)]
pub struct Answered {
    points: Vec<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    value: Option<bool>,
    /// True without an answer that can be read.
    #[serde(rename = "isMissing", skip_serializing_if = "std::ops::Not::not")]
    is_missing: bool,
}

impl Answered {
    /// An answer to a board of `size`. `None` means that it is missing or cannot be read. Points off the board are left out.
    #[must_use]
    pub fn new(size: Size, given: Option<&Given>) -> Self {
        let (points, value) = match given {
            Some(Given::Points(points)) => (points.as_slice(), None),
            Some(Given::Valid(value)) => (&[][..], Some(*value)),
            None => (&[][..], None),
        };
        let on_board = points.iter().filter_map(|point| point.on(size));
        let points = on_board.map(|point| size.index(point)).collect();
        Self { points, value, is_missing: given.is_none() }
    }
}
