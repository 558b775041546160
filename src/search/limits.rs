use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// The time for one answer.
#[derive(Clone, Copy, Debug)]
pub struct Budget {
    /// When the question arrived: the time counts from here.
    pub arrival: Instant,
    /// How long the answer may take in all; as long as it likes, when nothing is said.
    pub time: Option<Duration>,
}

impl Budget {
    /// What is kept for the way of the answer: a fiftieth and 20 ms, but a third at most, so that a
    /// busy machine is not late.
    fn reserve(time: Duration) -> Duration {
        (time / 50 + Duration::from_millis(20)).min(time / 3)
    }

    /// When thinking must stop.
    #[must_use]
    pub fn deadline(&self) -> Option<Instant> {
        self.time.map(|time| self.arrival + (time - Self::reserve(time)))
    }
}

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

impl Limits<'_> {
    /// Whether a search that has seen `nodes` must end. Reads the clock.
    pub(super) fn reached(&self, nodes: u64) -> bool {
        self.nodes.is_some_and(|most| nodes >= most)
            || self.stop.is_some_and(|stop| stop.load(Ordering::Relaxed))
            || self.deadline.is_some_and(|deadline| Instant::now() >= deadline)
    }
}

impl Default for Limits<'_> {
    fn default() -> Self {
        Self { deadline: None, depth: super::MAX_PLY as u32 / 2, nodes: None, stop: None }
    }
}
