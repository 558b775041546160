use super::action::{NewGame, SidePlayer};
use super::text::game_of;
use super::thought::Thinking;
use super::{Action, Engines, Message, Notice, Refusal, Session, View};
use crate::board::Color;
use crate::description::Described;
use crate::game::Cell;
use std::sync::Arc;

/// Some desk.
pub type BoxedDesk = Box<dyn Desk>;

/// A game of any kind, as the server holds it.
pub trait Desk: Send {
    /// The game as the page draws it.
    fn view(&self) -> View;

    /// The game as text.
    fn to_text(&self) -> String;

    /// The position as `save.in`.
    ///
    /// # Errors
    /// When the form cannot hold it.
    fn to_save_in(&self) -> Result<String, Refusal>;

    /// Does what is asked, and gives the desk that takes the place of this one if another game begins.
    ///
    /// # Errors
    /// When it cannot be done; then nothing has changed.
    fn act(&mut self, action: &Action) -> Result<Option<BoxedDesk>, Refusal>;

    /// What there is to think of now, if there is anything.
    fn job(&self) -> Option<Thinking>;

    /// The computer's move is there.
    ///
    /// # Errors
    /// When it is illegal; then nothing has changed.
    fn play_computer(&mut self, mv: &str) -> Result<(), Refusal>;

    /// The computer has no move, and this is why.
    fn computer_failed(&mut self, why: Message);

    /// The hint was given.
    fn hint_given(&mut self);
}

/// A new game.
///
/// # Errors
/// When the board, the rules or a player do not exist.
pub fn open(settings: &NewGame, engines: &Arc<Engines>) -> Result<BoxedDesk, Refusal> {
    settings.game.open(settings, engines)
}

/// The game that a text holds.
///
/// # Errors
/// When it holds none: the line and what would be right.
pub(super) fn read(text: &str, engines: &Arc<Engines>) -> Result<BoxedDesk, Refusal> {
    let game = game_of(text).ok_or_else(|| Refusal::bad(Notice::ExpectedGame))?;
    game.read(text, engines).map_err(Refusal::bad)
}

impl<G: Described> Session<G> {
    /// The same people go on at another position.
    fn taking_over(&self, mut next: Self) -> Self {
        next.help = self.help;
        next.milliseconds = self.milliseconds;
        // A program that cannot begin there leaves its seat to a person.
        let _ = next.set_players(self.players.clone());
        next
    }

    fn import(&self, text: &str) -> Result<BoxedDesk, Refusal> {
        if game_of(text).is_some() {
            return read(text, &self.engines);
        }
        let next = Self::of_anything(text, self.variant()?, &self.engines).map_err(Refusal::bad)?;
        Ok(Box::new(self.taking_over(next)))
    }

    fn edited(&self, rows: &[String], to_move: Color) -> Result<BoxedDesk, Refusal> {
        let cells: Option<Vec<Cell>> = rows.concat().chars().map(Cell::of_letter).collect();
        let cells = cells.ok_or_else(|| Refusal::bad(Notice::EditLetters))?;
        if rows.len() != G::SIZE || cells.len() != G::SIZE * G::SIZE {
            return Err(Refusal::bad(Notice::EditRows { size: G::SIZE }));
        }
        if !G::HAS_WALLS && cells.contains(&Cell::Wall) {
            return Err(Refusal::bad(Notice::NoWalls));
        }
        let start = G::with_cells(&cells, to_move, self.variant()?);
        let start = start.ok_or_else(|| Refusal::bad(Notice::EditLetters))?;
        Ok(Box::new(self.taking_over(Self::at(start, &self.engines))))
    }
}

impl<G: Described> Desk for Session<G> {
    fn view(&self) -> View {
        Self::view(self)
    }

    fn to_text(&self) -> String {
        Self::to_text(self)
    }

    fn to_save_in(&self) -> Result<String, Refusal> {
        let form = G::SAVE_IN.ok_or_else(|| Refusal::bad(Notice::NoSaveIn))?;
        (form.write)(self.position()).ok_or_else(|| Refusal::bad(Notice::SaveInWalls))
    }

    fn act(&mut self, action: &Action) -> Result<Option<BoxedDesk>, Refusal> {
        match action {
            Action::New(settings) => open(settings, &self.engines).map(Some),
            Action::Import { text } => self.import(text).map(Some),
            Action::Edit { rows, to_move } => self.edited(rows, *to_move).map(Some),
            other => Self::act(self, other).map(|()| None),
        }
    }

    fn job(&self) -> Option<Thinking> {
        self.next_job()
    }

    fn play_computer(&mut self, mv: &str) -> Result<(), Refusal> {
        debug_assert_ne!(*self.player_to_move(), SidePlayer::Human);
        Self::play_computer(self, mv)
    }

    fn computer_failed(&mut self, why: Message) {
        Self::computer_failed(self, why);
    }

    fn hint_given(&mut self) {
        self.is_hint_asked = false;
    }
}
