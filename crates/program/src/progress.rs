//! Progress on a terminal.

use super::messages::is_quiet;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::io::{self, IsTerminal};
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// How long work may take without a sign of life.
const PATIENCE: Duration = Duration::from_secs(1);

/// A progress bar on standard error, shown if that is a terminal and the work takes more than a second.
pub struct Progress {
    bar: ProgressBar,
    start: Instant,
}

impl Progress {
    /// Creates a bar for work of `total` steps.
    pub fn new(total: u64) -> Self {
        let bar = ProgressBar::with_draw_target(Some(total), ProgressDrawTarget::hidden());
        Self { bar, start: Instant::now() }
    }

    /// Creates a bar for work of `total` steps that shows its share in percent, a message and the time left.
    pub fn with_message(total: u64) -> Self {
        let Self { bar, start } = Self::new(total);
        Self { bar: bar.with_style(style("{wide_bar} {percent}% {msg} {eta}")), start }
    }

    /// The time since the work began.
    pub fn elapsed(&self) -> Duration {
        self.start.elapsed()
    }

    /// Sets the message that is shown from the next step on.
    pub fn set_message(&self, message: String) {
        self.bar.set_message(message);
    }

    /// Advances by this number of steps.
    pub fn advance(&self, steps: u64) {
        self.bar.inc(steps);
        if self.elapsed() > PATIENCE && self.bar.is_hidden() && !is_quiet() {
            self.bar.set_draw_target(ProgressDrawTarget::stderr());
        }
    }

    /// Hides the bar while `print` runs.
    pub fn suspend<R>(&self, print: impl FnOnce() -> R) -> R {
        self.bar.suspend(print)
    }
}

/// A counter of seconds on standard error, for work whose steps are not known. It is shown if that is a terminal and the
/// work takes more than a second, until it is dropped.
pub struct Waiting(Option<(Sender<()>, JoinHandle<()>)>);

impl Waiting {
    /// Starts the counter.
    #[expect(clippy::new_without_default, reason = "it has an effect")]
    pub fn new() -> Self {
        if !io::stderr().is_terminal() || is_quiet() {
            return Self(None);
        }
        let (end, ended) = channel();
        let show = move || {
            let bar = ProgressBar::with_draw_target(None, ProgressDrawTarget::hidden());
            let bar = bar.with_style(style("{spinner} {elapsed}"));
            while ended.recv_timeout(PATIENCE) == Err(RecvTimeoutError::Timeout) {
                if bar.is_hidden() {
                    bar.set_draw_target(ProgressDrawTarget::stderr());
                }
                bar.tick();
            }
            bar.finish_and_clear();
        };
        // If no thread can be started, nothing is shown.
        Self(thread::Builder::new().spawn(show).ok().map(|thread| (end, thread)))
    }
}

impl Drop for Waiting {
    fn drop(&mut self) {
        if let Some((end, thread)) = self.0.take() {
            drop(end);
            // The line is cleared before anything is printed.
            let _ = thread.join();
        }
    }
}

fn style(template: &str) -> ProgressStyle {
    ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar())
}
