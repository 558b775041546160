use super::super::evaluation::{Board, Evaluation, ROUGH};
use super::super::vector::Vector;
use super::known::Known;
use super::worker::Worker;

/// A move, the board after it, and how early it should be tried.
#[derive(Clone, Copy)]
pub(super) struct Candidate {
    pub(super) board: Board,
    pub(super) rank: i32,
    pub(super) square: u8,
}

/// From this depth on what is known of the positions after the moves is looked up before any is searched.
const LOOK_AHEAD: u32 = 5;

const CORNERS: u64 = 0x8100_0000_0000_0081;

/// What a reply less is worth in parts of a stone.
const REPLY: i32 = 24;

/// From this depth on the evaluation has a say.
const EVALUATED: u32 = 5;

impl Worker<'_> {
    /// Appends the moves, ranked; or gives a value from `beta` on that is known of one of them (enhanced
    /// transposition cut-off, Plaat 1996).
    #[inline(always)]
    pub(super) fn list<V: Vector>(
        &mut self,
        vector: V,
        board: &Board,
        (mut places, first): (u64, u8),
        depth: u32,
        beta: Option<i32>,
    ) -> Result<(), i32> {
        let beta = beta.filter(|_| depth >= LOOK_AHEAD);
        while places != 0 {
            let square = places.trailing_zeros();
            places &= places - 1;
            let next = board.after(square, vector.flips(board.own, board.enemy, square as usize));
            if next.own == 0 {
                return Err(64 * Evaluation::UNIT);
            }
            if let Some(beta) = beta
                && let Some(known) = Known::of(self.table, next.own, next.enemy)
                && let Some(bound) = known.settles((depth - 1, self.selectivity), (-beta, 1 - beta))
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

    /// Brings the best of the candidates from `at` on there.
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

/// How early a move to `next` should be tried in a search of `depth` plies: the fewer replies it leaves
/// the better, and the better the evaluation or a shallow search finds it.
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
    let look = match depth {
        ..12 => 0,
        12..16 => 1,
        16..20 => 2,
        _ => 3,
    };
    rank -= evaluation.search_board::<ROUGH, V>(vector, next, (-20_000, 20_000), look, nodes);
    rank
}
