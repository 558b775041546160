//! A table of the options of programs, compared with what their `--help` prints.
//!
//! An option has one line, `--name: meaning`, and below it one line for each value and default, `  <N> [1]: commands`, `-`
//! where it takes no value. So the same name cannot have two meanings without the table saying so.

use std::collections::BTreeMap;

/// Options by name; for each, its values with defaults, and the commands that have it.
type Options = BTreeMap<String, BTreeMap<String, Vec<String>>>;

/// Returns the lines in which `table` differs from the help of the programs, each after `-` (only in the table) or `+`.
/// `help` runs a program with these arguments; the commands of `gocheck` stand without its name.
///
/// # Panics
/// If an option of the table has no meaning.
pub fn difference(table: &str, programs: &[&str], help: impl Fn(&str, &[&str]) -> String) -> Vec<String> {
    let mut found = Options::new();
    for program in programs {
        let short = help(program, &["-h"]);
        for command in std::iter::once("").chain(commands(&short)) {
            let arguments: Vec<&str> =
                [command, "--help"].into_iter().filter(|word| !word.is_empty()).collect();
            let name = match (*program, command) {
                (_, "") => (*program).to_owned(),
                ("gocheck", _) => command.to_owned(),
                _ => format!("{program} {command}"),
            };
            for (option, form) in options(&help(program, &arguments)) {
                found.entry(option).or_default().entry(form).or_default().push(name.clone());
            }
        }
    }
    let (table, found) = (lines(&read(table)), lines(&found));
    let only = |sign, these: &[String], those: &[String]| -> Vec<String> {
        these.iter().filter(|line| !those.contains(line)).map(|line| format!("{sign} {line}")).collect()
    };
    [only('-', &table, &found), only('+', &found, &table)].concat()
}

fn lines(options: &Options) -> Vec<String> {
    let line = |(option, forms): (&String, &BTreeMap<String, Vec<String>>)| -> Vec<String> {
        forms.iter().map(|(form, commands)| format!("{option} {form}: {}", commands.join(", "))).collect()
    };
    options.iter().flat_map(line).collect()
}

fn read(table: &str) -> Options {
    let mut options = Options::new();
    let mut option = String::new();
    for line in table.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let (name, rest) = line.split_once(": ").unwrap_or_else(|| panic!("no meaning: {line}"));
        if let Some(form) = name.strip_prefix("  ") {
            let mut commands: Vec<String> = rest.split(", ").map(ToOwned::to_owned).collect();
            commands.retain(|command| !command.is_empty());
            options.entry(option.clone()).or_default().insert(form.to_owned(), commands);
        } else {
            option = name.to_owned();
        }
    }
    options
}

/// The commands that the short help lists, in its order.
pub fn commands(help: &str) -> impl Iterator<Item = &str> {
    let name = |line: &'_ str| -> Option<usize> {
        let rest = line.strip_prefix("  ")?;
        rest.starts_with(|first: char| first.is_ascii_lowercase())
            .then(|| rest.split(' ').next().unwrap().len())
    };
    help.lines().filter_map(move |line| line.get(2..2 + name(line)?)).filter(|name| *name != "help")
}

/// The options of a long help, with value and default.
fn options(help: &str) -> Vec<(String, String)> {
    // Name and value, and the text, whose lines are joined.
    let mut options: Vec<(String, String, String)> = Vec::new();
    let mut is_text = false;
    for line in help.lines() {
        let indent = line.len() - line.trim_start().len();
        let words = line.trim_start();
        if (2..=6).contains(&indent) && words.starts_with('-') {
            // A short text follows on the same line.
            let (spec, text) = words.split_once("  ").unwrap_or((words, ""));
            let name = spec.rfind("--").unwrap();
            let end = spec[name..].find([' ', '[']).map_or(spec.len(), |end| name + end);
            options.push((
                spec[..end].to_owned(),
                spec[end..].trim().to_owned(),
                text.trim_start().to_owned(),
            ));
            is_text = true;
        } else if is_text && (indent >= 8 || words.is_empty()) {
            let (.., text) = options.last_mut().unwrap();
            *text += " ";
            *text += words;
        } else {
            is_text = false;
        }
    }
    options.into_iter().map(|(name, value, text)| (name, form(&value, &text))).collect()
}

/// The value of an option and its default, `-` if it has neither.
fn form(value: &str, text: &str) -> String {
    let default = text.split_once("[default: ").and_then(|(_, rest)| rest.split(']').next());
    match default {
        Some(default) => format!("{value} [{default}]"),
        None if value.is_empty() => "-".to_owned(),
        None => value.to_owned(),
    }
}
