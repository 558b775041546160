//! Simplified ABDADA: threads that search the same position defer moves that another thread is searching, until that
//! thread's result is in the transposition table (J.-C. Weill, The ABDADA distributed minimax search algorithm, 1996;
//! T. Kerrigan, Simplified ABDADA).

use std::sync::atomic::{AtomicU64, Ordering};

/// Minimum depth at which moves are deferred; shallower searches are finished sooner than shared.
const MIN_DEPTH: u32 = 3;

/// The searches that threads are busy with: a hash table of positions and depths.
pub struct BusySearches(Box<[AtomicU64]>);

impl BusySearches {
    /// A table for a number of threads. A single thread defers nothing.
    pub fn new(threads: usize) -> Self {
        let entries = if threads > 1 { threads.next_power_of_two() << 10 } else { 0 };
        Self((0..entries).map(|_| AtomicU64::new(0)).collect())
    }

    fn entry(&self, hash: u64, depth: u32) -> Option<(&AtomicU64, u64)> {
        let key = hash ^ u64::from(depth).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let entry = self.0.get(key as usize & self.0.len().wrapping_sub(1))?;
        Some((entry, key))
    }

    /// Marks the search to `depth` of the move at `index`, which leads to the position with this hash, as busy. Returns
    /// false if the move should be deferred because another thread is searching it. The first move and deferred moves
    /// are always searched.
    #[inline(always)]
    pub fn begin(&self, hash: impl FnOnce() -> u64, depth: u32, (index, is_deferred): (usize, bool)) -> bool {
        !self.is_shared(depth) || index == 0 || is_deferred || self.mark(hash(), depth)
    }

    /// Ends a search that [`BusySearches::begin`] has allowed.
    #[inline(always)]
    pub fn end(&self, hash: impl FnOnce() -> u64, depth: u32) {
        if self.is_shared(depth) {
            self.unmark(hash(), depth);
        }
    }

    fn is_shared(&self, depth: u32) -> bool {
        !self.0.is_empty() && depth >= MIN_DEPTH
    }

    /// Returns true if no other thread had marked the search.
    fn mark(&self, hash: u64, depth: u32) -> bool {
        let Some((entry, key)) = self.entry(hash, depth) else { return true };
        entry.swap(key, Ordering::Relaxed) != key
    }

    /// Removes a mark, unless another one has overwritten it.
    fn unmark(&self, hash: u64, depth: u32) {
        if let Some((entry, key)) = self.entry(hash, depth) {
            let _ = entry.compare_exchange(key, 0, Ordering::Relaxed, Ordering::Relaxed);
        }
    }
}

/// The indices of a position's moves in the order in which a thread searches them: deferred moves come last.
pub struct MoveQueue {
    next: usize,
    count: usize,
    deferred: Vec<usize>,
}

impl MoveQueue {
    pub const fn new(count: usize) -> Self {
        Self { next: 0, count, deferred: Vec::new() }
    }

    /// The index of the next move, and true if it was deferred.
    #[inline(always)]
    pub fn pop(&mut self) -> Option<(usize, bool)> {
        let next = self.next;
        self.next += 1;
        if next < self.count {
            Some((next, false))
        } else {
            self.deferred.get(next - self.count).map(|&index| (index, true))
        }
    }

    /// Defers a move until all others were searched.
    pub fn defer(&mut self, index: usize) {
        self.deferred.push(index);
    }

    /// Skips all moves after the current one, except deferred moves.
    pub const fn skip_rest(&mut self) {
        self.count = self.next;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn busy_moves_come_last_and_once() {
        let busy = BusySearches::new(2);
        assert!(busy.begin(|| 7, 4, (1, false)), "no thread is busy with it");
        let mut queue = MoveQueue::new(3);
        let mut order = Vec::new();
        while let Some((index, is_deferred)) = queue.pop() {
            if index == 1 && !is_deferred {
                assert!(!busy.begin(|| 7, 4, (1, false)), "the other thread is busy with it");
                assert!(busy.begin(|| 7, 4, (0, false)), "the first move is always searched");
                assert!(busy.begin(|| 7, 5, (1, false)), "another depth is another search");
                queue.defer(index);
                continue;
            }
            order.push(index);
        }
        assert_eq!(order, [0, 2, 1]);
        assert!(busy.begin(|| 7, 4, (1, true)), "a deferred move is searched");
        busy.end(|| 7, 4);
        assert!(busy.begin(|| 7, 4, (1, false)));
    }

    #[test]
    fn deferred_moves_are_searched_even_if_the_rest_is_skipped() {
        let mut queue = MoveQueue::new(9);
        assert_eq!((queue.pop(), queue.pop()), (Some((0, false)), Some((1, false))));
        queue.defer(1);
        assert_eq!(queue.pop(), Some((2, false)));
        queue.skip_rest();
        assert_eq!((queue.pop(), queue.pop()), (Some((1, true)), None));
    }

    #[test]
    fn one_thread_and_shallow_searches_defer_nothing() {
        for (threads, depth) in [(1, 4), (2, MIN_DEPTH - 1)] {
            let busy = BusySearches::new(threads);
            assert!(busy.begin(|| 7, depth, (1, false)) && busy.begin(|| 7, depth, (1, false)));
        }
    }
}
