use crate::cli::language::language;
use gocheck::grade::Task;
use gocheck_program::usage_error;
use gocheck_text::phrase;

/// Returns the weight of each task, 1 if none is given.
///
/// # Errors
/// If no task has a given name, or all weights are 0.
pub(super) fn weights(given: &[(String, f64)], tasks: &[Task]) -> anyhow::Result<Vec<f64>> {
    let mut weights = vec![1.0; tasks.len()];
    for (name, weight) in given {
        let is_meant = |task: &Task| {
            task.name() == name || task.entry.name.problem().is_some_and(|problem| problem.number == name)
        };
        let mut meant = tasks.iter().zip(&mut weights).filter(|(task, _)| is_meant(task)).peekable();
        if meant.peek().is_none() {
            let names: Vec<&str> = tasks.iter().map(Task::name).collect();
            let names = language().list(names);
            return Err(usage_error(phrase!(
                "--weights: unknown problem {name}: expected one of {names}",
                "--weights：没有名为 {name} 的题；有 {names}"
            )));
        }
        meant.for_each(|(_, place)| *place = *weight);
    }
    if weights.iter().all(|weight| *weight == 0.0) {
        return Err(usage_error(phrase!("--weights: all weights are 0", "--weights：所有题的权重都是 0")));
    }
    Ok(weights)
}
