//! The rules' implementations side by side, on the same random boards: `cargo bench -p benches --bench go`. A
//! position is validity, legal moves and capturing moves. Beside other programs: benches/peers.

#![allow(missing_docs, reason = "criterion's macros document nothing")]

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use gocheck::board::{Bits, Color, Point, Size, Words};
use gocheck::go::bitboard::Position;
use gocheck::go::{self, Batch, Replay, RuleSet, Setup, plain};
use rand::{Rng, SeedableRng, rngs::StdRng};
use std::hint::black_box;

fn random_setup(rng: &mut StdRng, size: Size) -> Setup {
    let mut setup = Setup::new(size);
    for point in size.points() {
        setup.set(point, [None, Some(Color::Black), Some(Color::White)][rng.random_range(0..3)]).unwrap();
    }
    setup
}

fn legal_moves<B: Bits>(setups: &[Setup]) -> u32 {
    setups.iter().map(|setup| Position::<B>::new(black_box(setup)).verdict(Color::White).legal.count()).sum()
}

fn rules(c: &mut Criterion) {
    let mut rng = StdRng::seed_from_u64(1);
    for side in [9, 13, 19] {
        let size = Size::new(side, side).expect("a size");
        let setups: Vec<Setup> = (0..4096).map(|_| random_setup(&mut rng, size)).collect();
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
        group.finish();
    }
}

/// A game of so many random moves that positional superko allows.
fn random_game(rng: &mut StdRng, size: Size, moves: usize) -> Vec<(Color, Point)> {
    let points: Vec<Point> = size.points().collect();
    let (mut game, mut played) = (Replay::new(size), Vec::new());
    while played.len() < moves {
        let (color, point) = (game.to_move(), points[rng.random_range(0..points.len())]);
        if RuleSet::ChineseKgs.forbids(&game.look(color, point)).is_none() {
            game.play(color, point);
            played.push((color, point));
        }
    }
    played
}

/// A move of a replay, with every fact of it.
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
                    repeated += u32::from(game.play(color, point).position.is_some());
                }
            }
            repeated
        });
    });
    group.finish();
}

criterion_group!(benches, rules, replay);
criterion_main!(benches);
