//! A diagram as SVG: the same content at the same places in the same colours.

mod animation;

use super::cells::wood;
use super::diagram::{Diagram, DiagramBoard};
use super::empty::{CoordinateLabel, LabelStyle, coordinate_labels};
use super::figure::{Paint, figures};
use super::layout::{Ground, Layout, Pitch};
use super::letters::TextLine;
use super::shape::{Shape, ShapeKind};
use super::sheet::{Across, Sheet, SheetLetters, Written};
use super::sign_text::SignText;
use super::theme;
use gocheck_board::{Color, Point};
use gocheck_text::untrusted::Html;
use image::Rgb;
use std::fmt::{self, Write as _};

/// The SVG file of a diagram.
pub(super) fn write(
    diagram: &Diagram,
    sheet: &Sheet<'_>,
    letters: &SheetLetters,
    texts: &SignText,
) -> String {
    Svg { out: String::new(), frames: None, letters, texts }.written_sheet(diagram, sheet)
}

/// The SVG file of a diagram whose board is replaced by many boards, one after another.
pub(super) fn animate(
    (diagram, sheet): (&Diagram, &Sheet<'_>),
    (boards, milliseconds): (&[DiagramBoard], u32),
    letters: &SheetLetters,
    texts: &SignText,
) -> String {
    let frames = Some(Frames { boards, milliseconds });
    Svg { out: String::new(), frames, letters, texts }.written_sheet(diagram, sheet)
}

/// The boards of an animation.
#[derive(Clone, Copy)]
struct Frames<'a> {
    boards: &'a [DiagramBoard],
    /// How long each board is shown.
    milliseconds: u32,
}

struct Svg<'a> {
    out: String,
    /// The boards that are shown one after another, instead of that of the diagram.
    frames: Option<Frames<'a>>,
    letters: &'a SheetLetters,
    texts: &'a SignText,
}

/// The font of the PNGs, and similar ones as fallbacks.
const FONTS: &str = "Inter, Helvetica, Arial, 'Noto Sans SC', 'PingFang SC', 'Microsoft YaHei', sans-serif";

impl Svg<'_> {
    fn written_sheet(mut self, diagram: &Diagram, sheet: &Sheet<'_>) -> String {
        // Writing to a string does not fail.
        let _ = self.sheet(diagram, sheet);
        self.out
    }

    fn sheet(&mut self, diagram: &Diagram, sheet: &Sheet<'_>) -> fmt::Result {
        let Sheet { width, height, .. } = *sheet;
        writeln!(
            self.out,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
             viewBox=\"0 0 {width} {height}\" role=\"img\" font-family=\"{FONTS}\" font-weight=\"600\">"
        )?;
        if !diagram.title.is_empty() {
            writeln!(self.out, "<title>{}</title>", Xml(&diagram.title))?;
        }
        let pitch = sheet.boards.first().map(|(_, layout, _)| layout.pitch);
        if let Some(pitch) = pitch {
            self.definitions(pitch)?;
        }
        writeln!(self.out, "<rect width=\"{width}\" height=\"{height}\" fill=\"{}\"/>", Hex(theme::PAPER))?;
        for (board, layout, (left, top)) in &sheet.boards {
            writeln!(self.out, "<g transform=\"translate({left} {top})\">")?;
            self.board(board, layout)?;
            writeln!(self.out, "</g>")?;
        }
        for written in &sheet.lines {
            self.written(written)?;
        }
        writeln!(self.out, "</svg>")
    }

    /// Wood and stones, which have more than one colour.
    fn definitions(&mut self, pitch: Pitch) -> fmt::Result {
        let cell = pitch.cell;
        writeln!(
            self.out,
            "<defs>\n<pattern id=\"wood\" width=\"{cell}\" height=\"{cell}\" patternUnits=\"userSpaceOnUse\" \
             y=\"{}\" shape-rendering=\"crispEdges\">",
            pitch.widened + cell / 2
        )?;
        let mut rows = (0..cell).peekable();
        while let Some(first) = rows.next() {
            let shade = wood(cell, first);
            let count = 1 + std::iter::from_fn(|| rows.next_if(|&y| wood(cell, y) == shade)).count();
            writeln!(
                self.out,
                "<rect y=\"{first}\" width=\"{cell}\" height=\"{count}\" fill=\"{}\"/>",
                Hex(shade)
            )?;
        }
        writeln!(self.out, "</pattern>")?;
        for color in Color::BOTH {
            self.gradient(color)?;
        }
        let (radius, half) = (theme::STONE_RADIUS, theme::SHADOW_SOFTNESS / 2.0);
        let (shadow, opacity) = (Hex(theme::SHADOW), theme::SHADOW_OPACITY);
        writeln!(
            self.out,
            "<radialGradient id=\"shadow\"><stop offset=\"{}\" stop-color=\"{shadow}\" stop-opacity=\"{opacity}\"/>\
             <stop offset=\"1\" stop-color=\"{shadow}\" stop-opacity=\"0\"/></radialGradient>\n</defs>",
            Short((radius - half) / (radius + half))
        )
    }

    /// A stone, lit from the upper left.
    fn gradient(&mut self, color: Color) -> fmt::Result {
        const STOPS: u32 = 8;
        let ([x, y], radius) = (theme::LIGHT, theme::STONE_RADIUS);
        // From the lightest point to the farthest point of the edge, in radii.
        let reach = x.hypot(y) / radius + 1.0;
        let middle = |at: f32| Short(0.5 + at / (2.0 * radius));
        write!(
            self.out,
            "<radialGradient id=\"{color}\" cx=\"{}\" cy=\"{}\" r=\"{}\">",
            middle(x),
            middle(y),
            Short(reach / 2.0)
        )?;
        for stop in 0..=STOPS {
            let place = stop as f32 / STOPS as f32;
            // The rim is a separate line.
            let shade = Rgb([theme::shade(color, place * reach, -1.0); 3]);
            write!(self.out, "<stop offset=\"{}\" stop-color=\"{}\"/>", Short(place), Hex(shade))?;
        }
        writeln!(self.out, "</radialGradient>")
    }

    fn board(&mut self, board: &DiagramBoard, layout: &Layout) -> fmt::Result {
        let [left, top, right, bottom] = layout.wood();
        writeln!(
            self.out,
            "<rect x=\"{left}\" y=\"{top}\" width=\"{}\" height=\"{}\" fill=\"url(#wood)\"/>",
            right - left,
            bottom - top
        )?;
        self.lines(layout)?;
        write!(self.out, "<g fill=\"{}\">", Hex(theme::NUMBER))?;
        for CoordinateLabel { line, left, top } in
            coordinate_labels(layout, &self.letters.coordinates, LabelStyle::Usual)
        {
            self.text(&line, left as f32 + line.width / 2.0, top as f32, "middle", None)?;
        }
        writeln!(self.out, "</g>")?;
        if let Some(frames) = self.frames {
            return self.moving(frames, layout);
        }
        for (point, figures) in figures(board) {
            let middle = middle(layout, point);
            for part in figures.iter().flat_map(|figure| figure.parts()) {
                self.paint(layout.pitch, middle, part)?;
            }
            writeln!(self.out)?;
        }
        Ok(())
    }

    /// The lines and stars of the board.
    fn lines(&mut self, layout: &Layout) -> fmt::Result {
        write!(self.out, "<path fill=\"{}\" d=\"", Hex(theme::LINE))?;
        let (rows, cols) = (layout.part.height() as u32, layout.part.width() as u32);
        let cell = layout.pitch.cell;
        let cut = layout.part.cut(layout.size);
        let (start, line) = (layout.pitch.line_start(), layout.pitch.line_width);
        // The ends of the lines, from the first cell.
        let span = |is_first_cut: bool, is_last_cut: bool, count: u32| {
            let from = if is_first_cut { 0 } else { start };
            let to = if is_last_cut { count * cell } else { (count - 1) * cell + start + line };
            (from, to - from)
        };
        let ((x, width), (y, height)) = (span(cut.left, cut.right, cols), span(cut.top, cut.bottom, rows));
        for row in 0..rows {
            let top = layout.top + row * cell + start;
            write!(self.out, "M{} {top}h{width}v{line}h-{width}z", layout.left + x)?;
        }
        for col in 0..cols {
            let left = layout.left + col * cell + start;
            write!(self.out, "M{left} {}h{line}v{height}h-{line}z", layout.top + y)?;
        }
        writeln!(self.out, "\"/>")?;
        let stars =
            layout.part.points(layout.size).filter(|&point| Ground::of(layout.size, point).has_star());
        for star in stars {
            let part = Paint::Fill { shape: Shape::disc(theme::STAR_RADIUS), ink: theme::LINE, opacity: 1.0 };
            self.paint(layout.pitch, middle(layout, star), part)?;
        }
        writeln!(self.out)
    }

    /// A part of a figure, around a place.
    fn paint(&mut self, pitch: Pitch, (x, y): (f32, f32), part: Paint<'_>) -> fmt::Result {
        let cell = pitch.cell as f32;
        match part {
            Paint::Stone(color) => {
                let [right, below] = theme::SHADOW_OFFSET.map(|offset| offset * cell);
                let disc =
                    |x: f32, y: f32, radius: f32| Outline { kind: ShapeKind::Disc(radius), x, y, cell };
                let radius = theme::STONE_RADIUS;
                let shadow = disc(x + right, y + below, radius + theme::SHADOW_SOFTNESS / 2.0);
                let stone = disc(x, y, radius);
                write!(self.out, "{shadow} fill=\"url(#shadow)\"/>{stone} fill=\"url(#{color})\"/>")?;
                if color == Color::White {
                    // In the middle of the gradient towards the edge.
                    const WIDTH: f32 = 0.025;
                    let (rim, ink) = (disc(x, y, radius - WIDTH / 2.0), theme::shade(color, 1.0, 0.0));
                    let (ink, width) = (Hex(Rgb([ink; 3])), Short(WIDTH * cell));
                    write!(self.out, "{rim} fill=\"none\" stroke=\"{ink}\" stroke-width=\"{width}\"/>")?;
                }
                Ok(())
            }
            Paint::Fill { shape, ink, opacity } => {
                let ink = Hex(ink);
                let paint = match shape.line {
                    Some(width) => {
                        format!("fill=\"none\" stroke=\"{ink}\" stroke-width=\"{}\"", Short(width * cell))
                    }
                    None => format!("fill=\"{ink}\""),
                };
                let opacity = if opacity < 1.0 { format!(" opacity=\"{opacity}\"") } else { String::new() };
                write!(self.out, "{} {paint}{opacity}/>", Outline { kind: shape.kind, x, y, cell })
            }
            Paint::Text { text, ink } => {
                let line = self.texts.lay_out(text);
                self.text(&line, x, y - line.middle(), "middle", Some(ink))
            }
        }
    }

    fn written(&mut self, written: &Written<'_>) -> fmt::Result {
        let (x, anchor) = match written.at {
            Across::Left(left) => (left as f32, "start"),
            Across::Middle(middle) => (middle, "middle"),
        };
        self.text(&written.line, x, written.top as f32, anchor, Some(theme::TITLE))?;
        writeln!(self.out)
    }

    /// A line of text at its upper edge.
    fn text(
        &mut self,
        line: &TextLine<'_>,
        x: f32,
        top: f32,
        anchor: &str,
        ink: Option<Rgb<u8>>,
    ) -> fmt::Result {
        write!(
            self.out,
            "<text x=\"{}\" y=\"{}\" font-size=\"{}\" text-anchor=\"{anchor}\"",
            Short(x),
            Short(top + line.baseline()),
            Short(line.font_size()),
        )?;
        if let Some(ink) = ink {
            write!(self.out, " fill=\"{}\"", Hex(ink))?;
        }
        write!(self.out, ">{}</text>", Xml(&line.text))
    }
}

/// The point where the lines of a cell cross.
fn middle(layout: &Layout, point: Point) -> (f32, f32) {
    let ((left, top), middle) = (layout.corner(point), layout.pitch.middle());
    (left as f32 + middle, top as f32 + middle)
}

/// The start of an element: its name and place.
struct Outline {
    kind: ShapeKind,
    x: f32,
    y: f32,
    cell: f32,
}

impl fmt::Display for Outline {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let &Self { kind, x, y, cell } = self;
        let at = |across: f32, down: f32| (Short(x + across * cell), Short(y + down * cell));
        match kind {
            ShapeKind::Disc(radius) => {
                let (x, y) = at(0.0, 0.0);
                write!(f, "<circle cx=\"{x}\" cy=\"{y}\" r=\"{}\"", Short(radius * cell))
            }
            ShapeKind::Triangle(radius) => {
                let (half, below) = ShapeKind::triangle(radius);
                let [(top_x, top_y), (left, foot), (right, _)] =
                    [at(0.0, -radius), at(-half, below), at(half, below)];
                write!(f, "<path d=\"M{top_x} {top_y}L{right} {foot}H{left}z\"")
            }
            ShapeKind::Square(half) => {
                let ((left, top), side) = (at(-half, -half), Short(2.0 * half * cell));
                write!(f, "<rect x=\"{left}\" y=\"{top}\" width=\"{side}\" height=\"{side}\"")
            }
            ShapeKind::Cross(arm) => {
                let ((left, top), (right, foot)) = (at(-arm, -arm), at(arm, arm));
                write!(
                    f,
                    "<path stroke-linecap=\"round\" d=\"M{left} {top}L{right} {foot}M{right} {top}L{left} {foot}\""
                )
            }
        }
    }
}

/// A colour.
struct Hex(Rgb<u8>);

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [red, green, blue] = self.0.0;
        write!(f, "#{red:02x}{green:02x}{blue:02x}")
    }
}

/// A number rounded to a hundredth, as short as possible.
struct Short(f32);

impl fmt::Display for Short {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", f64::from((self.0 * 100.0).round()) / 100.0)
    }
}

/// Escapes a text for XML. Characters that XML does not allow become `?`.
struct Xml<'a>(&'a str);

impl fmt::Display for Xml<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let is_bad = |letter: char| {
            letter.is_control() && !matches!(letter, '\t' | '\n' | '\r')
                || matches!(letter, '\u{FFFE}' | '\u{FFFF}')
        };
        Html(&self.0.replace(is_bad, "?")).fmt(f)
    }
}
