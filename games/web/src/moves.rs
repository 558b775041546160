use games_engine::description::spec::Described;
use games_engine::game::board_game::Path;
use gocheck_board::Color;
use serde::Serialize;

/// A legal move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LegalMove {
    /// Its text.
    pub mv: String,
    /// The squares of the pieces that can make it; empty if the move puts a new piece on the board.
    pub from: Vec<usize>,
    /// The square where a piece arrives; `None` if none does, as in a pass.
    pub to: Option<usize>,
    /// The squares that stand for the move when they are chosen.
    pub aims: Vec<usize>,
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
    /// The square where a piece arrived; `None` if none did, as in a pass.
    pub to: Option<usize>,
    /// Whether the piece left its source.
    pub jump: bool,
    /// The square from which a new piece slides to its own.
    pub entry: Option<usize>,
    /// Further squares to mark.
    pub marks: Vec<usize>,
    /// The squares that changed, with their letters before and after.
    pub changes: Vec<(usize, char, char)>,
}

impl LegalMove {
    pub(super) fn new<G: Described>(position: &G, mv: G::Move) -> Self {
        let path = position.path(mv);
        let aims = path.aims();
        let Path { from, to, is_jump: jump, .. } = path;
        Self { mv: mv.to_string(), from, to, aims, jump }
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
        let letters = before.cells().zip(after.cells()).map(|(old, new)| (old.letter(), new.letter()));
        let changes = letters.enumerate().filter(|(_, (old, new))| old != new);
        let changes = changes.map(|(place, (old, new))| (place, old, new)).collect();
        let Path { from, to, is_jump: jump, entry, marks, .. } = before.path(mv);
        Self { mv: mv.to_string(), by: before.to_move(), from, to, jump, entry, marks, changes }
    }
}
