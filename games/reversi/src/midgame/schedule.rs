use super::probcut::Selectivity;

/// An iteration of iterative deepening.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Iteration {
    /// Its depth in plies.
    pub(super) depth: u32,
    pub(super) selectivity: Selectivity,
    pub(super) target: Target,
}

/// The result that an iteration searches for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Target {
    /// A win, draw or loss.
    Outcome,
    Score,
}

/// A search of a depth that comes within this many plies of the end of the game is continued to the end.
pub(super) const ENDGAME_EXTENSION: u32 = 10;

/// With at most this many empty squares, searches to the end are exact at once, because that takes little time.
const EXACT_EMPTY: u32 = 13;

/// The iterations for a position with `empty` empty squares: to `deepest` plies, then to the end of the game if that is
/// at most `extension` plies further.
///
/// The searches to the end are repeated with falling selectivity, once more for each ply that they could have gone
/// further. Each first finds out who wins, which is known sooner than the score.
pub(super) fn iterations(
    empty: u32,
    deepest: u32,
    extension: u32,
    most: Selectivity,
) -> impl Iterator<Item = Iteration> {
    let deepest = deepest.max(1);
    let endgame =
        if deepest >= empty { usize::MAX } else { (deepest + extension + 1).saturating_sub(empty) as usize };
    let before = if endgame > 0 { empty.saturating_sub(ENDGAME_EXTENSION).min(deepest) } else { deepest };
    let iteration = |depth, selectivity, target| Iteration { depth, selectivity, target };
    let midgame = (1..=before.max(1)).map(move |depth| iteration(depth, most, Target::Score));
    let first = if empty <= EXACT_EMPTY { Selectivity::NONE } else { most };
    let endgame = std::iter::successors(Some(first), |selectivity| selectivity.next()).take(endgame);
    midgame.chain(endgame.flat_map(move |selectivity| {
        // The first of them is a guess, and the last is left to the solver, which finds out both by itself.
        let has_two = selectivity != first && selectivity != Selectivity::NONE;
        let targets = if has_two { &[Target::Outcome, Target::Score][..] } else { &[Target::Score] };
        targets.iter().map(move |&target| iteration(empty, selectivity, target))
    }))
}
