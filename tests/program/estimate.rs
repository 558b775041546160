//! `gocheck score --estimate` and `gocheck lint --estimate`.

use crate::gocheck;
use serde_json::Value;
use std::path::Path;
use test_support::run;

/// Both sides have two eyes, and Black has eight more points with a white stone, which cannot make two eyes there. This is not
/// proven: if the stone lived, Black would not have the eight points.
///
/// ```text
/// 4 . . X . X O . O
/// 3 . O X X X O O O
/// 2 . . X . X O . O
/// 1 . . X X X O O O
///   A B C D E F G H
/// ```
const BOARD: &str = "SZ[8:4]AB[ca:cd][db][dd][ea:ed]AW[bb][fa:fd][gb][gd][ha:hd]";

fn ended(properties: &str) -> String {
    format!("(;{BOARD}{properties};B[];W[])")
}

fn gocheck_in(folder: &Path, args: &[&str]) -> (i32, String, String) {
    run(gocheck(folder).args(args))
}

/// The output of a command for a record.
fn printed(command: &str, record: &str, args: &[&str]) -> String {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("a.sgf"), record).unwrap();
    let (status, out, errors) = gocheck_in(folder.path(), &[&[command, "a.sgf"], args].concat());
    assert!(status < 2, "{errors}");
    out
}

/// The score of a record as JSON.
fn score(record: &str, args: &[&str]) -> Value {
    serde_json::from_str(&printed("score", record, &[&["--format", "json"], args].concat())).unwrap()
}

#[test]
fn the_text_has_the_range_and_the_estimate() {
    let out = printed("score", &ended("RU[Chinese]KM[0.5]"), &["--estimate"]);
    let (certain, estimated) = out.split_once("\nestimate").unwrap();
    let expected = "\
undetermined: between W+1.5 and B+7.5 (Chinese, area, komi 0.5)

4 ? ? X + X O - O
3 ? W X X X O O O
2 ? ? X + X O - O
1 ? ? X X X O O O
  A B C D E F G H

unconditionally alive: 10 black stones, 10 white
may be alive or dead: B3 (1 stone); --dead says which are dead
";
    assert_eq!(certain, expected);
    // The other output does not change.
    assert_eq!(printed("score", &ended("RU[Chinese]KM[0.5]"), &[]), expected);
    let (line, rest) = estimated.split_once('\n').unwrap();
    // At least nine games in ten, but not all: it is not proven.
    let line = line.strip_prefix(", not certain: B+7.5 (confidence: score 9").unwrap();
    assert_eq!(line[1..].replace(|digit: char| digit.is_ascii_digit(), "#"), "%, winner ##%)");
    let expected = "
4 + + X + X O - O
3 + o X X X O O O
2 + + X + X O - O
1 + + X X X O O O
  A B C D E F G H

probably dead: B3 (1 stone)
";
    assert_eq!(rest, expected);
    let chinese = printed("score", &ended("RU[Chinese]KM[0.5]"), &["--estimate", "--lang", "zh"]);
    assert!(chinese.contains("\n估计（不确定）：B+7.5（把握：比分 9"), "{chinese}");
    assert!(chinese.ends_with("\n估计是死子：B3（1 子）\n"), "{chinese}");
}

/// Area: 20 points against 12. Territory: 10 points and a prisoner against 2.
#[test]
fn json_has_the_estimate() {
    for (rules, result) in [("Chinese", "B+7.5"), ("AGA", "B+7.5"), ("Japanese", "B+8.5")] {
        let found = score(&ended(&format!("RU[{rules}]KM[0.5]")), &["--estimate"]);
        assert_eq!(found["scores"][0]["result"], Value::Null);
        let estimate = &found["estimate"];
        assert_eq!(estimate["score"], result, "{rules}");
        assert_eq!(estimate["exact"], false);
        assert_eq!(estimate["dead"], serde_json::json!(["B3"]));
        assert_eq!(estimate["seki"], serde_json::json!([]));
        assert_eq!(estimate["board"][1], "+oXXXOOO");
        for key in ["confidence", "winner_confidence"] {
            let chance = estimate[key].as_f64().unwrap();
            assert!((0.9..1.0).contains(&chance), "{rules}: {key} {chance}");
        }
    }
    // Without RU, by area and by territory.
    let found = score(&ended("KM[0.5]"), &["--estimate"]);
    let estimates = found["estimate"]["scores"].as_array().unwrap();
    assert_eq!([&estimates[0]["score"], &estimates[1]["score"]], ["B+7.5", "B+8.5"]);
    assert_eq!(estimates.len(), 2);
    let mut without = found;
    without.as_object_mut().unwrap().remove("estimate");
    assert_eq!(without, score(&ended("KM[0.5]"), &[]));
}

#[test]
fn an_exact_score_stays_as_it_is() {
    let marked = ended("RU[Chinese]KM[0.5]").replace("W[])", "W[]TB[da][dc][aa:ad][ba:bd]TW[ga][gc])");
    for (record, args) in [
        (&marked, &["--estimate"][..]),
        (&ended("RU[Chinese]KM[0.5]").replace("[bb]", ""), &["--estimate", "--seed", "7"]),
    ] {
        let found = score(record, args);
        assert_eq!(found["scores"][0]["result"], "B+7.5", "{args:?}");
        let estimate = &found["estimate"];
        assert_eq!((&estimate["score"], &estimate["exact"]), (&"B+7.5".into(), &true.into()));
        assert_eq!((&estimate["confidence"], &estimate["winner_confidence"]), (&1.0.into(), &1.0.into()));
        assert_eq!(estimate["board"], found["board"]);
        let text = printed("score", record, args);
        assert!(text.ends_with("\nestimate: B+7.5, the exact score\n"), "{text}");
    }
    // Tromp-Taylor rules count the board without removing dead stones.
    let found = score(&ended("RU[Tromp-Taylor]KM[0.5]"), &["--estimate"]);
    assert_eq!(found["estimate"]["score"], "W+1.5");
    assert_eq!(found["estimate"]["exact"], true);
}

/// Stones that are set up after a move may have been captured.
#[test]
fn territory_without_prisoners_has_no_estimate() {
    let record = format!("(;SZ[8:4]KM[0.5];{};B[];W[])", BOARD.trim_start_matches("SZ[8:4]"));
    let record = record.replacen(";AB", ";B[aa];AB", 1).replacen("AB", "AE[aa]AB", 1);
    let found = score(&record, &["--estimate"]);
    let estimates = &found["estimate"]["scores"];
    assert_eq!([&estimates[0]["score"], &estimates[1]["score"]], [&"B+7.5".into(), &Value::Null]);
    assert_eq!(estimates[1]["confidence"], Value::Null);
}

/// An open position, where a search matters.
#[test]
fn a_seed_gives_the_same_bytes() {
    let open = "(;SZ[9]KM[6.5]RU[Chinese]AB[cc][gc][ee][eg][dg]AW[gg][cg][fe][fc][gd])";
    let with = |seed: &str| printed("score", open, &["--estimate", "--seed", seed, "--format", "json"]);
    let first = with("1");
    assert_eq!(first, with("1"));
    assert!((2..9).any(|seed| with(&seed.to_string()) != first));
    assert_eq!(with("0"), printed("score", open, &["--estimate", "--format", "json"]));
}

#[test]
fn several_files_have_a_line_each() {
    let folder = tempfile::tempdir().unwrap();
    let exact = ended("RU[Chinese]KM[0.5]").replace("[bb]", "");
    for (name, record) in [("a.sgf", ended("RU[Chinese]KM[0.5]")), ("b.sgf", exact)] {
        std::fs::write(folder.path().join(name), record).unwrap();
    }
    let (status, out, _) = gocheck_in(folder.path(), &["score", "--estimate", "a.sgf", "c.sgf", "b.sgf"]);
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!((status, lines.len()), (2, 2));
    let range = "a.sgf: undetermined: between W+1.5 and B+7.5 (Chinese, area, komi 0.5); estimate, not certain: B+7.5 (";
    assert!(lines[0].starts_with(range), "{}", lines[0]);
    assert_eq!(lines[1], "b.sgf: B+7.5 (Chinese, area, komi 0.5); estimate: B+7.5, the exact score");
}

/// Games that ended by passes have an estimate; others have empty cells, and so has every game without `--estimate`.
#[test]
fn tables_of_games_have_columns() {
    let folder = tempfile::tempdir().unwrap();
    let open = ended("RU[Chinese]KM[0.5]");
    for (name, record) in [
        ("exact.sgf", open.replace("[bb]", "")),
        ("open.sgf", open.clone()),
        ("resigned.sgf", open.replace(";B[];W[]", "RE[B+R]")),
    ] {
        std::fs::write(folder.path().join(name), record).unwrap();
    }
    let rows = |args: &[&str]| {
        let call = [&["lint", "--games", "csv"], args, &["."]].concat();
        let (status, out, errors) = gocheck_in(folder.path(), &call);
        assert!(status < 2, "{errors}");
        let mut lines = out.lines().map(|line| line.split(',').map(String::from).collect::<Vec<_>>());
        let heads = lines.next().unwrap();
        let wanted = ["score", "estimate", "estimate_confidence", "estimate_winner_confidence"]
            .map(|name| heads.iter().position(|head| head == name).unwrap());
        lines.map(|line| wanted.map(|column| line[column].clone())).collect::<Vec<_>>()
    };
    let [exact, open, resigned] = rows(&["--estimate"]).try_into().unwrap();
    assert_eq!(exact, ["B+7.5", "B+7.5", "1.0", "1.0"]);
    assert_eq!(open[..2], ["", "B+7.5"]);
    for chance in &open[2..] {
        assert!((0.9..1.0).contains(&chance.parse::<f64>().unwrap()), "{chance}");
    }
    assert_eq!(resigned, [""; 4]);
    let without = rows(&[]);
    assert_eq!(without[0], ["B+7.5", "", "", ""]);
    assert_eq!(without[1], [""; 4]);
}

/// W+1.5 is possible if the stone lives. B+7.5 is the estimate.
#[test]
fn unlikely_results_are_found_only_with_estimates() {
    let codes = |result: &str, args: &[&str]| {
        let record = ended(&format!("RU[Chinese]KM[0.5]RE[{result}]"));
        let out = printed("lint", &record, &[&["--select", "R107", "--format", "json"], args].concat());
        let rows = out.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
        rows.filter_map(|row| Some((row["code"].as_str()?.to_string(), row["certainty"].clone())))
            .collect::<Vec<_>>()
    };
    assert_eq!(codes("W+1.5", &[]), []);
    assert_eq!(codes("W+1.5", &["--estimate"]), [("R107".to_string(), "likely".into())]);
    assert_eq!(codes("B+7.5", &["--estimate"]), []);
    // Rules that are spelt out count every stone.
    let record = ended("KM[0.5]RE[W+1.5]RU[koPOSITIONALscoreAREAtaxNONEsui1]");
    let out = printed("lint", &record, &["--select", "R107", "--estimate"]);
    assert!(!out.contains("R107"), "{out}");
    // A resignation implies nothing about the board.
    assert_eq!(codes("W+R", &["--estimate"]), []);
}

#[test]
fn help_and_errors() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("a.sgf"), ended("")).unwrap();
    for command in ["score", "lint"] {
        for (language, seed) in
            [("en", "Seed of the random games of --estimate"), ("zh", "--estimate 的随机对局的种子")]
        {
            let (status, out, _) = gocheck_in(folder.path(), &[command, "--lang", language, "--help"]);
            assert!(status == 0 && out.contains("--estimate") && out.contains(seed), "{command}: {out}");
        }
        let (status, _, stderr) = gocheck_in(folder.path(), &[command, "a.sgf", "--seed", "1"]);
        assert!(status == 2 && stderr.contains("--estimate"), "{command}: {stderr}");
        let (status, _, stderr) = gocheck_in(folder.path(), &[command, "a.sgf", "--estimate", "--seed", "x"]);
        assert!(status == 2 && stderr.contains("--seed"), "{command}: {stderr}");
    }
    // With named dead stones, there is nothing to estimate.
    let call = ["score", "a.sgf", "--estimate", "--dead", "B3"];
    let (status, _, stderr) = gocheck_in(folder.path(), &call);
    assert!(status == 2 && stderr.contains("--dead"), "{stderr}");
}
