//! The cost of a picture: `cargo bench -p benches --bench render`. Beside another program: benches/peers.

#![allow(missing_docs, reason = "criterion's macros document nothing")]

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use gocheck::board::Size;
use gocheck::puzzle::Puzzle;
use gocheck::render::{Renderer, Scene};
use std::hint::black_box;

fn pictures(c: &mut Criterion) {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../data/train_4.txt");
    let bytes = std::fs::read(path).expect("an example puzzle");
    let puzzle = Puzzle::parse(&bytes, Size::default()).expect("a good puzzle");
    let scene = Scene::new("Problem 4: where does white capture?", &puzzle.setup);
    let mut group = c.benchmark_group("picture");
    group.throughput(Throughput::Elements(1));
    for cell in [20, 50, 100] {
        let renderer = Renderer::new(Size::default(), cell).expect("a size in range");
        group.bench_function(format!("9x9, {cell} pixels a cell"), |b| {
            b.iter(|| renderer.draw(black_box(&scene)))
        });
    }
    group.bench_function("preparing, 50 pixels a cell", |b| {
        b.iter(|| Renderer::new(Size::default(), black_box(50)))
    });
    group.finish();
}

criterion_group!(benches, pictures);
criterion_main!(benches);
