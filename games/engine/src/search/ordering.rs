use super::score::MAX_PLY;
use super::searchable::Searchable;
use std::marker::PhantomData;

/// Move ordering by the killer and history heuristics (Akl and Newborn 1977; Schaeffer 1989).
pub(super) struct Ordering<G: Searchable> {
    /// The move indices of two killers for each ply, the later first.
    killers: [[Option<u16>; 2]; MAX_PLY],
    /// History scores by side and move index.
    history: [Vec<i16>; 2],
    moves: PhantomData<G>,
}

/// History scores stay below this limit in size.
const HISTORY_LIMIT: i32 = 2048;

/// The history bonus of a move that causes a cut-off: this many hundredths times the square of the depth, up to
/// [`MAX_HISTORY_BONUS`].
const HISTORY_BONUS: i32 = 163;

const MAX_HISTORY_BONUS: i32 = 570;

/// The weight of [`Searchable::ordering_score`] relative to history scores.
const ORDERING_SCORE_WEIGHT: i32 = 125;

/// The bonus of the later killer.
const KILLER_BONUS: i32 = 1400;

const EARLIER_KILLER_BONUS: i32 = 737;

impl<G: Searchable> Ordering<G> {
    pub(super) fn new() -> Self {
        Self {
            killers: [[None; 2]; MAX_PLY],
            history: [vec![0; G::MOVE_INDICES], vec![0; G::MOVE_INDICES]],
            moves: PhantomData,
        }
    }

    /// Replaces the static ordering score of each move by its rank: moves with high ranks are searched first, beginning
    /// with the transposition table's move `best`.
    pub(super) fn rank(&self, game: &G, moves: &mut [(i32, G::Move)], best: Option<u16>, ply: usize) {
        let history = &self.history[game.to_move() as usize];
        let [later, earlier] = self.killers[ply];
        for (rank, mv) in moves {
            let index = G::move_index(*mv);
            *rank = *rank * ORDERING_SCORE_WEIGHT + i32::from(history[usize::from(index)]);
            if Some(index) == later {
                *rank += KILLER_BONUS;
            }
            if Some(index) == earlier {
                *rank += EARLIER_KILLER_BONUS;
            }
            if Some(index) == best {
                *rank = i32::MAX;
            }
        }
    }

    /// The history score of `mv`, below [`HISTORY_LIMIT`] in size.
    pub(super) fn history(&self, game: &G, mv: G::Move) -> i32 {
        self.history[game.to_move() as usize][usize::from(G::move_index(mv))].into()
    }

    /// Learns that `mv` caused a cut-off and that the moves `before` did not.
    pub(super) fn learn_cutoff(
        &mut self,
        game: &G,
        mv: G::Move,
        before: &[(i32, G::Move)],
        depth: i32,
        ply: usize,
    ) {
        let killers = &mut self.killers[ply];
        let index = Some(G::move_index(mv));
        if killers[0] != index {
            *killers = [index, killers[0]];
        }
        let bonus = (depth * depth * HISTORY_BONUS / 100).min(MAX_HISTORY_BONUS);
        let history = &mut self.history[game.to_move() as usize];
        let mut update = |mv, bonus: i32| {
            let value = &mut history[usize::from(G::move_index(mv))];
            *value += (bonus - i32::from(*value) * bonus.abs() / HISTORY_LIMIT) as i16;
        };
        update(mv, bonus);
        for &(_, other) in before {
            update(other, -bonus);
        }
    }
}

/// Swaps the best of `moves[from..]` to `from` and returns it.
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
