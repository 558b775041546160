use super::{Document, messages};
use clap::ColorChoice;

/// The heading of options that every command takes.
pub const GENERAL_OPTIONS: &str = "General options";

/// The options that every command of every program takes, before its name or after it.
#[derive(Debug, clap::Args)]
pub(super) struct GlobalArgs {
    /// Say nothing but errors and findings
    #[arg(short, long, global = true, help_heading = GENERAL_OPTIONS)]
    quiet: bool,

    /// Color what is printed; auto: on a terminal, unless NO_COLOR is set
    #[arg(long, value_name = "WHEN", default_value = "auto", global = true, help_heading = GENERAL_OPTIONS)]
    color: ColorChoice,

    /// Print completions for a shell, or the manual page of this command, and end; man=DIR writes the
    /// pages of all commands into a folder
    #[arg(long, value_name = "WHAT", value_parser = Document::parser(), global = true, help_heading = GENERAL_OPTIONS)]
    pub(super) generate: Option<Document>,
}

impl GlobalArgs {
    /// From here on the program speaks as it was told to.
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
