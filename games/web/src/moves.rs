use games_engine::description::spec::Described;
use games_engine::game::board_game::Path;
use games_engine::game::cell::Cell;
use gocheck_board::Color;
use serde::Serialize;

/// A legal move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LegalMove {
    /// Its text.
    pub mv: String,
    /// The squares of the pieces that can make it; empty if the move puts a new piece on the board.
    pub from: Vec<usize>,
    /// The square where a piece arrives; `None` for a pass.
    pub to: Option<usize>,
    /// Whether the piece leaves its source.
    pub jump: bool,
}

/// A move that was played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct MoveView {
    /// Its text.
    pub mv: String,
    /// The side that played it.
    pub by: Color,
    /// The squares of the pieces that can have made it.
    pub from: Vec<usize>,
    /// The square where a piece arrived; `None` for a pass.
    pub to: Option<usize>,
    /// Whether the piece left its source.
    pub jump: bool,
    /// The squares whose pieces changed sides.
    pub turned: Vec<usize>,
}

impl LegalMove {
    pub(super) fn new<G: Described>(position: &G, mv: G::Move) -> Self {
        let Path { from, to, is_jump: jump } = position.path(mv);
        Self { mv: mv.to_string(), from, to, jump }
    }

    /// The squares that show the move: the source of a jump, and the target.
    pub(super) fn squares(&self) -> Vec<usize> {
        let source = self.from.first().copied().filter(|_| self.jump);
        source.into_iter().chain(self.to).collect()
    }
}

impl MoveView {
    pub(super) fn new<G: Described>(before: &G, mv: G::Move) -> Self {
        let after = before.play_unchecked(mv);
        let turns = |square: &usize| matches!((before.cell(*square), after.cell(*square)), (Cell::Stone(old), Cell::Stone(new)) if old != new);
        let LegalMove { mv, from, to, jump } = LegalMove::new(before, mv);
        let turned = (0..G::SIZE * G::SIZE).filter(turns).collect();
        Self { mv, by: before.to_move(), from, to, jump, turned }
    }
}
