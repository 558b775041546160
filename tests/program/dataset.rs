//! `gocheck dataset`: cases worked out by hand (`tests/data/dataset`), archives, interrupted runs.

use crate::gocheck;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use test_support::{every, files, project, run};

fn dataset(folder: &Path, arguments: &[&str]) -> (i32, String, String) {
    run(gocheck(folder).arg("dataset").args(arguments))
}

fn write(path: &Path, text: impl AsRef<[u8]>) {
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(path, text).unwrap();
}

/// By path.
fn tree(root: &Path) -> BTreeMap<String, Vec<u8>> {
    let (mut tree, mut waiting) = (BTreeMap::new(), vec![root.to_owned()]);
    while let Some(folder) = waiting.pop() {
        for entry in fs::read_dir(&folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                waiting.push(path);
            } else {
                let name = path.strip_prefix(root).unwrap().to_str().unwrap().replace('\\', "/");
                tree.insert(name, fs::read(path).unwrap());
            }
        }
    }
    tree
}

/// The first line of each section of a case, and the lines after it.
fn sections(text: &str) -> Vec<(&str, Vec<&str>)> {
    let mut sections = Vec::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        if ["args", "== ", "-> "].iter().any(|start| line.starts_with(start)) {
            sections.push((line, Vec::new()));
        } else if let Some((_, lines)) = sections.last_mut() {
            lines.push(line);
        }
    }
    sections
}

/// The cells of some columns, one line per row.
fn columns(table: &str, names: &str) -> Vec<String> {
    let mut reader = csv::Reader::from_reader(table.as_bytes());
    let heads = reader.headers().unwrap().clone();
    let place = |name: &str| heads.iter().position(|head| head == name).unwrap_or_else(|| panic!("{name}"));
    let places: Vec<usize> = names.split(',').map(place).collect();
    let cells = |row: csv::StringRecord| {
        places.iter().map(|&place| row[place].to_owned()).collect::<Vec<_>>().join(",")
    };
    reader.records().map(|row| cells(row.unwrap())).collect()
}

#[test]
fn cases() {
    every(files(&project("tests/data/dataset"), "txt"), |case| {
        let name = case.file_name().unwrap().to_str().unwrap();
        let text = fs::read_to_string(&case).unwrap();
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path();
        let sections = sections(&text);
        let of = |start: &'static str| {
            sections.iter().filter_map(move |(head, lines)| Some((head.strip_prefix(start)?, lines)))
        };
        for (file, lines) in of("== ") {
            write(&folder.join("input").join(file), lines.join("\n"));
        }
        let (options, _) = of("args").next().unwrap();
        let mut arguments = vec!["input", "-o", "out", "--table", "table.csv", "--format", "json"];
        arguments.extend(options.split_whitespace());
        let (_, stdout, stderr) = dataset(folder, &arguments);
        let report: Value = serde_json::from_str(&stdout).unwrap_or_else(|_| panic!("{name}: {stderr}"));
        let (_, counts) = of("-> counts").next().unwrap();
        let wanted: BTreeMap<&str, u64> = counts
            .iter()
            .map(|line| line.split_once(' ').unwrap())
            .map(|(what, count)| (what, count.parse().unwrap()))
            .collect();
        let whole =
            ["files", "unreadable", "without_games", "games", "kept"].map(|what| (what, &report[what]));
        let dropped =
            report["dropped"].as_object().unwrap().iter().map(|(what, count)| (what.as_str(), count));
        let found: BTreeMap<&str, u64> = whole
            .into_iter()
            .chain(dropped)
            .map(|(what, count)| (what, count.as_u64().unwrap()))
            .filter(|(_, count)| *count > 0)
            .collect();
        assert_eq!(found, wanted, "{name}");
        let table = fs::read_to_string(folder.join("table.csv")).unwrap();
        for (names, rows) in of("-> table ") {
            assert_eq!(&columns(&table, names), rows, "{name}");
        }
        let written = tree(&folder.join("out"));
        for (file, lines) in of("-> out ") {
            assert_eq!(String::from_utf8_lossy(&written[file]), lines.join("\n") + "\n", "{name}: {file}");
        }
        let paths: BTreeSet<String> = columns(&table, "path").into_iter().collect();
        assert_eq!(paths, written.into_keys().collect(), "{name}");
        // Its output is clean, and nothing changes it.
        if !options.contains("--keep-faulty") {
            let (status, _, stderr) = dataset(folder, &["out", "-o", "again", "--keep-duplicates"]);
            assert_eq!(status, 0, "{name}: {stderr}");
            assert_eq!(tree(&folder.join("again")), tree(&folder.join("out")), "{name}");
        }
        // A dry run counts the same and writes nothing.
        let before = tree(folder);
        let mut arguments = vec!["input", "--dry-run", "--format", "json"];
        arguments.extend(options.split_whitespace());
        let (_, counted, _) = dataset(folder, &arguments);
        assert_eq!((counted, tree(folder)), (stdout, before), "{name}");
    });
}

const GAMES: usize = 400;

/// Many different games, some of them twice and some cut, in a folder and in archives.
fn many(folder: &Path) -> PathBuf {
    let input = folder.join("input");
    for number in 0..GAMES {
        let point = |at: usize| {
            let place = (number * 7 + at * 13) % 361;
            format!("{}{}", char::from(b'a' + (place / 19) as u8), char::from(b'a' + (place % 19) as u8))
        };
        let moves: String = (0..40 + number % 3)
            .map(|at| format!(";{}[{}]", if at % 2 == 0 { 'B' } else { 'W' }, point(at)))
            .collect();
        let record = format!("(;GM[1]SZ[19]KM[6,5]PB[Player {}]PW[B]{moves})", number % 50);
        write(&input.join(format!("{}/{number}.sgf", number % 10)), record);
    }
    input
}

#[test]
fn the_same_bytes_with_any_number_of_threads_into_folders_and_archives() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    many(folder);
    for (jobs, out) in [("1", "one"), ("4", "four")] {
        let table = format!("{out}.csv");
        let call = ["input", "-j", jobs, "-o", out, "--table", &table, "--name-template", "{black}"];
        assert_eq!(dataset(folder, &call).0, 0);
    }
    assert_eq!(tree(&folder.join("one")), tree(&folder.join("four")));
    let table = |name: &str| fs::read_to_string(folder.join(name)).unwrap();
    assert_eq!(table("one.csv"), table("four.csv"));
    for archive in ["new.zip", "new.tar", "new.tar.gz", "new.tar.zst"] {
        let call = ["input", "-o", archive, "--name-template", "{black}"];
        assert_eq!(dataset(folder, &call).0, 0);
        let again = format!("from {}", archive.replace('.', " "));
        assert_eq!(dataset(folder, &[archive, "-o", &again]).0, 0, "{archive}");
        assert_eq!(tree(&folder.join("one")), tree(&folder.join(&again)), "{archive}");
        // An existing archive is not replaced without `--replace`.
        let (status, _, stderr) = dataset(folder, &["input", "-o", archive]);
        assert!(status == 2 && stderr.contains("already exists"), "{stderr}");
    }
}

/// A killed run can be continued and gives the same bytes.
#[test]
fn a_stopped_run_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    many(folder);
    let call = |out: &'static str, table: &'static str| {
        ["dataset", "input", "-j", "1", "-o", out, "--table", table, "--name-template", "{path}_{moves}"]
    };
    assert_eq!(run(gocheck(folder).args(call("whole", "whole.csv"))).0, 0);
    let journal = folder.join("out/.dataset-journal");
    let mut command = gocheck(folder);
    command.args(call("out", "out.csv")).stdout(Stdio::null()).stderr(Stdio::null());
    for _ in 0..3 {
        let mut process = command.spawn().unwrap();
        let has_begun = || fs::metadata(&journal).is_ok_and(|data| data.len() > 1000);
        while !has_begun() && process.try_wait().unwrap().is_none() {
            std::thread::yield_now();
        }
        process.kill().unwrap();
        process.wait().unwrap();
    }
    if journal.exists() {
        // Unfinished work of a killed run is not trusted.
        let mut bytes = fs::read(&journal).unwrap();
        bytes.truncate(bytes.len() - bytes.len() / 3);
        fs::write(&journal, bytes).unwrap();
        // A run with other options does not continue it.
        let (status, _, stderr) = dataset(folder, &["input", "-o", "out", "--min-moves", "3"]);
        assert!(status == 2 && stderr.contains("repeat that command"), "{stderr}");
        let (status, _, stderr) = run(gocheck(folder).args(call("out", "out.csv")));
        assert!(status == 0 && stderr.contains("going on after"), "{stderr}");
    }
    assert_eq!(tree(&folder.join("out")), tree(&folder.join("whole")));
    assert_eq!(fs::read(folder.join("out.csv")).unwrap(), fs::read(folder.join("whole.csv")).unwrap());
}

#[test]
fn nothing_is_overwritten_unasked() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    write(&folder.join("a.sgf"), "(;SZ[9];B[ee])");
    write(&folder.join("mine/a.sgf"), "mine");
    write(&folder.join("mine/b.sgf"), "mine, too");
    write(&folder.join("mine.csv"), "mine");
    for call in [
        &["a.sgf", "-o", "mine"][..],
        &["a.sgf", "--table", "mine.csv"],
        &["a.sgf", "-o", "new", "--table", "mine.csv"],
    ] {
        let before = tree(folder);
        let (status, _, stderr) = dataset(folder, call);
        assert!(status == 2 && stderr.contains("--replace"), "{stderr}");
        assert_eq!(tree(folder), before);
    }
    assert_eq!(dataset(folder, &["a.sgf", "-o", "mine", "--table", "mine.csv", "--replace"]).0, 0);
    let after = tree(folder);
    assert_eq!(after["mine/a.sgf"], b"(;FF[4]CA[UTF-8]SZ[9]\n;B[ee])\n");
    assert_eq!(after["mine/b.sgf"], b"mine, too");
    assert!(after["mine.csv"].starts_with(b"path,file,game"));
}

/// Records in other encodings are written in UTF-8, even if their encoding is a guess. Archives in archives are read.
#[test]
fn encodings_and_archives_in_archives() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    // 柯洁 in GBK.
    write(&folder.join("in/a.sgf"), b"(;SZ[9]CA[GBK]PB[\xbf\xc2\xbd\xe0];B[ee])");
    assert_eq!(dataset(folder, &["in", "-o", "inner.zip"]).0, 0);
    fs::create_dir(folder.join("outer")).unwrap();
    fs::rename(folder.join("inner.zip"), folder.join("outer/inner.zip")).unwrap();
    let (status, stdout, stderr) =
        dataset(folder, &["outer", "in", "-o", "out", "--table", "out.csv", "--name-template", "{black}"]);
    assert_eq!(status, 0, "{stdout}{stderr}");
    let record = fs::read_to_string(folder.join("out/柯洁.sgf")).unwrap();
    assert_eq!(record, "(;FF[4]SZ[9]CA[UTF-8]PB[柯洁]\n;B[ee])\n");
    assert!(stdout.contains("1  kept"), "{stdout}");
}

/// `--members` prints the names that other programs find in the archive.
#[test]
fn the_names_in_an_archive_are_listed() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let mut builder = tar::Builder::new(Vec::new());
    // A name in GBK, one with `./`, a faulty record, and a file of another kind.
    for (name, text) in [
        (&b"./a/1.sgf"[..], "(;FF[4]SZ[9];B[ee])"),
        (b"\xbf\xc2.sgf", "(;FF[4]SZ[9];B[ee])"),
        (b"bad.sgf", "(;FF[4]SZ[9];B[ee];W[ee])"),
        (b"readme", ""),
    ] {
        let mut header = tar::Header::new_gnu();
        header.as_gnu_mut().unwrap().name[..name.len()].copy_from_slice(name);
        header.set_size(text.len() as u64);
        header.set_cksum();
        builder.append(&header, text.as_bytes()).unwrap();
    }
    fs::write(folder.join("games.tar"), builder.into_inner().unwrap()).unwrap();
    let listed = |options: &[&str]| {
        let call = ["lint", "--list", "clean"].iter().chain(options);
        gocheck(folder).args(call).output().unwrap()
    };
    assert_eq!(listed(&["--members", "games.tar"]).stdout, b"./a/1.sgf\n\xbf\xc2.sgf\n");
    assert_eq!(listed(&["--members", "-0", "games.tar"]).stdout, b"./a/1.sgf\0\xbf\xc2.sgf\0");
    // Without it, the paths are those that gocheck accepts.
    let paths = listed(&["games.tar"]).stdout;
    assert_eq!(String::from_utf8(paths.clone()).unwrap(), "games.tar/a/1.sgf\ngames.tar/柯.sgf\n");
    fs::write(folder.join("list.txt"), paths).unwrap();
    let (status, _, stderr) = run(gocheck(folder).args(["lint", "--files-from", "list.txt"]));
    assert!(status == 0 && stderr.contains("2 files"), "{stderr}");
    fs::copy(folder.join("games.tar"), folder.join("other.tar")).unwrap();
    for call in [&["--members", "list.txt"][..], &["--members", "games.tar", "other.tar"]] {
        assert_eq!(listed(call).status.code(), Some(2), "{call:?}");
    }
}

/// A game in a server's format becomes SGF.
#[test]
fn other_formats_are_converted() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let from = project("crates/sgf/tests/data/formats/gib_korean.gib");
    fs::create_dir(folder.join("in")).unwrap();
    fs::copy(from, folder.join("in/game.gib")).unwrap();
    let (status, stdout, stderr) = dataset(folder, &["in", "-o", "out"]);
    assert_eq!(status, 0, "{stdout}{stderr}");
    assert!(fs::read_to_string(folder.join("out/game.sgf")).unwrap().starts_with("(;FF[4]"));
}
