use super::findings::Site;
use crate::result::GameResult;
use crate::{Place, Replayer};
use gocheck_board::Size;
use gocheck_rules::RuleSet;

/// The end of the main line of a game with a result, as rules see it.
pub(super) struct GameEnd<'a> {
    pub(super) replayer: &'a Replayer,
    pub(super) size: Size,
    /// RE.
    pub(super) result: GameResult,
    pub(super) place: Place,
    /// The rules, if the record or the user has named them.
    pub(super) rules: Option<RuleSet>,
    /// True if the game ended by passes.
    pub(super) is_over: bool,
}

impl<'a> GameEnd<'a> {
    /// The place of RE.
    pub(super) const fn site(&self) -> Site<'a> {
        Site { replayer: self.replayer, place: self.place }
    }
}
