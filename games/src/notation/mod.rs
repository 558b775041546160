//! Games as the field writes them: read from files, checked by playing them, written.
//!
//! | file | what is in it |
//! | --- | --- |
//! | `written` | a game as a file tells it, not yet played |
//! | `replay` | the same, played: what is wrong with it, and the whole game |
//! | `lists` | a game a line: the moves, as engines and people pass them on |
//!
//! The notations of one game are in its folder; saved games are in `description`, logs of tournaments in `arena`.

pub mod lists;
mod replay;
mod written;

pub use replay::{Finding, Flaw, Replayed, play};
pub use written::{How, Stones, Told, WrittenGame, WrittenMove};

use crate::game::{BoardGame, Variant};
use std::io::{self, BufRead};
use std::ops::ControlFlow;

/// A way to write games down.
#[derive(Debug)]
pub struct Notation<G: BoardGame> {
    /// Its name in commands.
    pub name: &'static str,
    /// What it is, for people.
    pub title: &'static str,
    /// How names of such files end.
    pub endings: &'static [&'static str],
    /// Whether a file that begins like this is one.
    pub begins: fn(&[u8]) -> bool,
    /// Whether it writes the passes of a side that has no other move.
    pub has_passes: bool,
    /// Reads games, one after the other.
    pub read: Reader<G>,
    /// Appends a game. The error says what the notation cannot hold.
    pub write: fn(&Replayed<G>, &mut Vec<u8>) -> Result<(), String>,
    /// What stands before so many games, in notations that say how many there are.
    pub head: Option<fn(u32) -> Vec<u8>>,
}

/// Reads games of a file and tells each, or what stands in its place, until there are no more or nobody listens. Names
/// of positions mean what they mean in the variant.
pub type Reader<G> = fn(&mut dyn BufRead, &Variant<G>, &mut Listener<'_, G>) -> io::Result<()>;

/// Who is told of the games of a file.
pub type Listener<'a, G> = dyn FnMut(Result<WrittenGame<G>, Unread>) -> ControlFlow<()> + 'a;

/// Something of a file that is no game, or is wrong with the whole file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unread {
    /// The line, from 1; 0 in files without lines.
    pub line: usize,
    /// Whether it stands in a game's place.
    pub is_game: bool,
    /// What is wrong.
    pub why: String,
}

/// The notation of a file: by the ending of its name, else by how it begins. Where several have the ending, it is the first
/// that begins so.
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
