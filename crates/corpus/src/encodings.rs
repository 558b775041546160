//! The encoding of records that do not name theirs, or name a wrong one: one for all, or `encoding` in `gocheck.toml`.

use crate::settings::{BadSettings, BySettings};
use gocheck_files::input::source::Source;
use gocheck_sgf::TextEncoding;
use gocheck_text::{Phrase, language, phrase};
use std::path::Path;

/// The encoding of each record: one for all, or that of its settings.
pub struct Encodings {
    named: Option<TextEncoding>,
    reads_settings: bool,
    by_settings: BySettings<Option<TextEncoding>>,
}

impl Encodings {
    /// If an encoding is named, it is that of all records.
    #[must_use]
    pub fn new(named: Option<TextEncoding>) -> Self {
        Self { named, reads_settings: true, by_settings: BySettings::new(None) }
    }

    /// Ignores the settings.
    #[must_use]
    pub fn without_settings(self) -> Self {
        Self { reads_settings: false, ..self }
    }

    /// Returns the encoding of a record, given the folder that it is in: [`Source::home`].
    ///
    /// # Errors
    /// If its settings cannot be read or are invalid.
    pub fn of(&mut self, folder: &Path) -> Result<Option<TextEncoding>, BadSettings> {
        if self.named.is_some() || !self.reads_settings {
            return Ok(self.named);
        }
        self.by_settings.of(folder, |own| {
            own.encoding.map(|label| encoding(label).map_err(|why| why.text(language()))).transpose()
        })
    }

    /// The encodings of several records.
    ///
    /// # Errors
    /// If the settings of one cannot be read or are invalid.
    pub fn of_all(&mut self, records: &[Source]) -> Result<Vec<Option<TextEncoding>>, BadSettings> {
        records.iter().map(|record| self.of(record.home())).collect()
    }
}

/// The number of names that an error suggests.
const SUGGESTIONS: usize = 3;
/// How similar a name has to be to be suggested.
const SIMILAR: f64 = 0.5;

/// Parses the name of an encoding.
///
/// # Errors
/// If it is unknown: the error suggests others.
pub fn encoding(label: &str) -> Result<TextEncoding, Phrase> {
    TextEncoding::named(label).ok_or_else(|| {
        let plain = |name: &str| name.to_lowercase().replace(['-', '_', ' '], "");
        let similarity =
            |name: &&'static str| strsim::normalized_damerau_levenshtein(&plain(name), &plain(label));
        let mut close: Vec<&str> = TextEncoding::names().filter(|name| similarity(name) >= SIMILAR).collect();
        close.sort_by(|one, other| similarity(other).total_cmp(&similarity(one)));
        close.truncate(SUGGESTIONS);
        if close.is_empty() {
            close = vec!["GBK", "Big5", "Shift_JIS", "EUC-KR"];
        }
        let names = language().list(close);
        phrase!(
            "unknown encoding \"{label}\": expected a name such as {names}",
            "没有 \"{label}\" 这种编码：应为 {names} 这样的名称",
            names = names
        )
    })
}
