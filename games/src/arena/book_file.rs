//! Opening books read from files.

use crate::description::Described;
use crate::search::{Book, BookFault};
use std::fmt;
use std::fs::File;
use std::io::{ErrorKind, Read};
use std::path::{Path, PathBuf};

/// The most bytes of a book's file.
const MOST_BYTES: u64 = 64 << 20;

/// Why a file gives no opening book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BookFileError {
    /// The file.
    pub file: PathBuf,
    /// Why.
    pub why: BookFileFault,
}

/// What is wrong with the file of an opening book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BookFileFault {
    /// The game has no such books.
    NoBooks {
        /// The game.
        game: &'static str,
    },
    /// There is no such file.
    Missing,
    /// It cannot be read: why.
    Unreadable(String),
    /// It is larger than any book.
    TooLarge,
    /// What it holds is no book.
    Text(BookFault),
}

/// Reads an opening book for players of a game.
///
/// # Errors
/// When the game has no books, or the file cannot be read or holds none.
pub fn read_book<G: Described>(file: &Path) -> Result<Book, BookFileError> {
    let error = |why| BookFileError { file: file.to_owned(), why };
    let read = G::SPEC.players.read_book.ok_or_else(|| error(BookFileFault::NoBooks { game: G::NAME }))?;
    read(&book_text(file)?).map_err(|fault| error(BookFileFault::Text(fault)))
}

/// The text of an opening book's file.
///
/// # Errors
/// When the file cannot be read, or is no text or larger than any book.
pub fn book_text(file: &Path) -> Result<String, BookFileError> {
    let error = |why| BookFileError { file: file.to_owned(), why };
    let mut bytes = Vec::new();
    let read = File::open(file).and_then(|file| file.take(MOST_BYTES + 1).read_to_end(&mut bytes));
    read.map_err(|found| match found.kind() {
        ErrorKind::NotFound => error(BookFileFault::Missing),
        _ => error(BookFileFault::Unreadable(found.to_string())),
    })?;
    if bytes.len() as u64 > MOST_BYTES {
        return Err(error(BookFileFault::TooLarge));
    }
    String::from_utf8(bytes).map_err(|found| {
        let (before, _) = found.as_bytes().split_at(found.utf8_error().valid_up_to());
        let line = 1 + before.iter().filter(|&&byte| byte == b'\n').count();
        let why = "a byte that is no text: expected an opening book".to_owned();
        error(BookFileFault::Text(BookFault { line, why }))
    })
}

impl fmt::Display for BookFileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let file = self.file.display();
        match &self.why {
            BookFileFault::NoBooks { game } => {
                write!(f, "{file}: the players of {game} have no opening books")
            }
            BookFileFault::Missing => write!(f, "{file}: there is no such file"),
            BookFileFault::Unreadable(why) => write!(f, "{file}: {why}"),
            BookFileFault::TooLarge => {
                write!(f, "{file}: more than {} MiB are no opening book", MOST_BYTES >> 20)
            }
            // FILE:LINE: what is wrong.
            BookFileFault::Text(fault) => write!(f, "{file}:{fault}"),
        }
    }
}

impl std::error::Error for BookFileError {}
