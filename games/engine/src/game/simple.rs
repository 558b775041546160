//! Parts of the rules for games that need nothing else: why a move is illegal, and why a game ended.

use super::rules::Game;
use gocheck_text::{InLanguage, Language};
use std::borrow::Cow;
use std::fmt;

/// Why a move is illegal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotLegal {
    /// The game has ended.
    GameOver,
    /// The rules do not allow it here.
    Move,
}

impl InLanguage for NotLegal {
    fn in_language(&self, language: Language) -> Cow<'_, str> {
        let texts = match self {
            Self::GameOver => ("the game is over", "对局已结束"),
            Self::Move => ("the rules do not allow this move here", "按规则不能这样走"),
        };
        language.pick(texts.0, texts.1).into()
    }
}

impl fmt::Display for NotLegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.in_language(Language::English))
    }
}

impl std::error::Error for NotLegal {}

/// Plays a move if it is one of the legal ones: a [`Game::play`] for games that do not check moves one by one.
///
/// # Errors
/// If it is not.
pub fn play_if_legal<G: Game>(position: &G, mv: G::Move) -> Result<G, NotLegal> {
    match position.outcome() {
        Some(_) => Err(NotLegal::GameOver),
        None if position.moves().contains(&mv) => Ok(position.play_unchecked(mv)),
        None => Err(NotLegal::Move),
    }
}

/// Why a game ended, in both languages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ended {
    /// A short name, such as `full`.
    pub code: &'static str,
    /// English, from no side's point of view.
    pub en: &'static str,
    /// Chinese.
    pub zh: &'static str,
}

/// The English text.
impl fmt::Display for Ended {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.en)
    }
}
