//! A judged board as text and as JSON.

use super::language::language;
use gocheck::board::{Bits, Size};
use gocheck::go::score::Judged;
use gocheck::go::{Points, plain, vertex};
use gocheck_text::{count, phrase};
use std::fmt::Write as _;

/// The board with coordinates.
pub(super) fn diagram(judged: &Judged) -> String {
    let size = judged.board.size();
    let width = size.rows().to_string().len();
    let mut text = String::new();
    for row in 0..size.rows() {
        let _ = write!(text, "{:>width$}", size.rows() - row);
        for point in (0..size.cols()).filter_map(|col| size.point(row, col)) {
            let _ = write!(text, " {}", judged.letter(point));
        }
        text += "\n";
    }
    let columns = (0..size.cols()).filter_map(|col| Some(vertex(size, size.point(0, col)?).column()));
    text += &" ".repeat(width);
    columns.for_each(|column| _ = write!(text, " {column}"));
    text + "\n"
}

/// The rows of the board without spaces.
pub(super) fn rows(judged: &Judged) -> Vec<String> {
    judged.to_string().lines().map(|line| line.replace(' ', "")).collect()
}

/// The points of a set.
pub(super) fn vertices(size: Size, set: &Points) -> Vec<String> {
    size.points()
        .filter(|&point| set.contains(size.index(point)))
        .map(|point| vertex(size, point).to_string())
        .collect()
}

/// The groups with stones in a set, by their first points: `D4 (3 stones)`.
pub(super) fn groups(judged: &Judged, set: &Points) -> Vec<String> {
    let size = judged.board.size();
    let groups = plain::groups(&judged.board).into_iter();
    let groups =
        groups.filter(|group| group.stones.first().is_some_and(|&stone| set.contains(size.index(stone))));
    let in_words = |at, stones: usize| {
        let stones = count(stones, "stone", "子");
        phrase!("{at} ({stones})", "{at}（{stones}）", at = vertex(size, at), stones = stones)
            .text(language())
    };
    groups.map(|group| in_words(group.stones[0], group.stones.len())).collect()
}
