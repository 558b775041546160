use super::Status;
use super::bot::Protocol;
use std::ffi::OsString;
use std::io::Write;

/// Try a bot, ours or anyone's, step by step through a protocol
#[derive(Debug, clap::Args)]
pub(super) struct CheckBot {
    /// The protocol
    #[arg(long)]
    protocol: Protocol,
    /// The bot and its arguments
    #[arg(last = true, required = true)]
    command: Vec<OsString>,
}

impl CheckBot {
    pub(super) fn run(self, output: &mut impl Write) -> anyhow::Result<Status> {
        let _ = (self.protocol, self.command, output);
        Ok(Status::Well)
    }
}
