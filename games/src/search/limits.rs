use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// What ends a search, whichever comes first.
#[derive(Clone, Copy, Debug)]
pub struct Limits<'a> {
    /// The time after which no node is searched.
    pub deadline: Option<Instant>,
    /// The deepest iteration.
    pub depth: u32,
    /// The most nodes of one thread.
    pub nodes: Option<u64>,
    /// Somebody's wish to stop.
    pub stop: Option<&'a AtomicBool>,
}

/// As many nodes as a fast processor searches.
const NODES_A_SECOND: u64 = 5_000_000;

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

    /// How many nodes a thread will search at most, roughly, if these limits tell.
    pub(crate) fn positions(&self) -> Option<u64> {
        let by_time = self.deadline.map(|deadline| {
            let time = deadline.saturating_duration_since(Instant::now());
            NODES_A_SECOND.saturating_mul(time.as_millis() as u64) / 1000
        });
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
        Self { deadline: None, depth: super::MAX_PLY as u32 / 2, nodes: None, stop: None }
    }
}
