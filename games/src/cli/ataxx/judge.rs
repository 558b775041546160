use crate::ataxx::Rules;
use crate::cli::Status;
use crate::protocol::botzone;
use std::io::{self, Write};

/// Judge a game: Botzone's log on standard input, its verdict on standard output
#[derive(Debug, clap::Args)]
pub(super) struct Judge {
    /// The judge: botzone, the only one that is public
    #[arg(long)]
    rules: Rules,
}

impl Judge {
    pub(super) fn run(&self, output: &mut impl Write) -> anyhow::Result<Status> {
        anyhow::ensure!(self.rules == Rules::Botzone, "there is a judge for botzone only");
        botzone::judge(io::stdin().lock(), output)?;
        Ok(Status::Well)
    }
}
