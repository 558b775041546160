//! The rules of lint: each file has one code, its texts and its check.

mod bad_date;
mod bad_point;
mod bad_rectangle;
mod bad_value;
mod dead_group;
mod empty_list;
mod empty_value;
mod handicap_stones;
mod huge_komi;
mod ko;
mod markup_off_board;
mod move_after_passes_in_variation;
mod move_after_two_passes;
mod not_in_root;
mod occupied_point;
mod off_board;
mod positional_superko;
mod property_twice;
mod repetition;
mod result_against_end;
mod result_against_estimate;
mod result_against_komi;
mod result_against_score;
mod result_too_large;
mod same_colour_in_variation;
mod same_colour_twice;
mod setup_and_move;
mod setup_contradiction;
mod setup_idle;
mod setup_off_board;
mod setup_twice;
mod several_values;
mod situational_superko;
mod small_handicap;
mod suicide;
mod two_moves;
mod unknown_property;
mod unknown_rules;
mod wrong_first_player;

pub use bad_point::PointOf;
pub use result_against_end::Loss;
pub use wrong_first_player::FirstMove;

use super::checked_property::CheckedProperty;
use super::findings::{Findings, Site};

macro_rules! lists {
    (
        each property { $($property:ident::$property_rule:ident,)* }
        others { $($file:ident::$rule:ident,)* }
    ) => {
        gocheck_text::rules! { $($property::$property_rule,)* $($file::$rule,)* }

        /// Checks a property by the rules for each property, in their order.
        pub(super) fn check_property(findings: &mut Findings<'_>, site: Site<'_>, checked: &CheckedProperty<'_>) {
            $(
                if let Some((place, found)) = $property_rule::check(checked) {
                    findings.add(site.at(place), found);
                }
            )*
        }
    };
}

lists! {
    each property {
        not_in_root::NotInRoot,
        several_values::SeveralValues,
        empty_value::EmptyValue,
        huge_komi::HugeKomi,
        small_handicap::SmallHandicap,
        bad_date::BadDate,
        empty_list::EmptyList,
        bad_value::BadValue,
    }
    others {
        bad_point::BadPoint,
        bad_rectangle::BadRectangle,
        dead_group::DeadGroup,
        handicap_stones::WrongHandicapStones,
        ko::Ko,
        markup_off_board::MarkupOffBoard,
        move_after_passes_in_variation::MoveAfterPassesInVariation,
        move_after_two_passes::MoveAfterTwoPasses,
        occupied_point::OccupiedPoint,
        off_board::OffBoard,
        positional_superko::PositionalSuperko,
        property_twice::PropertyTwice,
        repetition::Repetition,
        result_against_end::ResultAgainstEnd,
        result_against_estimate::ResultAgainstEstimate,
        result_against_komi::ResultAgainstKomi,
        result_against_score::ResultAgainstScore,
        result_too_large::ResultTooLarge,
        same_colour_in_variation::SameColourInVariation,
        same_colour_twice::SameColourTwice,
        setup_and_move::SetupAndMove,
        setup_contradiction::SetupContradiction,
        setup_idle::SetupIdle,
        setup_off_board::SetupOffBoard,
        setup_twice::SetupTwice,
        situational_superko::SituationalSuperko,
        suicide::Suicide,
        two_moves::TwoMoves,
        unknown_property::UnknownProperty,
        unknown_rules::UnknownRules,
        wrong_first_player::WrongFirstPlayer,
    }
}
