use super::action::{Action, Help, MAX_MILLISECONDS, NewGame, SidePlayer};
use super::engines::Engines;
use super::message::{Message, MessageKind};
use super::request_error::RequestError;
use games_engine::description::spec::Described;
use games_engine::game::board_game::Variant;
use games_engine::game::rules::History;
use games_engine::search::player::MAX_LEVEL;
use gocheck_text::{InLanguage, Phrase};
use std::fmt::Display;
use std::sync::Arc;

/// A game being played, without clocks, threads or files.
///
/// Undone moves are kept until another one is played. A side that can only pass does so at once.
pub struct PlayedGame<G: Described> {
    pub(super) history: History<G>,
    /// The undone moves, the next one last.
    pub(super) undone: Vec<G::Move>,
    /// The players of black and white.
    pub(super) players: [SidePlayer; 2],
    pub(super) milliseconds: u64,
    pub(super) is_paused: bool,
    /// Whether the computer makes one move although it is paused.
    pub(super) is_stepping: bool,
    pub(super) is_hint_asked: bool,
    pub(super) help: Help,
    /// The error of the computer's last move.
    pub(super) trouble: Option<Message>,
    pub(super) engines: Arc<Engines>,
}

impl<G: Described> PlayedGame<G> {
    /// A new game.
    ///
    /// # Errors
    /// If the board, the rules or a player do not exist.
    pub fn new(settings: &NewGame, engines: &Arc<Engines>) -> Result<Self, RequestError> {
        let variant = match settings.rules.as_deref() {
            Some(rules) => variant(rules).map_err(RequestError::invalid)?,
            None => G::SPEC.usual(),
        };
        let board = settings.board.as_deref().map(str::trim).filter(|board| !board.is_empty());
        let start = match board {
            Some(board) => read_start(board, variant).map_err(RequestError::invalid)?,
            None => (variant.start)(),
        };
        let mut played = Self::at(start, engines);
        played.set_players([settings.black.clone(), settings.white.clone()])?;
        played.set_time(settings.milliseconds)?;
        Ok(played)
    }

    /// A game between two people that begins at `start`.
    pub(super) fn at(start: G, engines: &Arc<Engines>) -> Self {
        let mut played = Self {
            history: History::new(start),
            undone: Vec::new(),
            players: [SidePlayer::Human, SidePlayer::Human],
            milliseconds: 1000,
            is_paused: false,
            is_stepping: false,
            is_hint_asked: false,
            help: Help::Off,
            trouble: None,
            engines: Arc::clone(engines),
        };
        played.pass_where_forced();
        played
    }

    pub(super) fn act(&mut self, action: &Action) -> Result<(), RequestError> {
        match action {
            Action::Play { mv } => self.play_human(mv)?,
            Action::Undo {} => self.undo()?,
            Action::Redo {} => self.redo()?,
            Action::Goto { ply } => self.go_to(*ply)?,
            Action::Hint {} => return self.ask_hint(),
            Action::Players { black, white } => {
                self.set_players([black.clone(), white.clone()])?;
                // A player who replaces a failed one plays on. Undone moves are not overwritten without a request.
                let waits = self.is_paused && self.trouble.is_none() || !self.undone.is_empty();
                self.is_paused = waits && !self.has_human();
            }
            Action::Time { milliseconds } => self.set_time(*milliseconds)?,
            Action::Pause { on } => {
                self.is_paused = *on;
                // Against a human, resuming at an earlier position makes the computer move from there.
                self.is_stepping = !on && self.has_human();
            }
            Action::Step {} => self.step()?,
            Action::Help { show } => self.help = *show,
        }
        self.trouble = None;
        self.is_hint_asked = false;
        Ok(())
    }

    pub(super) const fn position(&self) -> &G {
        self.history.position()
    }

    /// The position that the game began with.
    pub(super) fn start(&self) -> &G {
        self.history.start()
    }

    pub(super) fn variant(&self) -> Result<&'static Variant<G>, RequestError> {
        variant(self.position().rule_set()).map_err(RequestError::invalid)
    }

    /// Returns true if there are no legal moves.
    pub(super) fn is_over(&self) -> bool {
        self.history.legal_moves().is_empty()
    }

    pub(super) fn player_to_move(&self) -> &SidePlayer {
        &self.players[self.position().to_move() as usize]
    }

    /// Whether the computer should move now. At an earlier position it only moves if asked. If only computers play, going
    /// back pauses them, and they can be resumed there.
    pub(super) fn computer_may_move(&self) -> bool {
        let is_present = self.undone.is_empty() || !self.has_human();
        let is_free = self.is_stepping || !self.is_paused && is_present;
        is_free && *self.player_to_move() != SidePlayer::Human && !self.is_over()
    }

    /// The computer's move, which `text` names.
    pub(super) fn play_computer(&mut self, text: &str) -> Result<(), RequestError> {
        self.is_stepping = false;
        self.is_hint_asked = false;
        self.play(text)
    }

    /// The computer has failed: it is paused until the user decides.
    pub(super) fn computer_failed(&mut self, trouble: Message) {
        self.trouble = Some(trouble);
        self.is_paused = true;
        self.is_stepping = false;
    }

    fn play_human(&mut self, text: &str) -> Result<(), RequestError> {
        if self.is_over() {
            return Err(RequestError::conflict(MessageKind::GameOver));
        }
        if *self.player_to_move() != SidePlayer::Human {
            return Err(RequestError::conflict(MessageKind::ComputersTurn));
        }
        self.play(text)
    }

    fn play(&mut self, text: &str) -> Result<(), RequestError> {
        let mv: G::Move =
            text.parse().map_err(|_| RequestError::invalid(MessageKind::NoMove { mv: shortened(text) }))?;
        self.history.play(mv).map_err(|error| RequestError::conflict(illegal(mv, &error)))?;
        // The undone move is played again: those after it stay.
        if self.undone.last() == Some(&mv) {
            self.undone.pop();
        } else {
            self.undone.clear();
        }
        self.pass_where_forced();
        Ok(())
    }

    /// Plays the moves of a text, with or without passes.
    pub(super) fn play_all(&mut self, text: &str) -> Result<(), MessageKind> {
        let words = text.split_whitespace().filter(|word| !word.ends_with('.'));
        for (index, word) in words.flat_map(G::split_moves).enumerate() {
            let fault =
                |what: MessageKind| MessageKind::Move { number: index + 1, what: Box::new(what.into()) };
            let mv: G::Move = word.parse().map_err(|_| fault(MessageKind::NoMove { mv: shortened(word) }))?;
            if Some(mv) == G::PASS && self.history.last_move() == G::PASS {
                continue;
            }
            self.history.play(mv).map_err(|error| fault(illegal(mv, &error)))?;
            self.pass_where_forced();
        }
        Ok(())
    }

    fn pass_where_forced(&mut self) {
        let Some(pass) = G::PASS else { return };
        while !self.is_over() && self.position().must_pass() && self.history.play(pass).is_ok() {
            if self.undone.last() == Some(&pass) {
                self.undone.pop();
            }
        }
    }

    fn has_human(&self) -> bool {
        self.players.contains(&SidePlayer::Human)
    }

    /// Whether undo and redo stop here: where a human has to choose, or anywhere if only computers play.
    fn is_stop(&self) -> bool {
        !self.position().must_pass()
            && (!self.has_human() || *self.player_to_move() == SidePlayer::Human || self.is_over())
    }

    fn undo(&mut self) -> Result<(), RequestError> {
        if self.history.earlier().is_empty() {
            return Err(RequestError::conflict(MessageKind::AtStart));
        }
        loop {
            self.rewind(self.history.earlier().len().saturating_sub(1));
            if self.history.earlier().is_empty() || self.is_stop() {
                break;
            }
        }
        self.wait_in_the_past();
        // If only moves of the computer were undone, it plays again.
        self.is_stepping = self.has_human() && !self.is_paused && self.undid_only_computers();
        Ok(())
    }

    fn undid_only_computers(&self) -> bool {
        let mut position = self.position().clone();
        self.undone.iter().rev().all(|&mv| {
            let is_computers = self.players[position.to_move() as usize] != SidePlayer::Human;
            position = position.play_unchecked(mv);
            is_computers
        })
    }

    fn redo(&mut self) -> Result<(), RequestError> {
        if self.undone.is_empty() {
            return Err(RequestError::conflict(MessageKind::NothingToRedo));
        }
        while self.forward() && !self.is_stop() {}
        self.wait_in_the_past();
        Ok(())
    }

    fn go_to(&mut self, ply: usize) -> Result<(), RequestError> {
        let most = self.history.earlier().len() + self.undone.len();
        if ply > most {
            return Err(RequestError::conflict(MessageKind::TooFar { moves: most }));
        }
        if ply < self.history.earlier().len() {
            self.rewind(ply);
        }
        while self.history.earlier().len() < ply && self.forward() {}
        self.wait_in_the_past();
        Ok(())
    }

    /// Pauses the game if only computers play.
    fn wait_in_the_past(&mut self) {
        self.is_stepping = false;
        self.is_paused |= !self.has_human();
    }

    /// Undoes all moves after the first `ply`.
    fn rewind(&mut self, ply: usize) {
        let moves: Vec<G::Move> = self.history.moves().collect();
        self.history.rewind(ply);
        self.undone.extend(moves[ply..].iter().rev());
    }

    /// Plays the last undone move again. Returns false if there is none.
    fn forward(&mut self) -> bool {
        self.undone.pop().is_some_and(|mv| self.history.play_repeating(mv).is_ok())
    }

    fn ask_hint(&mut self) -> Result<(), RequestError> {
        if self.is_over() {
            return Err(RequestError::conflict(MessageKind::GameOver));
        }
        if self.computer_may_move() {
            return Err(RequestError::conflict(MessageKind::ComputersTurn));
        }
        self.is_hint_asked = true;
        Ok(())
    }

    fn step(&mut self) -> Result<(), RequestError> {
        if self.is_over() {
            return Err(RequestError::conflict(MessageKind::GameOver));
        }
        if *self.player_to_move() == SidePlayer::Human {
            return Err(RequestError::conflict(MessageKind::NotComputersTurn));
        }
        self.is_stepping = true;
        Ok(())
    }

    pub(super) fn set_time(&mut self, milliseconds: u64) -> Result<(), RequestError> {
        if !(1..=MAX_MILLISECONDS).contains(&milliseconds) {
            return Err(RequestError::invalid(MessageKind::NoTime { most: MAX_MILLISECONDS }));
        }
        self.milliseconds = milliseconds;
        Ok(())
    }

    pub(super) fn set_players(&mut self, players: [SidePlayer; 2]) -> Result<(), RequestError> {
        for player in &players {
            match player {
                SidePlayer::Human => {}
                SidePlayer::Level(level) if (1..=MAX_LEVEL).contains(level) => {}
                SidePlayer::Level(_) => {
                    return Err(RequestError::invalid(MessageKind::NoLevel { most: MAX_LEVEL }));
                }
                SidePlayer::Engine(name) => self.engine_fits(name)?,
            }
        }
        self.players = players;
        self.is_stepping = false;
        Ok(())
    }

    fn engine_fits(&self, name: &str) -> Result<(), RequestError> {
        let engine = self
            .engines
            .of::<G>()
            .find(|engine| engine.name == name)
            .ok_or_else(|| RequestError::invalid(MessageKind::NoEngine { name: shortened(name) }))?;
        let cannot = |why| RequestError::invalid(MessageKind::EngineCannot { name: name.to_owned(), why });
        engine.can_begin_at(self.start()).map_err(cannot)
    }
}

/// The variant with this name, or the first one with this rule set.
pub(super) fn variant<G: Described>(name: &str) -> Result<&'static Variant<G>, MessageKind> {
    G::SPEC.variant(name).map_err(|_| MessageKind::NoRules { known: G::SPEC.rule_sets().join(", ") })
}

/// Reads the name of a board, or a position.
pub(super) fn read_start<G: Described>(text: &str, variant: &Variant<G>) -> Result<G, MessageKind> {
    match G::SPEC.board(text.trim(), variant) {
        Some(board) => Ok(board),
        None => G::read(text, variant).map_err(|fault| MessageKind::position(G::NAME, fault)),
    }
}

fn illegal(mv: impl Display, why: &impl InLanguage) -> MessageKind {
    MessageKind::Illegal { mv: mv.to_string(), why: Phrase::of(why) }
}

/// The start of a text, to be quoted in a message.
fn shortened(text: &str) -> String {
    text.chars().take(20).collect()
}
