//! Values of messages that are words: each language has its own for them.

use crate::board::Color;
use crate::go::RuleSet;

/// What a value of a property should be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "formats", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum ValueForm {
    /// A whole number.
    WholeNumber,
    /// A number, perhaps with a fraction.
    Number,
    /// 1 or 2.
    Double,
    /// B or W.
    Color,
}

/// What a point that is none was meant for.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "formats", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum PointOf {
    /// A mark, by the property of this name.
    Mark(String),
    /// A setup, by the property of this name.
    Setup(String),
    /// A move of this colour.
    Move(Color),
}

/// The handicap stones that a game has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "formats", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum HandicapStones {
    /// None.
    None,
    /// So many black stones are set up.
    SetUp(usize),
    /// Black places so many by moves.
    Placed(u32),
}

/// Why the other colour moves first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "formats", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum FirstMove {
    /// PL says so.
    Pl,
    /// HA says so many stones.
    Handicap(u32),
    /// Black does where nothing is said.
    Even,
}

/// By which rules a move is forbidden.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "formats", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum Judged {
    /// By these.
    By(RuleSet),
    /// By those that were assumed, since the record names none.
    Assumed,
    /// By all but these, where all were asked.
    ByAllBut(Vec<RuleSet>),
}

/// How a game is lost before its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "formats", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum Loss {
    /// By resignation.
    Resignation,
    /// On time.
    Time,
    /// By forfeit.
    Forfeit,
}

/// What a file is that no answers can be read from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "formats", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum FileKind {
    /// A document of a word processor.
    Document,
    /// A workbook of a spreadsheet program.
    Spreadsheet,
    /// Slides.
    Slides,
    /// Rich text.
    RichText,
    /// A PDF.
    Pdf,
    /// A picture, a film or a sound.
    Media,
    /// A page of the web.
    WebPage,
    /// A Jupyter notebook.
    Notebook,
    /// A program's source text.
    Program,
    /// Text, under a name that is not one of answers.
    Text,
    /// An archive where none is expected.
    Archive,
    /// A link to another place, which is not followed.
    Link,
    /// Anything else.
    Binary,
}

/// A file of a submission that no answers can be read from.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "formats", derive(serde::Serialize))]
pub struct OtherFile {
    /// Its path within the submission.
    pub name: String,
    /// What it is.
    pub kind: FileKind,
}

/// The kinds of archives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "formats", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum ArchiveKind {
    /// .zip
    Zip,
    /// .tar
    Tar,
    /// .gz, with a .tar or a single file in it
    Gzip,
    /// .7z
    SevenZip,
    /// .rar
    Rar,
    /// .xz
    Xz,
    /// .bz2
    Bzip2,
    /// .zst
    Zstandard,
}

impl ArchiveKind {
    /// What people call it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Zip => "zip",
            Self::Tar => "tar",
            Self::Gzip => "gzip",
            Self::SevenZip => "7z",
            Self::Rar => "RAR",
            Self::Xz => "xz",
            Self::Bzip2 => "bzip2",
            Self::Zstandard => "Zstandard",
        }
    }
}
