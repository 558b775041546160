use super::super::{Node, PropertyName, PropertyValue};
use crate::board::{Color, Point};
use crate::diagnostic::AnyMessage;
use crate::go::Facts;

/// Something that happens while a record is played. Of moves and setups the place is the property's, of what a value
/// is about the value's.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub enum Event<'a> {
    /// Damage that the reader met, or something that the root says and that cannot be used.
    Fault(&'a AnyMessage),
    /// A game begins; [`Player::info`] is what its root says.
    Begin,
    /// A node, before it is carried out. Nodes that are nothing but a move are left out.
    Node {
        /// The node.
        node: &'a Node,
        /// Whether it is the first one of a game.
        is_root: bool,
    },
    /// Something is the matter with a value of AB, AW or AE; said before its stones are set up.
    BadSetup {
        /// The property.
        name: PropertyName,
        /// What it puts on its points.
        stone: Option<Color>,
        /// The value.
        value: PropertyValue<'a>,
        /// What is the matter.
        fault: SetupFault,
    },
    /// The stones of a node were set up.
    StonesSetUp,
    /// The node has a setup, or PL, and a move: the move goes after it, but before a PL that stands behind it.
    SetupAndMove,
    /// The number of handicap stones is not the one that HA says.
    Handicap {
        /// What HA says.
        stones: u32,
        /// What is there instead.
        found: HandicapStones,
    },
    /// A move out of turn, before it is played.
    Turn {
        /// Who moves.
        color: Color,
        /// Where, if that is a point of the board.
        point: Option<Point>,
        /// Why it is out of turn.
        fault: TurnFault,
    },
    /// A second move in a node; both are played.
    TwoMoves,
    /// A stone was played.
    Play {
        /// Whose.
        color: Color,
        /// Where.
        point: Point,
        /// What the move did.
        facts: Facts,
    },
    /// A pass.
    Pass(Color),
    /// A move that cannot be played; it keeps its number, so that the others keep theirs.
    NotPlayed {
        /// Who moves.
        color: Color,
        /// The value of the move.
        value: PropertyValue<'a>,
        /// Why.
        why: NotPlayed,
    },
    /// A variation begins.
    Variation {
        /// Which one, from 1: the first one goes on with the line, the others are the last of [`Player::branches`].
        number: u32,
        /// How many are open round it, the game among them.
        depth: usize,
    },
    /// The main line of the game is over.
    MainLineEnd,
    /// Variations are nested too deep: what is inside is not played.
    TooDeep,
    /// A line of play is too long: the rest of it is not played.
    TooLong,
}

/// What is the matter with a value of AB, AW or AE.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SetupFault {
    /// It is off the board, and passed over.
    Off,
    /// It is neither a point nor a rectangle, and passed over.
    Malformed,
    /// The corners of the rectangle are the wrong way round.
    Turned,
    /// The point is already so.
    Idle(Point),
    /// The node says the same of the point twice.
    Twice(Point),
    /// The node says different things of the point: the last one counts.
    Contradiction(Point),
}

/// Why a move is out of turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum TurnFault {
    /// PL says that the other colour moves.
    AgainstPl,
    /// The colour has made the last move, too.
    Twice,
    /// The other colour moves first, because of the handicap or because there is none.
    First,
    /// The game is over by two passes.
    AfterTwoPasses,
}

/// Why a move cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum NotPlayed {
    /// A stone stands on the point.
    Occupied(Point, Color),
    /// The board has no such point.
    Off,
    /// The value is no point.
    Malformed,
}

/// The handicap stones that a game has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "formats", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum HandicapStones {
    /// None.
    None,
    /// So many black stones are set up.
    SetUp(usize),
    /// Black places so many by moves.
    Placed(u32),
}
