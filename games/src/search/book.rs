use super::{Limits, Player, Report, Score, Searchable};
use crate::game::{Game, History};
use std::collections::HashMap;
use std::fmt;
use std::sync::Arc;
use std::time::Duration;

/// Moves that are known without a search, by position. A copy shares them.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct Book {
    /// By the position's hash: the slot of the move, and its value.
    answers: Arc<HashMap<u64, (u16, Score)>>,
}

impl Book {
    /// A book of positions, each with the move to play and its value for who plays it. Of what is told twice of a
    /// position the first counts.
    pub fn new<G: Searchable>(told: impl IntoIterator<Item = (G, G::Move, Score)>) -> Self {
        let mut answers = HashMap::new();
        for (position, mv, score) in told {
            answers.entry(position.hash()).or_insert((G::slot(mv), score));
        }
        Self { answers: Arc::new(answers) }
    }

    /// The number of positions.
    #[must_use]
    pub fn len(&self) -> usize {
        self.answers.len()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.answers.is_empty()
    }

    /// The move to play and its value, where the book has the position and the move is legal.
    #[must_use]
    pub fn answer<G: Searchable>(&self, game: &History<G>) -> Option<(G::Move, Score)> {
        let &(slot, score) = self.answers.get(&game.position().hash())?;
        let mv = game.legal_moves().into_iter().find(|&mv| G::slot(mv) == slot)?;
        Some((mv, score))
    }
}

impl fmt::Debug for Book {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Book of {} positions", self.len())
    }
}

/// Plays what a book has, and asks another player where it has nothing.
pub struct BookPlayer<G: Game> {
    book: Book,
    other: Box<dyn Player<G>>,
}

impl<G: Game> BookPlayer<G> {
    /// `other` with the book before it.
    #[must_use]
    pub fn new(book: Book, other: Box<dyn Player<G>>) -> Self {
        Self { book, other }
    }
}

impl<G: Searchable> Player<G> for BookPlayer<G> {
    /// What comes from the book is told of as a search of no plies and no nodes.
    fn choose(
        &mut self,
        game: &History<G>,
        limits: Limits<'_>,
        report: &mut dyn FnMut(&Report<G::Move>),
    ) -> Option<G::Move> {
        let Some((mv, score)) = self.book.answer(game) else {
            return self.other.choose(game, limits, report);
        };
        report(&Report { depth: 0, score, nodes: 0, elapsed: Duration::ZERO, line: vec![mv] });
        Some(mv)
    }

    fn forget(&mut self) {
        self.other.forget();
    }
}
