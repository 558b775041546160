//! Encodings of records: named, declared, recognised, guessed singly and by vote.

use super::gocheck;
use encoding_rs::Encoding;
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

/// A record with a comment of `prose.tsv`, without CA, and the text.
fn prose() -> Vec<(Vec<u8>, String)> {
    let table = fs::read_to_string(data().join("prose.tsv")).unwrap();
    let rows = table.lines().filter_map(|line| line.split_once('\t'));
    let record = |(encoding, text): (&str, &str)| {
        let encoding = Encoding::for_label(encoding.as_bytes()).unwrap();
        let (text_bytes, _, has_unknown) = encoding.encode(text);
        assert!(!has_unknown, "{text}");
        ([b"(;GM[1]FF[3]SZ[19]C[", &*text_bytes, b"]RE[];B[pd])"].concat(), text.to_owned())
    };
    rows.filter(|(encoding, _)| !encoding.starts_with('#')).map(record).collect()
}

/// Comments are read as what they are, by every command alike and without a doubt.
#[test]
fn prose_is_read_alike_by_every_command() {
    for (record, text) in prose() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("a.sgf"), &record).unwrap();
        let game = games(folder.path(), &["a.sgf"]).remove(0);
        let encoding = Encoding::for_label(game["encoding"].as_str().unwrap().as_bytes()).unwrap();
        assert!(encoding.decode(&record).0.contains(&text), "{text} {game}");
        assert_eq!(game["encoding_certainty"], "likely", "{text}");
        let read = |path: &str| fs::read_to_string(folder.path().join(path)).unwrap();
        for (arguments, path) in [
            (&["fix", "a.sgf", "-o", "fixed"][..], "fixed/a.sgf"),
            (&["dataset", "a.sgf", "-o", "set"], "set/a.sgf"),
            (&["view", "a.sgf", "-o", "a.html"], "a.html"),
        ] {
            let (status, stdout, stderr) = run(gocheck(folder.path()).args(arguments));
            assert!(status < 2 && read(path).contains(&text), "{arguments:?} {text}\n{stdout}{stderr}");
        }
    }
}

/// Two records that may be in either of two encodings: nothing is written without the user's word.
#[test]
fn uncertain_encodings_need_the_users_word() {
    let record = fs::read(data().join("euc_jp/doubtful.sgf")).unwrap();
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("a.sgf"), record).unwrap();
    let command = |arguments: &[&str]| run(gocheck(folder.path()).args(arguments).args(["--lang", "en"]));
    let (status, _, stderr) = command(&["fix", "a.sgf", "-o", "kept"]);
    assert!(status == 1 && stderr.contains("W202") && stderr.contains("--accept-guesses"), "{stderr}");
    let (status, _, stderr) = command(&["fix", "a.sgf", "-o", "fixed", "--accept-guesses"]);
    assert!(status == 0 && stderr.contains("encoding by guess: 1 file ("), "{status} {stderr}");
    let (status, stdout, stderr) = command(&["dataset", "a.sgf", "-o", "set", "--table", "set.csv"]);
    assert!(status == 1 && stderr.contains("E205"), "{status} {stderr}");
    assert!(stdout.contains("with an encoding by guess ("), "{stdout}");
    assert!(fs::read_to_string(folder.path().join("set.csv")).unwrap().contains("E205"));
    let (status, _, stderr) = command(&["dataset", "a.sgf", "-o", "taken", "--accept-guesses"]);
    assert!(status == 0 && !stderr.contains("E205"), "{status} {stderr}");
    let (status, _, stderr) = command(&["dataset", "a.sgf", "-o", "named", "--encoding", "EUC-JP"]);
    assert!(status == 0 && !stderr.contains("E205"), "{status} {stderr}");
}

/// The record that its folder decides is decided alike by every command, also after a run that was stopped.
#[test]
fn every_command_lets_the_folder_vote() {
    let doubtful = players(&games(&data(), &["euc_jp"]));
    let folder = tempfile::tempdir().unwrap();
    for arguments in [&["fix", "-o", "fixed"][..], &["dataset", "-o", "set", "--keep-duplicates"]] {
        let (_, _, stderr) = run(gocheck(folder.path()).args(arguments).arg(data().join("euc_jp")));
        let mut written = players(&games(folder.path(), &[arguments[2]]));
        written.sort();
        let mut expected = doubtful.clone();
        expected.sort();
        assert_eq!(written, expected, "{arguments:?} {stderr}");
    }
}

/// The name of a folder tells the language of four characters that would also do in Japanese.
#[test]
fn names_of_folders_count() {
    let (name, _, _) = encoding_rs::GBK.encode("金蝉脱壳");
    let record = [b"(;GM[1]FF[4]SZ[19]GN[", &*name, b"];B[pd])"].concat();
    let folder = tempfile::tempdir().unwrap();
    // Folders count below the one that is named, so that those around it do not.
    let encoding = |named: &str, inner: &str| {
        let path = folder.path().join(named).join(inner);
        fs::create_dir_all(&path).unwrap();
        fs::write(path.join("a.sgf"), &record).unwrap();
        text(&games(folder.path(), &[named])[0], "encoding").to_owned()
    };
    assert_eq!(encoding("a", "囲碁の本"), "EUC-JP");
    assert_eq!(encoding("b", "围棋谱"), "GBK");
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
    for command in ["lint", "fix", "fmt", "position", "score", "render", "view", "generate"] {
        let arguments: &[&str] = match command {
            "fix" | "fmt" => &["--diff"],
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
