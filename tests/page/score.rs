//! The page's counts compared with those of `gocheck score`: the same records, with the dead stones and the territory that TB and TW mark.

use crate::gocheck;
use gocheck::board::{Point, Size};
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{Rng, SeedableRng};
use serde_json::{Value, json};
use std::fs;
use std::process::Command;
use test_support::browser::is_there;
use test_support::{project, run};

const RULES: [&str; 8] =
    ["japanese", "chinese", "chinese-kgs", "korean", "aga", "new-zealand", "tromp-taylor", "ing"];

/// The point and the points connected to it with the same letter.
fn group(size: Size, letters: &[char], from: Point) -> Vec<Point> {
    let mut all = vec![from];
    let mut at = 0;
    while let Some(&point) = all.get(at) {
        at += 1;
        let is_same = |next: &Point| letters[size.index(*next)] == letters[size.index(from)];
        let more: Vec<Point> =
            neighbours(size, point).into_iter().filter(is_same).filter(|next| !all.contains(next)).collect();
        all.extend(more);
    }
    all
}

fn neighbours(size: Size, point: Point) -> Vec<Point> {
    let index = size.index(point);
    let (row, col) = (index / size.cols(), index % size.cols());
    let places = [(row.wrapping_sub(1), col), (row + 1, col), (row, col.wrapping_sub(1)), (row, col + 1)];
    places.into_iter().filter_map(|(row, col)| size.point(row, col)).collect()
}

/// A record of a position with two walls, random stones, some of them dead, and marked territory.
fn record(random: &mut StdRng) -> String {
    let [rows, cols] = [(); 2].map(|()| random.random_range(3..=9));
    let size = Size::new(rows, cols).unwrap();
    let wall = random.random_range(0..=cols);
    let points: Vec<Point> = size.points().collect();
    let mut letters = Vec::new();
    for at in 0..points.len() {
        letters.push(match random.random_range(0..20) {
            0..8 => '.',
            8..17 if at % cols < wall => 'X',
            8..17 => 'O',
            17 => 'X',
            _ => 'O',
        });
    }
    for &point in &points {
        let stones = group(size, &letters, point);
        let breathes = stones
            .iter()
            .any(|&stone| neighbours(size, stone).iter().any(|&next| letters[size.index(next)] == '.'));
        if !breathes {
            letters[size.index(point)] = '.';
        }
    }
    let mut left = letters.clone();
    for &point in &points {
        if letters[size.index(point)] != '.' && random.random_range(0..20) == 0 {
            group(size, &letters, point).into_iter().for_each(|stone| left[size.index(stone)] = '.');
        }
    }
    let mut marked = [Vec::new(), Vec::new()];
    let mut seen = Vec::new();
    for &point in &points {
        if left[size.index(point)] != '.' || seen.contains(&point) {
            continue;
        }
        let region = group(size, &left, point);
        let adjacent: Vec<char> =
            region.iter().flat_map(|&at| neighbours(size, at)).map(|at| left[size.index(at)]).collect();
        let owners = ['X', 'O'].map(|color| adjacent.contains(&color));
        seen.extend(&region);
        // Some regions stay neutral, like eyes in seki.
        if owners[0] != owners[1] && random.random_range(0..7) > 0 {
            marked[usize::from(owners[1])].extend(region);
        }
    }
    let value = |&point: &Point| {
        let index = size.index(point);
        let letter = |number: usize| char::from(b'a' + number as u8);
        format!("[{}{}]", letter(index % cols), letter(index / cols))
    };
    let list = |name: &str, points: &[Point]| match points {
        [] => String::new(),
        points => name.to_owned() + &points.iter().map(value).collect::<String>(),
    };
    let stones = |letter: char| -> Vec<Point> {
        points.iter().copied().filter(|&point| letters[size.index(point)] == letter).collect()
    };
    format!(
        "(;SZ[{cols}:{rows}]RU[{}]KM[{}]{}{}{};B[];W[]{}{})",
        RULES.choose(random).unwrap(),
        f64::from(random.random_range(-3..16)) / 2.0,
        ["", "HA[2]", "HA[4]", "HA[0]"].choose(random).unwrap(),
        list("AB", &stones('X')),
        list("AW", &stones('O')),
        list("TB", &marked[0]),
        list("TW", &marked[1]),
    )
}

#[test]
fn records_are_counted_alike() {
    if !is_there(&["node"], "apt-get install nodejs") {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let records = folder.path().join("records");
    fs::create_dir(&records).unwrap();
    let mut random = StdRng::seed_from_u64(50);
    for number in 0..600 {
        fs::write(records.join(format!("{number:03}.sgf")), record(&mut random)).unwrap();
    }
    let mut program = gocheck(folder.path());
    let (_, scores, _) = run(program
        .args(["score", "-q", "--format", "json"])
        .arg(&records)
        .arg(project("crates/sgf/tests/data/lint")));
    let mut lines = String::new();
    for line in scores.lines() {
        let score: Value = serde_json::from_str(line).unwrap();
        // Without marks that fit the stones, the program reports only what is certain.
        let is_agreed = score["marked"] == true || score["rules"] == "tromp-taylor";
        let Ok(text) = fs::read_to_string(score["file"].as_str().unwrap()) else { continue };
        if !score["rules"].is_null() && is_agreed {
            lines +=
                &json!({"record": text, "rules": score["rules"], "score": score["scores"][0]}).to_string();
            lines.push('\n');
        }
    }
    let count = lines.lines().count();
    assert!(count > 300, "{count}");
    let path = folder.path().join("scores");
    fs::write(&path, lines).unwrap();
    let files = [project("tests/page/score.mjs"), project("crates/web/dist/test/go.mjs")];
    let (status, counted, stderr) = run(Command::new("node").args(files).arg(&path));
    assert_eq!((status, stderr.as_str()), (0, ""));
    assert!(counted.starts_with(&format!("{count} ")), "{counted}");
}
