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

/// What is kept of the time for the way of the answer: a fiftieth and 20 ms, but a third at most, so
/// that a busy machine is not late.
fn reserve(time: Duration) -> Duration {
    (time / 50 + Duration::from_millis(20)).min(time / 3)
}

impl Limits<'_> {
    /// The limits of an answer to what arrived at `arrival` that may take `time` in all.
    #[must_use]
    pub fn answer_within(arrival: Instant, time: Duration) -> Self {
        Self { deadline: arrival.checked_add(time.saturating_sub(reserve(time))), ..Self::default() }
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
