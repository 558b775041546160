//! Diagrams of games, checked by their pixels, and the commands that draw and answer positions of records.

use crate::gocheck;
use gocheck::board::{Color, Point, Size};
use gocheck::go::{Action, Board, Move, Replay};
use gocheck::render::{CELL_RANGE, Diagram, Evidence, RenderError, Sign};
use image::{Rgb, RgbImage};
use std::fs;
use test_support::{run, run_on};

const CELL: u32 = 40;

fn draw(diagram: &Diagram) -> RgbImage {
    let png = diagram.draw(CELL).unwrap();
    image::load_from_memory_with_format(&png, image::ImageFormat::Png).unwrap().to_rgb8()
}

fn at(size: Size, row: usize, col: usize) -> Point {
    size.point(row, col).unwrap()
}

/// Of a single board with a title.
fn cell(picture: &RgbImage, size: Size, point: Point) -> RgbImage {
    let (width, height) = ((size.cols() as u32 + 1) * CELL, (size.rows() as u32 + 1) * CELL);
    let left = (picture.width() - width.max(200)) / 2 + (width.max(200) - width) / 2;
    // Without footnotes the board is at the bottom of the picture.
    let top = picture.height() - height;
    let (x, y) = (left + CELL / 2 + point.col() as u32 * CELL, top + CELL / 2 + point.row() as u32 * CELL);
    image::imageops::crop_imm(picture, x, y, CELL, CELL).to_image()
}

fn is_like(Rgb(a): Rgb<u8>, b: [u8; 3], most: u8) -> bool {
    a.iter().zip(b).all(|(a, b)| a.abs_diff(b) <= most)
}

/// The number of pixels that are similar to a colour.
fn count(picture: &RgbImage, color: [u8; 3]) -> usize {
    picture.pixels().filter(|&&pixel| is_like(pixel, color, 24)).count()
}

const WARNING: [u8; 3] = [0xE2, 0x56, 0x00];
const LIGHT_BLUE: [u8; 3] = [0x6C, 0xC4, 0xF2];
const BLUE: [u8; 3] = [0x00, 0x72, 0xB2];

fn moves(size: Size, places: &[Option<(usize, usize)>]) -> Vec<Move> {
    let colors = Color::BOTH.into_iter().cycle();
    let numbered = (1..).zip(colors).zip(places);
    numbered
        .map(|((number, color), place)| Move {
            number,
            color,
            action: place.map_or(Action::Pass, |(row, col)| Action::Play(at(size, row, col))),
        })
        .collect()
}

#[test]
fn numbers_are_legible_on_either_colour() {
    let size = Size::new(9, 9).unwrap();
    for digits in [1, 10, 100, 1000] {
        for color in Color::BOTH {
            let mut setup = Board::new(size);
            setup.set(at(size, 4, 4), Some(color)).unwrap();
            let plain = cell(&draw(&Diagram::new("x", setup)), size, at(size, 4, 4));
            let number = [Move { number: digits, color, action: Action::Play(at(size, 4, 4)) }];
            let last = Move { number: digits + 1, color, action: Action::Play(at(size, 8, 8)) };
            let moves = [number[0], last];
            let drawn = cell(&draw(&Diagram::numbered("x", Board::new(size), &moves)), size, at(size, 4, 4));
            let (ink, paper) = match color {
                Color::Black => ([0xFF; 3], [0x20; 3]),
                Color::White => ([0x10; 3], [0xF8; 3]),
            };
            assert!(count(&drawn, ink) >= count(&plain, ink) + 30, "{digits} on {color}");
            assert!(count(&drawn, paper) > 100, "{digits} on {color}: the stone is visible, too");
            // The number does not touch the rim of its stone.
            for (x, y, pixel) in drawn.enumerate_pixels() {
                let away = (f64::from(x) + 0.5 - 20.0).hypot(f64::from(y) + 0.5 - 20.0);
                if away > 18.5 {
                    let without = plain.get_pixel(x, y).0;
                    assert!(is_like(*pixel, without, 40), "{digits} on {color} at {x}, {y}");
                }
            }
        }
    }
}

#[test]
fn the_last_number_has_another_colour() {
    let size = Size::new(9, 9).unwrap();
    let drawn = |count: usize| {
        let places = [Some((2, 2)), Some((6, 6)), Some((2, 6))];
        draw(&Diagram::numbered("x", Board::new(size), &moves(size, &places[..count])))
    };
    let blue = |picture: &RgbImage, row, col, ink| count(&cell(picture, size, at(size, row, col)), ink);
    assert!(blue(&drawn(3), 2, 6, LIGHT_BLUE) > 10);
    assert_eq!(blue(&drawn(3), 2, 2, LIGHT_BLUE), 0);
    assert!(blue(&drawn(2), 6, 6, BLUE) > 10);
    assert_eq!(blue(&drawn(3), 6, 6, BLUE), 0);
}

#[test]
fn moves_that_cannot_be_drawn_are_footnotes() {
    let size = Size::new(5, 5).unwrap();
    let mut before = Board::new(size);
    before.set(at(size, 0, 2), Some(Color::White)).unwrap();
    let places = [Some((0, 0)), Some((1, 1)), Some((0, 0)), None, Some((0, 2)), Some((0, 0))];
    let diagram = Diagram::numbered("x", before.clone(), &moves(size, &places));
    assert_eq!(diagram.footnotes, ["3 at 1", "4 pass", "5 at C5", "6 at 1"]);
    assert_eq!(diagram.boards[0].setup.get(at(size, 0, 2)), Some(Color::White), "the stone there stays");
    assert_eq!(diagram.boards[0].signs.len(), 2);
    let skipped = Move { number: 7, color: Color::Black, action: Action::Skip };
    assert_eq!(Diagram::numbered("x", before, &[skipped]).footnotes, ["7 not played"]);
    let without = Diagram { footnotes: Vec::new(), ..diagram.clone() };
    assert!(draw(&diagram).height() > draw(&without).height() + 20);
    // Many footnotes take several lines and are not cut off.
    let many = Diagram { footnotes: vec!["123 at 45".to_owned(); 40], ..diagram };
    assert!(draw(&many).height() > draw(&without).height() + 200);
}

/// The width follows the columns, the height the rows. Letters and numbers are on all four sides.
#[test]
fn boards_of_all_sizes_have_their_coordinates() {
    for (rows, cols) in [(1, 1), (2, 25), (25, 2), (13, 19), (25, 25)] {
        let size = Size::new(rows, cols).unwrap();
        let picture = draw(&Diagram::new("", Board::new(size)));
        let width = ((cols as u32 + 1) * CELL).max(320);
        assert_eq!((picture.width(), picture.height()), (width, (rows as u32 + 1) * CELL), "{size}");
        if cols > 8 && rows > 8 {
            let dark = |x: u32, y: u32, width: u32, height: u32| {
                let part = image::imageops::crop_imm(&picture, x, y, width, height).to_image();
                part.pixels().filter(|Rgb([r, ..])| *r < 120).count()
            };
            let (w, h, edge) = (picture.width(), picture.height(), CELL / 2);
            for (side, found) in [
                ("top", dark(CELL, 0, w - 2 * CELL, edge)),
                ("bottom", dark(CELL, h - edge, w - 2 * CELL, edge)),
                ("left", dark(0, CELL, edge, h - 2 * CELL)),
                ("right", dark(w - edge, CELL, edge, h - 2 * CELL)),
            ] {
                assert!(found > 100, "{side} of {size}: {found}");
            }
        }
    }
    for wrong in [0, CELL_RANGE.start() - 1, CELL_RANGE.end() + 1] {
        let diagram = Diagram::new("", Board::new(Size::default()));
        assert!(matches!(diagram.draw(wrong), Err(RenderError::Cell(_))));
    }
}

fn evidence<'a>(before: &'a Board, play: (Color, Point), earlier: Option<(u32, &'a Board)>) -> Evidence<'a> {
    Evidence { title: "what was found", before, number: 9, play: Some(play), stones: &[], earlier }
}

#[test]
fn a_finding_marks_the_move_and_the_stones() {
    let before: Board = ". X X .\nX O O X\nX . X .\n. X . .".parse().unwrap();
    let size = before.size();
    let suicide = Diagram::of_finding(&evidence(&before, (Color::White, at(size, 2, 1)), None));
    let signs: Vec<_> = suicide.boards[0].signs.clone();
    let fault = (at(size, 2, 1), Sign::Fault);
    assert_eq!(signs, [fault, (at(size, 1, 1), Sign::Concerned), (at(size, 1, 2), Sign::Concerned)]);
    let picture = draw(&suicide);
    for (row, col, least) in [(2, 1, 60), (1, 1, 60), (1, 2, 60)] {
        assert!(count(&cell(&picture, size, at(size, row, col)), WARNING) > least);
    }
    assert_eq!(count(&cell(&picture, size, at(size, 0, 1)), WARNING), 0);

    let occupied = Diagram::of_finding(&evidence(&before, (Color::White, at(size, 0, 1)), None));
    assert_eq!(occupied.boards[0].setup, before);
    assert_eq!(occupied.boards[0].signs, [(at(size, 0, 1), Sign::Concerned)]);

    let capture = Diagram::of_finding(&evidence(&before, (Color::Black, at(size, 2, 1)), None));
    let white = || Sign::Taken(Color::White);
    assert_eq!(
        capture.boards[0].signs,
        [(at(size, 2, 1), Sign::Fault), (at(size, 1, 1), white()), (at(size, 1, 2), white())]
    );
    assert_eq!(capture.boards[0].setup.get(at(size, 1, 1)), None);

    let stones = [at(size, 1, 1), at(size, 1, 2)];
    let dead = Evidence { play: None, stones: &stones, ..evidence(&before, (Color::White, stones[0]), None) };
    assert_eq!(Diagram::of_finding(&dead).boards[0].signs, stones.map(|stone| (stone, Sign::Concerned)));
}

#[test]
fn a_repetition_has_the_earlier_board_next_to_it() {
    let start: Board = ". X O .\nX O . O\n. X O .".parse().unwrap();
    let size = start.size();
    let mut game = Replay::new(size);
    game.set_up(start.stones().map(|(point, color)| (point, Some(color))));
    game.play_unchecked(Color::Black, at(size, 1, 2));
    let before = game.board();
    let found = evidence(&before, (Color::White, at(size, 1, 1)), Some((0, &start)));
    let diagram = Diagram::of_finding(&found);
    let captions: Vec<&str> = diagram.boards.iter().map(|board| board.caption.as_str()).collect();
    assert_eq!(captions, ["At the start", "After move 9"]);
    assert_eq!(diagram.boards[0].setup, diagram.boards[1].setup, "it is the same board");
    assert!(diagram.boards[0].signs.is_empty());
    let picture = draw(&diagram);
    assert_eq!(picture.width(), 2 * 5 * CELL + CELL / 2);
    let middle = picture.width() / 2;
    let left = image::imageops::crop_imm(&picture, 0, 0, middle, picture.height()).to_image();
    assert_eq!(count(&left, WARNING), 0);
    assert!(count(&picture, WARNING) > 60);
}

/// A game of six moves with a ko, a pass and two moves on one point, followed by a variation and damage.
const GAME: &str = "(;FF[4]SZ[9]AB[ba][ab][bc]AW[ca][bb][dc][cc][db]PL[B];B[cb];W[ii];B[hh];W[];B[hi];W[hg]\
(;B[ih])(;B[aa]))";

#[test]
fn positions_of_records_are_answered_as_puzzles() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("game.sgf"), GAME).unwrap();
    let output_of = |arguments: &[&str]| run(gocheck(folder.path()).arg("position").args(arguments));
    let (status, stdout, stderr) = output_of(&["game.sgf", "--move", "0", "--ask", "captures"]);
    assert_eq!((status, stdout.as_str(), stderr.as_str()), (0, "[game_move0]forward on step:[(1, 2)]\n", ""));
    // It is White's turn after Black captured. The ko is reported, and the questions ignore it.
    let (status, stdout, stderr) = output_of(&["game.sgf", "--move", "1", "--ask", "captures"]);
    assert_eq!((status, stdout.as_str()), (0, "[game_move1]forward on step:[(1, 1)]\n"));
    assert!(
        stderr.contains("Q203 warning: white (1, 1), which is B8, retakes at once the ko that move 1 took"),
        "{stderr}"
    );
    // The end of the main line, which continues with the first variation, with all three questions.
    let (status, stdout, _) = output_of(&["game.sgf"]);
    let lines: Vec<&str> = stdout.lines().collect();
    assert_eq!((status, lines.len()), (0, 3));
    assert_eq!(lines[0], "[game_move7]rule checking:True");
    assert!(lines[1].starts_with("[game_move7]forward on step:["), "{stdout}");
    assert!(lines[2].starts_with("[game_move7]all possible position:[(0, 3), (0, 4), "), "{stdout}");
    // For the other colour, as JSON, with pictures.
    let options = ["--move", "1", "--ask", "moves", "--to-move", "black", "--format", "json", "-o", "out"];
    let (status, stdout, _) = output_of(&[&["game.sgf"], &options[..]].concat());
    let object: serde_json::Value = serde_json::from_str(&stdout).unwrap();
    assert_eq!((status, &object["move"], &object["to_move"]), (0, &1.into(), &"black".into()));
    assert_eq!(object["pictures"], serde_json::json!(["out/game_move1.png", "out/game_move1_moves.png"]));
    assert!(object["legal_moves"].as_array().unwrap().contains(&serde_json::json!([1, 1])));
    let picture = image::open(folder.path().join("out/game_move1_moves.png")).unwrap();
    assert_eq!((picture.width(), picture.height()), (500, 500));
    // Any size, from standard input.
    let mut command = gocheck(folder.path());
    command.args(["position", "-", "--ask", "moves"]);
    let (status, stdout, _) = run_on(&mut command, "(;SZ[3:2]AW[ba][ab];W[ca])");
    assert_eq!((status, stdout.as_str()), (0, "[stdin_move1]all possible position:[(1, 1), (1, 2)]\n"));
}

#[test]
fn records_are_drawn() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("game.sgf"), GAME).unwrap();
    let render = |arguments: &[&str]| {
        let default = if arguments.contains(&"--cell") { &[][..] } else { &["--cell", "40"] };
        run(gocheck(folder.path()).args(["render", "game.sgf"]).args(default).args(arguments))
    };
    let open = |name: &str| image::open(folder.path().join(name)).unwrap().to_rgb8();
    let size = Size::new(9, 9).unwrap();

    assert_eq!(run(gocheck(folder.path()).args(["render", "game.sgf", "-o", "50.png"])).0, 0);
    assert_eq!(open("50.png").width(), 500);
    assert_eq!(render(&["-o", "pictures/end.png"]), (0, String::new(), String::new()));
    let end = open("pictures/end.png");
    assert_eq!(end.width(), 400);
    assert!(count(&cell(&end, size, at(size, 7, 8)), LIGHT_BLUE) > 10, "the last move is marked");
    assert_eq!(render(&["--last", "-o", "last.png"]).0, 0);
    assert!(open("last.png") == end);

    assert_eq!(render(&["--move", "1", "-o", "one.png", "--cell", "40"]).0, 0);
    let one = open("one.png");
    assert!(count(&cell(&one, size, at(size, 1, 2)), LIGHT_BLUE) > 10);
    assert!(
        !is_like(*cell(&one, size, at(size, 1, 1)).get_pixel(12, 12), [0xF8; 3], 16),
        "what it took is gone"
    );

    assert_eq!(render(&["--numbers", "1-3", "-o", "numbers.png"]).0, 0);
    let numbers = open("numbers.png");
    assert!(count(&cell(&numbers, size, at(size, 7, 7)), LIGHT_BLUE) > 10, "3 is the last number");
    assert!(
        is_like(*cell(&numbers, size, at(size, 1, 1)).get_pixel(12, 12), [0xF8; 3], 16),
        "no stone is taken off"
    );
    assert_eq!(render(&["--numbers", "2-", "-o", "rest.png"]).0, 0);
    assert!(open("rest.png").height() > numbers.height(), "the pass is a footnote");
    assert_eq!(render(&["--numbers", "7", "-o", "seven.png", "--cell", "20"]).0, 0);
    assert_eq!(open("seven.png").width(), 320);
}

#[test]
fn impossible_requests_are_reported() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("game.sgf"), GAME).unwrap();
    fs::write(folder.path().join("none.sgf"), "Dear Sir,\n").unwrap();
    fs::write(folder.path().join("off.sgf"), "(;SZ[9]\n;B[aa];W[zz]AB[jj];B[ac])").unwrap();
    fs::create_dir(folder.path().join("games")).unwrap();
    let output_of = |arguments: &[&str]| run(gocheck(folder.path()).args(arguments));
    for (arguments, message) in [
        (&["position", "game.sgf", "--move", "8"][..], "game.sgf has no move 8: its line of play has 7"),
        (
            &["render", "game.sgf", "--move", "8", "-o", "x.png"],
            "game.sgf has no move 8: its line of play has 7",
        ),
        (
            &["render", "game.sgf", "--numbers", "5-8", "-o", "x.png"],
            "game.sgf has no move 8: its line of play has 7",
        ),
        (
            &["render", "game.sgf", "--numbers", "8-", "-o", "x.png"],
            "game.sgf has no move 8: its line of play has 7",
        ),
        (&["render", "game.sgf", "--numbers", "0-3", "-o", "x.png"], "moves are numbered from 1"),
        (
            &["render", "game.sgf", "--numbers", "3-2", "-o", "x.png"],
            "the first number is greater than the second",
        ),
        (
            &["render", "game.sgf", "--numbers", "x", "-o", "x.png"],
            "expected FROM-TO, such as 51-100, or FROM-",
        ),
        (&["render", "game.sgf", "--last", "--move", "1", "-o", "x.png"], "cannot be used with"),
        (&["render", "game.sgf"], "--output <FILE.png|FILE.svg>"),
        (&["render", "game.sgf", "-o", "game.sgf/x.png"], "cannot write"),
        (&["render", "missing.sgf", "-o", "x.png"], "missing.sgf: F101 error: no such file"),
        (&["position", "games"], "games: F107 error: no game records in this folder or archive"),
        (&["position", "none.sgf"], "none.sgf: E101 error: no game record"),
        (&["position", "game.sgf", "--move", "x"], "invalid value 'x'"),
    ] {
        let (status, stdout, stderr) = output_of(arguments);
        assert_eq!((status, stdout.as_str()), (2, ""), "{arguments:?}: {stderr}");
        assert!(stderr.contains("error: ") && stderr.contains(message), "{arguments:?}: {stderr}");
        assert!(!folder.path().join("x.png").exists());
    }
    // Damage is reported with its place, and the rest is answered.
    let (status, stdout, stderr) = output_of(&["position", "off.sgf", "--ask", "rule"]);
    assert_eq!((status, stdout.as_str()), (0, "[off_move3]rule checking:True\n"));
    assert!(stderr.contains("off.sgf:2:8: M102 error: white [zz] is off the 9x9 board"), "{stderr}");
    assert!(stderr.contains("off.sgf:2:15: S101 error: AB[jj] is off the 9x9 board"), "{stderr}");
}

/// Findings that affect a board are reported for it, too. The library's tests compare the boards.
#[test]
fn positions_come_with_findings() {
    let folder = tempfile::tempdir().unwrap();
    let output_of = |record: &str| {
        let ask = ["position", "-", "--move", "1", "--to-move", "black", "--ask", "captures"];
        run_on(gocheck(folder.path()).args(ask), record)
    };
    let (status, stdout, stderr) = output_of("(;SZ[9]AB[ee][de][fe][ed];W[ee];B[ef])");
    assert_eq!((status, stdout.as_str()), (0, "[stdin_move1]forward on step:[]\n"));
    assert_eq!(stderr, "standard input:1:27: M101 error: white E5: a black stone is already there\n");
    let (status, stdout, stderr) = output_of("(;GM[2]SZ[9];B[ee])");
    assert_eq!((status, stdout.as_str()), (2, ""));
    assert!(stderr.contains("standard input:1:5: P109 warning: GM[2] is not Go, which is GM[1]"), "{stderr}");
    assert_eq!(output_of("(;SZ[]AB[aa];W[ba])").0, 0);
    assert_eq!(output_of("(;SZ[]AB[aa];W[ba])").2, "");
    assert_eq!(output_of("(;SZ[30];B[aa])").0, 2);
}

#[test]
fn perft_counts_move_sequences() {
    let folder = tempfile::tempdir().unwrap();
    let output_of = |arguments: &[&str]| run(gocheck(folder.path()).arg("perft").args(arguments));
    let (status, stdout, stderr) = output_of(&["--size", "3", "--rules", "tromp-taylor", "6"]);
    assert_eq!((status, stdout.as_str()), (0, "180768\n"));
    assert!(stderr.contains("million nodes per second"));
    assert_eq!(output_of(&["--size", "3", "--rules", "chinese-kgs", "6"]).1, "179712\n");
    assert_eq!(output_of(&["--no-passes", "2"]).1, "6480\n");
    let divided = output_of(&["--size", "1x2", "2", "--divide"]).1;
    assert_eq!(divided, "A1 2\nB1 2\npass 3\n7\n");
    let (status, _, stderr) = output_of(&["3", "--rules", "go"]);
    assert_eq!(status, 2);
    assert!(stderr.contains("possible values: japanese, chinese"), "{stderr}");
}
