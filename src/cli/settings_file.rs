//! Settings files: `gocheck.toml`, the nearest one above a record.

use super::diagnostics::fault;
use super::file_codes::FileMessage;
use super::input::identity::real_path;
use super::input::names::shown;
use super::input::read::unreadable;
use serde::Deserialize;
use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::{fs, io};

/// The name of a settings file.
const NAME: &str = "gocheck.toml";

/// A settings file. Sections of other programs are ignored.
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
    encoding: Option<String>,
    #[serde(default)]
    folder: Vec<FolderSettings>,
}

/// The settings for the records in a folder.
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
pub(super) struct RecordSettings<'a> {
    pub(super) rules: Option<&'a str>,
    pub(super) select: Option<&'a [String]>,
    pub(super) ignore: Option<&'a [String]>,
    pub(super) severity: Option<&'a str>,
    pub(super) encoding: Option<&'a str>,
}

/// Settings files, each of which is read once.
#[derive(Default)]
pub(super) struct SettingsFiles {
    files: HashMap<PathBuf, Option<Arc<LintSettings>>>,
}

impl SettingsFiles {
    /// Passes the settings of the records in a folder to `read`, or returns `None` if there is no settings file. `read` fails
    /// if they are invalid. The folder is given by its real path: `..` and links lead to the wrong settings.
    ///
    /// # Errors
    /// If they cannot be read or are invalid. The error has been printed.
    pub(super) fn of<T>(
        &mut self,
        folder: &Path,
        read: impl FnOnce(RecordSettings<'_>) -> Result<T, String>,
    ) -> anyhow::Result<Option<T>> {
        let Some((place, lint)) = self.nearest(folder)? else { return Ok(None) };
        let own = lint.of(folder);
        let cannot = |cause| fault(&shown(&place.join(NAME)), FileMessage::BadSettings { cause });
        read(own).map(Some).map_err(cannot)
    }

    /// The nearest settings file in a folder or above it, and its folder.
    fn nearest(&mut self, folder: &Path) -> anyhow::Result<Option<(PathBuf, Arc<LintSettings>)>> {
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
fn read(place: &Path) -> anyhow::Result<Option<Arc<LintSettings>>> {
    let path = &place.join(NAME);
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
    let SettingsFile { mut lint }: SettingsFile = toml::from_str(&text).map_err(cannot)?;
    for folder in &mut lint.folder {
        folder.path = real_path(&place.join(&folder.path));
    }
    Ok(Some(Arc::new(lint)))
}
