//! Small eye spaces that become one eye if the opponent plays on their vital point.

use super::grid::Cell;

/// The most points of such a shape.
pub(super) const MOST: usize = 6;

/// The vital point of an eye space of 3 to 6 points, if it has one: straight and bent three, pyramid four, square four (any
/// point), bulky and crossed five, and rabbity six.
pub(super) fn vital(points: &[Cell], around: impl Fn(Cell) -> [Cell; 4]) -> Option<Cell> {
    let degree = |point: Cell| around(point).into_iter().filter(|next| points.contains(next)).count();
    let mut degrees = [0; 5];
    let mut best = (0, None);
    for &point in points {
        let degree = degree(point);
        degrees[degree.min(4)] += 1;
        if degree > best.0 {
            best = (degree, Some(point));
        }
    }
    let is_dead = match points.len() {
        3 => true,
        4 => degrees[3] == 1 || degrees[2] == 4,
        5 => degrees[4] == 1 || degrees[3] == 1 && degrees[2] == 3,
        6 => degrees[4] == 1 && degrees[2] == 3,
        _ => false,
    };
    if is_dead { best.1 } else { None }
}

/// Returns true if an opponent who captures stones of this shape has only one eye there.
pub(super) fn is_one_eye(points: &[Cell], around: impl Fn(Cell) -> [Cell; 4]) -> bool {
    points.len() <= 2 || vital(points, around).is_some()
}
