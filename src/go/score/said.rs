//! What players say of a final position, held against the board.

use super::area::owned;
use super::benson::Safe;
use super::judge::Agreed;
use crate::board::{Bits, Color};
use crate::go::bitboard::Position;

/// What they say, where it can be.
pub(super) struct Said<B> {
    /// The stones of dead groups.
    pub(super) dead: B,
    /// Where territory is marked, the surrounded points that are not.
    pub(super) unmarked: Option<B>,
}

impl<B: Bits> Said<B> {
    /// Nothing where nobody says anything, or what cannot be.
    pub(super) fn new(position: &Position<B>, agreed: &Agreed) -> Option<Self> {
        let stones = Color::BOTH.map(|color| position.stones(color));
        let sides = Color::BOTH.map(|color| Safe::new(position, color));
        let can_die = |dead: B| (dead & (sides[0].alive | sides[1].alive)).is_empty();
        let groups = |points: B| {
            let [black, white] = stones.map(|stones| position.spread(points, stones));
            black | white
        };
        match agreed {
            Agreed::Nothing => None,
            Agreed::AllAlive => Some(Self { dead: B::EMPTY, unmarked: None }),
            Agreed::Dead(points) => {
                let lost = stones[0] & sides[1].territory | stones[1] & sides[0].territory;
                let dead = groups(B::from_words(points.as_words()) | lost);
                can_die(dead).then_some(Self { dead, unmarked: None })
            }
            Agreed::Territory(marked) => {
                let [black, white] = [0, 1].map(|i| B::from_words(marked[i].as_words()));
                let dead = groups(black & stones[1] | white & stones[0]);
                let left = position.without(dead);
                let surrounded = owned(&left).map(|owned| owned & left.empty());
                // A whole region is marked, or nothing of it.
                let is_whole = |marked: B, surrounded: B| {
                    let marked = marked & left.empty();
                    (marked & !surrounded).is_empty() && left.spread(marked, surrounded) == marked
                };
                let fits = (black & white).is_empty()
                    && is_whole(black, surrounded[0])
                    && is_whole(white, surrounded[1])
                    && can_die(dead);
                let unmarked = (surrounded[0] | surrounded[1]) & !(black | white);
                fits.then_some(Self { dead, unmarked: Some(unmarked) })
            }
        }
    }
}
