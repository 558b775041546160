//! The figures on points, and the shapes that they consist of, one over another.

use super::diagram::{DiagramBoard, Sign};
use super::scene::SceneMark;
use super::shape::{Shape, ShapeKind};
use super::theme;
use gocheck_board::{Color, Point};
use image::Rgb;

/// A figure that is drawn over a cell.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum Figure {
    SceneMark(SceneMark),
    /// A sign on a stone of this colour, or on none.
    Sign(Sign, Option<Color>),
}

/// A part of a figure.
pub(super) enum Paint<'a> {
    Stone(Color),
    Fill {
        shape: Shape,
        ink: Rgb<u8>,
        opacity: f32,
    },
    /// A text in the middle, as large as a stone allows.
    Text {
        text: TextOf<'a>,
        ink: Rgb<u8>,
    },
}

/// The text on a point.
#[derive(Clone, Copy)]
pub(super) enum TextOf<'a> {
    Number(u32),
    Label(&'a str),
}

/// The figures on the shown points of a board that are not empty, one over another.
pub(super) fn figures(board: &DiagramBoard) -> impl Iterator<Item = (Point, Vec<Figure>)> {
    let size = board.setup.size();
    let mut figures = vec![Vec::new(); size.area()];
    for (point, color) in board.setup.stones() {
        figures[size.index(point)].push(Figure::SceneMark(SceneMark::Stone(color)));
    }
    for (point, sign) in board.signs.iter().filter(|(point, _)| size.contains(*point)) {
        figures[size.index(*point)].push(Figure::Sign(sign.clone(), board.setup.get(*point)));
    }
    let all = size.points().zip(figures);
    all.filter(|(point, figures)| board.part.contains(*point) && !figures.is_empty())
}

const fn fill<'a>(shape: Shape, ink: Rgb<u8>) -> Paint<'a> {
    Paint::Fill { shape, ink, opacity: 1.0 }
}

/// The ring on the last move.
const LAST: Shape = Shape::ring(0.21, 0.075);
/// The background that covers the lines of the board under a mark or text on an empty point.
const CLEARING: Shape = Shape::disc(0.37);
/// The lines of marks.
const LINE: f32 = 0.075;

impl Figure {
    pub(super) fn parts(&self) -> Vec<Paint<'_>> {
        match self {
            Self::SceneMark(mark) => of_mark(*mark),
            Self::Sign(sign, under) => of_sign(sign, *under),
        }
    }
}

fn of_mark<'a>(mark: SceneMark) -> Vec<Paint<'a>> {
    match mark {
        SceneMark::Stone(color) => vec![Paint::Stone(color)],
        SceneMark::Played(color) => vec![Paint::Stone(color), fill(LAST, last_ink(Some(color)))],
        SceneMark::Taken(color) => {
            let ink = match color {
                Color::White => theme::WHITE,
                Color::Black => theme::BLACK,
            };
            vec![
                Paint::Fill { shape: Shape::disc(0.40), ink, opacity: 0.22 },
                Paint::Fill { shape: Shape::ring(0.40, 0.05), ink, opacity: 0.75 },
                Paint::Fill { shape: Shape::cross(0.19, 0.055), ink: theme::WARNING, opacity: 0.9 },
            ]
        }
        SceneMark::Legal(color) => {
            let (ink, rim) = match color {
                Color::White => (theme::WHITE, theme::ROUND_WHITE),
                Color::Black => (theme::BLACK, theme::ROUND_BLACK),
            };
            let disc = |more: f32, ink: Rgb<u8>| fill(Shape::disc(theme::LEGAL_RADIUS + more), ink);
            vec![disc(0.02, rim), disc(-0.01, ink)]
        }
        SceneMark::Suicide => vec![
            fill(Shape::disc(0.23), theme::MEAN_WOOD),
            fill(Shape::ring(0.23, 0.055), theme::WARNING),
            fill(Shape::cross(0.085, 0.06), theme::WARNING),
        ],
        SceneMark::Dead(color) => vec![
            Paint::Stone(color),
            fill(Shape::ring(0.40, 0.10), theme::WARNING),
            fill(Shape::cross(0.18, 0.10), theme::WARNING),
        ],
    }
}

fn of_sign(sign: &Sign, under: Option<Color>) -> Vec<Paint<'_>> {
    let ink = match under {
        Some(Color::Black) => theme::WHITE,
        _ => theme::DARK_NUMBER,
    };
    match *sign {
        Sign::Last => vec![fill(LAST, last_ink(under))],
        // Both are also distinguishable without colour.
        Sign::Fault => vec![fill(Shape::filled(ShapeKind::Triangle(0.27)), theme::WARNING)],
        Sign::Concerned => vec![fill(Shape::cross(0.17, 0.09), theme::WARNING)],
        Sign::Taken(color) => of_mark(SceneMark::Taken(color)),
        Sign::Number { number, is_last } => {
            let ink = if is_last { last_ink(under) } else { ink };
            vec![Paint::Text { text: TextOf::Number(number), ink }]
        }
        Sign::Triangle => on_clearing(under, fill(Shape::line(ShapeKind::Triangle(0.27), LINE), ink)),
        Sign::Square => on_clearing(under, fill(Shape::line(ShapeKind::Square(0.20), LINE), ink)),
        Sign::Circle => on_clearing(under, fill(Shape::ring(0.24, LINE), ink)),
        Sign::Cross => on_clearing(under, fill(Shape::cross(0.18, LINE), ink)),
        Sign::Label(ref text) => on_clearing(under, Paint::Text { text: TextOf::Label(text), ink }),
    }
}

/// Covers the lines of the board if there is no stone under a sign.
fn on_clearing(under: Option<Color>, part: Paint<'_>) -> Vec<Paint<'_>> {
    match under {
        Some(_) => vec![part],
        None => vec![fill(CLEARING, theme::MEAN_WOOD), part],
    }
}

/// The colour of signs of the last move.
const fn last_ink(under: Option<Color>) -> Rgb<u8> {
    match under {
        Some(Color::Black) => theme::PLAYED_ON_BLACK,
        _ => theme::PLAYED_ON_WHITE,
    }
}
