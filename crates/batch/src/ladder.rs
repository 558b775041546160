//! Ladders: groups that a sequence of ataris captures.

mod grid;
mod in_turn;
mod search;

use gocheck_board::Point;
use gocheck_rules::{Board, Points};
pub(crate) use in_turn::{Found, LaddersInTurn};

/// The ladders on a board.
///
/// A group with one liberty is captured by a ladder if its owner, who moves first, cannot save it; a group with two
/// liberties, if the opponent moves first on one of them and the owner cannot save it then. From there on
///
/// - the owner plays on the liberty of the group, or captures a group next to it that has one liberty itself;
/// - the opponent plays on one of the two liberties of the group.
///
/// The group is captured if it has at most one liberty when the opponent is to move, and saved if it has three; it is saved
/// if it has two when the owner is to move. Suicide is not played, nor is a ko retaken at once. The group is saved if the
/// opponent's move takes a ko, except for the first one; the owner may retake that. It is captured if both of its
/// liberties are kos that the opponent can take, connecting either gives the group no third liberty, and no
/// group next to it can be captured. A sequence of one and a half moves per point counts as a capture, as in KataGo.
///
/// These are the ladders of KataGo's features (`Board::searchIsLadderCaptured` in `cpp/game/board.cpp` of KataGo 1.17.2), without
/// one shortcut. There, a group whose liberty also captures counts as saved if the last capture on the list of moves leaves the
/// capturing stone three liberties, wherever that is. The order of the list depends on the order in which the stones of the
/// group were played, and on the searches before, so that the same board has different ladders. Of 64,058 positions of game
/// records, one had other ladders.
///
/// ```
/// use gocheck_board::{Bits, Color};
/// use gocheck_batch::Ladders;
/// use gocheck_rules::Board;
///
/// let board: Board = "
///     . . . . . . .
///     . . X X . . .
///     . X O . . . .
///     . . . . . . .
///     . . . . . . .
///     . . . . . . .
///     . . . . . . .
/// ".parse()?;
/// let ladders = Ladders::of(&board, None);
/// assert!(ladders.captured.members().eq([16]));
/// // Black begins below the stone.
/// assert!(ladders.moves[Color::Black as usize].members().eq([23]));
/// # Ok::<(), gocheck_board::TextBoardError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ladders {
    /// The stones of captured groups, of both colours.
    pub captured: Points,
    /// The moves of each colour, Black's first, that begin to capture a group with two liberties.
    pub moves: [Points; 2],
    /// False if a search has reached [`Ladders::MAX_MOVES`]; its group counts as saved.
    pub complete: bool,
}

impl Ladders {
    /// The most moves that are played to find out whether a move captures a group: as many as in KataGo.
    pub const MAX_MOVES: u32 = search::MAX_MOVES;

    /// Finds the ladders of a board. Neither side plays on `ko` as its first move.
    ///
    /// # Panics
    /// If `ko` is off the board.
    #[must_use]
    pub fn of(board: &Board, ko: Option<Point>) -> Self {
        let Found { captured, moves, complete, .. } = LaddersInTurn::new(board.size()).read(board, ko);
        Self { captured, moves, complete }
    }
}
