use crate::ataxx::position::Position;
use crate::ataxx::protocol;
use crate::description::spec::Described;
use crate::game::board_game::Variant;
use gocheck_program::Status;
use std::io::{self, Write};

/// Judge a game: reads Botzone's log from standard input and writes the verdict to standard output
#[derive(Debug, clap::Args)]
pub(super) struct Judge {
    /// The judge: only botzone's is public
    #[arg(long, value_name = "NAME", value_parser = |name: &str| Position::SPEC.variant(name))]
    rules: &'static Variant<Position>,
}

impl Judge {
    pub(super) fn run(&self, output: &mut impl Write) -> anyhow::Result<Status> {
        anyhow::ensure!(self.rules.name == "botzone", "only the judge of botzone is available");
        protocol::judge(io::stdin().lock(), output, &mut io::stderr())?;
        Ok(Status::Well)
    }
}
