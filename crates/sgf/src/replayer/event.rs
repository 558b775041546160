use super::super::{Node, PropertyName, PropertyValue};
use gocheck_board::{Color, Point};
use gocheck_rules::Facts;
use gocheck_text::AnyMessage;

/// An event while a record is played. For moves and setups the place is that of the property, for events about a value
/// that of the value.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub enum Event<'a> {
    /// Damage found by the reader, or an unusable value of the root.
    Fault(&'a AnyMessage),
    /// A game begins; [`Replayer::info`](super::Replayer::info) has the information from its root.
    Begin,
    /// A node, before it is executed. Nodes with only a move are left out.
    Node {
        /// The node.
        node: &'a Node,
        /// True for the first node of a game.
        is_root: bool,
    },
    /// A problem with a value of AB, AW or AE, reported before its stones are set up.
    BadSetup {
        /// The property.
        name: PropertyName,
        /// The content that it sets on its points.
        stone: Option<Color>,
        /// The value.
        value: PropertyValue<'a>,
        /// The problem.
        fault: SetupFault,
    },
    /// The stones of a node were set up.
    StonesSetUp,
    /// The node has a setup or PL, and a move: the move is played after it, but before a PL that follows the move.
    SetupAndMove,
    /// The number of handicap stones differs from HA.
    Handicap {
        /// The value of HA.
        stones: u32,
        /// The actual handicap.
        found: HandicapStones,
    },
    /// A move out of turn, before it is played.
    Turn {
        /// The player.
        color: Color,
        /// The point, if it is on the board.
        point: Option<Point>,
        /// Why it is out of turn.
        fault: TurnFault,
    },
    /// A second move in a node; both are played.
    TwoMoves,
    /// A stone was played.
    Play {
        /// Its colour.
        color: Color,
        /// Its point.
        point: Point,
        /// The facts of the move.
        facts: Facts,
    },
    /// A pass.
    Pass(Color),
    /// A move that cannot be played. It keeps its number, so that others keep theirs.
    NotPlayed {
        /// The player.
        color: Color,
        /// The value of the move.
        value: PropertyValue<'a>,
        /// The reason.
        why: NotPlayed,
    },
    /// A variation begins.
    Variation {
        /// Its number, from 1: the first one continues the line, the others are the last of
        /// [`Replayer::branches`](super::Replayer::branches).
        number: u32,
        /// The number of open ones around it, including the game.
        depth: usize,
    },
    /// The main line of the game is over.
    MainLineEnd,
    /// Variations are nested too deeply: the content is not played.
    TooDeep,
    /// A line of play is too long: the rest of it is not played.
    TooLong,
}

/// A problem with a value of AB, AW or AE.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SetupFault {
    /// It is off the board and ignored.
    Off,
    /// It is neither a point nor a rectangle, and is ignored.
    Malformed,
    /// The corners of the rectangle are in the wrong order.
    Turned,
    /// The point has that content already.
    Idle(Point),
    /// The node sets the point twice to the same content.
    Twice(Point),
    /// The node sets the point to different contents: the last one counts.
    Contradiction(Point),
}

/// Why a move is out of turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum TurnFault {
    /// PL gives the other colour.
    AgainstPl,
    /// This colour also made the last move.
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
    /// The point is occupied.
    Occupied(Point, Color),
    /// The point is off the board.
    Off,
    /// The value is not a point.
    Malformed,
}

/// The handicap stones of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum HandicapStones {
    /// None.
    None,
    /// This number of black stones is set up.
    SetUp(usize),
    /// These numbers of black and white stones are set up.
    SetUpBoth {
        /// Black stones.
        black: usize,
        /// White stones.
        white: usize,
    },
    /// Black places this number by moves.
    Placed(u32),
}
