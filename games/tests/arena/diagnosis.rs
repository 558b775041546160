//! `check-bot` names the mistakes that students make, and none where it cannot know.

use std::collections::HashMap;
use std::fs;
use std::path::Path;
use std::process::{Command, Output};
use std::sync::Mutex;
use std::thread;
use test_support::{in_project, run};

/// A bot with a mistake.
#[derive(Debug)]
struct Case {
    game: &'static str,
    file: &'static str,
    protocol: &'static str,
    /// Words of the diagnosis; `-` if there must be none.
    words: &'static str,
    /// The mistake in the source, and its correction; empty if there is none.
    wrong: &'static str,
    right: &'static str,
}

const GAMES: [(&str, &str); 2] = [
    ("ataxx", include_str!("../data/ataxx/bots/mistakes.tsv")),
    ("reversi", include_str!("../data/reversi/bots/mistakes.tsv")),
];

/// Programs that only wait can share a core.
const WORKERS: usize = 4;

/// Milliseconds for an answer that suffice on any machine.
pub(super) const AMPLE: &str = "20000";

/// Milliseconds for an answer that is waited for in vain.
pub(super) const PATIENT: &str = "8000";

/// The words for mistakes that leave an answer out, which is waited for in vain.
pub(super) const SILENT: [&str; 8] = [
    "reads 1 line too many",
    "1 line too many",
    "empty line",
    "reads too few lines",
    "not flushed",
    "only when its input is closed",
    "without a line break",
    "exits after its first answer",
];

fn cases() -> impl Iterator<Item = Case> {
    GAMES.into_iter().flat_map(|(game, table)| {
        table.lines().filter(|line| !line.starts_with('#')).map(move |line| {
            let [file, protocol, words, wrong, right] = line.split('\t').collect::<Vec<_>>()[..] else {
                panic!("expected five columns: {line}")
            };
            Case { game, file, protocol, words, wrong, right }
        })
    })
}

pub(super) fn is_there(tool: &str) -> bool {
    Command::new(tool).arg("--version").output().is_ok_and(|Output { status, .. }| status.success())
}

impl Case {
    /// The command of the bot with this source, compiled if it has to be.
    fn command(&self, source: &str, folder: &Path) -> Vec<String> {
        let file = folder.join(self.file);
        fs::write(&file, source).unwrap();
        let text = |path: &Path| path.to_string_lossy().into_owned();
        if self.file.ends_with(".py") {
            return vec!["python3".to_owned(), text(&file)];
        }
        let binary = file.with_extension("");
        let (code, _, errors) =
            run(Command::new("g++").args(["-std=c++17", "-O1"]).arg(&file).arg("-o").arg(&binary));
        assert_eq!(code, 0, "{self:?}: {errors}");
        vec![text(&binary)]
    }

    /// The exit status of `check-bot`, the causes that it names, and its output.
    fn check(&self, source: &str, folder: &Path) -> (i32, Vec<String>, String) {
        let program = if self.game == "ataxx" { super::ATAXX } else { super::REVERSI };
        let has_mistake = !self.wrong.is_empty() && source.contains(self.wrong);
        let time = match self.words {
            "too slow" if has_mistake => "100",
            words if has_mistake && SILENT.contains(&words) => PATIENT,
            _ => AMPLE,
        };
        let mut check =
            in_project(program, &["check-bot", "--protocol", self.protocol, "--time", time, "--"]);
        // Python must buffer its output, as it does for students.
        let command = self.command(source, folder);
        let (code, report, _) = run(check.args(command).env_remove("PYTHONUNBUFFERED"));
        let causes = report.lines().filter_map(|line| line.strip_prefix("  probable cause: "));
        (code, causes.map(str::to_owned).collect(), report)
    }

    fn source(&self) -> String {
        fs::read_to_string(format!("tests/data/{}/bots/mistakes/{}", self.game, self.file)).unwrap()
    }
}

/// Runs `fault` on each case whose tools are there, and reports every fault.
fn for_each_case(fault: impl Fn(&Case, &Path) -> Option<String> + Sync) {
    let tools: HashMap<&str, bool> =
        [("py", "python3"), ("cpp", "g++")].map(|(ending, tool)| (ending, is_there(tool))).into();
    for (ending, _) in tools.iter().filter(|(_, is_there)| !**is_there) {
        println!("skipped: the bots in *.{ending}, whose tool is missing");
    }
    let has_tool = |case: &Case| tools[case.file.rsplit('.').next().unwrap()];
    for_each(cases().filter(has_tool), |case| fault(case, tempfile::tempdir().unwrap().path()));
}

/// Runs `fault` on each case, some at a time, and reports every fault.
pub(super) fn for_each<T>(
    cases: impl Iterator<Item = T> + Send,
    fault: impl Fn(&T) -> Option<String> + Sync,
) {
    let queue = Mutex::new(cases);
    let faults = Mutex::new(Vec::new());
    thread::scope(|scope| {
        for _ in 0..WORKERS {
            scope.spawn(|| {
                loop {
                    let next = queue.lock().unwrap().next();
                    let Some(case) = next else { break };
                    // The lock is not held meanwhile.
                    let found = fault(&case);
                    faults.lock().unwrap().extend(found);
                }
            });
        }
    });
    let faults = faults.into_inner().unwrap();
    assert!(faults.is_empty(), "{} bots:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn mistakes_are_named() {
    for_each_case(|case, folder| {
        let (code, causes, report) = case.check(&case.source(), folder);
        let is_named = |cause: &String| cause.contains(case.words) && !cause.starts_with("either ");
        let is_right = match case.words {
            "-" => causes.is_empty(),
            _ => causes.len() == 1 && causes.iter().all(is_named),
        };
        (code != 1 || !is_right).then(|| format!("{case:?}: {causes:#?}\n{report}"))
    });
}

/// The mistake is the only one in each bot: these are right programs in many styles.
#[test]
fn corrected_bots_pass_every_step() {
    for_each_case(|case, folder| {
        if case.wrong.is_empty() {
            return None;
        }
        let (code, _, report) = case.check(&case.source().replace(case.wrong, case.right), folder);
        (code != 0).then(|| format!("{case:?}:\n{report}"))
    });
}

#[test]
fn each_bot_has_a_row() {
    for (game, table) in GAMES {
        for entry in fs::read_dir(format!("tests/data/{game}/bots/mistakes")).unwrap() {
            let name = entry.unwrap().file_name().into_string().unwrap();
            assert!(table.contains(&format!("{name}\t")), "{game}: {name} is not in mistakes.tsv");
        }
    }
}
