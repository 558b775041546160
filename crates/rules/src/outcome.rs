use super::plain::{group_at, liberties};
use super::{Board, Group};
use crate::board::{Color, Point};

/// The outcome of a move on a point, with the stones that explain it.
///
/// ```
/// use gocheck_rules::board::Color;
/// use gocheck_rules::{Outcome, Board};
///
/// let setup: Board = "
///     . X O .
///     X O . O
///     . . O .
/// ".parse()?;
/// let at = |row, col| setup.size().point(row, col).ok_or("off the board");
/// let Outcome::Legal { taken, liberties_before, .. } = Outcome::of(&setup, Color::White, at(0, 0)?) else { panic!() };
/// assert_eq!(taken[0].to_string(), "black stone at (0, 1)");
/// assert!(liberties_before.is_empty(), "a suicide, if it did not capture");
/// let Outcome::Suicide { group } = Outcome::of(&setup, Color::Black, at(1, 2)?) else { panic!() };
/// assert_eq!(group.to_string(), "black stone at (1, 2)");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The point is occupied.
    Occupied {
        /// The stone with its group.
        group: Group,
        /// The group's liberties.
        liberties: Vec<Point>,
    },
    /// The move captures nothing, and leaves its own group without a liberty.
    Suicide {
        /// The group with the stone that would be played.
        group: Group,
    },
    /// The move is legal.
    Legal {
        /// The group with the played stone.
        group: Group,
        /// Its liberties before stones are captured.
        liberties_before: Vec<Point>,
        /// Its liberties afterwards.
        liberties: Vec<Point>,
        /// The opponent's groups of which the point is the last liberty.
        taken: Vec<Group>,
        /// The opponent's other adjacent groups, with their remaining liberties.
        kept: Vec<(Group, Vec<Point>)>,
    },
    /// The point is off the board.
    OffBoard,
}

impl Outcome {
    /// The outcome of `color` playing on `point`.
    #[must_use]
    pub fn of(setup: &Board, color: Color, point: Point) -> Self {
        if !setup.size().contains(point) {
            return Self::OffBoard;
        }
        if let Some(group) = group_at(setup, point) {
            return Self::Occupied { liberties: liberties(setup, &group), group };
        }
        let mut after = setup.clone();
        after.put(point, Some(color));
        let mut adjacent: Vec<(Group, Vec<Point>)> = Vec::new();
        for next in setup.size().neighbors(point) {
            if let Some(group) = group_at(setup, next).filter(|group| group.color != color) {
                let left = liberties(&after, &group);
                if !adjacent.iter().any(|(other, _)| *other == group) {
                    adjacent.push((group, left));
                }
            }
        }
        adjacent.sort();
        let own = |setup: &Board| group_at(setup, point).unwrap_or(Group { stones: vec![point], color });
        let group = own(&after);
        let liberties_before = liberties(&after, &group);
        let (taken, kept): (Vec<_>, Vec<_>) = adjacent.into_iter().partition(|(_, left)| left.is_empty());
        let taken: Vec<Group> = taken.into_iter().map(|(group, _)| group).collect();
        if taken.is_empty() && liberties_before.is_empty() {
            return Self::Suicide { group };
        }
        for &stone in taken.iter().flat_map(|group| &group.stones) {
            after.put(stone, None);
        }
        Self::Legal { liberties: liberties(&after, &group), group, liberties_before, taken, kept }
    }
}
