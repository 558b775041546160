use super::probcut::Selectivity;

/// An iteration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Step {
    /// Its plies.
    pub(super) depth: u32,
    /// What it leaves out.
    pub(super) selectivity: Selectivity,
    /// What it asks for.
    pub(super) aim: Aim,
}

/// What an iteration asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Aim {
    /// Whether the side to move wins, draws or loses.
    Result,
    /// And by how many stones.
    Stones,
}

/// So many plies before the end of the game, iterations go on to the end.
pub(super) const LEAP: u32 = 10;

/// With so few empty squares nothing is left out of a search to the end: it takes little time.
const EXACT_AT_ONCE: u32 = 13;

/// The iterations with so many empty squares, to `deepest` plies, and to the end if it is no more than `leap`
/// plies further. Those to the end are repeated with less and less left out: once more for every ply that
/// they could have gone further. Who wins is asked each time before by how much: it is known sooner.
pub(super) fn steps(empty: u32, deepest: u32, leap: u32, most: Selectivity) -> impl Iterator<Item = Step> {
    let deepest = deepest.max(1);
    let ends =
        if deepest >= empty { usize::MAX } else { (deepest + leap + 1).saturating_sub(empty) as usize };
    let before = if ends > 0 { empty.saturating_sub(LEAP).min(deepest) } else { deepest };
    let step = |depth, selectivity, aim| Step { depth, selectivity, aim };
    let midgame = (1..=before.max(1)).map(move |depth| step(depth, most, Aim::Stones));
    let first = if empty <= EXACT_AT_ONCE { Selectivity::NONE } else { most };
    let ends = std::iter::successors(Some(first), |selectivity| selectivity.next()).take(ends);
    midgame.chain(ends.flat_map(move |selectivity| {
        // The first of them guesses; the solver asks for both by itself.
        let asks_twice = selectivity != first && selectivity != Selectivity::NONE;
        let aims = if asks_twice { &[Aim::Result, Aim::Stones][..] } else { &[Aim::Stones] };
        aims.iter().map(move |&aim| step(empty, selectivity, aim))
    }))
}
