//! Adds stones to a position until its question is worth asking.

use super::Wanted;
use super::playout::is_eye;
use crate::board::{Color, Point};
use crate::go::plain::{groups, liberties};
use crate::go::{self, Group, Setup};
use crate::puzzle::Question;
use crate::random::Random;

/// Stones put down in vain or not before a position is given up.
const MAX_MENDS: usize = 24;

/// The most stones that one step adds.
const MAX_STONES: usize = 4;

/// The number of points, or of groups, that make a question to White hard.
#[must_use]
pub fn traps(setup: &Setup, question: Question) -> usize {
    match question {
        Question::Rule => groups(setup).iter().filter(|group| liberties(setup, group).len() == 1).count(),
        Question::Captures => go::analyse(setup, Color::White).captures.len(),
        Question::Moves => setup.empty_points().count() - go::analyse(setup, Color::White).legal.len(),
    }
}

/// The position with what is wanted of it, or nothing.
pub(super) fn mend(mut setup: Setup, wanted: Wanted, random: &mut Random) -> Option<Setup> {
    let question = wanted.question;
    for _ in 0..MAX_MENDS {
        let has_traps = traps(&setup, question) >= wanted.level.traps;
        let has_eye = question != Question::Moves || has_eye(&setup, Color::White);
        if has_traps && has_eye {
            let is_spoiled = question == Question::Rule && wanted.is_spoiled;
            return if is_spoiled { spoil(&setup, random) } else { Some(setup) };
        }
        let mended = match question {
            Question::Rule => close_in(&setup, &Color::BOTH, random),
            Question::Captures => close_in(&setup, &[Color::Black], random),
            Question::Moves => close_eye(&setup, if has_eye { Color::Black } else { Color::White }, random),
        };
        if let Some(mended) = mended.filter(go::is_valid) {
            setup = mended;
        }
    }
    None
}

fn has_eye(setup: &Setup, color: Color) -> bool {
    setup.empty_points().any(|point| is_eye(setup, point, color))
}

/// Takes all liberties but one from a group of one of these colours.
fn close_in(setup: &Setup, colors: &[Color], random: &mut Random) -> Option<Setup> {
    let (group, mut free) = group(setup, colors, 2..=MAX_STONES + 1, random)?;
    let kept = random.pick(&free).copied();
    free.retain(|&point| Some(point) != kept);
    Some(with(setup, &free, group.color.opponent()))
}

/// Takes its last liberties from a group, so that it and no other group is dead.
fn spoil(setup: &Setup, random: &mut Random) -> Option<Setup> {
    (0..MAX_MENDS).find_map(|_| {
        let (group, free) = group(setup, &Color::BOTH, 1..=MAX_STONES, random)?;
        let spoiled = with(setup, &free, group.color.opponent());
        (go::analyse(&spoiled, Color::White).dead == [group]).then_some(spoiled)
    })
}

/// Puts stones of a colour round an empty point that has none of the other colour beside it.
fn close_eye(setup: &Setup, color: Color, random: &mut Random) -> Option<Setup> {
    let beside = |point: Point| setup.size().neighbors(point);
    let can_be = |&point: &Point| beside(point).all(|next| setup.get(next) != Some(color.opponent()));
    let eyes: Vec<Point> = setup.empty_points().filter(can_be).collect();
    let free: Vec<Point> = beside(*random.pick(&eyes)?).filter(|&next| setup.get(next).is_none()).collect();
    Some(with(setup, &free, color))
}

/// A group of one of these colours with so many liberties, and they.
fn group(
    setup: &Setup,
    colors: &[Color],
    free: std::ops::RangeInclusive<usize>,
    random: &mut Random,
) -> Option<(Group, Vec<Point>)> {
    let groups = groups(setup).into_iter().filter(|group| colors.contains(&group.color));
    let groups = groups.map(|group| (liberties(setup, &group), group));
    let groups: Vec<_> = groups.filter(|(liberties, _)| free.contains(&liberties.len())).collect();
    random.pick(&groups).cloned().map(|(liberties, group)| (group, liberties))
}

/// The position with stones of a colour on some points.
fn with(setup: &Setup, points: &[Point], color: Color) -> Setup {
    let mut setup = setup.clone();
    points.iter().for_each(|&point| setup.put(point, Some(color)));
    setup
}
