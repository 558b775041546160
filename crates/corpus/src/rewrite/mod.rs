//! Fixes records and writes them: to a folder, to a new archive, back in place, or as a diff.

mod destination;
mod unified;

pub use destination::{Destination, RewritePlace};

use crate::guesses::Guess;
use destination::Packed;
use gocheck_files::input::source::Source;
use gocheck_sgf::faults::NoGame;
use gocheck_sgf::{Change, FixMessage, FixOptions, Fixed, Fixer, MAX_FIXED};
use gocheck_text::Diagnostic;
use std::cell::RefCell;
use unified::unified;

thread_local! {
    /// The memory for one file after another.
    static FIXER: RefCell<Fixer> = RefCell::default();
}

/// What became of a record.
#[derive(Default)]
pub struct Rewritten {
    /// Its changes. They did not happen if there is a failure.
    pub changes: Vec<Change>,
    /// Its difference as a unified diff, if that is wanted.
    pub diff: Vec<u8>,
    /// Its entry in the new archive.
    packed: Option<Packed>,
    pub is_changed: bool,
    /// The number of findings that are left.
    pub left: usize,
    /// Why the file is left unchanged.
    pub kept: Option<Diagnostic>,
    /// The guess of its encoding, if it is one.
    pub guess: Option<Guess>,
    /// Why it could not be read, or that it contains no game.
    pub error: Option<Diagnostic>,
    /// Why it could not be written.
    pub failure: Option<anyhow::Error>,
}

impl Rewritten {
    /// Fixes a record and writes it, except to an archive.
    #[must_use]
    pub fn of(source: &Source, options: &FixOptions, destination: &Destination) -> Self {
        let bytes = match source.bytes(MAX_FIXED as usize) {
            Ok(bytes) => bytes,
            Err(message) => return Self { error: Some(message.into()), ..Self::default() },
        };
        let Fixed { text, changes, kept, left, games, encoding } =
            FIXER.with_borrow_mut(|fixer| fixer.fix(&bytes, options));
        let mut record = Self {
            changes,
            is_changed: text.is_some(),
            left: left.len(),
            error: (games == 0 && kept.is_none()).then(|| NoGame.into()),
            kept: kept.map(Diagnostic::from),
            guess: Guess::of(encoding),
            ..Self::default()
        };
        match destination {
            Destination::Diff => {
                record.diff = text.map(|text| unified(&source.shown, &bytes, &text)).unwrap_or_default();
            }
            // The file was not read completely.
            Destination::Archive(..) if bytes.len() as u64 > MAX_FIXED => {
                record.packed = Some(Packed::AsItIs)
            }
            Destination::Archive(..) => record.packed = Some(Packed::Bytes(text.unwrap_or(bytes))),
            destination if bytes.len() as u64 > MAX_FIXED => record.failure = destination.copy(source).err(),
            destination => record.failure = destination.write(source, &bytes, text.as_deref()).err(),
        }
        record
    }

    /// Adds the record to the new archive, if one is written: records follow each other in the order of these calls.
    ///
    /// # Errors
    /// If the archive cannot be written, and so not be finished.
    pub fn pack(&mut self, source: &Source, destination: &mut Destination) -> anyhow::Result<()> {
        match self.packed.take().map(|packed| packed.bytes(source)) {
            Some(Ok(bytes)) => destination.add(source, &bytes, self.is_changed)?,
            Some(Err(failure)) => self.failure = Some(failure),
            None => {}
        }
        Ok(())
    }

    /// The number of changes, some of which may not be listed.
    #[must_use]
    pub fn change_count(&self) -> usize {
        let listed = self.changes.iter().filter(|change| change.is_made()).count();
        match self.changes.last().map(|last| &last.done) {
            Some(FixMessage::MoreChanges { more }) => listed - 1 + more,
            _ => listed,
        }
    }
}
