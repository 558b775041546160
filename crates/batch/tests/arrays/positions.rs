//! Positions with all that features read.

use gocheck_batch::{Batch, FeatureInputs, Legality};
use gocheck_board::{Color, Point, Size};
use gocheck_rules::Board;
use rand::{Rng, rngs::StdRng};

/// A board with all that features read.
pub(super) struct Position {
    pub(super) board: Board,
    pub(super) to_move: Color,
    pub(super) ko: i32,
    pub(super) moves: [i32; 3],
    pub(super) symmetry: u8,
    pub(super) planes: [Vec<bool>; 2],
}

/// Boards of blobs of both colours with holes, which have many eyes.
pub(super) fn blobs(rng: &mut StdRng, size: Size) -> Board {
    let mut board = Board::new(size);
    let centers: Vec<(usize, usize, Color)> = (0..rng.random_range(1..7))
        .map(|_| {
            let color = Color::BOTH[rng.random_range(0..2)];
            (rng.random_range(0..size.rows()), rng.random_range(0..size.cols()), color)
        })
        .collect();
    let [holes, strangers] = [0.3, 0.1].map(|most| rng.random_range(0.0..most));
    for point in size.points() {
        let distance = |&&(row, col, _): &&(usize, usize, Color)| {
            row.abs_diff(point.row()).pow(2) + col.abs_diff(point.col()).pow(2)
        };
        let color = centers.iter().min_by_key(distance).unwrap().2;
        let color = if rng.random_bool(strangers) { color.opponent() } else { color };
        board.put(point, (!rng.random_bool(holes)).then_some(color));
    }
    board
}

pub(super) fn random(rng: &mut StdRng, size: Size) -> Board {
    let mut board = Board::new(size);
    let stones = if rng.random_bool(0.2) { 0.97 } else { rng.random() };
    let black = if rng.random_bool(0.3) { rng.random() } else { 0.5 };
    for point in size.points() {
        let color = if rng.random_bool(black) { Color::Black } else { Color::White };
        board.put(point, rng.random_bool(stones).then_some(color));
    }
    board
}

/// Boards after random legal moves, some of them the most forward ones, which make large groups.
pub(super) fn games(rng: &mut StdRng, size: Size, count: usize) -> Vec<Board> {
    let area = size.area();
    let mut batch = Batch::new(size, count);
    let mut said = vec![Legality::Legal; count];
    let lengths: Vec<usize> = (0..count).map(|_| rng.random_range(0..=2 * area)).collect();
    for number in 0..2 * area {
        let answers = batch.analyse();
        let moves: Vec<i32> = (0..count)
            .map(|index| {
                let legal: Vec<Point> = answers.legal(index).collect();
                if number >= lengths[index] || legal.is_empty() {
                    return Batch::PASS;
                }
                size.index(legal[rng.random_range(0..legal.len())]) as i32
            })
            .collect();
        batch.play(&moves, &mut said);
    }
    let mut cells = vec![0; count * area];
    batch.write_cells(0, &mut cells);
    let board = |cells: &[i8]| {
        let mut board = Board::new(size);
        for (point, cell) in size.points().zip(cells) {
            board.put(point, [Some(Color::White), None, Some(Color::Black)][(cell + 1) as usize]);
        }
        board
    };
    cells.chunks(area).map(board).collect()
}

pub(super) fn positions(rng: &mut StdRng, boards: Vec<Board>) -> Vec<Position> {
    let position = |board: Board| {
        let size = board.size();
        let area = size.area() as i32;
        let most = if size.rows() == size.cols() { 7 } else { 3 };
        Position {
            to_move: Color::BOTH[rng.random_range(0..2)],
            ko: rng.random_range(-1..area),
            moves: [(); 3].map(|()| rng.random_range(-2..area)),
            symmetry: rng.random_range(0..=most),
            planes: [(); 2].map(|()| (0..area).map(|_| rng.random()).collect()),
            board,
        }
    };
    boards.into_iter().map(position).collect()
}

/// The inputs of positions, as columns.
#[derive(Default)]
pub(super) struct Columns {
    ko: Vec<i32>,
    moves: Vec<i32>,
    symmetries: Vec<u8>,
    planes: Vec<u64>,
}

impl Columns {
    pub(super) fn new(positions: &[Position]) -> Self {
        let mut columns = Self::default();
        for position in positions {
            columns.ko.push(position.ko);
            columns.moves.extend(position.moves);
            columns.symmetries.push(position.symmetry);
            for plane in &position.planes {
                let word = |points: &[bool]| {
                    points.iter().rev().fold(0, |word, &point| word << 1 | u64::from(point))
                };
                columns.planes.extend(plane.chunks(64).map(word));
            }
        }
        columns
    }

    pub(super) fn inputs(&self) -> FeatureInputs<'_> {
        FeatureInputs { ko: &self.ko, moves: &self.moves, symmetries: &self.symmetries, planes: &self.planes }
    }
}
