//! Checks whether the players' agreement on a final position is possible.

use super::agreed::Agreed;
use super::area::owned;
use super::benson::Safe;
use crate::bitboard::Position;
use crate::board::{Bits, Color};

/// An agreement that is possible.
pub(super) struct CheckedAgreement<B> {
    /// The stones of dead groups.
    pub(super) dead: B,
    /// If territory is marked, the surrounded points that are not.
    pub(super) unmarked: Option<B>,
}

impl<B: Bits> CheckedAgreement<B> {
    /// Returns `None` if there is no agreement or it is impossible.
    pub(super) fn new(position: &Position<B>, agreed: &Agreed) -> Option<Self> {
        let stones = Color::BOTH.map(|color| position.stones(color));
        let sides = Color::BOTH.map(|color| Safe::new(position, color));
        let can_die = |dead: B| (dead & (sides[0].alive | sides[1].alive)).is_empty();
        let agreed_dead = dead(position, agreed);
        match agreed {
            Agreed::Nothing => None,
            Agreed::AllAlive => Some(Self { dead: B::EMPTY, unmarked: None }),
            Agreed::Dead(_) => {
                let lost = stones[0] & sides[1].territory | stones[1] & sides[0].territory;
                can_die(agreed_dead)
                    .then_some(Self { dead: agreed_dead | groups(position, lost), unmarked: None })
            }
            Agreed::Territory(marked) => {
                let [black, white] = [0, 1].map(|i| B::from_words(marked[i].as_words()));
                let left = position.without(agreed_dead);
                let surrounded = owned(&left).map(|owned| owned & left.empty());
                // Either a whole region is marked, or nothing of it.
                let is_whole = |marked: B, surrounded: B| {
                    let marked = marked & left.empty();
                    (marked & !surrounded).is_empty() && left.spread(marked, surrounded) == marked
                };
                let fits = (black & white).is_empty()
                    && is_whole(black, surrounded[0])
                    && is_whole(white, surrounded[1])
                    && can_die(agreed_dead);
                let unmarked = (surrounded[0] | surrounded[1]) & !(black | white);
                fits.then_some(Self { dead: agreed_dead, unmarked: Some(unmarked) })
            }
        }
    }
}

/// The stones of groups that are dead by agreement, even if that is impossible.
pub(super) fn dead<B: Bits>(position: &Position<B>, agreed: &Agreed) -> B {
    match agreed {
        Agreed::Nothing | Agreed::AllAlive => B::EMPTY,
        Agreed::Dead(points) => groups(position, B::from_words(points.as_words())),
        Agreed::Territory(marked) => {
            let [black, white] = [0, 1].map(|i| B::from_words(marked[i].as_words()));
            groups(position, black & position.stones(Color::White) | white & position.stones(Color::Black))
        }
    }
}

/// All stones of the groups that have stones among some points.
fn groups<B: Bits>(position: &Position<B>, points: B) -> B {
    let [black, white] = Color::BOTH.map(|color| position.spread(points, position.stones(color)));
    black | white
}
