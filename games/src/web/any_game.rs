use super::action::{Action, Help, SidePlayer};
use super::analysis::Job;
use super::game_info::POSITION_FILE;
use super::notice::{Message, Notice};
use super::played::PlayedGame;
use super::refusal::Refusal;
use super::review::{Judging, Reviewing};
use super::view::View;
use crate::board::Color;
use crate::description::spec::Described;
use crate::game::cell::Cell;
use crate::notation::written::{WrittenGame, WrittenMove};
use crate::review::effort::Care;
use std::time::Duration;

/// A game of any kind.
pub type BoxedGame = Box<dyn AnyGame>;

/// The players of a game, their time for a move and the analysis that is shown.
#[derive(Clone, Debug)]
pub struct PlayerSettings {
    players: [SidePlayer; 2],
    milliseconds: u64,
    help: Help,
}

impl PlayerSettings {
    /// The time of a move where only computers play.
    pub(super) fn time_of_computers(&self) -> Option<Duration> {
        (!self.players.contains(&SidePlayer::Human)).then(|| Duration::from_millis(self.milliseconds))
    }
}

/// A game record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The extension of the file, without the dot.
    pub ending: &'static str,
    /// Its contents.
    pub text: String,
}

/// A game of any kind, as the server holds it.
pub trait AnyGame: Send {
    /// The game as the page draws it.
    fn view(&self) -> View;

    /// The game as text.
    fn to_text(&self) -> String;

    /// Writes the position as a file of the game's own format.
    ///
    /// # Errors
    /// When the form cannot hold it.
    fn to_position_file(&self) -> Result<String, Refusal>;

    /// The whole game in a notation of the field.
    ///
    /// # Errors
    /// When the notation cannot hold it: why.
    fn to_record(&self) -> Result<Record, Refusal>;

    /// Carries out a request.
    ///
    /// # Errors
    /// When it cannot be done; then nothing has changed.
    fn act(&mut self, action: &Action) -> Result<(), Refusal>;

    /// The players, to be used in another game.
    fn player_settings(&self) -> PlayerSettings;

    /// Takes over the players of another game, as far as they can play this one.
    fn set_player_settings(&mut self, player_settings: PlayerSettings);

    /// A game from a board of this kind that was put together: a row for each row from the top, of `.`, `X`, `O` and `#`.
    ///
    /// # Errors
    /// When it is no such board.
    fn edited(&self, rows: &[String], to_move: Color) -> Result<BoxedGame, Refusal>;

    /// Every move, those that were taken back too.
    fn moves(&self) -> Vec<String>;

    /// The game to be looked through, save the first `known` moves.
    fn reviewing(&self, known: usize, care: Care) -> Reviewing;

    /// Another game, which begins with the first `ply` moves of this one and goes on with others.
    ///
    /// # Errors
    /// When this one has fewer, or one of the others is illegal.
    fn explored(&self, ply: usize, moves: &[String]) -> Result<BoxedGame, Refusal>;

    /// Returns a job that judges the last move.
    fn judging(&self, care: Care) -> Judging;

    /// Returns the search that is due, if any.
    fn job(&self) -> Option<Job>;

    /// The computer's move is there.
    ///
    /// # Errors
    /// When it is illegal; then nothing has changed.
    fn play_computer(&mut self, mv: &str) -> Result<(), Refusal>;

    /// Reports that the computer has no move, and why.
    fn computer_failed(&mut self, why: Message);

    /// The hint was given.
    fn hint_given(&mut self);
}

impl<G: Described> AnyGame for PlayedGame<G> {
    fn view(&self) -> View {
        Self::view(self)
    }

    fn to_text(&self) -> String {
        Self::to_text(self)
    }

    fn to_position_file(&self) -> Result<String, Refusal> {
        let form = G::SPEC.save_in.as_ref().ok_or_else(|| Refusal::bad(Notice::NoPositionFile))?;
        (form.write)(self.position())
            .ok_or_else(|| Refusal::bad(Notice::PositionFileCannot { file: POSITION_FILE }))
    }

    fn to_record(&self) -> Result<Record, Refusal> {
        let refused = |why| Refusal::bad(Notice::Request { why });
        let notation = G::SPEC.notations.first().ok_or_else(|| Refusal::bad(Notice::Nothing))?;
        let moves = self.all_moves().into_iter().map(WrittenMove::new).collect();
        let players = self.players.each_ref().map(ToString::to_string);
        let game = WrittenGame { players, moves, ..WrittenGame::at(self.start().clone()) };
        let mut text = Vec::new();
        (notation.write)(&game.replay(notation.has_passes), &mut text).map_err(refused)?;
        let ending = notation.endings.first().copied().unwrap_or("txt");
        Ok(Record { ending, text: String::from_utf8_lossy(&text).into_owned() })
    }

    fn act(&mut self, action: &Action) -> Result<(), Refusal> {
        Self::act(self, action)
    }

    fn player_settings(&self) -> PlayerSettings {
        PlayerSettings { players: self.players.clone(), milliseconds: self.milliseconds, help: self.help }
    }

    fn set_player_settings(&mut self, PlayerSettings { players, milliseconds, help }: PlayerSettings) {
        (self.milliseconds, self.help) = (milliseconds, help);
        // A program that cannot play this game leaves its seat to a person.
        let _ = self.set_players(players);
    }

    fn edited(&self, rows: &[String], to_move: Color) -> Result<BoxedGame, Refusal> {
        let cells: Option<Vec<Cell>> = rows.concat().chars().map(Cell::of_letter).collect();
        let cells = cells.ok_or_else(|| Refusal::bad(Notice::EditLetters))?;
        if rows.len() != G::SIZE || cells.len() != G::SIZE * G::SIZE {
            return Err(Refusal::bad(Notice::EditRows { size: G::SIZE }));
        }
        if !G::SPEC.has_walls && cells.contains(&Cell::Wall) {
            return Err(Refusal::bad(Notice::NoWalls));
        }
        let start = G::with_cells(&cells, to_move, self.variant()?);
        let start = start.ok_or_else(|| Refusal::bad(Notice::EditLetters))?;
        let mut next = Self::at(start, &self.engines);
        next.set_player_settings(self.player_settings());
        Ok(Box::new(next))
    }

    fn moves(&self) -> Vec<String> {
        self.all_moves()
    }

    fn reviewing(&self, known: usize, care: Care) -> Reviewing {
        Self::reviewing(self, known, care)
    }

    fn explored(&self, ply: usize, moves: &[String]) -> Result<BoxedGame, Refusal> {
        Ok(Box::new(Self::explored(self, ply, moves)?))
    }

    fn judging(&self, care: Care) -> Judging {
        Self::judging(self, care)
    }

    fn job(&self) -> Option<Job> {
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
