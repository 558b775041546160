//! `--json-schema COMMAND`: prints the JSON schema of a command's output.

use super::general_options;
use super::value::choice;
use anyhow::Context;
use clap::{Arg, ArgMatches, Command};
use gocheck_text::file_errors::cannot_print;
use gocheck_text::language;
use std::io::{self, Write};

/// Schemas with their names.
type Named = &'static [(&'static str, &'static str)];

/// Names files with schemas, relative to the file of the macro's use.
#[macro_export]
macro_rules! schema_files {
    ($($name:literal = $file:literal)*) => { &[$(($name, include_str!($file))),*] };
}

/// The schema of one command.
#[derive(Clone, Copy, Debug)]
pub(super) struct Schema {
    text: &'static str,
    shared: Named,
}

const OPTION: &str = "json-schema";

/// The option that prints the JSON schema of a command: `commands` has those that print JSON, and `shared` the definitions
/// that their schemas refer to as `#/$defs/NAME`.
#[must_use]
pub fn schema_option(commands: Named, shared: Named) -> Arg {
    let schemas = commands.iter().map(move |&(name, text)| (name, Schema { text, shared }));
    Arg::new(OPTION)
        .long(OPTION)
        .value_name("COMMAND")
        .value_parser(choice(schemas))
        .help_heading(general_options())
        .display_order(990)
        .hide_short_help(true)
        .help(language().pick(
            "Print the JSON Schema of what this command prints as JSON, and exit",
            "打印这个命令的 JSON 输出所遵循的 JSON Schema，然后结束",
        ))
}

/// Returns the commands of a program that can print JSON, which need a schema.
#[must_use]
pub fn commands_with_json(program: &Command) -> Vec<&str> {
    let is_json = |arg: &Arg| arg.get_possible_values().iter().any(|value| value.get_name() == "json");
    let commands = program.get_subcommands().filter(|command| command.get_arguments().any(is_json));
    commands.map(Command::get_name).collect()
}

impl Schema {
    /// The schema that the command line asks for.
    pub(super) fn asked(matches: &ArgMatches) -> Option<Self> {
        matches.try_get_one(OPTION).ok().flatten().copied()
    }

    pub(super) fn print(self) -> anyhow::Result<()> {
        io::stdout().write_all(self.document().as_bytes()).with_context(cannot_print)
    }

    /// The schema with the definitions that it needs.
    fn document(self) -> String {
        let mut needed = vec![false; self.shared.len()];
        let mut texts = vec![self.text];
        while let Some(text) = texts.pop() {
            for (is_needed, (name, definition)) in needed.iter_mut().zip(self.shared) {
                if !*is_needed && text.contains(&format!("\"#/$defs/{name}\"")) {
                    *is_needed = true;
                    texts.push(definition);
                }
            }
        }
        let needed = self.shared.iter().zip(needed).filter(|(_, is_needed)| *is_needed);
        let definitions: Vec<String> = needed
            .map(|((name, text), _)| format!("    \"{name}\": {}", text.trim_end().replace('\n', "\n    ")))
            .collect();
        let text = self.text.trim_end();
        match text.strip_suffix('}') {
            Some(open) if !definitions.is_empty() => {
                format!("{},\n  \"$defs\": {{\n{}\n  }}\n}}\n", open.trim_end(), definitions.join(",\n"))
            }
            _ => format!("{text}\n"),
        }
    }
}
