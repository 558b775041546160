//! A file format of game records, as a value.

use super::replay::Replayed;
use super::written::WrittenGame;
use crate::game::board_game::{BoardGame, Variant};
use std::io::{self, BufRead};
use std::ops::ControlFlow;

/// A file format of game records.
#[derive(Debug)]
pub struct Notation<G: BoardGame> {
    /// Its name in commands.
    pub name: &'static str,
    /// A short description.
    pub title: &'static str,
    /// The file extensions.
    pub endings: &'static [&'static str],
    /// Returns true if a file that begins with these bytes has this format.
    pub begins: fn(&[u8]) -> bool,
    /// Whether forced passes are written.
    pub has_passes: bool,
    /// Reads the games of a file.
    pub read: Reader<G>,
    /// Appends a game. The error says what the format cannot express.
    pub write: fn(&Replayed<G>, &mut Vec<u8>) -> Result<(), String>,
    /// Makes the file header for a number of games, in formats that state that number.
    pub head: Option<fn(u32) -> Vec<u8>>,
}

/// Reads the games of a file and passes each to the listener, or the fault in its place, until the listener breaks.
/// Names of positions are those of the variant.
pub type Reader<G> = fn(&mut dyn BufRead, &Variant<G>, &mut Listener<'_, G>) -> io::Result<()>;

/// Receives the games of a file.
pub type Listener<'a, G> = dyn FnMut(Result<WrittenGame<G>, Unread>) -> ControlFlow<()> + 'a;

/// A part of a file that cannot be read, or a fault of the whole file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unread {
    /// The line, from 1; 0 in files without lines.
    pub line: usize,
    /// Whether it is a game, not the whole file.
    pub is_game: bool,
    /// An English description.
    pub why: String,
}

/// Finds the notation of a file by the extension of its name, else by its first bytes. If several have the extension,
/// the first whose beginning fits is chosen.
pub fn notation_of<G: BoardGame>(
    known: &[&'static Notation<G>],
    name: &str,
    beginning: &[u8],
) -> Option<&'static Notation<G>> {
    let ending = name.rsplit_once('.').map(|(_, ending)| ending.to_ascii_lowercase()).unwrap_or_default();
    let has_ending = |notation: &&&Notation<G>| notation.endings.contains(&ending.as_str());
    let begins = |notation: &&&Notation<G>| (notation.begins)(beginning);
    let by_both = known.iter().find(|notation| has_ending(notation) && begins(notation));
    by_both.or_else(|| known.iter().find(has_ending)).or_else(|| known.iter().find(begins)).copied()
}
