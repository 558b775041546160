//! The language that the program speaks: --lang, else LC_ALL, LC_MESSAGES, LANG.

use super::help_zh::{ARGUMENTS, COMMANDS, GENERAL, GENERAL_OPTIONS, HELP, OPTIONS, USAGE, VALUES};
use clap::builder::StyledStr;
use clap::{Arg, ArgAction, Command};
use gocheck::diagnostic::Language;
use gocheck_common::cli::GENERAL_OPTIONS as GENERAL_HEADING;
use std::ffi::OsString;
use std::sync::OnceLock;

static LANGUAGE: OnceLock<Language> = OnceLock::new();

/// The language that the program speaks.
pub(super) fn language() -> Language {
    LANGUAGE.get().copied().unwrap_or_default()
}

/// The program's description in the language that is asked for, which it speaks from here on. The language is needed
/// before the command line is understood: its faults and its help are in it.
pub(crate) fn describe(program: Command, args: &[OsString]) -> Command {
    let chosen = typed(args).or_else(configured).unwrap_or_default();
    // It is set once, before anything is said.
    let _ = LANGUAGE.set(chosen);
    match chosen {
        Language::Chinese => in_chinese(program),
        _ => program,
    }
}

/// What --lang says.
fn typed(args: &[OsString]) -> Option<Language> {
    let mut args = args.iter().skip(1).map_while(|arg| arg.to_str().filter(|arg| *arg != "--"));
    let mut found = None;
    while let Some(arg) = args.next() {
        let name = match arg.strip_prefix("--lang") {
            Some("") => args.next(),
            Some(value) => value.strip_prefix('='),
            None => None,
        };
        found = name.and_then(named).or(found);
    }
    found
}

/// What the environment says: the first of these that is set and not empty.
fn configured() -> Option<Language> {
    let set = |name: &&str| std::env::var(name).ok().filter(|value| !value.is_empty());
    let value = ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(set)?;
    named(value.get(..2)?)
}

fn named(name: &str) -> Option<Language> {
    Language::ALL.into_iter().find(|language| language.name() == name)
}

/// Everything that clap shows, from the tables.
fn in_chinese(program: Command) -> Command {
    let program = arguments(texts(program, ""), "");
    program.mut_subcommands(|command| {
        let name = command.get_name().to_owned();
        arguments(texts(command, &name), &name)
    })
}

fn find(command: &str, id: &str) -> Option<&'static str> {
    HELP.iter().find(|(of, what, _)| (*of, *what) == (command, id)).map(|(.., text)| *text)
}

/// What stands before and after the options.
fn texts(mut command: Command, name: &str) -> Command {
    if let Some(about) = find(name, "") {
        command = command.about(about);
    }
    if let Some(about) = find(name, "long_about") {
        command = command.long_about(about);
    }
    if let Some(after) = find(name, "after_help") {
        command = command.after_help(after);
    }
    let template = format!("{{about-with-newline}}\n{USAGE}：{{usage}}\n\n{{all-args}}{{after-help}}");
    command
        .help_template(StyledStr::from(template))
        .subcommand_help_heading(COMMANDS)
        .subcommand_value_name(COMMANDS)
}

fn arguments(command: Command, name: &str) -> Command {
    let is_program = name.is_empty();
    let general = |id: &str| GENERAL_OPTIONS.iter().find(|(of, _)| *of == id).map(|(_, text)| *text);
    let mut command = command.mut_args(|arg| {
        let id = arg.get_id().to_string();
        let Some(text) = find(name, &id).or_else(|| general(&id)) else { return arg };
        let heading = match arg.get_help_heading() {
            Some(GENERAL_HEADING) => GENERAL,
            _ if arg.is_positional() => ARGUMENTS,
            _ => OPTIONS,
        };
        values(arg.help(text).help_heading(heading), name, &id, text)
    });
    // Those that clap adds itself have no words that could be changed.
    let general_arg = |id: &'static str, short: char, action: ArgAction| {
        Arg::new(id)
            .short(short)
            .long(id)
            .action(action)
            .help(general(id))
            .help_heading(GENERAL)
            .display_order(990)
    };
    command = command.disable_help_flag(true).arg(general_arg("help", 'h', ArgAction::Help));
    if is_program {
        command = command.disable_version_flag(true).arg(general_arg("version", 'V', ArgAction::Version));
    }
    command
}

/// The words beside the values of an option stand in its own text: those that clap shows cannot be changed.
fn values(arg: Arg, command: &str, id: &str, text: &str) -> Arg {
    let said: Vec<String> = VALUES
        .iter()
        .filter(|(of, option, ..)| (*of, *option) == (command, id))
        .map(|(.., value, words)| format!("- {value}：{words}"))
        .collect();
    match said.as_slice() {
        [] => arg.long_help(text.to_owned()),
        said => arg.hide_possible_values(true).long_help(format!("{text}\n\n{}", said.join("\n"))),
    }
}
