//! The program `ataxx`.

mod boards;
mod bot;
mod check_bot;
mod judge;
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
    Judge(judge::Judge),
    Bot(bot::Bot),
    CheckBot(check_bot::CheckBot),
}

/// What a command that ran to its end has to say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Status {
    /// All is well.
    Well,
    /// Something that was checked is not as it should be.
    Finding,
}

/// Runs the program with the arguments of the process.
pub fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let mut output = BufWriter::new(io::stdout());
    let status = arguments.command.run(&mut output).and_then(|status| {
        output.flush()?;
        Ok(status)
    });
    match status {
        Ok(Status::Well) => ExitCode::SUCCESS,
        Ok(Status::Finding) => ExitCode::from(1),
        // Whoever read the output has seen enough.
        Err(error) if is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::from(2)
        }
    }
}

impl Command {
    fn run(self, output: &mut (impl Write + Send)) -> anyhow::Result<Status> {
        match self {
            Self::Perft(command) => command.run(output),
            Self::Legal(command) => command.run(output),
            Self::Boards(command) => command.run(output),
            Self::Judge(command) => command.run(output),
            Self::Bot(command) => command.run(output),
            Self::CheckBot(command) => command.run(output),
        }
    }
}

fn is_closed_pipe(error: &anyhow::Error) -> bool {
    let is_closed = |cause: &io::Error| cause.kind() == io::ErrorKind::BrokenPipe;
    error.chain().filter_map(|cause| cause.downcast_ref()).any(is_closed)
}
