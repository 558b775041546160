//! The answers for a board are the same alone and in any batch, and those for its images are their images.

use crate::positions::{blobs, games, random};
use crate::walks::image;
use gocheck_batch::{Batch, Feature, FeatureInputs, FeatureOutput, Features, Layout, Legality};
use gocheck_board::{Color, Size};
use gocheck_rules::Board;
use rand::seq::SliceRandom;
use rand::{Rng, SeedableRng, rngs::StdRng};

const SIZES: [(usize, usize); 12] =
    [(1, 1), (1, 4), (2, 2), (2, 3), (3, 4), (4, 3), (4, 4), (5, 5), (6, 7), (9, 9), (13, 13), (19, 19)];

/// The number of boards of each size.
const BOARDS: usize = 600;

/// A board, and a move on it.
struct Position {
    board: Board,
    to_move: Color,
    place: usize,
}

impl Position {
    fn image(&self, symmetry: u8) -> Self {
        let size = self.board.size();
        let stones: Vec<Option<Color>> = size.points().map(|point| self.board.get(point)).collect();
        let mut board = Board::new(size);
        for (point, stone) in size.points().zip(image(size, symmetry, &stones)) {
            board.put(point, stone);
        }
        let places: Vec<usize> = (0..size.area()).collect();
        let places = image(size, symmetry, &places);
        let place = places.iter().position(|&place| place == self.place).unwrap();
        Self { board, to_move: self.to_move, place }
    }
}

/// Boards of games, random ones, and empty ones in any order.
fn positions(rng: &mut StdRng, size: Size) -> Vec<Position> {
    let mut boards = games(rng, size, BOARDS / 3);
    while boards.len() < BOARDS {
        boards.push(match boards.len() % 8 {
            0 => Board::new(size),
            1..4 => random(rng, size),
            _ => blobs(rng, size),
        });
    }
    boards.shuffle(rng);
    let position = |board| Position {
        board,
        to_move: Color::BOTH[rng.random_range(0..2)],
        place: rng.random_range(0..size.area()),
    };
    boards.into_iter().map(position).collect()
}

/// An answer with its name, for each point.
type Plane = (String, Vec<i16>);

/// Everything that a batch answers, for each of its boards.
fn answers(size: Size, positions: &[&Position]) -> Vec<Vec<Plane>> {
    let (area, count) = (size.area(), positions.len());
    let mut batch = Batch::new(size, count);
    for (index, position) in positions.iter().enumerate() {
        batch.put(index, &position.board, position.to_move).unwrap();
    }
    let features: Vec<Feature> = Feature::of_boards().collect();
    let mut computation = Features::new(size, &features, Layout::Nchw).unwrap();
    let mut planes = vec![7; count * features.len() * area];
    computation.write(&batch, 0, &FeatureInputs::default(), FeatureOutput::Bytes(&mut planes)).unwrap();
    let [mut groups, mut liberties] = [(); 2].map(|()| vec![7; count * area]);
    batch.write_groups_and_liberties(0, &mut groups, &mut liberties);
    let [mut dead, mut captures, mut legal] = [(); 3].map(|()| vec![7; count * area]);
    let mut valid = vec![7; count];
    let found = batch.analyse();
    found.write_valid(0, &mut valid);
    found.write_dead(0, &mut dead);
    found.write_captures(0, &mut captures);
    found.write_legal(0, &mut legal);
    let moves: Vec<i32> = positions.iter().map(|position| position.place as i32).collect();
    let mut results = vec![Legality::Legal; count];
    batch.play(&moves, &mut results);
    let mut after = vec![7; count * area];
    batch.write_cells(0, &mut after);

    let of_board = |index: usize| {
        let at = index * area..(index + 1) * area;
        let numbers = |bytes: &[u8]| bytes.iter().copied().map(i16::from).collect::<Vec<i16>>();
        let planes = planes.chunks(area).skip(index * features.len());
        let mut named: Vec<Plane> = features
            .iter()
            .zip(planes)
            .map(|(feature, plane)| (feature.to_string(), numbers(plane)))
            .collect();
        let mut add = |name: &str, plane| named.push((name.to_owned(), plane));
        add("groups", groups[at.clone()].to_vec());
        add("numbers of liberties", liberties[at.clone()].to_vec());
        add("validity", vec![i16::from(valid[index]); area]);
        add("dead stones", numbers(&dead[at.clone()]));
        add("all captures", numbers(&captures[at.clone()]));
        add("all legal moves", numbers(&legal[at.clone()]));
        add("legality of the move", vec![results[index] as i16; area]);
        add("board after the move", after[at].iter().copied().map(i16::from).collect());
        named
    };
    (0..count).map(of_board).collect()
}

/// Fails at the first answer that differs.
fn compare(position: &Position, found: &[Plane], expected: &[Plane], how: &str) {
    assert_eq!(found.len(), expected.len());
    for ((name, found), (_, expected)) in found.iter().zip(expected) {
        let Position { board, to_move, place } = position;
        assert_eq!(found, expected, "{name}, {how}, {to_move} to move, at {place}{board:?}");
    }
}

#[test]
fn answers_do_not_depend_on_the_other_boards() {
    let mut rng = StdRng::seed_from_u64(11);
    for (rows, cols) in SIZES {
        let size = Size::new(rows, cols).unwrap();
        let positions = positions(&mut rng, size);
        let together = answers(size, &positions.iter().collect::<Vec<_>>());
        let check = |chosen: &[usize]| {
            let given: Vec<&Position> = chosen.iter().map(|&index| &positions[index]).collect();
            let how = format!("in a batch of {}", chosen.len());
            for (&index, found) in chosen.iter().zip(answers(size, &given)) {
                compare(&positions[index], &found, &together[index], &how);
            }
        };
        let alone = if size.area() < 30 { BOARDS } else { 60 };
        (0..alone).for_each(|index| check(&[index]));
        for count in [2, 3, 16, 31, 32, 33, 64, 65, 127, 128, 129, 255, 256, 257, 511, 512, 513, BOARDS] {
            let chosen: Vec<usize> = (0..count).map(|_| rng.random_range(0..BOARDS)).collect();
            check(&chosen);
        }
    }
}

#[test]
fn images_of_boards_have_the_images_of_their_answers() {
    let mut rng = StdRng::seed_from_u64(12);
    for (rows, cols) in SIZES {
        let size = Size::new(rows, cols).unwrap();
        let positions = positions(&mut rng, size);
        let plain = answers(size, &positions.iter().collect::<Vec<_>>());
        for symmetry in 1..if rows == cols { 8 } else { 4 } {
            let images: Vec<Position> = positions.iter().map(|position| position.image(symmetry)).collect();
            let found = answers(size, &images.iter().collect::<Vec<_>>());
            for ((image_of, found), plain) in images.iter().zip(found).zip(&plain) {
                let turned = |(name, plane): &Plane| {
                    let plane = image(size, symmetry, plane);
                    (name.clone(), if name == "groups" { renumbered(&plane) } else { plane })
                };
                let expected: Vec<Plane> = plain.iter().map(turned).collect();
                compare(image_of, &found, &expected, &format!("image {symmetry}"));
            }
        }
    }
}

/// Groups in the order of their first stones.
fn renumbered(groups: &[i16]) -> Vec<i16> {
    let mut order: Vec<i16> = Vec::new();
    let number = |&group: &i16| {
        if group < 0 {
            return group;
        }
        let known = order.iter().position(|&known| known == group);
        let number = known.unwrap_or_else(|| {
            order.push(group);
            order.len() - 1
        });
        number as i16
    };
    groups.iter().map(number).collect()
}
