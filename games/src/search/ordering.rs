use super::{MAX_PLY, Searchable};
use std::marker::PhantomData;

/// What the search has learnt about moves: killers and history (Schaeffer 1989).
pub(super) struct Ordering<G: Searchable> {
    /// Slots of moves.
    killers: [[Option<u16>; 2]; MAX_PLY],
    /// By side and slot.
    history: [Vec<i16>; 2],
    moves: PhantomData<G>,
}

/// The size that a move's history stays below.
const HISTORY_LIMIT: i32 = 2048;

/// What a move gains that refutes a position in a search of one ply, in hundredths: that much times the square of the
/// depth, up to [`MOST_GAINED`].
const GAINED: i32 = 163;

/// The most that a move gains at once.
const MOST_GAINED: i32 = 570;

/// What a point of promise is worth in history.
const PROMISE: i32 = 125;

/// What the later killer is worth.
const KILLER: i32 = 1400;

/// What the one before it is worth.
const EARLIER_KILLER: i32 = 737;

impl<G: Searchable> Ordering<G> {
    pub(super) fn new() -> Self {
        Self {
            killers: [[None; 2]; MAX_PLY],
            history: [vec![0; G::SLOTS], vec![0; G::SLOTS]],
            moves: PhantomData,
        }
    }

    /// Puts in place of each move's promise how early it should be tried; `best` comes first.
    pub(super) fn rank(&self, game: &G, moves: &mut [(i32, G::Move)], best: Option<u16>, ply: usize) {
        let history = &self.history[game.to_move() as usize];
        let [later, earlier] = self.killers[ply];
        for (rank, mv) in moves {
            let slot = G::slot(*mv);
            *rank = *rank * PROMISE + i32::from(history[usize::from(slot)]);
            if Some(slot) == later {
                *rank += KILLER;
            }
            if Some(slot) == earlier {
                *rank += EARLIER_KILLER;
            }
            if Some(slot) == best {
                *rank = i32::MAX;
            }
        }
    }

    /// How often `mv` refuted positions, below [`HISTORY_LIMIT`] either way.
    pub(super) fn history(&self, game: &G, mv: G::Move) -> i32 {
        self.history[game.to_move() as usize][usize::from(G::slot(mv))].into()
    }

    /// Learns that `mv` refuted the position and that the moves `before` it did not.
    pub(super) fn refuted(
        &mut self,
        game: &G,
        mv: G::Move,
        before: &[(i32, G::Move)],
        depth: i32,
        ply: usize,
    ) {
        let killers = &mut self.killers[ply];
        let slot = Some(G::slot(mv));
        if killers[0] != slot {
            *killers = [slot, killers[0]];
        }
        let weight = (depth * depth * GAINED / 100).min(MOST_GAINED);
        let history = &mut self.history[game.to_move() as usize];
        let mut learn = |mv, weight: i32| {
            let value = &mut history[usize::from(G::slot(mv))];
            *value += (weight - i32::from(*value) * weight.abs() / HISTORY_LIMIT) as i16;
        };
        learn(mv, weight);
        for &(_, other) in before {
            learn(other, -weight);
        }
    }
}

/// Moves the best of `moves[from..]` to `from` and gives it.
pub(super) fn pick<M: Copy>(moves: &mut [(i32, M)], from: usize) -> M {
    let mut best = from;
    for index in from + 1..moves.len() {
        if moves[index].0 > moves[best].0 {
            best = index;
        }
    }
    moves.swap(from, best);
    moves[from].1
}
