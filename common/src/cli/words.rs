//! The messages that all programs have: in English, unless a program sets its own words for them.

use std::sync::OnceLock;

/// A message with its values.
#[derive(Clone, Copy, Debug)]
pub enum Words<'a> {
    /// What stands before a message that something went wrong.
    Error,
    /// A folder that nothing can be written into.
    CannotWriteInto(&'a str),
    /// A file that cannot be written.
    CannotWrite(&'a str),
    /// A file or folder that cannot be read.
    CannotRead(&'a str),
    /// A file that cannot be removed.
    CannotRemove(&'a str),
    /// An argument that does not go with a command: the argument, the command, the program.
    Stray(&'a str, &'a str, &'a str),
    /// A command that does not stand first: the command, the program.
    CommandFirst(&'a str, &'a str),
}

static OTHER: OnceLock<fn(Words<'_>) -> String> = OnceLock::new();

/// From here on these words are said. It counts once.
pub fn set_words(words: fn(Words<'_>) -> String) {
    let _ = OTHER.set(words);
}

impl Words<'_> {
    /// The words in the program's language.
    #[must_use]
    pub fn text(self) -> String {
        match OTHER.get() {
            Some(other) => other(self),
            None => self.english(),
        }
    }

    fn english(self) -> String {
        match self {
            Self::Error => "error:".to_owned(),
            Self::CannotWriteInto(folder) => format!("cannot write into the output folder {folder}"),
            Self::CannotWrite(file) => format!("cannot write {file}"),
            Self::CannotRead(file) => format!("cannot read {file}"),
            Self::CannotRemove(file) => format!("cannot remove {file}"),
            Self::Stray(stray, command, name) => format!(
                "{stray} does not go with the command {command}: what {command} takes follows its name; see {name} \
                 {command} --help"
            ),
            Self::CommandFirst(command, name) => format!(
                "the command {command} goes first: {name} {command} ..; a file of that name is ./{command}"
            ),
        }
    }
}
