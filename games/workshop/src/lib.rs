//! Makes what the games ship: weights, opening lists, one-file bots. The products are checked in where they are used.
//!
//! | module | contents |
//! | --- | --- |
//! | [`ataxx`], [`reversi`] | self-play and fits of each game's weights |
//! | [`bundle`] | the C++ files of `ataxx bundle`, and networks as text |
//! | `openings` | the lists of balanced openings |
//! | `ataxx_tune`, `reversi_probcut` | the Ataxx evaluation by hand; the margins of multi-probcut |
//! | [`regression`], `passes`, `targets`, `record` | what both games' fits share: order of samples, files, targets |

pub mod ataxx;
mod ataxx_tune;
pub mod bundle;
mod openings;
mod passes;
mod record;
pub mod regression;
pub mod reversi;
mod reversi_probcut;
mod targets;

use clap::{Parser, Subcommand};
use gocheck_program::Status;
use std::io::{self, BufWriter, Write};

/// Makes the weights, opening lists and one-file bots that the games ship.
#[derive(Debug, Parser)]
#[command(name = "workshop", version)]
pub struct WorkshopArgs {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    AtaxxLearn(ataxx::command::Learn),
    AtaxxTune(ataxx_tune::Tune),
    Bundle(bundle::command::Bundle),
    Openings(openings::Openings),
    ReversiLearn(reversi::command::Learn),
    ReversiProbcut(reversi_probcut::Probcut),
}

/// Runs the program `workshop`.
///
/// # Errors
/// When the input is wrong or cannot be read, or the output cannot be written.
pub fn run(arguments: WorkshopArgs) -> anyhow::Result<Status> {
    let mut output = BufWriter::new(io::stdout());
    let status = match arguments.command {
        Command::AtaxxLearn(command) => command.run(&mut output),
        Command::AtaxxTune(command) => command.run(&mut output),
        Command::Bundle(command) => command.run(&mut output),
        Command::Openings(command) => command.run(&mut output),
        Command::ReversiLearn(command) => command.run(&mut output),
        Command::ReversiProbcut(command) => command.run(&mut output),
    }?;
    output.flush()?;
    Ok(status)
}
