//! Boards one after another in one picture: figures that appear and disappear.

use super::super::diagram::DiagramBoard;
use super::super::figure::{Figure, figures};
use super::super::layout::Layout;
use super::{Frames, Svg, middle};
use gocheck_board::Point;
use std::collections::BTreeMap;
use std::fmt::{self, Write as _};

/// The last board is shown for as long as this many more.
const PAUSE: usize = 6;

/// Consecutive boards with the same figure on a point.
struct Run {
    figure: Figure,
    start: usize,
    end: usize,
}

impl Svg<'_> {
    /// Draws the figures of all boards. A program that shows no animations shows the last board.
    pub(super) fn moving(&mut self, frames: Frames<'_>, layout: &Layout) -> fmt::Result {
        let count = frames.boards.len();
        for (point, runs) in runs(frames.boards) {
            for Run { figure, start, end } in runs {
                let hidden = if end == count { "" } else { " visibility=\"hidden\"" };
                write!(self.out, "<g{hidden}>")?;
                for part in figure.parts() {
                    self.paint(layout.pitch, middle(layout, point), part)?;
                }
                self.animate(frames, start, end)?;
                writeln!(self.out, "</g>")?;
            }
        }
        Ok(())
    }

    /// Shows the enclosing group from one board to before another, again and again.
    fn animate(&mut self, frames: Frames<'_>, start: usize, end: usize) -> fmt::Result {
        let count = frames.boards.len();
        let total = count + PAUSE;
        let time = |frame: usize| frame as f64 / total as f64;
        let (values, times) = match (start, end) {
            (0, end) if end == count => return Ok(()),
            (0, end) => ("visible;hidden", format!("0;{:.5}", time(end))),
            (start, end) if end == count => ("hidden;visible", format!("0;{:.5}", time(start))),
            (start, end) => ("hidden;visible;hidden", format!("0;{:.5};{:.5}", time(start), time(end))),
        };
        let seconds = total as f64 * f64::from(frames.milliseconds) / 1000.0;
        write!(
            self.out,
            "<animate attributeName=\"visibility\" calcMode=\"discrete\" values=\"{values}\" keyTimes=\"{times}\" \
             dur=\"{seconds}s\" repeatCount=\"indefinite\"/>"
        )
    }
}

/// The figures on each point, in the order in which they appear.
fn runs(boards: &[DiagramBoard]) -> BTreeMap<Point, Vec<Run>> {
    let mut all: BTreeMap<Point, Vec<Run>> = BTreeMap::new();
    for (frame, board) in boards.iter().enumerate() {
        for (point, figures) in figures(board) {
            let runs = all.entry(point).or_default();
            for figure in figures {
                match runs.iter_mut().find(|run| run.end == frame && run.figure == figure) {
                    Some(run) => run.end += 1,
                    None => runs.push(Run { figure, start: frame, end: frame + 1 }),
                }
            }
        }
    }
    all
}
