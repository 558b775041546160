use gocheck_board::{Point, Size};

/// A rectangular part of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Part {
    /// The first and the last row.
    rows: (usize, usize),
    /// The first and the last column.
    cols: (usize, usize),
}

/// The number of lines around the content, and the minimum number that are cut off at an edge: a picture that ends one or two
/// lines before the edge of the board looks strange.
const MARGIN: usize = 2;

impl Part {
    /// The whole board.
    #[must_use]
    pub const fn whole(size: Size) -> Self {
        Self { rows: (0, size.rows() - 1), cols: (0, size.cols() - 1) }
    }

    /// The part with two points in opposite corners.
    #[must_use]
    pub fn between(a: Point, b: Point) -> Self {
        let sorted = |a: usize, b: usize| (a.min(b), a.max(b));
        Self { rows: sorted(a.row(), b.row()), cols: sorted(a.col(), b.col()) }
    }

    /// The smallest part of a board with all of these points and two lines around them, extended to near edges. Without points,
    /// the whole board.
    #[must_use]
    pub fn around(size: Size, points: impl IntoIterator<Item = Point>) -> Self {
        let all = points.into_iter().map(|point| Self::between(point, point)).reduce(|a, b| Self {
            rows: (a.rows.0.min(b.rows.0), a.rows.1.max(b.rows.1)),
            cols: (a.cols.0.min(b.cols.0), a.cols.1.max(b.cols.1)),
        });
        let Some(all) = all else { return Self::whole(size) };
        let widen = |(first, last): (usize, usize), count: usize| {
            let first = first.saturating_sub(MARGIN);
            let last = (last + MARGIN).min(count - 1);
            (
                if first <= MARGIN { 0 } else { first },
                if last + 1 + MARGIN >= count { count - 1 } else { last },
            )
        };
        Self { rows: widen(all.rows, size.rows()), cols: widen(all.cols, size.cols()) }
    }

    /// Returns true if it contains a point.
    #[must_use]
    pub fn contains(self, point: Point) -> bool {
        let is_in = |at: usize, (first, last): (usize, usize)| (first..=last).contains(&at);
        is_in(point.row(), self.rows) && is_in(point.col(), self.cols)
    }

    /// Its points, row by row.
    pub fn points(self, size: Size) -> impl Iterator<Item = Point> {
        size.points().filter(move |&point| self.contains(point))
    }

    pub(super) const fn height(self) -> usize {
        self.rows.1 - self.rows.0 + 1
    }

    pub(super) const fn width(self) -> usize {
        self.cols.1 - self.cols.0 + 1
    }

    /// The first row and column.
    pub(super) const fn first(self) -> (usize, usize) {
        (self.rows.0, self.cols.0)
    }

    /// The sides on which the board continues.
    pub(super) const fn cut(self, size: Size) -> Sides<bool> {
        Sides {
            left: self.cols.0 > 0,
            top: self.rows.0 > 0,
            right: self.cols.1 + 1 < size.cols(),
            bottom: self.rows.1 + 1 < size.rows(),
        }
    }

    /// The part of it that is on a board.
    pub(super) fn on(self, size: Size) -> Self {
        let clamp = |(first, last): (usize, usize), count: usize| (first.min(count - 1), last.min(count - 1));
        Self { rows: clamp(self.rows, size.rows()), cols: clamp(self.cols, size.cols()) }
    }
}

/// A value for each side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Sides<T> {
    pub(super) left: T,
    pub(super) top: T,
    pub(super) right: T,
    pub(super) bottom: T,
}
