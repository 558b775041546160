//! Mistyped commands among the files.

use clap::Command;
use gocheck_program::usage_error;
use gocheck_text::phrase;
use std::path::Path;

/// Returns an error for a path that is not a file and looks like a mistyped command.
pub(super) fn refuse_command(path: &Path, program: &Command) -> anyhow::Result<()> {
    /// The maximum edit distance between the word and a command's name.
    const FAR: usize = 2;
    let Some(word) = path.to_str() else { return Ok(()) };
    let is_word =
        !word.is_empty() && word.chars().all(|c| c.is_ascii_alphabetic() || c == '-') && word != "-";
    if !is_word || path.exists() {
        return Ok(());
    }
    let names = program.get_subcommands().map(Command::get_name);
    let slips = |name: &str| strsim::damerau_levenshtein(name, &word.to_lowercase());
    let close = names.map(|name| (slips(name), name)).min();
    let close = match close {
        Some((slips, command)) if slips <= FAR => {
            phrase!("did you mean `gocheck {command}`?", "是不是想用 `gocheck {command}`？")
        }
        _ => phrase!(
            "puzzles are answered without a command: `gocheck FILE...`",
            "答题不用命令：`gocheck FILE...`"
        ),
    };
    Err(usage_error(phrase!(
        "no such file, folder or command: {word}; {close}",
        "没有这个文件、文件夹或命令：{word}；{close}",
        close = close
    )))
}
