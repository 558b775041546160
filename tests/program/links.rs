//! Links and pipes among submissions and records.

use crate::gocheck;
use crate::graded_class::{RIGHT, class, grade};
use std::fs;
use test_support::run;

/// A link in a student's folder is not followed, and a pipe is read once.
#[test]
fn links_in_a_submission_are_reported_and_pipes_are_read() {
    let folder = class(&[("ann/", b""), ("bert.txt", RIGHT.as_bytes())]);
    std::os::unix::fs::symlink("../bert.txt", folder.path().join("class/ann/answer_for_t.txt")).unwrap();
    let (_, lines, _) = grade(folder.path(), &[]);
    assert_eq!(lines["ann"], "class/ann: G106 error: no answers: answer_for_t.txt is a link");
    let call = "cat class/bert.txt | \"$0\" grade t_1.txt --submissions - --format json";
    let mut shell = std::process::Command::new("sh");
    shell.args(["-c", call, env!("CARGO_BIN_EXE_gocheck")]).current_dir(folder.path());
    let (status, stdout, stderr) = run(&mut shell);
    assert_eq!(status, 0, "{stderr}");
    assert!(stdout.starts_with("{\"student\":\"stdin\",\"score\":100.0"), "{stdout}");
}

/// The folder of submissions is trusted no more than that of a student.
#[test]
fn links_and_pipes_in_the_folder_of_submissions_are_not_read() {
    let folder = class(&[("bert.txt", RIGHT.as_bytes())]);
    fs::write(folder.path().join("secret.txt"), "the teacher's").unwrap();
    for (target, link) in [("../secret.txt", "secret.txt"), (".", "loop"), ("bert.txt", "answer_for_t.txt")] {
        std::os::unix::fs::symlink(target, folder.path().join("class").join(link)).unwrap();
    }
    let pipe = folder.path().join("class/pipe.sgf");
    assert!(std::process::Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    let (_, lines, stderr) = grade(folder.path(), &[]);
    let no_answers =
        |name: &str, kind: &str| format!("class/{name}: G106 error: no answers: {name} is {kind}");
    let expected = [
        ("answer_for_t", no_answers("answer_for_t.txt", "a link")),
        ("bert", "100.0".to_owned()),
        ("loop", no_answers("loop", "a link")),
        ("pipe", no_answers("pipe.sgf", "not a text file")),
        ("secret", no_answers("secret.txt", "a link")),
    ];
    assert_eq!(lines, expected.map(|(student, line)| (student.to_owned(), line)).into());
    assert!(!stderr.contains("the teacher's"), "{stderr}");
    // The search for records behaves the same. A link that is named is followed.
    let call = ["generate", "--from", "class", "--ask", "rule"];
    let (status, _, stderr) = run(gocheck(folder.path()).args(call));
    assert!(status == 2 && stderr.contains("class: F107 error"), "{status} {stderr}");
    let call = ["grade", "t_1.txt", "--submissions", "class/answer_for_t.txt", "--format", "json"];
    let (status, stdout, stderr) = run(gocheck(folder.path()).args(call));
    assert!(status == 0 && stdout.contains("100.0"), "{stdout} {stderr}");
}
