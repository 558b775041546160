use super::notation::{BotzoneNotation, KEEP_RUNNING};
use crate::game::rules::{Game, History};
use crate::protocol::error::ProtocolError;
use crate::search::limits::SearchLimits;
use crate::search::player::Player;
use std::io::Write;
use std::time::{Duration, Instant};

/// The time that Botzone allows for an answer.
pub const TIME: Duration = Duration::from_secs(1);

/// A bot's side of a game.
pub(super) struct BotzoneSide<G: Game> {
    pub(super) notation: &'static BotzoneNotation<G>,
    pub(super) game: History<G>,
    pub(super) player: Box<dyn Player<G>>,
    pub(super) time: Duration,
    pub(super) keep_running: bool,
    /// Whether this process has answered before.
    pub(super) has_answered: bool,
}

impl<G: Game> BotzoneSide<G> {
    /// Plays the move of a request or a response. In the first request, -1 means that this side begins.
    pub(super) fn take(&mut self, numbers: &[i64]) -> Result<(), String> {
        if self.game.earlier().is_empty() && numbers.iter().all(|&number| number == -1) {
            return Ok(());
        }
        let mv = (self.notation.read)(self.game.position(), numbers).map_err(|error| error.to_string())?;
        self.game.play(mv).map_err(|error| error.to_string())
    }

    /// Chooses and plays a move and returns its numbers, or -1 for all fields if there is no move.
    pub(super) fn answer(&mut self, arrival: Instant) -> Vec<i64> {
        let limits = if self.has_answered {
            SearchLimits::for_move(arrival, self.time)
        } else {
            SearchLimits::for_first_move(arrival, self.time)
        };
        self.has_answered = true;
        let position = self.game.position();
        let Some(mv) = self.player.choose(&self.game, limits, &mut |_| {}) else {
            return vec![-1; self.notation.fields.len()];
        };
        let numbers = (self.notation.write)(position, mv);
        // A player chooses legal moves; otherwise the next request fails.
        let _ = self.game.play(mv);
        numbers
    }

    /// Ends the output of one turn.
    pub(super) fn end_turn(&self, output: &mut dyn Write) -> Result<(), ProtocolError> {
        if self.keep_running {
            writeln!(output, "{KEEP_RUNNING}")?;
        }
        Ok(output.flush()?)
    }
}
