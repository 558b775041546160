use super::image::{Image, Key, key};
use crate::moves::Move;
use crate::position::Position;
use games_engine::game::board_game::BoardGame;
use games_engine::game::rules::Game;
use games_engine::search::book::Book;
use games_engine::search::score::Score;
use gocheck_board::Color;
use std::cmp::Reverse;
use std::collections::HashMap;

/// The graph of an opening book's positions.
#[derive(Clone, Debug)]
pub struct OpeningGraph {
    nodes: u64,
    positions: Vec<BookPosition>,
    places: HashMap<Key, usize>,
}

/// A position of an opening book.
#[derive(Clone, Debug)]
pub struct BookPosition {
    /// The moves from the start by which the position was found, such as `f5d6c3`, without passes.
    pub line: String,
    /// The position.
    pub position: Position,
    /// The deviation, or `None` if all moves lead to positions of the book.
    pub deviation: Option<Deviation>,
    pub(super) successors: Vec<Successor>,
}

/// The best move that does not lead to a position of the book, found by a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deviation {
    /// The move.
    pub mv: Move,
    /// Its score for the side that plays it, in hundredths of a stone.
    pub score: Score,
}

/// A move and the position after it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Successor {
    pub(super) mv: Move,
    /// `None` if the game is over.
    pub(super) next: Option<Next>,
}

/// The position after a move, and after a forced pass.
#[derive(Clone, Copy, Debug)]
pub(super) struct Next {
    pub(super) position: Position,
    pub(super) key: Key,
    /// True if the side that moved moves again, because the other one passed.
    pub(super) is_own: bool,
}

impl Next {
    /// The score of a move that leads here, from the score of this position for its side to move.
    pub(super) const fn worth(&self, value: Score) -> Score {
        if self.is_own { value } else { -value }
    }
}

/// A legal move with the position after it.
pub(super) fn successor(position: &Position, mv: Move) -> Successor {
    let mut next = position.play_unchecked(mv);
    let is_own = next.must_pass();
    if is_own {
        next = next.play_unchecked(Move::Pass);
    }
    let next = (next.places() != 0).then(|| Next { position: next, key: key(&next), is_own });
    Successor { mv, next }
}

/// The first move of all lines: the four first moves are images of each other.
const FIRST: &str = "f5";

/// The moves of a position by square, without those that lead to an image of the position after an earlier one.
fn successors(position: &Position) -> Vec<Successor> {
    let mut moves = position.moves();
    if *position == Position::start() {
        moves.retain(|mv| mv.to_string() == FIRST);
    }
    let mut successors: Vec<Successor> = Vec::new();
    for mv in moves {
        let successor = successor(position, mv);
        let same =
            |other: &Successor| matches!((other.next, successor.next), (Some(a), Some(b)) if a.key == b.key);
        if !successors.iter().any(same) {
            successors.push(successor);
        }
    }
    successors
}

impl BookPosition {
    /// A position that was not searched yet, with the moves from the start.
    pub(super) fn new(line: String, position: Position) -> Self {
        Self { line, position, deviation: None, successors: successors(&position) }
    }

    /// The number of stones placed since the start.
    pub(super) const fn plies(&self) -> usize {
        60_usize.saturating_sub(self.position.empty().count_ones() as usize)
    }
}

impl OpeningGraph {
    /// An empty book whose searches have `nodes` nodes each.
    #[must_use]
    pub fn new(nodes: u64) -> Self {
        Self { nodes, positions: Vec::new(), places: HashMap::new() }
    }

    /// The nodes of each search.
    #[must_use]
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The number of positions.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.positions.len()
    }

    /// Returns true if there are no positions.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.positions.is_empty()
    }

    /// The positions sorted by their lines, so that the order does not depend on which was found first.
    #[must_use]
    pub fn positions(&self) -> Vec<&BookPosition> {
        let mut positions: Vec<_> = self.positions.iter().collect();
        positions.sort_by(|a, b| a.line.cmp(&b.line));
        positions
    }

    /// The best move and score of each position, sorted like [`OpeningGraph::positions`]. Among equal moves, the one on the
    /// first square counts, row by row from a1.
    #[must_use]
    pub fn answers(&self) -> Vec<(Position, Move, Score)> {
        let values = self.values();
        let mut answers: Vec<_> = (0..self.len()).filter_map(|place| self.answer(place, &values)).collect();
        answers.sort_by(|(a, ..), (b, ..)| a.line.cmp(&b.line));
        answers.into_iter().map(|(found, mv, value)| (found.position, mv, value)).collect()
    }

    /// The book for players: each position in all its images, with stones of either colour.
    #[must_use]
    pub fn book(&self) -> Book {
        Book::new(self.answers().into_iter().flat_map(|(position, mv, value)| {
            Image::all().flat_map(move |image| {
                let images =
                    Color::BOTH.into_iter().filter_map(move |color| image.position(&position, color));
                images.map(move |seen| (seen, image.mv(mv), value))
            })
        }))
    }

    /// The line of best moves from the start up to the first that leaves the book, and its score for Black. Returns `None`
    /// if there are no positions.
    #[must_use]
    pub fn main_line(&self) -> Option<(String, Score)> {
        let values = self.values();
        let mut place = *self.places.get(&key(&Position::start()))?;
        let value = *values.get(place)?;
        let mut position = self.positions.get(place)?.position;
        let mut line = String::new();
        loop {
            // The move on the board that the line leads to.
            let (found, mv, _) = self.answer(place, &values)?;
            let image = Image::all().find(|image| {
                image.position(&found.position, position.to_move()).as_ref() == Some(&position)
            });
            let mv = image?.mv(mv);
            line.push_str(&mv.to_string());
            let Some(next) = successor(&position, mv).next else { break };
            position = next.position;
            let Some(&known) = self.places.get(&next.key) else { break };
            place = known;
        }
        Some((line, value))
    }

    pub(super) fn all(&self) -> &[BookPosition] {
        &self.positions
    }

    pub(super) fn place(&self, key: &Key) -> Option<usize> {
        self.places.get(key).copied()
    }

    /// Adds a position that is not in the book.
    pub(super) fn add(&mut self, position: BookPosition) {
        self.places.insert(key(&position.position), self.positions.len());
        self.positions.push(position);
    }

    pub(super) fn set_deviation(&mut self, place: usize, deviation: Option<Deviation>) {
        if let Some(position) = self.positions.get_mut(place) {
            position.deviation = deviation;
        }
    }

    /// The places of all positions in topological order: by the number of stones.
    pub(super) fn forward(&self) -> Vec<usize> {
        let mut places: Vec<usize> = (0..self.len()).collect();
        places.sort_by_key(|&place| self.positions[place].plies());
        places
    }

    /// The moves of a position that lead to positions of the book, with the place of the position and the score of the move.
    pub(super) fn children<'a>(
        &'a self,
        position: &'a BookPosition,
        values: &'a [Score],
    ) -> impl Iterator<Item = (Move, usize, Score)> + 'a {
        position.successors.iter().filter_map(|successor| {
            let next = successor.next.as_ref()?;
            let place = self.place(&next.key)?;
            Some((successor.mv, place, next.worth(values[place])))
        })
    }

    /// The score of each position for its side to move, in hundredths of a stone.
    pub(super) fn values(&self) -> Vec<Score> {
        let mut values = vec![0; self.len()];
        for place in self.forward().into_iter().rev() {
            let position = &self.positions[place];
            let deviation = position.deviation.map(|deviation| deviation.score);
            let worths = self.children(position, &values).map(|(.., worth)| worth);
            values[place] = worths.chain(deviation).max().unwrap_or(0);
        }
        values
    }

    fn answer(&self, place: usize, values: &[Score]) -> Option<(&BookPosition, Move, Score)> {
        let position = self.positions.get(place)?;
        let deviation = position.deviation.map(|deviation| (deviation.mv, deviation.score));
        let moves = self.children(position, values).map(|(mv, _, worth)| (mv, worth)).chain(deviation);
        let (mv, worth) = moves.min_by_key(|&(mv, worth)| (Reverse(worth), mv))?;
        Some((position, mv, worth))
    }
}
