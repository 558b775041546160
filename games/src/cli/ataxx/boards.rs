use crate::ataxx::boards::Pattern;
use crate::ataxx::rules::Rules;
use anyhow::Context;
use gocheck_program::Status;
use std::io::Write;

/// List the start positions, one per line: the name and the FEN
///
/// A name lists the blocked cells of a quarter: corner d e 4 / a g f 5 / b c h 6 / 1 2 3 x.
#[derive(Debug, clap::Args)]
pub(super) struct Boards {
    /// Print only their number
    #[arg(long, conflicts_with = "draw")]
    count: bool,
    /// Draw the board with this name
    #[arg(long, value_name = "NAME")]
    draw: Option<String>,
}

impl Boards {
    pub(super) fn run(&self, output: &mut impl Write) -> anyhow::Result<Status> {
        if let Some(name) = &self.draw {
            let pattern = Pattern::named(name).with_context(|| {
                format!("{name:?} is not a board: expected the letters of blocked cells, such as 3ghx, or 0")
            })?;
            write!(output, "{}", pattern.position(Rules::Uai).board())?;
        } else if self.count {
            writeln!(output, "{}", Pattern::all().len())?;
        } else {
            for pattern in Pattern::all() {
                writeln!(output, "{}\t{}", pattern.name(), pattern.position(Rules::Uai))?;
            }
        }
        Ok(Status::Well)
    }
}
