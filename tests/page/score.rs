//! `count.js` compared with the program's counting: the same positions with the same dead stones and neutral points.

use gocheck::board::Size;
use gocheck::go::score::{Agreed, Effort, Terms, judge};
use gocheck::go::{Board, Points, RuleSet};
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};
use serde_json::json;
use std::fs;
use std::process::Command;
use test_support::browser::is_there;
use test_support::{project, run};

/// A random board on which groups of each colour are connected, and its letters.
fn board(random: &mut StdRng, size: Size) -> (Board, String) {
    let (rows, cols) = (size.rows(), size.cols());
    // Walls of both colours, with random gaps and stones between them.
    let middle = random.random_range(0..=cols);
    let mut text = String::new();
    for _ in 0..rows {
        for col in 0..cols {
            let wall = if col < middle { 'X' } else { 'O' };
            text.push(match random.random_range(0..10) {
                0..4 => '.',
                4..8 => wall,
                8 => 'X',
                _ => 'O',
            });
        }
        text.push('\n');
    }
    (text.parse().unwrap(), text.replace('\n', ""))
}

/// The stones that are connected to some of them by stones of their colour.
fn whole_groups(size: Size, letters: &[u8], mut dead: Vec<usize>) -> Vec<usize> {
    let mut at = 0;
    while let Some(&stone) = dead.get(at) {
        at += 1;
        let (row, col) = (stone / size.cols(), stone % size.cols());
        let mut beside = vec![];
        if row > 0 {
            beside.push(stone - size.cols())
        }
        if row + 1 < size.rows() {
            beside.push(stone + size.cols())
        }
        if col > 0 {
            beside.push(stone - 1)
        }
        if col + 1 < size.cols() {
            beside.push(stone + 1)
        }
        for next in beside {
            if letters[next] == letters[stone] && !dead.contains(&next) {
                dead.push(next);
            }
        }
    }
    dead
}

#[test]
fn positions_are_counted_alike() {
    if !is_there(&["node"], "apt-get install nodejs") {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    for name in ["rules.js", "count.js", "record/replay.js", "record/values.js"] {
        let path = project(&format!("src/page/{name}"));
        fs::copy(&path, folder.path().join(path.file_name().unwrap())).unwrap();
    }
    fs::write(folder.path().join("package.json"), r#"{"type":"module"}"#).unwrap();
    let mut random = StdRng::seed_from_u64(50);
    let mut lines = String::new();
    let mut count = 0;
    while count < 600 {
        let [rows, cols] = [(); 2].map(|()| random.random_range(2..=9));
        let size = Size::new(rows, cols).unwrap();
        let (board, letters) = board(&mut random, size);
        let bytes = letters.as_bytes();
        let stones: Vec<usize> = (0..bytes.len()).filter(|&at| bytes[at] != b'.').collect();
        let chosen = stones.into_iter().filter(|_| random.random_range(0..12) == 0).collect();
        let dead = whole_groups(size, bytes, chosen);
        // The territory that remains, all of it marked or nothing of a region.
        let left: String = (0..bytes.len())
            .map(|at| if dead.contains(&at) { '.' } else { char::from(bytes[at]) })
            .collect::<Vec<_>>()
            .chunks(cols)
            .map(|row| row.iter().collect::<String>() + "\n")
            .collect();
        let alone = judge(&left.parse().unwrap(), &Agreed::AllAlive, Effort::Static);
        let mut marked = [Points::EMPTY, Points::EMPTY];
        let mut neutral = Vec::new();
        for (side, mark) in marked.iter_mut().enumerate() {
            let is_left_out = random.random_range(0..6) == 0;
            for at in 0..bytes.len() {
                if alone.area[side].contains(at) && (bytes[at] == b'.' || dead.contains(&at)) {
                    if is_left_out { neutral.push(at) } else { mark.set(at, true) }
                }
            }
        }
        // A group that dies lies in the other colour's territory.
        let is_marked = |&at: &usize| marked[usize::from(bytes[at] == b'X')].contains(at);
        if !dead.iter().all(is_marked) {
            continue;
        }
        let agreed = Agreed::Territory(marked);
        for rules in RuleSet::ALL {
            let terms = Terms {
                rules,
                komi: f64::from(random.random_range(-3..16)) / 2.0,
                handicap: random.random_range(0..6),
                prisoners: (random.random_range(0..9) > 0)
                    .then(|| [(); 2].map(|()| random.random_range(0..40))),
            };
            let judged = judge(&board, terms.agreed(&agreed), Effort::Static);
            // The program refuses that stones die which live whatever happens.
            if !judged.fits || rules.counting().is_none() {
                continue;
            }
            let margin = judged.score(&terms).map(|score| score.exact().unwrap());
            let line = json!({
                "rows": rows, "cols": cols, "board": letters, "dead": dead, "neutral": neutral,
                "rules": rules.name(), "komi": terms.komi, "handicap": terms.handicap,
                "prisoners": terms.prisoners, "margin": margin,
            });
            lines += &format!("{line}\n");
            count += 1;
        }
    }
    let path = folder.path().join("positions");
    fs::write(&path, lines).unwrap();
    let mut command = Command::new("node");
    command.arg(project("tests/page/score.mjs"));
    command.args(["rules.js", "count.js"].map(|name| folder.path().join(name))).arg(&path);
    assert_eq!(run(&mut command), (0, format!("{count} positions\n"), String::new()));
}
