use super::action::{Help, SidePlayer};
use super::{Message, Notice, PlayedGame};
use crate::board::Color;
use crate::description::Described;
use crate::game::{Cell, Path};
use serde::Serialize;

/// A game as the page draws it. Squares are numbered row by row from the top left.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct View {
    /// Which game.
    pub game: &'static str,
    /// Rows and columns.
    pub size: usize,
    /// Whether row numbers grow upwards.
    pub counts_upwards: bool,
    /// The rule set.
    pub rules: &'static str,
    /// A row for each row from the top, of `.`, `X`, `O` and `#`.
    pub rows: Vec<String>,
    /// The pieces of black and white.
    pub counts: [u32; 2],
    /// Who is to move.
    pub to_move: Color,
    /// Who plays black and white.
    pub players: [SidePlayer; 2],
    /// Milliseconds for a move of the computer's.
    pub milliseconds: u64,
    /// The moves of a person who is to move; none when it is the computer's turn.
    pub legal: Vec<LegalMove>,
    /// What a person may choose while the computer thinks; each is legal after some move of the computer's.
    pub ahead: Vec<LegalMove>,
    /// The number of moves that led here.
    pub ply: usize,
    /// Every move, those that were taken back too.
    pub moves: Vec<MoveView>,
    /// How the game ended, when it has.
    pub end: Option<EndView>,
    /// The position as text.
    pub position: String,
    /// The position that the game began with, as text.
    pub start: String,
    /// Whether the computer waits.
    pub paused: bool,
    /// Whether the computer is about to move.
    pub thinking: bool,
    /// What is shown beside the board.
    pub help: Help,
    /// What went wrong with the computer's move.
    pub trouble: Option<Message>,
}

/// A move that may be made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LegalMove {
    /// Its text.
    pub mv: String,
    /// The squares of the pieces that may make it; none where it needs none.
    pub from: Vec<usize>,
    /// Where a piece arrives.
    pub to: Option<usize>,
    /// Whether the piece leaves its source.
    pub jump: bool,
}

/// A move that was made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct MoveView {
    /// Its text.
    pub mv: String,
    /// Who made it.
    pub by: Color,
    /// The squares of the pieces that may have made it.
    pub from: Vec<usize>,
    /// Where a piece arrived.
    pub to: Option<usize>,
    /// Whether the piece left its source.
    pub jump: bool,
    /// The squares whose pieces turned.
    pub turned: Vec<usize>,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct EndView {
    /// The winner; nobody when it is drawn.
    pub winner: Option<Color>,
    /// The pieces that count, black's and white's.
    pub counts: [u32; 2],
    /// The rule by which it ended.
    pub reason: Message,
}

impl<G: Described> PlayedGame<G> {
    /// The game as the page draws it.
    #[must_use]
    pub fn view(&self) -> View {
        let position = self.position();
        let is_persons = *self.player_to_move() == SidePlayer::Human;
        let legal = if is_persons { self.history.legal_moves() } else { Vec::new() };
        View {
            game: G::NAME,
            size: G::SIZE,
            counts_upwards: G::COUNTS_UPWARDS,
            rules: position.rule_set(),
            rows: position.rows(Cell::letter),
            counts: position.pieces(),
            to_move: position.to_move(),
            players: self.players.clone(),
            milliseconds: self.milliseconds,
            legal: legal.into_iter().map(|mv| legal_view(position, mv)).collect(),
            ahead: self.ahead(),
            ply: self.history.earlier().len(),
            moves: self.move_views(),
            end: self.end(),
            position: position.to_string(),
            start: self.start().to_string(),
            paused: self.is_paused,
            thinking: self.computer_may_move(),
            help: self.help,
            trouble: self.trouble.clone(),
        }
    }

    fn move_views(&self) -> Vec<MoveView> {
        let played = self.history.earlier().iter().map(|(before, mv)| (before.clone(), *mv));
        let mut later = self.position().clone();
        let undone = self.undone.iter().rev().map(|&mv| {
            let next = later.play_unchecked(mv);
            (std::mem::replace(&mut later, next), mv)
        });
        played.chain(undone).map(|(before, mv)| move_view(&before, mv)).collect()
    }

    fn end(&self) -> Option<EndView> {
        if let Some(outcome) = self.history.outcome() {
            let winner = outcome.winner;
            let (counts, reason) =
                (self.position().count(outcome), Notice::Ending((G::SPEC.ending)(outcome.reason)).into());
            return Some(EndView { winner, counts, reason });
        }
        // Every move would repeat the game: who is to move cannot but break the rules.
        self.is_over().then(|| EndView {
            winner: Some(self.position().to_move().opponent()),
            counts: self.position().pieces(),
            reason: Notice::OnlyRepeats.into(),
        })
    }
}

pub(super) fn legal_view<G: Described>(position: &G, mv: G::Move) -> LegalMove {
    let Path { from, to, is_jump: jump } = position.path(mv);
    LegalMove { mv: mv.to_string(), from, to, jump }
}

fn move_view<G: Described>(before: &G, mv: G::Move) -> MoveView {
    let after = before.play_unchecked(mv);
    let turns = |square: &usize| matches!((before.cell(*square), after.cell(*square)), (Cell::Stone(old), Cell::Stone(new)) if old != new);
    let LegalMove { mv, from, to, jump } = legal_view(before, mv);
    let turned = (0..G::SIZE * G::SIZE).filter(turns).collect();
    MoveView { mv, by: before.to_move(), from, to, jump, turned }
}
