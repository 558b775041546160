use super::value::{area, label};
use super::{Node, PropertyName};
use gocheck_board::{Point, Size};

/// The markup of a node of a record.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Markup {
    /// The points with marks.
    pub marks: Vec<(Point, PointMark)>,
    /// The points with labels (LB).
    pub labels: Vec<(Point, String)>,
}

/// A mark on a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum PointMark {
    /// TR.
    Triangle,
    /// SQ.
    Square,
    /// CR.
    Circle,
    /// MA.
    Cross,
}

impl PointMark {
    /// Every mark with its property.
    const ALL: [(&str, Self); 4] =
        [("TR", Self::Triangle), ("SQ", Self::Square), ("CR", Self::Circle), ("MA", Self::Cross)];
}

impl Markup {
    /// Reads the markup of a node. Invalid points and points off the board are skipped.
    #[must_use]
    pub fn of(node: &Node, size: Size) -> Self {
        let mut markup = Self::default();
        for property in node.properties() {
            let name = property.name();
            if name == PropertyName::new("LB") {
                markup.labels.extend(property.values().filter_map(|value| label(value.bytes, size)));
            }
            let marks = PointMark::ALL.into_iter().filter(|(known, _)| name == PropertyName::new(known));
            for (_, mark) in marks {
                let areas = property.values().filter_map(|value| area(value.bytes, size).ok());
                markup.marks.extend(areas.flat_map(|area| area.points()).map(|point| (point, mark)));
            }
        }
        markup
    }
}
