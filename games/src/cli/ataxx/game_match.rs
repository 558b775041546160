use crate::ataxx::{Position, Rules};
use crate::cli::Status;
use crate::cli::arena::MatchArgs;
use crate::protocol::referee::Refereed;
use anyhow::Context;
use std::io::Write;

/// Let two programs play
///
/// A and B are command lines, split as a shell splits them, or players of our own: builtin:level=5.
/// Protocols: botzone (the usual one), botzone-json, codingame, uai.
#[derive(Debug, clap::Args)]
pub(super) struct Match {
    #[command(flatten)]
    args: MatchArgs,
    /// The rule set: botzone, codingame or uai [default: as A's protocol has it]
    #[arg(long)]
    rules: Option<Rules>,
}

impl Match {
    pub(super) fn run(self, output: &mut impl Write) -> anyhow::Result<Status> {
        let [a, b] = self.args.protocols("botzone");
        let protocols = [Position::protocol(a)?, Position::protocol(b)?];
        let usual = match a {
            "uai" => Rules::Uai,
            "codingame" => Rules::CodinGame,
            _ => Rules::Botzone,
        };
        let text = self.args.board.as_deref().unwrap_or("startpos");
        let start = Position::from_fen(text, self.rules.unwrap_or(usual))
            .with_context(|| format!("{text:?} is no position"))?;
        self.args.run(&start, protocols, output)
    }
}
