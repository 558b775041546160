use super::action::{Action, Help, SidePlayer};
use super::analysis::Job;
use super::game_info::POSITION_FILE;
use super::message::{Message, MessageKind};
use super::played::PlayedGame;
use super::request_error::RequestError;
use super::review::{Judging, Reviewing};
use super::view::View;
use games_engine::description::board::BoardInfo;
use games_engine::description::spec::Described;
use games_engine::game::cell::Cell;
use games_engine::notation::written::{WrittenGame, WrittenMove};
use games_engine::review::effort::EffortLevel;
use gocheck_board::Color;
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
    /// The time per move if only computers play.
    pub(super) fn time_of_computers(&self) -> Option<Duration> {
        (!self.players.contains(&SidePlayer::Human)).then(|| Duration::from_millis(self.milliseconds))
    }
}

/// A game record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordFile {
    /// The extension of the file, without the dot.
    pub ending: &'static str,
    /// Its contents.
    pub text: String,
}

/// The operations of the server on a game, whatever its type.
pub trait AnyGame: Send {
    /// The game as the page draws it.
    fn view(&self) -> View;

    /// The game as text.
    fn to_text(&self) -> String;

    /// Writes the position as a file of the game's own format.
    ///
    /// # Errors
    /// If the format cannot represent it.
    fn to_position_file(&self) -> Result<String, RequestError>;

    /// The game as a record.
    ///
    /// # Errors
    /// If the notation cannot represent it.
    fn to_record(&self) -> Result<RecordFile, RequestError>;

    /// Carries out a request.
    ///
    /// # Errors
    /// If it is not possible; then nothing has changed.
    fn act(&mut self, action: &Action) -> Result<(), RequestError>;

    /// The players, to be used in another game.
    fn player_settings(&self) -> PlayerSettings;

    /// Uses the players of another game, if they can play this one.
    fn set_player_settings(&mut self, player_settings: PlayerSettings);

    /// A game of the same kind from an edited board: rows from the top, of the letters of cells.
    ///
    /// # Errors
    /// If the board is not valid.
    fn edited(&self, rows: &[String], to_move: Color) -> Result<BoxedGame, RequestError>;

    /// All moves, including undone ones.
    fn moves(&self) -> Vec<String>;

    /// A job that reviews the game after the first `known` moves.
    fn reviewing(&self, known: usize, effort: EffortLevel) -> Reviewing;

    /// A variation: the first `ply` moves of this game, followed by others.
    ///
    /// # Errors
    /// If the game has fewer moves, or one of the others is illegal.
    fn explored(&self, ply: usize, moves: &[String]) -> Result<BoxedGame, RequestError>;

    /// Returns a job that judges the last move.
    fn judging(&self, effort: EffortLevel) -> Judging;

    /// Returns the search that is due, if any.
    fn job(&self) -> Option<Job>;

    /// Plays the computer's move.
    ///
    /// # Errors
    /// If it is illegal; then nothing has changed.
    fn play_computer(&mut self, mv: &str) -> Result<(), RequestError>;

    /// Reports that the computer has no move, and why.
    fn computer_failed(&mut self, why: Message);

    /// Marks the requested hint as given.
    fn hint_given(&mut self);
}

impl<G: Described> AnyGame for PlayedGame<G> {
    fn view(&self) -> View {
        Self::view(self)
    }

    fn to_text(&self) -> String {
        Self::to_text(self)
    }

    fn to_position_file(&self) -> Result<String, RequestError> {
        let form =
            G::SPEC.save_in.as_ref().ok_or_else(|| RequestError::invalid(MessageKind::NoPositionFile))?;
        (form.write)(self.position())
            .ok_or_else(|| RequestError::invalid(MessageKind::PositionFileCannot { file: POSITION_FILE }))
    }

    fn to_record(&self) -> Result<RecordFile, RequestError> {
        let invalid = |why| RequestError::invalid(MessageKind::Request { why });
        let notation =
            G::SPEC.notations.first().ok_or_else(|| RequestError::invalid(MessageKind::NotFound))?;
        let moves = self.all_moves().into_iter().map(WrittenMove::new).collect();
        let players = self.players.each_ref().map(ToString::to_string);
        let game = WrittenGame { players, moves, ..WrittenGame::at(self.start().clone()) };
        let mut text = Vec::new();
        (notation.write)(&game.replay(notation.has_passes), &mut text).map_err(invalid)?;
        let ending = notation.endings.first().copied().unwrap_or("txt");
        Ok(RecordFile { ending, text: String::from_utf8_lossy(&text).into_owned() })
    }

    fn act(&mut self, action: &Action) -> Result<(), RequestError> {
        Self::act(self, action)
    }

    fn player_settings(&self) -> PlayerSettings {
        PlayerSettings { players: self.players.clone(), milliseconds: self.milliseconds, help: self.help }
    }

    fn set_player_settings(&mut self, PlayerSettings { players, milliseconds, help }: PlayerSettings) {
        (self.milliseconds, self.help) = (milliseconds, help);
        // A program that cannot play this game is replaced by a human.
        let _ = self.set_players(players);
    }

    fn edited(&self, rows: &[String], to_move: Color) -> Result<BoxedGame, RequestError> {
        let wrong_letters = || {
            let letters: Vec<String> = BoardInfo::of::<G>().letters().map(String::from).collect();
            RequestError::invalid(MessageKind::BoardLetters { letters: letters.join(" ") })
        };
        let cells: Option<Vec<Cell>> = rows.concat().chars().map(G::cell_of).collect();
        let cells = cells.ok_or_else(wrong_letters)?;
        let (columns, height) = (G::GRID.columns(), G::GRID.rows());
        if rows.len() != height || rows.iter().any(|row| row.chars().count() != columns) {
            return Err(RequestError::invalid(MessageKind::BoardRows { rows: height, columns }));
        }
        if !G::SPEC.has_walls && cells.contains(&Cell::Wall) {
            return Err(RequestError::invalid(MessageKind::NoWalls));
        }
        let start = G::with_cells(&cells, to_move, self.variant()?);
        let start = start.ok_or_else(|| RequestError::invalid(MessageKind::BoardImpossible))?;
        let mut next = Self::at(start, &self.engines);
        if let Some(end) = next.view().end {
            let why = Box::new(end.reason);
            return Err(RequestError::invalid(MessageKind::BoardOver { game: G::NAME, why }));
        }
        next.set_player_settings(self.player_settings());
        Ok(Box::new(next))
    }

    fn moves(&self) -> Vec<String> {
        self.all_moves()
    }

    fn reviewing(&self, known: usize, effort: EffortLevel) -> Reviewing {
        Self::reviewing(self, known, effort)
    }

    fn explored(&self, ply: usize, moves: &[String]) -> Result<BoxedGame, RequestError> {
        Ok(Box::new(Self::explored(self, ply, moves)?))
    }

    fn judging(&self, effort: EffortLevel) -> Judging {
        Self::judging(self, effort)
    }

    fn job(&self) -> Option<Job> {
        self.next_job()
    }

    fn play_computer(&mut self, mv: &str) -> Result<(), RequestError> {
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
