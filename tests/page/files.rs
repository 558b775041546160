//! The output of `gocheck view`.

use crate::gocheck;
use serde_json::{Value, json};
use std::fs;
use test_support::{files, project, run};

/// The page has the same findings as lint.
#[test]
fn the_page_has_the_findings_of_lint() {
    for file in files(&project("crates/sgf/tests/data/lint"), "sgf") {
        let output_of = |arguments: &[&str]| run(gocheck(&project("")).args(arguments).arg(&file)).1;
        let linted = output_of(&["lint", "-q", "--format", "json"]);
        let page = output_of(&["view", "-q", "-o", "-"]);
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

fn page_data(arguments: &[&str]) -> Value {
    let (status, page, stderr) =
        run(gocheck(&project("data")).args(["view", "-q", "-o", "-"]).args(arguments));
    assert_eq!(status, 0, "{stderr}");
    let (_, data) = page.split_once("id=\"data\">").unwrap();
    serde_json::from_str(data.split("</script>").next().unwrap()).unwrap()
}

/// The program computes the answers of puzzles, and an exercise does not contain them.
#[test]
fn puzzles_have_their_answers() {
    let expected = fs::read_to_string(project("data/answer_for_train.txt")).unwrap();
    let blocks: Vec<Vec<&str>> = expected.split("\n\n").map(|block| block.lines().collect()).collect();
    let names: Vec<String> = blocks.iter().map(|block| format!("{}.txt", block[0])).collect();
    let mut arguments: Vec<&str> = names.iter().map(String::as_str).collect();
    let page = page_data(&arguments);
    let boards = page["boards"].as_array().unwrap();
    assert_eq!(boards.len(), blocks.len());
    for (board, block) in boards.iter().zip(&blocks) {
        let name = block[0];
        let points = |kind: &str| -> Vec<u64> {
            board["facts"][kind].as_array().unwrap().iter().map(|point| point.as_u64().unwrap()).collect()
        };
        let lines = |points: Vec<u64>| points.iter().map(|at| format!("{} {}", at / 9, at % 9)).collect();
        let answered: Vec<String> = match board["ask"].as_str().unwrap() {
            "rule" => vec![if points("dead").is_empty() { "True" } else { "False" }.to_owned()],
            "captures" => lines(points("captures")),
            _ => {
                let stones = fs::read_to_string(project("data").join(format!("{name}.txt"))).unwrap();
                let may_not = points("suicides");
                let is_stone = |at: &u64| stones.contains(&format!("{} {} ", at / 9, at % 9));
                lines((0..81).filter(|at| !is_stone(at) && !may_not.contains(at)).collect())
            }
        };
        assert_eq!(answered, block[1..], "{name}");
    }
    arguments.push("--exercise");
    let exercise = page_data(&arguments);
    assert!(exercise["boards"].as_array().unwrap().iter().all(|board| board.get("facts").is_none()));
}

/// The page has the text of each file once, in SGF and without loss, and the games refer to it.
#[test]
fn records_are_on_the_page_as_text() {
    let folder = tempfile::tempdir().unwrap();
    let put = |name: &str, bytes: &[u8]| {
        let path = folder.path().join(name);
        fs::write(&path, bytes).unwrap();
        path.to_str().unwrap().to_owned()
    };
    let two = "(;SZ[5]XX[kept];B[aa]C[\\]])(;GM[3];W[a])(;SZ[9])";
    // Chinese names in GBK.
    let gbk = put("gbk.sgf", b"(;GM[1]CA[GBK]PB[\xba\xda\xb7\xbd];B[aa])");
    let page = page_data(&[&put("two.sgf", two.as_bytes()), &gbk, &put("a_3.txt", b"0 0 1\n")]);
    let files = page["files"].as_array().unwrap();
    assert_eq!(files[0], json!({ "name": "two", "text": two, "encoding": "ASCII" }));
    assert_eq!(files[1]["text"], "(;GM[1]CA[GBK]PB[黑方];B[aa])");
    assert_eq!((files.len(), &files[1]["encoding"]), (2, &json!("GBK")));
    let boards = page["boards"].as_array().unwrap();
    let places: Vec<Value> =
        boards.iter().map(|board| json!([board["name"], board["file"], board["game"]])).collect();
    // The second game is not Go.
    let expected =
        [json!(["two 1", 0, 0]), json!(["two 3", 0, 2]), json!(["gbk", 1, 0]), json!(["a_3", null, null])];
    assert_eq!(places, expected);
}

#[test]
fn an_empty_board_is_small() {
    let (status, page, _) = run(gocheck(&project("")).args(["view", "-o", "-"]));
    assert_eq!(status, 0);
    assert!(page.len() < 170 * 1024, "{} bytes", page.len());
}

/// A file that was not written by gocheck is not replaced.
#[test]
fn other_files_are_kept() {
    let folder = tempfile::tempdir().unwrap();
    let mine = folder.path().join("mine.txt");
    fs::write(&mine, "0 0 1\n").unwrap();
    fs::write(folder.path().join("mine.html"), "mine").unwrap();
    let (status, _, stderr) = run(gocheck(folder.path()).args(["view", "-o", "mine.html"]));
    assert_eq!(status, 2);
    assert!(stderr.contains("mine.html was not written by gocheck"), "{stderr}");
    assert_eq!(fs::read_to_string(folder.path().join("mine.html")).unwrap(), "mine");
    // A page of gocheck is replaced.
    for _ in 0..2 {
        let (status, _, stderr) = run(gocheck(folder.path()).args(["view", "mine.txt", "-o", "page.html"]));
        assert_eq!((status, stderr.as_str()), (0, "1 board written to page.html\n"));
    }
}

/// Files that cannot be shown are reported with the cause, and the others are shown.
#[test]
fn faults_are_reported() {
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
        (".", "1 board written to output/view.html"),
    ] {
        let (status, stdout, stderr) = run(gocheck(folder.path()).arg("view").args(call.split(' ')));
        assert_eq!((status, stdout.as_str()), (2, ""), "{call}: {stderr}");
        assert!(stderr.contains(expected), "{call}: {stderr}");
        let is_written = stderr.contains("1 board written to output/view.html\n");
        assert_eq!(is_written, call.contains("b_3") || call == ".", "{call}: {stderr}");
    }
}
