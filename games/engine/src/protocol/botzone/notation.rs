use crate::game::rules::Game;

/// The line that asks Botzone to keep the bot running.
pub(super) const KEEP_RUNNING: &str = ">>>BOTZONE_REQUEST_KEEP_RUNNING<<<";

/// Botzone's notation of a game.
#[derive(Debug)]
pub struct BotzoneNotation<G: Game> {
    /// The numbers of a move, in the order of the simple form.
    pub fields: &'static [&'static str],
    /// The first position.
    pub start: fn() -> G,
    /// Reads a move from numbers, one per field. It can be illegal on the board, which [`Game::play`] detects.
    pub read: fn(&G, &[i64]) -> ReadMove<G>,
    /// The numbers of a legal move.
    pub write: fn(&G, G::Move) -> Vec<i64>,
}

/// A move read from numbers.
pub type ReadMove<G> = Result<<G as Game>::Move, <G as Game>::Illegal>;

/// The two forms of Botzone's interaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BotzoneForm {
    /// Numbers, a line each.
    Simple,
    /// One line of JSON.
    Json,
}
