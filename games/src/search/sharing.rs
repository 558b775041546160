//! How threads share out the moves of a position: one that another thread is searching comes last, when what that
//! thread found is in the table (ABDADA, Weill 1996, as Kerrigan simplified it).

use std::sync::atomic::{AtomicU64, Ordering};

/// Searches less deep are done sooner than shared.
pub(crate) const SHARED_DEPTH: u32 = 3;

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

    /// Whether no other thread has claimed the search of that position to that depth, which is claimed now.
    pub(crate) fn claim(&self, hash: u64, depth: u32) -> bool {
        let Some((place, key)) = self.place(hash, depth) else { return true };
        place.swap(key, Ordering::Relaxed) != key
    }

    /// Gives up what was claimed. Another claim may have taken its place.
    pub(crate) fn release(&self, hash: u64, depth: u32) {
        if let Some((place, key)) = self.place(hash, depth) {
            let _ = place.compare_exchange(key, 0, Ordering::Relaxed, Ordering::Relaxed);
        }
    }

    /// Whether there are threads to share with.
    pub(crate) fn are_used(&self) -> bool {
        !self.0.is_empty()
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
        assert!(claims.claim(7, 4), "nobody has it");
        let mut turns = Turns::of(3);
        let mut order = Vec::new();
        while let Some((number, was_put_off)) = turns.next() {
            if number == 1 && !was_put_off {
                assert!(!claims.claim(7, 4), "the other thread has it");
                assert!(claims.claim(7, 5), "another depth is another search");
                turns.put_off(number);
                continue;
            }
            order.push(number);
        }
        assert_eq!(order, [0, 2, 1]);
        claims.release(7, 4);
        assert!(claims.claim(7, 4));
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
    fn one_thread_claims_nothing() {
        let claims = Claims::of(1);
        assert!(!claims.are_used() && claims.claim(7, 4) && claims.claim(7, 4));
    }
}
