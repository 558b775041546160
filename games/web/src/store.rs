use super::message::MessageKind;
use super::request_error::RequestError;
use gocheck_text::Phrase;
use std::fmt;
use std::time::SystemTime;

/// Storage of games, as text under names.
pub trait Store: Send + Sync {
    /// Lists a section, in any order.
    ///
    /// # Errors
    /// If it cannot be listed.
    fn list(&self, section: Section) -> Result<Vec<StoredGame>, StoreError>;

    /// Reads a game; `None` if there is none with this name.
    ///
    /// # Errors
    /// If it cannot be read.
    fn read(&self, section: Section, name: &str) -> Result<Option<String>, StoreError>;

    /// Writes a game, completely or not at all.
    ///
    /// # Errors
    /// If it cannot be written. The previous text is then kept.
    fn write(&self, section: Section, name: &str, text: &str) -> Result<(), StoreError>;

    /// Moves a game.
    ///
    /// # Errors
    /// If it does not exist, the new name is taken, or the store fails. Then nothing has moved.
    fn move_to(&self, from: (Section, &str), to: (Section, &str)) -> Result<(), StoreError>;

    /// The location of a game, for people.
    fn location(&self, section: Section, name: &str) -> String;
}

/// A game in a [`Store`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredGame {
    /// Its name.
    pub name: String,
    /// When it was written last.
    pub changed: SystemTime,
}

/// The sections of a [`Store`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Section {
    /// Games that a person saved under a name.
    Saves,
    /// Every game, written as it goes.
    Progress,
    /// Games that were removed or replaced.
    Removed,
    /// Games that could not be read.
    Damaged,
}

/// An error of a store.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoreError(pub Phrase);

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.english())
    }
}

impl std::error::Error for StoreError {}

/// The most characters of a name.
const MAX_NAME: usize = 60;

/// Trims the name of a saved game. Valid names can be file names on any system and contain no path.
pub(super) fn checked_name(name: &str) -> Result<&str, RequestError> {
    let name = name.trim();
    let is_good = |c: char| c.is_alphanumeric() || " -_()".contains(c);
    if name.is_empty() || name.chars().count() > MAX_NAME || !name.chars().all(is_good) {
        return Err(RequestError::invalid(MessageKind::NoName { longest: MAX_NAME }));
    }
    Ok(name)
}

/// The number of a game by its name in the store. Other names that happen to be there are ignored.
pub(super) fn number_of(name: &str) -> Option<u64> {
    let is_ours = |number: &u64| name.len() <= 15 && number.to_string() == name;
    name.parse().ok().filter(is_ours)
}
