//! Many positions as bytes, compared with the flood fill.

use gocheck_batch::{BadCells, Batch, Legality};
use gocheck_board::{Color, Point, Size};
use gocheck_rules::{Board, Outcome, plain};
use rand::{Rng, SeedableRng, rngs::StdRng};

/// Sizes and numbers of boards just below and above those that are processed at once.
const BOARDS: [(usize, usize, usize); 25] = [
    (1, 1, 700),
    (1, 2, 600),
    (2, 1, 513),
    (1, 25, 40),
    (25, 1, 40),
    (2, 2, 512),
    (3, 3, 511),
    (1, 7, 17),
    (4, 8, 33),
    (11, 3, 15),
    (7, 9, 65),
    (8, 8, 64),
    (5, 13, 63),
    (9, 9, 530),
    (9, 10, 16),
    (11, 11, 40),
    (13, 13, 31),
    (15, 9, 30),
    (25, 9, 20),
    (20, 13, 20),
    (10, 19, 32),
    (16, 16, 20),
    (19, 19, 48),
    (24, 25, 7),
    (25, 25, 12),
];

/// Random boards of every density, each with a colour to move.
fn positions(rng: &mut StdRng, size: Size, boards: usize) -> Vec<(Board, Color)> {
    let position = |index: usize| {
        let stones = if index.is_multiple_of(2) { rng.random() } else { rng.random_range(180..=255) };
        (random_setup(rng, size, stones), Color::BOTH[rng.random_range(0..2)])
    };
    (0..boards).map(position).collect()
}

fn cell(stone: Option<Color>) -> i8 {
    match stone {
        None => 0,
        Some(Color::Black) => 1,
        Some(Color::White) => -1,
    }
}

fn cells<'a>(boards: impl IntoIterator<Item = &'a Board>) -> Vec<i8> {
    let cells = |setup: &'a Board| setup.size().points().map(|point| cell(setup.get(point)));
    boards.into_iter().flat_map(cells).collect()
}

fn planes(cells: &[i8], area: usize) -> Vec<u8> {
    let plane = |board: &[i8], color| board.iter().map(|&cell| u8::from(cell == color)).collect::<Vec<_>>();
    cells.chunks(area).flat_map(|board| [plane(board, 1), plane(board, -1)].concat()).collect()
}

/// A batch of the positions after `first` others.
fn batch(size: Size, first: usize, positions: &[(Board, Color)]) -> Batch {
    let mut batch = Batch::new(size, first + positions.len());
    let cells = cells(positions.iter().map(|(setup, _)| setup));
    batch.put_cells(first, &cells, |board| positions[board].1).unwrap();
    batch
}

fn marks(size: Size, points: &[Point]) -> Vec<u8> {
    let mut marks = vec![0; size.area()];
    points.iter().for_each(|&point| marks[size.index(point)] = 1);
    marks
}

#[test]
fn boards_of_bytes_are_answered_in_bytes() {
    let mut rng = StdRng::seed_from_u64(1);
    for (rows, cols, boards) in BOARDS {
        let size = Size::new(rows, cols).unwrap();
        let first = [0, 5, 16][boards % 3];
        let positions = positions(&mut rng, size, boards);
        let mut batch = batch(size, first, &positions);
        let mut back = vec![7; boards * size.area()];
        batch.write_cells(first, &mut back);
        let given = cells(positions.iter().map(|(setup, _)| setup));
        assert_eq!(back, given, "{size}");

        let mut out = [(); 4].map(|()| vec![7; boards * size.area()]);
        out[0].truncate(boards);
        let mut from_planes = Batch::new(size, boards);
        from_planes.put_planes(0, &planes(&given, size.area()), |board| positions[board].1).unwrap();
        for (batch, first) in [(&mut batch, first), (&mut from_planes, 0)] {
            let answers = batch.analyse();
            answers.write_valid(first, &mut out[0]);
            answers.write_dead(first, &mut out[1]);
            answers.write_captures(first, &mut out[2]);
            answers.write_legal(first, &mut out[3]);
            for (index, (setup, to_move)) in positions.iter().enumerate() {
                let plain = plain::analyse(setup, *to_move);
                let dead: Vec<Point> = plain.dead.iter().flat_map(|group| group.stones.clone()).collect();
                let captures: Vec<Point> = plain.captures.iter().map(|capture| capture.point).collect();
                let said = out[1..].iter().map(|bytes| &bytes[index * size.area()..][..size.area()]);
                let expected = [dead, captures, plain.legal.clone()].map(|points| marks(size, &points));
                assert!(said.eq(expected.iter()), "dead, captures, legal, {to_move} to move{setup:?}");
                assert_eq!(out[0][index], u8::from(plain.is_valid()), "{setup:?}");
            }
        }
        // Writing some of the boards does not touch the rest.
        let part = boards / 2;
        let mut one = vec![7; size.area()];
        batch.answers().write_legal(first + part, &mut one);
        assert_eq!(one, out[3][part * size.area()..][..size.area()], "{size}");
    }
}

/// Sets of bytes 0 and 1 as packed bits, the first point in the highest bit.
fn pack(marks: &[u8], area: usize) -> Vec<u8> {
    let byte = |bits: &[u8]| bits.iter().enumerate().fold(0, |byte, (bit, mark)| byte | mark << (7 - bit));
    marks.chunks(area).flat_map(|set| set.chunks(8).map(byte)).collect()
}

#[test]
fn packed_boards_are_answered_in_packed_bits() {
    let mut rng = StdRng::seed_from_u64(7);
    for (rows, cols, boards) in BOARDS {
        let size = Size::new(rows, cols).unwrap();
        let (area, bytes) = (size.area(), size.packed_bytes());
        let positions = positions(&mut rng, size, boards);
        let given = cells(positions.iter().map(|(setup, _)| setup));
        let bits = pack(&planes(&given, area), area);
        for first in [0, 5, 16] {
            let mut expected = batch(size, first, &positions);
            let answers = expected.analyse();
            let mut marks = [(); 3].map(|()| vec![7; boards * area]);
            answers.write_dead(first, &mut marks[0]);
            answers.write_captures(first, &mut marks[1]);
            answers.write_legal(first, &mut marks[2]);

            let mut packed = Batch::new(size, first + boards + 3);
            packed.put_packed(first, &bits, |board| positions[board].1).unwrap();
            let mut back = vec![7; bits.len()];
            packed.write_packed(first, &mut back);
            assert_eq!(back, bits, "{size}");
            let mut out = [(); 3].map(|()| vec![7; boards * bytes]);
            let answers = packed.analyse();
            answers.write_dead_packed(first, &mut out[0]);
            answers.write_captures_packed(first, &mut out[1]);
            answers.write_legal_packed(first, &mut out[2]);
            assert_eq!(out, marks.map(|marks| pack(&marks, area)), "{size} from {first} on");

            // Other boards do not change, and writing some of the boards does not touch the rest.
            let part = boards / 2;
            packed.put_packed(first + part, &bits[..2 * bytes], |_| positions[0].1).unwrap();
            packed.write_packed(first, &mut back);
            let mut changed = bits.clone();
            changed[part * 2 * bytes..][..2 * bytes].copy_from_slice(&bits[..2 * bytes]);
            assert_eq!(back, changed, "{size}");
            let mut one = vec![7; bytes];
            packed.answers().write_legal_packed(first + part, &mut one);
            assert_eq!(one, out[2][part * bytes..][..bytes], "{size}");
            let mut around = vec![0; (first + boards + 3) * 2 * bytes];
            packed.write_packed(0, &mut around);
            assert!(around[..first * 2 * bytes].iter().all(|&bits| bits == 0), "{size}");
            assert!(around[(first + boards) * 2 * bytes..].iter().all(|&bits| bits == 0), "{size}");
        }
    }
}

#[test]
fn invalid_packed_boards_are_reported() {
    let size = Size::new(9, 10).unwrap();
    let mut batch = Batch::new(size, 40);
    let white = |_| Color::White;
    let said = |error: Result<(), BadCells>| error.unwrap_err().to_string();
    let bits = vec![0; 40 * 24];
    assert_eq!(
        said(batch.put_packed(0, &bits[1..], white)),
        "959 bytes are not a whole number of 9x10 boards of 24 bytes"
    );
    assert_eq!(said(batch.put_packed(1, &bits, white)), "40 boards from 1 on do not fit a batch of 40");
    for (board, color) in [(0, Color::Black), (17, Color::White), (39, Color::White)] {
        for bit in 0..6 {
            let mut bits = bits.clone();
            bits[24 * board + 12 * usize::from(color == Color::White) + 11] = 1 << bit;
            let error = batch.put_packed(0, &bits, white).unwrap_err();
            assert_eq!(error, BadCells::Padding { board, color, bits: 6 });
        }
        for (place, point) in size.points().enumerate() {
            let mut bits = bits.clone();
            bits[24 * board + place / 8] = 0x80 >> (place % 8);
            bits[24 * board + 12 + place / 8] = 0xFF << 6;
            let error = batch.put_packed(0, &bits, white);
            let expected = if place % 8 < 2 { Err(BadCells::Both { board, point }) } else { Ok(()) };
            assert_eq!(error, expected);
        }
    }
    let mut one = Batch::new(Size::new(3, 5).unwrap(), 1);
    assert_eq!(
        said(one.put_packed(0, &[0, 0, 0, 1], white)),
        "board 0: the last bit of the white stones is not a point and must be 0"
    );
}

#[test]
fn moves_are_played_by_the_rules() {
    let mut rng = StdRng::seed_from_u64(2);
    for (rows, cols, boards) in BOARDS {
        let size = Size::new(rows, cols).unwrap();
        let positions = positions(&mut rng, size, boards);
        // The last boards have no move.
        let played = boards - boards / 5;
        let moves: Vec<i32> = positions[..played]
            .iter()
            .map(|(setup, color)| {
                let captures = plain::analyse(setup, *color).captures;
                match captures.get(rng.random_range(0..=2 * captures.len())) {
                    Some(capture) => size.index(capture.point) as i32,
                    None => rng.random_range(-2..=size.area() as i32),
                }
            })
            .collect();
        let mut said = vec![Legality::Legal; played];
        let mut batch = batch(size, 0, &positions);
        batch.play(&moves, &mut said);
        let mut after = vec![7; boards * size.area()];
        batch.write_cells(0, &mut after);
        for (index, ((setup, color), after)) in positions.iter().zip(after.chunks(size.area())).enumerate() {
            let (expected, board) = match moves.get(index) {
                None => (None, setup.clone()),
                Some(&-1) => (Some(Legality::Legal), setup.clone()),
                Some(&place) => {
                    let (legality, board) = play(setup, *color, place);
                    (Some(legality), board)
                }
            };
            let place = || format!("{color} at {:?}{setup:?}", moves.get(index));
            assert_eq!(said.get(index).copied(), expected, "{}", place());
            assert_eq!(after, cells([&board]), "{}", place());
            let next = if expected == Some(Legality::Legal) { color.opponent() } else { *color };
            assert_eq!(batch.to_move(index), next, "{}", place());
        }
    }
}

/// The legality of one move, and the board after it.
fn play(setup: &Board, color: Color, place: i32) -> (Legality, Board) {
    let point = usize::try_from(place).ok().and_then(|place| setup.size().points().nth(place));
    let Some(point) = point else { return (Legality::OffBoard, setup.clone()) };
    match Outcome::of(setup, color, point) {
        Outcome::Occupied { .. } => (Legality::Occupied, setup.clone()),
        Outcome::Suicide { .. } => (Legality::Suicide, setup.clone()),
        _ => (Legality::Legal, plain::play(setup, color, point).unwrap().1),
    }
}

/// Games of random moves, in a batch and on single boards.
#[test]
fn whole_games_are_played() {
    let mut rng = StdRng::seed_from_u64(3);
    let size = Size::new(5, 5).unwrap();
    let mut boards = vec![(Board::new(size), Color::Black); 40];
    let mut batch = Batch::new(size, boards.len());
    let mut said = [Legality::Legal; 40];
    for _ in 0..200 {
        let moves: Vec<i32> = boards.iter().map(|_| rng.random_range(0..25)).collect();
        batch.play(&moves, &mut said);
        for ((board, color), (&place, said)) in boards.iter_mut().zip(moves.iter().zip(said)) {
            let (legality, after) = play(board, *color, place);
            assert_eq!(said, legality, "{color} at {place}{board:?}");
            if legality == Legality::Legal {
                (*board, *color) = (after, color.opponent());
            }
        }
    }
    let mut after = vec![7; boards.len() * size.area()];
    batch.write_cells(0, &mut after);
    assert_eq!(after, cells(boards.iter().map(|(board, _)| board)));
}

#[test]
fn invalid_boards_are_reported() {
    let size = Size::new(9, 10).unwrap();
    let mut batch = Batch::new(size, 40);
    let mut cells = vec![1; 30 * 90];
    let white = |_| Color::White;
    assert_eq!(batch.put_cells(10, &cells, white), Ok(()));
    for (place, value) in [(0, 2), (89, -2), (90 + 64, 127), (29 * 90 + 89, -128)] {
        let before = std::mem::replace(&mut cells[place], value);
        let error = batch.put_cells(3, &cells, white).unwrap_err();
        let point = size.point(place % 90 / 10, place % 10).unwrap();
        assert_eq!(error, BadCells::Cell { board: place / 90, point, value });
        cells[place] = before;
    }
    let said = |error: Result<(), BadCells>| error.unwrap_err().to_string();
    assert_eq!(
        said(batch.put_cells(0, &cells[1..], white)),
        "2699 bytes are not a whole number of 9x10 boards of 90 bytes"
    );
    assert_eq!(said(batch.put_cells(11, &cells, white)), "30 boards from 11 on do not fit a batch of 40");
    assert_eq!(
        said(batch.put_cells(usize::MAX, &cells, white)),
        format!("30 boards from {} on do not fit a batch of 40", usize::MAX)
    );
    let mut after = vec![7; 40 * 90];
    batch.write_cells(0, &mut after);
    assert!(after[33 * 90..].iter().all(|&cell| cell == 1), "too many boards change nothing");

    let mut planes = vec![0; 2 * 180];
    assert_eq!(batch.put_planes(0, &planes, white), Ok(()));
    assert_eq!(
        said(batch.put_planes(0, &planes[..90], white)),
        "90 bytes are not a whole number of 9x10 boards of 180 bytes"
    );
    planes[180 + 90 + 79] = 2;
    assert_eq!(
        said(batch.put_planes(0, &planes, white)),
        "board 1: 2 at (7, 9) of the white plane is not 0 or 1"
    );
    planes[180 + 70] = 1;
    planes[180 + 90 + 70] = 1;
    assert_eq!(
        said(batch.put_planes(0, &planes, white)),
        "board 1: both a black and a white stone at (7, 0)"
    );
    planes[65] = 255;
    assert_eq!(
        said(batch.put_planes(0, &planes, white)),
        "board 0: 255 at (6, 5) of the black plane is not 0 or 1"
    );
}

/// Zero boards are not an error.
#[test]
fn no_boards() {
    let mut batch = Batch::new(Size::default(), 0);
    batch.put_cells(0, &[], |_| Color::Black).unwrap();
    batch.put_planes(0, &[], |_| Color::Black).unwrap();
    batch.play(&[], &mut []);
    batch.analyse().write_valid(0, &mut []);
    batch.answers().write_dead(0, &mut []);
    batch.write_cells(0, &mut []);
}

#[test]
#[should_panic(expected = "2 boards from 3 on in a batch of 4")]
fn missing_boards_are_not_written() {
    Batch::new(Size::default(), 4).answers().write_legal(3, &mut [0; 162]);
}

/// A random board: each point black or white or empty, with a chance of `stones` in 256 for a stone.
fn random_setup(rng: &mut impl Rng, size: Size, stones: u8) -> Board {
    let mut setup = Board::new(size);
    for point in size.points() {
        if rng.random::<u8>() < stones {
            setup.set(point, Some(if rng.random() { Color::Black } else { Color::White })).unwrap();
        }
    }
    setup
}
