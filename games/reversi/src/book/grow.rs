use super::graph::{BookPosition, Deviation, OpeningGraph, Successor, successor};
use super::image::{Key, key};
use super::limits::MOST_PLIES;
use crate::midgame::engine::ReversiEngine;
use crate::moves::Move;
use crate::position::Position;
use games_engine::search::limits::SearchLimits;
use games_engine::search::player::Engine;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

/// The total size of an engine's tables in MiB. It is fixed, because the result depends on it.
const MEGABYTES: usize = 128;

/// The maximum score, in hundredths of a stone.
const MAX_SCORE: i32 = 6400;

/// Grows opening books.
pub struct Grower {
    engines: Vec<ReversiEngine>,
    plies: usize,
}

/// The result of [`Grower::grow`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Grown {
    /// A position was added.
    Added,
    /// There is no deviation within the limit of plies. The book is unchanged.
    Complete,
    /// The searches were stopped. The book is unchanged.
    Stopped,
}

/// A position to search, and the moves to choose from.
type Task = (Position, Vec<Move>);

impl Grower {
    /// A grower for positions of up to `plies` plies that runs `searches` searches at a time, at least one. The result
    /// does not depend on their number.
    #[must_use]
    pub fn new(plies: usize, searches: usize) -> Self {
        let engines = (0..searches.max(1)).map(|_| ReversiEngine::new(MEGABYTES, 1)).collect();
        Self { engines, plies: plies.min(MOST_PLIES) }
    }

    /// Adds the next position to the book, unless `stop` is set before it is searched.
    pub fn grow(&mut self, graph: &mut OpeningGraph, stop: &AtomicBool) -> Grown {
        let added = if graph.is_empty() {
            BookPosition::new(String::new(), Position::start())
        } else {
            match next_position(graph, self.plies) {
                Some(added) => added,
                None => return Grown::Complete,
            }
        };
        let added_key = key(&added.position);
        // Positions whose deviation leads there need a new one.
        let stale: Vec<usize> =
            (0..graph.len()).filter(|&place| leads_to(&graph.all()[place], added_key)).collect();
        let positions = stale.iter().map(|&place| &graph.all()[place]);
        let tasks: Vec<Task> =
            [&added].into_iter().chain(positions).map(|of| open(graph, of, added_key)).collect();
        let mut found = self.search(&tasks, graph.nodes(), stop).into_iter();
        if stop.load(Ordering::Relaxed) {
            return Grown::Stopped;
        }
        graph.add(BookPosition { deviation: found.next().flatten(), ..added });
        for (place, deviation) in stale.into_iter().zip(found) {
            graph.set_deviation(place, deviation);
        }
        Grown::Added
    }

    /// The best move of each task, if it has moves. The searches are independent.
    fn search(&mut self, tasks: &[Task], nodes: u64, stop: &AtomicBool) -> Vec<Option<Deviation>> {
        let limits = SearchLimits { nodes: Some(nodes), stop: Some(stop), ..SearchLimits::default() };
        let at_once = self.engines.len();
        let mut found = vec![None; tasks.len()];
        for (tasks, found) in tasks.chunks(at_once).zip(found.chunks_mut(at_once)) {
            thread::scope(|scope| {
                for ((task, found), engine) in tasks.iter().zip(found).zip(&mut self.engines) {
                    scope.spawn(move || *found = deviation(engine, task, limits));
                }
            });
        }
        found
    }
}

fn deviation(
    engine: &mut ReversiEngine,
    (position, moves): &Task,
    limits: SearchLimits<'_>,
) -> Option<Deviation> {
    engine.clear();
    let report = engine.search_among(position, moves, limits)?;
    Some(Deviation { mv: *report.line.first()?, score: report.score.clamp(-MAX_SCORE, MAX_SCORE) })
}

/// The position after the cheapest deviation.
fn next_position(graph: &OpeningGraph, plies: usize) -> Option<BookPosition> {
    let from = graph.all().get(graph.cheapest(plies)?)?;
    let mv = from.deviation?.mv;
    let next = successor(&from.position, mv).next?;
    Some(BookPosition::new(format!("{}{mv}", from.line), next.position))
}

fn leads_to(position: &BookPosition, key: Key) -> bool {
    let leads = |deviation: Deviation| successor(&position.position, deviation.mv).next.map(|next| next.key);
    position.deviation.and_then(leads) == Some(key)
}

/// A position with the moves that lead neither to a position of the book nor to the one that is added.
fn open(graph: &OpeningGraph, position: &BookPosition, added: Key) -> Task {
    let is_open = |successor: &&Successor| {
        successor.next.is_none_or(|next| next.key != added && graph.place(&next.key).is_none())
    };
    (position.position, position.successors.iter().filter(is_open).map(|successor| successor.mv).collect())
}
