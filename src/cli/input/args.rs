//! The paths and lists of a command line.

use super::files::Files;
use super::kinds::Kinds;
use super::list::listed;
use super::names::{is_stdin, shown};
use crate::cli::diagnostics::fault;
use gocheck_program::{language, messages, usage_error};
use gocheck_text::phrase;
use std::path::{Path, PathBuf};

/// Which files to read. The help of each command says what it looks for.
#[derive(clap::Args)]
pub(in crate::cli) struct PathArgs {
    #[arg(help = language().pick(
        "Game records, or folders and archives (.zip, .tar, .gz, .zst) to search for *.sgf, *.gib, *.ngf, \
         *.ugf, *.ugi; - is standard input",
        "棋谱，或存放 *.sgf、*.gib、*.ngf、*.ugf、*.ugi 的文件夹和压缩包（.zip、.tar、.gz、.zst）；- 表示标准输入",
    ))]
    #[arg(value_name = "PATH")]
    paths: Vec<PathBuf>,

    #[arg(help = language().pick(
        "Also read the files listed in this one, one path per line; - is standard input",
        "另外读取这个文件里列出的文件，一行一个路径；- 表示标准输入",
    ))]
    #[arg(long, value_name = "LIST")]
    files_from: Option<PathBuf>,
}

impl PathArgs {
    /// Returns true if neither a path nor a list is given.
    pub(in crate::cli) const fn is_empty(&self) -> bool {
        self.paths.is_empty() && self.files_from.is_none()
    }

    pub(in crate::cli) const fn have_list(&self) -> bool {
        self.files_from.is_some()
    }

    /// Returns the paths, without the list.
    pub(in crate::cli) fn typed(&self) -> &[PathBuf] {
        &self.paths
    }

    /// Returns the paths and the list.
    pub(in crate::cli) fn named(&self) -> impl Iterator<Item = &PathBuf> {
        self.paths.iter().chain(&self.files_from)
    }

    /// Returns the files that the paths mean, including those in folders and lists, each once. Archives are not opened yet.
    ///
    /// # Errors
    /// If a folder or the list cannot be read, or a folder contains no files of these kinds.
    pub(in crate::cli) fn files(&self, kinds: Kinds) -> anyhow::Result<Files> {
        refuse_stdin_twice(self.named())?;
        let list = self.files_from.as_deref().map(read_list).transpose()?.unwrap_or_default();
        let paths = self.paths.iter().chain(&list);
        refuse_stdin_twice(paths.clone().chain(&self.files_from))?;
        let files = Files::of(paths, kinds).map_err(|(folder, message)| fault(&shown(&folder), message))?;
        if let count @ 1.. = files.repeated {
            messages::note(&phrase!(
                "repeated files skipped, because each is read only once: {count}",
                "略过 {count} 个重复的文件：每个文件只读一次"
            ));
        }
        Ok(files)
    }
}

/// # Errors
/// If the list cannot be read. The error has already been printed.
fn read_list(list: &Path) -> anyhow::Result<Vec<PathBuf>> {
    listed(list).map_err(|message| fault(&shown(list), message))
}

/// Returns an error if standard input is named twice: the second time it would be empty.
pub(in crate::cli) fn refuse_stdin_twice<'a>(paths: impl Iterator<Item = &'a PathBuf>) -> anyhow::Result<()> {
    if paths.filter(|path| is_stdin(path)).count() > 1 {
        return Err(usage_error(phrase!(
            "standard input can be read only once: use - in one place",
            "标准输入只能读一次：- 只能写一处"
        )));
    }
    Ok(())
}
