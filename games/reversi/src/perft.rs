//! Perft with bulk counting: the last two plies are counted for eight positions at a time.

mod convention;
mod lanes;

pub use convention::Convention;

use super::moves::Move;
use super::position::Position;
use super::vector::{self, Task, Vector};
use games_engine::game::rules::Game;
use games_engine::perft::PerftConvention;
use lanes::Queue;
use pulp::NullaryFnOnce;

pub(super) const CONVENTIONS: &[PerftConvention<Position>] = &[
    PerftConvention {
        name: "A",
        meaning: "a pass is a ply, a finished game counts 1",
        perft: |position, depth| perft(position, depth, Convention::A),
        divide: |position, depth| divide(position, depth, Convention::A),
    },
    PerftConvention {
        name: "E",
        meaning: "a pass is a ply, a finished game counts 0",
        perft: |position, depth| perft(position, depth, Convention::E),
        divide: |position, depth| divide(position, depth, Convention::E),
    },
    PerftConvention {
        name: "N",
        meaning: "a pass is not a ply, a finished game counts 1",
        perft: |position, depth| perft(position, depth, Convention::N),
        divide: |position, depth| divide(position, depth, Convention::N),
    },
];

/// The number of games of `depth` plies from `position`.
#[must_use]
pub fn perft(position: &Position, depth: u32, convention: Convention) -> u64 {
    struct Perft<'a>(&'a mut Queue, &'a Position, u32);

    impl Task for Perft<'_> {
        type Output = u64;

        #[inline(always)]
        fn run<V: Vector>(self, vector: V) -> u64 {
            let Self(queue, position, depth) = self;
            let (own, enemy) = (position.own(), position.enemy());
            Count { vector, queue: &mut *queue, own, enemy, depth }.call() + queue.finish(vector)
        }
    }

    let mut queue = Queue::new(convention);
    vector::run(Perft(&mut queue, position, depth))
}

/// [`perft`] at `depth - 1` after each legal move, in the order of the moves; empty at depth 0.
#[must_use]
pub fn divide(position: &Position, depth: u32, convention: Convention) -> Vec<(Move, u64)> {
    let Some(rest) = depth.checked_sub(1) else { return Vec::new() };
    let nodes = |mv| {
        let is_free = mv == Move::Pass && convention == Convention::N;
        perft(&position.play_unchecked(mv), if is_free { depth } else { rest }, convention)
    };
    position.moves().into_iter().map(|mv| (mv, nodes(mv))).collect()
}

/// Counts moves, or appends them to `queue`.
struct Count<'a, V> {
    vector: V,
    queue: &'a mut Queue,
    own: u64,
    enemy: u64,
    depth: u32,
}

impl<V: Vector> NullaryFnOnce for Count<'_, V> {
    type Output = u64;

    #[inline(always)]
    fn call(self) -> u64 {
        let Self { vector, queue, own, enemy, depth } = self;
        if depth == 0 {
            return 1;
        }
        let mut places = vector.mobility(own, enemy);
        if places == 0 {
            if vector.mobility(enemy, own) == 0 {
                return queue.convention().finished();
            }
            let depth = if queue.convention() == Convention::N { depth } else { depth - 1 };
            return vector.vectorize(Count { vector, queue, own: enemy, enemy: own, depth });
        }
        if depth == 1 {
            return places.count_ones().into();
        }
        let mut nodes = 0;
        while places != 0 {
            let place = places.trailing_zeros();
            places &= places - 1;
            if depth == 2 {
                nodes += queue.push(vector, own, enemy, place);
            } else {
                let turned = vector.flips(own, enemy, place as usize);
                let (own, enemy) = (enemy & !turned, own | turned | 1 << place);
                nodes += vector.vectorize(Count { vector, queue: &mut *queue, own, enemy, depth: depth - 1 });
            }
        }
        nodes
    }
}
