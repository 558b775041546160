use crate::board::{Color, Point, Size};
use crate::go::Board;

/// What stands on a point of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Mark {
    /// A stone.
    Stone(Color),
    /// The stone just played.
    Played(Color),
    /// Nothing any more: where a stone of this colour was taken.
    Taken(Color),
    /// Nothing yet: where this colour may play.
    Legal(Color),
    /// Nothing, and nothing may be played: the stone would have no liberty.
    Suicide,
    /// A stone of a group without liberties.
    Dead(Color),
}

impl Mark {
    /// Every mark, in the order of [`Mark::index`].
    pub(super) const ALL: [Self; 11] = {
        use Color::{Black, White};
        [
            Self::Stone(Black),
            Self::Stone(White),
            Self::Played(Black),
            Self::Played(White),
            Self::Taken(Black),
            Self::Taken(White),
            Self::Legal(Black),
            Self::Legal(White),
            Self::Dead(Black),
            Self::Dead(White),
            Self::Suicide,
        ]
    };

    /// The place of this mark among all marks.
    pub(super) const fn index(self) -> usize {
        let (kind, color) = match self {
            Self::Stone(color) => (0, color),
            Self::Played(color) => (1, color),
            Self::Taken(color) => (2, color),
            Self::Legal(color) => (3, color),
            Self::Dead(color) => (4, color),
            Self::Suicide => return 10,
        };
        2 * kind + color as usize
    }
}

/// What a picture shows: a title and what stands on the points of a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scene {
    /// The line above the board, cut when the board is too narrow for it. Letters that the embedded fonts lack are
    /// shown as `?`.
    pub title: String,
    /// Marks and what they mean, to be told below the board.
    pub legend: Vec<(Mark, String)>,
    size: Size,
    marks: Vec<Option<Mark>>,
}

impl Scene {
    /// A picture of `setup` as it is.
    #[must_use]
    pub fn new(title: impl Into<String>, setup: &Board) -> Self {
        let marks = setup.size().points().map(|point| setup.get(point).map(Mark::Stone)).collect();
        Self { title: title.into(), legend: Vec::new(), size: setup.size(), marks }
    }

    /// The same with `mark` on `point` in place of what is there.
    ///
    /// # Panics
    /// When the point is off the board.
    #[must_use]
    pub fn with(mut self, point: Point, mark: Mark) -> Self {
        assert!(self.size.contains(point), "{point} is off the {} board", self.size);
        self.marks[self.size.index(point)] = Some(mark);
        self
    }

    /// The size of the board.
    #[must_use]
    pub const fn size(&self) -> Size {
        self.size
    }

    /// Every mark with its point, row by row.
    pub fn marks(&self) -> impl Iterator<Item = (Point, Mark)> {
        self.size.points().zip(&self.marks).filter_map(|(point, mark)| Some((point, (*mark)?)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_are_numbered_in_their_order() {
        assert!(Mark::ALL.iter().map(|mark| mark.index()).eq(0..Mark::ALL.len()));
    }
}
