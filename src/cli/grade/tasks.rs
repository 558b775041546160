use crate::cli::diagnostics::say_diagnostic;
use crate::cli::language::language;
use crate::cli::puzzles::PuzzleArgs;
use anyhow::bail;
use gocheck::grade::Task;
use gocheck::grade::solver::{Failed, Solved, Solver};
use gocheck::puzzle::Entry;
use gocheck_text::{count, phrase};
use rayon::prelude::*;

/// The puzzles with their answers, in the order of an answer file, and the answers of neighbouring puzzles.
pub(super) fn tasks(puzzles: &PuzzleArgs, is_strict: bool) -> anyhow::Result<(Vec<Task>, Vec<Entry>)> {
    let inputs = puzzles.inputs()?.all;
    let solver = Solver { size: puzzles.size, to_move: puzzles.to_move, is_strict };
    let outcomes: Vec<Result<Solved, Failed>> = inputs.par_iter().map(|input| solver.solve(input)).collect();
    let mut tasks = Vec::new();
    for outcome in outcomes {
        let (shown, diagnostics) = match outcome {
            Ok(Solved { shown, task, diagnostics }) => {
                tasks.push(task);
                (shown, diagnostics)
            }
            Err(Failed { shown, diagnostics }) => (shown, diagnostics),
        };
        diagnostics.iter().for_each(|diagnostic| say_diagnostic(&shown, diagnostic));
    }
    let failed = inputs.len() - tasks.len();
    if failed > 0 {
        bail!(
            phrase!(
                "no grades: {failed} of {puzzles} cannot be read",
                "没有成绩：{puzzles}中有 {failed} 道无法读取",
                puzzles = count(inputs.len(), "puzzle", "道题")
            )
            .text(language())
        );
    }
    let tag = |task: &Task| task.entry.name.tag().map(str::to_owned);
    tasks.sort_by_cached_key(|task| (tag(task), task.entry.name.rank()));
    Ok((tasks, solver.neighbours(&inputs)))
}

pub(super) fn tags(tasks: &[Task]) -> Vec<String> {
    let mut tags: Vec<String> =
        tasks.iter().filter_map(|task| Some(task.entry.name.tag()?.to_owned())).collect();
    tags.dedup();
    tags
}
