//! The page's rules compared with the program's: the same positions, games and counts, computed by Node.js.

use gocheck::board::{Color, Point, Size};
use gocheck::go::{Facts, Reason, Repetition, Replay, RuleSet};
use gocheck::page::PageRules;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{Rng, SeedableRng};
use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::process::Command;
use test_support::browser::is_there;
use test_support::{project, run};

/// The output of tests/page/rules.mjs, or `None` without Node.js.
fn node(arguments: &[&str]) -> Option<String> {
    if !is_there(&["node"], "apt-get install nodejs") {
        return None;
    }
    let files = [project("tests/page/rules.mjs"), project("crates/web/dist/test/go.mjs")];
    let (status, stdout, stderr) = run(Command::new("node").args(files).args(arguments));
    assert_eq!((status, stderr.as_str()), (0, ""), "{stdout}");
    Some(stdout)
}

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

/// Positions of one size as lines of `gocheck stream`, from empty to full, so that dead groups, suicides and captures are
/// frequent.
fn positions(random: &mut StdRng, area: usize, count: usize) -> String {
    let mut lines = String::new();
    for _ in 0..count {
        let stones: u8 = random.random();
        let mut letter = || match (random.random::<u8>() < stones, random.random()) {
            (false, _) => '.',
            (true, false) => 'X',
            (true, true) => 'O',
        };
        lines.extend((0..area).map(|_| letter()));
        lines += if random.random() { " b\n" } else { " w\n" };
    }
    lines
}

/// 100,000 positions, 90,000 of them on 9 x 9.
#[test]
fn positions_are_analysed_alike() {
    let folder = tempfile::tempdir().unwrap();
    let (asked, answered) = (folder.path().join("positions"), folder.path().join("answers"));
    let mut random = StdRng::seed_from_u64(17);
    let mut runs = vec![(9, 9, 90_000)];
    runs.extend([(1, 1, 200), (1, 2, 300), (1, 25, 1000), (25, 2, 1000), (2, 2, 500), (3, 4, 3000)]);
    runs.extend([(7, 5, 1500), (13, 13, 1500), (19, 19, 800), (25, 25, 200)]);
    assert_eq!(runs.iter().map(|run| run.2).sum::<usize>(), 100_000);
    for (rows, cols, count) in runs {
        fs::write(&asked, positions(&mut random, rows * cols, count)).unwrap();
        let mut stream = crate::gocheck(folder.path());
        stream.args(["stream", "--size", &format!("{rows}x{cols}")]).stdin(fs::File::open(&asked).unwrap());
        let (status, answers, stderr) = run(&mut stream);
        assert_eq!((status, stderr.as_str()), (0, ""));
        fs::write(&answered, answers).unwrap();
        let sides = [rows.to_string(), cols.to_string()];
        let Some(output) = node(&["stream", text(&asked), text(&answered), &sides[0], &sides[1]]) else {
            return;
        };
        assert_eq!(output, format!("{count} positions\n"));
    }
}

/// The facts of a move, and the verdict of each rule set.
fn written(facts: &Facts) -> String {
    let color = |color: Option<Color>| color.map_or(0, number);
    let repetition = |found: Option<Repetition>| {
        found.map_or("-".to_owned(), |Repetition { after, length }| format!("{after}/{length}"))
    };
    let verdict = |rules: RuleSet| match rules.forbids(facts) {
        None => '.',
        Some(Reason::Occupied) => 'O',
        Some(Reason::Suicide) => 'S',
        Some(Reason::Ko) => 'K',
        Some(Reason::PositionalSuperko) => 'P',
        Some(Reason::SituationalSuperko) => 'T',
    };
    format!(
        "{} {} {} {} {} {} {}",
        color(facts.occupied),
        facts.captured,
        facts.suicide,
        facts.ko.map_or("-".to_owned(), |ko| ko.to_string()),
        repetition(facts.position),
        repetition(facts.situation),
        RuleSet::ALL.map(verdict).iter().collect::<String>()
    )
}

fn number(color: Color) -> usize {
    match color {
        Color::Black => 1,
        Color::White => 2,
    }
}

/// A step of a random game: mostly moves, legal or not; some passes, setups and changes of the side to move.
fn step(random: &mut StdRng, game: &mut Replay, points: &[Point], out: &mut String) {
    let turn = game.to_move();
    let color = if random.random_ratio(1, 12) { turn.opponent() } else { turn };
    let size = game.size();
    match random.random_range(0..100) {
        0..8 => {
            game.pass(color);
            writeln!(out, "pass {}", number(color)).unwrap();
        }
        8 => {
            let stones = [None, Some(Color::Black), Some(Color::White)];
            let put: Vec<_> = points.choose_multiple(random, 3).map(|&point| (point, stones)).collect();
            let put: Vec<_> =
                put.into_iter().map(|(point, stones)| (point, *stones.choose(random).unwrap())).collect();
            let words = put
                .iter()
                .map(|&(point, stone)| format!(" {},{}", size.index(point), stone.map_or(0, number)));
            writeln!(out, "setup{}", words.collect::<String>()).unwrap();
            game.set_up(put);
        }
        9 => {
            game.set_to_move(color);
            writeln!(out, "turn {}", number(color)).unwrap();
        }
        _ => {
            let point = *points.choose(random).unwrap();
            let facts = game.play_unchecked(color, point);
            let board: String = game.board().to_string().split_whitespace().collect();
            let (place, color) = (size.index(point), number(color));
            writeln!(out, "play {place} {color} {board} {}", written(&facts)).unwrap();
        }
    }
}

/// 10,000 random games, each move judged by every rule set; on boards so small that kos and repetitions are frequent.
#[test]
fn games_are_judged_alike() {
    let mut random = StdRng::seed_from_u64(71);
    let mut games = format!("rules {}\n", serde_json::to_string(&PageRules::all()).unwrap());
    let sizes = [(1, 1), (1, 2), (1, 5), (2, 2), (2, 3), (3, 3), (3, 4), (5, 1), (5, 5), (9, 7), (25, 25)];
    for number in 0..10_000 {
        let (rows, cols) = sizes[if number % 100 == 0 { sizes.len() - 1 } else { number % 10 }];
        let size = Size::new(rows, cols).unwrap();
        let points: Vec<Point> = size.points().collect();
        let mut game = Replay::new(size);
        writeln!(games, "game {rows} {cols}").unwrap();
        for _ in 0..60 {
            step(&mut random, &mut game, &points, &mut games);
        }
    }
    for sign in ['O', 'S', 'K', 'P', 'T'] {
        let verdicts = games.lines().filter_map(|line| line.rsplit(' ').next());
        assert!(verdicts.filter(|verdicts| verdicts.contains(sign)).count() > 1000, "{sign} is too rare");
    }
    let plays = games.lines().filter(|line| line.starts_with("play ")).count();
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games");
    fs::write(&file, games).unwrap();
    let Some(output) = node(&["games", text(&file)]) else { return };
    assert_eq!(output, format!("10000 games, {plays} plays, 9 rule sets\n"));
}

/// Counts of positions by other programs.
#[test]
fn perft_table() {
    let table = project("tests/data/replay/perft.tsv");
    let sets = serde_json::to_string(&PageRules::all()).unwrap();
    let Some(output) = node(&["perft", text(&table), &sets, "100000"]) else { return };
    assert_eq!(output, "23 counts\n");
}
