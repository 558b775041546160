use indicatif::{ProgressBar, ProgressDrawTarget};
use std::time::{Duration, Instant};

/// A bar on standard error, on a terminal, once the work takes over a second.
pub(super) struct Progress {
    bar: ProgressBar,
    start: Instant,
}

impl Progress {
    pub(super) fn new(files: usize) -> Self {
        let bar = ProgressBar::with_draw_target(Some(files as u64), ProgressDrawTarget::hidden());
        Self { bar, start: Instant::now() }
    }

    pub(super) fn advance(&self, files: usize) {
        self.bar.inc(files as u64);
        if self.start.elapsed() > Duration::from_secs(1) && self.bar.is_hidden() {
            self.bar.set_draw_target(ProgressDrawTarget::stderr());
        }
    }

    /// Prints without the bar in the way.
    pub(super) fn suspend<R>(&self, print: impl FnOnce() -> R) -> R {
        self.bar.suspend(print)
    }
}
