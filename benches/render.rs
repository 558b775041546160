//! The cost of pictures: `cargo bench -p benches --bench render`. benches/peers compares with another program.

#![allow(missing_docs, reason = "criterion's macros document nothing")]

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use gocheck::board::{Color, Size};
use gocheck::diagnostic::Language;
use gocheck::go;
use gocheck::go::{Action, Board, Move};
use gocheck::puzzle::{Name, Puzzle};
use gocheck::render::{Diagram, DiagramRenderer, Picture, Renderer, Sign, pictures};
use rand::seq::SliceRandom;
use rand::{SeedableRng, rngs::StdRng};
use std::hint::black_box;

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

/// One picture of a dense board, drawn by a renderer that has drawn it before.
fn drawing(c: &mut Criterion) {
    let (captures, moves) = (puzzle("train_4"), puzzle("train_5"));
    let kinds = [("board", &captures[0]), ("capture", &captures[1]), ("moves", &moves[1])];
    let mut group = c.benchmark_group("picture");
    group.throughput(Throughput::Elements(1));
    for cell in [20, 50, 100] {
        let renderer = renderer(cell);
        for (kind, picture) in kinds {
            group.bench_function(format!("9x9, {cell} pixels per cell, {kind}"), |b| {
                b.iter(|| renderer.draw(black_box(&picture.scene)))
            });
        }
    }
    group.finish();
}

/// The cost of a run before its second puzzle: a new renderer and its first pictures.
fn preparing(c: &mut Criterion) {
    let pictures = puzzle("train_4");
    let mut group = c.benchmark_group("preparing");
    for cell in [20, 50, 100] {
        group.bench_function(format!("{cell} pixels per cell"), |b| b.iter(|| renderer(black_box(cell))));
        group.bench_function(format!("{cell} pixels per cell, with the first puzzle"), |b| {
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

/// Diagrams of a 19 x 19 board after 200 moves in random order: plain, and with all numbers.
fn diagrams() -> [(&'static str, Diagram); 2] {
    let mut points: Vec<_> = Size::GO.points().collect();
    points.shuffle(&mut StdRng::seed_from_u64(1));
    let plays = (1..).zip(points.into_iter().take(200)).zip(Color::BOTH.into_iter().cycle());
    let moves: Vec<Move> =
        plays.map(|((number, point), color)| Move { number, color, action: Action::Play(point) }).collect();
    let numbered = Diagram::numbered("moves 1 to 200", Board::new(Size::GO), &moves);
    let mut plain = numbered.clone();
    for (_, sign) in &mut plain.boards[0].signs {
        *sign = Sign::Last;
    }
    plain.boards[0].signs.drain(..199);
    [("board", plain), ("numbers", numbered)]
}

/// A renderer's first diagram, and later ones of the same kind.
fn drawing_diagrams(c: &mut Criterion) {
    let mut group = c.benchmark_group("diagram");
    let renderer = DiagramRenderer::new(40).expect("a size in range");
    for (kind, diagram) in diagrams() {
        group.bench_function(format!("19x19, 40 pixels per cell, {kind}, the first"), |b| {
            b.iter(|| black_box(&diagram).draw(40))
        });
        group.bench_function(format!("19x19, 40 pixels per cell, {kind}"), |b| {
            b.iter(|| renderer.draw(black_box(&diagram)))
        });
        group.bench_function(format!("19x19, 40 pixels per cell, {kind}, SVG"), |b| {
            b.iter(|| renderer.svg(black_box(&diagram)))
        });
    }
    group.finish();
}

criterion_group!(benches, drawing, drawing_diagrams, preparing);
criterion_main!(benches);
