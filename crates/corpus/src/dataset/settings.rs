//! How the games of each folder are read and judged: by the command line, and by `gocheck.toml`.

use crate::encodings::Encodings;
use crate::settings::{BadSettings, BySettings, RecordSettings, unknown_code};
use gocheck_files::input::source::Source;
use gocheck_sgf::rules::BadValue;
use gocheck_sgf::{Rules, TextEncoding, lint_codes};
use gocheck_text::{Selection, Severity};
use std::path::Path;
use std::sync::Arc;

/// How games are judged.
#[derive(Debug)]
pub(super) struct Judging {
    /// The rules by which moves are checked.
    pub(super) rules: Rules,
    /// The findings for which a game is left out.
    pub(super) selection: Selection,
}

/// The findings for which games are left out. They take precedence over those of settings. Without either, these are all errors
/// but P104, a value in another form, which is harmless for a game.
#[derive(Clone, Debug, Default)]
pub struct Faults {
    /// Codes, beginnings of codes, or names; none if the settings decide.
    pub select: Vec<String>,
    /// Exceptions to these.
    pub ignore: Vec<String>,
    /// The least severity: by default error, or any if codes are selected.
    pub severity: Option<Severity>,
}

impl Faults {
    /// How games with these settings are judged.
    ///
    /// # Errors
    /// If a code, a severity or a rule set does not exist.
    fn judging(&self, own: RecordSettings<'_>) -> Result<Judging, String> {
        let chosen = |given: &[String], own: Option<&[String]>| {
            if given.is_empty() { own.unwrap_or_default().to_vec() } else { given.to_vec() }
        };
        let severity = self.severity.map_or_else(|| own.severity(), |severity| Ok(Some(severity)))?;
        let (select, mut ignore) = (chosen(&self.select, own.select), chosen(&self.ignore, own.ignore));
        if select.is_empty() && severity.is_none() {
            ignore.push(BadValue::CODE.id().to_owned());
        }
        let usual = if select.is_empty() { Severity::Error } else { Severity::Note };
        let select = if select.is_empty() { vec!["ALL".to_owned()] } else { select };
        let selection =
            Selection::new(&lint_codes(), &select, &ignore).map_err(|prefix| unknown_code(&prefix))?;
        let selection = selection.at_least(severity.unwrap_or(usual));
        Ok(Judging { rules: own.rules()?.unwrap_or(Rules::Record), selection })
    }
}

/// How the games of each folder are read and judged.
pub struct DatasetSettings {
    encodings: Encodings,
    judging: BySettings<Arc<Judging>>,
    faults: Faults,
    reads_settings: bool,
}

impl DatasetSettings {
    /// Ignores `gocheck.toml` unless it `reads_settings`.
    ///
    /// # Errors
    /// If a code among the faults does not exist.
    pub fn new(encodings: Encodings, reads_settings: bool, faults: Faults) -> Result<Self, String> {
        let encodings = if reads_settings { encodings } else { encodings.without_settings() };
        let usual = Arc::new(faults.judging(RecordSettings::default())?);
        Ok(Self { encodings, judging: BySettings::new(usual), faults, reads_settings })
    }

    fn judging(&mut self, home: &Path) -> Result<Arc<Judging>, BadSettings> {
        if !self.reads_settings {
            return Ok(Arc::clone(self.judging.usual()));
        }
        let faults = &self.faults;
        self.judging.of(home, |own| faults.judging(own).map(Arc::new))
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
