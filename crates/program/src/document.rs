use super::usage::usage_error;
use super::value::choice;
use anyhow::Context;
use clap::Command;
use clap::builder::TypedValueParser;
use clap_complete::Shell;
use clap_mangen::Man;
use gocheck_files::output::folder::Folder;
use gocheck_text::file_errors::cannot_print;
use gocheck_text::phrase;
use std::io::{self, Write};
use std::path::PathBuf;

/// A document made from the description of the command line.
#[derive(Clone, Debug)]
pub(super) enum Document {
    Completions(Shell),
    /// The manual page of one command.
    ManPage,
    /// The manual pages of all commands, in this folder.
    ManPages(PathBuf),
}

const SHELLS: [(&str, Shell); 5] = [
    ("bash", Shell::Bash),
    ("elvish", Shell::Elvish),
    ("fish", Shell::Fish),
    ("powershell", Shell::PowerShell),
    ("zsh", Shell::Zsh),
];

/// Returns a parser for the name of a shell.
pub(super) fn shells() -> impl TypedValueParser<Value = Shell> {
    choice(SHELLS)
}

impl Document {
    /// Parses the value of the former option `--generate`.
    pub(super) fn formerly(value: &str) -> anyhow::Result<Self> {
        match value.split_once('=') {
            None if value == "man" => Ok(Self::ManPage),
            Some(("man", folder)) if !folder.is_empty() => Ok(Self::ManPages(folder.into())),
            _ => match SHELLS.iter().find(|(name, _)| *name == value) {
                Some((_, shell)) => Ok(Self::Completions(*shell)),
                None => Err(usage_error(phrase!(
                    "instead of --generate, use --completions SHELL, --man-page or --man-pages DIR",
                    "请不用 --generate，改用 --completions SHELL、--man-page 或 --man-pages DIR"
                ))),
            },
        }
    }

    /// Prints the document, or writes it to its folder. `names` lead to the command whose page is wanted.
    pub(super) fn write(&self, mut program: Command, names: &[String]) -> anyhow::Result<()> {
        let mut bytes = Vec::new();
        if let Self::Completions(shell) = self {
            let name = program.get_name().to_owned();
            clap_complete::generate(*shell, &mut program, name, &mut bytes);
        } else {
            // The command `help` has no page.
            program = program.disable_help_subcommand(true);
            program.build();
            if let Self::ManPages(folder) = self {
                return write_pages(&Folder::create(folder)?, &program, &program);
            }
            let command = names.iter().try_fold(&program, |command, name| command.find_subcommand(name));
            page(&program, command.unwrap_or(&program)).render(&mut bytes)?;
        }
        io::stdout().write_all(&bytes).with_context(cannot_print)
    }
}

fn page(program: &Command, command: &Command) -> Man {
    let version = program.get_version().unwrap_or_default();
    Man::new(command.clone())
        // With an empty date, the fields after it would move up.
        .date(" ")
        .source(format!("{} {version}", program.get_name()))
        .manual("General Commands Manual")
}

fn write_pages(folder: &Folder, program: &Command, command: &Command) -> anyhow::Result<()> {
    let man = page(program, command);
    let mut bytes = Vec::new();
    man.render(&mut bytes)?;
    folder.write(man.get_filename(), &bytes)?;
    // Hidden commands and `help` have no page, even if `help` was built before.
    let has_page = |command: &&Command| !command.is_hide_set() && command.get_name() != "help";
    let mut commands = command.get_subcommands().filter(has_page);
    commands.try_for_each(|command| write_pages(folder, program, command))
}
