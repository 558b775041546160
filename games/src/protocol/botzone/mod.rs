//! Botzone: how its games are written in numbers, and the two forms in which bots get them.
//!
//! A bot is given all requests (what the other side did, or that it begins) and its own responses
//! so far, and answers with its next response. Kept running, it is given one request after the
//! other.

mod json;
pub mod jsoncpp;
mod referee;
mod simple;
mod wire;

pub use referee::BotzoneReferee;
pub(crate) use wire::sorted;

use super::{BotSetup, ProtocolError};
use crate::game::{BoardGame, Game, History};
use crate::search::{Player, SearchLimits, Searchable};
use std::io::Write;
use std::time::{Duration, Instant};

/// The line that asks Botzone to keep the bot running.
const KEEP_RUNNING: &str = ">>>BOTZONE_REQUEST_KEEP_RUNNING<<<";

/// How Botzone writes a game.
#[derive(Debug)]
pub struct BotzoneNotation<G: Game> {
    /// The numbers of a move, in the order of the simple form.
    pub fields: &'static [&'static str],
    /// The first position.
    pub start: fn() -> G,
    /// The move that numbers mean, as many as there are fields. Whether it is legal is for [`Game::play`]
    /// to say.
    pub read: fn(&G, &[i64]) -> ReadMove<G>,
    /// The numbers of a legal move.
    pub write: fn(&G, G::Move) -> Vec<i64>,
}

/// The move that numbers mean, or why they mean none.
pub type ReadMove<G> = Result<<G as Game>::Move, <G as Game>::Illegal>;

/// The two forms of Botzone's interaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BotzoneForm {
    /// Numbers, a line each.
    Simple,
    /// One line of JSON.
    Json,
}

/// Plays a game: answers with a move, and goes on if it asks to be kept running.
///
/// # Errors
/// When the input has not this form, or a move in it is illegal. The end of the input after an answer is none.
pub fn play<G: BoardGame + Searchable>(
    notation: &'static BotzoneNotation<G>,
    form: BotzoneForm,
    bot: BotSetup<'_, G>,
) -> Result<(), ProtocolError> {
    let player = bot.make_player();
    let BotSetup { mut lines, output, keep_running, .. } = bot;
    let time = bot.time.unwrap_or(TIME);
    let game = History::new((notation.start)());
    let side = BotzoneSide { notation, game, player, time, keep_running };
    match form {
        BotzoneForm::Simple => simple::play(side, &mut lines, output),
        BotzoneForm::Json => json::play(side, &mut lines, output),
    }
}

/// What Botzone allows for an answer.
pub const TIME: Duration = Duration::from_secs(1);

/// A bot's side of a game.
struct BotzoneSide<G: Game> {
    notation: &'static BotzoneNotation<G>,
    game: History<G>,
    player: Box<dyn Player<G>>,
    time: Duration,
    keep_running: bool,
}

impl<G: Game> BotzoneSide<G> {
    /// Takes in a request or a response. A request of -1 alone says that this side begins.
    fn take(&mut self, numbers: &[i64]) -> Result<(), String> {
        if self.game.earlier().is_empty() && numbers.iter().all(|&number| number == -1) {
            return Ok(());
        }
        let mv = (self.notation.read)(self.game.position(), numbers).map_err(|error| error.to_string())?;
        self.game.play(mv).map_err(|error| error.to_string())
    }

    /// Chooses and plays a move and gives its numbers, all -1 where there is none.
    fn answer(&mut self, arrival: Instant) -> Vec<i64> {
        let limits = SearchLimits::for_move(arrival, self.time);
        let position = self.game.position();
        let Some(mv) = self.player.choose(&self.game, limits, &mut |_| {}) else {
            return vec![-1; self.notation.fields.len()];
        };
        let numbers = (self.notation.write)(position, mv);
        // A player gives legal moves; if not, the next request says what is wrong.
        let _ = self.game.play(mv);
        numbers
    }

    /// Ends the output of one turn.
    fn end_turn(&self, output: &mut dyn Write) -> Result<(), ProtocolError> {
        if self.keep_running {
            writeln!(output, "{KEEP_RUNNING}")?;
        }
        Ok(output.flush()?)
    }
}
