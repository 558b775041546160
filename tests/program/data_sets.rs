//! Options of `gocheck dataset` for training: parts, earlier sets, reasons, estimates.

use crate::gocheck;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use test_support::run;

fn dataset(folder: &Path, arguments: &[&str]) -> (i32, String, String) {
    run(gocheck(folder).arg("dataset").args(arguments).args(["--lang", "en"]))
}

/// The rows of a table by column.
fn rows(path: &Path) -> Vec<BTreeMap<String, String>> {
    csv::Reader::from_path(path).unwrap().deserialize().map(Result::unwrap).collect()
}

/// Points of a game on a board of 19 x 19, all different for each game.
fn points(game: usize, moves: usize) -> Vec<[usize; 2]> {
    let place = |at: usize| (game * 11 + at * 17 + at / 7 * game) % 361;
    let mut points: Vec<[usize; 2]> = Vec::new();
    let mut next = 0;
    while points.len() < moves {
        let mut place = place(next);
        next += 1;
        while points.contains(&[place / 19, place % 19]) {
            place = (place + 1) % 361;
        }
        points.push([place / 19, place % 19]);
    }
    points
}

fn record(points: &[[usize; 2]]) -> String {
    let letter = |at: usize| char::from(b'a' + at as u8);
    let moves = points.iter().enumerate().map(|(number, &[row, col])| {
        let color = if number % 2 == 0 { 'B' } else { 'W' };
        format!(";{color}[{}{}]", letter(col), letter(row))
    });
    format!("(;FF[4]GM[1]SZ[19]KM[6.5]{})\n", moves.collect::<String>())
}

fn mirrored(points: &[[usize; 2]]) -> Vec<[usize; 2]> {
    points.iter().map(|&[row, col]| [row, 18 - col]).collect()
}

fn turned(points: &[[usize; 2]]) -> Vec<[usize; 2]> {
    points.iter().map(|&[row, col]| [col, 18 - row]).collect()
}

/// Images and beginnings of a game are in the same part as the game, whatever else is read.
#[test]
fn parts_of_a_split() {
    const GAMES: usize = 300;
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    fs::create_dir(folder.join("in")).unwrap();
    for game in 0..GAMES {
        let whole = points(game, 60);
        for (name, points) in
            [("whole", whole.clone()), ("mirrored", mirrored(&whole)), ("begin", turned(&whole[..25]))]
        {
            fs::write(folder.join(format!("in/{game:03}_{name}.sgf")), record(&points)).unwrap();
        }
    }
    let split = ["--split", "train=0.8,check=0.1,test=0.1"];
    let all = ["in", "-o", "out", "--table", "all.csv", "--keep-duplicates"];
    let (status, stdout, stderr) = dataset(folder, &[&all[..], &split].concat());
    assert_eq!(status, 0, "{stderr}");
    let mut of_game: BTreeMap<String, String> = BTreeMap::new();
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    for row in rows(&folder.join("all.csv")) {
        let (part, path) = (&row["split"], &row["path"]);
        assert!(path.starts_with(&format!("{part}/")) && folder.join("out").join(path).is_file(), "{path}");
        let game = path.rsplit('/').next().unwrap()[..3].to_owned();
        assert_eq!(of_game.entry(game).or_insert_with(|| part.clone()), part, "{path}");
        *counts.entry(part.clone()).or_default() += 1;
    }
    assert_eq!(of_game.len(), GAMES);
    // Three standard deviations of 300 games, three files each.
    for (part, share) in [("train", 0.8_f64), ("check", 0.1), ("test", 0.1)] {
        let (mean, games) = (share * GAMES as f64, counts[part] as f64 / 3.0);
        let deviation = (share * (1.0 - share) * GAMES as f64).sqrt();
        assert!((games - mean).abs() < 3.0 * deviation, "{part} {games}");
        assert!(stdout.contains(&format!("{:>9}    in {part}\n", counts[part])), "{stdout}");
    }
    // The same without the others.
    let few = ["in/007_begin.sgf", "in/008_mirrored.sgf", "--table", "few.csv"];
    let (status, _, stderr) = dataset(folder, &[&few[..], &split].concat());
    assert_eq!(status, 0, "{stderr}");
    let parts: Vec<String> = rows(&folder.join("few.csv")).iter().map(|row| row["split"].clone()).collect();
    assert_eq!(parts, [of_game["007"].clone(), of_game["008"].clone()]);
    for (split, why) in [
        ("train=0.9", "0.9 in total"),
        ("train=0.5,train=0.5", "train occurs twice"),
        ("train", "NAME=SHARE"),
        ("../x=1", "letters, digits"),
        ("a=2", "share of a"),
    ] {
        let (status, _, stderr) = dataset(folder, &["in", "--dry-run", "--split", split]);
        assert!(status == 2 && stderr.contains(why), "{split}: {stderr}");
    }
}

/// Games of an earlier table are left out, also rotated, and each reason is in a table.
#[test]
fn games_that_are_left_out() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    for (path, points) in [
        ("old/a.sgf", points(1, 40)),
        ("new/b.sgf", turned(&points(1, 40))),
        ("new/c.sgf", points(2, 40)),
        ("new/d.sgf", mirrored(&points(2, 40))),
        ("new/e.sgf", points(2, 30)),
        ("new/f.sgf", points(3, 10)),
        ("new/g.sgf", points(3, 40)),
    ] {
        fs::create_dir_all(folder.join(path).parent().unwrap()).unwrap();
        fs::write(folder.join(path), record(&points)).unwrap();
    }
    fs::write(folder.join("new/h.sgf"), "(;GM[1]SZ[9];B[aa];W[aa])").unwrap();
    assert_eq!(dataset(folder, &["old", "--table", "old.csv"]).0, 0);
    let arguments = ["new", "--exclude", "old.csv", "--min-moves", "2", "--explain-dropped", "why.csv"];
    let (status, stdout, stderr) = dataset(folder, &[&arguments[..], &["-o", "set"]].concat());
    assert_eq!(status, 0, "{stderr}");
    assert!(stdout.contains("        1    left out: in a table of --exclude"), "{stdout}");
    let why = fs::read_to_string(folder.join("why.csv")).unwrap();
    assert_eq!(
        why,
        "file,game,reason,code,kept_file,kept_game\n\
         new/b.sgf,1,excluded,,,\n\
         new/d.sgf,1,symmetric,,new/c.sgf,1\n\
         new/e.sgf,1,beginning,,new/c.sgf,1\n\
         new/h.sgf,1,findings,M101,,\n"
    );
    let kept: Vec<String> = fs::read_dir(folder.join("set"))
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    // The first 10 moves of a game are too few for a beginning.
    assert_eq!(kept.len(), 3, "{kept:?}");
    // What exists is not replaced, and a table of something else is refused.
    let (status, _, stderr) = dataset(folder, &[&arguments[..], &["-o", "again"]].concat());
    assert!(status == 2 && stderr.contains("why.csv"), "{stderr}");
    let (status, _, stderr) = dataset(folder, &["new", "--dry-run", "--exclude", "why.csv"]);
    assert!(status == 2 && stderr.contains("why.csv has no column symmetric_hash"), "{stderr}");
    // Also without writing anything else.
    let (status, _, stderr) = dataset(folder, &["new", "--dry-run", "--explain-dropped", "dry.csv"]);
    assert!(status == 0 && folder.join("dry.csv").is_file(), "{stderr}");
}

/// A game that ended by two passes has an estimate: White has the right half and three points more.
#[test]
fn estimated_scores() {
    let folder = tempfile::tempdir().unwrap();
    let wall = |letter: char| ('a'..='i').map(|row| format!("[{letter}{row}]")).collect::<String>();
    let record = format!("(;GM[1]SZ[9]RU[Chinese]KM[7.5]AB{}AW{};B[];W[])", wall('d'), wall('e'));
    fs::write(folder.path().join("a.sgf"), record).unwrap();
    let (status, _, stderr) = dataset(folder.path(), &["a.sgf", "--table", "a.csv", "--estimate"]);
    assert_eq!(status, 0, "{stderr}");
    let row = &rows(&folder.path().join("a.csv"))[0];
    // 36 points against 45 and 7.5.
    assert_eq!((row["estimate"].as_str(), row["result"].as_str()), ("W+16.5", ""));
    let confidence: f64 = row["estimate_winner_confidence"].parse().unwrap();
    assert!(confidence > 0.9, "{confidence}");
    assert!(!row.contains_key("estimate_board"));
    let ownership = ["a.sgf", "--table", "o.csv", "--estimate", "--ownership"];
    assert_eq!(dataset(folder.path(), &ownership).0, 0);
    let row = &rows(&folder.path().join("o.csv"))[0];
    assert_eq!(row["estimate_board"], "+++XO----".repeat(9));
    let owned: Vec<i16> = row["estimate_ownership"].split(' ').map(|share| share.parse().unwrap()).collect();
    assert_eq!(owned.len(), 81);
    assert!((0..81).all(|at| if at % 9 < 4 { owned[at] > 0 } else { owned[at] < 0 }), "{owned:?}");
    dataset(folder.path(), &["a.sgf", "--table", "b.csv"]);
    assert_eq!(rows(&folder.path().join("b.csv"))[0]["estimate"], "");
}

/// `gocheck.toml` chooses the rules and the findings of each folder.
#[test]
fn settings_of_folders() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    fs::create_dir_all(folder.join("in/old")).unwrap();
    // Black's second move is suicide, which New Zealand rules allow.
    let suicide = "(;FF[4]GM[1]SZ[5]AW[ba][ab];B[aa];W[cc];B[aa])";
    for path in ["in/a.sgf", "in/old/b.sgf"] {
        fs::write(folder.join(path), suicide).unwrap();
    }
    let settings = "[[lint.folder]]\npath = \"old\"\nrules = \"new-zealand\"\n";
    fs::write(folder.join("in/gocheck.toml"), settings).unwrap();
    let kept = |arguments: &[&str]| {
        let (status, _, stderr) = dataset(folder, &[&["in", "--keep-duplicates"], arguments].concat());
        assert_eq!(status, 0, "{stderr}");
        let table = arguments.last().unwrap();
        rows(&folder.join(table)).iter().map(|row| row["path"].clone()).collect::<Vec<_>>()
    };
    assert_eq!(kept(&["--table", "some.csv"]), ["old/b.sgf"]);
    assert_eq!(kept(&["--no-settings", "--table", "none.csv"]), [""; 0]);
    fs::write(folder.join("in/gocheck.toml"), "[lint]\nignore = [\"M1\"]\n").unwrap();
    assert_eq!(kept(&["--table", "all.csv"]), ["a.sgf", "old/b.sgf"]);
    fs::write(folder.join("in/gocheck.toml"), "[lint]\nrules = \"mine\"\n").unwrap();
    let (status, _, stderr) = dataset(folder, &["in", "--dry-run"]);
    assert!(status == 2 && stderr.contains("unknown rules \"mine\""), "{stderr}");
}
