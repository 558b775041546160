//! Selection and listing of codes.

use super::code_texts::explain;
use super::language::language;
use super::report::print;
use gocheck::diagnostic::{Code, Selection};
use gocheck_corpus::settings::unknown_code;
use gocheck_program::{Status, usage_error};
use std::fmt::Write as _;

/// Which codes are reported.
#[derive(clap::Args)]
pub(super) struct CodeArgs {
    #[arg(help = language().pick(
        "Report only these codes: an id, the beginning of one, or a name, as listed by --codes; ALL includes \
         notes",
        "只报告这些代码：写代码、代码的开头或名称，用 --codes 查看；\n\
         ALL 连提示也报告",
    ))]
    #[arg(long, value_name = "CODES", value_delimiter = ',')]
    pub(super) select: Vec<String>,

    #[arg(help = language().pick("Do not report these codes", "不报告这些代码"))]
    #[arg(long, value_name = "CODES", value_delimiter = ',')]
    pub(super) ignore: Vec<String>,

    #[command(flatten)]
    pub(super) lists: CodeListArgs,
}

/// Options that print codes instead of running the command.
#[derive(clap::Args)]
pub(super) struct CodeListArgs {
    #[arg(help = language().pick("List the codes and exit", "列出所有代码，然后结束"))]
    #[arg(long)]
    codes: bool,

    #[arg(help = language().pick(
        "Explain a code, given by id or name, and exit: why it matters, an example, how to fix it; ALL \
         explains every code",
        "解释一个代码，然后结束：为什么要紧、例子、怎么改；ALL：所有代码",
    ))]
    #[arg(long, value_name = "CODE", group = "place", hide_short_help = true)]
    explain: Option<String>,
}

impl CodeListArgs {
    /// Prints what the options ask for, if they are given. `own` are the codes of the command.
    pub(super) fn print(&self, own: &[Code]) -> Option<anyhow::Result<Status>> {
        if self.codes {
            return Some(print_codes(own));
        }
        self.explain.as_deref().map(|code| explain(code, own))
    }
}

impl CodeArgs {
    pub(super) fn are_ignored(&self, code: Code) -> bool {
        self.ignore.iter().any(|prefix| prefix == "ALL" || code.matches(prefix))
    }

    /// Returns true if a note is reported although no codes were selected.
    pub(super) fn report_notes(&self, code: Code) -> bool {
        self.select.is_empty() && !self.are_ignored(code)
    }

    /// The codes among `codes` that are reported.
    ///
    /// # Errors
    /// If a given code does not exist.
    pub(super) fn selection(&self, codes: &[Code]) -> anyhow::Result<Selection> {
        Selection::new(codes, &self.select, &self.ignore).map_err(|prefix| usage_error(unknown_code(&prefix)))
    }
}

/// Prints one line for each code.
fn print_codes(codes: &[Code]) -> anyhow::Result<Status> {
    let mut text = String::new();
    for code in codes {
        let (severity, name) = (code.severity().word(language()), code.name());
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{code}  {severity:7}  {name:22}  {}", code.title(language()));
    }
    print(&text)?;
    Ok(Status::Well)
}
