//! `gocheck lint`: cases worked out by hand, ko shapes under every rule set, formats.

use crate::gocheck;
use gocheck::record::{PropertyName, Reader, Step, lint_codes};
use serde_json::Value;
use std::fs;
use std::path::Path;
use test_support::{files, project, run, run_on};

fn lint(folder: &Path, arguments: &[&str]) -> (i32, String, String) {
    run(gocheck(folder).arg("lint").args(arguments))
}

fn objects(stdout: &str) -> Vec<Value> {
    stdout.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// Players' names as written by programs that use these encodings.
#[test]
fn encodings_are_decoded() {
    for (file, name) in [
        ("utf8", "黄月英 张三丰 李世乭 围棋公开赛"),
        ("utf_16_le", "黄月英 张三丰 李世乭 围棋公开赛"),
        ("utf_16_be_without_mark", "黄月英 张三丰 李世乭 围棋公开赛"),
        ("big5", "許功蓋 圍棋 陳智弘 周俊勳"),
        ("shift_jis", "囲碁名人戦 井山裕太 ソチ表"),
        ("euc_kr", "이창호 바둑 기성전"),
        ("latin1", "Jérôme Müller"),
        ("latin1_without_ca", "Jérôme Müller"),
        (
            "shift_jis_without_ca",
            "囲碁名人戦 井山裕太 ソチ表囲碁名人戦 井山裕太 ソチ表囲碁名人戦 井山裕太 ソチ表",
        ),
    ] {
        let bytes = fs::read(project(&format!("crates/sgf/tests/data/lint/{file}.sgf"))).unwrap();
        let mut reader = Reader::new(bytes.as_slice());
        let found = loop {
            match reader.next_step().unwrap() {
                Step::Node(node) => {
                    break node.get(PropertyName::new("PB")).unwrap().value().text().into_owned();
                }
                Step::End => panic!("no node in {file}"),
                _ => {}
            }
        };
        assert_eq!(found, name, "{file}");
    }
}

/// Columns are those of a terminal, where a Chinese character takes two and a combining accent none. SARIF counts
/// characters.
#[test]
fn columns_count_display_width() {
    let place = |record: &str| {
        let (_, stdout, _) = run_on(gocheck(Path::new(".")).args(["lint", "-", "--format", "sarif"]), record);
        let log: Value = serde_json::from_str(&stdout).unwrap();
        let results = log["runs"][0]["results"].as_array().unwrap();
        let last = results.last().unwrap();
        let region = &last["locations"][0]["physicalLocation"]["region"];
        let number = |value: &Value| value.as_u64().unwrap();
        (number(&last["properties"]["column"]), number(&region["startColumn"]))
    };
    let head = "(;SZ[9]".len() as u64;
    assert_eq!(place("(;SZ[9]C[x];B[jj])"), (head + 6, head + 6));
    assert_eq!(place("(;SZ[9]C[黑白];B[jj])"), (head + 9, head + 7));
    assert_eq!(place("(;SZ[9]C[e\u{301}];B[jj])"), (head + 6, head + 7));
    assert_eq!(place("(;SZ[9]C[\\黑\\]];B[jj])"), (head + 10, head + 9));
    assert_eq!(place("(;SZ[9]C[a long comment, 黑\n黑];B[jj])"), (5, 4));
    // Misplaced text.
    assert_eq!(place("(;SZ[9]黑白;B[jj])"), (head + 6, head + 4));
}

/// Three files: a record with capital letters in a subfolder, a clean one, and one that is not a record.
fn archive() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("below")).unwrap();
    fs::write(folder.path().join("below/b.SGF"), "(;SZ[9]\n;B[ee]\n;W[ee])").unwrap();
    fs::write(folder.path().join("c.sgf"), "(;SZ[9];B[ee])").unwrap();
    fs::write(folder.path().join("z.sgf"), "(;SZ[9];W[ee];B[ee])").unwrap();
    fs::write(folder.path().join("notes.txt"), "no record").unwrap();
    folder
}

#[test]
fn text_summary_and_statuses() {
    let folder = archive();
    let folder = folder.path();
    let occupied = "./below/b.SGF:3:2: M101 white E5: a black stone is already there [move 2]\n";
    let first = "./z.sgf:1:9: M202 white moves first, but without handicap, setup or PL black should [move 1; likely]\n";
    let second = "./z.sgf:1:15: M101 black E5: a white stone is already there [move 2]\n";
    let (status, stdout, stderr) = lint(folder, &["."]);
    assert_eq!((status, stdout), (1, format!("{occupied}{first}{second}")));
    assert_eq!(
        stderr,
        "      2  M101  occupied-point\n      1  M202  wrong-first-player\n\
         findings: 3, in 2 of 3 files (3 games, 5 moves); files of other kinds, ignored: 1\n"
    );
    let (status, stdout, stderr) = lint(folder, &[".", "--ignore", "M2,m101", "-q"]);
    assert_eq!((status, stdout.as_str(), stderr.as_str()), (0, "", ""));
    let (_, stdout, _) = lint(folder, &[".", "--select", "wrong-first-player"]);
    assert_eq!(stdout, first);
    let (status, _, stderr) = lint(folder, &[".", "--select", "Q9"]);
    assert_eq!(status, 2);
    assert!(stderr.contains("no code begins with \"Q9\""), "{stderr}");
    // Named files keep their order, and an unreadable one does not hide others.
    let (status, stdout, stderr) = lint(folder, &["z.sgf", "nowhere.sgf", "below/b.SGF", "-j", "2"]);
    assert_eq!(status, 2);
    assert_eq!(stdout, format!("{first}{second}{occupied}").replace("./", ""));
    assert!(stderr.contains("nowhere.sgf: F101 error: no such file"), "{stderr}");
    assert!(stderr.ends_with("in 2 of 3 files (2 games, 4 moves); 1 could not be read\n"), "{stderr}");
    let (status, _, stderr) = lint(folder, &["below", "--rules", "monopoly"]);
    assert_eq!(status, 2);
    assert!(stderr.contains("tromp-taylor"), "{stderr}");
}

#[test]
fn standard_input_and_boards() {
    let folder = archive();
    let mut command = gocheck(folder.path());
    let (status, stdout, _) =
        run_on(command.args(["lint", "-", "--show-board"]), "(;SZ[9];B[ee];W[ed];B[cc];W[ee])");
    assert_eq!(status, 1);
    assert_eq!(
        stdout,
        "standard input:1:27: M101 white E5: a black stone is already there [move 4]\n\
         \x20   A B C D E F G H J\n\
         \x20 9 . . . . . . . . .\n\
         \x20 8 . . . . . . . . .\n\
         \x20 7 . . X . . . . . .\n\
         \x20 6 . . . . O . . . .\n\
         \x20 5 . . . .[X]. . . .\n\
         \x20 4 . . . . . . . . .\n\
         \x20 3 . . . . . . . . .\n\
         \x20 2 . . . . . . . . .\n\
         \x20 1 . . . . . . . . .\n"
    );
    let (status, stdout, _) = run_on(gocheck(folder.path()).args(["lint", "--rules", "all", "-"]), KO);
    assert_eq!(status, 1);
    let table: Vec<&str> = stdout.lines().skip(2).collect();
    assert!(table[0].ends_with("none") && table[0].contains("tromp-taylor"), "{stdout}");
    assert_eq!(table[1].split_whitespace().filter(|&cell| cell == "ko").count(), 8, "{stdout}");
}

const KO: &str = "(;FF[4]SZ[5]AB[ba][ab][bc]AW[ca][db][cc][bb]PL[B];B[cb];W[bb])";

#[test]
fn machine_formats() {
    let folder = archive();
    fs::write(folder.path().join("ko of mine.sgf"), KO).unwrap();
    let (_, stdout, _) = lint(folder.path(), &["ko of mine.sgf", "--format", "json"]);
    let ko = &objects(&stdout)[0];
    assert_eq!(
        (ko["took"].as_u64(), ko["sgf"].as_str(), ko["rules"].as_str()),
        (Some(1), Some("bb"), Some("japanese"))
    );
    assert_eq!(ko["stones"], serde_json::json!(["C4"]));

    let (_, stdout, _) = lint(folder.path(), &[".", "--format", "csv"]);
    let mut reader = csv::Reader::from_reader(stdout.as_bytes());
    let head = reader.headers().unwrap().clone();
    let rows: Vec<csv::StringRecord> = reader.records().map(Result::unwrap).collect();
    assert_eq!(rows.len(), 4);
    let column = |name: &str| head.iter().position(|head| head == name).unwrap();
    assert_eq!(&rows[1][column("code")], "M104");
    assert_eq!(&rows[1][column("point")], "B4");

    // The parts that SARIF 2.1.0 requires of a log, a run, a tool, a result and a region.
    let (status, stdout, _) = lint(folder.path(), &[".", "--format", "sarif"]);
    assert_eq!(status, 1);
    let log: Value = serde_json::from_str(&stdout).unwrap();
    assert_eq!(log["version"], "2.1.0");
    let run = &log["runs"][0];
    let driver = &run["tool"]["driver"];
    assert_eq!(driver["name"], "gocheck");
    let results = run["results"].as_array().unwrap();
    assert_eq!(results.len(), 4);
    for result in results {
        let rule = &driver["rules"][result["ruleIndex"].as_u64().unwrap() as usize];
        assert_eq!(rule["id"], result["ruleId"]);
        // The last two are GitHub's.
        for key in ["shortDescription", "fullDescription", "help"] {
            assert!(!rule[key]["text"].as_str().unwrap().is_empty());
        }
        assert!(["note", "warning", "error"].contains(&result["level"].as_str().unwrap()));
        assert!(!result["message"]["text"].as_str().unwrap().is_empty());
        let place = &result["locations"][0]["physicalLocation"];
        assert!(!place["artifactLocation"]["uri"].as_str().unwrap().contains(' '));
        assert!(place["region"]["startLine"].as_u64().unwrap() >= 1);
        assert!(place["region"]["startColumn"].as_u64().unwrap() >= 1);
    }
    let (status, stdout, _) = lint(folder.path(), &["c.sgf", "--format", "sarif"]);
    assert_eq!(status, 0);
    let log: Value = serde_json::from_str(&stdout).unwrap();
    assert_eq!(log["runs"][0]["results"], serde_json::json!([]));
    // The list of codes has their meanings.
    let (status, stdout, _) = lint(folder.path(), &["--codes"]);
    assert_eq!((status, stdout.lines().count()), (0, lint_codes().len()));
}

#[test]
fn output_is_the_same_with_any_number_of_threads() {
    let folder = project("crates/sgf/tests/data/lint");
    let alone = lint(&folder, &[".", "--select", "ALL", "-j", "1"]);
    assert_eq!(alone, lint(&folder, &[".", "--select", "ALL", "-j", "3"]));
    assert_eq!(alone.0, 2);
}

#[cfg(feature = "render")]
#[test]
fn diagrams_of_findings() {
    let folder = archive();
    fs::write(folder.path().join("ko.sgf"), KO).unwrap();
    let (status, _, stderr) = lint(folder.path(), &["ko.sgf", "--diagram", "pictures"]);
    assert_eq!(status, 1, "{stderr}");
    let picture = image::open(folder.path().join("pictures/ko_1_57_M104.png")).unwrap();
    assert!(picture.width() > 200 && picture.height() > 200);
}

/// Two groups left dead by one setup, in two records whose paths differ by a sign, and in one with a long path.
#[cfg(feature = "render")]
#[test]
fn no_diagram_replaces_another() {
    let folder = tempfile::tempdir().unwrap();
    let long = format!("{0}/{0}", "黄".repeat(60));
    fs::create_dir_all(folder.path().join("games").join(&long)).unwrap();
    for name in ["games/a.sgf", "games_A.sgf", &format!("games/{long}/a.sgf")] {
        fs::write(folder.path().join(name), "(;SZ[5]AB[aa][ea]AW[ba][ab][da][eb])").unwrap();
    }
    let (status, stdout, stderr) = lint(folder.path(), &["games", "games_A.sgf", "--diagram", "pictures"]);
    assert_eq!((status, stdout.lines().count()), (1, 6), "{stderr}");
    assert_eq!(files(&folder.path().join("pictures"), "png").len(), 6);
}
