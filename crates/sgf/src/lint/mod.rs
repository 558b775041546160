//! Checks records as they are played.

mod checked_property;
mod finding;
mod findings;
mod forbidding_rules;
mod game_end;
mod linted;
mod listener;
mod moves;
mod options;
mod properties;
pub mod rules;
mod setup;
mod turns;

pub use finding::{Boards, Finding};
pub use forbidding_rules::ForbiddingRules;
pub use linted::Linted;
pub use options::{LintOptions, Rules};

pub(super) use findings::Findings;
