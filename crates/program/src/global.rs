use super::{Document, messages};
use clap::ColorChoice;

/// The heading of options that every command takes.
pub const GENERAL_OPTIONS: &str = "General options";

/// The options that every command of every program takes, before its name or after it.
#[derive(Debug, clap::Args)]
pub(super) struct GlobalArgs {
    /// Print only errors and findings
    #[arg(short, long, global = true, help_heading = GENERAL_OPTIONS)]
    quiet: bool,

    /// When to use colors; auto: on a terminal, unless NO_COLOR is set
    #[arg(long, value_name = "WHEN", default_value = "auto", global = true, help_heading = GENERAL_OPTIONS)]
    color: ColorChoice,

    /// Print shell completions or the manual page of this command, and exit; man=DIR writes the manual pages of all
    /// commands to a folder
    #[arg(long, value_name = "WHAT", value_parser = Document::parser(), global = true, help_heading = GENERAL_OPTIONS)]
    pub(super) generate: Option<Document>,
}

impl GlobalArgs {
    /// Applies the options to everything printed from now on.
    pub(super) fn apply(&self) {
        messages::set_quiet(self.quiet);
        match self.color {
            ColorChoice::Auto => anstream::ColorChoice::Auto,
            ColorChoice::Always => anstream::ColorChoice::Always,
            ColorChoice::Never => anstream::ColorChoice::Never,
        }
        .write_global();
    }
}
