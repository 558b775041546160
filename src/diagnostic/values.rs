//! Values of messages that are words: each language has its own for them.

use crate::board::Color;
use crate::go::RuleSet;

/// What a number of a puzzle or an answer stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "formats", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum FieldName {
    /// The row of a point.
    Row,
    /// The column of a point.
    Column,
    /// The colour of a stone.
    Color,
}

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
