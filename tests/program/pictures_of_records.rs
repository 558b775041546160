//! `gocheck render` and `gocheck position`: the choice of a position, and pictures of it.

use crate::gocheck;
use image::{Rgb, RgbImage};
use roxmltree::Document;
use std::fs;
use std::path::Path;
use tempfile::TempDir;
use test_support::{run, run_on};

const CELL: u32 = 50;

pub(crate) fn folder(files: &[(&str, &str)]) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    for (name, text) in files {
        fs::write(folder.path().join(name), text).unwrap();
    }
    folder
}

/// Fails if there are messages.
fn render(folder: &Path, arguments: &[&str]) {
    let output = run(gocheck(folder).arg("render").args(arguments));
    assert_eq!(output, (0, String::new(), String::new()), "{arguments:?}");
}

fn png(folder: &Path, arguments: &[&str]) -> RgbImage {
    render(folder, &[arguments, &["-o", "picture.png"]].concat());
    image::open(folder.join("picture.png")).unwrap().to_rgb8()
}

pub(crate) fn svg(folder: &Path, arguments: &[&str]) -> String {
    render(folder, &[arguments, &["-o", "picture.svg"]].concat());
    fs::read_to_string(folder.join("picture.svg")).unwrap()
}

/// The cell of a row and column, counted from the upper left, in a picture at least 9 columns wide.
fn cell(picture: &RgbImage, rows: u32, (row, col): (u32, u32)) -> RgbImage {
    let top = picture.height() - (rows + 1) * CELL;
    let (x, y) = (CELL / 2 + col * CELL, top + CELL / 2 + row * CELL);
    image::imageops::crop_imm(picture, x, y, CELL, CELL).to_image()
}

fn is_like(Rgb(a): Rgb<u8>, b: [u8; 3]) -> bool {
    a.iter().zip(b).all(|(a, b)| a.abs_diff(b) <= 24)
}

fn count(picture: &RgbImage, color: [u8; 3]) -> usize {
    picture.pixels().filter(|&&pixel| is_like(pixel, color)).count()
}

const DARK: [u8; 3] = [0x10; 3];
const LIGHT: [u8; 3] = [0xFF; 3];
const LINE: [u8; 3] = [0x4E, 0x3A, 0x1C];
const PAPER: [u8; 3] = [0xFB, 0xF8, 0xF1];
const LIGHT_BLUE: [u8; 3] = [0x6C, 0xC4, 0xF2];

pub(crate) fn texts(svg: &str) -> Vec<String> {
    let document = Document::parse(svg).unwrap();
    let texts = document.descendants().filter(|node| node.has_tag_name("text"));
    texts.map(|node| node.text().unwrap_or_default().to_owned()).collect()
}

/// A white stone on A8, black ones on A9 and C9.
const STONES: &str = "(;SZ[9]AB[aa][ca]AW[ab]";

#[test]
fn marks_are_visible_on_black_white_and_empty_points() {
    let draw = |markup: &str| {
        let folder = folder(&[("a.sgf", &format!("{STONES}{markup})"))]);
        png(folder.path(), &["a.sgf"])
    };
    let plain = draw("");
    for (place, point, ink) in [((0, 0), "aa", LIGHT), ((1, 0), "ab", DARK), ((4, 4), "ee", DARK)] {
        let mut seen = vec![cell(&plain, 9, place)];
        for markup in ["TR[@]", "SQ[@]", "CR[@]", "MA[@]", "LB[@:A]", "LB[@:7]", "LB[@:12]", "LB[@:\u{5}a]"] {
            let picture = draw(&markup.replace('@', point));
            let marked = cell(&picture, 9, place);
            assert!(count(&marked, ink) >= count(&seen[0], ink) + 15, "{markup} on {point}");
            for other in &seen {
                let differing = marked.pixels().zip(other.pixels()).filter(|(a, b)| a != b).count();
                assert!(differing > 25, "{markup} on {point}: {differing}");
            }
            // Other points are unchanged.
            for elsewhere in [(0, 0), (1, 0), (4, 4), (8, 8)].into_iter().filter(|other| *other != place) {
                assert!(cell(&picture, 9, elsewhere) == cell(&plain, 9, elsewhere), "{markup} on {point}");
            }
            seen.push(marked);
        }
    }
    // A list of points may be a rectangle. Invalid points and points off the board are skipped.
    let rectangle = draw("TR[cc:dd][zz][?]LB[zz:A][cc]");
    let single = draw("TR[cc][cd][dc][dd]");
    assert!(rectangle == single && rectangle != plain);
    // A label replaces a mark.
    assert!(draw("TR[ee]LB[ee:A]") == draw("LB[ee:A]"));
}

#[test]
fn the_markup_is_that_of_the_drawn_node() {
    let record = "(;SZ[9]LB[ii:root];B[ee]LB[ii:1];W[ce];B[gc]TR[gc]\
                  (;W[gg];C[a comment]LB[ii:2])(;W[cg]SQ[aa];B[dd]))";
    let folder = folder(&[("a.sgf", record)]);
    let shown = |arguments: &[&str]| {
        let svg = svg(folder.path(), &[&["a.sgf"], arguments].concat());
        // After the coordinates, before the title.
        texts(&svg)[36..].to_vec()
    };
    for (arguments, label, title) in [
        (&["--move", "0"][..], Some("root"), "a: the start"),
        (&["--move", "1"], Some("1"), "a: 1 black E5"),
        (&["--move", "2"], None, "a: 2 white C5"),
        // A node without a move belongs to the move before it.
        (&["--move", "4"], Some("2"), "a: 4 white G3"),
        (&[], Some("2"), "a: 4 white G3"),
        (&["--path", "3/2"], None, "a: 5 black D6"),
        // The variation begins later.
        (&["--path", "3/2", "--move", "1"], Some("1"), "a: 1 black E5"),
    ] {
        let expected: Vec<&str> = label.into_iter().chain([title]).collect();
        assert_eq!(shown(arguments), expected, "{arguments:?}");
    }
    // A mark on the last move replaces its ring.
    let ring = |number: &str| {
        let picture = png(folder.path(), &["a.sgf", "--move", number]);
        (count(&cell(&picture, 9, (4, 4)), LIGHT_BLUE), count(&cell(&picture, 9, (2, 6)), LIGHT_BLUE))
    };
    assert!(ring("1").0 > 10);
    assert_eq!(ring("3"), (0, 0));
    // Marks do not cover numbers.
    let numbered = |file: &str| {
        render(folder.path(), &[file, "--numbers", "1-3", "-o", "n.png"]);
        fs::read(folder.path().join("n.png")).unwrap()
    };
    let marked = numbered("a.sgf");
    fs::write(folder.path().join("a.sgf"), record.replace("TR[gc]", "")).unwrap();
    assert_eq!(numbered("a.sgf"), marked);
}

/// Names, labels and comments that look like markup or are invalid in XML.
#[test]
fn an_svg_matches_the_png() {
    let name = "a<b>&\"c'.sgf";
    let record = "(;SZ[9]AB[aa][ca]AW[ab];B[ee];W[gg]LB[cc:</g>][dd:&amp;][ff:\u{1}\u{fffe}][gf:<][fg:甲])";
    let folder = folder(&[(name, record)]);
    let path = folder.path();
    for arguments in [&[][..], &["--cell", "90"], &["--crop", "auto"], &["--numbers", "1-"]] {
        let arguments = [&[name], arguments].concat();
        let text = svg(path, &arguments);
        let document = Document::parse(&text).unwrap();
        let root = document.root_element();
        assert!(root.has_tag_name(("http://www.w3.org/2000/svg", "svg")));
        let picture = png(path, &arguments);
        let number = |name: &str| root.attribute(name).unwrap().parse::<u32>().unwrap();
        assert_eq!((number("width"), number("height")), picture.dimensions());
        let title = document.descendants().find(|node| node.has_tag_name("title")).unwrap();
        assert!(title.text().unwrap().starts_with("a<b>&\"c': "), "{title:?}");
        // Nothing is loaded or executed.
        for node in document.descendants() {
            assert!(
                !["script", "image", "use", "a", "foreignObject", "style"].contains(&node.tag_name().name())
            );
            for attribute in node.attributes() {
                let (name, value) = (attribute.name(), attribute.value());
                assert!(!name.starts_with("on") && !name.contains("href"), "{name}");
                assert!(!value.contains("url(") || value.starts_with("url(#"), "{value}");
            }
        }
        let filled = |color: &str| {
            let circles = document.descendants().filter(|node| node.has_tag_name("circle"));
            circles.filter(|node| node.attribute("fill") == Some(&format!("url(#{color})"))).count()
        };
        assert_eq!((filled("black"), filled("white")), (3, 2));
    }
    let all = texts(&svg(path, &[name]));
    for label in ["</g>", "&amp;", "<", "甲", "??"] {
        assert!(all.iter().any(|text| text == label), "{label} in {all:?}");
    }
    // On standard output with the option, which takes precedence over the name.
    let output = |arguments: &[&str]| {
        let output = gocheck(path).args(["render", name]).args(arguments).output().unwrap();
        assert!(output.status.success() && output.stderr.is_empty());
        output.stdout
    };
    assert_eq!(output(&["-o", "-", "--format", "svg"]), svg(path, &[name]).into_bytes());
    assert!(output(&["-o", "-"]).starts_with(b"\x89PNG"));
    output(&["-o", "x.SVG"]);
    output(&["-o", "y.svg", "--format", "png"]);
    assert!(fs::read(path.join("x.SVG")).unwrap().starts_with(b"<svg"));
    assert!(fs::read(path.join("y.svg")).unwrap().starts_with(b"\x89PNG"));
}

#[test]
fn a_part_of_the_board_keeps_its_coordinates() {
    let folder = folder(&[("a.sgf", "(;SZ[19]AB[ar][br]AW[aq][jj];B[cr]TR[as])")]);
    let names = |crop: &str| {
        let mut names = texts(&svg(folder.path(), &["a.sgf", "--crop", crop]));
        assert_eq!(names.pop().as_deref(), Some("a: 1 black C2"));
        let of = |is: &dyn Fn(char) -> bool| -> Vec<String> {
            let mut found: Vec<String> = names.iter().filter(|name| name.starts_with(is)).cloned().collect();
            let count = found.len();
            found.sort();
            found.dedup();
            assert_eq!(count, 2 * found.len(), "each on both sides");
            found.sort_by_key(|name| name.parse::<usize>().unwrap_or(0));
            found
        };
        let (columns, rows) = (of(&|c| c.is_ascii_uppercase()), of(&|c| c.is_ascii_digit()));
        format!("{}{}-{}{}", columns[0], rows[0], columns.last().unwrap(), rows.last().unwrap())
    };
    for (crop, expected) in [
        ("A1-J9", "A1-J9"),
        ("j9-a1", "A1-J9"),
        ("A9-J1", "A1-J9"),
        ("C10-H17", "C10-H17"),
        ("K10-K10", "K10-K10"),
        ("A1-T19", "A1-T19"),
        // From A1 to K10, including two lines around it.
        ("auto", "A1-M12"),
    ] {
        assert_eq!(names(crop), expected, "{crop}");
    }
    let whole = png(folder.path(), &["a.sgf"]);
    let part = png(folder.path(), &["a.sgf", "--crop", "A1-J9"]);
    assert_eq!(part.dimensions(), (10 * CELL, whole.height() - 10 * CELL));
    for row in 0..9 {
        for col in 0..9 {
            assert!(cell(&part, 9, (row, col)) == cell(&whole, 19, (row + 10, col)), "{row}, {col}");
        }
    }
    // The board continues above and on the right: its lines run to the edge of the wood.
    let top = part.height() - 10 * CELL + CELL / 2;
    for line in (0..9).map(|line| CELL + line * CELL - 1..CELL + line * CELL + 1) {
        let at = |x: u32, y: u32| *part.get_pixel(x, y);
        assert!(line.clone().any(|x| is_like(at(x, top), LINE)), "column {line:?}");
        let left_of = |x: u32| line.clone().any(|y| is_like(at(x, part.height() - 10 * CELL + y), LINE));
        assert!(left_of(10 * CELL - CELL / 2 - 1), "row {line:?}");
    }
    assert!(is_like(*part.get_pixel(10 * CELL - 1, top + 5), PAPER));
    assert!(!is_like(*part.get_pixel(2, part.height() - 3), PAPER));
    // An empty board is drawn completely.
    fs::write(folder.path().join("b.sgf"), "(;SZ[9])").unwrap();
    let empty = |more: &[&str]| png(folder.path(), &[&["b.sgf"], more].concat());
    assert!(empty(&["--crop", "auto"]) == empty(&[]));
}

/// The first game branches after move 2, and its second variation branches again after move 3.
const GAMES: &str = "(;SZ[9];B[aa];W[ba](;B[ca];W[da])(;B[ab](;W[bb])(;W[cb];B[db])(;W[eb]))(;B[ac]))\n\
                     (;SZ[9];B[ee])\n(;GM[3])\n(;SZ[9];B[ff];W[gg])";

#[test]
fn a_game_and_a_variation_can_be_chosen() {
    let folder = folder(&[("games.sgf", GAMES), ("one.sgf", "(;SZ[9];B[aa])")]);
    let output_of = |arguments: &[&str]| run(gocheck(folder.path()).args(arguments));
    let note = "games.sgf: game 1 of 4; use --game to choose another\n";
    let all = ["position", "games.sgf", "--ask", "rule"];
    assert_eq!(output_of(&all), (0, "[games_move4]rule checking:True\n".to_owned(), note.to_owned()));
    assert_eq!(output_of(&["render", "games.sgf", "-o", "x.png"]), (0, String::new(), note.to_owned()));
    assert_eq!(output_of(&["-q", "render", "games.sgf", "-o", "x.png"]).2, "");
    assert_eq!(output_of(&["position", "one.sgf", "--ask", "rule"]).2, "");
    for (arguments, moves, last) in [
        (&["--game", "1"][..], 4, "4 white D9"),
        (&["--game", "2"], 1, "1 black E5"),
        (&["--game", "4"], 2, "2 white G3"),
        (&["--game", "1", "--path", "main line"], 4, "4 white D9"),
        (&["--game", "1", "--path", "2/2"], 4, "4 white B8"),
        (&["--game", "1", "--path", "2/3"], 3, "3 black A7"),
        (&["--game", "1", "--path", "2/2,3/2"], 5, "5 black D8"),
        (&["--game", "1", "--path", " 2/2, 3/3 "], 4, "4 white E8"),
        (
            &["--game", "1", "--path", "variation 2 after move 2, variation 2 after move 3", "--move", "4"],
            4,
            "4 white C8",
        ),
        (&["--game", "1", "--path", "2/2,3/2", "--move", "3"], 3, "3 black A8"),
        (&["--game", "1", "--path", "2/2,3/2", "--move", "1"], 1, "1 black A9"),
    ] {
        let (status, stdout, stderr) = output_of(&[&all, arguments].concat());
        assert_eq!((status, stderr.as_str()), (0, ""), "{arguments:?}");
        assert!(stdout.starts_with(&format!("[games_move{moves}]")), "{arguments:?}: {stdout}");
        let drawn = svg(folder.path(), &[&["games.sgf"], arguments].concat());
        let title = texts(&drawn).pop().unwrap();
        assert_eq!(title, format!("games, game {}: {last}", arguments[1]), "{arguments:?}");
    }
    // The side to move if the line ends earlier.
    let ask = ["--ask", "captures", "--format", "json", "--game", "1", "--path", "2/2,3/2", "--move", "1"];
    assert!(output_of(&[&["position", "games.sgf"], &ask[..]].concat()).1.contains("\"to_move\":\"white\""));
    // The same from standard input.
    let mut command = gocheck(folder.path());
    command.args(["position", "-", "--ask", "rule"]);
    let (_, stdout, stderr) = run_on(&mut command, GAMES);
    assert_eq!(stdout, "[stdin_move4]rule checking:True\n");
    assert_eq!(stderr, note.replace("games.sgf", "standard input"));
}

/// The path of a finding can be passed to `--path`.
#[test]
fn a_line_that_lint_prints_is_a_path() {
    let record = "(;SZ[9];B[aa](;W[bb])(;W[cc](;B[dd])(;B[ee];W[ee])))";
    let folder = folder(&[("a.sgf", record)]);
    let (_, stdout, _) = run(gocheck(folder.path()).args(["lint", "--select", "M101", "a.sgf"]));
    let (_, notes) = stdout.trim().trim_end_matches(']').rsplit_once('[').unwrap();
    let (_, line) = notes.split_once("; ").unwrap();
    let drawn =
        gocheck(folder.path()).args(["render", "a.sgf", "-o", "x.svg", "--path", line]).output().unwrap();
    let message = String::from_utf8(drawn.stderr).unwrap();
    assert!(message.contains("M101"), "the finding is on this line: {message}");
    let text = fs::read_to_string(folder.path().join("x.svg")).unwrap();
    assert_eq!(texts(&text).pop().unwrap(), "a: 4 white, not played");
    // Findings elsewhere are not reported.
    render(folder.path(), &["a.sgf", "-o", "x.svg", "--path", "1/2"]);
}

#[test]
fn impossible_choices_are_reported() {
    let folder = folder(&[("games.sgf", GAMES), ("none.sgf", "text")]);
    let output_of = |arguments: &[&str]| run(gocheck(folder.path()).args(arguments));
    for (arguments, message) in [
        (&["--game", "5"][..], "games.sgf: no such game: the file has 4 games"),
        (&["--game", "0"], "expected a whole number, 1 or more"),
        (&["--game", "3"], "the game cannot be played"),
        (&["--game", "3", "--path", "1/2"], "the game cannot be played"),
        (&["--path", "2/4"], "there is no variation 4 after move 2: there are 3"),
        (&["--path", "2/2,3/4"], "there is no variation 4 after move 3: there are 3"),
        (&["--path", "2/2,4/2"], "no variation 2 after move 4: the line does not branch there"),
        (&["--path", "3/2"], "no variation 2 after move 3: the line does not branch there"),
        (&["--path", "99/2"], "no variation 2 after move 99"),
        (&["--game", "2", "--path", "2/2"], "no variation 2 after move 2"),
        (&["--path", "2/1"], "the first variation continues the line"),
        (&["--path", "2"], "expected a line of play such as 34/2,36/3"),
        (&["--path", "2/2,"], "expected a line of play"),
        (&["--path", "2/2, and 3 more"], "expected a line of play"),
        (&["--path", "2/2", "--move", "5"], "games.sgf has no move 5: its line of play has 4"),
    ] {
        for command in [&["position", "games.sgf"][..], &["render", "games.sgf", "-o", "x.png"]] {
            let (status, stdout, stderr) = output_of(&[command, arguments].concat());
            assert_eq!((status, stdout.as_str()), (2, ""), "{arguments:?}: {stderr}");
            assert!(stderr.contains(message), "{arguments:?}: {stderr}");
        }
    }
    // The user may have intended another game.
    assert!(output_of(&["position", "games.sgf", "--path", "2/4"]).2.starts_with("games.sgf: game 1 of 4; "));
    assert!(output_of(&["render", "none.sgf", "-o", "x.png", "--game", "2"]).2.contains("E101 error"));
    // In Chinese.
    let (_, _, stderr) = output_of(&["--lang", "zh", "position", "games.sgf", "--path", "2/9"]);
    assert!(stderr.contains("第 2 手之后没有变化 9：那里有 3 个"), "{stderr}");
    let (_, _, stderr) = output_of(&["--lang", "zh", "position", "games.sgf", "--ask", "rule"]);
    assert_eq!(stderr, "games.sgf：取 4 局中的第 1 局；用 --game 换一局\n");
}

#[test]
fn impossible_pictures_are_reported() {
    let folder = folder(&[("games.sgf", GAMES)]);
    let render = |arguments: &[&str]| {
        run(gocheck(folder.path()).args(["render", "games.sgf", "--game", "1"]).args(arguments))
    };
    for (crop, message) in [
        ("K1-A9", "K1 is off the 9x9 board"),
        ("A1-A10", "A10 is off the 9x9 board"),
        ("A0-B2", "A0 is off the 9x9 board"),
        ("I1-A9", "I1: there is no column I"),
        ("a1-i9", "I9: there is no column I"),
        ("A1", "expected `auto`, or two opposite corners such as A1-J9"),
        ("A1-", "expected `auto`, or two opposite corners"),
        ("11-A2", "expected `auto`, or two opposite corners"),
        ("A1-B2-C3", "expected `auto`, or two opposite corners"),
        ("A-B", "expected `auto`, or two opposite corners"),
        ("A1-Z99999999999999999999", "is off the 9x9 board"),
        ("甲1-A2", "expected `auto`, or two opposite corners"),
    ] {
        let (status, _, stderr) = render(&["-o", "x.png", "--crop", crop]);
        assert_eq!(status, 2, "{crop}");
        assert!(stderr.contains(message), "{crop}: {stderr}");
    }
    assert!(render(&["-o", "x.png", "--format", "gif"]).2.contains("invalid value 'gif'"));
    assert!(!folder.path().join("x.png").exists());
    // A picture does not replace its own record.
    let (status, _, stderr) = render(&["-o", "./games.sgf"]);
    assert_eq!(status, 2);
    assert!(stderr.contains("games.sgf is the game record: give the picture another name"), "{stderr}");
    assert_eq!(fs::read_to_string(folder.path().join("games.sgf")).unwrap(), GAMES);
}
