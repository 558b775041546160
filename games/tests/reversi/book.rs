//! The opening book: scores, growth, file format, and players that use it.

use crate::reversi;
use games::game::{Game, History};
use games::reversi::book::{Deviation, Grower, Grown, OpeningGraph};
use games::reversi::{Move, Position, Square};
use gocheck_board::Color;
use gocheck_board::random::Random;
use std::collections::{HashMap, HashSet};
use std::fs;
use std::sync::atomic::AtomicBool;
use test_support::run;

/// Nodes of a search, few enough for a test.
const NODES: u64 = 200;

/// Grows a book to a number of positions.
fn grow(graph: &mut OpeningGraph, positions: usize, searches: usize) {
    let mut grower = Grower::new(8, searches);
    while graph.len() < positions {
        assert_eq!(grower.grow(graph, &AtomicBool::new(false)), Grown::Added);
    }
}

fn grown(positions: usize) -> OpeningGraph {
    let mut graph = OpeningGraph::new(NODES);
    grow(&mut graph, positions, 1);
    graph
}

/// The image of a square.
type ImageOf = fn((usize, usize)) -> (usize, usize);

const IMAGES: [ImageOf; 8] = [
    |(x, y)| (x, y),
    |(x, y)| (7 - x, y),
    |(x, y)| (x, 7 - y),
    |(x, y)| (7 - x, 7 - y),
    |(x, y)| (y, x),
    |(x, y)| (7 - y, x),
    |(x, y)| (y, 7 - x),
    |(x, y)| (7 - y, 7 - x),
];

fn square(image: ImageOf, square: Square) -> Square {
    let (file, rank) = image((square.file(), square.rank()));
    Square::new(file, rank).unwrap()
}

fn mv(image: ImageOf, mv: Move) -> Move {
    mv.square().map_or(mv, |place| Move::Place(square(image, place)))
}

/// The image of a position, with the stones of the side to move in a colour.
fn position(image: ImageOf, position: &Position, color: Color) -> Position {
    let set = |set| Square::of_set(set).fold(0, |image_set, place| image_set | square(image, place).bit());
    let (own, enemy) = (set(position.own()), set(position.enemy()));
    let [black, white] = if color == Color::Black { [own, enemy] } else { [enemy, own] };
    Position::new(black, white, color).unwrap()
}

/// A key that is the same for all images of a position in either colour.
fn name(of: &Position) -> String {
    let all = IMAGES.into_iter().map(|image| position(image, of, Color::Black).to_string());
    all.min().unwrap()
}

/// The position after a move and a forced pass, and true if the same side moves again.
fn next(position: &Position, mv: Move) -> (Position, bool) {
    let next = position.play(mv).unwrap();
    if next.moves() == [Move::Pass] { (next.play(Move::Pass).unwrap(), true) } else { (next, false) }
}

/// The score of a position by the definition, or `None` if it is not in the book.
fn plain_value(book: &HashMap<String, Option<Deviation>>, position: &Position) -> Option<i32> {
    let deviation = book.get(&name(position))?;
    let worths = position.moves().into_iter().filter_map(|mv| {
        let (next, is_own) = next(position, mv);
        plain_value(book, &next).map(|value| if is_own { value } else { -value })
    });
    worths.chain(deviation.map(|deviation| deviation.score)).max()
}

/// Compares a book's scores with the definition. Returns the number of best moves that stay in the book.
fn check(graph: &OpeningGraph) -> usize {
    let book: HashMap<String, Option<Deviation>> =
        graph.positions().iter().map(|found| (name(&found.position), found.deviation)).collect();
    assert_eq!(book.len(), graph.len(), "no position is there twice");
    let mut inside = 0;
    for (found, (position, mv, value)) in graph.positions().into_iter().zip(graph.answers()) {
        assert_eq!((&found.position, plain_value(&book, &position)), (&position, Some(value)));
        let (after, is_own) = next(&position, mv);
        match plain_value(&book, &after) {
            Some(worth) => {
                inside += 1;
                assert_eq!(if is_own { worth } else { -worth }, value, "{position:?} {mv}");
            }
            None => assert_eq!(found.deviation, Some(Deviation { mv, score: value }), "{position:?}"),
        }
        let mut open = position.moves();
        open.retain(|&mv| !book.contains_key(&name(&next(&position, mv).0)));
        assert_eq!(found.deviation.is_none(), open.is_empty());
        assert!(found.deviation.is_none_or(|deviation| open.contains(&deviation.mv)));
    }
    inside
}

#[test]
fn values_are_those_of_the_definition() {
    let graph = grown(40);
    let inside = check(&graph);
    assert!(inside > 5 && inside < graph.len(), "{inside}");
}

/// After White's fourth move Black must pass.
#[test]
fn forced_passes_are_played() {
    let line = "f5f6d3g5h5h4f7h6";
    let mut text: String = TEXT.split_inclusive('\n').take(3).collect();
    let mut at = Position::start();
    for end in (0..=line.len()).step_by(2) {
        let inside = line.get(end..end + 2).map(|text| next(&at, text.parse().unwrap()));
        let known = inside.map(|(inside, _)| name(&inside));
        let open = at.moves().into_iter().find(|&mv| known != Some(name(&next(&at, mv).0)));
        let open = open.map_or("- -".to_owned(), |mv| {
            format!("{mv} {}", if inside.is_some() { "-10.00" } else { "+20.00" })
        });
        text += &format!("{} {open}\n", if end == 0 { "start" } else { &line[..end] });
        at = inside.map_or(at, |(inside, _)| inside);
    }
    let graph: OpeningGraph = text.parse().unwrap();
    check(&graph);
    let lines: Vec<&str> = graph.positions().iter().map(|position| position.line.as_str()).collect();
    let values: Vec<(&str, i32)> =
        lines.into_iter().zip(graph.answers()).map(|(line, (.., value))| (line, value)).collect();
    assert_eq!(values[7..], [("f5f6d3g5h5h4f7", 2000), (line, 2000)]);
    assert_eq!(values[6], ("f5f6d3g5h5h4", -1000));
}

#[test]
fn the_main_line_is_that_of_the_best_moves() {
    let graph = grown(30);
    let answers: HashMap<String, (Position, Move, i32)> =
        graph.answers().into_iter().map(|answer| (name(&answer.0), answer)).collect();
    let (line, value) = graph.main_line().unwrap();
    let mut at = Position::start();
    assert_eq!(answers[&name(&at)].2, value);
    for text in line.as_bytes().chunks(2) {
        let (known, best, _) = &answers[&name(&at)];
        let played: Move = std::str::from_utf8(text).unwrap().parse().unwrap();
        let is_best =
            |image: &ImageOf| position(*image, known, at.to_move()) == at && mv(*image, *best) == played;
        assert!(IMAGES.iter().any(is_best), "{line}: {played}");
        at = next(&at, played).0;
    }
    assert!(!answers.contains_key(&name(&at)), "{line}");
}

/// The answer to an image of a position is the image of the move, in either colour.
#[test]
fn all_images_of_a_position_are_in_the_book() {
    let graph = grown(20);
    let book = graph.book();
    for (known, best, value) in graph.answers() {
        for image in IMAGES {
            for color in Color::BOTH {
                let seen = position(image, &known, color);
                // A symmetric position has several images of the move.
                let alike = IMAGES.into_iter().filter(|&other| position(other, &known, color) == seen);
                let moves: HashSet<Move> = alike.map(|other| mv(other, best)).collect();
                let (answer, worth) = book.answer(&History::new(seen)).expect("it is in the book");
                assert!(moves.contains(&answer) && worth == value, "{seen:?}: {answer}");
            }
        }
    }
    assert!(book.answer(&History::new(Position::assignment_start())).is_some());
    let far: Position = "-XO------------------------------------------------------------- X".parse().unwrap();
    assert_eq!(book.answer(&History::new(far)), None);
}

/// The bytes of a book do not depend on interruptions and on the number of searches at a time.
#[test]
fn a_book_goes_on_where_it_was_stopped() {
    let whole = grown(24).to_string();
    for stop in [1, 2, 9, 23] {
        let mut part: OpeningGraph = grown(stop).to_string().parse().unwrap();
        grow(&mut part, 24, 2);
        assert_eq!(part.to_string(), whole, "stopped after {stop}");
    }
    let again: OpeningGraph = whole.parse().unwrap();
    assert_eq!(again.to_string(), whole);
    let mut book = grown(3);
    let before = book.to_string();
    assert_eq!(Grower::new(8, 1).grow(&mut book, &AtomicBool::new(true)), Grown::Stopped);
    assert_eq!(book.to_string(), before);
}

/// A book is complete if it has all positions within its limit of plies.
#[test]
fn a_book_becomes_complete() {
    let mut graph = OpeningGraph::new(NODES);
    let mut grower = Grower::new(2, 1);
    while grower.grow(&mut graph, &AtomicBool::new(false)) == Grown::Added {}
    // The start, Black's only first move up to symmetry, and White's three answers.
    let lines: Vec<&str> = graph.positions().iter().map(|position| position.line.as_str()).collect();
    assert_eq!(lines, ["", "f5", "f5d6", "f5f4", "f5f6"]);
}

const TEXT: &str = include_str!("../data/reversi/book.txt");

/// The text with a line replaced, counted from 1.
fn with(line: usize, text: &str) -> String {
    let lines = (1..).zip(TEXT.lines());
    lines.map(|(number, old)| format!("{}\n", if number == line { text } else { old })).collect()
}

#[test]
fn faults_of_a_book_are_explained() {
    let book: OpeningGraph = TEXT.parse().unwrap();
    assert_eq!(book.to_string(), TEXT);
    assert_eq!(TEXT.replace('\n', "\r\n").parse::<OpeningGraph>().unwrap().to_string(), TEXT);
    let head: String = TEXT.split_inclusive('\n').take(3).collect();
    let long = "f5d6c3d3c4f4c5b3c2e3d2b4a4d1e6a6b5a5c6b6a7f6c7e7f3d7c8";
    for (text, error) in [
        (String::new(), "1: not an opening book"),
        (
            with(1, "start - -"),
            "1: not an opening book of `reversi book`: expected the line \"# Opening book",
        ),
        (with(2, "# nodes a search: many"), "2: expected the nodes of a search, 1 or more, such as `# nodes"),
        (with(2, "# nodes a search: 0"), "2: expected the nodes"),
        (with(2, "# nodes a search: +5"), "2: expected the nodes"),
        (with(3, ""), "3: not an opening book"),
        (head, "3: the book has no positions"),
        (with(5, ""), "5: expected the moves from the start, a move and its score"),
        (with(5, "# mine"), "5: expected the moves from the start"),
        (with(5, "f5 f4 +9.00 !"), "5: expected the moves from the start"),
        (with(5, "f5 f4 nine"), "5: `nine` is not a score: expected stones from -64.00 to +64.00"),
        (with(5, "f5 f4 +64.01"), "5: `+64.01` is not a score"),
        (with(5, "f5 f4 NaN"), "5: `NaN` is not a score"),
        (with(5, "f5 f4 9"), "5: expected \"f5 f4 +9.00\""),
        (with(5, "f5 F4 +9.00"), "5: expected \"f5 f4 +9.00\""),
        (with(5, "f5  f4 +9.00"), "5: expected \"f5 f4 +9.00\""),
        (with(5, "f5 f5 +9.00"), "5: `f5` is illegal: f5 is occupied"),
        (with(5, "f5 - +9.00"), "5: `-` is not a move: expected a square"),
        (with(5, "f5\u{e9} f4 +9.00"), "5: `f5\u{e9}` is not a move"),
        (with(5, "f5f f4 +9.00"), "5: `f` is not a move"),
        (with(5, "f5pa f4 +9.00"), "5: `pa` is illegal: a pass, but there are moves"),
        (with(5, "f5 d6 +9.00"), "5: `d6` leads to the position of line 6"),
        (with(5, "f5 - -"), "5: `f4` leaves the book"),
        (with(5, "f5f4 f3 +9.00"), "6: expected the lines in alphabetical order"),
        (with(6, "f5d6f7 c3 +1.00"), "6: `f7` is illegal: a disc on f7 would not flip anything"),
        (with(6, "f5f4e3 d6 +1.00"), "6: the position before the last move is missing"),
        (with(6, "e6 f4 +1.00"), "6: this is the position of line 5 or an image of it"),
        (with(6, &format!("{long} b7 +1.00")), "6: expected at most 26 moves"),
    ] {
        let found = text.parse::<OpeningGraph>().err().map(|found| found.to_string()).unwrap_or_default();
        assert!(found.starts_with(error), "{found:?} is not {error:?}:\n{text}");
    }
}

/// A damaged book is read as it is, or its fault is reported.
#[test]
fn damaged_books_are_handled() {
    let text = grown(9).to_string();
    let mut random = Random::new(1);
    let (mut read, mut told) = (0, HashSet::new());
    for _ in 0..1_000 {
        let mut damaged: Vec<char> = text.chars().collect();
        let at = random.next() as usize % damaged.len();
        let letter = *random.pick(&['a', 'd', 'f', '3', '5', '-', '+', '.', '#', ' ', '\n', 'é']).unwrap();
        match random.next() % 3 {
            0 => damaged[at] = letter,
            1 => damaged.insert(at, letter),
            _ => drop(damaged.remove(at)),
        }
        let damaged: String = damaged.into_iter().collect();
        match damaged.parse::<OpeningGraph>() {
            Ok(graph) => {
                read += 1;
                assert!(graph.to_string().lines().eq(damaged.lines()), "{damaged}");
                assert_eq!(graph.answers().len(), graph.len());
            }
            Err(error) => {
                assert!((1..=damaged.lines().count()).contains(&error.line), "{error}:\n{damaged}");
                told.insert(std::mem::discriminant(&error.fault));
            }
        }
    }
    assert!(read > 10 && told.len() > 6, "{read}, {}", told.len());
}

/// Runs `reversi book`.
fn book(file: &str, options: &[&str]) -> (i32, String, String) {
    run(&mut reversi(&[&["book", file, "--plies", "6"], options].concat()))
}

/// Players with the book play its main line, which the command prints.
#[test]
fn the_command_goes_on_and_players_play_from_its_book() {
    let folder = tempfile::tempdir().unwrap();
    let place = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (whole, part) = (place("whole"), place("part"));
    let (code, output, error) = book(&whole, &["--nodes", "200", "--positions", "12", "-q", "-j", "2"]);
    assert_eq!((code, error.as_str()), (0, ""), "{output}");
    assert!(output.starts_with("12 positions, best play f5") && output.ends_with(" for black\n"), "{output}");
    for positions in ["1", "7", "12", "3"] {
        let (code, told, error) = book(&part, &["--positions", positions, "--nodes", "200"]);
        assert_eq!(code, 0, "{error}");
        // It never shrinks.
        assert_eq!(told == output, ["12", "3"].contains(&positions), "{told}");
    }
    let text = fs::read_to_string(&whole).unwrap();
    assert_eq!(fs::read_to_string(&part).unwrap(), text);
    assert!(text.parse::<OpeningGraph>().is_ok_and(|graph| graph.nodes() == 200));
    let (code, _, error) = book(&part, &["--nodes", "300"]);
    assert_eq!(code, 2);
    assert!(error.contains("part: its searches have 200 nodes: use --nodes 200"), "{error}");
    let players = [format!("builtin:level=1,book={whole}"), format!("builtin:book={whole},level=2")];
    let options = ["--rules", "othello", "--time", "60000", "--format", "json"];
    let arguments = [&["match", &players[0], &players[1]], &options[..]].concat();
    let (code, told, error) = run(&mut reversi(&arguments));
    assert_eq!(code, 0, "{error}");
    let game: serde_json::Value = serde_json::from_str(told.lines().next().unwrap()).unwrap();
    let line = output.split([' ', ',']).find(|word| word.starts_with("f5")).unwrap();
    for (played, best) in game["moves"].as_array().unwrap().iter().zip(line.as_bytes().chunks(2)) {
        assert_eq!(played["text"].as_str().map(str::as_bytes), Some(best), "{line}: {game}");
        assert_eq!(played["info"]["nodes"], 0, "{played}");
    }
}

/// A file that is not a book, or a damaged one, is not changed.
#[test]
fn other_files_are_not_overwritten() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("notes");
    let file = path.to_str().unwrap();
    for (content, fault) in [
        (&b"my notes\n"[..], "notes:1: not an opening book of `reversi book`"),
        (b"", "notes:1: not an opening book of"),
        (b"# Opening book\n\xff\xfe", "notes:2: invalid UTF-8"),
        (with(5, "f5 f5 +9.00").as_bytes(), "notes:5: `f5` is illegal"),
    ] {
        fs::write(&path, content).unwrap();
        let (code, output, error) = book(file, &["--positions", "9", "--nodes", "200"]);
        assert_eq!((code, output.as_str()), (2, ""), "{error}");
        assert!(error.contains(fault), "{error}");
        assert_eq!(fs::read(&path).unwrap(), content);
        let (code, _, error) = run(&mut reversi(&["match", "builtin", &format!("builtin:book={file}")]));
        assert!(code == 2 && error.contains(fault), "{error}");
    }
    let (code, _, error) = book(folder.path().to_str().unwrap(), &["--positions", "9", "--nodes", "200"]);
    assert_eq!(code, 2, "{error}");
    assert_eq!(folder.path().read_dir().unwrap().count(), 1, "no temporary file is left");
}

/// Finished positions are kept.
#[cfg(unix)]
#[test]
fn ctrl_c_leaves_a_whole_book() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("book");
    let arguments = ["book", path.to_str().unwrap(), "--positions", "100000", "--nodes", "200"];
    let piped = std::process::Stdio::piped;
    let process = reversi(&arguments).stdout(piped()).stderr(piped()).spawn().unwrap();
    while !path.exists() {
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    test_support::interrupt(&process);
    let ended = process.wait_with_output().unwrap();
    let (output, error) =
        (String::from_utf8(ended.stdout).unwrap(), String::from_utf8(ended.stderr).unwrap());
    assert_eq!(ended.status.code(), Some(1), "{error}");
    assert!(error.ends_with("stopped: run the same command to continue\n"), "{error}");
    let text = fs::read_to_string(&path).unwrap();
    let stopped: OpeningGraph = text.parse().unwrap();
    // All finished positions are saved.
    assert!(output.starts_with(&format!("{} positions, best play ", stopped.len())), "{output}");
    assert_eq!(folder.path().read_dir().unwrap().count(), 1, "no temporary file is left");
}
