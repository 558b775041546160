//! Ladders: groups that a sequence of ataris captures.

mod grid;
mod search;

use gocheck_board::{Bits, Color, Point, Words};
use gocheck_rules::{Board, Points};
use grid::{Grid, Loc};
use search::{Search, TooLong};

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
/// These are the ladders of KataGo's features (`Board::searchIsLadderCaptured` in `cpp/game/board.cpp` of KataGo 1.17.2). Its
/// shortcut for a group that captures elsewhere with three liberties, without looking whether that saves the group, is left
/// out.
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
    pub const MAX_MOVES: u32 = 25_000;

    /// Finds the ladders of a board. Neither side plays on `ko` as its first move.
    ///
    /// # Panics
    /// If `ko` is off the board.
    #[must_use]
    pub fn of(board: &Board, ko: Option<Point>) -> Self {
        assert!(ko.is_none_or(|ko| board.size().contains(ko)), "the ko is off the {} board", board.size());
        match board.size().area() {
            0..=128 => find::<u128>(board, ko, Self::MAX_MOVES),
            129..=384 => find::<Words<6>>(board, ko, Self::MAX_MOVES),
            _ => find::<Points>(board, ko, Self::MAX_MOVES),
        }
    }
}

fn find<B: Bits>(board: &Board, ko: Option<Point>, limit: u32) -> Ladders {
    let mut ladders = Ladders { captured: Points::EMPTY, moves: [Points::EMPTY; 2], complete: true };
    let mut search = Search::<B>::new(Grid::new(board, ko), limit);
    let mut seen = Points::EMPTY;
    let stones = *board.stones_of(Color::Black) | *board.stones_of(Color::White);
    for stone in stones.members() {
        let at = stone as Loc;
        if seen.contains(stone) || search.grid.open(at) > 2 {
            continue;
        }
        let mut decide = |answer: Result<bool, TooLong>| {
            ladders.complete &= answer.is_ok();
            answer.unwrap_or(false)
        };
        let is_captured = match search.grid.open(at) {
            1 => decide(search.is_captured(at)),
            2 => {
                let mut works = false;
                for attack in search.grid.liberties(at).members() {
                    if decide(search.is_captured_after(at, attack as Loc)) {
                        works = true;
                        let attacker = search.grid.color(at).map_or(Color::Black, Color::opponent);
                        ladders.moves[attacker as usize].insert(attack);
                    }
                }
                works
            }
            _ => false,
        };
        for stone in search.grid.stones(at) {
            seen.insert(usize::from(stone));
            if is_captured {
                ladders.captured.insert(usize::from(stone));
            }
        }
    }
    ladders
}

#[cfg(test)]
mod tests {
    use super::find;
    use gocheck_board::Bits;
    use gocheck_rules::{Board, Points};

    #[test]
    fn a_group_whose_search_is_too_long_counts_as_saved() {
        let board: Board = "
            . . . . . . .
            . . X X . . .
            . X O . . . .
            . . . . . . .
            . . . . . . .
            . . . . . . .
            . . . . . . .
        "
        .parse()
        .unwrap();
        let short = find::<u128>(&board, None, 2);
        assert!(!short.complete);
        assert_eq!((short.captured, short.moves), (Points::EMPTY, [Points::EMPTY; 2]));
        let long = find::<u128>(&board, None, 100);
        assert!(long.complete && !long.captured.is_empty());
    }
}
