//! What players say of a final position, held against the board.

use super::area::owned;
use super::benson::alive;
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
        let groups = |points: B| {
            let [black, white] = stones.map(|stones| position.spread(points, stones));
            black | white
        };
        match agreed {
            Agreed::Nothing => None,
            Agreed::AllAlive => Some(Self { dead: B::EMPTY, unmarked: None }),
            Agreed::Dead(points) => {
                let dead = groups(B::from_words(points.as_words()));
                can_die(position, dead).then_some(Self { dead, unmarked: None })
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
                    && can_die(position, dead);
                let unmarked = (surrounded[0] | surrounded[1]) & !(black | white);
                fits.then_some(Self { dead, unmarked: Some(unmarked) })
            }
        }
    }
}

fn can_die<B: Bits>(position: &Position<B>, dead: B) -> bool {
    Color::BOTH.iter().all(|&color| (alive(position, color, B::EMPTY) & dead).is_empty())
}
