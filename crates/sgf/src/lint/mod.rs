//! Checks records as they are played.

mod end;
mod estimate;
mod finding;
mod findings;
mod form;
mod linted;
mod moves;
mod options;
mod rules;
mod score;
mod setup;
mod turns;

pub use end::{Loss, ResultCode, ResultMessage};
pub use estimate::{EstimateCode, EstimateMessage};
pub use finding::{Boards, Finding};
pub use form::{PointOf, PropertyCode, PropertyMessage};
pub use linted::Linted;
pub use moves::{ForbiddingRules, MoveCode, MoveMessage};
pub use options::{LintOptions, Rules};
pub use rules::{RulesCode, RulesMessage};
pub use score::{ScoreCode, ScoreMessage};
pub use setup::{SetupCode, SetupMessage};
pub use turns::{FirstMove, TurnCode, TurnMessage};

pub(super) use findings::Findings;
