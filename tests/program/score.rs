//! `gocheck score`.

use crate::gocheck;
use serde_json::Value;
use std::path::Path;
use test_support::{project, run};

/// Both sides have two eyes: eight points of area each, two of territory. In the second game White has lost a stone.
const BOTH_LIVE: &str =
    "(;SZ[8:2]RU[Chinese]HA[2]KM[0.5]AB[ba][da][ab][bb][cb][db]AW[ea][ga][eb][fb][gb][hb])";
const PRISONER: &str =
    "(;SZ[8:2]RU[Japanese]KM[0.5]AB[ba][da][ab][bb][db]AW[ea][ga][eb][fb][gb][hb];W[ca];B[cb])";
/// Neither side has an eye yet.
const OPEN: &str = "(;SZ[5]KM[0.5]AB[ba:be]AW[da:de][ac])";
const MARKED: &str = "(;SZ[5]RU[Japanese]KM[0.5]AB[ba:be]AW[da:de][ac];B[];W[]TB[aa:ae]TW[ea:ee])";

fn written(records: &[(&str, &str)]) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    for (name, text) in records {
        std::fs::write(folder.path().join(name), text).unwrap();
    }
    folder
}

fn score(folder: &Path, args: &[&str]) -> (i32, String, String) {
    run(gocheck(folder).arg("score").args(args))
}

/// The scores of a record as JSON.
fn scores(record: &str, args: &[&str]) -> Vec<Value> {
    let folder = written(&[("a.sgf", record)]);
    let (status, out, _) = score(folder.path(), &[&["a.sgf", "--format", "json"], args].concat());
    assert_eq!(status, 0);
    serde_json::from_str::<Value>(&out).unwrap()["scores"].as_array().unwrap().clone()
}

#[test]
fn white_gets_the_compensation_of_the_rules() {
    for (rules, result) in [
        ("chinese", "W+2.5"),
        ("chinese-kgs", "W+2.5"),
        ("aga", "W+1.5"),
        ("new-zealand", "W+0.5"),
        ("tromp-taylor", "W+0.5"),
        ("ing", "W+0.5"),
        ("japanese", "W+0.5"),
        ("korean", "W+0.5"),
    ] {
        let scores = scores(BOTH_LIVE, &["--rules", rules]);
        assert_eq!(scores.len(), 1);
        assert_eq!(scores[0]["result"], result, "{rules}");
        assert_eq!(scores[0]["winner"], "white", "{rules}");
    }
    assert_eq!(scores(BOTH_LIVE, &["--komi", "-6"])[0]["result"], "B+4");
}

#[test]
fn prisoners_count_with_territory() {
    assert_eq!(scores(PRISONER, &[])[0]["result"], "B+0.5");
    assert_eq!(scores(PRISONER, &["--rules", "chinese"])[0]["result"], "W+0.5");
    // Before the capture, Black has two groups, and the eye between them contains a white stone.
    let before = &scores(PRISONER, &["--move", "1"])[0];
    assert_eq!((&before["result"], &before["winner"]), (&Value::Null, &Value::Null));
}

/// A white stone is dead in Black's column: five points and a prisoner against five.
#[test]
fn dead_stones_are_marked_or_named() {
    assert_eq!(scores(MARKED, &[])[0]["result"], "B+0.5");
    let unmarked = MARKED.replace("TB[aa:ae]TW[ea:ee]", "");
    assert_eq!(scores(&unmarked, &[])[0]["result"], Value::Null);
    assert_eq!(scores(&unmarked, &["--rules", "chinese", "--dead", "a3"])[0]["result"], "W+0.5");
    // If all white stones are dead, White has only the komi.
    assert_eq!(scores(MARKED, &["--rules", "chinese", "--dead", "A3,D1"])[0]["result"], "B+24.5");
    assert_eq!(scores(MARKED, &["--rules", "chinese", "--dead", "none"])[0]["result"], "W+6.5");
    // Marks at the end do not apply to an earlier position.
    assert_eq!(scores(MARKED, &["--move", "1"])[0]["result"], Value::Null);
    // A variation has marks of its own.
    let branched = MARKED.replace(";B[];W[]TB[aa:ae]TW[ea:ee])", "(;B[];W[])(;B[];W[]TB[aa:ae]TW[ea:ee]))");
    assert_eq!(scores(&branched, &[])[0]["result"], Value::Null);
    assert_eq!(scores(&branched, &["--path", "0/2"])[0]["result"], "B+0.5");
    // Marks that contradict the stones are not used.
    let wrong = MARKED.replace("TW[ea:ee]", "TW[ea:ed]");
    assert_eq!(scores(&wrong, &[])[0]["result"], Value::Null);
}

#[test]
fn without_rules_both_ways_are_counted() {
    let folder = written(&[("a.sgf", OPEN), ("b.sgf", BOTH_LIVE)]);
    let (status, out, note) = score(folder.path(), &["a.sgf"]);
    assert_eq!(status, 0);
    let expected = "\
undetermined: between W+25.5 and B+24.5 (area, komi 0.5)
undetermined: between W+24.5 and B+25.5 (territory, komi 0.5)

5 ? B ? W ?
4 ? B ? W ?
3 W B ? W ?
2 ? B ? W ?
1 ? B ? W ?
  A B C D E

unconditionally alive: 0 black stones, 0 white
may be alive or dead: B5 (5 stones), D5 (5 stones), A3 (1 stone); --dead says which are dead
RU names no rules: counted by area and by territory
";
    assert_eq!(out, expected);
    assert!(note.contains("X O: stones that stay"), "{note}");
    let (status, out, note) = score(folder.path(), &["a.sgf", "b.sgf", "--rules", "aga"]);
    assert_eq!((status, note.as_str()), (0, ""));
    let expected = "\
a.sgf: undetermined: between W+25.5 and B+24.5 (AGA, area, komi 0.5)
b.sgf: W+1.5 (AGA, area, komi 0.5, handicap compensation 1)
";
    assert_eq!(out, expected);
    let (_, out, _) = score(folder.path(), &["b.sgf", "--lang", "zh"]);
    assert!(out.starts_with("W+2.5（中国规则，数子，贴目 0.5，让子还 2）"), "{out}");
}

#[test]
fn invalid_calls_are_reported() {
    let folder = written(&[("a.sgf", BOTH_LIVE), ("b.sgf", OPEN)]);
    for (args, why) in [
        (&["a.sgf", "--dead", "A2"][..], "--dead A2: expected a point with a stone"),
        (&["a.sgf", "--dead", "A1"], "--dead A1: the group is unconditionally alive"),
        (&["b.sgf", "--dead", "Z9"], "--dead Z9: expected a point with a stone"),
        (&["b.sgf", "--dead", "B1", "--rules", "tromp-taylor"], "Tromp-Taylor rules count every stone"),
        (&["a.sgf", "b.sgf", "--dead", "B1"], "--dead applies to one record"),
        (&["a.sgf", "--komi", "nan"], "6.5"),
        (&["a.sgf", "--rules", "none"], "none"),
        (&["a.sgf", "--move", "3"], "has no move 3"),
        (&["c.sgf"], "no such file"),
    ] {
        let (status, out, stderr) = score(folder.path(), args);
        assert_eq!((status, out.as_str()), (2, ""), "{args:?}");
        assert!(stderr.contains(why), "{args:?}: {stderr}");
    }
    // The other files are scored even if one cannot be read.
    let (status, out, _) = score(folder.path(), &["c.sgf", "a.sgf"]);
    assert_eq!((status, out.lines().count()), (2, 1));
}

/// A game with marks for its last position, one with only living stones, and one that is not scored.
#[test]
fn a_table_of_games_has_the_score() {
    let records = ["result_score_marked_right.sgf", "result_score_area_right.sgf", "result_score_open.sgf"];
    let mut lint = gocheck(&project("crates/sgf/tests/data/lint"));
    let (status, out, _) = run(lint.args(["lint", "--no-settings", "--games", "jsonl"]).args(records));
    assert_eq!(status, 0, "{out}");
    let scores: Vec<Value> =
        out.lines().map(|line| serde_json::from_str::<Value>(line).unwrap()["score"].clone()).collect();
    assert_eq!(scores, [Value::from("W+0.5"), Value::from("W+0.5"), Value::Null]);
}
