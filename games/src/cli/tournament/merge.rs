use super::output::Output;
use crate::cli::Status;
use crate::description::Described;
use std::io::Write;
use std::path::PathBuf;

/// Join the logs of a tournament's parts into one report
///
/// The report is the one of the tournament played in one piece. Of a single log, the report is written anew:
/// `merge games.jsonl --replay 5001..6000` makes a page of other games.
#[derive(Debug, clap::Args)]
pub struct Merge {
    /// The logs, games.jsonl of each part
    #[arg(value_name = "LOG", required = true)]
    logs: Vec<PathBuf>,
    #[command(flatten)]
    output: Output,
}

impl Merge {
    pub(in crate::cli) fn run<G: Described>(&self, output: &mut impl Write) -> anyhow::Result<Status> {
        let folder = self.output.folder()?;
        Ok(self.output.write::<G>(&self.logs, &folder, output)?.all)
    }
}
