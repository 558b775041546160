//! Selects the language of the program: --lang, or else LC_ALL, LC_MESSAGES, LANG.

use super::help_zh::{ARGUMENTS, COMMANDS, GENERAL, GENERAL_OPTIONS, HELP_COMMAND, OPTIONS, USAGE, help_of};
use clap::builder::{PossibleValue, StyledStr};
use clap::{Arg, ArgAction, Command};
use gocheck::diagnostic::Language;
pub(super) use gocheck_program::language;
use gocheck_program::{GENERAL_OPTIONS as GENERAL_HEADING, speak};
use std::ffi::OsString;

/// Selects the language and returns the command's description in it. This happens before the command line is parsed,
/// because usage errors and help texts depend on it.
pub(super) fn describe(program: Command, args: &[OsString]) -> Command {
    let chosen = typed(args).or_else(configured).unwrap_or_default();
    speak(chosen);
    match chosen {
        Language::Chinese => in_chinese(program),
        _ => program,
    }
}

/// Returns true if the language was given by `--lang`.
pub(super) fn is_language_typed() -> bool {
    typed(&std::env::args_os().collect::<Vec<_>>()).is_some()
}

/// The language given by `--lang`.
fn typed(args: &[OsString]) -> Option<Language> {
    let mut args = args.iter().skip(1).map_while(|arg| arg.to_str().filter(|arg| *arg != "--"));
    let mut found = None;
    while let Some(arg) = args.next() {
        let name = match arg.strip_prefix("--lang") {
            Some("") => args.next(),
            Some(value) => value.strip_prefix('='),
            None => None,
        };
        found = name.and_then(Language::named).or(found);
    }
    found
}

/// The language given by the environment: by the first of these variables that is set and not empty.
fn configured() -> Option<Language> {
    let set = |name: &&str| std::env::var(name).ok().filter(|value| !value.is_empty());
    let value = ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(set)?;
    // The output is UTF-8: under another encoding, only English is readable.
    let encoding = value.split_once('.').map(|(_, encoding)| encoding.to_ascii_lowercase().replace('-', ""));
    encoding
        .is_none_or(|encoding| encoding.starts_with("utf8"))
        .then(|| Language::named(value.get(..2)?))
        .flatten()
}

/// Replaces every text that clap shows with those of the tables.
fn in_chinese(program: Command) -> Command {
    let program = arguments(texts(program, ""), "");
    let mut program = program.mut_subcommands(|command| {
        let name = command.get_name().to_owned();
        arguments(texts(command, &name), &name)
    });
    // The arguments that clap adds exist only after the command is built.
    program.build();
    usage(&mut program);
    program.get_subcommands_mut().for_each(|command| {
        if command.get_name() == "help" {
            *command = command.clone().about(HELP_COMMAND);
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

fn find(command: &str, id: &str) -> Option<&'static str> {
    help_of(command)?.all().find(|(what, _)| *what == id).map(|(_, text)| text)
}

/// Sets the texts before and after the options.
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
    let mut place = 0;
    let mut command = command.mut_args(|arg| {
        let id = arg.get_id().to_string();
        let Some(text) = find(name, &id).or_else(|| general(&id)) else { return arg };
        let text = format!("{text}{}", bounds(&arg));
        let takes_values = arg.get_action().takes_values();
        let arg = arg.hide_default_value(takes_values).hide_possible_values(takes_values);
        let arg = match arg.get_help_heading() {
            Some(GENERAL_HEADING) => arg.help_heading(GENERAL),
            _ if arg.is_positional() => {
                // Under a heading of their own, they would be sorted by name.
                place += 1;
                arg.help_heading(ARGUMENTS).display_order(place)
            }
            _ => arg.help_heading(OPTIONS),
        };
        let long = values(name, &id, &text);
        arg.help(text).long_help(long)
    });
    // The texts of the arguments that clap adds cannot be changed, so they are replaced.
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
    if !possible.is_empty() {
        text += &format!(" [可选：{}]", possible.join("、"));
    }
    text
}

/// The description of an option's values.
fn values(command: &str, id: &str, text: &str) -> String {
    let values = help_of(command).map_or(&[][..], |help| help.values);
    let said: Vec<String> = values
        .iter()
        .filter(|(option, ..)| *option == id)
        .map(|(_, value, words)| format!("- {value}：{words}"))
        .collect();
    match said.as_slice() {
        [] => text.to_owned(),
        said => format!("{text}\n\n{}", said.join("\n")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::GocheckArgs;
    use crate::cli::help_zh::HELP;
    use clap::CommandFactory;

    fn is_chinese(text: &str) -> bool {
        text.chars().any(|c| ('\u{4E00}'..='\u{9FFF}').contains(&c))
    }

    /// Every command and option has a Chinese text, and the tables contain no others.
    #[test]
    fn the_help_is_all_in_chinese() {
        let program = GocheckArgs::command();
        let mut used = Vec::new();
        let mut commands: Vec<(String, &Command)> =
            program.get_subcommands().map(|command| (command.get_name().to_owned(), command)).collect();
        commands.push((String::new(), &program));
        for (name, command) in &commands {
            let mut wanted = vec![""];
            wanted.extend(command.get_long_about().map(|_| "long_about"));
            wanted.extend(command.get_after_help().map(|_| "after_help"));
            let shown = command.get_arguments().filter(|arg| !arg.is_hide_set());
            wanted.extend(shown.map(|arg| arg.get_id().as_str()));
            for id in wanted {
                let general = GENERAL_OPTIONS.iter().any(|(of, text)| *of == id && is_chinese(text));
                let own = find(name, id).is_some_and(is_chinese);
                assert!(own || general, "{name} {id}");
                used.push((name.as_str(), id.to_owned()));
            }
        }
        for (name, command) in &commands {
            for arg in command.get_arguments() {
                let said = arg.get_possible_values().into_iter().filter(|value| value.get_help().is_some());
                let id = arg.get_id().as_str();
                for value in said.filter(|_| !GENERAL_OPTIONS.iter().any(|(of, _)| *of == id)) {
                    let is_said = |(option, meant, words): &(&str, &str, &str)| {
                        (*option, *meant) == (id, value.get_name()) && is_chinese(words)
                    };
                    let values = help_of(name).unwrap().values;
                    assert!(values.iter().any(is_said), "{name} {id} {}", value.get_name());
                }
            }
        }
        let texts = HELP.iter().flat_map(|(name, help)| help.all().map(move |(id, _)| (*name, id)));
        let strays: Vec<_> = texts.filter(|(name, id)| !used.contains(&(*name, (*id).to_owned()))).collect();
        assert!(strays.is_empty(), "{strays:?}");
    }

    #[test]
    fn the_language_is_what_is_typed() {
        let typed = |line: &str| typed(&line.split(' ').map(OsString::from).collect::<Vec<_>>());
        assert_eq!(typed("gocheck a.txt --lang zh"), Some(Language::Chinese));
        assert_eq!(typed("gocheck --lang=zh grade --lang en"), Some(Language::English));
        assert_eq!(typed("gocheck --lang fr a.txt"), None);
        assert_eq!(typed("gocheck -- --lang zh"), None);
    }
}
