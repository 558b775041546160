use super::input::files::Files;
use super::input::source::Source;
use super::language::language;
use gocheck_text::{count, phrase};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::cell::Cell;
use std::io::{self, IsTerminal};
use std::time::{Duration, Instant};

/// A progress bar on standard error, shown if that is a terminal and the work takes more than a second.
pub(super) struct Progress {
    bar: ProgressBar,
    start: Instant,
    records: Cell<usize>,
}

impl Progress {
    pub(super) fn new(files: usize) -> Self {
        let bar = ProgressBar::with_draw_target(Some(files as u64), ProgressDrawTarget::hidden());
        Self { bar, start: Instant::now(), records: Cell::new(0) }
    }

    /// A progress bar for the bytes of files, which are only weighed if it is seen. It also shows the number of records.
    pub(super) fn of_files(files: &mut Files) -> Self {
        files.are_weighed = io::stderr().is_terminal();
        let all = if files.are_weighed { files.weight() } else { 0 };
        let bar = ProgressBar::with_draw_target(Some(all), ProgressDrawTarget::hidden());
        let template = "{wide_bar} {percent}% {msg} {eta}";
        Self {
            bar: bar.with_style(
                ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar()),
            ),
            start: Instant::now(),
            records: Cell::new(0),
        }
    }

    /// Advances by the bytes of records.
    pub(super) fn advance_records(&self, records: &[Source]) {
        let bytes = records.iter().map(|record| record.weight).sum();
        self.records.set(self.records.get() + records.len());
        let rate = self.records.get() as f64 / self.start.elapsed().as_secs_f64();
        self.bar.set_message(
            phrase!(
                "{records}, {rate}/s",
                "{records}，每秒 {rate} 份",
                records = count(self.records.get(), "record", "份棋谱"),
                rate = rate as usize
            )
            .text(language()),
        );
        self.bar.inc(bytes);
        self.show();
    }

    pub(super) fn advance(&self, files: usize) {
        self.bar.inc(files as u64);
        self.show();
    }

    fn show(&self) {
        if self.start.elapsed() > Duration::from_secs(1) && self.bar.is_hidden() {
            self.bar.set_draw_target(ProgressDrawTarget::stderr());
        }
    }

    /// Hides the bar while `print` runs.
    pub(super) fn suspend<R>(&self, print: impl FnOnce() -> R) -> R {
        self.bar.suspend(print)
    }
}
