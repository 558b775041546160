use super::document::{Document, shells};
use super::messages;
use super::value::output_folder;
use clap::ColorChoice;
use clap_complete::Shell;
use gocheck_text::language;
use std::path::PathBuf;

/// The heading of options that every command takes.
pub fn general_options() -> &'static str {
    language().pick("General options", "通用选项")
}

/// The options that every command of every program takes, before its name or after it.
#[derive(clap::Args)]
pub(super) struct GlobalArgs {
    #[arg(help = language().pick("Print only errors and findings", "只显示错误和检查出的问题"))]
    #[arg(short, long, global = true, help_heading = general_options())]
    quiet: bool,

    #[arg(help = language().pick(
        "When to use colors; auto: on a terminal, unless NO_COLOR is set",
        "是否用颜色；auto：在终端上用，设置了 NO_COLOR 则不用",
    ))]
    #[arg(long, value_name = "WHEN", default_value = "auto", global = true, help_heading = general_options())]
    color: ColorChoice,

    #[arg(help = language().pick(
        "Print completions for this shell and exit",
        "输出这种 shell 的补全脚本，然后结束",
    ))]
    #[arg(long, value_name = "SHELL", value_parser = shells(), global = true, help_heading = general_options())]
    completions: Option<Shell>,

    #[arg(help = language().pick(
        "Print the manual page of this command and exit",
        "输出本命令的手册页，然后结束",
    ))]
    #[arg(long, global = true, help_heading = general_options())]
    man_page: bool,

    #[arg(help = language().pick(
        "Write the manual pages of all commands to this folder and exit",
        "把所有命令的手册页写进这个文件夹，然后结束",
    ))]
    #[arg(long, value_name = "DIR", value_parser = output_folder(), global = true, help_heading = general_options())]
    man_pages: Option<PathBuf>,

    /// The former name of the three options.
    #[arg(long, hide = true, global = true)]
    generate: Option<String>,
}

impl GlobalArgs {
    /// The document to make instead of running the command.
    ///
    /// # Errors
    /// If the former option names none.
    pub(super) fn document(&self) -> anyhow::Result<Option<Document>> {
        if let Some(shell) = self.completions {
            return Ok(Some(Document::Completions(shell)));
        }
        if self.man_page {
            return Ok(Some(Document::ManPage));
        }
        match (&self.man_pages, &self.generate) {
            (Some(folder), _) => Ok(Some(Document::ManPages(folder.clone()))),
            (None, generate) => generate.as_deref().map(Document::formerly).transpose(),
        }
    }

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
