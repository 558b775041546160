//! Botzone: how its games are written in numbers, and the two forms in which bots get them.
//!
//! A bot is given all requests (what the other side did, or that it begins) and its own responses
//! so far, and answers with its next response. Kept running, it is given one request after the
//! other.

mod ataxx;
mod json;
mod judge;
mod reversi;
mod simple;
mod wire;

pub use json::json;
pub use judge::{JudgeError, judge, verdict};
pub use simple::simple;
pub use wire::{numbers_of_json, numbers_to_json};

use super::ProtocolError;
use crate::game::{Game, History};
use crate::search::{Limits, Player};
use std::io::Write;
use std::time::{Duration, Instant};

/// The line that asks Botzone to keep the bot running.
pub const KEEP_RUNNING: &str = ">>>BOTZONE_REQUEST_KEEP_RUNNING<<<";

/// A game as Botzone writes it.
pub trait BotzoneGame: Game {
    /// The numbers of a move, in the order of the simple form.
    const FIELDS: &'static [&'static str];

    /// The first position.
    fn start() -> Self;

    /// The move that `numbers` mean, as many as there are [`BotzoneGame::FIELDS`].
    ///
    /// # Errors
    /// When they mean none. Whether it is legal is for [`Game::play`] to say.
    fn read_move(&self, numbers: &[i64]) -> Result<Self::Move, Self::Illegal>;

    /// The numbers of a legal move.
    fn write_move(&self, mv: Self::Move) -> Vec<i64>;
}

/// How a bot runs.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    /// How long an answer may take.
    pub time: Duration,
    /// Whether it asks to be kept running.
    pub keep_running: bool,
}

/// A bot's side of a game.
struct Seat<'a, G: BotzoneGame> {
    game: History<G>,
    player: &'a mut dyn Player<G>,
    settings: Settings,
}

impl<'a, G: BotzoneGame> Seat<'a, G> {
    fn new(player: &'a mut dyn Player<G>, settings: Settings) -> Self {
        Self { game: History::new(G::start()), player, settings }
    }

    /// Takes in a request or a response. A request of -1 alone says that this side begins.
    fn take(&mut self, numbers: &[i64]) -> Result<(), String> {
        if self.game.earlier().is_empty() && numbers.iter().all(|&number| number == -1) {
            return Ok(());
        }
        let mv = self.game.position().read_move(numbers).map_err(|error| error.to_string())?;
        self.game.play(mv).map_err(|error| error.to_string())
    }

    /// Chooses and plays a move and gives its numbers, all -1 where there is none.
    fn answer(&mut self, arrival: Instant) -> Vec<i64> {
        let limits = Limits::answer_within(arrival, self.settings.time);
        let position = self.game.position();
        let Some(mv) = self.player.choose(&self.game, limits, &mut |_| {}) else {
            return vec![-1; G::FIELDS.len()];
        };
        let numbers = position.write_move(mv);
        // A player gives legal moves; if not, the next request says what is wrong.
        let _ = self.game.play(mv);
        numbers
    }

    /// Ends the output of one turn.
    fn end_turn(&self, output: &mut impl Write) -> Result<(), ProtocolError> {
        if self.settings.keep_running {
            writeln!(output, "{KEEP_RUNNING}")?;
        }
        Ok(output.flush()?)
    }
}
