use super::signals::stop_flag;
use crate::arena::bot_check;
use crate::cli::arguments::protocol_parser;
use crate::cli::variant::{VariantArgs, ensure_known};
use crate::description::spec::Described;
use crate::protocol::definition::Protocol;
use anyhow::Context;
use clap::value_parser;
use gocheck_program::Status;
use std::ffi::OsString;
use std::io::Write;
use std::time::Duration;

/// Check a bot step by step through a protocol
///
/// Each step restarts the bot and passes or fails; after a failure, the output of the bot is shown. The step with
/// garbage is only advice: no judge sends garbage, and the step does not affect the exit status.
#[derive(Debug, clap::Args)]
pub struct CheckBot<G: Described> {
    /// The protocol
    #[arg(long, value_name = "NAME", value_parser = protocol_parser::<G>())]
    protocol: &'static Protocol<G>,
    #[command(flatten)]
    variant: VariantArgs<G>,
    /// Time per answer in milliseconds [default: that of the judge]
    #[arg(long, value_name = "MS", value_parser = value_parser!(u64).range(1..=86_400_000))]
    time: Option<u64>,
    /// The bot and its arguments
    #[arg(last = true, required = true)]
    command: Vec<OsString>,
}

impl<G: Described> CheckBot<G> {
    pub(super) fn run(self, output: &mut impl Write) -> anyhow::Result<Status> {
        let time = self.time.map(Duration::from_millis);
        // Otherwise Ctrl-C would end only this process: a program has its own process group.
        let stop = stop_flag()?;
        let variant = self.variant.named();
        ensure_known(variant, [self.protocol])?;
        let fixed = variant.and_then(|name| self.protocol.dialect(name)).map(|dialect| &dialect.protocol);
        let all_passed = bot_check::check(&self.command, fixed.unwrap_or(self.protocol), time, &stop, output)
            .with_context(|| format!("{:?}", self.command))?;
        Ok(if all_passed { Status::Well } else { Status::Finding })
    }
}
