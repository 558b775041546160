//! The options of each record: those of the command line, and those of `gocheck.toml`.

use super::options::{LintArgs, rules_by_name};
use crate::cli::codes::no_code;
use crate::cli::diagnostics::fault;
use crate::cli::encodings::encoding;
use crate::cli::language::language;
use gocheck::diagnostic::Selection;
use gocheck::record::{LintOptions, Rules, Severity, lint_codes};
use gocheck_corpus::settings::{RecordSettings, SettingsFiles};
use gocheck_text::phrase;
use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The options of each record. Those of a folder are looked up once.
pub(super) struct Settings<'a> {
    args: &'a LintArgs,
    boards: bool,
    /// The options of records without settings.
    usual: Arc<LintOptions>,
    /// The options by folder.
    known: HashMap<PathBuf, Arc<LintOptions>>,
    files: SettingsFiles,
}

impl<'a> Settings<'a> {
    /// # Errors
    /// If the command line names a code that does not exist.
    pub(super) fn new(args: &'a LintArgs, boards: bool) -> anyhow::Result<Self> {
        let usual = options(args, boards, RecordSettings::default()).map_err(gocheck_program::usage_error)?;
        Ok(Self {
            args,
            boards,
            usual: Arc::new(usual),
            known: HashMap::new(),
            files: SettingsFiles::default(),
        })
    }

    /// The options of a record, given the folder that it is in: `Source::home`.
    ///
    /// # Errors
    /// If its settings cannot be read or are invalid. The error has been printed.
    pub(super) fn of(&mut self, folder: &Path) -> anyhow::Result<Arc<LintOptions>> {
        if self.args.no_settings {
            return Ok(Arc::clone(&self.usual));
        }
        if let Some(known) = self.known.get(folder) {
            return Ok(Arc::clone(known));
        }
        let (args, boards) = (self.args, self.boards);
        let own = self.files.of(folder, |own| options(args, boards, own).map(Arc::new));
        let own = own.map_err(|bad| fault(&bad.file, bad.message))?;
        let options = own.unwrap_or_else(|| Arc::clone(&self.usual));
        self.known.insert(folder.to_owned(), Arc::clone(&options));
        Ok(options)
    }
}

/// Combines the command line with settings; the command line takes precedence.
fn options(args: &LintArgs, boards: bool, own: RecordSettings<'_>) -> Result<LintOptions, String> {
    let rules = match (args.rules, own.rules) {
        (Some(rules), _) => rules,
        (None, None) => Rules::Record,
        (None, Some(name)) => {
            let names = || language().list(rules_by_name().map(|(name, _)| name));
            let known = rules_by_name().find(|(known, _)| *known == name).map(|(_, rules)| rules);
            known.ok_or_else(|| {
                phrase!(
                    "unknown rules \"{name}\": expected {names}",
                    "不认识 rules = \"{name}\"，可用：{names}",
                    names = names()
                )
                .text(language())
            })?
        }
    };
    let severity = match (args.severity, own.severity) {
        (Some(severity), _) => Some(severity),
        (None, None) => None,
        (None, Some("error")) => Some(Severity::Error),
        (None, Some("warning")) => Some(Severity::Warning),
        (None, Some("note")) => Some(Severity::Note),
        (None, Some(other)) => {
            return Err(phrase!(
                "unknown severity \"{name}\": expected error, warning or note",
                "severity = \"{name}\" 不对，可用：error、warning、note",
                name = other
            )
            .text(language()));
        }
    };
    let chosen = |typed: &[String], own: Option<&[String]>| {
        if typed.is_empty() { own.unwrap_or_default().to_vec() } else { typed.to_vec() }
    };
    let mut select = chosen(&args.codes.select, own.select);
    let ignore = chosen(&args.codes.ignore, own.ignore);
    if select.is_empty() && severity.is_some() {
        select.push("ALL".to_owned());
    }
    let selection = Selection::new(&lint_codes(), &select, &ignore).map_err(|prefix| no_code(&prefix))?;
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
        encoding,
        estimate: args.estimate.then_some(args.seed),
    })
}
