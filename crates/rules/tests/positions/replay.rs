//! Replays: shapes worked out by hand, a second, plain implementation, and known counts.

use gocheck_board::{Color, Point, Size};
use gocheck_rules::perft::{Passing, perft};
use gocheck_rules::{Board, Facts, KoRule, Reason, Repetition, Replay, RuleSet, plain};
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{Rng, SeedableRng};
use std::collections::{BTreeMap, BTreeSet};
use test_support::{every, files, project, table, thorough};

fn point(size: Size, text: &str) -> Point {
    let (row, col) = text.split_once(',').unwrap_or_else(|| panic!("{text} is no point"));
    size.point(row.parse().unwrap(), col.parse().unwrap()).unwrap()
}

fn color(text: &str) -> Color {
    Color::BOTH.into_iter().find(|color| color.name() == text).unwrap_or_else(|| panic!("{text}"))
}

fn set_up(game: &mut Replay, setup: &Board) {
    game.set_up(setup.stones().map(|(point, color)| (point, Some(color))));
}

/// Facts in the form of the case files.
fn written(facts: &Facts) -> String {
    let repetition = |what: &str, found: Option<Repetition>| {
        found.map(|Repetition { after, length }| format!("{what}={after}/{length}"))
    };
    let count = |what: &str, count: u16| (count > 0).then(|| format!("{what}={count}"));
    let words = [
        facts.occupied.map(|color| format!("occupied={color}")),
        count("captured", facts.captured),
        count("suicide", facts.suicide),
        facts.ko.map(|number| format!("ko={number}")),
        repetition("position", facts.position),
        repetition("situation", facts.situation),
    ];
    words.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

#[test]
fn cases() {
    every(files(&project("../../tests/data/replay"), "txt"), |file| {
        let text = std::fs::read_to_string(&file).unwrap();
        let lines: Vec<&str> = text.lines().filter(|line| !line.starts_with('#')).collect();
        let is_move = |line: &&str| line.starts_with("black ") || line.starts_with("white ");
        let board: Vec<&str> =
            lines.iter().filter(|line| !is_move(line) && !line.contains(':')).copied().collect();
        let setup: Board = board.join("\n").parse().unwrap();
        let mut game = Replay::new(setup.size());
        set_up(&mut game, &setup);
        let mut forbidden: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for line in lines.iter().filter(|line| is_move(line)) {
            let words: Vec<&str> = line.split(' ').collect();
            let (color, place) = (color(words[0]), words[1]);
            if place == "pass" {
                game.pass(color);
                continue;
            }
            let point = point(setup.size(), place);
            let looked = game.look(color, point);
            let facts = game.play_unchecked(color, point);
            assert_eq!(looked, facts, "{}: {line}{game:?}", file.display());
            assert_eq!(written(&facts), words[2..].join(" "), "{}: {line}{game:?}", file.display());
            for rules in RuleSet::ALL {
                if let Some(reason) = rules.forbids(&facts) {
                    forbidden
                        .entry(rules.to_string())
                        .or_default()
                        .push(format!("{} {reason}", game.moves()));
                }
            }
        }
        let listed = lines.iter().filter_map(|line| line.split_once(": "));
        let expected: BTreeMap<String, Vec<String>> = listed
            .map(|(rules, moves)| (rules.to_owned(), moves.split(", ").map(str::to_owned).collect()))
            .collect();
        assert_eq!(forbidden, expected, "{}", file.display());
    });
}

/// A plain replay: it keeps every board and finds every group by a flood fill.
#[derive(Clone)]
struct Plain {
    /// Each board since the last setup, the number of the move before it, and who moved then.
    past: Vec<(Board, u32, Option<Color>)>,
    /// The last move that captured a single stone: the player, the stone and the move.
    ko: Option<(Color, Point, Point)>,
}

impl Plain {
    fn new(setup: Board) -> Self {
        Self { past: vec![(setup, 0, None)], ko: None }
    }

    fn now(&self) -> (&Board, u32) {
        let (setup, number, _) = &self.past[self.past.len() - 1];
        (setup, *number)
    }

    fn without_liberties(setup: &Board, near: Point, color: Color) -> BTreeSet<Point> {
        let around = setup.size().neighbors(near).chain([near]);
        let groups = around.filter_map(|point| plain::group_at(setup, point));
        let dead = groups.filter(|group| group.color == color && plain::liberties(setup, group).is_empty());
        dead.flat_map(|group| group.stones).collect()
    }

    fn play(&mut self, color: Color, point: Point) -> (Facts, Vec<Point>) {
        let (before, number) = self.now();
        let (mut board, number) = (before.clone(), number + 1);
        let mut facts = Facts { occupied: board.get(point), ..Facts::default() };
        board.set(point, Some(color)).unwrap();
        let taken = Self::without_liberties(&board, point, color.opponent());
        taken.iter().for_each(|&stone| board.set(stone, None).unwrap());
        let own = Self::without_liberties(&board, point, color);
        own.iter().for_each(|&stone| board.set(stone, None).unwrap());
        facts.captured = taken.len() as u16;
        facts.suicide = own.len() as u16;
        let single = if taken.len() == 1 { taken.first().copied() } else { None };
        if facts.occupied.is_none() {
            if let (Some((taker, from, gone)), Some(stone)) = (self.ko, single) {
                let is_retaken = taker != color && gone == point && stone == from;
                facts.ko = is_retaken.then_some(number - 1);
            }
            // The side to move on a board is that of the move that was made there.
            let to_move = |index: usize| self.past.get(index + 1).map_or(Some(color), |next| next.2);
            let latest = |is_same: &dyn Fn(usize) -> bool| {
                let index = (0..self.past.len()).rev().find(|&i| self.past[i].0 == board && is_same(i))?;
                let after = self.past[index].1;
                Some(Repetition { after, length: number - after })
            };
            facts.position = latest(&|_| true);
            facts.situation = latest(&|index| to_move(index) == Some(color.opponent()));
        }
        self.ko = single.map(|gone| (color, point, gone));
        self.past.push((board, number, Some(color)));
        (facts, if own.is_empty() { taken } else { own }.into_iter().collect())
    }

    fn pass(&mut self, color: Color) {
        let (board, number) = self.now();
        let next = (board.clone(), number + 1, Some(color));
        self.past.push(next);
        self.ko = None;
    }

    fn set_up(&mut self, stones: &[(Point, Option<Color>)]) {
        let (board, number) = self.now();
        let (mut after, mut is_changed) = (board.clone(), false);
        for &(point, stone) in stones {
            is_changed |= after.get(point) != stone;
            after.set(point, stone).unwrap();
        }
        if is_changed {
            self.past = vec![(after, number, None)];
            self.ko = None;
        }
    }
}

/// The game that repeats the steps of another one.
fn repeated(game: &Replay) -> Replay {
    let mut again = Replay::new(game.size());
    game.steps().iter().for_each(|step| again.repeat(step));
    assert!(again.steps() == game.steps() && again.line().eq(game.line()));
    assert_eq!((again.step(), again.hash(), again.to_move()), (game.step(), game.hash(), game.to_move()));
    assert_eq!((again.prisoners(), again.removed()), (game.prisoners(), game.removed()));
    again
}

/// Random games with every kind of step, on boards so small that kos and repetitions are frequent. From time to time
/// moves are taken back, as when walking through variations, or the game goes on in one with the same steps.
#[test]
fn two_implementations_agree() {
    let mut random = StdRng::seed_from_u64(8);
    let mut seen = BTreeMap::<&str, u32>::new();
    for game in 0..if thorough() { 1000 } else { 150 } {
        let (rows, cols) =
            *[(1, 1), (1, 2), (1, 5), (2, 2), (2, 3), (3, 3), (3, 4), (5, 1), (5, 5), (9, 7), (25, 25)]
                .choose(&mut random)
                .unwrap();
        let size = Size::new(rows, cols).unwrap();
        let points: Vec<Point> = size.points().collect();
        let mut fast = Replay::new(size);
        let mut plain = Plain::new(Board::new(size));
        // Nearly full boards are set up in some games, so that large ones see captures too.
        if game % 4 == 0 {
            let board = crate::boards::random_setup(&mut random, size, 200);
            let stones = points.iter().map(|&point| (point, board.get(point))).collect();
            Step::SetUp(stones).run(&mut fast, &mut plain, &mut seen);
        }
        for _ in 0..150 {
            Step::random(&mut random, &points, fast.to_move()).run(&mut fast, &mut plain, &mut seen);
            if random.random_ratio(1, 10) {
                let (step, shown, saved) = (fast.step(), format!("{fast:?}"), plain.clone());
                for _ in 0..random.random_range(1..20) {
                    Step::random(&mut random, &points, fast.to_move()).run(&mut fast, &mut plain, &mut seen);
                }
                fast = repeated(&fast);
                fast.back_to(step);
                plain = saved;
                assert_eq!((fast.step(), format!("{fast:?}")), (step, shown));
            }
            if random.random_ratio(1, 20) {
                fast = repeated(&fast);
            }
        }
        let mut cells = vec![7; size.area()];
        fast.write_cells(&mut cells);
        let cell = |&point: &Point| match plain.now().0.get(point) {
            Some(Color::Black) => 1,
            Some(Color::White) => -1,
            None => 0,
        };
        assert_eq!(cells, points.iter().map(cell).collect::<Vec<i8>>());
        for &(ref board, number, _) in &plain.past[1..] {
            assert_eq!(&fast.board_after(number), board, "after move {number}");
        }
    }
    for what in ["occupied", "captured", "suicide", "ko", "position", "situation"] {
        assert!(seen.get(what).is_some_and(|&count| count > 100), "{what} occurs too rarely: {seen:?}");
    }
}

/// A step of a random game.
enum Step {
    Play(Color, Point),
    Pass(Color),
    Skip(Color),
    SetUp(Vec<(Point, Option<Color>)>),
    ToMove(Color),
}

impl Step {
    fn random(random: &mut StdRng, points: &[Point], to_move: Color) -> Self {
        let color = if random.random_ratio(1, 12) { to_move.opponent() } else { to_move };
        match random.random_range(0..100) {
            0..7 => Self::Pass(color),
            7 => Self::Skip(color),
            8 => Self::ToMove(color.opponent()),
            9..11 => {
                let stone = [None, Some(Color::Black), Some(Color::White)];
                let stones = (0..random.random_range(0..4))
                    .map(|_| (*points.choose(random).unwrap(), stone[random.random_range(0..3)]));
                Self::SetUp(stones.collect())
            }
            _ => Self::Play(color, *points.choose(random).unwrap()),
        }
    }

    fn run(self, fast: &mut Replay, plain: &mut Plain, seen: &mut BTreeMap<&str, u32>) {
        match self {
            Self::Play(color, point) => {
                let before = format!("{fast:?}");
                let looked = fast.look(color, point);
                let (expected, gone) = plain.play(color, point);
                let rules = RuleSet::ALL[fast.moves() as usize % RuleSet::ALL.len()];
                let reason = rules.forbids(&expected);
                let is_legal = fast.legal(color, rules).any(|legal| legal == point);
                assert_eq!(is_legal, reason.is_none(), "{rules}: {color} at {point}{before}");
                let facts = fast.play(color, point, rules).unwrap_or_else(|error| {
                    assert_eq!(error.reason(), reason, "{rules}: {color} at {point}{before}");
                    fast.play_unchecked(color, point)
                });
                assert_eq!(fast.moves(), plain.now().1, "{rules}: {color} at {point}{before}");
                assert_eq!(facts, expected, "{color} at {point}{before}");
                assert_eq!(looked, facts, "{color} at {point}{before}");
                assert_eq!(fast.last_play(), Some((color, point)));
                let replaced = facts.occupied.is_some();
                assert!(replaced || fast.removed() == gone, "{:?} and {gone:?}{before}", fast.removed());
                for (what, is_so) in [
                    ("occupied", facts.occupied.is_some()),
                    ("captured", facts.captured > 0),
                    ("suicide", facts.suicide > 0),
                    ("ko", facts.ko.is_some()),
                    ("position", facts.position.is_some()),
                    ("situation", facts.situation.is_some()),
                ] {
                    *seen.entry(what).or_default() += u32::from(is_so);
                }
            }
            Self::Pass(color) => {
                fast.pass(color);
                plain.pass(color);
                assert_eq!((fast.last_play(), fast.removed()), (None, Vec::new()));
                assert_eq!(fast.to_move(), color.opponent());
            }
            Self::Skip(color) => {
                fast.skip(color);
                plain.pass(color);
            }
            Self::SetUp(stones) => {
                plain.set_up(&stones);
                fast.set_up(stones);
            }
            Self::ToMove(color) => {
                fast.set_to_move(color);
                assert_eq!(fast.to_move(), color);
            }
        }
        let (board, number) = plain.now();
        assert_eq!((&fast.board(), fast.moves()), (board, number));
    }
}

/// Positional superko with suicide (Tromp-Taylor) and without (Chinese, as KGS has it), counted by other programs.
#[test]
fn perft_table() {
    let most = if thorough() { u64::MAX } else { 1_000_000 };
    for line in table(include_str!("../../../../tests/data/replay/perft.tsv")) {
        let (size, rules): (Size, RuleSet) = (line[0].parse().unwrap(), line[1].parse().unwrap());
        let passing = if line[2] == "passes" { Passing::TwoEnd } else { Passing::Never };
        let mut game = Replay::new(size);
        for (depth, nodes) in (0..).zip(line[3].split(' ')) {
            let nodes: u64 = nodes.parse().unwrap();
            if nodes <= most {
                assert_eq!(perft(&mut game, rules, passing, depth), nodes, "{line:?} at depth {depth}");
            }
        }
        assert_eq!(game.step(), 0);
    }
}

/// The number of games to two passes under positional superko (Tromp and Farneback 2016).
#[test]
fn numbers_of_games_match_the_published_ones() {
    fn games(game: &mut Replay, rules: RuleSet, after_pass: bool) -> u64 {
        let (color, step) = (game.to_move(), game.step());
        let mut count = u64::from(after_pass);
        if !after_pass {
            game.pass(color);
            count += games(game, rules, true);
            game.back_to(step);
        }
        for point in game.size().points() {
            if game.play(color, point, rules).is_ok() {
                count += games(game, rules, false);
                game.back_to(step);
            }
        }
        count
    }
    for (cols, count) in [(1, 1), (2, 9), (3, 907)] {
        for (rows, cols) in [(1, cols), (cols, 1)] {
            let mut game = Replay::new(Size::new(rows, cols).unwrap());
            assert_eq!(games(&mut game, RuleSet::TrompTaylor, false), count, "{rows} x {cols}");
        }
    }
}

#[test]
fn rule_sets_differ_in_ko_and_suicide() {
    use KoRule::{None, Positional, Simple, Situational};
    let table = [
        ("japanese", Simple, false),
        ("chinese", Simple, false),
        ("chinese-kgs", Positional, false),
        ("korean", Simple, false),
        ("aga", Situational, false),
        ("new-zealand", Situational, true),
        ("tromp-taylor", Positional, true),
        ("ing", Positional, true),
        ("none", None, true),
    ];
    assert_eq!(RuleSet::ALL.len(), table.len());
    for (rules, (name, ko, suicide)) in RuleSet::ALL.into_iter().zip(table) {
        assert_eq!((rules.name(), rules.ko(), rules.allows_suicide()), (name, ko, suicide));
        assert_eq!(name.parse(), Ok(rules));
        assert_eq!(rules.forbids(&Facts::default()), Option::None);
        let occupied = Facts { occupied: Some(Color::White), ..Facts::default() };
        assert_eq!(rules.forbids(&occupied), Some(Reason::Occupied));
    }
    let error = "Chinese".parse::<RuleSet>().unwrap_err().to_string();
    assert!(error.ends_with("tromp-taylor, ing and none"), "{error}");
}

/// Names of rules in records: a table of spellings.
#[test]
fn names_of_rule_sets_in_records() {
    for line in table(include_str!("../../../../tests/data/replay/rule_names.tsv")) {
        let expected = if line[1] == "-" { None } else { Some(line[1].parse::<RuleSet>().unwrap()) };
        assert_eq!(RuleSet::from_record(line[0]), expected, "{:?}", line[0]);
    }
}
