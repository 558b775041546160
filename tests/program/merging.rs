//! The output folder after several runs: results are merged, nothing is lost, and no file is partly written.

use crate::cli::{CORNER, folder, names, set};
use crate::gocheck;
use std::fs;
use std::path::Path;
use test_support::{project, run};

/// Runs over the example puzzles with these problems.
fn answer(output: &Path, problems: &[&str], more: &[&str]) -> (i32, String) {
    let files = problems.iter().map(|problem| format!("data/train_{problem}.txt"));
    let (status, _, stderr) = run(gocheck(&project("")).args(files).args(more).arg("-o").arg(output));
    (status, stderr)
}

const ALL: [&str; 7] = ["0", "00", "1", "2", "3", "4", "5"];

/// Puzzles that run at once or in parts in any order give the example's answers.
#[test]
fn parts_give_the_same_result_as_one_run() {
    let expected = fs::read_to_string(project("data/answer_for_train.txt")).unwrap();
    let whole = tempfile::tempdir().unwrap();
    assert_eq!(answer(whole.path(), &ALL, &[]).0, 0);
    let parts = tempfile::tempdir().unwrap();
    for (part, kept) in [
        (&["5", "3"][..], None),
        (&["00", "1"], Some("train_3, train_5")),
        (&["0", "2", "4"], Some("train_00, train_1, train_3, train_5")),
        (&["3"], Some("train_0, train_00, train_1, train_2, train_4, train_5")),
    ] {
        let (status, stderr) = answer(parts.path(), part, &[]);
        assert_eq!(status, 0);
        match kept {
            Some(kept) => assert!(stderr.contains(&format!("from earlier runs: {kept}\n")), "{stderr}"),
            None => assert!(!stderr.contains("earlier runs"), "{stderr}"),
        }
    }
    for folder in [&whole, &parts] {
        assert_eq!(fs::read_to_string(folder.path().join("answer_for_train.txt")).unwrap(), expected);
    }
    // The galleries and the pictures are the same, too.
    assert_eq!(names(whole.path()), names(parts.path()));
    for file in ["index.html", "gallery.json"] {
        let gallery = |folder: &Path| fs::read_to_string(folder.join(file)).unwrap();
        assert!(gallery(whole.path()) == gallery(parts.path()), "{file}");
    }

    // The printed form gives the same, even if one form replaces the other.
    assert_eq!(answer(parts.path(), &["4"], &["--answers", "console"]).0, 0);
    let printed = fs::read_to_string(parts.path().join("answer_for_train.txt")).unwrap();
    assert!(printed.contains("[train]Problem 5: all possible position:[(0, 0), "), "{printed}");
    assert_eq!(printed.lines().count(), 7);
    assert_eq!(answer(parts.path(), &["4"], &[]).0, 0);
    assert_eq!(fs::read_to_string(parts.path().join("answer_for_train.txt")).unwrap(), expected);
}

/// A file that was not written by gocheck is kept, and nothing else is written.
#[test]
fn other_files_are_not_replaced() {
    for (name, text) in [
        ("answer_for_t.txt", "t_1\n(4, 4)\n"),
        ("answer_for_t.txt", "my notes\nabout all this\n"),
        ("index.html", "<title>My page</title>"),
        ("gallery.json", "{\"format\":\"mine\",\"boards\":[]}"),
    ] {
        let folder = folder(&[("t_1.txt", CORNER), (&format!("output/{name}"), text)]);
        let (status, stdout, stderr) = run(gocheck(folder.path()).arg("t_1.txt"));
        assert_eq!((status, stdout.as_str()), (2, ""), "{stderr}");
        assert!(stderr.contains(&format!("output/{name} was not written by gocheck")), "{stderr}");
        assert_eq!(names(&folder.path().join("output")), set(&[name]));
        assert_eq!(fs::read_to_string(folder.path().join("output").join(name)).unwrap(), text);
    }
}

/// A mistyped command is not interpreted as a puzzle: nothing is answered, and a similar command is suggested.
#[test]
fn a_mistyped_command_changes_nothing() {
    for (call, message) in [
        (
            "solve t_1.txt",
            "no such file, folder or command: solve; puzzles are answered without a command: `gocheck FILE...`",
        ),
        ("t_1.txt solve", "no such file, folder or command: solve; puzzles are answered without a command"),
        ("grad t_1.txt", "no such file, folder or command: grad; did you mean `gocheck grade`?"),
        ("generat t_1.txt", "did you mean `gocheck generate`?"),
        ("none_1.txt", "none_1.txt: F101 error: no such file"),
    ] {
        let folder = folder(&[("t_1.txt", CORNER)]);
        let (status, stdout, stderr) = run(gocheck(folder.path()).args(call.split(' ')));
        assert_eq!((status, stdout.as_str()), (2, ""), "{call}");
        assert!(stderr.contains(message), "{call}: {stderr}");
        assert_eq!(names(folder.path()), set(&["t_1.txt"]), "{call}");
    }
}

/// A killed run does not hinder the next one.
#[cfg(target_os = "linux")]
#[test]
fn a_killed_run_leaves_nothing_behind() {
    use std::process::Stdio;
    use std::time::{Duration, SystemTime};

    let folder = folder(&[("t_1.txt", CORNER)]);
    let output = folder.path().join("output");
    let temporary =
        || names(&output).into_iter().filter(|name| name.starts_with(".gocheck")).collect::<Vec<_>>();
    // No process has this number; this one is alive.
    fs::create_dir(&output).unwrap();
    let alive = format!(".gocheck-{}-abc", std::process::id());
    let an_hour_ago = SystemTime::now() - Duration::from_secs(60 * 60);
    for name in [".gocheck-4294967295-abc", &alive] {
        fs::write(output.join(name), "half").unwrap();
        fs::File::options().write(true).open(output.join(name)).unwrap().set_modified(an_hour_ago).unwrap();
    }
    assert_eq!(run(gocheck(folder.path()).arg("t_1.txt")).0, 0);
    assert_eq!(temporary(), vec![alive.clone()]);
    fs::remove_file(output.join(alive)).unwrap();

    // Killed while it waits for its puzzle, after it has started the gallery.
    let mut command = gocheck(folder.path());
    command
        .args(["--ask", "captures", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    let mut child = command.spawn().unwrap();
    let number = child.id();
    let is_begun = || {
        fs::read_dir(format!("/proc/{number}/fd")).is_ok_and(|files| {
            let mut targets = files.filter_map(|file| fs::read_link(file.ok()?.path()).ok());
            targets.any(|target| target.starts_with(&output))
        })
    };
    while !is_begun() {
        assert!(child.try_wait().unwrap().is_none(), "it ended by itself");
        std::thread::yield_now();
    }
    child.kill().unwrap();
    child.wait().unwrap();
    assert_eq!(temporary(), [""; 0]);
}

/// Simultaneous runs do not lose each other's results.
#[cfg(unix)]
#[test]
fn runs_at_the_same_time_are_merged() {
    use std::process::Stdio;

    let output = tempfile::tempdir().unwrap();
    let children: Vec<_> = ALL
        .iter()
        .map(|problem| {
            let mut command = gocheck(&project(""));
            command.arg(format!("data/train_{problem}.txt")).arg("-o").arg(output.path());
            command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap()
        })
        .collect();
    for mut child in children {
        assert!(child.wait().unwrap().success());
    }
    let written = fs::read_to_string(output.path().join("answer_for_train.txt")).unwrap();
    assert_eq!(written, fs::read_to_string(project("data/answer_for_train.txt")).unwrap());
    let gallery = fs::read_to_string(output.path().join("index.html")).unwrap();
    assert_eq!(gallery.matches("\"board\":").count(), 7);
}

/// A missing puzzle was not run, so its answer is kept. One that can no longer be read has none.
#[test]
fn answers_of_missing_puzzles_are_kept() {
    let folder = folder(&[("t_1.txt", CORNER), ("t_2.txt", CORNER), ("t_3.txt", CORNER)]);
    let answers = || fs::read_to_string(folder.path().join("output/answer_for_t.txt")).unwrap();
    let all = ["t_1.txt", "t_2.txt", "t_3.txt"];
    assert_eq!(run(gocheck(folder.path()).args(all)).0, 0);
    fs::remove_file(folder.path().join("t_2.txt")).unwrap();
    fs::write(folder.path().join("t_3.txt"), "4 4\n").unwrap();
    let (status, _, stderr) = run(gocheck(folder.path()).args(all));
    assert_eq!(status, 2);
    assert_eq!(answers(), "t_1\n1 0\n\nt_2\n1 0\n");
    assert!(stderr.contains("kept in output/answer_for_t.txt from earlier runs: t_2\n"), "{stderr}");
    assert!(stderr.contains("removed from output/answer_for_t.txt, no longer answerable: t_3\n"), "{stderr}");
    let gallery = fs::read_to_string(folder.path().join("output/index.html")).unwrap();
    assert!(gallery.contains("\"name\":\"t_2\"") && !gallery.contains("\"name\":\"t_3\""));
}

/// Pictures match the answers, even if a run draws none.
#[test]
fn pictures_of_earlier_answers_are_removed() {
    let folder = folder(&[("puzzles/t_1.txt", CORNER)]);
    let output = folder.path().join("output");
    assert_eq!(run(gocheck(folder.path()).arg("puzzles/t_1.txt")).0, 0);
    assert!(output.join("t_1_capture_1_0.png").exists());
    fs::write(folder.path().join("puzzles/t_1.txt"), "4 4 -1\n").unwrap();
    assert_eq!(run(gocheck(folder.path()).arg("puzzles")).0, 0);
    assert_eq!(names(&output), set(&["answer_for_t.txt", "gallery.json", "index.html"]));
    assert!(!fs::read_to_string(output.join("index.html")).unwrap().contains("\"board\":"));
}
