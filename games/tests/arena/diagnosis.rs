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
    file: String,
    protocol: String,
    /// Words of the diagnosis; `-` if there must be none.
    words: String,
}

const GAMES: [(&str, &str); 2] = [
    ("ataxx", include_str!("../data/ataxx/bots/mistakes.tsv")),
    ("reversi", include_str!("../data/reversi/bots/mistakes.tsv")),
];

/// Programs that only wait can share a core.
const WORKERS: usize = 4;

fn cases() -> impl Iterator<Item = Case> {
    GAMES.into_iter().flat_map(|(game, table)| {
        table.lines().filter(|line| !line.starts_with('#')).map(move |line| {
            let [file, protocol, words] = line.split('\t').collect::<Vec<_>>()[..] else {
                panic!("expected three columns: {line}")
            };
            Case { game, file: file.into(), protocol: protocol.into(), words: words.into() }
        })
    })
}

fn is_there(tool: &str) -> bool {
    Command::new(tool).arg("--version").output().is_ok_and(|Output { status, .. }| status.success())
}

/// The command of a bot, compiled if it has to be; `None` without its tool.
fn command(case: &Case, tools: &HashMap<&str, bool>, folder: &Path) -> Option<Vec<String>> {
    let source = format!("tests/data/{}/bots/mistakes/{}", case.game, case.file);
    if case.file.ends_with(".py") {
        return tools["python3"].then(|| vec!["python3".to_owned(), source]);
    }
    let binary = folder.join(&case.file).with_extension("");
    tools["g++"].then(|| {
        let (code, _, errors) = run(Command::new("g++").arg("-O1").arg(&source).arg("-o").arg(&binary));
        assert_eq!(code, 0, "{source}: {errors}");
        vec![binary.to_string_lossy().into_owned()]
    })
}

/// The lines that name causes.
fn diagnosed(case: &Case, command: &[String]) -> (Vec<String>, String) {
    let program = if case.game == "ataxx" { super::ATAXX } else { super::REVERSI };
    let mut check = in_project(program, &["check-bot", "--protocol", &case.protocol, "--time", "2000", "--"]);
    // Python must buffer its output, as it does for students.
    let (_, report, _) = run(check.args(command).env_remove("PYTHONUNBUFFERED"));
    let causes = report.lines().filter_map(|line| line.strip_prefix("  probable cause: "));
    (causes.map(str::to_owned).collect(), report)
}

#[test]
fn mistakes_are_named() {
    let folder = tempfile::tempdir().unwrap();
    let tools: HashMap<&str, bool> = ["python3", "g++"].map(|tool| (tool, is_there(tool))).into();
    for (tool, _) in tools.iter().filter(|(_, is_there)| !**is_there) {
        println!("skipped: the bots that need {tool}");
    }
    let queue = Mutex::new(cases());
    let faults = Mutex::new(Vec::new());
    thread::scope(|scope| {
        for _ in 0..WORKERS {
            scope.spawn(|| {
                loop {
                    let next = queue.lock().unwrap().next();
                    let Some(case) = next else { break };
                    let Some(command) = command(&case, &tools, folder.path()) else { continue };
                    let (causes, report) = diagnosed(&case, &command);
                    let is_right = match case.words.as_str() {
                        "-" => causes.is_empty(),
                        words => {
                            causes.len() == 1
                                && causes[0].contains(words)
                                && !causes[0].starts_with("either ")
                        }
                    };
                    if !is_right {
                        faults.lock().unwrap().push(format!("{case:?}: {causes:#?}\n{report}"));
                    }
                }
            });
        }
    });
    let faults = faults.into_inner().unwrap();
    assert!(faults.is_empty(), "{} bots:\n{}", faults.len(), faults.join("\n"));
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
