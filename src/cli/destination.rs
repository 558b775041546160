//! The options for where rewritten records go.

use super::input::files::Files;
use gocheck_corpus::rewrite::{Destination, RewritePlace};
use gocheck_program::messages;
use gocheck_text::phrase;
use std::path::PathBuf;

/// Where rewritten records go.
#[derive(Debug, clap::Args)]
pub(super) struct DestinationArgs {
    #[command(flatten)]
    pub(super) place: PlaceArgs,

    /// Replace existing files in the folder, or an existing archive
    #[arg(long, conflicts_with_all = ["in_place", "diff", "codes"])]
    replace: bool,
}

/// The places.
#[derive(Debug, clap::Args)]
#[group(id = "place", required = true, multiple = false)]
pub(super) struct PlaceArgs {
    /// Write all records to this folder or new archive (.zip, .tar, .tar.gz, .tar.zst), under their paths in the given
    /// folders and archives; a single record also to a file (.sgf)
    #[arg(short, long, value_name = "DIR|ARCHIVE|FILE.sgf")]
    output: Option<PathBuf>,

    /// Replace the files themselves; each is written completely or not at all
    #[arg(long)]
    in_place: bool,

    /// Show the changes as a unified diff, and write nothing
    #[arg(long)]
    pub(super) diff: bool,

    /// List the codes of fixes and exit
    #[arg(long)]
    pub(super) codes: bool,
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
