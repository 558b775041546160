//! Valid and invalid command lines, help and manual pages.

use crate::cli::{CORNER, folder, names, set};
use crate::gocheck;
use std::collections::BTreeSet;
use std::fs;
use test_support::{run, run_on};

/// The reason of a failure is reported with any selection and format.
#[test]
fn no_failure_is_silent() {
    let eleven_times = "0 0 1\n".repeat(11) + "1 2\n";
    let folder = folder(&[
        ("t_1.txt", CORNER),
        ("warned_1.txt", &eleven_times),
        ("mine.txt", "t_1\n3 3\n"),
        ("notes.sgf", "no record"),
        ("2016 final.sgf", "(;SZ[3];B[aa])"),
        ("class/ann/answer_for_t.txt", "t_1\n0 0\n"),
        ("class/ann/answer_for_t.txt~", "t_1\n1 1\n"),
        ("twice_1.txt", "0 0 1\n0 0 1\n"),
    ]);
    let output_of = |call: &[&str]| run(gocheck(folder.path()).args(call));
    for (call, status, what) in [
        (&["warned_1.txt", "-q"][..], 2, "Q102 error: expected 3 fields, found 2"),
        (&["t_1.txt", "--expect", "mine.txt", "--format", "csv", "-q"], 1, "t_1: differs"),
        (&["lint", "--select", "M", "notes.sgf", "-q"], 2, "E101 error: no game"),
        (&["grade", "twice_1.txt", "--submissions", "class"], 1, "Q104 warning: point (0, 0) is given twice"),
    ] {
        let (code, stdout, stderr) = output_of(call);
        assert_eq!(code, status, "{call:?}: {stdout}{stderr}");
        assert!(stderr.contains(what), "{call:?}: {stderr}");
    }
    let (_, log, _) = output_of(&["lint", "--select", "M", "--format", "sarif", "notes.sgf", "none.sgf"]);
    assert!(log.contains("\"ruleId\":\"E101\"") && log.contains("\"ruleId\":\"F101\""), "{log}");
    // Records may have names that are invalid in answer files, and an editor's backup is not a submission.
    assert_eq!(output_of(&["position", "2016 final.sgf", "--ask", "rule"]).0, 0);
    let (_, table, stderr) = output_of(&["grade", "t_1.txt", "--submissions", "class"]);
    assert!(table.contains("ann") && !stderr.contains("G102"), "{table}{stderr}");
}

/// `gocheck .. | head -0` does not read the output.
#[test]
fn a_closed_pipe_is_not_an_error() {
    let faulty = "(;SZ[9];B[ee];W[ee])";
    let folder = folder(&[("t_1.txt", CORNER), ("a.sgf", faulty), ("b.sgf", faulty)]);
    for arguments in [&["t_1.txt"][..], &["lint", "."], &["--man-page"]] {
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let output = gocheck(folder.path()).args(arguments).stdout(writer).output().unwrap();
        assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
        assert!(!String::from_utf8_lossy(&output.stderr).contains("error"));
    }
}

/// Nothing is written before the arguments are known to be valid.
#[test]
fn an_invalid_call_changes_nothing() {
    let folder = folder(&[
        ("t_1.txt", CORNER),
        ("game.sgf", "(;SZ[9];B[ee])"),
        ("faulty.txt", "1 2\n"),
        ("empty/notes.md", ""),
        ("t.txt", CORNER),
    ]);
    let before = names(folder.path());
    for call in [
        "",
        "t_1.txt --cell 5",
        "t_1.txt --size 26",
        "t_1.txt --size 0x3",
        "t_1.txt --ask x",
        "t_1.txt --images --no-images",
        "t_1.txt --jobs 0",
        "t_1.txt --files-from none",
        "- --files-from -",
        "- --expect -",
        "--files-from - --expect -",
        "t_1.txt --no-images --cell 60",
        "t_1.txt --expect none.txt",
        "t_1.txt --expect faulty.txt",
        "empty",
        "none_1.txt",
        "none_1.txt none_2.txt --format json",
        "*_1.sgf --ask rule",
        "t.txt",
        "t_1.txt lint game.sgf",
        "--ask rule lint game.sgf",
        "--output output generate --set",
        "t_1.txt --quiet lint game.sgf",
        "generate",
        "generate --set --ask rule",
        "generate --set --tag a/b",
        "generate --ask captures --size 1 --output new",
        "grade t_1.txt --files-from - --submissions -",
        "lint --show-board --format csv game.sgf",
        "grade t_1.txt",
        "grade t_1.txt --submissions none",
        "grade none_1.txt --submissions t_1.txt",
        "lint --diagram output",
        "lint --diagram output none.sgf",
        "lint --diagram output empty",
        "lint --diagram output --select X game.sgf",
        "lint --diagram output - -",
        "position none.sgf -o output",
        "position game.sgf --move 2 -o output",
        "render none.sgf -o output/x.png",
        "render game.sgf --move 2 -o output/x.png",
    ] {
        let (status, stdout, stderr) = run(gocheck(folder.path()).args(call.split_whitespace()));
        assert_eq!((status, names(folder.path())), (2, before.clone()), "{call}: {stderr}");
        assert_eq!(stdout.is_empty(), !call.ends_with("json"), "{call}: {stdout}");
        assert!(stderr.contains("error: "), "{call}: {stderr}");
    }
}

#[test]
fn a_command_s_name_is_not_taken_for_a_file() {
    let folder = folder(&[("lint", CORNER), ("t_1.txt", CORNER)]);
    let output_of = |call: &str| run(gocheck(folder.path()).args(call.split_whitespace()));
    let (status, _, stderr) = output_of("t_1.txt lint t_1.txt");
    assert_eq!(status, 2);
    assert!(stderr.starts_with("error: the command lint must come first: gocheck lint"), "{stderr}");
    let (status, _, stderr) = output_of("--ask rule lint t_1.txt");
    assert_eq!(status, 2);
    assert!(stderr.starts_with("error: --ask <QUESTION> cannot be used with the command lint"), "{stderr}");
    assert_eq!(output_of("--ask rule t_1.txt ./lint").0, 0);
    // Nor is a file's name after `--` taken for a command.
    assert_eq!(output_of("--ask rule -- lint").1, output_of("--ask rule ./lint").1);
}

/// The message names the command or form that was meant.
#[test]
fn a_wrong_call_names_the_right_one() {
    let folder = folder(&[("t_1.txt", CORNER), ("game.sgf", "(;SZ[9];B[ee])")]);
    for (call, told) in [
        ("lint t_1.txt", "t_1.txt is named like a puzzle: `gocheck t_1.txt` answers it\n"),
        ("game.sgf", "    = help: `gocheck lint` checks records, `gocheck view` shows them,"),
        ("--dead A1 game.sgf", "error: --dead is an option of `score`: write `gocheck score .. --dead`\n"),
        ("generate", "error: say what to generate: --ask rule|captures|moves for puzzles with one question,"),
    ] {
        let (status, _, stderr) = run(gocheck(folder.path()).args(call.split(' ')));
        assert_eq!(status, 2, "{call}");
        assert!(stderr.contains(told), "{call}: {stderr}");
    }
}

/// The main job has a name.
#[test]
fn check_does_what_is_done_without_a_command() {
    let folder = folder(&[("t_1.txt", CORNER), ("check", CORNER)]);
    for call in ["t_1.txt", "--format json t_1.txt", "--ask rule -o elsewhere ./check"] {
        let output_of = |command: &[&str]| run(gocheck(folder.path()).args(command).args(call.split(' ')));
        assert_eq!(output_of(&["check"]), output_of(&[]), "{call}");
    }
}

/// General options may come before or after the name of a command.
#[test]
fn general_options_may_come_anywhere() {
    let folder = folder(&[("t_1.txt", CORNER), ("game.sgf", "(;SZ[9];B[ee];B[ef])"), ("late", "x\n")]);
    let output_of = |call: &str| run_on(gocheck(folder.path()).args(call.split_whitespace()), "");
    for (command, rest) in [
        ("", "t_1.txt"),
        ("lint", "game.sgf"),
        ("position", "game.sgf"),
        ("stream", ""),
        ("perft", "1"),
        ("generate", "--set"),
        ("grade", "t_1.txt --submissions late"),
        ("render", "game.sgf -o end.png"),
        ("view", "t_1.txt -o page.html"),
    ] {
        for options in ["--quiet", "-q -j 2", "--color never --quiet", "--jobs 1 --color=auto -q"] {
            let after = output_of(&format!("{command} {rest} {options}"));
            assert_eq!(output_of(&format!("{options} {command} {rest}")), after, "{command}");
            assert_eq!(after.2, "", "{command} {options}");
            assert_ne!(after.0, 2, "{command} {options}");
        }
    }
    for call in ["--color always lint game.sgf", "lint game.sgf --color always"] {
        assert!(output_of(call).1.contains("\u{1b}["), "{call}");
    }
    // Usage errors have colours, too.
    for (call, is_colored) in [("lint --color always --what", true), ("--color never lint --what", false)] {
        assert_eq!(output_of(call).2.contains("\u{1b}["), is_colored, "{call}");
    }
}

#[test]
fn completions_and_manual_pages_are_printed() {
    let folder = folder(&[]);
    let output_of = |call: &str| {
        let (status, stdout, stderr) = run(gocheck(folder.path()).args(call.split_whitespace()));
        assert_eq!((status, stderr.as_str()), (0, ""), "{call}");
        stdout
    };
    for what in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let printed = output_of(&format!("--completions {what}"));
        assert_eq!(output_of(&format!("--generate {what}")), printed, "its former name");
        assert!(printed.contains("gocheck") && printed.contains("expect"), "{what}: {printed}");
    }
    let commands = [
        "check", "dataset", "explain", "fix", "fmt", "generate", "grade", "lint", "perft", "position",
        "render", "score", "stream", "view",
    ];
    for command in commands {
        let page = output_of(&format!("{command} --man-page"));
        assert!(page.contains(&format!(".TH gocheck-{command} 1")), "{page}");
        assert_eq!(output_of(&format!("--generate man {command}")), page, "its former name");
    }
    assert_eq!(names(folder.path()), set(&[]), "it leaves no output folder");

    output_of("--man-pages pages");
    let pages = commands.map(|command| format!("gocheck-{command}.1"));
    let expected: BTreeSet<String> = pages.into_iter().chain(["gocheck.1".to_owned()]).collect();
    assert_eq!(names(&folder.path().join("pages")), expected);
    // Every referenced page exists.
    let page = fs::read_to_string(folder.path().join("pages/gocheck.1")).unwrap().replace('\\', "");
    for command in commands {
        assert!(page.contains(&format!("gocheck-{command}(1)")), "{page}");
    }
    assert_eq!(page.matches("(1)").count(), commands.len(), "{page}");
}

/// An error in the first argument is reported as such.
#[test]
fn a_faulty_first_argument_is_reported() {
    let folder = folder(&[]);
    for (call, message) in [
        ("--jobs x", "invalid value 'x' for '--jobs <N>'"),
        ("--lang xx", "invalid value 'xx' for '--lang <LANG>'"),
        ("--color", "a value is required for '--color <WHEN>'"),
    ] {
        let (status, _, stderr) = run(gocheck(folder.path()).args(call.split(' ')));
        assert_eq!(status, 2);
        assert!(stderr.contains(message), "{call}: {stderr}");
    }
}
