//! The page's reader, judge and writer of records compared with the program's: the same records, read by Node.js.

use encoding_rs::Encoding;
use gocheck::board::Size;
use gocheck::diagnostic::Language;
use gocheck::page::PageRules;
use gocheck::record::{Finding, GameRow, LintOptions, Linter, Place, Reader, RecordText, Selection, Step};
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};
use test_support::browser::is_there;
use test_support::{project, run};

/// With their names and bytes: those of the project's tests and of the folder `GOCHECK_RECORDS`.
fn all_records() -> Vec<(String, Vec<u8>)> {
    let mut records = Vec::new();
    let mut folders = vec![project("tests/data"), project("crates/sgf/tests/data")];
    folders.extend(env::var_os("GOCHECK_RECORDS").map(PathBuf::from));
    while let Some(folder) = folders.pop() {
        for entry in folder.read_dir().unwrap() {
            let path = entry.unwrap().path();
            let ending = path.extension().and_then(|ending| ending.to_str()).unwrap_or_default();
            if path.is_dir() {
                folders.push(path);
            } else if ["sgf", "gib", "ngf", "ugf", "ugi"].contains(&ending) {
                records.push((path.display().to_string(), fs::read(&path).unwrap()));
            }
        }
    }
    records.sort();
    assert!(records.len() > 300, "{}", records.len());
    records
}

/// The result of the program's reader.
#[derive(Default)]
struct Read {
    /// For each game and node: the number of the parent, and the properties with the texts of their values.
    games: Vec<Vec<Value>>,
    places: Vec<Vec<Place>>,
    faults: Vec<Value>,
}

/// The text's encoding is known.
fn read(text: &str) -> Read {
    let marked = format!("\u{FEFF}{text}");
    let mut reader = Reader::new(marked.as_bytes()).keeping(1 << 26);
    let mut read = Read::default();
    let mut open: Vec<Option<usize>> = Vec::new();
    loop {
        match reader.next_step().unwrap() {
            Step::Open(_) => {
                if open.is_empty() {
                    read.games.push(Vec::new());
                    read.places.push(Vec::new());
                }
                open.push(open.last().copied().flatten());
            }
            Step::Close(_) => drop(open.pop()),
            Step::Node(node) => {
                let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).unwrap();
                let properties: Vec<Value> = node
                    .properties()
                    .map(|property| {
                        let values: Vec<String> = property.values().map(|value| text(value.bytes)).collect();
                        json!([property.name().to_string(), values])
                    })
                    .collect();
                let (game, last) = (read.games.last_mut().unwrap(), open.last_mut().unwrap());
                game.push(json!([*last, properties]));
                *last = Some(game.len() - 1);
                read.places.last_mut().unwrap().push(node.place);
            }
            Step::Fault(fault) => {
                let code = fault.message.code().id();
                // The page has no limits other than the browser's.
                if code.starts_with('E') && !code.starts_with("E9") || code == "P101" {
                    read.faults.push(json!([code, fault.place.line, fault.place.character]));
                }
            }
            Step::End => return read,
        }
    }
}

/// A finding about the moves, in the page's format. `None` for others.
fn found(finding: &Finding, read: &Read) -> Option<Value> {
    let code = finding.code();
    if !code.id().starts_with('M') {
        return None;
    }
    let game = finding.game as usize - 1;
    let node = read.places[game].partition_point(|place| *place <= finding.place) - 1;
    let size = finding.size.unwrap_or(Size::GO);
    let mut stones: Vec<usize> = finding.stones.iter().map(|&point| size.index(point)).collect();
    stones.sort_unstable();
    let text = |language| finding.text(language).into_owned();
    Some(json!([
        game,
        node,
        code.id(),
        code.severity().name(),
        text(Language::English),
        text(Language::Chinese),
        stones,
        finding.earlier.map(|earlier| earlier.after)
    ]))
}

fn linter() -> Linter {
    Linter::new(LintOptions { selection: Selection::all(), ..LintOptions::default() })
}

/// The findings that the page must have for a text.
fn case(name: &str, text: &str) -> Value {
    let read = read(text);
    let linted = linter().lint(format!("\u{FEFF}{text}").as_bytes());
    let found: Vec<Value> = linted.findings.iter().filter_map(|finding| found(finding, &read)).collect();
    // The program stops after many findings.
    let is_cut = linted.findings.iter().any(|finding| finding.code().id() == "E904");
    json!({ "name": name, "text": text, "games": read.games, "faults": read.faults, "found": found, "isCut": is_cut })
}

/// Runs tests/page/record.mjs over cases. `None` without Node.js.
fn node(folder: &Path, what: &str, cases: &[Value]) -> Option<String> {
    if !is_there(&["node"], "apt-get install nodejs") {
        return None;
    }
    let file = folder.join("cases.json");
    fs::write(&file, json!({ "rules": PageRules::all(), "records": cases }).to_string()).unwrap();
    let files = [project("tests/page/record.mjs"), project("crates/web/dist/test/go.mjs")];
    let (status, stdout, stderr) = run(Command::new("node").args(files).arg(what).arg(&file));
    assert_eq!((status, stderr.as_str()), (0, ""), "{stdout}");
    Some(stdout)
}

/// Every record of the tests: the same nodes and faults, and the same findings on every node in both languages.
#[test]
fn records_are_read_alike() {
    let cases: Vec<Value> = all_records()
        .iter()
        .map(|(name, bytes)| case(name, &RecordText::new(bytes, None).unwrap().text))
        .collect();
    let nodes: usize = (cases.iter())
        .flat_map(|case| case["games"].as_array().unwrap())
        .map(|game| game.as_array().unwrap().len())
        .sum();
    let findings: usize = cases.iter().map(|case| case["found"].as_array().unwrap().len()).sum();
    assert!(findings > 100, "{findings}");
    let folder = tempfile::tempdir().unwrap();
    let Some(output) = node(folder.path(), "compare", &cases) else { return };
    assert_eq!(output, format!("{} records, {nodes} nodes, {findings} findings\n", cases.len()));
}

/// The page guesses the encodings of comments as the program does.
#[test]
fn encodings_are_guessed_alike() {
    let table = fs::read_to_string(project("tests/data/encodings/prose.tsv")).unwrap();
    let rows = table.lines().filter(|line| !line.starts_with('#')).filter_map(|line| line.split_once('\t'));
    let case = |(encoding, text): (&str, &str)| {
        let encoded = Encoding::for_label(encoding.as_bytes()).unwrap().encode(text).0;
        let bytes = [b"(;GM[1]FF[3]SZ[19]C[", &*encoded, b"];B[pd])"].concat();
        json!({ "name": encoding, "bytes": bytes, "text": text })
    };
    let cases: Vec<Value> = rows.map(case).collect();
    assert!(cases.len() > 10);
    let folder = tempfile::tempdir().unwrap();
    let Some(output) = node(folder.path(), "encodings", &cases) else { return };
    assert_eq!(output, format!("{} encodings\n", cases.len()));
}

/// Damages a text: characters are removed, doubled or replaced by signs of SGF, and the end may be missing.
fn damaged(random: &mut StdRng, text: &str) -> String {
    const SIGNS: [char; 14] = ['(', ')', ';', '[', ']', '\\', ' ', '\n', '\r', 'B', 'x', '1', ':', '黑'];
    let mut signs: Vec<char> = text.chars().collect();
    for _ in 0..random.random_range(1..6) {
        if signs.is_empty() {
            break;
        }
        let at = random.random_range(0..signs.len());
        let sign = SIGNS[random.random_range(0..SIGNS.len())];
        match random.random_range(0..5) {
            0 => drop(signs.remove(at)),
            1 => signs.insert(at, signs[at]),
            2 => signs.insert(at, sign),
            3 => signs[at] = sign,
            _ => signs.truncate(signs.len().saturating_sub(random.random_range(0..20))),
        }
    }
    signs.into_iter().collect()
}

#[test]
fn damaged_records_are_read_alike() {
    let mut random = StdRng::seed_from_u64(50);
    let records = all_records();
    let mut cases = Vec::new();
    for (name, bytes) in records.iter().filter(|(_, bytes)| bytes.len() < 2000) {
        let text = RecordText::new(bytes, None).unwrap().text;
        for _ in 0..15 {
            cases.push(case(name, &damaged(&mut random, &text)));
        }
    }
    assert!(cases.len() > 3000, "{}", cases.len());
    let folder = tempfile::tempdir().unwrap();
    let Some(output) = node(folder.path(), "compare", &cases) else { return };
    assert!(output.starts_with(&format!("{} records, ", cases.len())), "{output}");
}

/// A game as `gocheck lint --games` describes it.
fn row(row: &GameRow) -> String {
    let GameRow { game, size, rules, komi, handicap, players, ranks, date, event, result, score, .. } = row;
    let counts = (row.moves, row.passes, row.captured_by, row.variations, row.nodes);
    format!(
        "{game} {size:?} {rules:?} {komi:?} {handicap} {players:?} {ranks:?} {date:?} {event:?} {result:?} {score:?} {counts:?}"
    )
}

/// If a record is opened, changed in one comment and saved, its games are otherwise the same. Skipped parts stay, too.
#[test]
fn saved_records_lose_nothing() {
    let texts: Vec<(String, String)> = all_records()
        .into_iter()
        .map(|(name, bytes)| (name, RecordText::new(&bytes, None).unwrap().text))
        .collect();
    let cases: Vec<Value> = texts.iter().map(|(name, text)| case(name, text)).collect();
    let folder = tempfile::tempdir().unwrap();
    if node(folder.path(), "save", &cases).is_none() {
        return;
    }
    let saved: Vec<String> =
        serde_json::from_slice(&fs::read(folder.path().join("cases.json.saved")).unwrap()).unwrap();
    let rows = |text: &str| -> Vec<String> {
        let marked = format!("\u{FEFF}{text}");
        let (_, rows) = linter().lint_games(marked.as_bytes(), false);
        // Nodes of a game that is not played are not counted.
        rows.iter().filter(|game| game.size.is_some()).map(row).collect()
    };
    for (((name, text), case), saved) in texts.iter().zip(&cases).zip(&saved) {
        // An empty variation is dropped, and a node after variations becomes a variation.
        if case["faults"].as_array().unwrap().iter().all(|fault| fault[0] != "E106" && fault[0] != "E107") {
            assert_eq!(rows(saved), rows(text), "{name}");
        }
    }
}
