//! The program `ataxx`.

mod boards;
mod rules;

use clap::{Parser, Subcommand};
use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

/// Rules, judge and bots of Ataxx.
#[derive(Debug, Parser)]
#[command(name = "ataxx", version, after_help = EXITS)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

const EXITS: &str = "Exit status: 0 all well, 1 a finding, 2 wrong usage or input.";

#[derive(Debug, Subcommand)]
enum Command {
    Perft(rules::Perft),
    Legal(rules::Legal),
    Boards(boards::Boards),
}

/// What a command that ran to its end has to say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Status {
    /// All is well.
    Well,
}

/// Runs the program with the arguments of the process.
pub fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let mut output = BufWriter::new(io::stdout().lock());
    let status = arguments.command.run(&mut output).and_then(|status| {
        output.flush()?;
        Ok(status)
    });
    match status {
        Ok(Status::Well) => ExitCode::SUCCESS,
        // Whoever read the output has seen enough.
        Err(error) if is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::from(2)
        }
    }
}

impl Command {
    fn run(self, output: &mut impl Write) -> anyhow::Result<Status> {
        match self {
            Self::Perft(command) => command.run(output),
            Self::Legal(command) => command.run(output),
            Self::Boards(command) => command.run(output),
        }
    }
}

fn is_closed_pipe(error: &anyhow::Error) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}
