//! Answering the puzzles.

use super::super::puzzles::PuzzleArgs;
use super::super::report::print;
use super::args::AnswerArgs;
use super::outcome::RunOutcome;
use super::output::Output;
use gocheck::diagnostic::{Selection, Severity};
use gocheck::grade::RightAnswers;
use gocheck::grade::expected::{Compared, Expected};
use gocheck::grade::solver::{Failed, Input, Solved, Solver};
use gocheck_program::Progress;
use rayon::prelude::*;
use std::path::PathBuf;

/// The number of files that are answered before their answers are printed.
const BATCH: usize = 256;

/// Answers the puzzles, a batch at a time, and prints the answers in the order of the files.
///
/// # Errors
/// If standard output cannot be written to.
pub(super) fn answer<'a>(
    args: &'a AnswerArgs,
    inputs: &[Input],
    expected: Option<&'a Expected>,
    output: Option<&Output<'_>>,
    selection: &Selection,
) -> anyhow::Result<RunOutcome<'a>> {
    let mut outcome = RunOutcome::new(args, expected);
    let PuzzleArgs { size, to_move, .. } = args.puzzles;
    let solver = Solver { size, to_move, is_strict: args.strict };
    let is_compared = expected.is_some() && inputs.len() <= BATCH;
    let others = if is_compared { solver.neighbours(inputs) } else { Vec::new() };
    let solve = |input: &Input| {
        let mut solved = solver.solve(input)?;
        let pictures = output.map_or_else(Vec::new, |output| output.artist.draw(&mut solved));
        // Errors are always reported, whatever is selected, and how a file was read unless that is left out.
        solved.diagnostics.retain(|found| {
            let is_note = found.severity() == Severity::Note && args.codes.report_notes(found.code());
            found.severity() == Severity::Error || is_note || selection.has(found.code())
        });
        Ok((solved, pictures))
    };
    let has_gallery = output.is_some_and(|output| output.shows_boards);
    let progress = Progress::new(inputs.len() as u64);
    for batch in inputs.chunks(BATCH) {
        let results: Vec<Result<(Solved, Vec<PathBuf>), Failed>> = batch.par_iter().map(solve).collect();
        let entries = results.iter().filter_map(|result| Some(&result.as_ref().ok()?.0.task.entry));
        let answers = RightAnswers::new(entries.chain(&others));
        let compare = |result: &Result<(Solved, _), _>| {
            let (solved, _) = result.as_ref().ok()?;
            Some(expected?.compare(solved, &answers))
        };
        let compared: Vec<Option<Compared>> = results.iter().map(compare).collect();
        let mut printed = String::new();
        progress.suspend(|| {
            for (result, compared) in results.into_iter().zip(compared) {
                printed += &match result {
                    Ok((solved, pictures)) => outcome.add_solved(solved, pictures, compared, has_gallery),
                    Err(failed) => outcome.add_failed(failed),
                };
            }
            print(&printed)
        })?;
        progress.advance(batch.len() as u64);
    }
    Ok(outcome)
}
