//! Planes of features of many boards at once, compared with simple walks over each board.

use crate::positions::{Columns, Position, blobs, games, positions, random};
use crate::walks::{expected, image};
use gocheck_batch::{
    BadFeatureInputs, Batch, Feature, FeatureInputs, FeatureOutput, Features, Layout, write_board,
};
use gocheck_board::{Color, Size};
use gocheck_rules::Board;
use rand::{SeedableRng, rngs::StdRng};

/// All features that the positions have inputs for.
fn all_features() -> Vec<Feature> {
    let inputs =
        [Feature::Ko, Feature::LastMove(1), Feature::LastMove(3), Feature::Input(1), Feature::Input(0)];
    Feature::of_boards().chain(inputs).collect()
}

fn batch(size: Size, first: usize, positions: &[Position]) -> Batch {
    let mut batch = Batch::new(size, first + positions.len());
    for (index, position) in positions.iter().enumerate() {
        batch.put(first + index, &position.board, position.to_move).unwrap();
    }
    batch
}

/// Compares the planes of each position alone, in every form, with the values of all together.
fn check_singly(positions: &[Position], features: &[Feature], layout: Layout, together: &[u8]) {
    let each = together.len() / positions.len();
    for (position, expected) in positions.iter().zip(together.chunks(each.max(1))) {
        let Position { board, to_move, .. } = position;
        let columns = Columns::new(std::slice::from_ref(position));
        let inputs = columns.inputs();
        let write =
            |out: FeatureOutput<'_>| write_board(board, *to_move, features, layout, &inputs, out).unwrap();
        let (mut bytes, mut floats) = (vec![7; each], vec![7.0; each]);
        write(FeatureOutput::Bytes(&mut bytes));
        write(FeatureOutput::Floats(&mut floats));
        assert!(bytes == expected, "{features:?} {to_move} to move {board:?}");
        assert!(floats.iter().copied().eq(bytes.iter().copied().map(f32::from)));
        let packed = match layout {
            Layout::Nchw => bytes.chunks(board.size().area()).flat_map(pack).collect(),
            Layout::Nhwc => pack(&bytes),
        };
        let mut bits = vec![7; packed.len()];
        write(FeatureOutput::Bits(&mut bits));
        assert_eq!(bits, packed);
    }
}

/// The first value becomes the highest bit.
fn pack(values: &[u8]) -> Vec<u8> {
    let byte =
        |values: &[u8]| values.iter().enumerate().fold(0, |byte, (place, value)| byte | value << (7 - place));
    values.chunks(8).map(byte).collect()
}

/// Compares the features of positions, in a batch after others.
fn check(size: Size, first: usize, positions: &[Position]) -> [usize; 3] {
    let features = all_features();
    let batch = batch(size, first, positions);
    let columns = Columns::new(positions);
    let mut computation = Features::new(size, &features, Layout::Nchw).unwrap();
    let mut bytes = vec![7; positions.len() * computation.values_per_board()];
    computation.write(&batch, first, &columns.inputs(), FeatureOutput::Bytes(&mut bytes)).unwrap();
    let mut seen = [0; 3];
    let mut planes = bytes.chunks(size.area());
    for position in positions {
        for (feature, expected) in features.iter().zip(expected(position, &features)) {
            let bytes: Vec<bool> = planes.next().unwrap().iter().map(|&byte| byte == 1).collect();
            let place = || {
                let Position { board, to_move, ko, symmetry, .. } = position;
                format!("{feature}, {to_move} to move, ko {ko}, symmetry {symmetry}{board:?}")
            };
            assert_eq!(bytes, image(size, position.symmetry, &expected), "{}", place());
            let count = expected.iter().filter(|&&holds| holds).count();
            match feature {
                Feature::SelfAtari => seen[0] += count,
                Feature::OwnPassAlive => seen[1] += count,
                Feature::OwnPassAliveArea => seen[2] += count,
                _ => {}
            }
        }
    }
    assert!(bytes.iter().all(|&byte| byte < 2), "{size}");
    check_singly(positions, &features, Layout::Nchw, &bytes);
    seen
}

#[test]
fn features_of_boards_of_every_kind_agree_with_walks() {
    let mut rng = StdRng::seed_from_u64(7);
    let mut seen = [0; 3];
    let boards = [
        (1, 1, 20),
        (1, 2, 40),
        (2, 1, 40),
        (1, 25, 30),
        (25, 1, 30),
        (2, 2, 300),
        (3, 3, 600),
        (2, 5, 300),
        (4, 4, 600),
        (4, 8, 100),
        (5, 5, 600),
        (11, 3, 60),
        (7, 9, 60),
        (8, 8, 60),
        (9, 9, 200),
        (9, 10, 20),
        (13, 13, 30),
        (16, 16, 20),
        (25, 9, 12),
        (19, 19, 40),
        (24, 25, 6),
        (25, 25, 8),
    ];
    for (index, (rows, cols, count)) in boards.into_iter().enumerate() {
        let size = Size::new(rows, cols).unwrap();
        let boards = (0..count)
            .map(|index| if index % 2 == 0 { random(&mut rng, size) } else { blobs(&mut rng, size) })
            .collect();
        let positions = positions(&mut rng, boards);
        let found = check(size, [0, 5, 250][index % 3], &positions);
        seen.iter_mut().zip(found).for_each(|(seen, found)| *seen += found);
    }
    assert!(seen[0] > 1000 && seen[1] > 1000 && seen[2] > seen[1] + 100, "{seen:?}");
}

#[test]
fn features_of_boards_of_games_agree_with_walks() {
    let mut rng = StdRng::seed_from_u64(8);
    for (rows, cols, count) in [(3, 4, 300), (5, 5, 300), (9, 9, 60), (19, 19, 20)] {
        let size = Size::new(rows, cols).unwrap();
        let boards = games(&mut rng, size, count);
        let positions = positions(&mut rng, boards);
        check(size, 0, &positions);
    }
}

/// White's groups share the eye on the left edge. The one on the right has another eye, the one on the left has none: of the
/// three points at the top, not all are next to it. So the left one can be captured, and then the right one, too. A computation
/// for vectors of many boards must not find otherwise if there is nothing but this board.
#[test]
fn groups_that_share_one_of_two_eyes_are_not_alive() {
    let board: Board = "
        O . . O
        O . O O
        . O O .
    "
    .parse()
    .unwrap();
    let mut batch = Batch::new(board.size(), 1);
    batch.put(0, &board, Color::White).unwrap();
    let mut features = Features::new(board.size(), &[Feature::OwnPassAlive], Layout::Nchw).unwrap();
    let mut alive = [7; 12];
    features.write(&batch, 0, &FeatureInputs::default(), FeatureOutput::Bytes(&mut alive)).unwrap();
    assert_eq!(alive, [0; 12]);
}

/// Each output in each layout holds the values that bytes plane by plane have.
#[test]
fn outputs_and_layouts_hold_the_same() {
    let mut rng = StdRng::seed_from_u64(9);
    for (rows, cols, count, first) in [(1, 1, 3, 0), (3, 5, 40, 500), (9, 9, 530, 3), (19, 19, 20, 250)] {
        let size = Size::new(rows, cols).unwrap();
        let boards = (0..count).map(|_| random(&mut rng, size)).collect();
        let positions = positions(&mut rng, boards);
        let (batch, columns) = (batch(size, first, &positions), Columns::new(&positions));
        let all = all_features();
        for features in [&all[..], &all[..1], &all[3..11], &all[5..5], &[Feature::Legal; 9]] {
            let [mut nchw, mut nhwc] =
                [Layout::Nchw, Layout::Nhwc].map(|layout| Features::new(size, features, layout).unwrap());
            let values = count * nchw.values_per_board();
            let [mut bytes, mut other_bytes] = [(); 2].map(|()| vec![7; values]);
            let [mut floats, mut other_floats] = [(); 2].map(|()| vec![7.0; values]);
            let mut bits = vec![7; count * nchw.bytes_per_board()];
            let mut other_bits = vec![7; count * nhwc.bytes_per_board()];
            let write = |features: &mut Features, out: FeatureOutput<'_>| {
                features.write(&batch, first, &columns.inputs(), out).unwrap();
            };
            write(&mut nchw, FeatureOutput::Bytes(&mut bytes));
            write(&mut nchw, FeatureOutput::Bits(&mut bits));
            write(&mut nchw, FeatureOutput::Floats(&mut floats));
            write(&mut nhwc, FeatureOutput::Floats(&mut other_floats));
            write(&mut nhwc, FeatureOutput::Bits(&mut other_bits));
            write(&mut nhwc, FeatureOutput::Bytes(&mut other_bytes));
            assert!(floats.iter().copied().eq(bytes.iter().copied().map(f32::from)));
            assert!(other_floats.iter().copied().eq(other_bytes.iter().copied().map(f32::from)));
            let area = size.area();
            assert_eq!(bits, bytes.chunks(area).flat_map(pack).collect::<Vec<u8>>(), "{size}");
            if features.is_empty() {
                continue;
            }
            let each = nchw.values_per_board();
            assert_eq!(other_bits, other_bytes.chunks(each).flat_map(pack).collect::<Vec<u8>>(), "{size}");
            check_singly(&positions, features, Layout::Nhwc, &other_bytes);
            for (bytes, other) in bytes.chunks(each).zip(other_bytes.chunks(each)) {
                for place in 0..each {
                    assert_eq!(bytes[place], other[place % area * features.len() + place / area]);
                }
            }
        }
    }
}

/// Without a ko point and symmetries, nothing else changes.
#[test]
fn inputs_may_be_missing() {
    let mut rng = StdRng::seed_from_u64(10);
    let size = Size::new(6, 6).unwrap();
    let boards = (0..50).map(|_| random(&mut rng, size)).collect();
    let mut positions = positions(&mut rng, boards);
    positions.iter_mut().for_each(|position| (position.ko, position.symmetry) = (-1, 0));
    let batch = batch(size, 0, &positions);
    let features: Vec<Feature> = Feature::of_boards().collect();
    let mut computation = Features::new(size, &features, Layout::Nchw).unwrap();
    let mut bytes = vec![7; 50 * computation.values_per_board()];
    computation.write(&batch, 0, &FeatureInputs::default(), FeatureOutput::Bytes(&mut bytes)).unwrap();
    for (position, bytes) in positions.iter().zip(bytes.chunks(computation.values_per_board())) {
        let expected = expected(position, &features).concat();
        assert!(bytes.iter().map(|&byte| byte == 1).eq(expected));
    }
}

#[test]
fn bad_inputs_are_reported() {
    let size = Size::new(3, 5).unwrap();
    let batch = Batch::new(size, 4);
    let wanted = [Feature::Ko, Feature::LastMove(2), Feature::Input(1)];
    let mut features = Features::new(size, &wanted, Layout::Nchw).unwrap();
    let mut out = vec![7; 4 * 45];
    let good = FeatureInputs { ko: &[-1; 4], moves: &[0; 8], symmetries: &[3; 4], planes: &[0; 8] };
    let mut said = |inputs: FeatureInputs<'_>| -> Result<(), BadFeatureInputs> {
        features.write(&batch, 0, &inputs, FeatureOutput::Bytes(&mut out))
    };
    assert_eq!(said(good), Ok(()));
    let mut said = |inputs: FeatureInputs<'_>| said(inputs).unwrap_err().to_string();
    assert_eq!(said(FeatureInputs { ko: &[], ..good }), "ko: 0 values for 4 boards, expected 1 per board");
    assert_eq!(
        said(FeatureInputs { ko: &[0; 8], ..good }),
        "ko: 8 values for 4 boards, expected 1 per board"
    );
    assert_eq!(
        said(FeatureInputs { moves: &[0; 4], ..good }),
        "moves: 4 values for 4 boards, expected 2 per board"
    );
    assert_eq!(
        said(FeatureInputs { moves: &[0; 9], ..good }),
        "moves: 9 values for 4 boards, expected 2 per board"
    );
    assert_eq!(
        said(FeatureInputs { planes: &[0; 4], ..good }),
        "planes: 4 values for 4 boards, expected 2 per board"
    );
    assert_eq!(
        said(FeatureInputs { symmetries: &[0; 3], ..good }),
        "symmetries: 3 values for 4 boards, expected 1 per board"
    );
    assert_eq!(
        said(FeatureInputs { symmetries: &[0, 0, 4, 0], ..good }),
        "board 2: symmetry 4, expected at most 3"
    );
    assert_eq!(said(FeatureInputs { ko: &[-1, 15, 0, 0], ..good }), "board 1: ko 15, expected at most 14");
    let moves = [0, 0, 0, 0, 0, 0, -5, 99];
    assert_eq!(said(FeatureInputs { moves: &moves, ..good }), "board 3: move 99, expected at most 14");
    assert!(Features::new(size, &[Feature::Liberties(5)], Layout::Nchw).is_err());
    assert!(Features::new(size, &[Feature::LastMove(0)], Layout::Nchw).is_err());
}

#[test]
#[should_panic(expected = "2 boards from 3 on in a batch of 4")]
fn features_of_missing_boards_are_not_written() {
    let mut features = Features::new(Size::default(), &[Feature::Own], Layout::Nchw).unwrap();
    let mut out = [0; 162];
    let out = FeatureOutput::Bytes(&mut out);
    features.write(&Batch::new(Size::default(), 4), 3, &FeatureInputs::default(), out).unwrap();
}
