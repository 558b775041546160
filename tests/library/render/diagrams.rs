//! Diagrams: parts of a board, and renderers that draw many.

use gocheck::board::{Color, Size};
use gocheck::go::Board;
use gocheck::render::{Diagram, DiagramRenderer, Part, RenderError, Sign};

/// The smallest part that contains everything and two lines around it; it extends to the edge if at most two lines would be
/// left.
#[test]
fn a_part_of_a_board_extends_to_near_edges() {
    for (points, first, last) in [
        (&[(0, 0)][..], (0, 0), (2, 2)),
        (&[(4, 4)], (0, 0), (6, 6)),
        (&[(5, 5)], (3, 3), (7, 7)),
        (&[(9, 9), (5, 12)], (3, 7), (11, 14)),
        (&[(16, 2), (15, 3)], (13, 0), (18, 5)),
        (&[(14, 14)], (12, 12), (18, 18)),
        (&[(13, 13)], (11, 11), (15, 15)),
        (&[(0, 0), (18, 18)], (0, 0), (18, 18)),
        (&[], (0, 0), (18, 18)),
    ] {
        let at = |(row, col): (usize, usize)| Size::GO.point(row, col).unwrap();
        let part = Part::around(Size::GO, points.iter().copied().map(at));
        assert_eq!(part, Part::between(at(last), at(first)), "{points:?}");
    }
    let single = Size::new(1, 1).unwrap();
    assert_eq!(Part::around(single, single.points()), Part::whole(single));
}

/// A picture does not depend on the renderer, on what it has drawn before, or on threads.
#[test]
fn a_reused_renderer_draws_the_same() {
    let board = |seed: usize, size: Size| {
        let mut setup = Board::new(size);
        let mut signs = Vec::new();
        for (i, point) in size.points().enumerate().filter(|(i, _)| !(i * 7 + seed).is_multiple_of(3)) {
            setup.set(point, (!i.is_multiple_of(5)).then_some(Color::BOTH[i % 2])).unwrap();
            signs.push(match (i + seed) % 6 {
                0 => (point, Sign::Number { number: (i * seed) as u32, is_last: i.is_multiple_of(2) }),
                1 => (point, Sign::Label(format!("{seed}{i}"))),
                2 => (point, Sign::Triangle),
                3 => (point, Sign::Taken(Color::White)),
                4 => (point, Sign::Last),
                _ => (point, Sign::Fault),
            });
        }
        let mut diagram = Diagram::new(format!("board {seed}"), setup);
        diagram.boards[0].signs = signs;
        diagram
    };
    let sizes =
        [(19, 19), (9, 13), (1, 1), (25, 25), (5, 2)].map(|(rows, cols)| Size::new(rows, cols).unwrap());
    let diagrams: Vec<Diagram> = (1..40).map(|seed| board(seed, sizes[seed % sizes.len()])).collect();
    let expected: Vec<Vec<u8>> = diagrams.iter().map(|diagram| diagram.draw(16).unwrap()).collect();
    let renderer = DiagramRenderer::new(16).unwrap();
    std::thread::scope(|scope| {
        for start in 0..4 {
            let (renderer, diagrams, expected) = (&renderer, &diagrams, &expected);
            scope.spawn(move || {
                for i in (0..diagrams.len()).map(|i| (i * 5 + start * 9) % diagrams.len()) {
                    assert!(renderer.draw(&diagrams[i]).unwrap() == expected[i], "diagram {i}");
                }
            });
        }
    });
}

/// A part of the board or signs that are off the board are not an error.
#[test]
fn a_diagram_ignores_what_is_off_the_board() {
    let at = |row, col| Size::GO.point(row, col).unwrap();
    let small = Size::new(3, 3).unwrap();
    let mut diagram = Diagram::new("", Board::new(small)).with(at(10, 10), Sign::Circle);
    for (a, b) in [((0, 0), (18, 18)), ((2, 1), (9, 1)), ((9, 9), (12, 12))] {
        diagram.boards[0].part = Part::between(at(a.0, a.1), at(b.0, b.1));
        assert!(diagram.draw(16).unwrap().starts_with(b"\x89PNG"));
        assert!(diagram.svg(16).unwrap().ends_with("</svg>\n"));
    }
    diagram.boards.clear();
    assert!(diagram.svg(200).is_ok() && diagram.draw(200).is_ok());
    assert!(matches!(diagram.svg(15), Err(RenderError::Cell(15))));
}
