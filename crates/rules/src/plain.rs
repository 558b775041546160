//! A simple implementation of the rules: a flood fill on a copy of the board for every move.
//!
//! It is the reference of tests and benchmarks; read it to learn the rules.

use super::{Analysis, Board, Capture, Group, IllegalMove};
use crate::board::{Color, OffBoard, Point, vertex};
use std::collections::BTreeSet;

/// The group of the stone on `point`, or `None` if the point is empty.
#[must_use]
pub fn group_at(setup: &Board, point: Point) -> Option<Group> {
    let color = setup.get(point)?;
    let mut stones = BTreeSet::from([point]);
    let mut frontier = vec![point];
    while let Some(stone) = frontier.pop() {
        for next in setup.size().neighbors(stone) {
            if setup.get(next) == Some(color) && stones.insert(next) {
                frontier.push(next);
            }
        }
    }
    Some(Group { color, stones: stones.into_iter().collect() })
}

/// The empty points next to `group`, row by row.
#[must_use]
pub fn liberties(setup: &Board, group: &Group) -> Vec<Point> {
    let next = group.stones.iter().flat_map(|&stone| setup.size().neighbors(stone));
    let empty: BTreeSet<Point> = next.filter(|&point| setup.get(point).is_none()).collect();
    empty.into_iter().collect()
}

/// Every group on the board, sorted by their first stones.
#[must_use]
pub fn groups(setup: &Board) -> Vec<Group> {
    let mut seen = BTreeSet::new();
    let mut groups = Vec::new();
    for (point, _) in setup.stones() {
        if !seen.contains(&point)
            && let Some(group) = group_at(setup, point)
        {
            seen.extend(group.stones.iter().copied());
            groups.push(group);
        }
    }
    groups
}

/// The groups without liberties, sorted by their first stones.
#[must_use]
pub fn dead_groups(setup: &Board) -> Vec<Group> {
    let mut groups = groups(setup);
    groups.retain(|group| liberties(setup, group).is_empty());
    groups
}

/// Plays one stone. Returns the captured stones (often none) and the board afterwards.
///
/// # Errors
/// If the point is off the board or occupied, or the move is suicide.
pub fn play(setup: &Board, color: Color, point: Point) -> Result<(Vec<Point>, Board), IllegalMove> {
    if !setup.size().contains(point) {
        return Err(IllegalMove::OffBoard(OffBoard { point, size: setup.size() }));
    }
    let vertex = vertex(setup.size(), point);
    if let Some(stone) = setup.get(point) {
        return Err(IllegalMove::Occupied { vertex, stone });
    }
    let mut after = setup.clone();
    after.put(point, Some(color));

    // Only groups next to the new stone can have lost their last liberty.
    let mut taken = BTreeSet::new();
    for next in setup.size().neighbors(point) {
        if let Some(group) = group_at(&after, next)
            && group.color == color.opponent()
            && liberties(&after, &group).is_empty()
        {
            taken.extend(group.stones);
        }
    }
    for &stone in &taken {
        after.put(stone, None);
    }

    if let Some(own) = group_at(&after, point).filter(|own| liberties(&after, own).is_empty()) {
        return Err(IllegalMove::Suicide { vertex, stones: own.stones.len() as u16 });
    }
    Ok((taken.into_iter().collect(), after))
}

/// Analyses `setup` with `to_move` to move by trying every point.
#[must_use]
pub fn analyse(setup: &Board, to_move: Color) -> Analysis {
    let mut analysis =
        Analysis { to_move, dead: dead_groups(setup), legal: Vec::new(), captures: Vec::new() };
    for point in setup.size().points() {
        if let Ok((taken, _)) = play(setup, to_move, point) {
            analysis.legal.push(point);
            if !taken.is_empty() {
                analysis.captures.push(Capture { color: to_move, point, taken });
            }
        }
    }
    analysis
}
