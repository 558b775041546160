use super::value::{choice, parser};
use anyhow::Context;
use clap::Command;
use clap::builder::{PossibleValue, TypedValueParser};
use clap_complete::Shell;
use clap_mangen::Man;
use gocheck_files::output::folder::Folder;
use gocheck_text::Phrase;
use gocheck_text::file_errors::cannot_print;
use gocheck_text::phrase;
use std::ffi::OsStr;
use std::io::{self, Write};
use std::path::PathBuf;

/// A document that `--generate` makes from the description of the command line.
#[derive(Clone, Debug)]
pub(super) enum Document {
    Completions(Shell),
    /// The manual page of one command.
    ManPage,
    /// The manual pages of all commands, in this folder.
    ManPages(PathBuf),
}

const NAMED: [(&str, Document); 6] = [
    ("bash", Document::Completions(Shell::Bash)),
    ("elvish", Document::Completions(Shell::Elvish)),
    ("fish", Document::Completions(Shell::Fish)),
    ("powershell", Document::Completions(Shell::PowerShell)),
    ("zsh", Document::Completions(Shell::Zsh)),
    ("man", Document::ManPage),
];

impl Document {
    pub(super) fn parser() -> impl TypedValueParser<Value = Self> {
        Documents
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

#[derive(Clone)]
struct Documents;

impl TypedValueParser for Documents {
    type Value = Document;

    fn parse_ref(
        &self,
        command: &Command,
        arg: Option<&clap::Arg>,
        value: &OsStr,
    ) -> Result<Document, clap::Error> {
        match value.to_str().and_then(|value| value.strip_prefix("man=")) {
            Some(_) => parser(pages).parse_ref(command, arg, value),
            None => choice(NAMED).parse_ref(command, arg, value),
        }
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(NAMED.into_iter().map(|(name, _)| PossibleValue::new(name))))
    }
}

/// Parses `man=DIR`.
fn pages(text: &str) -> Result<Document, Phrase> {
    match text.trim_start_matches("man=") {
        "" => Err(phrase!("expected a folder, as in man=DIR", "应写出文件夹：man=DIR")),
        folder => Ok(Document::ManPages(folder.into())),
    }
}
