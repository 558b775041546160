//! How threads share out the moves of a position: one that another thread is searching comes last, when what that
//! thread found is in the table (ABDADA, Weill 1996, as Kerrigan simplified it).

use std::sync::atomic::{AtomicU64, Ordering};

/// Searches less deep are done sooner than shared.
const SHARED_DEPTH: u32 = 3;

/// The searches that threads are at.
pub(crate) struct Claims(Box<[AtomicU64]>);

impl Claims {
    /// Room for those of so many threads; one thread needs none.
    pub(crate) fn of(threads: usize) -> Self {
        let places = if threads > 1 { threads.next_power_of_two() << 10 } else { 0 };
        Self((0..places).map(|_| AtomicU64::new(0)).collect())
    }

    fn place(&self, hash: u64, depth: u32) -> Option<(&AtomicU64, u64)> {
        let key = hash ^ u64::from(depth).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let place = self.0.get(key as usize & self.0.len().wrapping_sub(1))?;
        Some((place, key))
    }

    /// Whether a thread may begin the search to `depth` of the move at `index`, which leads to the position of that
    /// hash; otherwise another is at it. The first move's must be known before others', and what was put off waits
    /// no longer.
    #[inline(always)]
    pub(crate) fn begin(
        &self,
        hash: impl FnOnce() -> u64,
        depth: u32,
        (index, was_put_off): (usize, bool),
    ) -> bool {
        !self.are_shared(depth) || index == 0 || was_put_off || self.claim(hash(), depth)
    }

    /// The search that was begun is over.
    #[inline(always)]
    pub(crate) fn end(&self, hash: impl FnOnce() -> u64, depth: u32) {
        if self.are_shared(depth) {
            self.release(hash(), depth);
        }
    }

    fn are_shared(&self, depth: u32) -> bool {
        !self.0.is_empty() && depth >= SHARED_DEPTH
    }

    /// Whether no other thread has claimed that search, which is claimed now.
    fn claim(&self, hash: u64, depth: u32) -> bool {
        let Some((place, key)) = self.place(hash, depth) else { return true };
        place.swap(key, Ordering::Relaxed) != key
    }

    /// Gives up what was claimed. Another claim may have taken its place.
    fn release(&self, hash: u64, depth: u32) {
        if let Some((place, key)) = self.place(hash, depth) {
            let _ = place.compare_exchange(key, 0, Ordering::Relaxed, Ordering::Relaxed);
        }
    }
}

/// The numbers of a position's moves, in the order in which a thread searches them.
pub(crate) struct Turns {
    next: usize,
    count: usize,
    put_off: Vec<usize>,
}

impl Turns {
    pub(crate) const fn of(count: usize) -> Self {
        Self { next: 0, count, put_off: Vec::new() }
    }

    /// The number of the next move, and whether it was put off.
    #[inline(always)]
    pub(crate) fn next(&mut self) -> Option<(usize, bool)> {
        let turn = self.next;
        self.next += 1;
        if turn < self.count {
            Some((turn, false))
        } else {
            self.put_off.get(turn - self.count).map(|&number| (number, true))
        }
    }

    /// The move that has its turn comes again when the others have had theirs.
    pub(crate) fn put_off(&mut self, number: usize) {
        self.put_off.push(number);
    }

    /// The moves after the one that has its turn are left out, but for those that were put off.
    pub(crate) const fn leave_out(&mut self) {
        self.count = self.next;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_another_thread_searches_comes_last_and_once() {
        let claims = Claims::of(2);
        assert!(claims.begin(|| 7, 4, (1, false)), "nobody has it");
        let mut turns = Turns::of(3);
        let mut order = Vec::new();
        while let Some((number, was_put_off)) = turns.next() {
            if number == 1 && !was_put_off {
                assert!(!claims.begin(|| 7, 4, (1, false)), "the other thread has it");
                assert!(claims.begin(|| 7, 4, (0, false)), "the first move is searched whoever has it");
                assert!(claims.begin(|| 7, 5, (1, false)), "another depth is another search");
                turns.put_off(number);
                continue;
            }
            order.push(number);
        }
        assert_eq!(order, [0, 2, 1]);
        assert!(claims.begin(|| 7, 4, (1, true)), "it waits no longer");
        claims.end(|| 7, 4);
        assert!(claims.begin(|| 7, 4, (1, false)));
    }

    #[test]
    fn what_was_put_off_comes_though_the_rest_is_left_out() {
        let mut turns = Turns::of(9);
        assert_eq!((turns.next(), turns.next()), (Some((0, false)), Some((1, false))));
        turns.put_off(1);
        assert_eq!(turns.next(), Some((2, false)));
        turns.leave_out();
        assert_eq!((turns.next(), turns.next()), (Some((1, true)), None));
    }

    #[test]
    fn one_thread_and_searches_that_are_soon_done_claim_nothing() {
        for (threads, depth) in [(1, 4), (2, SHARED_DEPTH - 1)] {
            let claims = Claims::of(threads);
            assert!(claims.begin(|| 7, depth, (1, false)) && claims.begin(|| 7, depth, (1, false)));
        }
    }
}
