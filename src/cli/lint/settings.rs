//! The options of each record: those of the command line, and those of `gocheck.toml`.

use super::options::LintArgs;
use crate::cli::encodings::bad_settings;
use crate::cli::language::language;
use gocheck::diagnostic::Selection;
use gocheck::record::{LintOptions, Rules, lint_codes};
use gocheck_corpus::encodings::encoding;
use gocheck_corpus::settings::unknown_code;
use gocheck_corpus::settings::{BySettings, RecordSettings};
use std::path::Path;
use std::sync::Arc;

/// The options of each record.
pub(super) struct Settings<'a> {
    args: &'a LintArgs,
    boards: bool,
    by_settings: BySettings<Arc<LintOptions>>,
}

impl<'a> Settings<'a> {
    /// # Errors
    /// If the command line names a code that does not exist.
    pub(super) fn new(args: &'a LintArgs, boards: bool) -> anyhow::Result<Self> {
        let usual = options(args, boards, RecordSettings::default()).map_err(gocheck_program::usage_error)?;
        Ok(Self { args, boards, by_settings: BySettings::new(Arc::new(usual)) })
    }

    /// The options of a record, given the folder that it is in: `Source::home`.
    ///
    /// # Errors
    /// If its settings cannot be read or are invalid. The error has been printed.
    pub(super) fn of(&mut self, folder: &Path) -> anyhow::Result<Arc<LintOptions>> {
        if self.args.no_settings {
            return Ok(Arc::clone(self.by_settings.usual()));
        }
        let (args, boards) = (self.args, self.boards);
        let own = self.by_settings.of(folder, |own| options(args, boards, own).map(Arc::new));
        own.map_err(bad_settings)
    }
}

/// Combines the command line with settings; the command line takes precedence.
fn options(args: &LintArgs, boards: bool, own: RecordSettings<'_>) -> Result<LintOptions, String> {
    let rules = args.rules.map_or_else(|| own.rules(), |rules| Ok(Some(rules)))?.unwrap_or(Rules::Record);
    let severity = args.severity.map_or_else(|| own.severity(), |severity| Ok(Some(severity)))?;
    let chosen = |typed: &[String], own: Option<&[String]>| {
        if typed.is_empty() { own.unwrap_or_default().to_vec() } else { typed.to_vec() }
    };
    let mut select = chosen(&args.codes.select, own.select);
    let ignore = chosen(&args.codes.ignore, own.ignore);
    if select.is_empty() && severity.is_some() {
        select.push("ALL".to_owned());
    }
    let selection =
        Selection::new(&lint_codes(), &select, &ignore).map_err(|prefix| unknown_code(&prefix))?;
    let selection = severity.map_or(selection.clone(), |severity| selection.at_least(severity));
    let encoding = match (args.encoding.named(), own.encoding) {
        (Some(named), _) => Some(named),
        (None, None) => None,
        (None, Some(label)) => Some(encoding(label).map_err(|why| why.text(language()))?),
    };
    Ok(LintOptions {
        rules,
        main_line: args.main_line,
        selection,
        boards,
        encoding: encoding.into(),
        estimate: args.estimate.then_some(args.seed),
        outlook: false,
    })
}
