//! The JSON schemas of the commands' output.

use clap::Arg;
use gocheck_program::{schema_files, schema_option};

/// The option that prints them.
pub(super) fn option() -> Arg {
    let commands = schema_files! {
        "check" = "check.json"
        "stream" = "stream.json"
        "grade" = "grade.json"
        "explain" = "explain.json"
        "lint" = "lint.json"
        "fix" = "fix.json"
        "fmt" = "fix.json"
        "dataset" = "dataset.json"
        "position" = "position.json"
        "score" = "score.json"
    };
    let shared = schema_files! {
        "analysis" = "defs/analysis.json"
        "answer" = "defs/answer.json"
        "answered" = "defs/answered.json"
        "board" = "defs/board.json"
        "cause" = "defs/cause.json"
        "causes" = "defs/causes.json"
        "certainty" = "defs/certainty.json"
        "color" = "defs/color.json"
        "comparison" = "defs/comparison.json"
        "counts" = "defs/counts.json"
        "estimate" = "defs/estimate.json"
        "finding" = "defs/finding.json"
        "game" = "defs/game.json"
        "group" = "defs/group.json"
        "hash" = "defs/hash.json"
        "message" = "defs/message.json"
        "point" = "defs/point.json"
        "points" = "defs/points.json"
        "question" = "defs/question.json"
        "values" = "defs/values.json"
        "vertices" = "defs/vertices.json"
    };
    schema_option(commands, shared)
}

#[cfg(test)]
mod tests {
    use super::super::GocheckArgs;
    use super::option;
    use clap::CommandFactory;
    use gocheck_program::commands_with_json;

    #[test]
    fn every_command_that_prints_json_has_a_schema() {
        let program = GocheckArgs::command();
        let named = option().get_possible_values();
        let named: Vec<&str> = named.iter().map(|value| value.get_name()).collect();
        assert_eq!(named, commands_with_json(&program));
    }
}
