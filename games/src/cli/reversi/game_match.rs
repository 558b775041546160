use crate::cli::Status;
use crate::cli::arena::MatchArgs;
use crate::protocol::referee::{Protocol, Refereed};
use crate::reversi::Position;
use clap::ValueEnum;
use std::io::Write;

/// Let two programs play
///
/// A and B are command lines, split as a shell splits them, or players of our own: builtin:level=5.
/// Protocols: lksh (the usual one), gtp, nboard, codingame, botzone, botzone-json.
#[derive(Debug, clap::Args)]
pub(super) struct Match {
    #[command(flatten)]
    args: MatchArgs,
    /// Which start: othello, or assignment, its mirror image [default: assignment where a program
    /// speaks lksh]
    #[arg(long)]
    rules: Option<Start>,
    /// Where lksh has the colour
    #[arg(long, value_name = "WHERE", default_value = "last")]
    lksh_colour: LkshColour,
}

/// Which of the two mirrored starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Start {
    Othello,
    Assignment,
}

/// Before the board or after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum LkshColour {
    First,
    Last,
}

impl Match {
    pub(super) fn run(self, output: &mut impl Write) -> anyhow::Result<Status> {
        let [a, b] = self.args.protocols("lksh");
        let protocols = [protocol(a, self.lksh_colour)?, protocol(b, self.lksh_colour)?];
        let usual = if [a, b].contains(&"lksh") { Start::Assignment } else { Start::Othello };
        let start = match (&self.args.board, self.rules.unwrap_or(usual)) {
            (Some(text), _) => super::read(text)?,
            (None, Start::Othello) => Position::start(),
            (None, Start::Assignment) => Position::assignment_start(),
        };
        self.args.run(&start, protocols, output)
    }
}

/// The protocol of that name.
pub(super) fn protocol(name: &str, colour: LkshColour) -> anyhow::Result<&'static Protocol<Position>> {
    let name = if name == "lksh" && colour == LkshColour::First { "lksh-colour-first" } else { name };
    Ok(Position::protocol(name)?)
}
