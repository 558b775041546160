use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// What ends a search, whichever comes first.
#[derive(Clone, Copy, Debug)]
pub struct Limits<'a> {
    /// The time after which no node is searched.
    pub deadline: Option<Instant>,
    /// How long a usual move takes, where moves share a clock: a plain one takes less, and one in doubt more, up to
    /// the deadline.
    pub usual: Option<Duration>,
    /// The deepest iteration.
    pub depth: u32,
    /// The most nodes of one thread.
    pub nodes: Option<u64>,
    /// Somebody's wish to stop.
    pub stop: Option<&'a AtomicBool>,
}

/// As many nodes as a fast processor searches.
const NODES_A_SECOND: u64 = 5_000_000;

/// A move in doubt takes as many usual times, but never more than half of what is left.
const MOST_USUAL: u32 = 3;

/// What is kept of the time for the way of the answer: a fiftieth and 8 ms, but an eighth at most. An
/// [`Engine`](super::Engine) keeps as much more as it was late by before.
fn reserve(time: Duration) -> Duration {
    (time / 50 + Duration::from_millis(8)).min(time / 8)
}

impl Limits<'_> {
    /// The limits of an answer to what arrived at `arrival` that may take `time` in all.
    #[must_use]
    pub fn answer_within(arrival: Instant, time: Duration) -> Self {
        Self { deadline: arrival.checked_add(time.saturating_sub(reserve(time))), ..Self::default() }
    }

    /// The limits of an answer to what arrived at `arrival` when `left` is what remains for all moves and `usual` the
    /// part of it for one.
    #[must_use]
    pub fn answer_by_clock(arrival: Instant, usual: Duration, left: Duration) -> Self {
        let most = usual.saturating_mul(MOST_USUAL).min(left / 2);
        let usual = usual.min(most);
        Self { usual: Some(usual.saturating_sub(reserve(usual))), ..Self::answer_within(arrival, most) }
    }

    /// The same, but the answer may take no more than `time` in all.
    #[must_use]
    pub fn and_within(self, arrival: Instant, time: Duration) -> Self {
        let deadline = Self::answer_within(arrival, time).deadline;
        Self {
            deadline: self.deadline.into_iter().chain(deadline).min(),
            usual: self.usual.map(|usual| usual.min(time.saturating_sub(reserve(time)))),
            ..self
        }
    }

    /// How many nodes a thread will search at most, roughly, if these limits tell.
    pub(crate) fn positions(&self) -> Option<u64> {
        let left = || self.deadline.map(|deadline| deadline.saturating_duration_since(Instant::now()));
        let by_time = self
            .usual
            .or_else(left)
            .map(|time| NODES_A_SECOND.saturating_mul(time.as_millis() as u64) / 1000);
        match (self.nodes, by_time) {
            (Some(nodes), Some(by_time)) => Some(nodes.min(by_time)),
            (nodes, by_time) => nodes.or(by_time),
        }
    }

    /// Whether the time is over. Reads the clock.
    #[must_use]
    pub fn is_late(&self) -> bool {
        self.deadline.is_some_and(|deadline| Instant::now() >= deadline)
    }

    /// Whether a search that has seen `nodes` must end. Reads the clock.
    #[must_use]
    pub fn reached(&self, nodes: u64) -> bool {
        self.nodes.is_some_and(|most| nodes >= most)
            || self.stop.is_some_and(|stop| stop.load(Ordering::Relaxed))
            || self.is_late()
    }
}

impl Default for Limits<'_> {
    fn default() -> Self {
        Self { deadline: None, usual: None, depth: super::MAX_PLY as u32 / 2, nodes: None, stop: None }
    }
}

#[cfg(test)]
mod tests {
    use super::Limits;
    use std::time::{Duration, Instant};

    #[test]
    fn a_clock_is_never_used_up_by_a_move() {
        let arrival = Instant::now();
        for left in [1, 5, 60, 1_000, 600_000].map(Duration::from_millis) {
            for usual in [left / 35, left / 3, left, left * 20] {
                let limits = Limits::answer_by_clock(arrival, usual, left);
                let most = limits.deadline.unwrap() - arrival;
                assert!(
                    most <= left / 2 && limits.usual.unwrap() <= most,
                    "{usual:?} of {left:?}: {limits:?}"
                );
            }
            let held = Limits::answer_by_clock(arrival, left / 35, left)
                .and_within(arrival, Duration::from_millis(9));
            assert!(held.deadline.unwrap() <= arrival + Duration::from_millis(9));
            assert!(held.usual.unwrap() <= Duration::from_millis(9));
        }
    }
}
