//! Short names of problems: `3` under `train`, for the heads of columns.

use super::Task;

/// The short names of problems in the order of the columns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Heads<'a> {
    /// The common start of the names of neighbouring problems, such as their tag, and the number of these problems.
    pub(super) groups: Vec<(&'a str, usize)>,
    /// The rest of each name.
    pub(super) names: Vec<&'a str>,
}

impl<'a> Heads<'a> {
    pub(super) fn new(tasks: &'a [Task]) -> Self {
        let mut heads = Self { groups: Vec::new(), names: Vec::new() };
        for (group, name) in tasks.iter().map(split) {
            match heads.groups.last_mut() {
                Some((last, count)) if *last == group => *count += 1,
                _ => heads.groups.push((group, 1)),
            }
            heads.names.push(name);
        }
        heads
    }

    /// Returns true if the short names are enough to tell the problems apart.
    pub(super) fn is_one_group(&self) -> bool {
        self.groups.len() <= 1
    }
}

impl Heads<'_> {
    /// Names some problems, given by their places: `3 4`, or `train_3 test` if there are several groups and all problems of one
    /// are meant.
    pub(super) fn labels(&self, tasks: &[usize]) -> String {
        let mut labels = Vec::new();
        let mut first = 0;
        for &(group, count) in &self.groups {
            let range = first..first + count;
            let these: Vec<usize> = tasks.iter().copied().filter(|task| range.contains(task)).collect();
            first += count;
            let is_whole = these.len() == count && count > 1 && !group.is_empty();
            if is_whole && !self.is_one_group() {
                labels.push(group.to_owned());
                continue;
            }
            labels.extend(these.into_iter().map(|task| match self.names[task] {
                name if self.is_one_group() || group.is_empty() => name.to_owned(),
                name => format!("{group}_{name}"),
            }));
        }
        labels.join(" ")
    }
}

/// `train` and `3`, `test_captures` and `0001`; nothing and the whole name if it does not end in a number.
fn split(task: &Task) -> (&str, &str) {
    let name = &task.entry.name;
    if let (Some(tag), Some(problem)) = (name.tag(), name.problem()) {
        return (tag, problem.number);
    }
    let is_number = |end: &str| !end.is_empty() && end.bytes().all(|byte| byte.is_ascii_digit());
    task.name().rsplit_once('_').filter(|(_, end)| is_number(end)).unwrap_or(("", task.name()))
}
