use super::super::Finding;
use gocheck_board::Color;
use gocheck_rules::vertex;
use std::fmt::Write as _;

/// The number of points shown on each side of the move.
const AROUND: usize = 4;

/// A text diagram of the board around the move (the whole board if there is none): `X` black, `O` white, the move or the
/// point in brackets. `None` if the finding has no board.
#[must_use]
pub fn picture(finding: &Finding) -> Option<String> {
    let board = &finding.boards.as_ref()?.before;
    let size = board.size();
    let window = |at: Option<usize>, length: usize| match at {
        Some(at) => at.saturating_sub(AROUND)..length.min(at + AROUND + 1),
        None => 0..length,
    };
    let rows = window(finding.point.map(|point| point.row()), size.rows());
    let cols = window(finding.point.map(|point| point.col()), size.cols());
    let mut text = String::from("    ");
    for point in cols.clone().filter_map(|col| size.point(0, col)) {
        // Writing to a string does not fail.
        let _ = write!(text, "{} ", vertex(size, point).column());
    }
    text.truncate(text.trim_end().len());
    text.push('\n');
    for row in rows {
        let _ = write!(text, "{:>3}", size.rows() - row);
        let mut is_marked = false;
        for point in cols.clone().filter_map(|col| size.point(row, col)) {
            let was_marked = std::mem::replace(&mut is_marked, finding.point == Some(point));
            let gap = match (was_marked, is_marked) {
                (true, _) => ']',
                (_, true) => '[',
                _ => ' ',
            };
            let stone = board.get(point).or(finding.color.filter(|_| is_marked));
            let _ = write!(text, "{gap}{}", stone.map_or('.', Color::letter));
        }
        text.push_str(if is_marked { "]\n" } else { "\n" });
    }
    Some(text)
}
