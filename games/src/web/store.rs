use super::{Notice, Refusal};
use std::fmt;

/// Where games are kept, as text under a name.
pub trait Store: Send + Sync {
    /// The names on a shelf, in any order.
    ///
    /// # Errors
    /// When they cannot be listed.
    fn list(&self, shelf: Shelf) -> Result<Vec<String>, StoreError>;

    /// What is kept under a name; nothing when there is nothing.
    ///
    /// # Errors
    /// When it cannot be read.
    fn read(&self, shelf: Shelf, name: &str) -> Result<Option<String>, StoreError>;

    /// Keeps a text under a name, whole or not at all.
    ///
    /// # Errors
    /// When it cannot be written; what was kept under the name is still there.
    fn write(&self, shelf: Shelf, name: &str, text: &str) -> Result<(), StoreError>;

    /// Forgets what is kept under a name.
    ///
    /// # Errors
    /// When it cannot be removed.
    fn remove(&self, shelf: Shelf, name: &str) -> Result<(), StoreError>;
}

/// The two places in a [`Store`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shelf {
    /// Games that a person saved.
    Saves,
    /// Games in progress, written as they go.
    Progress,
}

/// Why a store did not do as it was told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoreError(pub String);

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for StoreError {}

/// The most characters of a name.
const MAX_NAME: usize = 60;

/// The name of a saved game without blanks around it, if it is one: it can be a file's on any system and
/// leads nowhere else.
pub(super) fn checked_name(name: &str) -> Result<&str, Refusal> {
    let name = name.trim();
    let is_good = |c: char| c.is_alphanumeric() || " -_()".contains(c);
    if name.is_empty() || name.chars().count() > MAX_NAME || !name.chars().all(is_good) {
        return Err(Refusal::bad(Notice::NoName { longest: MAX_NAME }));
    }
    Ok(name)
}
