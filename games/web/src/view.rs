use super::action::{Help, SidePlayer};
use super::message::{Message, MessageKind};
use super::moves::{LegalMove, MoveView};
use super::played::PlayedGame;
use games_engine::description::spec::Described;
use games_engine::game::cell::Cell;
use gocheck_board::Color;
use serde::Serialize;

/// A game as the page draws it. Squares are numbered row by row from the top left.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct View {
    /// Which game.
    pub game: &'static str,
    /// The rule set.
    pub rules: &'static str,
    /// A row for each row from the top, of the letters of cells.
    pub rows: Vec<String>,
    /// The pieces of black and white.
    pub counts: [u32; 2],
    /// The side to move.
    pub to_move: Color,
    /// The players of black and white.
    pub players: [SidePlayer; 2],
    /// Milliseconds for a move of the computer.
    pub milliseconds: u64,
    /// The legal moves if a human is to move; empty if it is the computer's turn.
    pub legal: Vec<LegalMove>,
    /// The moves that a person can choose while the computer thinks: those that are legal after some reply.
    pub ahead: Vec<LegalMove>,
    /// The number of moves that led here.
    pub ply: usize,
    /// All moves, including undone ones.
    pub moves: Vec<MoveView>,
    /// The end of the game, if it is over.
    pub end: Option<EndView>,
    /// The position as text.
    pub position: String,
    /// The position that the game began with, as text.
    pub start: String,
    /// Whether the computer is paused.
    pub paused: bool,
    /// Whether the computer is about to move.
    pub thinking: bool,
    /// The analysis next to the board.
    pub help: Help,
    /// The error that kept the computer from moving.
    pub trouble: Option<Message>,
}

/// The end of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct EndView {
    /// The winner; `None` for a draw.
    pub winner: Option<Color>,
    /// The pieces that count, black's and white's.
    pub counts: [u32; 2],
    /// The rule that ended the game.
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
            rules: position.rule_set(),
            rows: position.rows(Cell::letter),
            counts: position.pieces(),
            to_move: position.to_move(),
            players: self.players.clone(),
            milliseconds: self.milliseconds,
            legal: legal.into_iter().map(|mv| LegalMove::new(position, mv)).collect(),
            ahead: self.premoves(),
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
        played.chain(undone).map(|(before, mv)| MoveView::new(&before, mv)).collect()
    }

    fn end(&self) -> Option<EndView> {
        if let Some(outcome) = self.history.outcome() {
            let winner = outcome.winner;
            let (counts, reason) = (
                self.position().count(outcome),
                MessageKind::Ending((G::SPEC.ending)(outcome.reason)).into(),
            );
            return Some(EndView { winner, counts, reason });
        }
        // Every move would repeat the game: the side to move has to break the rules.
        self.is_over().then(|| EndView {
            winner: Some(self.position().to_move().opponent()),
            counts: self.position().pieces(),
            reason: MessageKind::OnlyRepeats.into(),
        })
    }
}
