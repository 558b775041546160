use super::super::kernel::CORNERS;
use super::super::vector::Vector;
use super::candidate::Candidate;
use super::entry::TableEntry;
use super::worker::Worker;
use crate::evaluation::shallow::{Board, PATTERNS_ONLY};
use crate::evaluation::weights::Evaluation;

/// The minimum depth of enhanced transposition cut-offs.
const ETC_DEPTH: u32 = 5;

/// The bonus for one reply less, in the evaluation's units.
const REPLY: i32 = 24;

/// The minimum depth at which moves are ordered by evaluation or a shallow search, too.
const EVALUATED: u32 = 5;

impl Worker<'_> {
    /// Appends the ranked moves to the candidates. Returns an error with a lower bound of at least `beta` if one of them
    /// has such an entry in the transposition table (enhanced transposition cut-off, Plaat 1996).
    #[inline(always)]
    pub(super) fn list_moves<V: Vector>(
        &mut self,
        vector: V,
        board: &Board,
        (mut places, first): (u64, u8),
        depth: u32,
        beta: Option<i32>,
    ) -> Result<(), i32> {
        let beta = beta.filter(|_| depth >= ETC_DEPTH);
        while places != 0 {
            let square = places.trailing_zeros();
            places &= places - 1;
            let next = board.after(square, vector.flips(board.own, board.enemy, square as usize));
            if next.own == 0 {
                return Err(64 * Evaluation::UNIT);
            }
            if let Some(beta) = beta
                && let Some(entry) = TableEntry::get(self.table, next.own, next.enemy)
                && let Some(bound) = entry.cutoff((depth - 1, self.selectivity), (-beta, 1 - beta))
                && -bound >= beta
            {
                return Err(-bound);
            }
            let rank = if square == u32::from(first) {
                i32::MAX
            } else {
                rank(vector, self.evaluation, &next, (square, depth), &mut self.nodes)
            };
            self.candidates.push(Candidate { board: next, rank, square: square as u8 });
        }
        Ok(())
    }

    /// Swaps the best of the candidates from `at` on to `at` and returns it.
    #[inline(always)]
    pub(super) fn pick(&mut self, at: usize) -> Candidate {
        let rest = &mut self.candidates[at..];
        let mut top = 0;
        for (index, candidate) in rest.iter().enumerate() {
            if candidate.rank > rest[top].rank {
                top = index;
            }
        }
        rest.swap(0, top);
        rest[0]
    }
}

/// The rank of a move to `next` in a search of `depth` plies: higher if it leaves fewer replies (fastest-first), and if the
/// evaluation or a shallow search scores it higher.
#[inline(always)]
fn rank<V: Vector>(
    vector: V,
    evaluation: &Evaluation,
    next: &Board,
    (square, depth): (u32, u32),
    nodes: &mut u64,
) -> i32 {
    let replies = vector.mobility(next.own, next.enemy);
    let mut rank = -REPLY * (replies.count_ones() + (replies & CORNERS).count_ones()) as i32;
    if depth < EVALUATED {
        return rank + if CORNERS >> square & 1 == 1 { 4 * REPLY } else { 0 };
    }
    let shallow = match depth {
        ..12 => 0,
        12..16 => 1,
        16..20 => 2,
        _ => 3,
    };
    rank -= evaluation.search_board::<PATTERNS_ONLY, V>(vector, next, (-20_000, 20_000), shallow, nodes);
    rank
}
