//! The JSON schemas of the commands' output.

use clap::Arg;
use gocheck_program::{schema_files, schema_option};

/// The option that prints them.
pub(super) fn option() -> Arg {
    let commands = schema_files! {
        "games" = "games.json"
        "match" = "match.json"
        "merge" = "tournament.json"
        "review" = "review.json"
        "tournament" = "tournament.json"
    };
    let shared = schema_files! {
        "adjudication" = "defs/adjudication.json"
        "agreement" = "defs/agreement.json"
        "color" = "defs/color.json"
        "counts" = "defs/counts.json"
        "fault" = "defs/fault.json"
        "head_to_head" = "defs/head_to_head.json"
        "record" = "defs/record.json"
        "review_move" = "defs/review_move.json"
        "side" = "defs/side.json"
        "standing" = "defs/standing.json"
        "text" = "defs/text.json"
    };
    schema_option(commands, shared)
}

#[cfg(test)]
mod tests {
    use super::option;
    use crate::cli::{AtaxxArgs, ReversiArgs};
    use clap::CommandFactory;
    use gocheck_program::commands_with_json;

    #[test]
    fn every_command_that_prints_json_has_a_schema() {
        let named = option().get_possible_values();
        let named: Vec<&str> = named.iter().map(|value| value.get_name()).collect();
        for program in [AtaxxArgs::command(), ReversiArgs::command()] {
            assert_eq!(named, commands_with_json(&program));
        }
    }
}
