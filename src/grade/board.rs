//! A board as SVG: drawn once for all students, marked for each.

use crate::board::{Color, Point, Size};
use crate::go::{Analysis, Setup};
use std::fmt;

/// The board of a puzzle under an identifier. A point is one unit; the numbers stand as the assignment
/// counts: rows down from 0, columns to the right from 0.
pub(super) struct Board<'a> {
    pub(super) id: String,
    pub(super) setup: &'a Setup,
    pub(super) analysis: &'a Analysis,
}

/// The part of the plane that a board takes.
pub(super) struct ViewBox(pub(super) Size);

impl fmt::Display for ViewBox {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "-1.1 -1.1 {}.8 {}.8", self.0.cols(), self.0.rows())
    }
}

impl fmt::Display for Board<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let size = self.setup.size();
        let (bottom, right) = (size.rows() - 1, size.cols() - 1);
        writeln!(f, "<symbol id=\"{}\" viewBox=\"{}\">", self.id, ViewBox(size))?;
        writeln!(
            f,
            "<rect class=\"wood\" x=\"-1.1\" y=\"-1.1\" width=\"{}.8\" height=\"{}.8\" rx=\".25\"/>",
            size.cols(),
            size.rows()
        )?;
        write!(f, "<path class=\"line\" d=\"")?;
        (0..=bottom).try_for_each(|row| write!(f, "M0 {row}H{right}"))?;
        (0..=right).try_for_each(|col| write!(f, "M{col} 0V{bottom}"))?;
        writeln!(f, "\"/>")?;
        write!(f, "<g class=\"number\">")?;
        (0..=bottom).try_for_each(|row| write!(f, "<text x=\"-.75\" y=\"{row}\">{row}</text>"))?;
        (0..=right).try_for_each(|col| write!(f, "<text x=\"{col}\" y=\"-.75\">{col}</text>"))?;
        writeln!(f, "</g>")?;
        for color in Color::BOTH {
            let stones = self.setup.stones().filter(|&(_, stone)| stone == color).map(|(point, _)| point);
            let stones = Dots(stones.collect());
            writeln!(f, "<path class=\"rim\" d=\"{stones}\"/><path class=\"{color}\" d=\"{stones}\"/>")?;
        }
        let dead = self.analysis.dead.iter().flat_map(|group| &group.stones);
        writeln!(f, "<path class=\"dead\" d=\"{}\"/>\n</symbol>", Dots(dead.copied().collect()))
    }
}

/// Points as a path of strokes without length, which round ends turn into dots.
pub(super) struct Dots(pub(super) Vec<Point>);

impl fmt::Display for Dots {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|point| write!(f, "M{} {}h0", point.col(), point.row()))
    }
}

/// Points as a path of crosses.
pub(super) struct Crosses<'a>(pub(super) &'a [Point]);

impl fmt::Display for Crosses<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let cross =
            |point: &Point| write!(f, "M{} {}m-.22-.22l.44.44m0-.44l-.44.44", point.col(), point.row());
        self.0.iter().try_for_each(cross)
    }
}
