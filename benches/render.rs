//! The cost of pictures: `cargo bench -p benches --bench render`. Beside another program: benches/peers.

#![allow(missing_docs, reason = "criterion's macros document nothing")]

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use gocheck::board::{Color, Size};
use gocheck::diagnostic::Language;
use gocheck::go;
use gocheck::puzzle::{Name, Puzzle};
use gocheck::render::{Picture, Renderer, pictures};
use std::hint::black_box;

/// The pictures of a puzzle of `data`.
fn puzzle(stem: &str) -> Vec<Picture> {
    let path = format!("{}/../data/{stem}.txt", env!("CARGO_MANIFEST_DIR"));
    let bytes = std::fs::read(path).expect("an example puzzle");
    let setup = Puzzle::parse(&bytes, Size::default()).expect("a good puzzle").setup;
    let name = Name::new(stem).expect("a good name");
    let question = name.problem().expect("a problem of the assignment").question;
    pictures(&name, question, &setup, &go::analyse(&setup, Color::White), Language::English)
}

fn renderer(cell: u32) -> Renderer {
    Renderer::new(Size::default(), cell).expect("a size in range")
}

/// One picture of a dense board, by a renderer that has drawn it before.
fn drawing(c: &mut Criterion) {
    let (captures, moves) = (puzzle("train_4"), puzzle("train_5"));
    let kinds = [("board", &captures[0]), ("capture", &captures[1]), ("moves", &moves[1])];
    let mut group = c.benchmark_group("picture");
    group.throughput(Throughput::Elements(1));
    for cell in [20, 50, 100] {
        let renderer = renderer(cell);
        for (kind, picture) in kinds {
            group.bench_function(format!("9x9, {cell} pixels a cell, {kind}"), |b| {
                b.iter(|| renderer.draw(black_box(&picture.scene)))
            });
        }
    }
    group.finish();
}

/// What a run pays before its second puzzle: a new renderer, and the first pictures with all that is drawn for them.
fn preparing(c: &mut Criterion) {
    let pictures = puzzle("train_4");
    let mut group = c.benchmark_group("preparing");
    for cell in [20, 50, 100] {
        group.bench_function(format!("{cell} pixels a cell"), |b| b.iter(|| renderer(black_box(cell))));
        group.bench_function(format!("{cell} pixels a cell, with the first puzzle"), |b| {
            b.iter(|| {
                let renderer = renderer(black_box(cell));
                pictures
                    .iter()
                    .map(|picture| renderer.draw(&picture.scene).map(|file| file.len()))
                    .collect::<Vec<_>>()
            })
        });
    }
    group.finish();
}

criterion_group!(benches, drawing, preparing);
criterion_main!(benches);
