//! Records and their findings, worked out by hand; ko shapes under every rule set. `tests/data/lint/README.md` describes the
//! cases.

use gocheck_board::Color;
use gocheck_rules::{Board, RuleSet};
use gocheck_sgf::value::sgf_point;
use gocheck_sgf::{Finding, LintOptions, Linter, Rules, Selection, lint_codes};
use std::collections::BTreeSet;
use std::fs;
use test_support::{every, files, project};

/// The options of a case, as `gocheck lint` has them.
fn options(arguments: &[&str]) -> LintOptions {
    let mut options = LintOptions::default();
    let (mut select, mut ignore) = (Vec::new(), Vec::new());
    let mut words = arguments.iter();
    while let Some(&option) = words.next() {
        let mut value = || words.next().unwrap().to_string();
        let codes = |value: String| value.split(',').map(str::to_owned).collect::<Vec<_>>();
        match option {
            "--estimate" => options.estimate = Some(0),
            "--main-line" => options.main_line = true,
            "--rules" => options.rules = Rules::Set(value().parse().unwrap()),
            "--select" => select = codes(value()),
            "--ignore" => ignore = codes(value()),
            other => panic!("{other} is not an option of a case"),
        }
    }
    options.selection = Selection::new(&lint_codes(), &select, &ignore).unwrap();
    options
}

#[test]
fn cases() {
    let mut codes = BTreeSet::new();
    every(files(&project("tests/data/lint"), "sgf"), |record| {
        let text = fs::read_to_string(record.with_extension("txt")).unwrap();
        let (arguments, expected): (Vec<&str>, Vec<&str>) =
            text.lines().partition(|line| line.starts_with("args "));
        let arguments: Vec<&str> =
            arguments.iter().flat_map(|line| line.split_whitespace().skip(1)).collect();
        let linted = Linter::new(options(&arguments)).lint(&*fs::read(&record).unwrap());
        let found = linted.findings.iter().map(|finding| {
            codes.insert(finding.code().id());
            let (place, code, number) = (finding.place, finding.code(), finding.number);
            let color = finding.color.map_or("-".to_owned(), |color| color.to_string());
            let point = finding.vertex().map_or("-".to_owned(), |vertex| vertex.to_string());
            format!("{place} {code} {number} {color} {point}")
        });
        assert_eq!(found.collect::<Vec<_>>(), expected, "{}", record.display());
    });
    // E114 is a finding in other formats, which `formats.rs` tests.
    let elsewhere = ["E114", "E901", "E902", "E904"];
    let without: Vec<&str> = lint_codes()
        .iter()
        .map(|code| code.id())
        .filter(|id| !codes.contains(id) && !elsewhere.contains(id))
        .collect();
    assert_eq!(without, [""; 0], "codes without a case");
}

/// For each rule set by name, the moves that it forbids: number and word.
type Forbidden = Vec<(String, Vec<(u32, String)>)>;

/// A shape of tests/data/replay as a record: the board, the moves, and for each rule set the moves it forbids.
fn shape(text: &str) -> (String, Forbidden) {
    let lines: Vec<&str> = text.lines().filter(|line| !line.starts_with('#') && !line.is_empty()).collect();
    let is_move = |line: &&&str| line.starts_with("black ") || line.starts_with("white ");
    let is_board = |line: &&&str| line.starts_with(['.', 'X', 'O']);
    let board: Vec<&str> = lines.iter().filter(is_board).copied().collect();
    let setup: Board = board.join("\n").parse().unwrap();
    let size = setup.size();
    let mut sgf = format!("(;FF[4]GM[1]SZ[{}:{}]", size.cols(), size.rows());
    for color in Color::BOTH {
        let stones: Vec<String> =
            setup.stones().filter(|stone| stone.1 == color).map(|stone| sgf_point(stone.0)).collect();
        if !stones.is_empty() {
            let name = if color == Color::Black { "AB" } else { "AW" };
            sgf += &format!("{name}[{}]", stones.join("]["));
        }
    }
    for line in lines.iter().filter(is_move) {
        let mut words = line.split_whitespace();
        let name = if words.next() == Some("black") { "B" } else { "W" };
        let point = words.next().unwrap().split_once(',').map_or(String::new(), |(row, col)| {
            sgf_point(size.point(row.parse().unwrap(), col.parse().unwrap()).unwrap())
        });
        sgf += &format!("\n;{name}[{point}]");
    }
    sgf.push(')');
    let forbidden = lines.iter().filter_map(|line| line.split_once(": ")).map(|(rules, list)| {
        let entry = |entry: &str| {
            let (number, reason) = entry.split_once(' ').unwrap();
            (number.parse().unwrap(), reason.to_owned())
        };
        (rules.to_owned(), list.split(", ").map(entry).collect())
    });
    (sgf, forbidden.collect())
}

/// Simple ko, double ko, triple ko, molasses ko, eternal life, sending two and returning one, snapback, suicide: what
/// each rule set forbids of them was worked out by hand.
#[test]
fn shapes_under_every_rule_set() {
    let mut shapes = 0;
    for file in files(&project("../../tests/data/replay"), "txt") {
        // In replays, moves replace stones on occupied points; in records such moves are not played.
        if file.ends_with("occupied_points.txt") {
            continue;
        }
        shapes += 1;
        let (sgf, forbidden) = shape(&fs::read_to_string(&file).unwrap());
        let selection = Selection::new(&lint_codes(), &["M1".to_owned()], &[]).unwrap();
        let options = LintOptions { rules: Rules::All, selection, ..LintOptions::default() };
        let found = Linter::new(options).lint(sgf.as_bytes()).findings;
        for rules in RuleSet::ALL {
            let by_hand: Vec<(u32, String)> = forbidden
                .iter()
                .filter(|(other, _)| other == rules.name())
                .flat_map(|(_, moves)| moves.clone())
                .collect();
            let reason = |finding: &Finding| {
                let (_, reason) = finding.forbidden_by.iter().find(|(other, _)| *other == rules)?;
                Some((finding.number, reason.to_string()))
            };
            let by_table: Vec<(u32, String)> = found.iter().filter_map(reason).collect();
            assert_eq!(by_table, by_hand, "{} {rules}", file.display());
            let options = LintOptions { rules: Rules::Set(rules), ..LintOptions::default() };
            let alone = Linter::new(options).lint(sgf.as_bytes());
            let moves = alone.findings.iter().filter(|finding| finding.code().id().starts_with("M1"));
            let by_itself: Vec<u32> = moves.map(|finding| finding.number).collect();
            assert_eq!(by_itself, by_hand.iter().map(|entry| entry.0).collect::<Vec<_>>(), "{rules}\n{sgf}");
        }
    }
    assert!(shapes >= 8);
}
