//! Groups and liberties of many boards at once, compared with a walk over each board.

use gocheck_batch::{Batch, Legality};
use gocheck_board::{Color, Size};
use rand::{Rng, SeedableRng, rngs::StdRng};
use std::collections::BTreeSet;

/// Sizes, and numbers of boards around those that are processed at once.
const BOARDS: [(usize, usize, usize); 18] = [
    (1, 1, 513),
    (1, 2, 511),
    (2, 1, 290),
    (1, 25, 60),
    (25, 1, 60),
    (2, 2, 256),
    (3, 3, 257),
    (4, 8, 43),
    (11, 3, 35),
    (7, 9, 65),
    (9, 9, 1100),
    (9, 10, 48),
    (13, 13, 300),
    (25, 9, 40),
    (16, 16, 40),
    (19, 19, 270),
    (24, 25, 40),
    (25, 25, 40),
];

/// Random boards of every density; some are full, some have one colour, and some have patterns that make many groups or long
/// ones.
fn boards(rng: &mut StdRng, size: Size, count: usize) -> Vec<i8> {
    let mut cells = Vec::new();
    for index in 0..count {
        let stones = match index % 8 {
            0 => 1.0,
            1 => 0.97,
            _ => rng.random(),
        };
        let black = if index % 5 == 0 { rng.random() } else { 0.5 };
        for point in size.points() {
            let (row, col) = (point.row(), point.col());
            let wall = if row % 4 == 1 { col + 1 < size.cols() } else { row % 4 == 3 && col > 0 };
            cells.push(match index % 32 {
                20 => 1 - 2 * ((row + col) % 2) as i8,
                21 => ((row + col) % 2) as i8,
                22 => 2 * i8::from(wall) - 1,
                23 => i8::from(!wall),
                _ if !rng.random_bool(stones) => 0,
                _ => 1 - 2 * i8::from(rng.random_bool(black)),
            });
        }
    }
    cells
}

/// Boards after random moves.
fn games(rng: &mut StdRng, size: Size, count: usize) -> Vec<i8> {
    let mut batch = Batch::new(size, count);
    let mut said = vec![Legality::Legal; count];
    let lengths: Vec<usize> = (0..count).map(|_| rng.random_range(0..=2 * size.area())).collect();
    for number in 0..2 * size.area() {
        let area = size.area() as i32;
        let mut place = |&length| if number < length { rng.random_range(0..area) } else { Batch::PASS };
        let moves: Vec<i32> = lengths.iter().map(&mut place).collect();
        batch.play(&moves, &mut said);
    }
    let mut cells = vec![0; count * size.area()];
    batch.write_cells(0, &mut cells);
    cells
}

/// The numbers of groups and of liberties of a board.
fn walk(size: Size, cells: &[i8]) -> (Vec<i16>, Vec<i16>) {
    let near = |point: usize| {
        let (row, col) = (point / size.cols(), point % size.cols());
        let all = [(row.wrapping_sub(1), col), (row + 1, col), (row, col.wrapping_sub(1)), (row, col + 1)];
        let on_board = all.into_iter().filter(|&(row, col)| row < size.rows() && col < size.cols());
        on_board.map(|(row, col)| row * size.cols() + col).collect::<Vec<_>>()
    };
    let (mut groups, mut liberties) = (vec![-1; cells.len()], vec![0; cells.len()]);
    let mut number = 0;
    for first in 0..cells.len() {
        if cells[first] == 0 || groups[first] >= 0 {
            continue;
        }
        let (mut stones, mut empty) = (BTreeSet::from([first]), BTreeSet::new());
        let mut left = vec![first];
        while let Some(stone) = left.pop() {
            for next in near(stone) {
                if cells[next] == 0 {
                    empty.insert(next);
                } else if cells[next] == cells[first] && stones.insert(next) {
                    left.push(next);
                }
            }
        }
        for stone in stones {
            (groups[stone], liberties[stone]) = (number, empty.len() as i16);
        }
        number += 1;
    }
    (groups, liberties)
}

/// Checks the boards in batches, which have another number of boards before them.
fn check(size: Size, first: usize, cells: &[i8]) {
    let area = size.area();
    let mut batch = Batch::new(size, first + cells.len() / area);
    batch.put_cells(first, cells, |board| Color::BOTH[board % 2]).unwrap();
    let [mut groups, mut liberties, mut both_groups, mut both_liberties] =
        [(); 4].map(|()| vec![7; cells.len()]);
    batch.write_liberties(first, &mut liberties);
    batch.write_groups(first, &mut groups);
    batch.write_groups_and_liberties(first, &mut both_groups, &mut both_liberties);
    for (index, cells) in cells.chunks(area).enumerate() {
        let expected = walk(size, cells);
        let at = index * area..(index + 1) * area;
        assert_eq!(groups[at.clone()], expected.0, "groups, {size}, {cells:?}");
        assert_eq!(liberties[at], expected.1, "liberties, {size}, {cells:?}");
    }
    assert!(both_groups == groups && both_liberties == liberties, "together, {size}");
}

#[test]
fn boards_of_every_kind_agree_with_the_walk() {
    let mut rng = StdRng::seed_from_u64(4);
    for (index, (rows, cols, count)) in BOARDS.into_iter().enumerate() {
        let size = Size::new(rows, cols).unwrap();
        check(size, [0, 5, 250][index % 3], &boards(&mut rng, size, count));
    }
}

#[test]
fn boards_of_games_agree_with_the_walk() {
    let mut rng = StdRng::seed_from_u64(5);
    for (rows, cols, count) in [(5, 7, 300), (9, 9, 300), (13, 13, 40), (19, 19, 40)] {
        let size = Size::new(rows, cols).unwrap();
        check(size, 0, &games(&mut rng, size, count));
    }
}

/// Few boards are processed in another way than many.
#[test]
fn any_number_of_boards_agrees_with_the_walk() {
    let mut rng = StdRng::seed_from_u64(6);
    let size = Size::new(6, 5).unwrap();
    for count in 0..70 {
        check(size, rng.random_range(0..600), &boards(&mut rng, size, count));
    }
}

/// Zero boards are not an error.
#[test]
fn no_boards() {
    Batch::new(Size::default(), 0).write_groups(0, &mut []);
}

#[test]
#[should_panic(expected = "as many numbers of groups as of liberties")]
fn groups_and_liberties_have_the_same_length() {
    Batch::new(Size::default(), 2).write_groups_and_liberties(0, &mut [0; 162], &mut [0; 81]);
}
