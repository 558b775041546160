use super::score::MAX_PLY;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// Limits of a search. It stops at the first that is reached.
#[derive(Clone, Copy, Debug)]
pub struct SearchLimits<'a> {
    /// Hard time limit.
    pub deadline: Option<Instant>,
    /// Soft time limit: the usual time for a move when all moves share a clock. A clear move takes less, an unclear one
    /// more, up to the deadline.
    pub soft_limit: Option<Duration>,
    /// Maximum depth of iterative deepening.
    pub depth: u32,
    /// Maximum number of nodes of one thread.
    pub nodes: Option<u64>,
    /// Stops the search when it becomes true.
    pub stop: Option<&'a AtomicBool>,
}

/// Nodes per second on a fast processor.
const NODES_A_SECOND: u64 = 5_000_000;

/// The hard limit is this many times the soft limit, but at most half of the time on the clock.
const MAX_SOFT_LIMITS: u32 = 3;

/// Time kept in reserve for the transmission of the answer: a fiftieth and 8 ms, but an eighth at most. An engine keeps
/// more if earlier searches ended late (`threads.rs`).
fn reserve(time: Duration) -> Duration {
    (time / 50 + Duration::from_millis(8)).min(time / 8)
}

impl SearchLimits<'_> {
    /// Limits for the answer to a request that arrived at `arrival` and must be answered within `time`.
    #[must_use]
    pub fn for_move(arrival: Instant, time: Duration) -> Self {
        Self { deadline: arrival.checked_add(time.saturating_sub(reserve(time))), ..Self::default() }
    }

    /// Like [`SearchLimits::for_move`], for a judge whose clock has run since the start of this process, which was before
    /// `arrival`: a twentieth of the time is kept for it.
    #[must_use]
    pub fn for_first_move(arrival: Instant, time: Duration) -> Self {
        Self::for_move(arrival, time - time / 20)
    }

    /// Limits for the answer to a request that arrived at `arrival` with `left` on the clock for all remaining moves,
    /// of which `share` is this move's part.
    #[must_use]
    pub fn for_clock(arrival: Instant, share: Duration, left: Duration) -> Self {
        let most = share.saturating_mul(MAX_SOFT_LIMITS).min(left / 2);
        let share = share.min(most);
        Self { soft_limit: Some(share.saturating_sub(reserve(share))), ..Self::for_move(arrival, most) }
    }

    /// These limits with the answer due within `time` of `arrival` at the latest.
    #[must_use]
    pub fn capped(self, arrival: Instant, time: Duration) -> Self {
        let deadline = Self::for_move(arrival, time).deadline;
        Self {
            deadline: self.deadline.into_iter().chain(deadline).min(),
            soft_limit: self.soft_limit.map(|soft_limit| soft_limit.min(time.saturating_sub(reserve(time)))),
            ..self
        }
    }

    /// Roughly the most nodes that a thread can search within these limits, if they imply any.
    pub fn max_nodes(&self) -> Option<u64> {
        let left = || self.deadline.map(|deadline| deadline.saturating_duration_since(Instant::now()));
        let by_time = self
            .soft_limit
            .or_else(left)
            .map(|time| NODES_A_SECOND.saturating_mul(time.as_millis() as u64) / 1000);
        match (self.nodes, by_time) {
            (Some(nodes), Some(by_time)) => Some(nodes.min(by_time)),
            (nodes, by_time) => nodes.or(by_time),
        }
    }

    /// Returns true if the deadline has passed. Reads the clock.
    #[must_use]
    pub fn is_past_deadline(&self) -> bool {
        self.deadline.is_some_and(|deadline| Instant::now() >= deadline)
    }

    /// Returns true if a search that has visited `nodes` nodes must stop. Reads the clock.
    #[must_use]
    pub fn reached(&self, nodes: u64) -> bool {
        self.nodes.is_some_and(|most| nodes >= most)
            || self.stop.is_some_and(|stop| stop.load(Ordering::Relaxed))
            || self.is_past_deadline()
    }
}

impl Default for SearchLimits<'_> {
    fn default() -> Self {
        Self { deadline: None, soft_limit: None, depth: MAX_PLY as u32 / 2, nodes: None, stop: None }
    }
}

#[cfg(test)]
mod tests {
    use super::SearchLimits;
    use std::time::{Duration, Instant};

    #[test]
    fn a_move_never_uses_up_the_clock() {
        let arrival = Instant::now();
        for left in [1, 5, 60, 1_000, 600_000].map(Duration::from_millis) {
            for share in [left / 35, left / 3, left, left * 20] {
                let limits = SearchLimits::for_clock(arrival, share, left);
                let most = limits.deadline.unwrap() - arrival;
                assert!(
                    most <= left / 2 && limits.soft_limit.unwrap() <= most,
                    "{share:?} of {left:?}: {limits:?}"
                );
            }
            let capped =
                SearchLimits::for_clock(arrival, left / 35, left).capped(arrival, Duration::from_millis(9));
            assert!(capped.deadline.unwrap() <= arrival + Duration::from_millis(9));
            assert!(capped.soft_limit.unwrap() <= Duration::from_millis(9));
        }
    }
}
