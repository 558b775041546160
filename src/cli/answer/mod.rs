//! `gocheck` without a command: answers puzzle files, and compares the answers.

mod answer_files;
mod answering;
mod args;
mod gallery;
mod mistyped;
mod outcome;
mod output;
mod rows;

pub(super) use args::AnswerArgs;

use super::all_codes::puzzle_codes;
use super::diagnostics::say_diagnostic;
use super::input::args::refuse_stdin_twice;
use super::puzzles::Inputs;
use answering::answer;
use clap::Command;
use gocheck::grade::expected::{Expected, Unreadable};
use gocheck::grade::solver::Solver;
use gocheck_program::{Reported, Status};
use mistyped::refuse_command;
use output::Output;

/// Reads the puzzles, answers them, and writes the answers. With the description of the program, a file that does not exist may be
/// a mistyped command.
///
/// # Errors
/// If the expected answers cannot be read, or the output folder or standard output cannot be written to. An error in a
/// puzzle is reported and becomes part of the status.
pub(super) fn run(args: &AnswerArgs, program: Option<&Command>) -> anyhow::Result<Status> {
    let selection = args.codes.selection(&puzzle_codes())?;
    if let Some(printed) = args.codes.lists.print(&puzzle_codes()) {
        return printed;
    }
    refuse_stdin_twice(args.puzzles.paths.named().chain(&args.expect))?;
    if let Some(program) = program {
        args.puzzles.paths.typed().iter().try_for_each(|path| refuse_command(path, program))?;
    }

    let Inputs { all: inputs, is_bulk } = args.puzzles.inputs()?;
    let named = inputs.iter().filter_map(|input| Some((input.asked.as_ref().ok()?.0.stem(), input)));
    let solver = Solver { size: args.puzzles.size, to_move: args.puzzles.to_move, is_strict: args.strict };
    let is_ignored = |code| args.codes.are_ignored(code);
    let expected = Expected::read(&args.expect, named, &solver, args.strict, is_ignored, say_diagnostic);
    let expected = expected.map_err(|Unreadable| Reported)?;
    let output = Output::open(args, &inputs, is_bulk)?;

    let mut outcome = answer(args, &inputs, expected.as_ref(), output.as_ref(), &selection)?;

    if let Some(output) = output {
        output.write(args.answers, &mut outcome)?;
    }
    outcome.finish(inputs.len())
}
