//! How the games of each folder are read and judged: by the command line, and by `gocheck.toml`.

use crate::encodings::Encodings;
use crate::settings::{BadSettings, BySettings, RecordSettings};
use gocheck_files::input::source::Source;
use gocheck_sgf::{Rules, TextEncoding};
use gocheck_text::Selection;
use std::path::Path;
use std::sync::Arc;

/// How games are judged.
#[derive(Debug)]
pub struct Judging {
    /// The rules by which moves are checked.
    pub rules: Rules,
    /// The findings for which a game is left out.
    pub selection: Selection,
}

/// Makes a way of judging of settings.
type Read<'a> = Box<dyn Fn(RecordSettings<'_>) -> Result<Judging, String> + 'a>;

/// How the games of each folder are read and judged.
pub struct DatasetSettings<'a> {
    encodings: Encodings,
    judging: BySettings<Arc<Judging>>,
    read: Read<'a>,
    reads_settings: bool,
}

impl<'a> DatasetSettings<'a> {
    /// `read` makes a way of judging of settings; without settings it is given empty ones.
    ///
    /// # Errors
    /// Those of `read` without settings.
    pub fn new(
        encodings: Encodings,
        reads_settings: bool,
        read: impl Fn(RecordSettings<'_>) -> Result<Judging, String> + 'a,
    ) -> Result<Self, String> {
        let encodings = if reads_settings { encodings } else { encodings.without_settings() };
        let usual = Arc::new(read(RecordSettings::default())?);
        Ok(Self { encodings, judging: BySettings::new(usual), read: Box::new(read), reads_settings })
    }

    fn judging(&mut self, home: &Path) -> Result<Arc<Judging>, BadSettings> {
        if !self.reads_settings {
            return Ok(Arc::clone(self.judging.usual()));
        }
        let read = &self.read;
        self.judging.of(home, |own| read(own).map(Arc::new))
    }

    /// The settings of a folder as text, by which a run that was stopped is known again.
    pub(super) fn describe(&mut self, home: &Path) -> Result<String, BadSettings> {
        Ok(format!("{:?} {:?}", self.encodings.of(home)?, self.judging(home)?))
    }

    /// The encodings that are named for records.
    pub(super) fn encodings(&mut self, records: &[Source]) -> Result<Vec<Option<TextEncoding>>, BadSettings> {
        self.encodings.of_all(records)
    }

    /// How the games of records are judged.
    pub(super) fn judging_of_all(&mut self, records: &[Source]) -> Result<Vec<Arc<Judging>>, BadSettings> {
        records.iter().map(|record| self.judging(record.home())).collect()
    }
}
