//! Scores: published and hand-made positions, and everything tried on small boards.

use crate::boards::{random_setup, setups};
use gocheck::board::{Bits, Color, Point, Size};
use gocheck::go::score::{self, Agreed, Effort, Range, judge};
use gocheck::go::{Points, Setup, plain};
use proptest::prelude::*;
use rand::{Rng, SeedableRng, rngs::StdRng};
use std::collections::{BTreeMap, BTreeSet};
use test_support::{files, project};

/// The board as it stands, counted by a flood fill: what Black has more than White.
fn flood(board: &Setup) -> i32 {
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

/// A small board as two sets of bits, and the rules on it in the plainest way.
struct Tiny {
    size: Size,
    beside: Vec<u16>,
}

impl Tiny {
    fn new(rows: usize, cols: usize) -> Self {
        let size = Size::new(rows, cols).unwrap();
        let bits = |point| size.neighbors(point).map(|next| 1 << size.index(next)).sum();
        Self { size, beside: size.points().map(bits).collect() }
    }

    fn all(&self) -> u16 {
        (1 << self.size.area()) - 1
    }

    /// All boards: each point empty, black or white.
    fn boards(&self) -> impl Iterator<Item = [u16; 2]> {
        let (all, count) = (self.all(), 3usize.pow(self.size.area() as u32));
        (0..count).map(move |mut code| {
            let mut stones = [0; 2];
            for bit in 0..all.count_ones() {
                if code % 3 > 0 {
                    stones[code % 3 - 1] |= 1 << bit;
                }
                code /= 3;
            }
            stones
        })
    }

    fn code(&self, stones: [u16; 2]) -> usize {
        (0..self.size.area()).rev().fold(0, |code, bit| {
            3 * code + usize::from(stones[0] >> bit & 1) + 2 * usize::from(stones[1] >> bit & 1)
        })
    }

    fn setup(&self, stones: [u16; 2]) -> Setup {
        let mut setup = Setup::new(self.size);
        for point in self.size.points() {
            let has = |color: Color| stones[color as usize] >> self.size.index(point) & 1 == 1;
            setup.set(point, Color::BOTH.into_iter().find(|&color| has(color))).unwrap();
        }
        setup
    }

    fn around(&self, set: u16) -> u16 {
        (0..self.size.area())
            .filter(|bit| set >> bit & 1 == 1)
            .fold(0, |around, bit| around | self.beside[bit])
    }

    fn group(&self, seed: u16, stones: u16) -> u16 {
        let mut group = seed;
        loop {
            let grown = (group | self.around(group)) & stones;
            if grown == group {
                return group;
            }
            group = grown;
        }
    }

    /// The stones of a colour that have no liberty.
    fn captured(&self, stones: [u16; 2], color: usize) -> u16 {
        let empty = self.all() & !(stones[0] | stones[1]);
        let lives = self.group(stones[color] & self.around(empty), stones[color]);
        stones[color] & !lives
    }

    fn is_valid(&self, stones: [u16; 2]) -> bool {
        self.captured(stones, 0) | self.captured(stones, 1) == 0
    }

    /// The boards after a colour's moves that are no suicide.
    fn moves(&self, stones: [u16; 2], color: usize) -> impl Iterator<Item = [u16; 2]> {
        let empty = self.all() & !(stones[0] | stones[1]);
        (0..self.size.area()).map(|bit| 1 << bit).filter(move |point| empty & point != 0).filter_map(
            move |point| {
                let mut after = stones;
                after[color] |= point;
                after[1 - color] &= !self.captured(after, 1 - color);
                (self.captured(after, color) == 0).then_some(after)
            },
        )
    }

    /// For every board the black stones that White can capture while Black passes.
    fn capturable(&self) -> Vec<u16> {
        let mut capturable = vec![None; 3usize.pow(self.size.area() as u32)];
        self.boards().for_each(|stones| _ = self.find_capturable(stones, &mut capturable));
        capturable.into_iter().map(Option::unwrap).collect()
    }

    fn find_capturable(&self, stones: [u16; 2], known: &mut [Option<u16>]) -> u16 {
        let code = self.code(stones);
        if let Some(found) = known[code] {
            return found;
        }
        let moves: Vec<[u16; 2]> = self.moves(stones, 1).collect();
        let found = moves.into_iter().fold(0, |found, after| {
            found | stones[0] & !after[0] | stones[0] & self.find_capturable(after, known)
        });
        known[code] = Some(found);
        found
    }

    /// For every board the points where White ever has stones that Black cannot capture, while White alone moves.
    fn livable(&self, capturable: &[u16]) -> Vec<u16> {
        let mut livable = vec![None; capturable.len()];
        self.boards().for_each(|stones| _ = self.find_livable(stones, capturable, &mut livable));
        livable.into_iter().map(Option::unwrap).collect()
    }

    fn find_livable(&self, stones: [u16; 2], capturable: &[u16], known: &mut [Option<u16>]) -> u16 {
        let code = self.code(stones);
        if let Some(found) = known[code] {
            return found;
        }
        let swapped = [stones[1], stones[0]];
        let now = stones[1] & !capturable[self.code(swapped)];
        let moves: Vec<[u16; 2]> = self.moves(stones, 1).collect();
        let found =
            moves.into_iter().fold(now, |found, after| found | self.find_livable(after, capturable, known));
        known[code] = Some(found);
        found
    }

    fn bits(&self, points: &[Point]) -> u16 {
        points.iter().map(|&point| 1 << self.size.index(point)).sum()
    }
}

/// Benson's theorem: unconditionally alive is what cannot be captured though its owner always passes.
#[test]
fn what_is_unconditionally_alive_cannot_be_captured_and_all_else_can() {
    for (rows, cols) in [(1, 1), (1, 7), (2, 2), (2, 3), (2, 5), (3, 3), (3, 4)] {
        let tiny = Tiny::new(rows, cols);
        let capturable = tiny.capturable();
        let livable = tiny.livable(&capturable);
        for stones in tiny.boards().filter(|&stones| tiny.is_valid(stones)) {
            let board = tiny.setup(stones);
            let (alive, territory) = score::unconditional(&board, Color::Black);
            assert_eq!(tiny.bits(&alive), stones[0] & !capturable[tiny.code(stones)], "{board:?}");
            assert_eq!(tiny.bits(&territory) & livable[tiny.code(stones)], 0, "White lives in{board:?}");
            // White's are those of the board with the colours swapped.
            let (white, region) = score::unconditional(&tiny.setup([stones[1], stones[0]]), Color::White);
            assert_eq!((white, region), (alive, territory), "{board:?}");
        }
    }
}

/// Black takes all that White has in his territory, and keeps what is alive, though White moves first.
#[test]
fn stones_in_territory_are_taken_by_alternate_play() {
    for (rows, cols) in [(2, 4), (3, 3)] {
        let tiny = Tiny::new(rows, cols);
        let mut starts: BTreeMap<(u16, u16), Vec<[u16; 2]>> = BTreeMap::new();
        for stones in tiny.boards().filter(|&stones| tiny.is_valid(stones)) {
            let (alive, territory) = score::unconditional(&tiny.setup(stones), Color::Black);
            let (alive, territory) = (tiny.bits(&alive), tiny.bits(&territory));
            if territory & stones[1] != 0 {
                starts.entry((alive, territory)).or_default().push(stones);
            }
        }
        assert!(!starts.is_empty());
        for ((alive, territory), boards) in starts {
            // By the number of plies that Black needs at most: what is won stays won however the game came there.
            let is_won = |stones: [u16; 2]| stones[0] & alive == alive && stones[1] & territory == 0;
            let mut won: Vec<[bool; 2]> = tiny.boards().map(|stones| [is_won(stones); 2]).collect();
            // A board without what was alive is not won.
            let keeps = |stones: &[u16; 2]| stones[0] & alive == alive && tiny.is_valid(*stones);
            let after = |stones, color| tiny.moves(stones, color).map(|after| tiny.code(after)).collect();
            let graph: Vec<(usize, [Vec<usize>; 2])> = tiny
                .boards()
                .filter(keeps)
                .map(|stones| (tiny.code(stones), [after(stones, 0), after(stones, 1)]))
                .collect();
            loop {
                let mut grows = false;
                for (code, moves) in &graph {
                    let now = [
                        won[*code][1] || moves[0].iter().any(|&after| won[after][1]),
                        won[*code][0] && moves[1].iter().all(|&after| won[after][0]),
                    ];
                    for color in 0..2 {
                        grows |= now[color] && !won[*code][color];
                        won[*code][color] |= now[color];
                    }
                }
                if !grows {
                    break;
                }
            }
            for stones in boards {
                assert!(won[tiny.code(stones)][1], "{:?}", tiny.setup(stones));
            }
        }
    }
}

/// All ways to call groups in doubt dead or alive.
#[test]
fn a_range_is_from_the_least_to_the_most_of_all_ways_to_take_stones_off() {
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

/// A part of the board between living groups, with every board on it, every player to move and every pass tried.
struct Frame {
    size: Size,
    boards: Vec<Setup>,
    /// The boards that a colour can make, suicides only where they may be.
    moves: [Vec<Vec<usize>>; 2],
}

impl Frame {
    /// The points that are `?` may have anything on them.
    fn new(picture: &str) -> Self {
        let base: Setup = picture.replace('?', ".").parse().unwrap();
        let size = base.size();
        let cells: Vec<char> = picture.chars().filter(|cell| !cell.is_whitespace()).collect();
        let points: Vec<Point> = size.points().filter(|&point| cells[size.index(point)] == '?').collect();
        let boards: Vec<Setup> = (0..3usize.pow(points.len() as u32))
            .map(|mut code| {
                let mut board = base.clone();
                for &point in &points {
                    board.set(point, [None, Some(Color::Black), Some(Color::White)][code % 3]).unwrap();
                    code /= 3;
                }
                board
            })
            .filter(|board| plain::dead_groups(board).is_empty())
            .collect();
        let codes: BTreeMap<String, usize> =
            boards.iter().enumerate().map(|(code, board)| (board.to_string(), code)).collect();
        let moves = Color::BOTH.map(|color| {
            let after = |board: &Setup| {
                let plays = points.iter().filter_map(|&point| plain::play(board, color, point).ok());
                plays.map(|(_, after)| codes[&after.to_string()]).collect()
            };
            boards.iter().map(after).collect()
        });
        Self { size, boards, moves }
    }

    /// Whether some of the points in doubt are empty ones alone, which either player may fill.
    fn has_empty_part(&self, board: &Setup) -> bool {
        let sides = Color::BOTH.map(|color| score::unconditional(board, color));
        let is_open =
            |point: &Point| !sides.iter().any(|(alive, area)| alive.contains(point) || area.contains(point));
        let open: BTreeSet<Point> = self.size.points().filter(is_open).collect();
        let mut rest = open;
        while let Some(start) = rest.pop_first() {
            let mut part = vec![start];
            let mut next = 0;
            while next < part.len() {
                part.extend(
                    self.size.neighbors(part[next]).filter(|point| rest.remove(point)).collect::<Vec<_>>(),
                );
                next += 1;
            }
            if part.iter().all(|&point| board.get(point).is_none()) {
                return true;
            }
        }
        false
    }

    /// The boards where `attacker`, who moves first, does not get more than `most`; a game without an end is his.
    fn held(&self, attacker: Color, most: i32) -> Vec<bool> {
        let sign = if attacker == Color::Black { 1 } else { -1 };
        let ends: Vec<bool> = self.boards.iter().map(|board| sign * flood(board) <= most).collect();
        // By who moves, the attacker first, and whether the other one has just passed.
        let mut held = vec![[[false; 2]; 2]; self.boards.len()];
        loop {
            let mut grows = false;
            for code in 0..self.boards.len() {
                for (mover, was_pass) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
                    let color = if mover == 0 { attacker } else { attacker.opponent() };
                    let pass = if was_pass == 1 { ends[code] } else { held[code][1 - mover][1] };
                    let mut moves =
                        self.moves[color as usize][code].iter().map(|&after| held[after][1 - mover][0]);
                    let now = if mover == 0 {
                        pass && moves.all(|held| held)
                    } else {
                        pass || moves.any(|held| held)
                    };
                    if now && !held[code][mover][was_pass] {
                        held[code][mover][was_pass] = true;
                        grows = true;
                    }
                }
            }
            if !grows {
                return held.iter().map(|held| held[0][0]).collect();
            }
        }
    }
}

/// What is no `?` is unconditionally alive, or an eye.
const FRAMES: [&str; 3] = [
    "
    . X . X ? O . O .
    X X X X ? O O O O
    X X ? ? ? ? ? O O
    ",
    "
    O O O O O O O
    O ? ? ? ? O .
    O ? ? ? O O O
    O O O O O . O
    ",
    "
    ? ? ? O . O
    ? ? ? O O O
    X X X X O .
    . X . X O O
    ",
];

/// What is told of a position holds against whoever moves first; and a small part that stands so is told.
#[test]
fn what_is_settled_cannot_be_changed_by_moving_first() {
    let mut settled = 0;
    for picture in FRAMES {
        let frame = Frame::new(picture);
        let margins: BTreeSet<i32> = frame.boards.iter().map(flood).collect();
        let held: BTreeMap<i32, [Vec<bool>; 2]> = margins
            .into_iter()
            .map(|margin| (margin, [frame.held(Color::Black, margin), frame.held(Color::White, -margin)]))
            .collect();
        for (code, board) in frame.boards.iter().enumerate().filter(|(_, board)| !frame.has_empty_part(board))
        {
            let is_settled = |margin: i32| held[&margin].iter().all(|held| held[code]);
            let judged = judge(board, &Agreed::Nothing, Effort::Search);
            let told = judged.range.exact();
            // Where no stone is in doubt, all is told of the board as it stands, whoever might gain by a move.
            if score::range(board).exact().is_none()
                && let Some(margin) = told
            {
                assert!(is_settled(margin), "{margin} in{board:?}");
                settled += 1;
            }
            let stands = flood(board);
            assert!(!is_settled(stands) || told == Some(stands), "{stands} is not told in{board:?}");
        }
    }
    assert!(settled > 10, "{settled}");
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
    let found = size.points().find(|&point| gocheck::go::vertex(size, point).to_string() == vertex);
    found.unwrap_or_else(|| panic!("{vertex}"))
}

/// Capital letters are unconditionally alive, small ones are not.
#[test]
fn published_positions() {
    for file in files(&project("tests/data/score/unconditional"), "txt") {
        let case = Case::read(&std::fs::read_to_string(&file).unwrap());
        let letters: Vec<char> = case.boards[0].chars().filter(|cell| !cell.is_whitespace()).collect();
        let board: Setup = case.boards[0].to_uppercase().parse().unwrap();
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
    }
}

/// A board, what is to be told of it by search, and between which margins it ends; then the same with dead stones.
#[test]
fn positions_by_hand() {
    for file in files(&project("tests/data/score/positions"), "txt") {
        let case = Case::read(&std::fs::read_to_string(&file).unwrap());
        let board: Setup = case.boards[0].parse().unwrap();
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
    }
}
