//! Opening books read from files.

use games_engine::description::spec::Described;
use games_engine::search::book::Book;
use games_engine::search::builtin::BookFault;
use std::fmt;
use std::fs::File;
use std::io::{ErrorKind, Read};
use std::path::{Path, PathBuf};

/// Maximum size of a book's file in bytes.
const MOST_BYTES: u64 = 64 << 20;

/// The error of a file that is not an opening book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BookFileError {
    /// The file.
    pub file: PathBuf,
    /// The reason.
    pub why: BookFileFault,
}

/// The reasons why a file is not an opening book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BookFileFault {
    /// The game has no opening books.
    NoBooks {
        /// The game.
        game: &'static str,
    },
    /// The file does not exist.
    Missing,
    /// The file cannot be read, for this reason.
    Unreadable(String),
    /// The file is too large.
    TooLarge,
    /// The content is not an opening book.
    Text(BookFault),
}

/// Reads an opening book for players of a game.
///
/// # Errors
/// If the game has no books, or the file cannot be read or is not a book.
pub fn read_book<G: Described>(file: &Path) -> Result<Book, BookFileError> {
    let error = |why| BookFileError { file: file.to_owned(), why };
    let read = G::SPEC.players.read_book.ok_or_else(|| error(BookFileFault::NoBooks { game: G::NAME }))?;
    read(&book_text(file)?).map_err(|fault| error(BookFileFault::Text(fault)))
}

/// Reads the text of an opening book.
///
/// # Errors
/// If the file cannot be read, is not text, or is too large.
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
        let why = "invalid UTF-8: expected an opening book".to_owned();
        error(BookFileFault::Text(BookFault { line, why }))
    })
}

impl fmt::Display for BookFileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let file = self.file.display();
        match &self.why {
            BookFileFault::NoBooks { game } => {
                write!(f, "{file}: {game} has no opening books")
            }
            BookFileFault::Missing => write!(f, "{file}: file not found"),
            BookFileFault::Unreadable(why) => write!(f, "{file}: {why}"),
            BookFileFault::TooLarge => {
                write!(f, "{file}: an opening book has at most {} MiB", MOST_BYTES >> 20)
            }
            // FILE:LINE: the error.
            BookFileFault::Text(fault) => write!(f, "{file}:{fault}"),
        }
    }
}

impl std::error::Error for BookFileError {}
