//! The rules: cases worked out by hand, implementations compared with each other, known counts.

#[path = "../../rules/tests/positions/boards.rs"]
mod boards;

use boards::{colors, random_setup, setups};
use gocheck_batch::Batch;
use gocheck_board::{Bits, Color, OffBoard, Point, Size, Words};
use gocheck_rules::bitboard::Position;
use gocheck_rules::{Analysis, Board, IllegalMove, Replay, plain};
use proptest::prelude::*;
use rand::{Rng, SeedableRng, rngs::StdRng};
use std::collections::BTreeMap;
use test_support::{every, files, is_thorough_only, project, thorough};

/// A case file: its board, and the points under each heading.
struct Case {
    setup: Board,
    expected: BTreeMap<String, Vec<Point>>,
}

impl Case {
    fn read(text: &str) -> Self {
        let lines = text.lines().filter(|line| !line.starts_with('#'));
        let (headed, board): (Vec<&str>, Vec<&str>) = lines.partition(|line| line.contains(':'));
        let setup: Board = board.join("\n").parse().unwrap();
        let point = |text: &str| {
            let (row, col) = text.split_once(',').unwrap();
            setup.size().point(row.parse().unwrap(), col.parse().unwrap()).unwrap()
        };
        let entry = |line: &str| {
            let (heading, points) = line.split_once(':').unwrap();
            (heading.to_owned(), points.split_whitespace().map(point).collect())
        };
        let expected = headed.into_iter().map(entry).collect();
        Self { setup, expected }
    }
}

/// The results of an implementation, under the same headings.
fn said(setup: &Board, analyse: fn(&Board, Color) -> Analysis) -> BTreeMap<String, Vec<Point>> {
    let mut said = BTreeMap::new();
    for color in Color::BOTH {
        let analysis = analyse(setup, color);
        assert_eq!(analysis.to_move, color);
        let illegal = setup.empty_points().filter(|point| !analysis.legal.contains(point));
        said.insert(format!("{color} suicide"), illegal.collect());
        for capture in analysis.captures {
            let point = capture.point;
            said.insert(format!("{color} takes {},{}", point.row(), point.col()), capture.taken);
        }
        said.insert("dead".to_owned(), analysis.dead.iter().map(|group| group.stones[0]).collect());
    }
    said.retain(|_, points| !points.is_empty());
    said
}

#[test]
fn cases() {
    every(files(&project("../../tests/data/rules"), "txt"), |file| {
        let case = Case::read(&std::fs::read_to_string(&file).unwrap());
        let place = format!("{}{:?}", file.display(), case.setup);
        assert_eq!(said(&case.setup, plain::analyse), case.expected, "flood fill, {place}");
        assert_eq!(said(&case.setup, gocheck_rules::analyse), case.expected, "bitboard, {place}");
    });
}

/// The results of the flood fill, as sets of points: dead stones, captures and legal moves.
fn plain_sets(setup: &Board, to_move: Color) -> [Vec<Point>; 3] {
    let plain = plain::analyse(setup, to_move);
    let dead = plain.dead.iter().flat_map(|group| group.stones.clone()).collect();
    [sorted(dead), plain.captures.iter().map(|capture| capture.point).collect(), plain.legal]
}

fn bitboard_sets<B: Bits>(setup: &Board, to_move: Color) -> [Vec<Point>; 3] {
    let verdict = Position::<B>::new(setup).verdict(to_move);
    let size = setup.size();
    [verdict.dead, verdict.captures, verdict.legal]
        .map(|set| size.points().filter(|&point| set.contains(size.index(point))).collect())
}

/// Compares the bitboards of every width that holds the board, and the batch, with the flood fill.
fn assert_all_agree(size: Size, positions: &[(Board, Color)]) {
    let mut batch = Batch::new(size, positions.len());
    for (index, (setup, to_move)) in positions.iter().enumerate() {
        batch.put(index, setup, *to_move).unwrap();
    }
    let answers = batch.analyse();
    for (index, (setup, to_move)) in positions.iter().enumerate() {
        let place = || format!("{to_move} to move{setup:?}");
        let plain = plain_sets(setup, *to_move);
        if size.area() <= 121 {
            assert_eq!(bitboard_sets::<u128>(setup, *to_move), plain, "one number, {}", place());
        }
        if size.area() <= 361 {
            assert_eq!(bitboard_sets::<Words<6>>(setup, *to_move), plain, "six words, {}", place());
        }
        assert_eq!(bitboard_sets::<Words<10>>(setup, *to_move), plain, "ten words, {}", place());
        assert_eq!(answers.is_valid(index), plain[0].is_empty(), "batch, {}", place());
        let batch: [Vec<Point>; 3] = [
            answers.dead(index).collect(),
            answers.captures(index).collect(),
            answers.legal(index).collect(),
        ];
        assert_eq!(batch, plain, "batch, {}", place());
    }
}

/// Batches of all sizes, with more positions than a block and with mixed colours.
#[test]
fn bitboards_and_batches_agree_with_the_flood_fill() {
    let mut rng = StdRng::seed_from_u64(2);
    for (rows, cols) in [
        (1, 1),
        (1, 25),
        (25, 1),
        (2, 3),
        (5, 5),
        (7, 6),
        (9, 9),
        (9, 14),
        (15, 9),
        (11, 11),
        (11, 12),
        (13, 13),
        (16, 16),
        (19, 19),
        (25, 25),
    ] {
        let size = Size::new(rows, cols).unwrap();
        let count = if size.area() < 100 { 1300 } else { 70 };
        let positions: Vec<(Board, Color)> = (0..count)
            .map(|index| {
                // From sparse to full, and many boards near the density at which groups are longest.
                let stones = if index % 2 == 0 { rng.random() } else { rng.random_range(180..=255) };
                (random_setup(&mut rng, size, stones), Color::BOTH[index / 3 % 2])
            })
            .collect();
        assert_all_agree(size, &positions);
    }
    assert!(Batch::new(Size::default(), 0).is_empty());
}

/// The usual sizes and small ones, of every density.
#[test]
fn millions_of_random_boards() {
    if !is_thorough_only() {
        return;
    }
    std::thread::scope(|scope| {
        for seed in 0..2 {
            scope.spawn(move || {
                let mut rng = StdRng::seed_from_u64(100 + seed);
                for _ in 0..250 {
                    for (rows, cols, count) in
                        [(5, 5, 2048), (7, 6, 1024), (9, 9, 1024), (13, 13, 64), (19, 19, 32)]
                    {
                        let size = Size::new(rows, cols).unwrap();
                        let position = |index: usize| {
                            let stones = rng.random();
                            (random_setup(&mut rng, size, stones), Color::BOTH[index % 2])
                        };
                        assert_all_agree(size, &(0..count).map(position).collect::<Vec<_>>());
                    }
                }
            });
        }
    });
}

/// A board rotated by 90 degrees.
fn turned(setup: &Board) -> Board {
    let size = Size::new(setup.size().cols(), setup.size().rows()).unwrap();
    let mut turned = Board::new(size);
    for (point, color) in setup.stones() {
        turned.set(turn(size, point), Some(color)).unwrap();
    }
    turned
}

/// The place of a point on the rotated board, whose size is `size`.
fn turn(size: Size, point: Point) -> Point {
    size.point(point.col(), size.cols() - 1 - point.row()).unwrap()
}

fn sorted(mut points: Vec<Point>) -> Vec<Point> {
    points.sort();
    points
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn bitboard_and_flood_fill_agree(setup in setups(), color in colors()) {
        let plain = plain::analyse(&setup, color);
        prop_assert_eq!(gocheck_rules::is_valid(&setup), plain.is_valid());
        prop_assert_eq!(gocheck_rules::analyse(&setup, color), plain);
    }

    #[test]
    fn a_turned_board_gives_turned_answers(setup in setups(), color in colors()) {
        let (straight, turned) = (gocheck_rules::analyse(&setup, color), turned(&setup));
        let size = turned.size();
        let answers = gocheck_rules::analyse(&turned, color);
        let turn_all = |points: &[Point]| sorted(points.iter().map(|&point| turn(size, point)).collect());
        prop_assert_eq!(&answers.legal, &turn_all(&straight.legal));
        prop_assert_eq!(answers.dead.len(), straight.dead.len());
        let captures = |analysis: &Analysis| -> Vec<(Point, Vec<Point>)> {
            analysis.captures.iter().map(|capture| (capture.point, capture.taken.clone())).collect()
        };
        let mut expected: Vec<_> =
            captures(&straight).iter().map(|(point, taken)| (turn(size, *point), turn_all(taken))).collect();
        expected.sort();
        prop_assert_eq!(captures(&answers), expected);
    }

    #[test]
    fn swapped_colors_give_swapped_answers(setup in setups(), color in colors()) {
        let mut swapped = Board::new(setup.size());
        setup.stones().for_each(|(point, stone)| swapped.set(point, Some(stone.opponent())).unwrap());
        let (straight, swapped) = (gocheck_rules::analyse(&setup, color), gocheck_rules::analyse(&swapped, color.opponent()));
        prop_assert_eq!(&straight.legal, &swapped.legal);
        let taken = |analysis: &Analysis| -> Vec<_> {
            analysis.captures.iter().map(|capture| (capture.point, capture.taken.clone())).collect()
        };
        prop_assert_eq!(taken(&straight), taken(&swapped));
    }

    #[test]
    fn captures_are_legal_and_keep_a_board_valid(setup in setups(), color in colors()) {
        let analysis = gocheck_rules::analyse(&setup, color);
        for capture in &analysis.captures {
            prop_assert!(analysis.legal.contains(&capture.point));
            prop_assert!(!capture.taken.is_empty());
            prop_assert!(capture.taken.iter().all(|&point| setup.get(point) == Some(color.opponent())));
            let after = setup.after(capture).unwrap();
            prop_assert_eq!(after.stones().count() + capture.taken.len(), setup.stones().count() + 1);
            let own = plain::group_at(&after, capture.point).unwrap();
            prop_assert!(!plain::liberties(&after, &own).is_empty());
            prop_assert!(!analysis.is_valid() || gocheck_rules::is_valid(&after));
        }
    }

    #[test]
    fn pictures_in_text_are_read_back(setup in setups()) {
        prop_assert_eq!(setup.to_string().parse::<Board>().unwrap(), setup);
    }
}

/// Winding groups, which take a flood fill the most steps.
#[test]
fn snakes_and_spirals() {
    for side in 1..=Size::MAX {
        let size = Size::new(side, side).unwrap();
        for snake in [true, false] {
            let mut setup = Board::new(size);
            for point in size.points() {
                let (row, col) = (point.row(), point.col());
                let ring = row.min(col).min(side - 1 - row).min(side - 1 - col);
                let gap = if snake {
                    row % 2 == 1 && (if row % 4 == 1 { col + 1 < side } else { col > 0 })
                } else {
                    ring % 2 == 1 && !(row == ring && col == ring)
                };
                setup.set(point, Some(if gap { Color::White } else { Color::Black })).unwrap();
            }
            // The only liberty is at the far end.
            setup.set(size.point(side - 1, side - 1).unwrap(), None).unwrap();
            for color in Color::BOTH {
                assert_eq!(gocheck_rules::analyse(&setup, color), plain::analyse(&setup, color), "{setup}");
            }
            assert_all_agree(size, &Color::BOTH.map(|color| (setup.clone(), color)));
        }
    }
}

/// The number of valid positions on a board, found by trying all colourings.
fn count_valid(size: Size, is_valid: fn(&Board) -> bool) -> u64 {
    let points: Vec<Point> = size.points().collect();
    let mut setup = Board::new(size);
    let mut count = 0;
    loop {
        count += u64::from(is_valid(&setup));
        // Counting in base three: empty, black, white.
        let carried = points.iter().find(|&&point| {
            let next = match setup.get(point) {
                None => Some(Color::Black),
                Some(Color::Black) => Some(Color::White),
                Some(Color::White) => None,
            };
            setup.set(point, next).unwrap();
            next.is_some()
        });
        if carried.is_none() {
            return count;
        }
    }
}

/// The published counts of boards with at most `most` points: rows, columns, count.
fn published_counts(most: usize) -> Vec<(Size, u64)> {
    let table = std::fs::read_to_string(project("../../tests/data/legal-positions.tsv")).unwrap();
    let row = |line: &str| {
        let fields: Vec<&str> = line.split('\t').collect();
        let size = Size::new(fields[0].parse().unwrap(), fields[1].parse().unwrap()).unwrap();
        (size.area() <= most).then(|| (size, fields[2].parse().unwrap()))
    };
    table.lines().filter_map(row).collect()
}

#[test]
fn counts_of_valid_positions_match_the_published_ones() {
    // 4 x 4 has 43 million colourings.
    let most = if thorough() { 16 } else { 12 };
    let counts = published_counts(most);
    assert!(counts.len() >= 6, "the table has the small boards");
    for (size, count) in counts {
        assert_eq!(count_valid(size, gocheck_rules::is_valid), count, "bitboard, {size}");
        if size.area() <= 9 {
            let plain = |setup: &Board| plain::dead_groups(setup).is_empty();
            assert_eq!(count_valid(size, plain), count, "flood fill, {size}");
        }
    }
}

/// The published fractions of valid boards among random colourings, within five standard errors.
#[test]
fn fractions_of_valid_boards_match_the_published_ones() {
    let mut rng = StdRng::seed_from_u64(1);
    for (side, fraction) in [(9, 0.234_355), (13, 0.086_62), (19, 0.011_958)] {
        let size = Size::new(side, side).unwrap();
        const BOARDS: u32 = 40_000;
        let valid = (0..BOARDS).filter(|_| {
            let mut setup = Board::new(size);
            for point in size.points() {
                let stone = [None, Some(Color::Black), Some(Color::White)];
                setup.set(point, stone[rng.random_range(0..3)]).unwrap();
            }
            gocheck_rules::is_valid(&setup)
        });
        let found = valid.count() as f64 / f64::from(BOARDS);
        let error = (fraction * (1.0 - fraction) / f64::from(BOARDS)).sqrt();
        assert!((found - fraction).abs() < 5.0 * error, "{size}: {found}, published {fraction}");
    }
}

/// A point of another board is neither ignored nor taken for another point.
#[test]
fn points_and_boards_of_other_sizes_are_refused() {
    let [small, large] = [13, 19].map(|side| Size::new(side, side).unwrap());
    let corner = large.point(18, 18).unwrap();
    // In a row of the small board its index would be that of (1, 1).
    let wrapped = large.point(0, 14).unwrap();
    let mut setup = Board::new(small);
    for point in [corner, wrapped] {
        let error = setup.set(point, Some(Color::Black)).unwrap_err();
        assert_eq!(error.to_string(), format!("{point} is off the 13x13 board"));
        assert_eq!(setup, Board::new(small));
        assert_eq!(setup.get(point), None);
        let off = IllegalMove::OffBoard(OffBoard { point, size: small });
        assert_eq!(plain::play(&setup, Color::White, point), Err(off));
        assert_eq!(small.neighbors(corner).count(), 0);
    }
    let mut batch = Batch::new(Size::default(), 1);
    let error = batch.put(0, &setup, Color::White).unwrap_err();
    assert_eq!(error.to_string(), "a 13x13 board in a batch of 9x9 boards");
}

#[test]
#[should_panic(expected = "(18, 18) is off the 13x13 board")]
fn a_move_off_the_board_is_not_played() {
    let [small, large] = [13, 19].map(|side| Size::new(side, side).unwrap());
    Replay::new(small).play_unchecked(Color::Black, large.point(18, 18).unwrap());
}
