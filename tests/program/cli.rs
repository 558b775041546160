//! Runs over puzzles: what the program prints, writes and reports, and its exit status.

use crate::gocheck;
use serde_json::Value;
use std::collections::BTreeSet;
use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::Stdio;
use test_support::run;

/// White captures (0, 0) by playing (1, 0), and may play on every empty point.
pub(crate) const CORNER: &str = "0 0 -1\n0 1 1\n";

pub(crate) fn folder(files: &[(&str, &str)]) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    for (name, text) in files {
        fs::create_dir_all(folder.path().join(name).parent().unwrap()).unwrap();
        fs::write(folder.path().join(name), text).unwrap();
    }
    folder
}

pub(crate) fn names(folder: &Path) -> BTreeSet<String> {
    let entries = folder.read_dir().unwrap().map(|entry| entry.unwrap().file_name());
    entries.map(|name| name.to_str().unwrap().to_owned()).collect()
}

pub(crate) fn set(names: &[&str]) -> BTreeSet<String> {
    names.iter().map(|&name| name.to_owned()).collect()
}

#[test]
fn a_run_writes_answers_pictures_and_a_gallery() {
    let folder = folder(&[("t_0.txt", CORNER), ("t_1.txt", CORNER), ("t_5.txt", CORNER)]);
    let (status, stdout, stderr) = run(gocheck(folder.path()).args(["t_0.txt", "t_1.txt", "t_5.txt"]));
    assert_eq!(status, 0, "{stderr}");
    assert!(stdout.starts_with("[t]Problem 0: rule checking:True\n[t]Problem 1: forward on step:[(1, 0)]\n"));
    assert_eq!(stderr, "3 answers and 6 pictures written to the folder output\n");
    let written = set(&[
        "answer_for_t.txt",
        "gallery.json",
        "index.html",
        "t_0.png",
        "t_0_rule.png",
        "t_1.png",
        "t_1_capture_1_0.png",
        "t_5.png",
        "t_5_moves.png",
    ]);
    assert_eq!(names(&folder.path().join("output")), written);
}

#[test]
fn a_second_run_replaces_its_puzzles_and_keeps_the_rest() {
    let folder = folder(&[("t_1.txt", CORNER), ("t_2.txt", CORNER), ("output/t_1_captured.png", "not ours")]);
    assert_eq!(run(gocheck(folder.path()).args(["t_1.txt", "t_2.txt"])).0, 0);
    // Now (1, 0) captures nothing, and the other puzzle is not in the run.
    fs::write(folder.path().join("t_1.txt"), "4 4 -1\n").unwrap();
    let (status, _, stderr) = run(gocheck(folder.path()).arg("t_1.txt"));
    assert_eq!(status, 0);
    assert!(stderr.contains("kept in output/answer_for_t.txt from earlier runs: t_2\n"), "{stderr}");
    let output = folder.path().join("output");
    assert_eq!(fs::read_to_string(output.join("answer_for_t.txt")).unwrap(), "t_1\n\nt_2\n1 0\n");
    let kept = set(&[
        "answer_for_t.txt",
        "gallery.json",
        "index.html",
        "t_1.png",
        "t_1_captured.png",
        "t_2.png",
        "t_2_capture_1_0.png",
    ]);
    assert_eq!(names(&output), kept);
}

#[test]
fn one_bad_file_does_not_stop_the_others() {
    let folder = folder(&[
        ("t_1.txt", CORNER),
        ("t_2.txt", "what\n"),
        ("t_3.txt", CORNER),
        ("sub_x", ""),
        ("game.sgf", "(;SZ[9];B[ee])"),
        ("answer_for_t.txt", ""),
    ]);
    let inputs = [
        "t_1.txt",
        "t_2.txt",
        "missing_1.txt",
        "sub_x",
        "game.sgf",
        "t_3.txt",
        "*_4.txt",
        "answer_for_t.txt",
    ];
    let (status, stdout, stderr) = run(gocheck(folder.path()).args(inputs));
    assert_eq!(status, 2);
    assert_eq!(stdout, "[t]Problem 1: forward on step:[(1, 0)]\n[t]Problem 3: forward on step:[(1, 0)]\n");
    for message in [
        "t_2.txt:1:1: Q102 error: expected 3 fields, found 1",
        "missing_1.txt: F101 error: no such file",
        "sub_x: F202 error: the name sub_x does not say what is asked",
        "*_4.txt: F102 error: no file matches",
        "answer_for_t.txt: F203 error: the name answer_for_t does not say what is asked\n    = help: to compare with an answer file, give it with --expect",
        "game.sgf: F209 error: game.sgf is a game record, not a puzzle\n    = help: `gocheck lint` checks records, `gocheck view` shows them,",
        "error: 6 of 8 files failed: t_2.txt, missing_1.txt, sub_x, game.sgf, *_4.txt, answer_for_t.txt",
    ] {
        assert!(stderr.contains(message), "{message:?} is not in\n{stderr}");
    }
    let answers = fs::read_to_string(folder.path().join("output/answer_for_t.txt")).unwrap();
    assert_eq!(answers, "t_1\n1 0\n\nt_3\n1 0\n");
    let gallery = fs::read_to_string(folder.path().join("output/index.html")).unwrap();
    assert!(
        gallery.contains("\"unanswered\":[")
            && gallery.contains("t_2.txt:1:1: Q102 error: expected 3 fields")
    );
}

#[test]
fn the_question_comes_from_the_name_or_from_ask() {
    let folder = folder(&[("game.txt", CORNER), ("t_6.txt", CORNER), ("t_1.txt", CORNER)]);
    let (status, _, stderr) = run(gocheck(folder.path()).args(["game.txt", "t_6.txt"]));
    assert_eq!(status, 2);
    let help = "name it <tag>_<problem>.txt with one of the problems 0, 00, 1, 2, 3, 4, 5, or give --ask rule|captures|moves";
    assert!(stderr.contains("game.txt: F202 error: the name game does not say what is asked"), "{stderr}");
    assert!(stderr.contains("t_6.txt: F202 error: the name t_6 does not say what is asked"), "{stderr}");
    assert_eq!(stderr.matches(help).count(), 2, "{stderr}");
    let (status, stdout, _) =
        run(gocheck(folder.path()).args(["--ask", "rule", "game.txt", "t_6.txt", "t_1.txt"]));
    assert_eq!(status, 0);
    assert_eq!(
        stdout,
        "[game]rule checking:True\n[t_6]rule checking:True\n[t]Problem 1: rule checking:True\n"
    );
}

#[test]
fn a_puzzle_comes_from_standard_input() {
    let folder = folder(&[]);
    let mut command = gocheck(folder.path());
    command
        .args(["--ask", "captures", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    child.stdin.take().unwrap().write_all(CORNER.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.stdout, b"[stdin]forward on step:[(1, 0)]\n");
    assert!(folder.path().join("output/stdin_capture_1_0.png").exists());
}

#[test]
fn differences_are_named_and_are_exit_status_1() {
    let files = [("t_0.txt", CORNER), ("t_1.txt", CORNER), ("t_2.txt", CORNER), ("t_3.txt", CORNER)];
    let folder = folder(&files);
    let expected = "\u{feff}t_1\r\n\r\n3 4\r\n8 0\r\n\r\n t_2\r\n 1 0\r\n1 0\r\n[t]Problem 0: rule checking:False\r\nt_9\r\n";
    fs::write(folder.path().join("expected.txt"), expected).unwrap();
    let arguments = ["t_0.txt", "t_1.txt", "t_2.txt", "t_3.txt", "--expect", "expected.txt"];
    let (status, stdout, stderr) = run(gocheck(folder.path()).args(arguments));
    assert_eq!(status, 1);
    assert!(stderr.contains("in expected.txt, but not asked for: t_9\n"), "{stderr}");
    let report = "\
t_0: differs from expected.txt: the right answer is True, expected.txt has False; every group has a liberty
t_1: differs from expected.txt: 0 right, 1 missing, 2 extra
  missing  (1, 0) (not in expected.txt)
  extra    (3, 4), (8, 0) (only in expected.txt)
t_2: matches expected.txt
t_3: not in expected.txt: not answered
1 of 4 answers match expected.txt
";
    assert!(stdout.ends_with(report), "{stdout}");

    let (status, stdout, _) =
        run(gocheck(folder.path()).args(arguments).args(["--quiet", "--color", "always"]));
    assert_eq!(status, 1);
    assert!(!stdout.contains("t_2"), "{stdout}");
    assert!(stdout.starts_with("\u{1b}[1m\u{1b}[31mt_0: differs from expected.txt"), "{stdout:?}");

    let (status, stdout, _) = run(gocheck(folder.path()).args(arguments).args(["--format", "json"]));
    assert_eq!(status, 1);
    let objects: Vec<Value> = stdout.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let verdicts: Vec<&str> =
        objects.iter().map(|object| object["comparison"]["verdict"].as_str().unwrap()).collect();
    assert_eq!(verdicts, ["wrong", "wrong", "right", "not answered"]);
    assert_eq!(objects[1]["comparison"]["missing_points"], serde_json::json!([[1, 0]]));
    assert_eq!(objects[1]["comparison"]["extra_points"], serde_json::json!([[3, 4], [8, 0]]));
    assert_eq!(objects[1]["comparison"]["reason"]["name"], "differs");
}

#[test]
fn faulty_expected_answers_are_named() {
    let faulty = "1 2\nt_1\n1 0\nTrue\n1 2 3\nt_4\n[t]Problem 2: forward on step:[(1, 0), (3)]\n[t]Problem 3: x\nt_5\n1 0\n";
    let folder = folder(&[("t_1.txt", CORNER), ("t_5.txt", CORNER), ("bad.txt", faulty)]);
    let arguments = ["t_1.txt", "t_5.txt", "--expect", "bad.txt"];
    // Readable answers are still compared.
    let (status, stdout, stderr) = run(gocheck(folder.path()).args(arguments));
    assert_eq!(status, 2);
    assert!(stdout.contains("t_1: cannot be read: bad.txt:4:1: a second answer to t_1"), "{stdout}");
    assert!(stdout.contains("t_5: differs from bad.txt: this is the answer to t_1\n"), "{stdout}");
    for message in [
        "bad.txt:1:1: A102 error: no puzzle's name before this answer",
        "bad.txt:4:1: A103 error: a second answer to t_1",
        "bad.txt:5:1: A106 error: expected a point of 2 fields, found 3",
        "bad.txt:7:40: A106 error: expected a point of 2 fields, found 1",
        "bad.txt:8:15: A107 error: \"x\" is neither True, False nor a point",
    ] {
        assert!(stderr.contains(message), "{message:?} is not in\n{stderr}");
    }
    // Without the file, the run does nothing.
    fs::remove_dir_all(folder.path().join("output")).unwrap();
    let (status, stdout, stderr) = run(gocheck(folder.path()).args(["t_1.txt", "--expect", "none.txt"]));
    assert_eq!((status, stdout.as_str()), (2, ""));
    assert!(stderr.contains("none.txt: F101 error: no such file"), "{stderr}");
    assert!(!folder.path().join("output").exists());
}

#[test]
fn json_has_everything() {
    // The black stone at (0, 0) is dead; (2, 0) captures (1, 0) and (1, 1).
    let text = "0 0 -1\n0 1 1\n1 0 1\n";
    let folder = folder(&[("t_1.txt", text), ("t_2.txt", "1 1\n")]);
    let arguments = ["t_1.txt", "t_2.txt", "--format", "json", "--size", "2x3", "--to-move", "black"];
    let (status, stdout, _) = run(gocheck(folder.path()).args(arguments));
    assert_eq!(status, 2);
    let objects: Vec<Value> = stdout.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let expected = serde_json::json!({
        "file": "t_1.txt", "name": "t_1", "tag": "t", "problem": "1", "question": "captures", "size": [2, 3],
        "to_move": "black", "answer": [], "valid": false,
        "dead_groups": [{"color": "black", "stones": [[0, 0]]}], "captures": [],
        "legal_moves": [[0, 2], [1, 1], [1, 2]],
        "illegal": [
            {"point": [0, 0], "reason": "occupied", "group": {"color": "black", "stones": [[0, 0]]}},
            {"point": [0, 1], "reason": "occupied", "group": {"color": "white", "stones": [[0, 1]]}},
            {"point": [1, 0], "reason": "occupied", "group": {"color": "white", "stones": [[1, 0]]}},
        ],
        "pictures": ["output/t_1.png"],
        "messages": [{
            "line": null, "column": null, "code": "Q202", "name": "no-liberties", "severity": "warning",
            "message": "invalid position, without liberties: black stone at (0, 0)",
            "help": "it is still answered: no move captures a dead group",
            "values": {"groups": [{"color": "black", "stones": [[0, 0]]}]},
        }],
    });
    let mut found = objects[0].clone();
    // Black at (1, 1) captures (1, 0), whose last liberty it is.
    assert_eq!(
        found["captures"],
        serde_json::json!([{
            "point": [1, 1], "taken": [[1, 0]], "groups": [{"color": "white", "stones": [[1, 0]]}],
        }])
    );
    assert_eq!(found["answer"], serde_json::json!([[1, 1]]));
    assert_eq!(found["pictures"], serde_json::json!(["output/t_1.png", "output/t_1_capture_1_1.png"]));
    for key in ["captures", "answer", "pictures"] {
        found[key] = expected[key].clone();
    }
    assert_eq!(found, expected);
    assert_eq!(objects[1]["file"], "t_2.txt");
    assert_eq!(objects[1]["messages"][0]["line"], 1);
    assert_eq!(objects[1]["messages"][0]["message"], "expected 3 fields, found 2");
}

#[test]
pub(crate) fn names_that_would_overwrite_each_other_are_refused() {
    let folder =
        folder(&[("a/t_1.txt", CORNER), ("b/t_1.txt", CORNER), ("t_1_moves.txt", CORNER), ("3 4.txt", "")]);
    let arguments = ["--ask", "captures", "a/t_1.txt", "b/t_1.txt", "t_1_moves.txt", "3 4.txt"];
    let (status, stdout, stderr) = run(gocheck(folder.path()).args(arguments));
    assert_eq!((status, stdout.as_str()), (2, "[t]Problem 1: forward on step:[(1, 0)]\n"));
    assert!(
        stderr.contains("b/t_1.txt: F204 error: its answer would be named t_1, like that of a/t_1.txt"),
        "{stderr}"
    );
    assert!(
        stderr.contains("t_1_moves.txt: F205 error: its picture would be named like one of a/t_1.txt"),
        "{stderr}"
    );
    assert!(
        stderr.contains("3 4.txt: F201 error: in an answer file, this name would look like an answer"),
        "{stderr}"
    );
}

#[test]
fn an_impossible_output_folder_is_an_error() {
    let folder = folder(&[("t_1.txt", CORNER), ("file", "")]);
    let (status, stdout, stderr) = run(gocheck(folder.path()).args(["t_1.txt", "-o", "file/output"]));
    assert_eq!((status, stdout.as_str()), (2, ""));
    assert!(stderr.starts_with("error: cannot write to the output folder file/output: "), "{stderr}");
}

#[test]
fn a_picture_that_cannot_be_written_is_an_error_of_its_file() {
    let folder = folder(&[("t_1.txt", CORNER), ("t_2.txt", CORNER), ("output/t_1.png/in_the_way", "")]);
    let (status, stdout, stderr) = run(gocheck(folder.path()).args(["t_1.txt", "t_2.txt"]));
    assert_eq!(status, 2);
    assert_eq!(stdout.lines().count(), 2);
    assert!(stderr.contains("t_1.txt: F105 error: cannot write output/t_1.png"), "{stderr}");
    let left = names(&folder.path().join("output"));
    assert!(
        left.contains("t_1_capture_1_0.png") && !left.iter().any(|name| name.starts_with('.')),
        "{left:?}"
    );
}

#[test]
fn pictures_can_be_left_out_or_sized() {
    let folder = folder(&[("t_1.txt", CORNER)]);
    assert_eq!(run(gocheck(folder.path()).args(["--no-images", "t_1.txt"])).0, 0);
    assert_eq!(
        names(&folder.path().join("output")),
        set(&["answer_for_t.txt", "gallery.json", "index.html"])
    );
    assert_eq!(run(gocheck(folder.path()).args(["--cell", "30", "t_1.txt"])).0, 0);
    let picture = image::open(folder.path().join("output/t_1.png")).unwrap();
    assert_eq!((picture.width(), picture.height()), (300, 300));
    let (status, _, stderr) = run(gocheck(folder.path()).args(["--cell", "5", "t_1.txt"]));
    assert_eq!(status, 2);
    assert!(stderr.contains("expected a whole number from 16 to 200"), "{stderr}");
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let stems: Vec<String> = (0..150).map(|i| format!("tag{i}_1.txt")).collect();
    let files: Vec<(&str, &str)> = stems.iter().map(|stem| (stem.as_str(), CORNER)).collect();
    let folder = folder(&files);
    let runs = ["1", "7"].map(|jobs| {
        let output = format!("out{jobs}");
        let result =
            run(gocheck(folder.path()).args(["--cell", "16", "-q", "-j", jobs, "-o", &output]).args(&stems));
        let read = |name: &String| fs::read(folder.path().join(&output).join(name)).unwrap();
        let names = names(&folder.path().join(&output));
        (result, names.iter().map(read).collect::<Vec<_>>())
    });
    assert_eq!(runs[0].1.len(), 150 * 3 + 2);
    assert!(runs[0] == runs[1]);
}
