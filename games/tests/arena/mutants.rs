//! `check-bot` finds and names one-line mistakes in right bots of every protocol.

use super::diagnosis::{AMPLE, PATIENT, SILENT, for_each, is_there};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};
use test_support::{in_project, run, thorough};

/// A right bot and a mistake.
#[derive(Debug)]
struct Mutant {
    folder: &'static str,
    file: &'static str,
    game: &'static str,
    protocol: &'static str,
    /// Words of the diagnosis.
    words: &'static str,
    /// The text in the right bot, and the text that takes its place.
    right: &'static str,
    wrong: &'static str,
}

fn mutants(folder: &'static str, table: &'static str) -> Vec<Mutant> {
    let rows = table.lines().filter(|line| !line.starts_with('#'));
    let tools = [(".py", is_there("python3")), (".cpp", is_there("g++"))];
    let is_runnable =
        |mutant: &Mutant| tools.iter().any(|&(end, is_there)| is_there && mutant.file.ends_with(end));
    rows.map(|row| {
        let [file, game, protocol, words, right, wrong] = row.split('\t').collect::<Vec<_>>()[..] else {
            panic!("expected six columns: {row}")
        };
        Mutant { folder, file, game, protocol, words, right, wrong }
    })
    .filter(is_runnable)
    .collect()
}

fn table() -> Vec<Mutant> {
    mutants("right", include_str!("../data/mutants/mutants.tsv"))
}

/// Written in other styles before the diagnosis was.
fn held_out() -> Vec<Mutant> {
    mutants("held_out", include_str!("../data/mutants/held_out.tsv"))
}

impl Mutant {
    fn right_source(&self) -> String {
        fs::read_to_string(format!("tests/data/mutants/{}/{}", self.folder, self.file)).unwrap()
    }

    fn wrong_source(&self) -> String {
        let source = self.right_source();
        assert!(source.contains(self.right), "{self:?}: the text is not in the bot");
        source.replacen(self.right, self.wrong, 1)
    }

    /// The exit status of `check-bot`, the causes that it names, and its output.
    fn check(&self, source: &str, time: &str) -> (i32, Vec<String>, String) {
        let folder = tempfile::tempdir().unwrap();
        let program = if self.game == "ataxx" { super::ATAXX } else { super::REVERSI };
        let mut check =
            in_project(program, &["check-bot", "--protocol", self.protocol, "--time", time, "--"]);
        check.args(command(self.file, source, folder.path())).env_remove("PYTHONUNBUFFERED");
        let (code, report, _) = run(&mut check);
        let causes = report.lines().filter_map(|line| line.strip_prefix("  probable cause: "));
        (code, causes.map(str::to_owned).collect(), report)
    }
}

/// The command of a bot with this source, compiled if it has to be.
fn command(file: &str, source: &str, folder: &Path) -> Vec<String> {
    let path = folder.join(file);
    fs::write(&path, source).unwrap();
    let text = |path: &Path| path.to_string_lossy().into_owned();
    if file.ends_with(".py") {
        return vec!["python3".to_owned(), text(&path)];
    }
    let binary = path.with_extension("");
    let (code, _, errors) =
        run(Command::new("g++").args(["-std=c++17", "-O1"]).arg(&path).arg("-o").arg(&binary));
    assert_eq!(code, 0, "{file}: {errors}");
    vec![text(&binary)]
}

/// Every mutant must fail a step, and all but one in `named_of` must be named. `.ci/nightly` tries all, each change a
/// third of them.
fn check_all(mutants: Vec<Mutant>, named_of: usize) {
    let step = if thorough() { 1 } else { 3 };
    let mutants: Vec<Mutant> = mutants.into_iter().step_by(step).collect();
    let unnamed = mutants.len().div_ceil(named_of);
    let missed = AtomicUsize::new(0);
    for_each(mutants.into_iter(), |mutant| {
        let time = if SILENT.contains(&mutant.words) { PATIENT } else { AMPLE };
        let (code, causes, report) = mutant.check(&mutant.wrong_source(), time);
        let is_named =
            matches!(&causes[..], [cause] if cause.contains(mutant.words) && !cause.starts_with("either "));
        if !is_named {
            println!("not named: {mutant:?}: {causes:#?}\n{report}");
            missed.fetch_add(1, Ordering::Relaxed);
        }
        (code != 1).then(|| format!("it fails no step: {mutant:?}\n{report}"))
    });
    let missed = missed.into_inner();
    assert!(missed <= unnamed, "{missed} mistakes are not named, {unnamed} were allowed");
}

#[test]
fn mutants_fail_a_step_and_are_named() {
    assert_eq!(
        include_str!("../data/mutants/mutants.tsv").lines().filter(|line| !line.starts_with('#')).count(),
        40
    );
    check_all(table(), 10);
}

#[test]
fn mutants_in_other_styles_fail_a_step() {
    check_all(held_out(), 5);
}

#[test]
fn right_bots_pass_every_step() {
    let mut files = BTreeSet::new();
    let bots = table().into_iter().chain(held_out()).filter(|mutant| files.insert(mutant.file));
    for_each(bots.collect::<Vec<_>>().into_iter(), |mutant| {
        let (code, _, report) = mutant.check(&mutant.right_source(), AMPLE);
        (code != 0).then(|| format!("{}:\n{report}", mutant.file))
    });
}

#[test]
fn each_protocol_has_a_right_bot() {
    let table = table();
    for (program, game) in [(super::ATAXX, "ataxx"), (super::REVERSI, "reversi")] {
        let (_, help, _) = run(&mut in_project(program, &["check-bot", "--help"]));
        for protocol in ["botzone", "botzone-json", "codingame", "uai", "lksh", "gtp", "nboard"] {
            let is_spoken = help.contains(&format!("- {protocol}:"));
            let has_bot = table.iter().any(|mutant| mutant.game == game && mutant.protocol == protocol);
            assert!(!is_spoken || has_bot || table.is_empty(), "{game}: {protocol}");
        }
    }
}
