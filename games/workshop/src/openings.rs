//! The lists of balanced openings: `games/data/GAME/openings*.txt`.

use clap::value_parser;
use games::description::Described;
use games::game::symmetry::Symmetry;
use games::game::{Cell, History};
use games::search::{AlphaBetaEngine, Score, SearchLimits, WIN};
use games::{ataxx, reversi};
use gocheck_board::random::Random;
use gocheck_program::{Status, messages};
use std::collections::HashSet;
use std::io::Write;

/// Make a list of balanced openings
///
/// Openings are random moves without gross mistakes after which the engine, searching to a fixed depth, sees neither side
/// ahead by more than a bound, and after which the game lasts for a while. Of positions that a turn or a reflection makes
/// equal one is kept. The same arguments print the same lines.
#[derive(Debug, clap::Args)]
pub(crate) struct Openings {
    /// The list
    list: List,
    /// Openings
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = value_parser!(u64).range(1..=100_000))]
    count: u64,
    /// Random seed
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
}

#[derive(Clone, Copy, Debug, clap::ValueEnum)]
enum List {
    /// games/data/reversi/openings.txt
    Reversi,
    /// games/data/ataxx/openings.txt
    Ataxx,
    /// games/data/ataxx/openings_walls.txt
    Walls,
}

/// The depth of a first search.
const GLANCE: u32 = 3;

/// The plies that the game must last when the engine continues it, searching to [`GLANCE`].
const LASTING: usize = 20;

/// The recipe of a list.
struct Recipe<G: Described> {
    title: &'static str,
    /// The start positions, one of which is drawn.
    starts: Vec<G>,
    /// Random plies.
    plies: usize,
    /// The most that a random ply may cost in hundredths of a stone, searched to [`GLANCE`].
    slack: Score,
    /// The depth at which the position after them is searched.
    depth: u32,
    /// The most that a side may then be ahead by, in hundredths of a stone.
    bound: Score,
    /// Writes an opening.
    write: fn(&History<G>) -> String,
}

impl Openings {
    pub(crate) fn run(&self, output: &mut impl Write) -> anyhow::Result<Status> {
        let (count, seed) = (self.count as usize, self.seed);
        match self.list {
            List::Reversi => Recipe {
                title: "Reversi, from the start",
                starts: vec![reversi::Position::start()],
                plies: 8,
                slack: 600,
                depth: 12,
                bound: 100,
                write: |game| game.moves().map(|mv| mv.to_string()).collect(),
            }
            .make(count, seed, output),
            List::Ataxx => Recipe {
                title: "Ataxx, from the classic start",
                starts: vec![ataxx::Position::start(ataxx::Rules::Uai)],
                plies: 6,
                slack: 100,
                depth: 7,
                bound: 50,
                write: moves,
            }
            .make(count, seed, output),
            List::Walls => Recipe {
                title: "Ataxx, from start positions with walls",
                // The first is the one without.
                starts: ataxx::Position::SPEC
                    .all_boards()
                    .into_iter()
                    .skip(1)
                    .map(|(_, board)| board)
                    .collect(),
                plies: 4,
                slack: 100,
                depth: 7,
                bound: 50,
                write: |game| game.position().to_string(),
            }
            .make(count, seed, output),
        }
    }
}

fn moves(game: &History<ataxx::Position>) -> String {
    game.moves().map(|mv| mv.to_string()).collect::<Vec<_>>().join(" ")
}

impl<G: Described> Recipe<G> {
    fn make(&self, count: usize, seed: u64, output: &mut impl Write) -> anyhow::Result<Status> {
        let Self { title, plies, depth, bound, .. } = self;
        writeln!(
            output,
            "# {title}: {plies} random plies, then neither side ahead by more than {bound} hundredths of a stone"
        )?;
        // The logs of tournaments hold a digest of the whole file: its comments stay as they are.
        writeln!(output, "# at depth {depth}. Made by examples/opening_book.rs, seed {seed}.")?;
        let mut random = Random::new(seed);
        let mut engine = AlphaBetaEngine::new(16, 1);
        let mut seen = HashSet::new();
        let (mut found, mut tried) = (0, 0_u64);
        while found < count {
            let Some(start) = random.pick(&self.starts) else { break };
            let mut game = History::new(start.clone());
            while game.earlier().len() < self.plies && self.play(&mut game, &mut engine, &mut random) {}
            if game.earlier().len() < self.plies || !seen.insert(canonical(game.position())) {
                continue;
            }
            tried += 1;
            let bound = 3 * self.bound;
            // A side with a single piece will soon have none.
            if game.position().pieces().iter().all(|&pieces| pieces >= 2)
                && value(&game, &mut engine, GLANCE).abs() <= bound
                && value(&game, &mut engine, self.depth).abs() <= self.bound
                && lasts(&game, &mut engine)
            {
                writeln!(output, "{}", (self.write)(&game))?;
                found += 1;
            }
        }
        messages::note(&format!("{found} of {tried} positions"));
        Ok(Status::Well)
    }

    /// Plays a random move that costs little. Returns false if there is none or the game ends.
    fn play(&self, game: &mut History<G>, engine: &mut AlphaBetaEngine, random: &mut Random) -> bool {
        let mut after = |mv| {
            let mut next = game.clone();
            next.play(mv).ok()?;
            let goes_on = next.outcome().is_none() && !next.position().must_pass();
            goes_on.then(|| -value(&next, engine, GLANCE))
        };
        let values: Vec<_> = game.legal_moves().into_iter().filter_map(|mv| Some((mv, after(mv)?))).collect();
        let best = values.iter().map(|&(_, value)| value).max();
        let good: Vec<_> =
            values.into_iter().filter(|&(_, value)| Some(value + self.slack) >= best).collect();
        random.pick(&good).is_some_and(|&(mv, _)| game.play(mv).is_ok())
    }
}

/// Returns true if the game lasts for a while when the engine plays it.
fn lasts<G: Described>(game: &History<G>, engine: &mut AlphaBetaEngine) -> bool {
    let mut game = game.clone();
    for _ in 0..LASTING {
        let limits = SearchLimits { depth: GLANCE, ..SearchLimits::default() };
        let best = engine.search(&game, limits, |_| {}).and_then(|best| best.line.first().copied());
        if best.is_none_or(|mv| game.play(mv).is_err()) {
            return false;
        }
    }
    game.outcome().is_none()
}

/// The score of the position for the side to move.
fn value<G: Described>(game: &History<G>, engine: &mut AlphaBetaEngine, depth: u32) -> Score {
    engine.clear();
    engine
        .search(game, SearchLimits { depth, ..SearchLimits::default() }, |_| {})
        .map_or(WIN, |best| best.score)
}

/// A text that is equal for positions that differ by a turn or a reflection only.
fn canonical<G: Described>(position: &G) -> String {
    let cells: Vec<char> = position.cells().map(Cell::letter).collect();
    let side = position.to_move().letter();
    let image = |symmetry: Symmetry| -> String {
        let cells = (0..G::GRID.places()).map(|place| cells[symmetry.place(place, G::GRID)]);
        cells.chain([side]).collect()
    };
    Symmetry::all(G::GRID).map(image).min().unwrap_or_default()
}
