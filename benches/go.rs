//! Compares the implementations of the rules on the same random boards: `cargo bench -p benches --bench go`. For each
//! position they compute validity, legal moves and captures. benches/peers compares with other programs.

#![allow(missing_docs, reason = "criterion's macros document nothing")]

use criterion::measurement::WallTime;
use criterion::{BenchmarkGroup, Criterion, Throughput, criterion_group, criterion_main};
use gocheck::board::{Bits, Color, Point, Size, Words};
use gocheck::go::bitboard::Position;
use gocheck::go::{
    self, Batch, Board, Feature, FeatureInputs, FeatureOutput, Features, Layout, Legality, Replay, RuleSet,
    plain,
};
use rand::{Rng, SeedableRng, rngs::StdRng};
use std::hint::black_box;

fn random_setup(rng: &mut StdRng, size: Size) -> Board {
    let mut setup = Board::new(size);
    for point in size.points() {
        setup.set(point, [None, Some(Color::Black), Some(Color::White)][rng.random_range(0..3)]).unwrap();
    }
    setup
}

fn legal_moves<B: Bits>(setups: &[Board]) -> u32 {
    setups.iter().map(|setup| Position::<B>::new(black_box(setup)).verdict(Color::White).legal.count()).sum()
}

fn rules(c: &mut Criterion) {
    let mut rng = StdRng::seed_from_u64(1);
    for side in [9, 13, 19] {
        let size = Size::new(side, side).expect("a size");
        let setups: Vec<Board> = (0..4096).map(|_| random_setup(&mut rng, size)).collect();
        let mut batch = Batch::new(size, setups.len());
        setups.iter().enumerate().for_each(|(index, setup)| batch.put(index, setup, Color::White).unwrap());

        let mut group = c.benchmark_group(size.to_string());
        group.throughput(Throughput::Elements(64)).sample_size(20);
        group.bench_function("flood fill", |b| {
            b.iter(|| {
                setups[..64]
                    .iter()
                    .map(|setup| plain::analyse(black_box(setup), Color::White).legal.len())
                    .sum::<usize>()
            });
        });
        group.bench_function("bitboard, lists", |b| {
            b.iter(|| {
                setups[..64]
                    .iter()
                    .map(|setup| go::analyse(black_box(setup), Color::White).legal.len())
                    .sum::<usize>()
            });
        });
        group.bench_function("bitboard, sets", |b| {
            b.iter(|| match side {
                9 => legal_moves::<u128>(&setups[..64]),
                13 => legal_moves::<Words<3>>(&setups[..64]),
                _ => legal_moves::<Words<6>>(&setups[..64]),
            });
        });
        group.throughput(Throughput::Elements(setups.len() as u64));
        group.bench_function("batch", |b| b.iter(|| black_box(black_box(&mut batch).analyse()).is_valid(0)));
        bytes(&mut group, size, &setups);
        features(&mut group, size, &setups);
        group.finish();
    }
}

/// Boards as bytes, 512 at a time: every answer as bytes, and the boards after a move.
fn bytes(group: &mut BenchmarkGroup<'_, WallTime>, size: Size, setups: &[Board]) {
    const TOGETHER: usize = 512;
    let cell = |setup: &Board, point| match setup.get(point) {
        None => 0,
        Some(Color::Black) => 1,
        Some(Color::White) => -1,
    };
    let cells: Vec<i8> =
        setups.iter().flat_map(|setup| size.points().map(|point| cell(setup, point))).collect();
    let length = TOGETHER * size.area();
    let mut batch = Batch::new(size, TOGETHER);
    let [mut dead, mut legal, mut captures] = [(); 3].map(|()| vec![0; cells.len()]);
    let mut valid = vec![0; setups.len()];
    group.bench_function("bytes to answers in bytes", |b| {
        b.iter(|| {
            for (part, cells) in black_box(&cells).chunks(length).enumerate() {
                batch.put_cells(0, cells, |_| Color::White).unwrap();
                let answers = batch.analyse();
                answers.write_valid(0, &mut valid[part * TOGETHER..][..TOGETHER]);
                answers.write_dead(0, &mut dead[part * length..][..length]);
                answers.write_legal(0, &mut legal[part * length..][..length]);
                answers.write_captures(0, &mut captures[part * length..][..length]);
            }
        });
    });
    let moves: Vec<i32> = (0..TOGETHER).map(|board| (7919 * board % size.area()) as i32).collect();
    let mut legality = vec![Legality::Legal; TOGETHER];
    let mut after = vec![0; cells.len()];
    group.bench_function("bytes to bytes after a move", |b| {
        b.iter(|| {
            for (cells, after) in black_box(&cells).chunks(length).zip(after.chunks_mut(length)) {
                batch.put_cells(0, cells, |_| Color::White).unwrap();
                batch.play(&moves, &mut legality);
                batch.write_cells(0, after);
            }
        });
    });
    let [mut numbers, mut counts] = [(); 2].map(|()| vec![0; length]);
    group.throughput(Throughput::Elements(TOGETHER as u64));
    group.bench_function("groups", |b| b.iter(|| batch.write_groups(0, black_box(&mut numbers))));
    group.bench_function("liberties", |b| b.iter(|| batch.write_liberties(0, black_box(&mut numbers))));
    group.bench_function("groups and liberties", |b| {
        b.iter(|| batch.write_groups_and_liberties(0, black_box(&mut numbers), black_box(&mut counts)));
    });
}

/// Planes of features of 512 boards, singly and together.
fn features(group: &mut BenchmarkGroup<'_, WallTime>, size: Size, setups: &[Board]) {
    const TOGETHER: usize = 512;
    let mut batch = Batch::new(size, TOGETHER);
    for (index, setup) in setups[..TOGETHER].iter().enumerate() {
        batch.put(index, setup, Color::White).unwrap();
    }
    group.throughput(Throughput::Elements(TOGETHER as u64));
    let mut measure = |name: &str, wanted: &[Feature]| {
        let mut features = Features::new(size, wanted, Layout::Nchw).expect("features");
        let inputs = FeatureInputs::default();
        let mut bits = vec![0; TOGETHER * features.bytes_per_board()];
        let mut bytes = vec![0; TOGETHER * features.values_per_board()];
        let mut floats = vec![0.0; bytes.len()];
        group.bench_function(format!("{name}, bits"), |b| {
            b.iter(|| features.write(&batch, 0, &inputs, FeatureOutput::Bits(black_box(&mut bits))));
        });
        group.bench_function(format!("{name}, bytes"), |b| {
            b.iter(|| features.write(&batch, 0, &inputs, FeatureOutput::Bytes(black_box(&mut bytes))));
        });
        group.bench_function(format!("{name}, floats"), |b| {
            b.iter(|| features.write(&batch, 0, &inputs, FeatureOutput::Floats(black_box(&mut floats))));
        });
        let source = floats.clone();
        group.bench_function(format!("{name}, copy of the floats"), |b| {
            b.iter(|| black_box(&mut floats).copy_from_slice(black_box(&source)));
        });
    };
    measure("own stones", &[Feature::Own]);
    measure("liberties", &[1, 2, 3, 4].map(Feature::Liberties));
    measure("legal moves and captures", &[Feature::Legal, Feature::Captures]);
    measure("self-atari", &[Feature::SelfAtari]);
    measure("pass-alive stones", &[Feature::OwnPassAlive]);
    measure("pass-alive areas", &[Feature::OwnPassAliveArea, Feature::OpponentPassAliveArea]);
    measure("areas", &[Feature::OwnArea, Feature::OpponentArea]);
    let all: Vec<Feature> = Feature::of_boards().collect();
    measure("all features", &all);
}

/// A game of random moves that positional superko allows.
fn random_game(rng: &mut StdRng, size: Size, moves: usize) -> Vec<(Color, Point)> {
    let points: Vec<Point> = size.points().collect();
    let (mut game, mut played) = (Replay::new(size), Vec::new());
    while played.len() < moves {
        let (color, point) = (game.to_move(), points[rng.random_range(0..points.len())]);
        if game.play(color, point, RuleSet::ChineseKgs).is_ok() {
            played.push((color, point));
        }
    }
    played
}

/// One move of a replay, with all its facts.
fn replay(c: &mut Criterion) {
    let mut rng = StdRng::seed_from_u64(2);
    let size = Size::new(19, 19).expect("a size");
    let games: Vec<_> = (0..200).map(|_| random_game(&mut rng, size, 200)).collect();
    let mut game = Replay::new(size);
    let mut group = c.benchmark_group("replay 19x19");
    group.throughput(Throughput::Elements(200 * games.len() as u64)).sample_size(20);
    group.bench_function("facts", |b| {
        b.iter(|| {
            let mut repeated = 0;
            for moves in &games {
                game.restart(size);
                for &(color, point) in moves {
                    repeated += u32::from(game.play_unchecked(color, point).position.is_some());
                }
            }
            repeated
        });
    });
    group.finish();
}

criterion_group!(benches, rules, replay);
criterion_main!(benches);
