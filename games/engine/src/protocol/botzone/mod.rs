//! Botzone: its notation of moves in numbers, and its two forms of interaction.
//!
//! A bot gets all requests (the moves of the other side, or the sign that it begins) and its own responses so far, and
//! answers with its next response. A bot that is kept running gets one request after the other.

mod json;
pub mod jsoncpp;
pub mod notation;
pub mod referee;
pub mod side;
mod simple;
pub mod wire;

pub use notation::{BotzoneForm, BotzoneNotation, ReadMove};
pub use referee::BotzoneReferee;
pub use side::TIME;

use super::bot::BotSetup;
use super::error::ProtocolError;
use crate::game::board_game::BoardGame;
use crate::game::rules::History;
use crate::search::searchable::Searchable;
use side::BotzoneSide;

/// Plays a game: answers with one move, or with one after the other if it asks to be kept running.
///
/// # Errors
/// If the input does not have this form, or contains an illegal move. Input can end after an answer.
pub fn play<G: BoardGame + Searchable>(
    notation: &'static BotzoneNotation<G>,
    form: BotzoneForm,
    bot: BotSetup<'_, G>,
) -> Result<(), ProtocolError> {
    let player = bot.make_player();
    let BotSetup { mut lines, output, keep_running, .. } = bot;
    let time = bot.time.unwrap_or(TIME);
    let game = History::new((notation.start)());
    let side = BotzoneSide { notation, game, player, time, keep_running, has_answered: false };
    match form {
        BotzoneForm::Simple => simple::play(side, &mut lines, output),
        BotzoneForm::Json => json::play(side, &mut lines, output),
    }
}
