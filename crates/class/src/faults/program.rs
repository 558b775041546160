//! The settings of a student's program: what it does at each step. [`Program::RIGHT`] does everything right.

use super::numbering::Numbering;

/// A program in the style of the assignment's template, each step of which can be wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Program {
    /// The stones that are read.
    pub(super) reads: Reads,
    /// Plays for the other colour.
    pub(super) is_other_color: bool,
    /// The neighbours of a point.
    pub(super) near: Near,
    /// What lies beyond the edge.
    pub(super) border: Border,
    /// The order of the directions: a number below [`ORDERS`].
    pub(super) order: u8,
    /// How the liberties of a group are found.
    pub(super) walk: Walk,
    /// Like `walk`, but for the group of the played stone.
    pub(super) own_walk: Walk,
    /// When the marks of visited stones are cleared.
    pub(super) visited: Visited,
    /// Visited stones are not examined again, rather than examined without visited neighbours.
    pub(super) is_visited_skipped: bool,
    /// The group of the played stone is examined with the same marks.
    pub(super) is_visited_shared: bool,
    /// The opponent's stones that are examined after a move.
    pub(super) examined: Examined,
    /// How the results for several stones become one.
    pub(super) joined: Joined,
    /// When captures are decided.
    pub(super) decided: Decided,
    /// The number of stones of the largest group that can be captured.
    pub(super) largest: usize,
    /// Groups of the own colour count as captured, too.
    pub(super) is_suicide_capture: bool,
    pub(super) legal: Legal,
    /// A capture counts only if the stone has a liberty before stones are removed.
    pub(super) needs_liberty: bool,
    /// Retaking what looks like a ko is forbidden.
    pub(super) forbids_ko: bool,
    /// Own eyes are forbidden.
    pub(super) forbids_eyes: bool,
    /// What stays of a tried move.
    pub(super) stays: Stays,
    /// What happens on occupied points.
    pub(super) occupied: Occupied,
    /// The points that are looked at.
    pub(super) scan: Scan,
    /// What rule 1 looks at.
    pub(super) rule: Rule,
    /// How points are numbered when they are printed.
    pub(super) numbering: Numbering,
    pub(super) output: Output,
}

impl Program {
    /// A program without faults.
    pub const RIGHT: Self = Self {
        reads: Reads::All,
        is_other_color: false,
        near: Near::Four,
        border: Border::Closed,
        order: 0,
        walk: Walk::Flood,
        own_walk: Walk::Flood,
        visited: Visited::Check,
        is_visited_skipped: true,
        is_visited_shared: false,
        examined: Examined::Neighbors,
        joined: Joined::Any,
        decided: Decided::AfterPlacing,
        largest: usize::MAX,
        is_suicide_capture: false,
        legal: Legal::LibertyAfterCapture,
        needs_liberty: false,
        forbids_ko: false,
        forbids_eyes: false,
        stays: Stays { success: false, failure: false, removed: Removed::Nothing },
        occupied: Occupied::Skipped,
        scan: Scan { is_by_column: false, skips_first: false, skips_last: false },
        rule: Rule::All,
        numbering: Numbering::RIGHT,
        output: Output::Same,
    };
}

/// The number of orders of four directions.
pub(super) const ORDERS: u8 = 24;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Reads {
    All,
    WithoutFirst,
    WithoutLast,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Near {
    Four,
    /// Three directions: without up, down, left or right.
    Without(Direction),
    /// Only down and right.
    Forward,
    /// Diagonal neighbours, too.
    Eight {
        is_joined: bool,
        is_liberty: bool,
    },
    /// Neighbours in the first or the last row and column are overlooked.
    Inner {
        skips_first: bool,
        skips_last: bool,
    },
}

/// A direction on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs, reason = "the names say it")]
pub enum Direction {
    Up,
    Down,
    Left,
    Right,
}

impl Direction {
    pub(super) const ALL: [Self; 4] = [Self::Up, Self::Down, Self::Left, Self::Right];

    /// The step in rows and columns.
    pub(super) const fn step(self) -> (isize, isize) {
        match self {
            Self::Up => (-1, 0),
            Self::Down => (1, 0),
            Self::Left => (0, -1),
            Self::Right => (0, 1),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Border {
    Closed,
    /// A liberty, above and to the left or below and to the right.
    Liberty {
        first: bool,
        last: bool,
    },
    /// Index -1 is the last row or column, as in Python.
    Negative,
    /// Both ends are joined.
    Torus,
    /// The point after the end of a row is the first of the next row.
    Flat,
    /// A ring of stones: -1 or 1.
    Stones(i8),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Walk {
    /// The whole group.
    Flood,
    /// Only the stone itself.
    Stone,
    /// Only the stone, but a neighbour of the same colour counts as a liberty.
    StoneOrFriend,
    /// The stone and its direct neighbours.
    OneStep,
    /// Ends at the first liberty, so that only a part of the group is marked as visited.
    Early(Early),
    /// Returns the result of the first neighbour of the same colour.
    FirstFriend { is_liberty_first: bool },
    /// Keeps the result of the last neighbour.
    LastFriend { resets: bool },
    /// Takes visited stones from the board.
    Erasing { is_restored: bool },
}

/// A search that ends at the first liberty.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Early {
    pub(super) frontier: Frontier,
    pub(super) liberty: LibertyFound,
    /// Stones are marked when they leave the frontier, rather than when they are added.
    pub(super) is_marked_late: bool,
    /// Liberties are marked as visited, too, and visited ones are no liberties.
    pub(super) marks_liberties: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Frontier {
    Recursion,
    Queue,
    Stack,
}

/// When a liberty next to a stone is found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum LibertyFound {
    /// In its turn among the neighbours.
    InTurn,
    /// Before the neighbours of the same colour.
    First,
    /// When it is taken from the frontier.
    Taken,
}

/// When the marks of visited stones are cleared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Visited {
    /// Before each group.
    Check,
    /// Before each move.
    Move,
    /// Never.
    Board,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Examined {
    Neighbors,
    Board,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Joined {
    Any,
    /// Ends at the first group that is captured.
    UntilCapture,
    All,
    First,
    Last,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Decided {
    AfterPlacing,
    BeforePlacing,
    /// Before placing: a group with a single liberty is captured, and a liberty counts once for each stone next to it.
    CountedPerStone,
    /// Groups of both colours are removed as soon as they are found, one point after the other.
    WhileScanning,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Legal {
    /// The group has a liberty after stones are removed.
    LibertyAfterCapture,
    /// The group has a liberty before stones are removed, or captures.
    LibertyOrCapture,
    /// The group has a liberty before stones are removed.
    LibertyBeforeCapture,
    /// No group of either colour is without a liberty before stones are removed.
    NothingDead,
    /// Every empty point.
    Always,
}

/// What stays of a tried move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Stays {
    /// The stone of a move that is part of the answer.
    pub(super) success: bool,
    /// The stone of any other move.
    pub(super) failure: bool,
    /// The stones that are not put back.
    pub(super) removed: Removed,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Removed {
    Nothing,
    /// The captured stones.
    Taken,
    /// The first of the captured stones, which gives the others a liberty.
    FirstTaken,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Occupied {
    Skipped,
    /// A stone replaces the one that is there, which is put back.
    Replaced,
    /// A stone replaces the one that is there, and the point is empty afterwards.
    Cleared,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Scan {
    pub(super) is_by_column: bool,
    /// Without the first row and column.
    pub(super) skips_first: bool,
    /// Without the last row and column.
    pub(super) skips_last: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Rule {
    All,
    /// Only groups of one colour: -1 or 1.
    Only(i8),
    FirstGroup,
    LastGroup,
    Always(bool),
    Inverted,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Output {
    Same,
    /// The captured stones.
    Taken,
    First,
    Last,
    /// The loop over a row or column ends at its first point.
    FirstOfLine,
    /// Every legal move as a capture.
    LegalMoves,
}
