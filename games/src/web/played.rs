use super::action::{Action, Help, MAX_MILLISECONDS, NewGame, SidePlayer};
use super::engines::Engines;
use super::notice::{Message, Notice};
use super::refusal::Refusal;
use crate::description::spec::Described;
use crate::game::board_game::Variant;
use crate::game::rules::History;
use crate::search::player::MAX_LEVEL;
use std::fmt::Display;
use std::sync::Arc;

/// A game being played, without clocks, threads or files.
///
/// Moves that were taken back are kept until another is played. A side that can only pass does so at
/// once.
pub struct PlayedGame<G: Described> {
    pub(super) history: History<G>,
    /// The moves that were taken back, the next one last.
    pub(super) undone: Vec<G::Move>,
    /// Who plays black and white.
    pub(super) players: [SidePlayer; 2],
    pub(super) milliseconds: u64,
    pub(super) is_paused: bool,
    /// The computer is to make one move although it is paused.
    pub(super) is_stepping: bool,
    pub(super) is_hint_asked: bool,
    pub(super) help: Help,
    /// What went wrong with the computer's move.
    pub(super) trouble: Option<Message>,
    pub(super) engines: Arc<Engines>,
}

impl<G: Described> PlayedGame<G> {
    /// A new game.
    ///
    /// # Errors
    /// When the board, the rules or a player do not exist.
    pub fn new(settings: &NewGame, engines: &Arc<Engines>) -> Result<Self, Refusal> {
        let variant = match settings.rules.as_deref() {
            Some(rules) => variant(rules).map_err(Refusal::bad)?,
            None => G::SPEC.usual(),
        };
        let board = settings.board.as_deref().map(str::trim).filter(|board| !board.is_empty());
        let start = match board {
            Some(board) => read_start(board, variant).map_err(Refusal::bad)?,
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

    /// Does what is asked.
    pub(super) fn act(&mut self, action: &Action) -> Result<(), Refusal> {
        match action {
            Action::Play { mv } => self.play_human(mv)?,
            Action::Undo {} => self.undo()?,
            Action::Redo {} => self.redo()?,
            Action::Goto { ply } => self.go_to(*ply)?,
            Action::Hint {} => return self.ask_hint(),
            Action::Players { black, white } => {
                self.set_players([black.clone(), white.clone()])?;
                // A player who replaces a failed one plays on. Moves that were taken back are not overwritten without a request.
                let waits = self.is_paused && self.trouble.is_none() || !self.undone.is_empty();
                self.is_paused = waits && !self.has_human();
            }
            Action::Time { milliseconds } => self.set_time(*milliseconds)?,
            Action::Pause { on } => {
                self.is_paused = *on;
                // Beside a person it waits in the past, too: let go on, it moves from there.
                self.is_stepping = !on && self.has_human();
            }
            Action::Step {} => self.step()?,
            Action::Help { show } => self.help = *show,
        }
        self.trouble = None;
        self.is_hint_asked = false;
        Ok(())
    }

    /// The position on the board.
    pub(super) const fn position(&self) -> &G {
        self.history.position()
    }

    /// The position that the game began with.
    pub(super) fn start(&self) -> &G {
        self.history.start()
    }

    /// How the game is played.
    pub(super) fn variant(&self) -> Result<&'static Variant<G>, Refusal> {
        variant(self.position().rule_set()).map_err(Refusal::bad)
    }

    /// Whether no move can be made any more.
    pub(super) fn is_over(&self) -> bool {
        self.history.legal_moves().is_empty()
    }

    /// Who plays the side to move.
    pub(super) fn player_to_move(&self) -> &SidePlayer {
        &self.players[self.position().to_move() as usize]
    }

    /// Whether it is the computer's turn and it may use it. It does not move in the past, unless asked: where only
    /// computers play, looking back pauses them, and they go on from there.
    pub(super) fn computer_may_move(&self) -> bool {
        let is_present = self.undone.is_empty() || !self.has_human();
        let is_free = self.is_stepping || !self.is_paused && is_present;
        is_free && *self.player_to_move() != SidePlayer::Human && !self.is_over()
    }

    /// The computer's move, which `text` names.
    pub(super) fn play_computer(&mut self, text: &str) -> Result<(), Refusal> {
        self.is_stepping = false;
        self.is_hint_asked = false;
        self.play(text)
    }

    /// The computer has no move to give: it is paused until someone says what now.
    pub(super) fn computer_failed(&mut self, trouble: Message) {
        self.trouble = Some(trouble);
        self.is_paused = true;
        self.is_stepping = false;
    }

    fn play_human(&mut self, text: &str) -> Result<(), Refusal> {
        if self.is_over() {
            return Err(Refusal::late(Notice::GameOver));
        }
        if *self.player_to_move() != SidePlayer::Human {
            return Err(Refusal::late(Notice::ComputersTurn));
        }
        self.play(text)
    }

    fn play(&mut self, text: &str) -> Result<(), Refusal> {
        let mv: G::Move = text.parse().map_err(|_| Refusal::bad(Notice::NoMove { mv: shortened(text) }))?;
        self.history.play(mv).map_err(|error| Refusal::late(illegal(mv, error)))?;
        // The move that was taken back is made again: those after it stay.
        if self.undone.last() == Some(&mv) {
            self.undone.pop();
        } else {
            self.undone.clear();
        }
        self.pass_where_forced();
        Ok(())
    }

    /// Plays moves of a text, with or without the passes.
    pub(super) fn play_all(&mut self, text: &str) -> Result<(), Notice> {
        let words = text.split_whitespace().filter(|word| !word.ends_with('.'));
        for (index, word) in words.flat_map(G::split_moves).enumerate() {
            let fault = |what: Notice| Notice::Move { number: index + 1, what: Box::new(what.into()) };
            let mv: G::Move = word.parse().map_err(|_| fault(Notice::NoMove { mv: shortened(word) }))?;
            if Some(mv) == G::PASS && self.history.last_move() == G::PASS {
                continue;
            }
            self.history.play(mv).map_err(|error| fault(illegal(mv, error)))?;
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

    /// Whether undo and redo stop here: where a person chose, or anywhere when none plays.
    fn is_stop(&self) -> bool {
        !self.position().must_pass()
            && (!self.has_human() || *self.player_to_move() == SidePlayer::Human || self.is_over())
    }

    fn undo(&mut self) -> Result<(), Refusal> {
        if self.history.earlier().is_empty() {
            return Err(Refusal::late(Notice::AtStart));
        }
        loop {
            self.rewind(self.history.earlier().len().saturating_sub(1));
            if self.history.earlier().is_empty() || self.is_stop() {
                break;
            }
        }
        self.wait_in_the_past();
        // The computer's own beginning, taken back, is asked for anew.
        self.is_stepping = self.has_human() && !self.is_paused && self.took_back_computers_alone();
        Ok(())
    }

    fn took_back_computers_alone(&self) -> bool {
        let mut position = self.position().clone();
        self.undone.iter().rev().all(|&mv| {
            let is_computers = self.players[position.to_move() as usize] != SidePlayer::Human;
            position = position.play_unchecked(mv);
            is_computers
        })
    }

    fn redo(&mut self) -> Result<(), Refusal> {
        if self.undone.is_empty() {
            return Err(Refusal::late(Notice::NothingTakenBack));
        }
        while self.forward() && !self.is_stop() {}
        self.wait_in_the_past();
        Ok(())
    }

    fn go_to(&mut self, ply: usize) -> Result<(), Refusal> {
        let most = self.history.earlier().len() + self.undone.len();
        if ply > most {
            return Err(Refusal::late(Notice::TooFar { moves: most }));
        }
        if ply < self.history.earlier().len() {
            self.rewind(ply);
        }
        while self.history.earlier().len() < ply && self.forward() {}
        self.wait_in_the_past();
        Ok(())
    }

    /// Where only computers play, looking back pauses them.
    fn wait_in_the_past(&mut self) {
        self.is_stepping = false;
        self.is_paused |= !self.has_human();
    }

    /// Takes back all moves but the first `ply`.
    fn rewind(&mut self, ply: usize) {
        let moves: Vec<G::Move> = self.history.moves().collect();
        self.history.rewind(ply);
        self.undone.extend(moves[ply..].iter().rev());
    }

    /// Makes the move that was taken back last; says whether there was one.
    fn forward(&mut self) -> bool {
        self.undone.pop().is_some_and(|mv| self.history.play_repeating(mv).is_ok())
    }

    fn ask_hint(&mut self) -> Result<(), Refusal> {
        if self.is_over() {
            return Err(Refusal::late(Notice::GameOver));
        }
        if self.computer_may_move() {
            return Err(Refusal::late(Notice::ComputersTurn));
        }
        self.is_hint_asked = true;
        Ok(())
    }

    fn step(&mut self) -> Result<(), Refusal> {
        if self.is_over() {
            return Err(Refusal::late(Notice::GameOver));
        }
        if *self.player_to_move() == SidePlayer::Human {
            return Err(Refusal::late(Notice::NotComputersTurn));
        }
        self.is_stepping = true;
        Ok(())
    }

    pub(super) fn set_time(&mut self, milliseconds: u64) -> Result<(), Refusal> {
        if !(1..=MAX_MILLISECONDS).contains(&milliseconds) {
            return Err(Refusal::bad(Notice::NoTime { most: MAX_MILLISECONDS }));
        }
        self.milliseconds = milliseconds;
        Ok(())
    }

    pub(super) fn set_players(&mut self, players: [SidePlayer; 2]) -> Result<(), Refusal> {
        for player in &players {
            match player {
                SidePlayer::Human => {}
                SidePlayer::Level(level) if (1..=MAX_LEVEL).contains(level) => {}
                SidePlayer::Level(_) => {
                    return Err(Refusal::bad(Notice::NoLevel { most: MAX_LEVEL }));
                }
                SidePlayer::Engine(name) => self.engine_fits(name)?,
            }
        }
        self.players = players;
        self.is_stepping = false;
        Ok(())
    }

    fn engine_fits(&self, name: &str) -> Result<(), Refusal> {
        let engine = self
            .engines
            .of::<G>()
            .find(|engine| engine.name == name)
            .ok_or_else(|| Refusal::bad(Notice::NoEngine { name: shortened(name) }))?;
        let cannot = |why| Refusal::bad(Notice::EngineCannot { name: name.to_owned(), why });
        engine.can_begin_at(self.start()).map_err(cannot)
    }
}

/// The way to play with this name, or the first of the rule set with this name.
pub(super) fn variant<G: Described>(name: &str) -> Result<&'static Variant<G>, Notice> {
    G::SPEC.variant(name).map_err(|_| Notice::NoRules { known: G::SPEC.rule_sets().join(", ") })
}

/// The position that a line of text means: the name of a board, or a position.
pub(super) fn read_start<G: Described>(text: &str, variant: &Variant<G>) -> Result<G, Notice> {
    match G::SPEC.board(text.trim(), variant) {
        Some(board) => Ok(board),
        None => G::read(text, variant).map_err(|fault| Notice::position(G::NAME, fault)),
    }
}

fn illegal(mv: impl Display, why: impl Display) -> Notice {
    Notice::Illegal { mv: mv.to_string(), why: why.to_string() }
}

/// As much of what was sent as a message shows.
fn shortened(text: &str) -> String {
    text.chars().take(20).collect()
}
