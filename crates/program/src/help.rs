//! Help: commands by task, and the short help of `-h`, which fits on a screen.

use super::global::general_options;
use clap::builder::{StyledStr, Styles};
use clap::{Arg, Command};
use gocheck_text::{language, phrase};
use std::ffi::OsString;
use std::fmt::Write;

/// The commands for one task, with its name in both languages.
pub type Task = ((&'static str, &'static str), &'static [&'static str]);

/// How much help a command line asks for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Asked {
    Nothing,
    Short,
    Long,
}

impl Asked {
    pub(super) fn by(args: &[OsString]) -> Self {
        let mut words = args.iter().skip(1).take_while(|&arg| arg != "--").peekable();
        if words.peek().is_none() {
            return Self::Long;
        }
        words.fold(Self::Nothing, |asked, word| match word.to_str() {
            Some("-h") => Self::Short,
            Some("--help" | "help") => Self::Long,
            _ => asked,
        })
    }
}

/// Shortens the help of a program and its commands: an option has its first clause, general options are left out, and
/// instead of what follows the options there is a reference to `--help`.
pub(super) fn shortened(program: Command) -> Command {
    let name = program.get_name().to_owned();
    let is_default = program.get_subcommands().next().is_some();
    let program = program.mut_subcommands(|command| {
        let called = format!("{name} {}", command.get_name());
        short(command, &called)
    });
    let program = short(program, &name);
    // The options of a program that works without a command are those of a command, too.
    if is_default { program.mut_args(|arg| arg.hide_short_help(true)) } else { program }
}

fn short(command: Command, called: &str) -> Command {
    let more = phrase!(
        "`{called} --help` prints details, all options and examples.",
        "详细说明、全部选项和例子见 `{called} --help`。"
    );
    let command = command.mut_args(short_value);
    let is_shown = |arg: &&Arg| !arg.is_hide_set() && !arg.is_hide_short_help_set();
    let widest = command.get_arguments().filter(is_shown).map(option_width).max().unwrap_or(0);
    // Six columns before an option, two after it.
    let width = SCREEN.saturating_sub(6 + widest + 2);
    command.mut_args(|arg| short_arg(arg, width)).after_help(more.text(language()))
}

/// Keeps the first of the forms of a value, so that all options fit next to their texts.
fn short_value(arg: Arg) -> Arg {
    match arg.get_value_names() {
        Some([name]) if name.len() > 12 || name.contains('|') => {
            let first = name.split('|').next().unwrap_or_default().to_owned();
            arg.value_name(first)
        }
        _ => arg,
    }
}

/// The columns of an option such as `--size <N>`.
fn option_width(arg: &Arg) -> usize {
    let names = arg.get_value_names().unwrap_or_default();
    arg.get_long().map_or(0, |long| long.len() + 2) + names.iter().map(|name| name.len() + 3).sum::<usize>()
}

/// The columns of a terminal.
const SCREEN: usize = 80;

fn short_arg(arg: Arg, width: usize) -> Arg {
    if arg.get_help_heading() == Some(general_options()) {
        return arg.hide_short_help(true);
    }
    let Some(text) = arg.get_help() else { return arg };
    let default =
        arg.get_default_values().iter().map(|value| value.len() + " [default: ]".len()).sum::<usize>();
    let text = fitting(first_clause(&text.to_string()), width.saturating_sub(default)).to_owned();
    let takes_values = arg.get_action().takes_values();
    let values = arg.get_possible_values().iter().map(|value| value.get_name().len() + 2).sum::<usize>();
    let whole = text.len() + default + " [possible values:]".len() + values;
    arg.help(text).hide_possible_values(takes_values && whole > width)
}

/// Cuts an English text before a comma, if it is wider than the line and the beginning is long enough to say something.
fn fitting(text: &str, width: usize) -> &str {
    let beginning =
        text.match_indices(", ").map(|(place, _)| place).filter(|place| (24..=width).contains(place)).last();
    match beginning.filter(|_| text.is_ascii() && text.len() > width) {
        Some(end) => text.get(..end).unwrap_or(text),
        None => text,
    }
}

/// Returns the text up to the first mark that ends a clause.
fn first_clause(text: &str) -> &str {
    let ends = ["; ", ": ", " (", ". ", " [", "；", "：", "（", "。", "\n"];
    let end = ends.iter().filter_map(|end| text.find(end)).min();
    text.get(..end.unwrap_or(text.len())).unwrap_or(text)
}

/// Lists the commands of a program by task in its help, if it has tasks. Commands of none come last.
pub fn by_task(mut program: Command, args: &[OsString], tasks: &[Task]) -> Command {
    if Asked::by(args) == Asked::Nothing || tasks.is_empty() {
        return program;
    }
    let (header, literal) = (*Styles::default().get_header(), *Styles::default().get_literal());
    let pick = |(english, chinese)| language().pick(english, chinese);
    let is_listed = |command: &&Command| !command.is_hide_set() && command.get_name() != "help";
    let names: Vec<String> =
        program.get_subcommands().filter(is_listed).map(|command| command.get_name().to_owned()).collect();
    let width = names.iter().map(String::len).max().unwrap_or(0);
    let of_no_task: Vec<&str> = names
        .iter()
        .map(String::as_str)
        .filter(|name| !tasks.iter().any(|(_, names)| names.contains(name)))
        .collect();
    let further = (("Further commands", "其他命令"), &*of_no_task);
    let mut list = String::new();
    for (task, names) in tasks.iter().map(|&(task, names)| (task, names)).chain([further]) {
        let commands: Vec<&Command> = names.iter().filter_map(|name| program.find_subcommand(name)).collect();
        if commands.is_empty() {
            continue;
        }
        // Writing to a string cannot fail.
        let _ = writeln!(list, "{header}{}{}{header:#}", pick(task), language().colon().trim_end());
        for command in commands {
            let about = command.get_about().map(ToString::to_string).unwrap_or_default();
            let name = command.get_name();
            let _ = writeln!(list, "  {literal}{name}{literal:#}{:1$}  {about}", "", width - name.len());
        }
        list.push('\n');
    }
    let usage = program.render_usage().to_string();
    let usage = usage.trim_start_matches("Usage:").trim_start_matches("用法：").trim().to_owned();
    let heading = pick(("Usage: ", "用法："));
    let template = format!(
        "{{about-with-newline}}\n{header}{heading}{header:#}{{usage}}\n\n{list}{{all-args}}{{after-help}}"
    );
    let program = program.override_usage(usage).mut_subcommands(|command| command.hide(true));
    program.help_template(StyledStr::from(template))
}
