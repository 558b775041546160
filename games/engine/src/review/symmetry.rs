use crate::description::spec::Described;
use crate::game::symmetry::Symmetry;

/// Returns true if a symmetry leaves the board unchanged.
fn keeps<G: Described>(symmetry: Symmetry, position: &G) -> bool {
    (0..G::GRID.places()).all(|place| position.cell(place) == position.cell(symmetry.place(place, G::GRID)))
}

/// The move of `turned`, the image of `position`, that corresponds to `mv`.
fn turn<G: Described>(symmetry: Symmetry, position: &G, mv: G::Move, turned: &G) -> Option<G::Move> {
    let wanted = position.path(mv);
    let place = |place: usize| symmetry.place(place, G::GRID);
    turned.moves().into_iter().find(|&other| {
        let path = turned.path(other);
        let comes_alike = || path.from.iter().copied().eq(wanted.from.iter().copied().map(place));
        path.to == wanted.to.map(place)
            && path.is_jump == wanted.is_jump
            && (!path.is_jump || comes_alike())
            && path.marks.iter().copied().eq(wanted.marks.iter().copied().map(place))
    })
}

/// A move that is equivalent to an earlier one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EquivalentMove {
    /// The index of the first equivalent move in the list; its own if there is none before it.
    pub first: usize,
    symmetry: Symmetry,
}

impl EquivalentMove {
    /// The image of a line that begins with the earlier move.
    pub fn line<G: Described>(self, position: &G, line: &[G::Move]) -> Vec<G::Move> {
        let (mut position, mut turned) = (position.clone(), position.clone());
        let mut moves = Vec::new();
        for &mv in line {
            let Some(other) = turn(self.symmetry, &position, mv, &turned) else { break };
            moves.push(other);
            (position, turned) = (position.play_unchecked(mv), turned.play_unchecked(other));
        }
        moves
    }
}

/// Finds for each of some legal moves the first one that a symmetry of the board maps to it.
pub fn equivalent_moves<G: Described>(position: &G, moves: &[G::Move]) -> Vec<EquivalentMove> {
    let symmetries: Vec<Symmetry> =
        Symmetry::all(G::GRID).filter(|&symmetry| keeps(symmetry, position)).collect();
    let alone = |first| EquivalentMove { first, symmetry: Symmetry::IDENTITY };
    let mut all: Vec<EquivalentMove> = (0..moves.len()).map(alone).collect();
    // A board without symmetry has no equivalent moves.
    for (first, &mv) in moves.iter().enumerate().filter(|_| symmetries.len() > 1) {
        if all[first].first != first || position.path(mv).to.is_none() {
            continue;
        }
        for &symmetry in &symmetries {
            let image = turn(symmetry, position, mv, position);
            let at = moves.iter().position(|&other| Some(other) == image);
            if let Some(at) = at.filter(|&at| at > first && all[at].first == at) {
                all[at] = EquivalentMove { first, symmetry };
            }
        }
    }
    all
}
