use super::probcut::Selectivity;

/// An iteration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Step {
    /// Its plies.
    pub(super) depth: u32,
    /// What it leaves out.
    pub(super) selectivity: Selectivity,
}

/// So many plies before the end of the game, iterations go on to the end.
pub(super) const LEAP: u32 = 10;

/// With so few empty squares nothing is left out of a search to the end: it takes little time.
const EXACT_AT_ONCE: u32 = 13;

/// The iterations with so many empty squares, to `deepest` plies, and to the end if it is no more than `leap`
/// plies further. Those to the end are repeated with less and less left out: once more for every ply that
/// they could have gone further.
pub(super) fn steps(empty: u32, deepest: u32, leap: u32, most: Selectivity) -> impl Iterator<Item = Step> {
    let deepest = deepest.max(1);
    let ends =
        if deepest >= empty { usize::MAX } else { (deepest + leap + 1).saturating_sub(empty) as usize };
    let before = if ends > 0 { empty.saturating_sub(LEAP).min(deepest) } else { deepest };
    let midgame = (1..=before.max(1)).map(move |depth| Step { depth, selectivity: most });
    let first = if empty <= EXACT_AT_ONCE { Selectivity::NONE } else { most };
    let ends = std::iter::successors(Some(first), |selectivity| selectivity.next()).take(ends);
    midgame.chain(ends.map(move |selectivity| Step { depth: empty, selectivity }))
}
