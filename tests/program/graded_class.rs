//! A folder with a class of students, and what `gocheck grade` prints for it.

use crate::gocheck;
use serde_json::Value;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use test_support::run;

/// The right answer of the puzzle, and a wrong one.
pub(crate) const PUZZLE: &str = "0 0 -1\n0 1 1\n";
pub(crate) const RIGHT: &str = "t_1\n1 0\n";
pub(crate) const WRONG: &str = "t_1\n8 8\n";

/// The class has these files. A name that ends with `/` is a folder.
pub(crate) fn class(files: &[(&str, &[u8])]) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("t_1.txt"), PUZZLE).unwrap();
    fs::create_dir(folder.path().join("class")).unwrap();
    for (name, bytes) in files {
        let path = folder.path().join("class").join(name);
        if name.ends_with('/') {
            fs::create_dir_all(path).unwrap();
        } else {
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, bytes).unwrap();
        }
    }
    folder
}

/// By student: the score, or the reason why there is none.
pub(crate) type Lines = BTreeMap<String, String>;

/// Grades the class. Returns the exit status, the students' lines, and standard error.
pub(crate) fn grade(folder: &Path, arguments: &[&str]) -> (i32, Lines, String) {
    let mut command = gocheck(folder);
    command.args(["grade", "t_1.txt", "--submissions", "class", "--format", "json"]).args(arguments);
    let (status, stdout, stderr) = run(&mut command);
    let objects = stdout.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
    let lines = objects.map(|object| {
        let line = object["why"].as_str().map_or_else(|| object["score"].to_string(), str::to_owned);
        (object["student"].as_str().unwrap().to_owned(), line)
    });
    let lines: Vec<_> = lines.collect();
    let count = lines.len();
    let lines: Lines = lines.into_iter().collect();
    assert_eq!(lines.len(), count, "two lines for the same student");
    (status, lines, stderr)
}

/// Grades a class and compares its lines. For reasons, only their beginnings are compared.
pub(crate) fn expect(files: &[(&str, &[u8])], expected: &[(&str, &str)]) -> String {
    let folder = class(files);
    let (_, lines, stderr) = grade(folder.path(), &[]);
    let students: Vec<&str> = lines.keys().map(String::as_str).collect();
    let mut named: Vec<&str> = expected.iter().map(|&(student, _)| student).collect();
    named.sort_unstable();
    assert_eq!(students, named, "{lines:#?}");
    for (student, line) in expected {
        assert!(lines[*student].contains(line), "{student}: {line:?} is not in {:?}", lines[*student]);
    }
    stderr
}
