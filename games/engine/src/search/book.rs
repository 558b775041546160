use super::limits::SearchLimits;
use super::player::Player;
use super::report::Report;
use super::score::Score;
use super::searchable::Searchable;
use crate::game::rules::{Game, History};
use std::collections::HashMap;
use std::fmt;
use std::sync::Arc;
use std::time::Duration;

/// An opening book: a move for each of its positions. Cloning is cheap.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct Book {
    /// By the hash of the position: the index of the move, and its score.
    moves: Arc<HashMap<u64, (u16, Score)>>,
}

impl Book {
    /// A book of positions, each with the move to play and its score for the side that plays it. The first entry of a
    /// position counts.
    pub fn new<G: Searchable>(entries: impl IntoIterator<Item = (G, G::Move, Score)>) -> Self {
        let mut moves = HashMap::new();
        for (position, mv, score) in entries {
            moves.entry(position.hash()).or_insert((G::move_index(mv), score));
        }
        Self { moves: Arc::new(moves) }
    }

    /// The move to play and its score, if the book contains the position and the move is legal.
    #[must_use]
    pub fn answer<G: Searchable>(&self, game: &History<G>) -> Option<(G::Move, Score)> {
        let &(index, score) = self.moves.get(&game.position().hash())?;
        let mv = game.legal_moves().into_iter().find(|&mv| G::move_index(mv) == index)?;
        Some((mv, score))
    }
}

impl fmt::Debug for Book {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Book of {} positions", self.moves.len())
    }
}

/// A player that plays from a book as long as possible and then leaves the game to another player.
pub struct BookPlayer<G: Game> {
    book: Book,
    other: Box<dyn Player<G>>,
}

impl<G: Game> BookPlayer<G> {
    /// A player that plays from `book`, then like `other`.
    #[must_use]
    pub fn new(book: Book, other: Box<dyn Player<G>>) -> Self {
        Self { book, other }
    }
}

impl<G: Searchable> Player<G> for BookPlayer<G> {
    /// A book move is reported as a search of depth 0 without nodes.
    fn choose(
        &mut self,
        game: &History<G>,
        limits: SearchLimits<'_>,
        report: &mut dyn FnMut(&Report<G::Move>),
    ) -> Option<G::Move> {
        let Some((mv, score)) = self.book.answer(game) else {
            return self.other.choose(game, limits, report);
        };
        report(&Report { depth: 0, score, nodes: 0, elapsed: Duration::ZERO, line: vec![mv] });
        Some(mv)
    }

    fn new_game(&mut self) {
        self.other.new_game();
    }
}
