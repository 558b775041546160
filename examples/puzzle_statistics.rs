//! Compares generated positions with those of games, and prints the distribution of numbers of answer points.
//!
//! `cargo run --release --example puzzle_statistics -- [PUZZLES [FOLDER]]`
//!
//! From each game record in FOLDER one position is taken: the middle one of those with 40 to 53 stones and White to move.

use gocheck::board::{Color, Size};
use gocheck::generate::{Features, Generator, LEVELS, Wanted};
use gocheck::go::{self, Board, plain};
use gocheck::puzzle::Question;
use gocheck::record::main_line;
use std::error::Error;
use std::fs::{self, File};
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::time::Instant;

/// The numbers of stones of compared positions.
const STONES: RangeInclusive<usize> = 40..=53;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let puzzles = arguments.next().map_or(Ok(1000), |count| count.parse::<usize>())?;
    println!("boards with {} to {} stones: their number, and averages", STONES.start(), STONES.end());
    println!("source       boards  stones  groups  largest");
    if let Some(folder) = arguments.next() {
        let mut paths = Vec::new();
        search(Path::new(&folder), &mut paths)?;
        let boards: Vec<Board> = paths.iter().filter_map(|path| middle(path)).collect();
        shape("records", &boards);
    }
    let mut counts = String::new();
    for question in Question::ALL {
        for (level, number) in LEVELS.into_iter().zip(1..) {
            let request = |index| Wanted { question, is_spoiled: index % 2 == 1, level };
            let wanted: Vec<Wanted> = (0..puzzles).map(request).collect();
            let start = Instant::now();
            let boards = Generator::new(Size::default(), 1).positions(&wanted)?;
            let speed = puzzles as f64 / start.elapsed().as_secs_f64();
            let name = format!("{} {number}", question.name());
            shape(&name, &boards);
            counts.push_str(&format!("{name:<12}{}  {speed:6.0}\n", spread(question, &boards)));
        }
    }
    println!(
        "\npercentage of puzzles by the number of dead groups, captures, or points where White may not play;"
    );
    println!("the average score; puzzles a second");
    println!("question       0   1   2   3   4   5   6  7+   score   speed\n{counts}");
    Ok(())
}

/// Prints the averages over the boards with [`STONES`] stones.
fn shape(name: &str, boards: &[Board]) {
    let boards: Vec<_> = boards.iter().filter(|board| STONES.contains(&board.stones().count())).collect();
    if boards.is_empty() {
        return;
    }
    let (mut stones, mut groups, mut largest) = (0, 0, 0);
    for board in &boards {
        let found = plain::groups(board);
        stones += board.stones().count();
        groups += found.len();
        largest += found.iter().map(|group| group.stones.len()).max().unwrap_or(0);
    }
    let average = |sum: usize| sum as f64 / boards.len() as f64;
    let (stones, groups, largest) = (average(stones), average(groups), average(largest));
    println!("{name:<12} {:>6}  {stones:6.1}  {groups:6.1}  {largest:7.1}", boards.len());
}

/// The percentage of each number of points, and the average score.
fn spread(question: Question, boards: &[Board]) -> String {
    let mut counts = [0; 8];
    let mut score = 0;
    for board in boards {
        let analysis = go::analyse(board, Color::White);
        let points = match question {
            Question::Captures => analysis.captures.len(),
            Question::Moves => board.empty_points().count() - analysis.legal.len(),
            _ => analysis.dead.len(),
        };
        counts[points.min(7)] += 1;
        score += Features::of(board, Color::White).score(question, board.size());
    }
    let share = |count: usize| format!("{:4.0}", 100.0 * count as f64 / boards.len() as f64);
    let shares: String = counts.map(share).concat();
    format!("{shares}  {:6.1}", f64::from(score) / boards.len() as f64)
}

/// The middle one of a 9 x 9 game's positions that can be compared.
fn middle(path: &Path) -> Option<Board> {
    let game = main_line(File::open(path).ok()?, None)
        .ok()?
        .game
        .ok()
        .filter(|game| game.size() == Size::default())?;
    let turns: Vec<u32> =
        game.line().filter(|played| played.color == Color::White).map(|played| played.number - 1).collect();
    let mut boards: Vec<Board> = turns.into_iter().map(|number| game.board_after(number)).collect();
    boards.retain(|board| STONES.contains(&board.stones().count()));
    let middle = boards.len() / 2;
    boards.into_iter().nth(middle)
}

/// The game records in a folder and those below it.
fn search(folder: &Path, found: &mut Vec<PathBuf>) -> std::io::Result<()> {
    let mut paths: Vec<PathBuf> =
        fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<std::io::Result<_>>()?;
    paths.sort();
    for path in paths {
        if path.is_dir() {
            search(&path, found)?;
        } else if path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("sgf")) {
            found.push(path);
        }
    }
    Ok(())
}
