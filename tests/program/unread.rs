//! Submissions in which nothing can be read: they have no mark, and the student learns what to do.

use crate::gocheck;
use crate::graded_class::{RIGHT, WRONG, class, expect, grade};
use std::fs;
use test_support::run;

/// The table, grades.csv and the page have the reason and the remedy, in both languages.
#[test]
fn the_remedy_is_in_the_table_in_the_csv_and_on_the_page() {
    let remedies = [
        (
            "en",
            "keep one of them, or number them, such as attempt1 and attempt2",
            "hand in answer_for_<tag>.txt",
        ),
        ("zh", "请只留一个，或者编号，例如 attempt1、attempt2", "请提交 answer_for_<tag>.txt"),
    ];
    for (language, two, none) in remedies {
        let folder = class(&[
            ("ann/answer_a.txt", RIGHT.as_bytes()),
            ("ann/answer_b.txt", WRONG.as_bytes()),
            ("bob/answer.txt", b"Sorry, my computer is broken.\n"),
            ("carl/answer.txt", RIGHT.as_bytes()),
        ]);
        let call = ["grade", "t_1.txt", "--submissions", "class", "-q", "--lang", language];
        let (_, table, _) = run(gocheck(folder.path()).args(call));
        let line = |of: &str| table.lines().find(|line| line.starts_with(of)).unwrap().to_owned();
        for (student, remedy) in [("ann", two), ("bob", none)] {
            let line = line(student);
            assert_eq!(line.split_whitespace().nth(1), Some("-"), "{line}");
            assert!(line.contains(remedy), "{line}");
        }
        // Only the third counts for the mean.
        let mean = table.lines().last().unwrap();
        assert_eq!(mean.split_whitespace().nth(1), Some("100.0"), "{table}");
        let csv = fs::read_to_string(folder.path().join("output/grades.csv")).unwrap();
        let page = fs::read_to_string(folder.path().join("output/grades.html")).unwrap();
        for remedy in [two, none] {
            assert!(csv.contains(remedy), "{csv}");
            assert!(page.contains(&remedy.replace('<', "\\u003c")) || page.contains(remedy), "{remedy}");
        }
    }
}

#[test]
fn a_file_of_which_no_answer_can_be_read_has_no_mark() {
    let unclear = "t_1 has different answers in answer_a.txt, answer_b.txt, and nothing says which is newer";
    expect(
        &[
            ("two/answer_a.txt", RIGHT.as_bytes()),
            ("two/answer_b.txt", WRONG.as_bytes()),
            ("odd/answer.txt", b"t_1\n1 0 5 x\n"),
            // An empty file is an answer only next to files with answers.
            ("empty/answer_1.txt", b""),
            ("blank/answer_1.txt", b"\n\n"),
        ],
        &[
            ("two", unclear),
            ("odd", "class/odd/answer.txt:2"),
            ("empty", "G103 error"),
            ("blank", "G103 error"),
        ],
    );
}

/// A copy may be the newer or the older one.
#[test]
fn a_file_and_its_copy_that_differ_are_unclear() {
    for name in ["answer - 副本.txt", "answer - Copy.txt", "answer的副本.txt"] {
        let (file, copy) = ("ann/answer.txt", format!("ann/{name}"));
        expect(&[(file, RIGHT.as_bytes()), (&copy, RIGHT.as_bytes())], &[("ann", "100")]);
        let folder = class(&[(file, RIGHT.as_bytes()), (&copy, WRONG.as_bytes())]);
        let (_, lines, _) = grade(folder.path(), &[]);
        assert!(lines["ann"].contains("G102"), "{lines:?}");
    }
}

/// A misspelled name counts if nothing else answers the problem.
#[test]
fn a_misspelled_name_is_read_with_a_note() {
    let puzzle = |name: &str| format!("ann/{name}");
    let folder = class(&[(&puzzle("tset_1.txt"), b"1 0\n")]);
    fs::rename(folder.path().join("t_1.txt"), folder.path().join("test_1.txt")).unwrap();
    let call = ["grade", "test_1.txt", "--submissions", "class", "--format", "json"];
    let (_, stdout, stderr) = run(gocheck(folder.path()).args(call));
    assert!(stdout.contains("\"score\":100.0"), "{stdout}");
    assert!(stderr.contains("G131 note: read the name of tset_1.txt as test_1"), "{stderr}");
    fs::write(folder.path().join("class/ann/test_1.txt"), "8 8\n").unwrap();
    let (_, stdout, stderr) = run(gocheck(folder.path()).args(call));
    assert!(stdout.contains("\"score\":0.0"), "{stdout}");
    assert!(!stderr.contains("G131"), "{stderr}");
}
