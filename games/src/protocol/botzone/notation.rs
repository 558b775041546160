use crate::game::rules::Game;

/// The line that asks Botzone to keep the bot running.
pub(super) const KEEP_RUNNING: &str = ">>>BOTZONE_REQUEST_KEEP_RUNNING<<<";

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
