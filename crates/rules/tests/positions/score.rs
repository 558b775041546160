//! Scores: published and hand-made positions, and exhaustive search on small boards.

mod estimate;
mod settled;
mod unconditional;

use crate::boards::{random_setup, setups};
use gocheck_board::{Bits, Color, Point, Size};
use gocheck_rules::score::{self, Agreed, Effort, Range, judge};
use gocheck_rules::{Board, Points, plain};
use proptest::prelude::*;
use rand::{Rng, SeedableRng, rngs::StdRng};
use std::collections::{BTreeMap, BTreeSet};
use test_support::{every, files, project};

/// The area score of the board, counted by a flood fill: Black's points minus White's.
fn flood(board: &Board) -> i32 {
    let size = board.size();
    let mut margin = 0;
    let mut seen = BTreeSet::new();
    for start in size.points() {
        if let Some(color) = board.get(start) {
            margin += if color == Color::Black { 1 } else { -1 };
        } else if seen.insert(start) {
            let mut region = vec![start];
            let mut reached = BTreeSet::new();
            let mut next = 0;
            while next < region.len() {
                for point in size.neighbors(region[next]) {
                    match board.get(point) {
                        Some(color) => _ = reached.insert(color as usize),
                        None if seen.insert(point) => region.push(point),
                        None => {}
                    }
                }
                next += 1;
            }
            let points = region.len() as i32;
            margin += match reached.into_iter().collect::<Vec<_>>()[..] {
                [0] => points,
                [1] => -points,
                _ => 0,
            };
        }
    }
    margin
}

proptest! {
    #[test]
    fn a_board_is_counted_as_a_flood_fill_counts_it(board in setups()) {
        let [black, white] = score::area(&board);
        prop_assert_eq!(black as i32 - white as i32, flood(&board), "{:?}", board);
    }
}

/// Compares a range with all ways to call undecided groups dead or alive.
#[test]
fn a_range_covers_all_ways_to_remove_stones() {
    let mut rng = StdRng::seed_from_u64(1);
    let mut narrow = 0;
    for round in 0..6000 {
        let (rows, cols) = (rng.random_range(1..=5), rng.random_range(2..=6));
        let size = Size::new(rows, cols).unwrap();
        let board = random_setup(&mut rng, size, if round % 2 == 0 { 150 } else { 220 });
        let sides = Color::BOTH.map(|color| score::unconditional(&board, color));
        let mut decided = board.clone();
        for (color, (_, territory)) in Color::BOTH.into_iter().zip(&sides) {
            for &point in territory.iter().filter(|&&point| board.get(point) == Some(color.opponent())) {
                decided.set(point, None).unwrap();
            }
        }
        let is_open =
            |point: &Point| !sides.iter().any(|(alive, area)| alive.contains(point) || area.contains(point));
        let groups = plain::groups(&decided);
        let open: Vec<_> = groups.iter().filter(|group| is_open(&group.stones[0])).collect();
        if open.len() > 10 {
            continue;
        }
        let margins = (0..1u32 << open.len()).map(|dead| {
            let mut left = decided.clone();
            for (_, group) in open.iter().enumerate().filter(|(i, _)| dead >> i & 1 == 1) {
                group.stones.iter().for_each(|&stone| left.set(stone, None).unwrap());
            }
            flood(&left)
        });
        let margins: BTreeSet<i32> = margins.collect();
        let expected = Range { least: *margins.first().unwrap(), most: *margins.last().unwrap() };
        assert_eq!(score::range(&board), expected, "{board:?}");
        assert_eq!(judge(&board, &Agreed::Nothing, Effort::Static).range, expected, "{board:?}");
        let is_narrow = expected.most - expected.least < size.area() as i32;
        narrow += u32::from(is_narrow && !open.is_empty());
    }
    assert!(narrow > 20, "{narrow}");
}

/// A case: its heading lines and its boards.
struct Case {
    boards: Vec<String>,
    lines: BTreeMap<String, String>,
}

impl Case {
    fn read(text: &str) -> Self {
        let lines = text.lines().filter(|line| !line.starts_with('#'));
        let (headed, boards): (Vec<&str>, Vec<&str>) = lines.partition(|line| line.contains(':'));
        let boards = boards.split(|line| line.is_empty()).map(|board| board.join("\n"));
        let headed = headed.iter().map(|line| line.split_once(':').unwrap());
        Self {
            boards: boards.filter(|board| !board.is_empty()).collect(),
            lines: headed.map(|(head, rest)| (head.to_owned(), rest.trim().to_owned())).collect(),
        }
    }
}

fn point(size: Size, vertex: &str) -> Point {
    let found = size.points().find(|&point| gocheck_rules::vertex(size, point).to_string() == vertex);
    found.unwrap_or_else(|| panic!("{vertex}"))
}

/// Capital letters are unconditionally alive, small ones are not.
#[test]
fn published_positions() {
    every(files(&project("../../tests/data/score/unconditional"), "txt"), |file| {
        let case = Case::read(&std::fs::read_to_string(&file).unwrap());
        let letters: Vec<char> = case.boards[0].chars().filter(|cell| !cell.is_whitespace()).collect();
        let board: Board = case.boards[0].to_uppercase().parse().unwrap();
        let size = board.size();
        let sides = Color::BOTH.map(|color| score::unconditional(&board, color));
        for (at, stone) in board.stones() {
            let is_alive = sides[stone as usize].0.contains(&at);
            let letter = letters[size.index(at)];
            assert_eq!(is_alive, letter.is_uppercase(), "{at} in {}{board:?}", file.display());
        }
        for (owner, vertices) in case.lines.iter().filter(|(owner, _)| !owner.contains(' ')) {
            for vertex in vertices.split(' ') {
                let at = point(size, vertex);
                let of = Color::BOTH.into_iter().find(|&color| sides[color as usize].1.contains(&at));
                assert_eq!(of.map_or("nobody", Color::name), owner, "{vertex} in {}", file.display());
            }
        }
    });
}

/// A board, the expected result of the search, and the range of scores; then the same with dead stones.
#[test]
fn positions_by_hand() {
    every(files(&project("../../tests/data/score/positions"), "txt"), |file| {
        let case = Case::read(&std::fs::read_to_string(&file).unwrap());
        let board: Board = case.boards[0].parse().unwrap();
        let range = |line: &str| {
            let numbers: Vec<i32> =
                case.lines[line].split(' ').map(|number| number.parse().unwrap()).collect();
            Range { least: numbers[0], most: numbers[numbers.len() - 1] }
        };
        let judged = judge(&board, &Agreed::Nothing, Effort::Search);
        assert_eq!(judged.to_string().trim_end(), case.boards[1], "{}", file.display());
        assert_eq!(judged.range, range("area"), "{}", file.display());
        assert_eq!(
            judged.territory([0, 0]).map(Some),
            [Some(range("territory").least), Some(range("territory").most)],
            "{}",
            file.display()
        );
        if let Some(dead) = case.lines.get("dead") {
            let mut points = Points::EMPTY;
            for vertex in dead.split(' ').filter(|&vertex| vertex != "none") {
                points.set(board.size().index(point(board.size(), vertex)), true);
            }
            let judged = judge(&board, &Agreed::Dead(points), Effort::Search);
            assert!(judged.fits, "{}", file.display());
            assert_eq!(judged.to_string().trim_end(), case.boards[2], "{}", file.display());
            assert_eq!(judged.range, range("area with dead"), "{}", file.display());
        }
    });
}
