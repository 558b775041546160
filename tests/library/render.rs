//! Pictures, checked by their pixels: every mark is visible, in any place and at any size.

mod diagrams;

use crate::boards::setups;
use gocheck::board::{Color, Point, Size};
use gocheck::diagnostic::Language;
use gocheck::go::{self, Board};
use gocheck::puzzle::{Name, Puzzle, Question};
use gocheck::render::{CELL_RANGE, Picture, RenderError, Renderer, Scene, SceneMark, pictures};
use image::{Rgb, RgbImage};
use proptest::prelude::*;
use std::collections::BTreeSet;

const MARKS: [fn(Color) -> SceneMark; 5] =
    [SceneMark::Stone, SceneMark::Played, SceneMark::Taken, SceneMark::Legal, SceneMark::Dead];

fn draw(renderer: &Renderer, scene: &Scene) -> RgbImage {
    decode(&renderer.draw(scene).unwrap())
}

/// Verifies the checksums, too.
fn decode(file: &[u8]) -> RgbImage {
    let mut options = png::DecodeOptions::default();
    options.set_ignore_checksums(false);
    let mut decoder = png::Decoder::new_with_options(std::io::Cursor::new(file), options);
    decoder.set_transformations(png::Transformations::EXPAND);
    let mut reader = decoder.read_info().unwrap();
    let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
    let info = reader.next_frame(&mut pixels).unwrap();
    reader.finish().unwrap();
    RgbImage::from_raw(info.width, info.height, pixels).unwrap()
}

fn pictures_of_data(language: Language) -> Vec<Picture> {
    let mut all = Vec::new();
    for tag in ["train", "test"] {
        for problem in ["0", "00", "1", "2", "3", "4", "5"] {
            let stem = format!("{tag}_{problem}");
            let bytes = std::fs::read(test_support::project(&format!("data/{stem}.txt"))).unwrap();
            let setup = Puzzle::parse(&bytes, Size::default()).unwrap().setup;
            let name = Name::new(&stem).unwrap();
            let question = name.problem().unwrap().question;
            let analysis = go::analyse(&setup, Color::White);
            all.extend(pictures(&name, question, &setup, &analysis, language));
        }
    }
    all
}

/// The vermilion of warnings, which nothing else on a board has.
fn is_warning(&Rgb([red, green, blue]): &Rgb<u8>) -> bool {
    red > 200 && (60..140).contains(&green) && blue < 60
}

/// How much wider margins are than half a small cell, so that letters 12 pixels high fit.
fn widened(cell: u32) -> u32 {
    13u32.saturating_sub(cell / 2)
}

/// The cell of a point, unless the picture is widened for its title.
fn cell(picture: &RgbImage, cell: u32, point: Point) -> RgbImage {
    let margin = cell / 2 + widened(cell);
    let (x, y) = (margin + point.col() as u32 * cell, margin + point.row() as u32 * cell);
    image::imageops::crop_imm(picture, x, y, cell, cell).to_image()
}

/// The mean difference of a channel, 0 to 255.
fn distance(a: &RgbImage, b: &RgbImage) -> f64 {
    let difference = |(a, b): (&u8, &u8)| f64::from(a.abs_diff(*b));
    a.iter().zip(b.iter()).map(difference).sum::<f64>() / a.len() as f64
}

fn brightness(Rgb(rgb): Rgb<u8>) -> u32 {
    rgb.iter().map(|&channel| u32::from(channel)).sum::<u32>() / 3
}

/// Every mark of either colour differs from all others and from an empty point, on any kind of point.
#[test]
fn marks_are_distinguishable_at_every_size() {
    let size = Size::default();
    for pixels in [20, 33, 50, 100] {
        let renderer = Renderer::new(size, pixels).unwrap();
        for (row, col) in [(0, 0), (0, 4), (4, 8), (8, 8), (2, 2), (4, 4), (5, 3)] {
            let point = size.point(row, col).unwrap();
            let empty = Scene::new("", &Board::new(size));
            let scenes = MARKS
                .into_iter()
                .flat_map(|mark| Color::BOTH.map(mark))
                .chain([SceneMark::Suicide])
                .map(|mark| empty.clone().with(point, mark));
            let cells: Vec<RgbImage> = std::iter::once(empty.clone())
                .chain(scenes)
                .map(|scene| cell(&draw(&renderer, &scene), pixels, point))
                .collect();
            for (i, a) in cells.iter().enumerate() {
                for (j, b) in cells.iter().enumerate().skip(i + 1) {
                    assert!(
                        distance(a, b) > 1.5,
                        "marks {i} and {j} at {point}, {pixels} pixels: {}",
                        distance(a, b)
                    );
                }
            }
        }
    }
}

#[test]
fn stones_are_black_and_white_and_lines_are_crisp() {
    let size = Size::default();
    for pixels in [20, 50, 51, 100] {
        let renderer = Renderer::new(size, pixels).unwrap();
        let mut setup = Board::new(size);
        let side = 10 * pixels + 2 * widened(pixels);
        assert_eq!(renderer.dimensions(&Scene::new("", &setup)), (side, side));
        let [black, white, empty] = [(1, 1), (1, 2), (6, 5)].map(|(row, col)| size.point(row, col).unwrap());
        setup.set(black, Some(Color::Black)).unwrap();
        setup.set(white, Some(Color::White)).unwrap();
        let picture = draw(&renderer, &Scene::new("", &setup));
        let middle = |point: Point| {
            let at = |place: usize| (place as u32 + 1) * pixels - pixels % 2 + widened(pixels);
            *picture.get_pixel(at(point.col()), at(point.row()))
        };
        assert!(brightness(middle(black)) < 80, "{:?}", middle(black));
        assert!(brightness(middle(white)) > 220, "{:?}", middle(white));
        assert!(brightness(middle(empty)) < 80, "lines cross on an empty point: {:?}", middle(empty));
        // Between two points: the full colour of the line, and wood next to it.
        let (x, y) = (6 * pixels + pixels / 4 + widened(pixels), 7 * pixels - pixels % 2 + widened(pixels));
        let line = brightness(*picture.get_pixel(x, y));
        assert!(line < 80, "a full line, {pixels} pixels: {line}");
        assert!(brightness(*picture.get_pixel(x, y + pixels / 5)) > 150);
    }
}

/// A stone changes only its own cell.
#[test]
fn a_mark_stays_in_its_cell() {
    for (rows, cols, pixels) in [(9, 9, 50), (13, 19, 20), (25, 25, 16), (9, 9, 37)] {
        let size = Size::new(rows, cols).unwrap();
        let renderer = Renderer::new(size, pixels).unwrap();
        let empty = Scene::new("title", &Board::new(size));
        let before = draw(&renderer, &empty);
        for (row, col) in [(0, 0), (rows - 1, cols - 1), (rows / 2, 0)] {
            let point = size.point(row, col).unwrap();
            let after = draw(&renderer, &empty.clone().with(point, SceneMark::Played(Color::White)));
            let changed = before.enumerate_pixels().zip(after.pixels()).filter(|((_, _, a), b)| a != b);
            let places: Vec<(u32, u32)> = changed.map(|((x, y, _), _)| (x, y)).collect();
            assert!(places.len() as u32 > pixels * pixels / 3);
            let within = |at: u32, index: usize| {
                let at = at - widened(pixels);
                at / pixels <= index as u32 + 1 && (at + pixels / 2 + 1) / pixels > index as u32
            };
            assert!(places.iter().all(|&(x, y)| within(x, col) && within(y, row)), "{size}, {point}");
        }
    }
}

#[test]
fn titles_are_drawn_whole_or_cut_with_dots() {
    let setup = Board::new(Size::default());
    let renderer = Renderer::new(Size::default(), 50).unwrap();
    let ink = |title: &str| {
        let picture = draw(&renderer, &Scene::new(title, &setup));
        let blue = picture.enumerate_pixels().filter(|(_, _, Rgb([r, _, b]))| *b > *r);
        let columns: Vec<u32> = blue.map(|(x, _, _)| x).collect();
        (columns.len(), columns.iter().min().copied(), columns.iter().max().copied())
    };
    assert_eq!(ink("").0, 0);
    let (short, left, right) = ink("Problem 1");
    assert!(short > 300, "{short}");
    assert!(left.unwrap() > 150 && right.unwrap() < 350, "in the middle: {left:?} to {right:?}");
    let (_, left, right) = ink(&"Problem 1: white (3, 4) takes 2. ".repeat(9));
    assert!(left.unwrap() < 20 && right.unwrap() > 470 && right.unwrap() < 500, "{left:?} to {right:?}");
    let lacking = draw(&renderer, &Scene::new("\u{9f98} \u{1f600}", &setup));
    assert!(lacking == draw(&renderer, &Scene::new("? ?", &setup)), "characters that no font has");
}

/// Even the smallest letters fit above the stones of the first row.
#[test]
fn titles_do_not_overlap_stones() {
    let setup: Board = "X O X O X O X O X\n. . . . . . . . .".parse().unwrap();
    for pixels in [16, 20, 25, 50] {
        let renderer = Renderer::new(setup.size(), pixels).unwrap();
        let [with, without] = ["Problem 1: pay", ""].map(|title| draw(&renderer, &Scene::new(title, &setup)));
        let written = with.enumerate_pixels().zip(without.pixels()).filter(|((_, _, a), b)| a != b);
        let lowest = written.map(|((_, y, _), _)| y).max().unwrap();
        let middle = widened(pixels) + pixels;
        assert!(f64::from(lowest) < f64::from(middle) - 0.45 * f64::from(pixels), "{pixels}: {lowest}");
    }
}

/// The embedded fonts have every character of Chinese titles and legends: it is neither blank nor a `?`. If this fails,
/// run crates/render/src/font/subset.py.
#[test]
fn chinese_can_be_drawn() {
    let pictures = pictures_of_data(Language::Chinese);
    let letters = |text: &str| text.chars().filter(|letter| !letter.is_whitespace()).collect::<Vec<_>>();
    let mut all = BTreeSet::new();
    for Picture { scene, alt, .. } in &pictures {
        // The answers to rule 1 are words of the assignment.
        let title = scene.title.replace("True", "").replace("False", "");
        assert!(!title.contains(|letter: char| letter.is_ascii_alphabetic()), "{title}");
        assert!(!alt.contains(|letter: char| letter.is_ascii_alphabetic()), "{alt}");
        all.extend(letters(&scene.title));
        all.extend(scene.legend.iter().flat_map(|(_, text)| letters(text)));
    }
    for word in ["题", "气", "提", "落子", "白方", "每块棋", "禁入点"] {
        assert!(letters(word).iter().all(|letter| all.contains(letter)), "{word}");
    }
    all.extend(letters("黑方"));
    let setup = Board::new(Size::default());
    let renderer = Renderer::new(Size::default(), 50).unwrap();
    let drawn = |title: &str| draw(&renderer, &Scene::new(title, &setup));
    let (blank, question) = (drawn(""), drawn("?"));
    for letter in all {
        let picture = drawn(&letter.to_string());
        assert!(picture != blank, "{letter} is blank");
        assert!(picture != question || letter == '?', "{letter} is not in the fonts");
    }
}

/// Exactly the suicides are marked, and a legend below the board explains the marks.
#[test]
fn suicides_are_marked_and_explained() {
    let size = Size::default();
    let mut setup = Board::new(size);
    for (row, col) in [(0, 1), (1, 0), (3, 4), (4, 3), (4, 5), (5, 4)] {
        setup.set(size.point(row, col).unwrap(), Some(Color::Black)).unwrap();
    }
    let renderer = Renderer::new(size, 50).unwrap();
    let name = Name::new("train_5").unwrap();
    for language in Language::ALL {
        let of = |color: Color| {
            let analysis = go::analyse(&setup, color);
            let mut pictures = pictures(&name, Question::Moves, &setup, &analysis, language);
            pictures.pop().unwrap()
        };
        let Picture { scene, alt, .. } = of(Color::White);
        let picture = draw(&renderer, &scene);
        let marked = size.points().filter(|&point| cell(&picture, 50, point).pixels().any(is_warning));
        assert_eq!(marked.map(|point| point.to_string()).collect::<Vec<_>>(), ["(0, 0)", "(4, 4)"]);
        let (_, listed) = alt.rsplit_once(['e', '）']).unwrap();
        assert!(
            listed.contains("(0, 0)") && listed.contains("(4, 4)") && !listed.contains("(1, 1)"),
            "{alt}"
        );
        // The legend: the mark of a suicide right of the middle, letters right of both marks.
        assert_eq!((picture.width(), picture.height()), (500, 550));
        let legend = image::imageops::crop_imm(&picture, 0, 500, 500, 50).to_image();
        let places = |is: &dyn Fn(&Rgb<u8>) -> bool| {
            let found = legend.enumerate_pixels().filter(|(_, _, pixel)| is(pixel));
            found.map(|(x, ..)| x).collect::<Vec<_>>()
        };
        let mark = places(&is_warning);
        let letters = places(&|&pixel| brightness(pixel) < 70);
        assert!(mark.len() > 50 && mark.iter().all(|&x| (250..350).contains(&x)), "{mark:?}");
        let (left, right): (Vec<u32>, Vec<u32>) = letters.iter().partition(|&x| x < &mark[0]);
        assert!(left.len() > 50 && right.len() > 50, "letters after either mark");
        // No suicides, no legend.
        let Picture { scene, .. } = of(Color::Black);
        let picture = draw(&renderer, &scene);
        assert_eq!((picture.width(), picture.height()), (500, 500));
        assert!(!picture.pixels().any(is_warning));
    }
}

/// A legend that is too long for one line has a line for each mark.
#[test]
fn a_legend_fits_every_board() {
    for (rows, cols, pixels) in [(1, 1, 16), (1, 1, 100), (1, 1, 200), (1, 2, 100), (2, 2, 50), (25, 25, 16)]
    {
        let setup = Board::new(Size::new(rows, cols).unwrap());
        let renderer = Renderer::new(setup.size(), pixels).unwrap();
        let mut scene = Scene::new("", &setup);
        let without = renderer.dimensions(&scene);
        scene.legend = [SceneMark::Legal(Color::White), SceneMark::Suicide]
            .map(|mark| (mark, "may play".to_owned()))
            .into();
        let picture = draw(&renderer, &scene);
        assert_eq!((picture.width(), picture.height()), renderer.dimensions(&scene));
        let lines = (picture.height() - without.1) / pixels;
        assert!((1..=2).contains(&lines), "{lines} lines");
        let below = image::imageops::crop_imm(&picture, 0, without.1, without.0, lines * pixels).to_image();
        assert!(below.pixels().any(is_warning), "{rows} x {cols}, {pixels} pixels");
    }
}

/// 500 x 500 pixels; some pictures have a legend below.
#[test]
fn files_are_small() {
    let renderer = Renderer::new(Size::default(), 50).unwrap();
    let files: Vec<usize> = pictures_of_data(Language::English)
        .iter()
        .map(|picture| renderer.draw(&picture.scene).unwrap().len())
        .collect();
    let mean = files.iter().sum::<usize>() / files.len();
    assert!(mean < 13_000, "{mean} bytes");
}

#[test]
fn a_renderer_has_one_board_size_and_a_valid_cell_size() {
    let renderer = Renderer::new(Size::default(), 50).unwrap();
    let other = Board::new(Size::new(9, 10).unwrap());
    assert!(matches!(renderer.draw(&Scene::new("", &other)), Err(RenderError::Size(_))));
    for pixels in [0, CELL_RANGE.start() - 1, CELL_RANGE.end() + 1, u32::MAX] {
        assert!(matches!(Renderer::new(Size::default(), pixels), Err(RenderError::Cell(_))));
    }
}

#[test]
fn a_picture_is_a_small_palette_image() {
    let renderer = Renderer::new(Size::default(), 50).unwrap();
    let setup: Board =
        std::fs::read_to_string(test_support::project("tests/data/rules/two_groups_at_once.txt"))
            .unwrap()
            .lines()
            .filter(|line| !line.contains(['#', ':']))
            .collect::<Vec<_>>()
            .join("\n")
            .parse()
            .unwrap();
    let small = Renderer::new(setup.size(), 50).unwrap().draw(&Scene::new("", &setup)).unwrap();
    let empty = renderer.draw(&Scene::new("", &Board::new(Size::default()))).unwrap();
    for png in [&small, &empty] {
        let info = png::Decoder::new(std::io::Cursor::new(png)).read_info().unwrap();
        assert_eq!(info.info().color_type, png::ColorType::Indexed);
        assert!(png.len() < 12_000, "{} bytes", png.len());
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    /// With the pictures of its question.
    #[test]
    fn every_board_can_be_drawn(setup in setups(), pixels in 16u32..40, question in 0usize..3) {
        let question = [Question::Rule, Question::Captures, Question::Moves][question];
        let analysis = go::analyse(&setup, Color::White);
        let renderer = Renderer::new(setup.size(), pixels).unwrap();
        let pictures = pictures(&Name::new("x_1").unwrap(), question, &setup, &analysis, Language::English);
        let expected = if question == Question::Captures { 1 + analysis.captures.len() } else { 2 };
        prop_assert_eq!(pictures.len(), expected);
        for picture in pictures.iter().take(3) {
            prop_assert!(!picture.alt.is_empty());
            let drawn = draw(&renderer, &picture.scene);
            prop_assert_eq!((drawn.width(), drawn.height()), renderer.dimensions(&picture.scene));
        }
    }
}
