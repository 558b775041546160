//! The options for where rewritten records go.

use super::codes::CodeListArgs;
use super::input::files::Files;
use clap::ArgGroup;
use gocheck_corpus::rewrite::{Destination, RewritePlace};
use gocheck_program::language;
use gocheck_program::messages;
use gocheck_text::phrase;
use std::path::PathBuf;

/// Where rewritten records go.
#[derive(clap::Args)]
pub(super) struct DestinationArgs {
    #[command(flatten)]
    pub(super) place: PlaceArgs,

    #[arg(help = language().pick(
        "Replace existing files in the folder, or an existing archive",
        "替换文件夹里已有的文件，或已有的压缩包",
    ))]
    #[arg(long, conflicts_with_all = ["in_place", "diff", "codes", "explain"])]
    replace: bool,
}

/// The places.
#[derive(clap::Args)]
#[group(skip)]
#[command(group(
    ArgGroup::new("place").args(["output", "in_place", "diff", "codes", "explain"]).required(true).multiple(false)
))]
pub(super) struct PlaceArgs {
    #[arg(help = language().pick(
        "Write all records to this folder or new archive (.zip, .tar, .tar.gz, .tar.zst), under their paths \
         in the given folders and archives; a single record also to a file (.sgf)",
        "全部写进这个文件夹或新的压缩包（.zip、.tar、.tar.gz、.tar.zst），保持在原文件夹或压缩包里的路径；只有一份棋谱时也可以写进一个文件（.sgf）",
    ))]
    #[arg(short, long, value_name = "DIR|ARCHIVE|FILE.sgf")]
    output: Option<PathBuf>,

    #[arg(help = language().pick(
        "Replace the files themselves; each is written completely or not at all",
        "直接替换原文件，每个文件要么整个换掉，要么不动",
    ))]
    #[arg(long)]
    in_place: bool,

    #[arg(help = language().pick(
        "Show the changes as a unified diff, and write nothing",
        "用 unified diff 格式显示会有哪些改动，什么都不写",
    ))]
    #[arg(long)]
    pub(super) diff: bool,

    #[command(flatten)]
    pub(super) lists: CodeListArgs,
}

impl DestinationArgs {
    /// Checks that everything can be written before anything is.
    ///
    /// # Errors
    /// Those of [`Destination::prepare`].
    pub(super) fn prepare(&self, files: &mut Files) -> anyhow::Result<Destination> {
        let place = match &self.place {
            PlaceArgs { output: Some(path), .. } => RewritePlace::Output { path, replaces: self.replace },
            PlaceArgs { in_place: true, .. } => RewritePlace::InPlace,
            _ => RewritePlace::Diff,
        };
        if let RewritePlace::InPlace = place
            && let count @ 1.. = files.without_archives()
        {
            messages::note(&phrase!(
                "archives skipped, because they are not changed in place: {count}",
                "略过 {count} 个压缩包：压缩包不能原地修改"
            ));
        }
        Destination::prepare(&place, files)
    }
}
