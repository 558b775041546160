//! Makes the books of openings: `opening_book reversi|ataxx|walls [COUNT] [SEED]` writes the lines of
//! `data/GAME/openings*.txt`.
//!
//! Random plies without gross mistakes, and of those games the ones in which the engine, searching to a fixed depth,
//! sees neither side ahead by more than a bound, and after which it plays on for a while. Of positions that a turn or a
//! reflection of the board makes equal one is kept. Nothing depends on time or threads: the same arguments give the
//! same lines.

use games::description::Described;
use games::game::{Cell, History};
use games::search::{AlphaBetaEngine, Score, SearchLimits, WIN};
use games::{ataxx, reversi};
use gocheck_common::random::Random;
use std::collections::HashSet;
use std::error::Error;

/// The depth of a first look.
const GLANCE: u32 = 3;

/// The plies that the game must last when the engine plays on, [`GLANCE`] deep.
const LASTING: usize = 20;

/// What a book is made of.
struct Recipe<G: Described> {
    title: &'static str,
    /// The positions to begin with, any of them.
    starts: Vec<G>,
    /// Random plies.
    plies: usize,
    /// The most hundredths of a stone that a random ply may cost, searched to [`GLANCE`].
    slack: Score,
    /// The depth at which the position after them is searched.
    depth: u32,
    /// The most hundredths of a stone that a side may then be ahead by.
    bound: Score,
    /// How an opening is written.
    write: fn(&History<G>) -> String,
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let book = arguments.next().unwrap_or_default();
    let count = arguments.next().as_deref().unwrap_or("1000").parse()?;
    let seed = arguments.next().as_deref().unwrap_or("1").parse()?;
    match book.as_str() {
        "reversi" => Recipe {
            title: "Reversi, from the start",
            starts: vec![reversi::Position::start()],
            plies: 8,
            slack: 600,
            depth: 12,
            bound: 100,
            write: |game| game.moves().map(|mv| mv.to_string()).collect(),
        }
        .make(count, seed),
        "ataxx" => Recipe {
            title: "Ataxx, from the classic start",
            starts: vec![ataxx::Position::start(ataxx::Rules::Uai)],
            plies: 6,
            slack: 100,
            depth: 7,
            bound: 50,
            write: moves,
        }
        .make(count, seed),
        "walls" => Recipe {
            title: "Ataxx, from start positions with walls",
            // The first is the one without.
            starts: ataxx::Position::SPEC.all_boards().into_iter().skip(1).map(|(_, board)| board).collect(),
            plies: 4,
            slack: 100,
            depth: 7,
            bound: 50,
            write: |game| game.position().to_string(),
        }
        .make(count, seed),
        _ => return Err("opening_book reversi|ataxx|walls [COUNT] [SEED]".into()),
    }
    Ok(())
}

fn moves(game: &History<ataxx::Position>) -> String {
    game.moves().map(|mv| mv.to_string()).collect::<Vec<_>>().join(" ")
}

impl<G: Described> Recipe<G> {
    fn make(&self, count: usize, seed: u64) {
        let Self { title, plies, depth, bound, .. } = self;
        println!(
            "# {title}: {plies} random plies, then neither side ahead by more than {bound} hundredths of a stone"
        );
        println!("# at depth {depth}. Made by examples/opening_book.rs, seed {seed}.");
        let mut random = Random::new(seed);
        let mut engine = AlphaBetaEngine::new(16, 1);
        let mut seen = HashSet::new();
        let (mut found, mut tried) = (0, 0_u64);
        while found < count {
            let Some(start) = random.pick(&self.starts) else { return };
            let mut game = History::new(start.clone());
            while game.earlier().len() < self.plies && self.play(&mut game, &mut engine, &mut random) {}
            if game.earlier().len() < self.plies || !seen.insert(canonical(game.position())) {
                continue;
            }
            tried += 1;
            let bound = 3 * self.bound;
            // Who has a single piece left is soon without any.
            if game.position().pieces().iter().all(|&pieces| pieces >= 2)
                && value(&game, &mut engine, GLANCE).abs() <= bound
                && value(&game, &mut engine, self.depth).abs() <= self.bound
                && lasts(&game, &mut engine)
            {
                println!("{}", (self.write)(&game));
                found += 1;
            }
        }
        eprintln!("{found} of {tried} positions");
    }

    /// Plays a random move that costs little; says whether there was one and the game goes on.
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

/// Whether the game goes on for a while when the engine plays it.
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

/// What the position is worth to the side to move.
fn value<G: Described>(game: &History<G>, engine: &mut AlphaBetaEngine, depth: u32) -> Score {
    engine.clear();
    engine
        .search(game, SearchLimits { depth, ..SearchLimits::default() }, |_| {})
        .map_or(WIN, |best| best.score)
}

/// Where the cell of a row and a column comes from, on a board whose last ones have that number.
type Image = fn(usize, usize, usize) -> (usize, usize);

/// The same for positions that differ by a turn or a reflection alone.
fn canonical<G: Described>(position: &G) -> String {
    let size = G::SIZE;
    let cells: Vec<char> = position.cells().map(Cell::letter).collect();
    let side = position.to_move().letter();
    let image = |of: Image| -> String {
        let cell = |place: usize| {
            let (row, column) = of(place / size, place % size, size - 1);
            cells[row * size + column]
        };
        (0..size * size).map(cell).chain([side]).collect()
    };
    let images: [Image; 8] = [
        |r, c, _| (r, c),
        |r, c, n| (r, n - c),
        |r, c, n| (n - r, c),
        |r, c, n| (n - r, n - c),
        |r, c, _| (c, r),
        |r, c, n| (c, n - r),
        |r, c, n| (n - c, r),
        |r, c, n| (n - c, n - r),
    ];
    images.into_iter().map(image).min().unwrap_or_default()
}
