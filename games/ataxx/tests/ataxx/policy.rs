//! The policy.

use crate::positions;
use games_ataxx::policy::Policy;
use games_ataxx::{Move, Position, Rules, Square};
use games_engine::game::{Cell, Game};
use games_engine::search::Searchable;
use gocheck_board::random::Random;
use std::collections::HashMap;

/// The state of a square for the mover.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Is {
    Empty,
    Own,
    Enemy,
    Wall,
}

/// The neighbours of a square, rank by rank from the lower left one.
const NEIGHBOURS: [(i32, i32); 8] = [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)];

/// The policy of a file, looked up by surroundings.
struct Plain {
    /// Of a single's target, a jump's target and a jump's source.
    near: [HashMap<([Is; 8], u8), i32>; 3],
    /// Of a single's target and a jump's.
    sides: [HashMap<[Is; 5], i32>; 2],
}

/// The first of the eight images, and the kind of walls.
fn near_class(cells: [Is; 8]) -> ([Is; 8], u8) {
    let walls: Vec<(i32, i32)> =
        NEIGHBOURS.into_iter().zip(cells).filter(|&(_, cell)| cell == Is::Wall).map(|(at, _)| at).collect();
    let on_side =
        |side: &dyn Fn((i32, i32)) -> bool| NEIGHBOURS.into_iter().filter(|&at| side(at)).collect::<Vec<_>>();
    let edges = [
        on_side(&|(x, _)| x == -1),
        on_side(&|(x, _)| x == 1),
        on_side(&|(_, y)| y == -1),
        on_side(&|(_, y)| y == 1),
    ];
    let corners = [(-1, -1), (-1, 1), (1, -1), (1, 1)]
        .map(|(left, below)| on_side(&move |(x, y)| x == left || y == below));
    let is_border = walls.is_empty() || edges.contains(&walls) || corners.contains(&walls);
    let (kind, cells) = if is_border {
        (0, cells)
    } else {
        let is_beside_edge = edges.iter().any(|edge| edge.iter().all(|at| walls.contains(at)));
        (1 + u8::from(is_beside_edge), cells.map(|cell| if cell == Is::Wall { Is::Own } else { cell }))
    };
    let at = |x, y| cells[NEIGHBOURS.iter().position(|&place| place == (x, y)).unwrap()];
    let images: [&dyn Fn(i32, i32) -> Is; 8] = [
        &|x, y| at(x, y),
        &|x, y| at(-x, y),
        &|x, y| at(x, -y),
        &|x, y| at(-x, -y),
        &|x, y| at(y, x),
        &|x, y| at(-y, x),
        &|x, y| at(y, -x),
        &|x, y| at(-y, -x),
    ];
    let images = images.map(|image| NEIGHBOURS.map(|(x, y)| image(x, y)));
    (images.into_iter().min_by_key(|image| image.map(|cell| cell as u8)).unwrap(), kind)
}

fn side_class(cells: [Is; 5]) -> [Is; 5] {
    let mut reversed = cells;
    reversed.reverse();
    if cells.map(|cell| cell as u8) <= reversed.map(|cell| cell as u8) { cells } else { reversed }
}

/// The cells that a number encodes: bits of the mover's, and above them the other side's.
fn cells<const N: usize>(number: usize) -> [Is; N] {
    std::array::from_fn(|at| match (number >> at & 1, number >> (N + at) & 1) {
        (0, 0) => Is::Empty,
        (1, 0) => Is::Own,
        (0, _) => Is::Enemy,
        _ => Is::Wall,
    })
}

impl Plain {
    /// Reads weights in the order of the least numbers of their classes.
    fn of(file: &[u8]) -> Self {
        let mut bytes = file[15..].iter().map(|&byte| i32::from(byte as i8));
        let mut near = || {
            let mut table = HashMap::new();
            for number in 0..1 << 16 {
                table.entry(near_class(cells(number))).or_insert_with(|| bytes.next().unwrap());
            }
            table
        };
        let [single, jump] = [near(), near()];
        let mut side = || {
            let mut table = HashMap::new();
            for number in 0..1 << 10 {
                table.entry(side_class(cells(number))).or_insert_with(|| bytes.next().unwrap());
            }
            table
        };
        let sides = [side(), side()];
        let mut source = HashMap::new();
        for number in 0..1 << 16 {
            source.entry(near_class(cells(number))).or_insert_with(|| bytes.next().unwrap());
        }
        assert_eq!(bytes.next(), None);
        Self { near: [single, jump, source], sides }
    }

    fn logit(&self, position: &Position, mv: Move) -> i32 {
        let cell = |square: Square, (x, y): (i32, i32)| {
            let place = |at: usize, by: i32| usize::try_from(at as i32 + by).ok().filter(|&at| at < 7);
            let at = place(square.file(), x).zip(place(square.rank(), y));
            match at.map(|(file, rank)| position.board().cell(Square::new(file, rank).unwrap())) {
                None | Some(Cell::Wall) => Is::Wall,
                Some(Cell::Empty) => Is::Empty,
                Some(Cell::Stone(color)) if color == position.to_move() => Is::Own,
                Some(Cell::Stone(_) | Cell::Piece(..)) => Is::Enemy,
            }
        };
        let near =
            |table: usize, square| self.near[table][&near_class(NEIGHBOURS.map(|by| cell(square, by)))];
        let target = |table: usize, square| {
            let along = [-2, -1, 0, 1, 2];
            let sides = [
                along.map(|by| cell(square, (by, -2))),
                along.map(|by| cell(square, (by, 2))),
                along.map(|by| cell(square, (-2, by))),
                along.map(|by| cell(square, (2, by))),
            ];
            near(table, square) + sides.map(|side| self.sides[table][&side_class(side)]).iter().sum::<i32>()
        };
        match mv {
            Move::Single(to) => target(0, to),
            Move::Jump(from, to) => target(1, to) + near(2, from),
            Move::Pass => 0,
        }
    }
}

/// 2,116 classes of neighbours three times, 544 of sides twice.
const WEIGHTS: usize = 3 * 2_116 + 2 * 544;

/// A file of random weights of six bits.
fn random_file(random: &mut Random) -> Vec<u8> {
    let mut file = b"ataxx policy 1\n".to_vec();
    file.extend((0..WEIGHTS).map(|_| (random.next() % 63) as u8).map(|number| number.wrapping_sub(31)));
    file
}

#[test]
fn a_move_is_as_likely_as_the_file_says() {
    let file = random_file(&mut Random::new(2));
    let policy = Policy::read(&file).unwrap();
    assert!(policy.write() == file);
    let plain = Plain::of(&file);
    let positions = positions(8, 20);
    assert!(positions.len() > 400);
    for position in positions.iter().step_by(3) {
        let mut listed = Vec::new();
        policy.moves(position, usize::MAX, &mut listed);
        for &(logit, mv) in &listed {
            assert_eq!(logit, plain.logit(position, mv), "{position} {mv}");
            assert_eq!(logit, policy.logit(position, mv), "{position} {mv}");
        }
        let by_text = |mv: &Move| mv.to_string();
        let mut moves: Vec<Move> = listed.into_iter().map(|(_, mv)| mv).collect();
        let mut legal: Vec<Move> = position.moves().into_iter().filter(|mv| *mv != Move::Pass).collect();
        moves.sort_by_key(by_text);
        legal.sort_by_key(by_text);
        assert_eq!(moves, legal, "{position}");
    }
}

#[test]
fn a_file_that_is_no_policy_is_refused() {
    let file = random_file(&mut Random::new(4));
    for (bytes, words) in [
        (&b"ataxx 1\n"[..], "expected the file to begin with `ataxx policy 1`"),
        (&file[..file.len() - 1], "too short or too long"),
        (&[&file[..], b"x"].concat()[..], "too short or too long"),
    ] {
        let error = Policy::read(bytes).unwrap_err();
        assert!(error.to_string().contains(words), "{error}");
    }
}

/// The program was built with fitted weights: a move that flips three stones is likelier than one that flips none.
#[test]
fn the_embedded_policy_prefers_what_turns_stones() {
    let position = Position::from_fen("7/7/2ooo2/2x4/7/7/x5o x 0 1", Rules::Uai).unwrap();
    let of = |text: &str| position.ordering_score(text.parse().unwrap());
    assert!(of("d4") > of("c3") && of("d4") > of("a1c1"), "{} {} {}", of("d4"), of("c3"), of("a1c1"));
}
