use super::game_command::{GameCommand, on_stdout};
use super::schemas;
use crate::description::spec::Described;
use clap::{Command, Parser};
use gocheck_program::{Status, Task, arguments, by_task, run_described};
use gocheck_sandbox::launcher;
use std::process::ExitCode;

/// The order of the commands in the help.
const TASKS: &[Task] = &[
    (("Play", "对局"), &["play", "review"]),
    (("Write a program", "编写程序"), &["new", "check", "check-bot", "bot", "bundle"]),
    (("Let programs play", "让程序对局"), &["match", "tournament", "merge", "judge"]),
    (
        ("Positions and records", "局面和记录"),
        &["boards", "legal", "analyse", "solve", "games", "perft", "book"],
    ),
];

/// The `main` of a game's program. Programs that it starts run under a launcher, which is this executable too.
pub fn main<A: Parser>(run: impl FnOnce(A) -> anyhow::Result<Status>) -> ExitCode {
    let start = || {
        let args = arguments();
        let describe = |program: Command| by_task(program.arg(schemas::option()), &args, TASKS);
        run_described(&args, describe, run).into()
    };
    launcher::serve_if_asked().unwrap_or_else(start)
}

/// The arguments of a program that has the commands of every game and no others.
#[derive(Debug, Parser)]
#[command(name = G::NAME, version, about = about::<G>(), after_help = exits::<G>())]
pub struct GameArgs<G: Described> {
    #[command(subcommand)]
    command: GameCommand<G>,
}

fn about<G: Described>() -> String {
    let title = G::SPEC.page.title.en;
    format!("Rules, engine, bots and matches of {}", if title.is_empty() { G::NAME } else { title })
}

fn exits<G: Described>() -> String {
    format!(
        "A POSITION is one argument, such as the start:\n{}\n\
         Exit status: 0 success, 1 a finding, 2 wrong usage or input.",
        (G::SPEC.usual().start)()
    )
}

/// Runs a program that has the commands of every game and no others.
///
/// # Errors
/// If the input is wrong or cannot be read, or the output cannot be written.
pub fn game<G: Described>(arguments: GameArgs<G>) -> anyhow::Result<Status> {
    on_stdout(|output| arguments.command.run(output))
}
