use super::input::files::Files;
use super::input::source::Source;
use super::language::language;
use gocheck_program::Progress;
use gocheck_text::{count, phrase};
use std::cell::Cell;
use std::io::{self, IsTerminal};

/// A progress bar for the bytes of files with records, which also shows the number of records.
pub(super) struct RecordProgress {
    bar: Progress,
    records: Cell<usize>,
}

impl RecordProgress {
    /// Files are only weighed if the bar is seen.
    pub(super) fn new(files: &mut Files) -> Self {
        files.are_weighed = io::stderr().is_terminal();
        let all = if files.are_weighed { files.weight() } else { 0 };
        Self { bar: Progress::with_message(all), records: Cell::new(0) }
    }

    /// Advances by the bytes of records.
    pub(super) fn advance(&self, records: &[Source]) {
        let bytes = records.iter().map(|record| record.weight).sum();
        self.records.set(self.records.get() + records.len());
        let rate = self.records.get() as f64 / self.bar.elapsed().as_secs_f64();
        self.bar.set_message(
            phrase!(
                "{records}, {rate}/s",
                "{records}，每秒 {rate} 份",
                records = count(self.records.get(), "record", "份棋谱"),
                rate = rate as usize
            )
            .text(language()),
        );
        self.bar.advance(bytes);
    }

    /// Hides the bar while `print` runs.
    pub(super) fn suspend<R>(&self, print: impl FnOnce() -> R) -> R {
        self.bar.suspend(print)
    }
}
