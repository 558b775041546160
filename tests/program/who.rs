//! Who is who: the students in archives and folders, by the names of files.

use crate::gocheck;
use crate::graded_class::{RIGHT, class, grade};
use crate::packing::zip;
use std::fs;
use test_support::{project, run};

struct Case {
    title: String,
    files: Vec<String>,
    roster: Option<Vec<String>>,
    students: Vec<String>,
}

fn cases() -> Vec<Case> {
    let text = fs::read_to_string(project("tests/data/class/names.txt")).unwrap();
    let list = |text: &str| text.split("; ").map(str::to_owned).collect::<Vec<String>>();
    let case = |block: &str| {
        let lines = || block.lines().filter(|line| !line.starts_with('#'));
        let after = |start: &str| lines().find_map(|line| line.strip_prefix(start)).map(list);
        let mut students = after("= ")?;
        students.sort();
        Some(Case {
            title: lines().next()?.to_owned(),
            files: lines().filter_map(|line| line.strip_prefix("  ")).map(str::to_owned).collect(),
            roster: after("with "),
            students,
        })
    };
    text.split("\n\n").filter_map(case).collect()
}

#[test]
fn an_archive_and_the_same_folder_have_the_same_students() {
    let mut faults = String::new();
    let cases = cases();
    assert!(cases.len() > 30);
    for Case { title, files, roster, students } in cases {
        let right = RIGHT.as_bytes();
        // `ann.zip/answer.txt` is in an archive of its own.
        let parts = files.iter().map(|file| match file.split_once(".zip/") {
            Some((archive, inner)) => (format!("{archive}.zip"), zip(&[(inner, right)])),
            None => (file.clone(), right.to_vec()),
        });
        let parts: Vec<(String, Vec<u8>)> = parts.collect();
        let parts: Vec<(&str, &[u8])> =
            parts.iter().map(|(name, bytes)| (name.as_str(), bytes.as_slice())).collect();
        for (folder, name) in
            [(class(&[("homework.zip", &zip(&parts))]), "homework"), (class(&parts), "class")]
        {
            let mut arguments = Vec::new();
            if let Some(roster) = &roster {
                let lines = roster.iter().map(|student| student.replacen(' ', ",", 1));
                let lines: Vec<String> = std::iter::once("id,name".to_owned()).chain(lines).collect();
                fs::write(folder.path().join("roster.csv"), lines.join("\n")).unwrap();
                arguments = vec!["--roster", "roster.csv"];
            }
            let (_, rows, stderr) = grade(folder.path(), &arguments);
            let found: Vec<&String> = rows.keys().collect();
            let own = [name.to_owned()];
            let expected = if students == ["-"] { &own[..] } else { &students };
            if !found.iter().copied().eq(expected) {
                faults += &format!("{title} ({name}): {found:?} instead of {expected:?}\n{stderr}");
            }
        }
    }
    assert!(faults.is_empty(), "{faults}");
}

const METADATA: &str = "---
submission_101:
  :submitters:
  - :name: Ann Lee
    :sid: '1003'
    :email: ann@x.edu
  :created_at: 2019-11-03 21:14:05.000000000 Z
  :history: []
submission_102:
  :submitters:
  - :name: 张三
    :sid: '1004'
  - :name: Bob Ray
    :sid: '1005'
";

/// Gradescope numbers the folders and names the students in a list. Students who submitted together have a row each.
#[test]
fn the_students_of_gradescope_are_named_by_its_list() {
    let (right, metadata) = (RIGHT.as_bytes(), METADATA.as_bytes());
    let files = [
        ("assignment_777_export/submission_101/answer_for_t.txt", right),
        ("assignment_777_export/submission_102/a.txt", right),
        ("assignment_777_export/submission_metadata.yml", metadata),
    ];
    for folder in [class(&[("gs.zip", &zip(&files))]), class(&files)] {
        let (_, rows, stderr) = grade(folder.path(), &[]);
        let rows: Vec<(&str, &str)> =
            rows.iter().map(|(name, score)| (name.as_str(), score.as_str())).collect();
        assert_eq!(rows, [("Ann Lee", "100.0"), ("Bob Ray", "100.0"), ("张三", "100.0")], "{stderr}");
        fs::write(folder.path().join("r.csv"), "id,name\n1003,Lee\n1004,Zhang\n1005,Ray\n1006,Fox\n")
            .unwrap();
        let (_, rows, stderr) = grade(folder.path(), &["--roster", "r.csv"]);
        let names: Vec<&str> = rows.keys().map(String::as_str).collect();
        assert_eq!(names, ["1003 Lee", "1004 Zhang", "1005 Ray", "1006 Fox"], "{stderr}");
        assert_eq!(
            (rows["1005 Ray"].as_str(), rows["1006 Fox"].as_str()),
            ("100.0", "nothing was handed in")
        );
    }
}

#[test]
fn what_an_archive_is_taken_for_is_said_in_a_line() {
    let right = RIGHT.as_bytes();
    let moodle = "Wei Wang_4010_assignsubmission_file_/answer_for_t.txt";
    let canvas = "lina_1001_20001_answer_for_t.txt";
    for (files, english, chinese) in [
        (
            &[(moodle, right), (canvas, right)][..],
            "G127 note: taken for a download of Canvas, Moodle: 2 students",
            "G127 提示：当作从 Canvas、Moodle 下载的提交：2 名学生",
        ),
        (
            &[("ann/a.txt", right), ("bob/a.txt", right)],
            "G127 note: taken for a class with a folder or file per student: 2 students",
            "G127 提示：当作一个班的提交，每人一个文件夹或文件：2 名学生",
        ),
        (
            &[("answer_for_t.txt", right)],
            "G128 note: taken for the submission of one student, hw",
            "G128 提示：当作一名学生（hw）的提交",
        ),
    ] {
        let folder = class(&[("hw.zip", &zip(files))]);
        for (language, line) in [("en", english), ("zh", chinese)] {
            let call = ["grade", "t_1.txt", "--submissions", "class/hw.zip", "--lang", language];
            let (_, _, stderr) = run(gocheck(folder.path()).args(call));
            let first = stderr.lines().next().unwrap_or_default();
            assert!(first.contains(line), "{line}: {stderr}");
        }
    }
}

/// The folder of a file that was given does not say whose it is.
#[test]
fn an_archive_is_divided_whatever_its_folder_is_called() {
    let archive =
        zip(&[("ann/answer_for_t.txt", RIGHT.as_bytes()), ("bob/answer_for_t.txt", RIGHT.as_bytes())]);
    let folder = class(&[("2019011201/hw.zip", &archive)]);
    let inside = folder.path().join("class/2019011201");
    let call = ["grade", "../../t_1.txt", "--submissions", "hw.zip", "--format", "csv"];
    let (_, table, stderr) = run(gocheck(&inside).args(call));
    assert!(table.contains("\nann,100") && table.contains("\nbob,100"), "{table}{stderr}");
}
