//! What `gocheck view` writes: what lint finds, little, and nothing over what somebody made.

use crate::gocheck;
use serde_json::Value;
use std::fs;
use test_support::{files, project, run};

/// What lint says of a record is what the page says of it.
#[test]
fn the_page_has_what_lint_finds() {
    for file in files(&project("tests/data/lint"), "sgf") {
        let said = |arguments: &[&str]| run(gocheck(&project("")).args(arguments).arg(&file)).1;
        let linted = said(&["lint", "-q", "--format", "json"]);
        let page = said(&["view", "-q", "-o", "-"]);
        let Some((_, data)) = page.split_once("id=\"data\">") else { continue };
        let data: Value = serde_json::from_str(data.split("</script>").next().unwrap()).unwrap();
        let boards = data["boards"].as_array().unwrap();
        let shown: Vec<String> = boards
            .iter()
            .flat_map(|board| board["findings"].as_array().unwrap())
            .map(|finding| {
                format!("{} {}", finding["code"].as_str().unwrap(), finding["place"].as_str().unwrap())
            })
            .collect();
        let expected: Vec<String> = linted
            .lines()
            .map(|line| serde_json::from_str::<Value>(line).unwrap())
            .map(|line| format!("{} {}:{}", line["code"].as_str().unwrap(), line["line"], line["column"]))
            .collect();
        assert_eq!(shown, expected, "{}", file.display());
    }
}

#[test]
fn an_empty_board_is_small() {
    let (status, page, _) = run(gocheck(&project("")).args(["view", "-o", "-"]));
    assert_eq!(status, 0);
    assert!(page.len() < 60_000, "{} bytes", page.len());
}

/// A file that somebody made is not replaced.
#[test]
fn other_files_are_kept() {
    let folder = tempfile::tempdir().unwrap();
    let mine = folder.path().join("mine.txt");
    fs::write(&mine, "0 0 1\n").unwrap();
    let (status, _, said) = run(gocheck(folder.path()).args(["view", "-o", "mine.txt"]));
    assert_eq!(status, 2);
    assert!(said.contains("mine.txt is there and is no page of gocheck's"), "{said}");
    assert_eq!(fs::read_to_string(&mine).unwrap(), "0 0 1\n");
    // One's own page is.
    for _ in 0..2 {
        let (status, _, said) = run(gocheck(folder.path()).args(["view", "mine.txt", "-o", "page.html"]));
        assert_eq!((status, said.as_str()), (0, "boards: 1, written to page.html\n"));
    }
}

/// What cannot be shown is said with its cause, and hides nothing else.
#[test]
fn faults_are_told() {
    let folder = tempfile::tempdir().unwrap();
    for (name, text) in [
        ("a_3.txt", "1 2 3\n"),
        ("b_3.txt", "0 0 1\n"),
        ("large.sgf", "(;SZ[30];B[aa])"),
        ("chess.sgf", "(;GM[3];W[a])"),
        ("none.sgf", "what"),
    ] {
        fs::write(folder.path().join(name), text).unwrap();
    }
    for (call, expected) in [
        ("a_3.txt b_3.txt", "a_3.txt:1:5: Q103 error"),
        ("large.sgf b_3.txt", "large.sgf:1:5: P108 error"),
        ("chess.sgf b_3.txt", "chess.sgf:1:5: P109 warning"),
        ("none.sgf b_3.txt", "none.sgf:1:1: E101 error: no game record"),
        ("missing.txt b_3.txt", "missing.txt: F101 error: no such file"),
        ("missing.txt", "error: there is nothing to show on a page"),
        (".", "boards: 1, written to output/view.html"),
    ] {
        let (status, stdout, said) = run(gocheck(folder.path()).arg("view").args(call.split(' ')));
        assert_eq!((status, stdout.as_str()), (2, ""), "{call}: {said}");
        assert!(said.contains(expected), "{call}: {said}");
        let is_written = said.contains("boards: 1, written to output/view.html\n");
        assert_eq!(is_written, call.contains("b_3") || call == ".", "{call}: {said}");
    }
}
