//! Helper threads, and answers in time on a busy machine.

use super::limits::SearchLimits;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// The most time that is reserved because earlier searches ended late.
const MOST_LATE: Duration = Duration::from_millis(20);

/// How long after their deadlines the last searches ended: longer on a busy machine.
#[derive(Default)]
pub struct Overrun(Duration);

impl Overrun {
    /// `limits` with a deadline that is earlier by the overrun.
    pub fn tighten<'a>(&self, limits: SearchLimits<'a>) -> SearchLimits<'a> {
        let deadline = limits.deadline.map(|deadline| deadline.checked_sub(self.0).unwrap_or(deadline));
        SearchLimits { deadline, ..limits }
    }

    /// Learns from a search with these limits that has just ended.
    pub fn learn(&mut self, limits: &SearchLimits<'_>) {
        if let Some(deadline) = limits.deadline {
            let late = Instant::now().saturating_duration_since(deadline);
            self.0 = late.max(self.0 * 7 / 8).min(MOST_LATE);
        }
    }
}

/// Runs `main`, and `helpers` on threads of their own until it has ended.
///
/// The helpers search the same position; what they find reaches the main thread through the transposition table.
pub fn run_with_helpers<T, H: FnOnce(SearchLimits<'_>) + Send>(
    limits: SearchLimits<'_>,
    helpers: impl IntoIterator<Item = H>,
    main: impl FnOnce() -> T,
) -> T {
    let done = AtomicBool::new(false);
    std::thread::scope(|scope| {
        for helper in helpers {
            let limits = SearchLimits { stop: Some(&done), soft_limit: None, ..limits };
            scope.spawn(move || helper(limits));
        }
        let found = main();
        done.store(true, Ordering::Relaxed);
        found
    })
}
