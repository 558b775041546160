//! Records in folders, lists and archives, and output other than findings.

use crate::gocheck;
use crate::packing::{encrypted, gzip, tar, zip, zip_of_bytes};
use serde_json::Value;
use std::fs;
use std::path::Path;
use test_support::run;

const CLEAN: &str = "(;SZ[9];B[ee])";
const OCCUPIED: &str = "(;SZ[9]\n;B[ee]\n;W[ee])";

fn lint(folder: &Path, arguments: &[&str]) -> (i32, String, String) {
    run(gocheck(folder).arg("lint").args(arguments))
}

/// An uncompressed Zstandard frame: RFC 8878, section 3.1.1, with a raw block and no checksum.
pub(crate) fn zstandard(bytes: &[u8]) -> Vec<u8> {
    let mut frame = vec![0x28, 0xb5, 0x2f, 0xfd, 0b1010_0000];
    frame.extend((bytes.len() as u32).to_le_bytes());
    for (number, block) in bytes.chunks(1 << 16).enumerate() {
        let is_last = (number + 1) * (1 << 16) >= bytes.len();
        let header = (block.len() as u32) << 3 | u32::from(is_last);
        frame.extend(&header.to_le_bytes()[..3]);
        frame.extend(block);
    }
    frame
}

/// Findings do not depend on how records are packed. Other files are counted.
#[test]
fn records_in_archives_are_checked() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let members: [(&str, &[u8]); 4] = [
        ("games/a.sgf", CLEAN.as_bytes()),
        ("games/b.SGF", OCCUPIED.as_bytes()),
        ("games/readme.txt", b"no record"),
        ("__MACOSX/games/._a.sgf", b"junk"),
    ];
    let packed = tar(&members);
    for (name, bytes) in [
        ("x.zip", zip(&members)),
        ("x.tar", packed.clone()),
        ("x.tar.gz", gzip(&packed)),
        ("x.tgz", gzip(&packed)),
        ("x.tar.zst", zstandard(&packed)),
    ] {
        fs::write(folder.join(name), bytes).unwrap();
        let (status, stdout, stderr) = lint(folder, &[name]);
        let expected =
            format!("{name}/games/b.SGF:3:2: M101 white E5: a black stone is already there [move 2]\n");
        assert_eq!((status, stdout), (1, expected), "{stderr}");
        let total = "findings: 1, in 1 of 2 files (2 games, 3 moves); files of other kinds, ignored: 1\n";
        assert!(stderr.ends_with(total), "{name}: {stderr}");
    }
    for (name, bytes) in
        [("y.sgf.gz", gzip(OCCUPIED.as_bytes())), ("y.sgf.zst", zstandard(OCCUPIED.as_bytes()))]
    {
        fs::write(folder.join(name), bytes).unwrap();
        assert!(lint(folder, &[name]).1.starts_with(&format!("{name}:3:2: M101")));
    }
    // A folder has all of them, as has a list.
    let (_, found, _) = lint(folder, &["."]);
    assert_eq!(found.lines().count(), 7);
    let list = "x.zip\r\n\r\ny.sgf.gz\n";
    let utf_16: Vec<u8> =
        [0xFEFF].into_iter().chain(list.encode_utf16()).flat_map(u16::to_le_bytes).collect();
    for bytes in [list.into(), format!("\u{FEFF}{list}").into_bytes(), utf_16] {
        fs::write(folder.join("list.txt"), bytes).unwrap();
        assert_eq!(lint(folder, &["--files-from", "list.txt"]).1.lines().count(), 2);
    }
    // A pattern that was not expanded by a shell.
    assert_eq!(lint(folder, &["x.t*"]).1.lines().count(), 4);
}

/// Unreadable files are reported, and the others are checked.
#[test]
fn damaged_archives_hide_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let members: [(&str, &[u8]); 2] = [("a.sgf", OCCUPIED.as_bytes()), ("b.sgf", OCCUPIED.as_bytes())];
    let inner = zip(&members);
    let whole = tar(&members);
    let mut wrong = zip(&members);
    // Members are alternately stored and deflated; the first one is stored.
    let at = wrong.windows(6).position(|bytes| bytes == b"(;SZ[9").unwrap();
    wrong[at + 4] = b'X';
    for (name, bytes, found, message) in [
        ("cut.tar", whole[..1100].to_vec(), 1, "cut.tar: F108 error: the archive is damaged or incomplete"),
        ("cut.zip", inner[..40].to_vec(), 0, "cut.zip: F108 error"),
        ("locked.zip", encrypted(inner.clone()), 0, "locked.zip/a.sgf: F109 error: a password is needed"),
        (
            "outer.zip",
            zip(&[("mid.zip", &zip(&[("inner.zip", &inner)])), ("a.sgf", OCCUPIED.as_bytes())]),
            1,
            "outer.zip/mid.zip/inner.zip: F112 error",
        ),
        ("wrong.zip", wrong, 1, "wrong.zip/a.sgf: F104 error"),
        ("empty.tar.gz", Vec::new(), 0, "empty.tar.gz: F108 error"),
    ] {
        fs::write(folder.join(name), bytes).unwrap();
        let (status, stdout, stderr) = lint(folder, &[name]);
        let lines = stdout.lines().filter(|line| line.contains("M101")).count();
        assert!(lines >= found && stderr.contains(message), "{name}: {stdout}{stderr}");
        assert_eq!(status, 2, "{name}");
    }
}

/// An archive in an archive is opened, and the names of its members can be used as inputs.
#[test]
fn archives_in_archives_are_opened() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let record = OCCUPIED.as_bytes();
    let inner = [("a.sgf", record), ("notes.txt", b"notes")];
    let packed = gzip(record);
    let zipped = zip(&[("b.sgf", record), ("in/c.tar.gz", &gzip(&tar(&inner))), ("d.sgf.gz", &packed)]);
    fs::write(folder.join("x.zip"), &zipped).unwrap();
    fs::write(
        folder.join("x.tar"),
        tar(&[("y.zip", &zip(&inner)), ("d.sgf.gz", &packed), ("b.sgf", record)]),
    )
    .unwrap();
    // The content decides, whatever the name implies.
    fs::write(folder.join("tar.zip"), gzip(&tar(&inner))).unwrap();
    fs::write(folder.join("one.zip"), gzip(record)).unwrap();
    let name = |line: &str| line.split(":3:2: M101").next().unwrap().to_owned();
    let mut given = Vec::new();
    for (archive, expected) in [
        ("x.zip", &["x.zip/b.sgf", "x.zip/in/c.tar.gz/a.sgf", "x.zip/d.sgf.gz/d.sgf"] as &[&str]),
        ("x.tar", &["x.tar/y.zip/a.sgf", "x.tar/d.sgf.gz/d.sgf", "x.tar/b.sgf"]),
        ("tar.zip", &["tar.zip/a.sgf"]),
        ("one.zip", &["one.zip"]),
    ] {
        let (status, stdout, stderr) = lint(folder, &[archive]);
        assert_eq!(stdout.lines().map(name).collect::<Vec<_>>(), expected, "{stderr}");
        assert_eq!(status, 1, "{stderr}");
        given.extend_from_slice(expected);
    }
    for path in given {
        assert_eq!(lint(folder, &[path]).1.lines().map(name).collect::<Vec<_>>(), [path]);
    }
    // A folder or an archive in an archive.
    for (path, expected) in [
        ("x.zip/in", "x.zip/in/c.tar.gz/a.sgf"),
        ("x.zip/in/c.tar.gz", "x.zip/in/c.tar.gz/a.sgf"),
        ("x.tar/y.zip", "x.tar/y.zip/a.sgf"),
        ("x.zip/d.sgf.gz", "x.zip/d.sgf.gz/d.sgf"),
    ] {
        let (_, stdout, stderr) = lint(folder, &[path]);
        assert_eq!(stdout.lines().map(name).collect::<Vec<_>>(), [expected], "{path}: {stderr}");
    }
    fs::write(folder.join("notes.zip"), zip(&[("in/notes.txt", b"notes")])).unwrap();
    assert!(lint(folder, &["notes.zip/in"]).2.starts_with("notes.zip/in: F107"));
    assert!(lint(folder, &["notes.zip/out"]).2.starts_with("notes.zip/out: F101"));
    let (_, _, stderr) = run(gocheck(folder).args(["fix", "x.zip", "-o", "fixed"]));
    for file in ["b.sgf", "in/c.tar.gz/a.sgf", "d.sgf.gz/d.sgf"] {
        assert!(folder.join("fixed").join(file).is_file(), "{file}: {stderr}");
    }
    fs::write(folder.join("rar.zip"), b"Rar!\x1A\x07\x01\0").unwrap();
    let (status, _, stderr) = lint(folder, &["rar.zip"]);
    assert!(
        status == 2
            && stderr
                .starts_with("rar.zip: F114 error: expected an unpacked file, found packed content (RAR)"),
        "{stderr}"
    );
}

/// Archives written by Chinese versions of Windows.
#[test]
fn chinese_names_of_members_are_read() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let path = encoding_rs::GBK.encode("作业\\对局.sgf").0.into_owned();
    fs::write(folder.join("x.zip"), zip_of_bytes(&[(&path, OCCUPIED.as_bytes())])).unwrap();
    for input in ["x.zip", "x.zip/作业/对局.sgf"] {
        assert!(lint(folder, &[input]).1.starts_with("x.zip/作业/对局.sgf:3:2: M101"), "{input}");
    }
}

/// Some systems allow a program only 256 open files.
#[cfg(unix)]
#[test]
fn a_folder_of_many_archives_is_read() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let archive = zip(&[("a.sgf", OCCUPIED.as_bytes()), ("t_1.txt", b"0 0 -1\n")]);
    for number in 0..500 {
        fs::write(folder.join(format!("{number}.zip")), &archive).unwrap();
    }
    let limited = |call: &str| {
        let call = format!("ulimit -n 200 && exec \"$0\" {call}");
        let mut shell = std::process::Command::new("sh");
        run(shell.args(["-c", &call, env!("CARGO_BIN_EXE_gocheck")]).current_dir(folder))
    };
    let (status, stdout, stderr) = limited("lint . --no-settings");
    assert_eq!((status, stdout.lines().count()), (1, 500), "{stderr}");
    // The puzzles have the same names, so only the first is answered.
    let (_, stdout, stderr) = limited("*.zip --no-images -o out -j 2");
    assert_eq!((stdout.lines().count(), stderr.matches("F204").count()), (1, 499), "{stderr}");
}

/// One row per game: its properties, its moves and its findings.
#[test]
fn games_are_listed() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let first = "(;FF[4]SZ[9]RU[Chinese]KM[6.5]HA[2]PB[Ann, \"A\"]PW[Ben]BR[3d]WR[2k]DT[2016-01-02]EV[cup]RE[B+R]\n\
                 AB[aa][ba];W[ab](;B[bb];W[];B[ac])(;B[cc](;W[dd])(;W[ee])))";
    // The second one is rotated by 90 degrees and has another name.
    let second = "(;SZ[5]PB[x];B[ab];W[cc])(;SZ[5]PB[y];B[ba];W[cc])";
    fs::write(folder.join("a.sgf"), first).unwrap();
    fs::write(folder.join("b.sgf"), second).unwrap();
    let (status, stdout, _) = lint(folder, &["a.sgf", "b.sgf", "--games", "jsonl"]);
    assert_eq!(status, 0);
    let rows: Vec<Value> = stdout.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(rows.len(), 3);
    for (name, value) in [
        ("file", "a.sgf".into()),
        ("rules_written", "Chinese".into()),
        ("rules", "chinese".into()),
        ("komi", 6.5.into()),
        ("komi_meant", 6.5.into()),
        ("handicap", 2.into()),
        ("black", "Ann, \"A\"".into()),
        ("white_rank", "2k".into()),
        ("black_rank_number", 3.into()),
        ("white_rank_number", (-2).into()),
        ("white_is_pro", false.into()),
        ("date_iso", "2016-01-02".into()),
        ("winner", "black".into()),
        ("margin", Value::Null),
        ("ended_by", "resignation".into()),
        ("result", "B+R".into()),
        // The last of the four moves captures White's first stone.
        ("moves", 4.into()),
        ("passes", 1.into()),
        ("captured_by_black", 1.into()),
        ("variations", 2.into()),
        ("nodes", 8.into()),
        ("main_line_clean", Value::from(true)),
    ] {
        assert_eq!(rows[0][name], value, "{name}");
    }
    assert_eq!((&rows[1]["game"], &rows[2]["game"]), (&1.into(), &2.into()));
    assert!(rows[1]["hash"].as_str().is_some_and(|hash| hash.len() == 17 && hash.starts_with('h')));
    assert_ne!(rows[1]["hash"], rows[2]["hash"]);
    assert_eq!(rows[1]["symmetric_hash"], rows[2]["symmetric_hash"]);
    assert_ne!(rows[0]["symmetric_hash"], rows[1]["symmetric_hash"]);
    // As CSV.
    let (_, table, _) = lint(folder, &["a.sgf", "b.sgf", "--games", "csv"]);
    let mut reader = csv::Reader::from_reader(table.as_bytes());
    let heads: Vec<String> = reader.headers().unwrap().iter().map(str::to_owned).collect();
    for (row, record) in rows.iter().zip(reader.records()) {
        let record = record.unwrap();
        for (head, cell) in heads.iter().zip(&record) {
            let expected = match &row[head] {
                Value::Null => String::new(),
                Value::String(text) => text.clone(),
                other => other.to_string(),
            };
            assert_eq!(cell, expected, "{head}");
        }
    }
}

#[test]
fn duplicate_games_are_found() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    // 24 moves on a 19 x 19 board that do not touch each other.
    let points: Vec<(u8, u8)> =
        (0..24).map(|number| (b'a' + number % 6 * 3, b'a' + number / 6 * 4 + 1)).collect();
    let record = |moves: &[(u8, u8)], head: &str| {
        let mut text = format!("(;SZ[19]{head}");
        for (number, (col, row)) in moves.iter().enumerate() {
            text += &format!(";{}[{}{}]", ["B", "W"][number % 2], *col as char, *row as char);
        }
        text + ")"
    };
    let mirrored: Vec<(u8, u8)> = points.iter().map(|(col, row)| (b'a' + b's' - col, *row)).collect();
    let mut other = points.clone();
    other[3] = (b's', b's');
    fs::write(folder.join("a.sgf"), record(&points, "PB[Ann]")).unwrap();
    fs::write(folder.join("copy.sgf"), record(&points, "PB[ANN]C[the same]")).unwrap();
    fs::write(folder.join("mirrored.zip"), zip(&[("m.sgf", record(&mirrored, "").as_bytes())])).unwrap();
    fs::write(folder.join("short.sgf"), record(&mirrored[..22], "")).unwrap();
    fs::write(folder.join("other.sgf"), record(&other, "")).unwrap();
    let (status, stdout, _) = lint(folder, &["a.sgf", "copy.sgf", "other.sgf", "--duplicates"]);
    assert_eq!(
        (status, stdout.as_str()),
        (1, "the same game:\n    a.sgf, game 1, 24 moves\n    copy.sgf, game 1, 24 moves\n")
    );
    let (_, stdout, _) = lint(folder, &["a.sgf", "mirrored.zip", "short.sgf", "other.sgf", "--duplicates"]);
    assert_eq!(
        stdout,
        "the same game, rotated or mirrored:\n    a.sgf, game 1, 24 moves\n    mirrored.zip/m.sgf, game 1, 24 moves\n\
         the first is the beginning of the others:\n    short.sgf, game 1, 22 moves\n    a.sgf, game 1, 24 moves\n    \
         mirrored.zip/m.sgf, game 1, 24 moves\n"
    );
    let (status, stdout, _) = lint(folder, &["a.sgf", "other.sgf", "--duplicates", "--format", "json"]);
    assert_eq!((status, stdout.as_str()), (0, ""));
    assert_eq!(lint(folder, &["-", "--duplicates"]).0, 2);
}

#[test]
fn lists_statistics_and_github_commands() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    fs::write(folder.join("a.sgf"), CLEAN).unwrap();
    fs::write(folder.join("b, c.sgf"), OCCUPIED).unwrap();
    fs::write(folder.join("none.sgf"), "what").unwrap();
    let all = ["a.sgf", "b, c.sgf", "none.sgf"];
    let call = |more: &[&str]| lint(folder, &[&all[..], more, &["-q"]].concat());
    assert_eq!(call(&["--list", "clean"]).1, "a.sgf\n");
    assert_eq!(call(&["--list", "faulty", "-0"]).1, "b, c.sgf\0none.sgf\0");
    let counts = call(&["--statistics"]).1;
    assert!(counts.contains("        1          1  M101  occupied-point "), "{counts}");
    let line: Value = serde_json::from_str(
        call(&["--statistics", "--format", "json", "--select", "M"]).1.lines().next().unwrap(),
    )
    .unwrap();
    assert_eq!((&line["code"], &line["findings"], &line["files"]), (&"M101".into(), &1.into(), &1.into()));
    assert!(call(&["--format", "github"]).1.contains(
        "::error file=b%2C c.sgf,line=3,col=2,title=M101 occupied-point::white E5: a black stone is already there\n"
    ));
    assert_eq!(lint(folder, &["b, c.sgf", "--exit-zero"]).0, 0);
    assert_eq!(lint(folder, &["none.sgf", "--exit-zero"]).0, 2);
    assert_eq!(lint(folder, &[]).0, 2);
    // Without RU, the rules are unknown, which is a note.
    let notes = |more: &[&str]| lint(folder, &[&["b, c.sgf"], more].concat()).1.lines().count();
    assert_eq!((notes(&[]), notes(&["--severity", "error"])), (1, 1));
    assert!(
        lint(folder, &["a.sgf", "--games", "csv", "--format", "json"])
            .2
            .contains("--format applies to findings")
    );
}

/// A frequent code is reported once, with its count. Machine-readable formats have every finding.
#[test]
fn frequent_codes_are_reported_once() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    fs::write(folder.join("a.sgf"), format!("(;SZ[9];B[ee]{};W[aa])", ";W[ee];B[ee]".repeat(60))).unwrap();
    let count = |more: &[&str]| lint(folder, &[&["a.sgf", "--select", "M101"], more].concat()).1;
    assert_eq!(
        count(&[]),
        "a.sgf:1:15: M101 white E5: a black stone is already there [move 2; and 119 more of this code in the file; use --all to list them]\n"
    );
    assert_eq!(count(&["--all"]).lines().count(), 120);
    assert_eq!(count(&["--format", "json"]).lines().count(), 120);
}

/// The nearest settings apply; the command line takes precedence.
#[test]
fn settings_of_folders() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    // A recaptured ko, which only some rules forbid, and a move on a stone.
    let record = format!("(;SZ[9]AB[ba][ab][bc][cb]AW[ca][db][cc];W[bb];B[cb]{})", ";W[bb]");
    for place in ["", "loose", "loose/deep", "own"] {
        fs::create_dir_all(folder.join(place)).unwrap();
        fs::write(folder.join(place).join("a.sgf"), &record).unwrap();
    }
    fs::write(
        folder.join("gocheck.toml"),
        "[lint]\nrules = \"japanese\"\nselect = [\"M\"]\n[[lint.folder]]\npath = \"loose\"\nrules = \"none\"\n",
    )
    .unwrap();
    fs::write(folder.join("own/gocheck.toml"), "[lint]\nignore = [\"M\"]\n").unwrap();
    let codes = |path: &str, more: &[&str]| -> Vec<String> {
        let (_, stdout, _) = lint(folder, &[&[path, "--format", "json", "-q"], more].concat());
        let code =
            |line: &str| serde_json::from_str::<Value>(line).unwrap()["code"].as_str().unwrap().to_owned();
        stdout.lines().map(code).collect()
    };
    let usual = codes("a.sgf", &["--no-settings", "--rules", "japanese", "--select", "M"]);
    let free = codes("a.sgf", &["--no-settings", "--rules", "none", "--select", "M"]);
    assert_ne!(usual, free);
    assert_eq!(codes("a.sgf", &[]), usual);
    assert_eq!(codes("loose/a.sgf", &[]), free);
    assert_eq!(codes("loose/deep/a.sgf", &[]), free);
    assert_eq!(codes("loose/a.sgf", &["--rules", "japanese"]), usual);
    assert!(codes("own/a.sgf", &[]).iter().all(|code| !code.starts_with('M')));
    for (text, message) in [
        ("[lint]\nrule = 1\n", "unknown field `rule`"),
        ("[lint]\nrules = \"chess\"\n", "unknown rules \"chess\": expected record, japanese"),
        ("[lint]\nselect = [\"X9\"]\n", "X9"),
        ("[lint]\nseverity = \"bad\"\n", "expected error, warning or note"),
        ("[lint\n", "gocheck.toml: F113 error"),
    ] {
        fs::write(folder.join("own/gocheck.toml"), text).unwrap();
        let (status, _, stderr) = lint(folder, &["own/a.sgf"]);
        assert!(status == 2 && stderr.contains(message), "{text}: {stderr}");
    }
}
