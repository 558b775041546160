//! The engine as one file of source, for judges that take one.
//!
//! The Rust file is put together from this program's own sources, without what `main` does not need, and rewritten
//! for the older compiler of a judge. No program translates that to C++: the C++ file is the same engine written
//! once more, and held to this one by tests of equal scores, moves and numbers of nodes.
//!
//! The program's own networks are too large for a file of 100,000 characters. The files have them for boards without walls in
//! coarser steps, and for CodinGame a small one for boards with walls.
//!
//! | file | what is in it |
//! | --- | --- |
//! | `rust_file` | the Rust file |
//! | `sources` | what it is made of |
//! | `shake` | what of that a program needs |
//! | `flat` | its modules as one |
//! | `older` | Rust of today for an older compiler |
//! | `constant` | what is called while that compiles |
//! | `tokens`, `print` | Rust as text |
//! | `cpp_file` | the C++ file, with this program's constants |
//! | `networks`, `walled.txt`, `open.txt` | their networks |
//!
//! `data/ataxx/bundle` has the C++ and what stands in for other crates and for the program around the engine.

mod constant;
mod cpp_file;
mod flat;
mod networks;
mod older;
mod print;
mod rust_file;
mod shake;
mod sources;
mod tokens;

pub use networks::{
    Networks, OPEN_QUANTIZATION, Quantization, WALLED_HIDDEN, WALLED_QUANTIZATION, WALLED_SEEDS,
};

use std::fmt;

/// The most characters of a file that CodinGame takes; it counts a character beyond the first 65,536 as two.
pub const MOST_CHARACTERS: usize = 100_000;

/// Whose file it is to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Judge {
    /// Botzone.
    Botzone,
    /// CodinGame.
    CodinGame,
}

impl Judge {
    /// Whether it has boards with walls.
    const fn has_walls(self) -> bool {
        matches!(self, Self::CodinGame)
    }
}

/// What it is to be written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    /// Rust 1.70 or later, edition 2021.
    Rust,
    /// C++17, as GCC has it.
    Cpp,
}

/// The file.
///
/// # Errors
/// When the judge has no such language.
pub fn bundle(judge: Judge, language: Language) -> Result<String, BundleError> {
    let text = match (judge, language) {
        (Judge::Botzone, Language::Rust) => return Err(BundleError::Language),
        (Judge::CodinGame, Language::Rust) => rust_file::rust_file()?,
        (_, Language::Cpp) => cpp_file::cpp_file(judge)?,
    };
    let characters = text.encode_utf16().count();
    if characters > MOST_CHARACTERS { Err(BundleError::TooLong { characters }) } else { Ok(text) }
}

/// Why there is no file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BundleError {
    /// The judge does not know the language.
    Language,
    /// It is longer than judges take.
    TooLong {
        /// Its characters.
        characters: usize,
    },
    /// A source of this program cannot be read: an error in this program.
    Source {
        /// The module.
        path: &'static str,
        /// What is wrong.
        why: String,
    },
}

impl fmt::Display for BundleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Language => f.write_str("Botzone has no Rust: ask for --lang cpp"),
            Self::TooLong { characters } => {
                write!(f, "the file would have {characters} characters, more than {MOST_CHARACTERS}")
            }
            Self::Source { path, why } => write!(f, "the module {path}: {why}"),
        }
    }
}

impl std::error::Error for BundleError {}
