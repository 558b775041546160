use super::bot::Protocol;
use crate::arena::check;
use crate::cli::Status;
use crate::protocol::referee::Refereed;
use crate::reversi::Position;
use anyhow::Context;
use clap::value_parser;
use std::ffi::OsString;
use std::io::Write;
use std::time::Duration;

/// Try a bot, ours or anyone's, step by step through a protocol
///
/// Each step starts the bot afresh, passes or fails, and shows what the bot wrote when it fails.
#[derive(Debug, clap::Args)]
pub(super) struct CheckBot {
    /// The protocol
    #[arg(long)]
    protocol: Protocol,
    /// Milliseconds for an answer [default: what the judge allows]
    #[arg(long, value_name = "MS", value_parser = value_parser!(u64).range(1..=86_400_000))]
    time: Option<u64>,
    /// The bot and its arguments
    #[arg(last = true, required = true)]
    command: Vec<OsString>,
}

impl CheckBot {
    pub(super) fn run(self, output: &mut impl Write) -> anyhow::Result<Status> {
        let protocol = check::Protocol::Reversi(Position::protocol(self.protocol.name())?);
        let all_passed = check::check(&self.command, protocol, self.time.map(Duration::from_millis), output)
            .with_context(|| format!("{:?}", self.command))?;
        Ok(if all_passed { Status::Well } else { Status::Finding })
    }
}
