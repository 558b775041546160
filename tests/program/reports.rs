//! Records that users of other programs have reported: what `fix` makes of them, whatever its layout.

use crate::gocheck;
use std::fs;
use test_support::{every, project, run};

/// A report: its file, the number of games, and what the fixed record contains and does not contain.
struct Report {
    file: String,
    games: usize,
    has: Vec<String>,
    lacks: Vec<String>,
}

fn reports() -> Vec<Report> {
    let text = fs::read_to_string(project("tests/data/reports/expected.txt")).unwrap();
    let mut reports: Vec<Report> = Vec::new();
    for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        if let Some(title) = line.strip_prefix("== ") {
            let file = title.split_whitespace().next().unwrap().to_owned();
            reports.push(Report { file, games: 0, has: Vec::new(), lacks: Vec::new() });
            continue;
        }
        let report = reports.last_mut().unwrap();
        match line.split_once(' ').unwrap() {
            ("games", number) => report.games = number.parse().unwrap(),
            ("+", part) => report.has.push(part.replace("\\n", "\n")),
            ("-", part) => report.lacks.push(part.to_owned()),
            _ => panic!("{line}"),
        }
    }
    reports
}

/// Nothing is lost, and a fixed record is not changed again.
#[test]
fn reported_records_are_fixed() {
    let folder = project("tests/data/reports");
    every(reports(), |Report { file, games, has, lacks }| {
        let out = tempfile::tempdir().unwrap();
        let fix = |from: &str, to: &str| {
            let (_, _, stderr) = run(gocheck(&folder).args(["fix", from, "-q", "-o", to]));
            (fs::read_to_string(format!("{to}/{file}")).unwrap(), stderr)
        };
        let path = |name: &str| out.path().join(name).to_str().unwrap().to_owned();
        let (fixed, stderr) = fix(&file, &path("once"));
        for part in &has {
            assert!(fixed.contains(part.as_str()), "{file}: {part} is not in\n{fixed}{stderr}");
        }
        for part in &lacks {
            assert!(!fixed.contains(part.as_str()), "{file}: {part} is in\n{fixed}{stderr}");
        }
        let once = format!("{}/{file}", path("once"));
        let (_, rows, _) = run(gocheck(&folder).args(["lint", "-q", "--games", "csv", &once]));
        assert_eq!(rows.lines().count(), games + 1, "{file}\n{fixed}");
        assert_eq!(fix(&once, &path("twice")).0, fixed, "{file}");
    });
}
