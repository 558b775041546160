//! Settings files: `gocheck.toml`, the nearest one above a record.

use super::options::{LintArgs, rules_by_name};
use crate::cli::codes::no_code;
use crate::cli::diagnostics::fault;
use crate::cli::file_codes::FileMessage;
use crate::cli::input::names::shown;
use crate::cli::input::read::unreadable;
use crate::cli::language::language;
use gocheck::diagnostic::Selection;
use gocheck::record::{LintOptions, Rules, Severity, lint_codes};
use gocheck_common::phrase;
use serde::Deserialize;
use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::{env, fs, io};

/// The name of a settings file.
const NAME: &str = "gocheck.toml";

/// A settings file. Sections of other commands are ignored.
#[derive(Debug, Default, Deserialize)]
struct SettingsFile {
    #[serde(default)]
    lint: LintSettings,
}

/// The settings for records.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, expecting = "a table")]
struct LintSettings {
    rules: Option<String>,
    select: Option<Vec<String>>,
    ignore: Option<Vec<String>>,
    severity: Option<String>,
    #[serde(default)]
    folder: Vec<FolderSettings>,
}

/// The settings for the records in a folder.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, expecting = "a table")]
struct FolderSettings {
    /// The path, relative to the folder of the settings file.
    path: PathBuf,
    rules: Option<String>,
    select: Option<Vec<String>>,
    ignore: Option<Vec<String>>,
    severity: Option<String>,
}

/// The settings that apply to a record.
#[derive(Clone, Copy, Default)]
struct RecordSettings<'a> {
    rules: Option<&'a str>,
    select: Option<&'a [String]>,
    ignore: Option<&'a [String]>,
    severity: Option<&'a str>,
}

/// The options of each record. Those of a folder are looked up once.
pub(super) struct Settings<'a> {
    args: &'a LintArgs,
    boards: bool,
    /// The options of records without settings.
    usual: Arc<LintOptions>,
    /// The options by folder.
    known: HashMap<PathBuf, Arc<LintOptions>>,
    /// The settings files by folder.
    files: HashMap<PathBuf, Option<Arc<LintSettings>>>,
}

impl<'a> Settings<'a> {
    /// # Errors
    /// If the command line names a code that does not exist.
    pub(super) fn new(args: &'a LintArgs, boards: bool) -> anyhow::Result<Self> {
        let usual =
            options(args, boards, RecordSettings::default()).map_err(gocheck_common::cli::usage_error)?;
        Ok(Self { args, boards, usual: Arc::new(usual), known: HashMap::new(), files: HashMap::new() })
    }

    /// The options of a record, given the file that contains it.
    ///
    /// # Errors
    /// If its settings cannot be read or are invalid. The error has been printed.
    pub(super) fn of(&mut self, file: &Path) -> anyhow::Result<Arc<LintOptions>> {
        let folder = file.parent().unwrap_or(Path::new(""));
        if self.args.no_settings {
            return Ok(Arc::clone(&self.usual));
        }
        if let Some(known) = self.known.get(folder) {
            return Ok(Arc::clone(known));
        }
        let absolute = env::current_dir().unwrap_or_default().join(folder);
        let options = match self.nearest(&absolute)? {
            None => Arc::clone(&self.usual),
            Some((place, lint)) => {
                let cannot = |cause| fault(&shown(&place.join(NAME)), FileMessage::BadSettings { cause });
                let own = lint.of(absolute.strip_prefix(&place).unwrap_or(Path::new("")));
                Arc::new(options(self.args, self.boards, own).map_err(cannot)?)
            }
        };
        self.known.insert(folder.to_owned(), Arc::clone(&options));
        Ok(options)
    }

    /// The nearest settings file in a folder or above it, and its folder.
    fn nearest(&mut self, folder: &Path) -> anyhow::Result<Option<(PathBuf, Arc<LintSettings>)>> {
        for place in folder.ancestors() {
            if !self.files.contains_key(place) {
                self.files.insert(place.to_owned(), read(&place.join(NAME))?);
            }
            if let Some(lint) = self.files.get(place).and_then(Option::as_ref) {
                return Ok(Some((place.to_owned(), Arc::clone(lint))));
            }
        }
        Ok(None)
    }
}

impl LintSettings {
    /// The settings for a subfolder: the last entry that names the subfolder or a folder above it wins.
    fn of(&self, folder: &Path) -> RecordSettings<'_> {
        let mut own = RecordSettings {
            rules: self.rules.as_deref(),
            select: self.select.as_deref(),
            ignore: self.ignore.as_deref(),
            severity: self.severity.as_deref(),
        };
        for theirs in self.folder.iter().filter(|each| folder.starts_with(&each.path)) {
            own.rules = theirs.rules.as_deref().or(own.rules);
            own.select = theirs.select.as_deref().or(own.select);
            own.ignore = theirs.ignore.as_deref().or(own.ignore);
            own.severity = theirs.severity.as_deref().or(own.severity);
        }
        own
    }
}

/// Reads a settings file. Returns `None` if it does not exist.
fn read(path: &Path) -> anyhow::Result<Option<Arc<LintSettings>>> {
    let text = match fs::read_to_string(path) {
        Ok(text) => text,
        Err(error) if matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::NotADirectory) => {
            return Ok(None);
        }
        Err(error) => return Err(fault(&shown(path), unreadable(path, &error))),
    };
    let cannot = |error: toml::de::Error| {
        fault(&shown(path), FileMessage::BadSettings { cause: error.to_string().trim_end().to_owned() })
    };
    let file: SettingsFile = toml::from_str(&text).map_err(cannot)?;
    Ok(Some(Arc::new(file.lint)))
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
    Ok(LintOptions {
        rules,
        main_line: args.main_line,
        selection,
        boards,
        encoding: None,
        estimate: args.estimate.then_some(args.seed),
    })
}
