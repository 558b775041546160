//! The layout of the help texts, and the parts of them that clap writes itself in Chinese. The texts of commands and options
//! are at their definitions.
//!
//! Chinese lines are broken by hand, because clap does not break lines between Chinese characters.

use super::language::language;
use clap::builder::{PossibleValue, StyledStr};
use clap::{Arg, ArgAction, Command};
use gocheck::diagnostic::Language;
use gocheck_program::general_options;

/// The headings of a help text in Chinese.
const USAGE: &str = "用法";
const COMMANDS: &str = "命令";
const ARGUMENTS: &str = "参数";
const OPTIONS: &str = "选项";

/// Completes the description of the command line, in the language of the program.
pub(super) fn describe(program: Command) -> Command {
    let program = summarized(program).mut_subcommands(summarized);
    match language() {
        Language::English => program,
        Language::Chinese => in_chinese(program),
    }
}

/// Sets the line in the list of commands: the first sentence of the long description.
fn summarized(command: Command) -> Command {
    let long = command.get_long_about().map(|long| long.ansi().to_string()).unwrap_or_default();
    let first = long.split("\n\n").next().unwrap_or_default();
    command.about(first.trim_end_matches(['.', '。']).to_owned())
}

/// Replaces the parts that clap writes in English.
fn in_chinese(program: Command) -> Command {
    let program = arguments(template(program)).disable_version_flag(true).arg(general_arg(
        "version",
        'V',
        ArgAction::Version,
        "显示版本",
    ));
    let mut program = program.mut_subcommands(|command| arguments(template(command)));
    // The arguments that clap adds exist only after the command is built.
    program.build();
    usage(&mut program);
    program.get_subcommands_mut().for_each(|command| {
        if command.get_name() == "help" {
            *command = command.clone().about("显示帮助");
        }
        usage(command);
    });
    program
}

/// Sets the usage line in Chinese.
fn usage(command: &mut Command) {
    let line = command.render_usage().to_string();
    let line = line.trim_start_matches("Usage:").trim();
    let line =
        line.replace("[OPTIONS]", &format!("[{OPTIONS}]")).replace("[COMMAND]", &format!("[{COMMANDS}]"));
    *command = command.clone().override_usage(line);
}

/// Sets the headings of the usage line and the commands.
fn template(command: Command) -> Command {
    let template = format!("{{about-with-newline}}\n{USAGE}：{{usage}}\n\n{{all-args}}{{after-help}}");
    command
        .help_template(StyledStr::from(template))
        .subcommand_help_heading(COMMANDS)
        .subcommand_value_name(COMMANDS)
}

/// Sets the headings of the arguments, and what clap appends to their texts.
fn arguments(command: Command) -> Command {
    let mut place = 0;
    let command = command.mut_args(|arg| {
        let Some(text) = arg.get_help().filter(|_| !arg.is_hide_set()) else { return arg };
        let text = format!("{text}{}", bounds(&arg));
        let long = format!("{text}{}", values(&arg));
        let takes_values = arg.get_action().takes_values();
        let arg = arg.hide_default_value(takes_values).hide_possible_values(takes_values);
        let arg = match arg.get_help_heading() {
            Some(heading) if heading == general_options() => arg,
            _ if arg.is_positional() => {
                // Under a heading of their own, they would be sorted by name.
                place += 1;
                arg.help_heading(ARGUMENTS).display_order(place)
            }
            _ => arg.help_heading(OPTIONS),
        };
        arg.help(text).long_help(long)
    });
    command.disable_help_flag(true).arg(general_arg(
        "help",
        'h',
        ArgAction::Help,
        "显示帮助（-h 简短，--help 详细）",
    ))
}

/// Returns a replacement for an argument that clap adds, whose text cannot be changed.
fn general_arg(id: &'static str, short: char, action: ArgAction, text: &'static str) -> Arg {
    let arg = Arg::new(id).short(short).long(id).action(action).help(text);
    arg.help_heading(general_options()).display_order(990)
}

/// The default and the possible values of an argument.
fn bounds(arg: &Arg) -> String {
    if !arg.get_action().takes_values() {
        return String::new();
    }
    let default: Vec<_> = arg.get_default_values().iter().map(|value| value.to_string_lossy()).collect();
    let possible = arg.get_possible_values();
    let possible: Vec<&str> =
        possible.iter().filter(|value| !value.is_hide_set()).map(PossibleValue::get_name).collect();
    let mut text = String::new();
    if !default.is_empty() {
        text += &format!(" [默认：{}]", default.join("、"));
    }
    if !possible.is_empty() && !arg.is_hide_possible_values_set() {
        text += &format!(" [可选：{}]", possible.join("、"));
    }
    text
}

/// The descriptions of an option's values, as a paragraph of their own.
fn values(arg: &Arg) -> String {
    let values = arg.get_possible_values();
    let lines =
        values.iter().filter_map(|value| Some(format!("- {}：{}", value.get_name(), value.get_help()?)));
    let lines: Vec<String> = lines.collect();
    if lines.is_empty() { String::new() } else { format!("\n\n{}", lines.join("\n")) }
}
