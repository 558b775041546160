use super::{Document, messages};
use clap::ColorChoice;
use gocheck_text::language;

/// The heading of options that every command takes.
pub fn general_options() -> &'static str {
    language().pick("General options", "通用选项")
}

/// The options that every command of every program takes, before its name or after it.
#[derive(Debug, clap::Args)]
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
        "Print shell completions or the manual page of this command, and exit; man=DIR writes the manual \
         pages of all commands to a folder",
        "输出 shell 的补全脚本或本命令的手册页，然后结束；\n\
         man=DIR 把所有命令的手册页写进文件夹",
    ))]
    #[arg(long, value_name = "WHAT", value_parser = Document::parser(), global = true, help_heading = general_options())]
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
