//! Settings files: `gocheck.toml`, the nearest one above a record.

use gocheck_files::input::identity::real_path;
use gocheck_files::input::names::shown;
use gocheck_files::input::read::unreadable;
use gocheck_rules::RuleSet;
use gocheck_sgf::Rules;
use gocheck_text::{AnyMessage, Severity, codes, language, phrase};
use serde::Deserialize;
use std::collections::HashMap;
use std::error::Error;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::{fmt, fs, io};

codes! {
    /// A message about settings.
    pub enum SettingsMessage, SettingsCode {
        BadSettings { cause: String } = Error "F113" "bad-settings" {
            title "Invalid settings in gocheck.toml." "gocheck.toml 里的设置不对。";
            message "{cause}" "设置不对：{cause}";
        }
    }
}

/// A settings file that cannot be read or is invalid.
#[derive(Debug)]
pub struct BadSettings {
    /// The name of the file in messages.
    pub file: String,
    pub message: AnyMessage,
}

impl fmt::Display for BadSettings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let message = self.message.text(language()).message;
        write!(f, "{}: {message}", self.file)
    }
}

impl Error for BadSettings {}

impl BadSettings {
    fn new(path: &Path, message: impl Into<AnyMessage>) -> Self {
        Self { file: shown(path), message: message.into() }
    }
}

const NAME: &str = "gocheck.toml";

/// A settings file. Sections of other programs are ignored.
#[derive(Debug, Default, Deserialize)]
struct SettingsFile {
    #[serde(default)]
    lint: LintSettings,
}

#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, expecting = "a table")]
struct LintSettings {
    rules: Option<String>,
    select: Option<Vec<String>>,
    ignore: Option<Vec<String>>,
    severity: Option<String>,
    encoding: Option<String>,
    #[serde(default)]
    folder: Vec<FolderSettings>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, expecting = "a table")]
struct FolderSettings {
    /// The path: in the file relative to the file's folder, in memory the real path.
    path: PathBuf,
    rules: Option<String>,
    select: Option<Vec<String>>,
    ignore: Option<Vec<String>>,
    severity: Option<String>,
    encoding: Option<String>,
}

/// The settings that apply to a record.
#[derive(Clone, Copy, Default)]
pub struct RecordSettings<'a> {
    pub rules: Option<&'a str>,
    pub select: Option<&'a [String]>,
    pub ignore: Option<&'a [String]>,
    pub severity: Option<&'a str>,
    pub encoding: Option<&'a str>,
}

impl RecordSettings<'_> {
    /// The rules that are named.
    ///
    /// # Errors
    /// If they are unknown.
    pub fn rules(&self) -> Result<Option<Rules>, String> {
        let Some(name) = self.rules else { return Ok(None) };
        let known = rules_by_name().find(|(known, _)| *known == name).map(|(_, rules)| Some(rules));
        known.ok_or_else(|| {
            phrase!(
                "unknown rules \"{name}\": expected {names}",
                "不认识 rules = \"{name}\"，可用：{names}",
                names = language().list(rules_by_name().map(|(name, _)| name))
            )
            .text(language())
        })
    }

    /// The least severity that is named.
    ///
    /// # Errors
    /// If it is unknown.
    pub fn severity(&self) -> Result<Option<Severity>, String> {
        let Some(name) = self.severity else { return Ok(None) };
        let all = [Severity::Error, Severity::Warning, Severity::Note];
        let known = all.into_iter().find(|severity| severity.name() == name).map(Some);
        known.ok_or_else(|| {
            phrase!(
                "unknown severity \"{name}\": expected error, warning or note",
                "severity = \"{name}\" 不对，可用：error、warning、note"
            )
            .text(language())
        })
    }
}

/// The message for a code that does not exist.
#[must_use]
pub fn unknown_code(prefix: &str) -> String {
    phrase!(
        "no code begins with {prefix}: --codes lists them",
        "没有以 {prefix} 开头的代码：用 --codes 查看",
        prefix = format!("{prefix:?}")
    )
    .text(language())
}

/// The names of rules: those of rule sets, `record` and `all`.
pub fn rules_by_name() -> impl Iterator<Item = (&'static str, Rules)> {
    let sets = RuleSet::ALL.into_iter().map(|rules| (rules.name(), Rules::Set(rules)));
    [("record", Rules::Record)].into_iter().chain(sets).chain([("all", Rules::All)])
}

/// What settings mean for the records of each folder. Each settings file is read once, and each folder looked up once.
pub struct BySettings<T> {
    /// For records without settings.
    usual: T,
    known: HashMap<PathBuf, T>,
    files: SettingsFiles,
}

impl<T: Clone> BySettings<T> {
    /// Creates it with the value for records without settings.
    pub fn new(usual: T) -> Self {
        Self { usual, known: HashMap::new(), files: SettingsFiles::default() }
    }

    /// The value for records without settings.
    pub const fn usual(&self) -> &T {
        &self.usual
    }

    /// Returns the value for the records in a folder: what `read` makes of their settings. It fails if they are invalid. The
    /// folder is given by its real path: `..` and links lead to the wrong settings.
    ///
    /// # Errors
    /// If the settings cannot be read or are invalid.
    pub fn of(
        &mut self,
        folder: &Path,
        read: impl FnOnce(RecordSettings<'_>) -> Result<T, String>,
    ) -> Result<T, BadSettings> {
        if let Some(known) = self.known.get(folder) {
            return Ok(known.clone());
        }
        let value = match self.files.nearest(folder)? {
            None => self.usual.clone(),
            Some((place, lint)) => read(lint.of(folder)).map_err(|cause| {
                BadSettings::new(&place.join(NAME), SettingsMessage::BadSettings { cause })
            })?,
        };
        self.known.insert(folder.to_owned(), value.clone());
        Ok(value)
    }
}

/// Settings files, each of which is read once.
#[derive(Default)]
struct SettingsFiles {
    files: HashMap<PathBuf, Option<Arc<LintSettings>>>,
}

impl SettingsFiles {
    /// The nearest settings file in a folder or above it, and its folder.
    fn nearest(&mut self, folder: &Path) -> Result<Option<(PathBuf, Arc<LintSettings>)>, BadSettings> {
        for place in folder.ancestors() {
            if !self.files.contains_key(place) {
                self.files.insert(place.to_owned(), read(place)?);
            }
            if let Some(lint) = self.files.get(place).and_then(Option::as_ref) {
                return Ok(Some((place.to_owned(), Arc::clone(lint))));
            }
        }
        Ok(None)
    }
}

impl LintSettings {
    /// The settings for a folder, by its real path: the last entry that names it or a folder above it wins.
    fn of(&self, folder: &Path) -> RecordSettings<'_> {
        let mut own = RecordSettings {
            rules: self.rules.as_deref(),
            select: self.select.as_deref(),
            ignore: self.ignore.as_deref(),
            severity: self.severity.as_deref(),
            encoding: self.encoding.as_deref(),
        };
        for theirs in self.folder.iter().filter(|each| folder.starts_with(&each.path)) {
            own.rules = theirs.rules.as_deref().or(own.rules);
            own.select = theirs.select.as_deref().or(own.select);
            own.ignore = theirs.ignore.as_deref().or(own.ignore);
            own.severity = theirs.severity.as_deref().or(own.severity);
            own.encoding = theirs.encoding.as_deref().or(own.encoding);
        }
        own
    }
}

/// Reads the settings file in a folder. Returns `None` if it does not exist.
fn read(place: &Path) -> Result<Option<Arc<LintSettings>>, BadSettings> {
    let path = &place.join(NAME);
    let text = match fs::read_to_string(path) {
        Ok(text) => text,
        Err(error) if matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::NotADirectory) => {
            return Ok(None);
        }
        Err(error) => return Err(BadSettings::new(path, unreadable(path, &error))),
    };
    let cannot = |error: toml::de::Error| {
        BadSettings::new(
            path,
            SettingsMessage::BadSettings { cause: error.to_string().trim_end().to_owned() },
        )
    };
    let SettingsFile { mut lint }: SettingsFile = toml::from_str(&text).map_err(cannot)?;
    for folder in &mut lint.folder {
        folder.path = real_path(&place.join(&folder.path));
    }
    Ok(Some(Arc::new(lint)))
}
