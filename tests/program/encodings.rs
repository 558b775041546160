//! Encodings of records: named, declared, recognised, guessed singly and by vote.

use super::gocheck;
use serde_json::Value;
use std::fs;
use std::path::Path;
use test_support::{project, run};

/// The games of `gocheck lint --games jsonl`.
fn games(folder: &Path, arguments: &[&str]) -> Vec<Value> {
    let all = [&["lint", "--games", "jsonl", "-q", "--exit-zero"], arguments].concat();
    let (status, stdout, stderr) = run(gocheck(folder).args(all));
    assert_eq!(status, 0, "{arguments:?} {stderr}");
    stdout.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn text<'a>(game: &'a Value, name: &str) -> &'a str {
    game[name].as_str().unwrap_or("")
}

/// The players of a table's games, as `black white`.
fn players(games: &[Value]) -> Vec<String> {
    games.iter().map(|game| format!("{} {}", text(game, "black"), text(game, "white"))).collect()
}

fn data() -> std::path::PathBuf {
    project("tests/data/encodings")
}

/// Each record on its own: `alone.tsv` was written by hand.
#[test]
fn a_record_alone() {
    let table = fs::read_to_string(data().join("alone.tsv")).unwrap();
    let mut failed = Vec::new();
    for row in table.lines().filter(|line| !line.starts_with('#')) {
        let row: Vec<&str> = row.split('\t').collect();
        let found = games(&data().join("alone"), &[row[0]]);
        let columns = ["encoding", "encoding_source", "encoding_certainty", "black", "white"];
        let found = columns.map(|name| text(&found[0], name).to_owned());
        if found.iter().ne(row[1..].iter()) {
            failed.push(format!("{row:?}\n{found:?}"));
        }
    }
    assert!(failed.is_empty(), "{}", failed.join("\n"));
}

/// The names in each folder of records: one that would be decoded wrong on its own, a folder of two encodings, an archive.
#[test]
fn records_of_a_folder_vote() {
    for folder in ["euc_jp", "mixed"] {
        let expected = fs::read_to_string(data().join(format!("{folder}.tsv"))).unwrap();
        let expected: Vec<&str> = expected.lines().filter(|line| !line.starts_with('#')).collect();
        let one = games(&data(), &[folder, "-j", "1"]);
        assert_eq!(players(&one), expected, "{folder}");
        assert!(one.iter().all(|game| game["encoding_source"] == "vote"), "{one:?}");
        assert_eq!(games(&data(), &[folder, "-j", "4"]), one, "{folder}");
        let packed = tempfile::tempdir().unwrap();
        let mut archive = tar::Builder::new(Vec::new());
        archive.append_dir_all("games", data().join(folder)).unwrap();
        fs::write(packed.path().join("a.tar"), archive.into_inner().unwrap()).unwrap();
        let mut of_archive = players(&games(packed.path(), &["a.tar"]));
        of_archive.sort();
        let mut expected = expected.clone();
        expected.sort_unstable();
        assert_eq!(of_archive, expected, "{folder}");
    }
}

/// On its own, the record that the vote decides is a guess with a warning.
#[test]
fn a_doubtful_guess_is_a_warning() {
    let folder = data().join("euc_jp");
    let found = games(&folder, &["doubtful.sgf"]);
    assert_eq!(
        (text(&found[0], "encoding_certainty"), text(&found[0], "encoding_source")),
        ("possible", "guess")
    );
    let (status, stdout, _) = run(gocheck(&folder).args(["lint", "doubtful.sgf", "--lang", "en"]));
    assert!(
        status == 1 && stdout.contains("doubtful.sgf:1:") && stdout.contains(": E205 read as "),
        "{stdout}"
    );
    let (status, stdout, _) = run(gocheck(&data()).args(["lint", "euc_jp", "--select", "E205"]));
    assert_eq!((status, stdout.as_str()), (0, ""), "the vote leaves no doubt");
}

#[test]
fn the_user_names_the_encoding() {
    let folder = data().join("alone");
    let named = |name: &str| {
        let game = games(&folder, &["gbk.sgf", "--encoding", name]).remove(0);
        [text(&game, "encoding"), text(&game, "encoding_source"), text(&game, "black")].map(str::to_owned)
    };
    assert_eq!(named("gb2312"), ["GBK", "option", "聂卫平"]);
    assert_eq!(named("Latin-1"), ["windows-1252", "option", "ÄôÎÀÆ½"]);
    // Text that can only be UTF-8 stays UTF-8.
    let game = games(&folder, &["utf_8.sgf", "--encoding", "GBK"]).remove(0);
    assert_eq!((text(&game, "encoding"), text(&game, "black")), ("UTF-8", "聂卫平"));
    let fixed = tempfile::tempdir().unwrap();
    let output = fixed.path().join("out");
    let (_, _, stderr) =
        run(gocheck(&folder).args(["fix", "gbk.sgf", "--encoding", "GBK", "-q", "-o"]).arg(&output));
    assert!(fs::read_to_string(output.join("gbk.sgf")).unwrap().contains("PB[聂卫平]"), "{stderr}");
    for command in ["lint", "fix", "format", "position", "score", "render", "view", "generate"] {
        let arguments: &[&str] = match command {
            "fix" | "format" => &["--diff"],
            "render" => &["-o", "-"],
            _ => &[],
        };
        let all = [&[command, "gbk.sgf", "--lang", "en", "--encoding", "Shift-JSI"], arguments].concat();
        let (status, stdout, stderr) = run(gocheck(&folder).args(all));
        assert!(status == 2 && stdout.is_empty(), "{command} {stderr}");
        if command != "generate" {
            assert!(
                stderr.contains("unknown encoding \"Shift-JSI\"") && stderr.contains("Shift_JIS"),
                "{stderr}"
            );
        }
    }
}

#[test]
fn settings_name_the_encoding_of_folders() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    fs::create_dir_all(path("korean")).unwrap();
    fs::copy(data().join("alone/gbk.sgf"), path("a.sgf")).unwrap();
    fs::copy(data().join("alone/euc_kr.sgf"), path("korean/a.sgf")).unwrap();
    let toml = "[lint]\nencoding = \"GBK\"\n[[lint.folder]]\npath = \"korean\"\nencoding = \"EUC-KR\"\n";
    fs::write(path("gocheck.toml"), toml).unwrap();
    let found = games(folder.path(), &["."]);
    assert_eq!(players(&found), ["聂卫平 马晓春", "이창호 조훈현"]);
    assert!(found.iter().all(|game| game["encoding_source"] == "option"), "{found:?}");
    let (_, _, stderr) = run(gocheck(folder.path()).args(["fix", "korean", "-o", "out", "-q"]));
    let fixed = fs::read_to_string(path("out/a.sgf")).expect(&stderr);
    assert!(fixed.contains("PB[이창호]"), "other commands read them, too: {fixed}");
    fs::write(path("gocheck.toml"), "[lint]\nencoding = \"GKB\"\n").unwrap();
    for command in ["lint", "score"] {
        let (status, _, stderr) = run(gocheck(folder.path()).args([command, "a.sgf", "--lang", "en"]));
        assert!(
            status == 2 && stderr.contains("unknown encoding \"GKB\": expected a name such as GBK"),
            "{stderr}"
        );
    }
}

/// Standard input is read once, and guessed on its own.
#[cfg(unix)]
#[test]
fn standard_input_is_guessed_alone() {
    let record = fs::File::open(data().join("alone/gbk.sgf")).unwrap();
    let (status, stdout, _) =
        run(gocheck(&data()).args(["lint", "--games", "csv", "-", "alone"]).stdin(record));
    assert!(status < 2 && stdout.contains("聂卫平"), "{stdout}");
}
