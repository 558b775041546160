use gocheck_board::{Color, Point, Size};
use gocheck_rules::Board;

/// A mark on a point of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum SceneMark {
    /// A stone.
    Stone(Color),
    /// The stone just played.
    Played(Color),
    /// The point of a captured stone of this colour.
    Taken(Color),
    /// A point where this colour may play.
    Legal(Color),
    /// A point where a stone would be suicide.
    Suicide,
    /// A stone of a group without liberties.
    Dead(Color),
}

/// The content of a picture: a title and the marks on a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scene {
    /// The title, cut if the board is too narrow for it. Characters that the embedded fonts lack are shown as `?`.
    pub title: String,
    /// Marks with their meaning, for the legend below the board.
    pub legend: Vec<(SceneMark, String)>,
    size: Size,
    marks: Vec<Option<SceneMark>>,
}

impl Scene {
    /// A picture of `setup` without marks.
    #[must_use]
    pub fn new(title: impl Into<String>, setup: &Board) -> Self {
        let marks = setup.size().points().map(|point| setup.get(point).map(SceneMark::Stone)).collect();
        Self { title: title.into(), legend: Vec::new(), size: setup.size(), marks }
    }

    /// Sets `mark` on `point`, replacing any other.
    ///
    /// # Panics
    /// If the point is off the board.
    #[must_use]
    pub fn with(mut self, point: Point, mark: SceneMark) -> Self {
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
    pub fn marks(&self) -> impl Iterator<Item = (Point, SceneMark)> {
        self.size.points().zip(&self.marks).filter_map(|(point, mark)| Some((point, (*mark)?)))
    }
}
