//! A 9 x 9 diagram of 500 x 500 pixels as PNG: compares gocheck with sgf-render, in one run on one core.
//!
//! `cargo run --release --manifest-path benches/peers/Cargo.toml --bin render`
//!
//! The boards are those of the puzzles in `data/`. Both are timed from the parsed position to the bytes of the PNG, after
//! one-time preparations (fonts, the empty board).

use clap::Parser;
use gocheck::board::{Color, Size};
use gocheck::go::Board;
use gocheck::puzzle::Puzzle;
use gocheck::render::{Renderer, Scene};
use sgf_render::{Goban, OutputFormat, SgfRenderArgs};
use std::error::Error;
use std::hint::black_box;
use std::time::Instant;

const ROUNDS: usize = 20;

fn main() -> Result<(), Box<dyn Error>> {
    let data = concat!(env!("CARGO_MANIFEST_DIR"), "/../../data");
    let mut setups = Vec::new();
    for tag in ["train", "test"] {
        for problem in ["0", "00", "1", "2", "3", "4", "5"] {
            let bytes = std::fs::read(format!("{data}/{tag}_{problem}.txt"))?;
            let puzzle = Puzzle::parse(&bytes, Size::default())?;
            setups.push(puzzle.setup);
        }
    }

    let renderer = Renderer::new(Size::default(), 50)?;
    let scenes: Vec<Scene> =
        setups.iter().map(|setup| Scene::new("Problem 1: white (3, 4) takes 2", setup)).collect();
    let (ours, our_bytes) = time(&scenes, |scene| renderer.draw(scene).map_err(Into::into))?;

    let sgfs: Vec<String> = setups.iter().map(sgf).collect();
    let args = SgfRenderArgs::parse_from(["sgf-render", "-w", "500", "--style", "simple"]);
    let options = args.render_args.options(&OutputFormat::Png)?;
    let mut fonts = usvg::fontdb::Database::new();
    fonts.load_font_data(
        include_bytes!("../../../../crates/render/src/font/Inter-SemiBold.subset.ttf").to_vec(),
    );
    let usvg_options = usvg::Options { fontdb: fonts.into(), ..Default::default() };
    let gobans = sgfs.iter().map(|sgf| Goban::from_sgf(sgf, &options.node_description, true));
    let gobans: Vec<Goban> = gobans.collect::<Result<_, _>>()?;
    let (theirs, their_bytes) = time(&gobans, |goban| {
        let mut svg = Vec::new();
        sgf_render::svg::render(goban, &options)?.write_to(&mut svg)?;
        let tree = usvg::Tree::from_data(&svg, &usvg_options)?;
        let size = tree.size().to_int_size();
        let mut pixels = tiny_skia::Pixmap::new(size.width(), size.height()).ok_or("no size")?;
        resvg::render(&tree, tiny_skia::Transform::default(), &mut pixels.as_mut());
        Ok(pixels.encode_png()?)
    })?;

    println!("| 9 x 9, 500 x 500 PNG | ms per picture | bytes | time relative to gocheck |");
    println!("| --- | ---: | ---: | ---: |");
    println!("| gocheck | {ours:.2} | {our_bytes} | 1 |");
    println!("| sgf-render 3.3.1 | {theirs:.2} | {their_bytes} | {:.1} |", theirs / ours);
    Ok(())
}

/// The best mean time of a picture over the rounds, in milliseconds, and the mean size in bytes.
fn time<T>(
    inputs: &[T],
    draw: impl Fn(&T) -> Result<Vec<u8>, Box<dyn Error>>,
) -> Result<(f64, usize), Box<dyn Error>> {
    let mut best = f64::INFINITY;
    let mut bytes = 0;
    for _ in 0..ROUNDS {
        let start = Instant::now();
        bytes = 0;
        for input in inputs {
            bytes += black_box(draw(input)?).len();
        }
        best = best.min(start.elapsed().as_secs_f64() * 1e3 / inputs.len() as f64);
    }
    Ok((best, bytes / inputs.len()))
}

fn sgf(setup: &Board) -> String {
    let letter = |at: usize| char::from(b'a' + at as u8);
    let stones = |color: Color, property: &str| {
        let own = setup.stones().filter(|&(_, stone)| stone == color);
        let points: String =
            own.map(|(at, _)| format!("[{}{}]", letter(at.col()), letter(at.row()))).collect();
        if points.is_empty() { points } else { format!("{property}{points}") }
    };
    format!("(;GM[1]FF[4]SZ[9]{}{})", stones(Color::Black, "AB"), stones(Color::White, "AW"))
}
