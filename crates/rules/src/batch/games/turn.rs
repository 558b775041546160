//! Which moves of a position are legal, given the history of its game.

use super::history::{History, NOWHERE, Step};
use super::terms::GameRules;
use crate::KoRule;
use crate::batch::moves::Legality;
use crate::bitboard::Position;
use crate::board::{Bits, Words};

/// The current position of a game with its history.
pub(super) struct Turn<'a, const N: usize> {
    pub(super) rules: &'a GameRules,
    /// An empty board.
    pub(super) blank: &'a Position<Words<N>>,
    /// The hash keys of the stones.
    pub(super) keys: &'a [Vec<u64>; 2],
    pub(super) history: &'a History<N>,
    /// The points where the colour to move may play without history, except for suicides.
    pub(super) legal: Words<N>,
    /// Those where it captures.
    pub(super) captures: Words<N>,
}

impl<const N: usize> Turn<'_, N> {
    fn own(&self) -> Words<N> {
        let last = self.history.last();
        last.stones[last.to_move as usize]
    }

    fn opponent(&self) -> Words<N> {
        let last = self.history.last();
        last.stones[last.to_move.opponent() as usize]
    }

    fn empty(&self) -> Words<N> {
        let [black, white] = self.history.last().stones;
        self.blank.all() & !(black | white)
    }

    /// The points where the colour to move may play.
    #[inline(always)]
    pub(super) fn allowed(&self) -> Words<N> {
        let suicides =
            if self.rules.rules.allows_suicide() { self.empty() & !self.legal } else { Words::EMPTY };
        let mut allowed = self.legal | suicides;
        match self.rules.rules.ko() {
            KoRule::None => {}
            KoRule::Simple => {
                if let Some(place) = self.retaken_ko() {
                    allowed.set(place, false);
                }
            }
            KoRule::Positional | KoRule::Situational => {
                // Otherwise the colour to move has only gained stones, and any further one makes a new position.
                let has_lost = self.history.last().lost[self.history.last().to_move as usize] > 0;
                if has_lost || suicides != Words::EMPTY {
                    allowed = allowed & !self.repetitions(suicides, has_lost);
                }
            }
        }
        allowed
    }

    /// The reason for which the move on `place`, which is not allowed, is illegal.
    pub(super) fn reason(&self, place: usize) -> Legality {
        if !self.empty().contains(place) {
            Legality::Occupied
        } else if !self.legal.contains(place) && !self.rules.rules.allows_suicide() {
            Legality::Suicide
        } else if self.retaken_ko() == Some(place) {
            Legality::Ko
        } else if self.rules.rules.ko() == KoRule::Positional {
            Legality::PositionalSuperko
        } else {
            Legality::SituationalSuperko
        }
    }

    /// The position after a move on `place`, which is allowed.
    #[inline(always)]
    pub(super) fn after(&self, place: usize) -> Step<N> {
        let last = self.history.last();
        let (mover, other) = (last.to_move as usize, last.to_move.opponent() as usize);
        let mut step = Step { place: place as u16, took: NOWHERE, passes: 0, ..*last };
        step.to_move = last.to_move.opponent();
        step.stones[mover].set(place, true);
        step.keys[mover] ^= self.keys[mover][place];
        if !self.legal.contains(place) {
            self.remove(&mut step, mover, self.group(place));
        } else if self.captures.contains(place) {
            let taken = self.captured(place);
            self.remove(&mut step, other, taken);
            if let (Some(first), true) = (taken.first(), taken.is_single()) {
                step.took = first as u16;
            }
        }
        step
    }

    fn remove(&self, step: &mut Step<N>, color: usize, gone: Words<N>) {
        step.stones[color] = step.stones[color] & !gone;
        step.lost[color] = step.lost[color].saturating_add(gone.count());
        step.keys[color] = gone.members().fold(step.keys[color], |key, place| key ^ self.keys[color][place]);
    }

    /// The group of the colour to move that a stone on `place` belongs to.
    fn group(&self, place: usize) -> Words<N> {
        let stone = Words::single(place);
        self.blank.spread(stone, self.own() | stone)
    }

    /// The stones that a move on `place` captures.
    fn captured(&self, place: usize) -> Words<N> {
        let (stone, opponent, empty) = (Words::single(place), self.opponent(), self.empty());
        let mut open = self.blank.around(stone) & opponent;
        let mut taken = Words::EMPTY;
        while let Some(first) = open.first() {
            let group = self.blank.spread(Words::single(first), opponent);
            open = open & !group;
            if (self.blank.around(group) & empty) == stone {
                taken = taken | group;
            }
        }
        taken
    }

    /// The point where a move would retake a ko at once.
    #[inline(always)]
    fn retaken_ko(&self) -> Option<usize> {
        let &Step { took, place, .. } = self.history.last();
        if took == NOWHERE {
            return None;
        }
        let (took, place) = (usize::from(took), usize::from(place));
        let retakes = self.captures.contains(took) && self.captured(took) == Words::single(place);
        retakes.then_some(took)
    }

    /// The moves that repeat a position. Keys only select positions: stones decide.
    fn repetitions(&self, suicides: Words<N>, has_lost: bool) -> Words<N> {
        let last = self.history.last();
        let (mover, other) = (last.to_move, last.to_move.opponent());
        let (own, opponent) = (self.own(), self.opponent());
        let is_positional = self.rules.rules.ko() == KoRule::Positional;
        let counts = |step: &&Step<N>| is_positional || step.to_move == other;
        let mut found = Words::EMPTY;
        if is_positional && suicides != Words::EMPTY {
            // A suicide of one stone leaves the board as it is.
            found = suicides & !self.blank.around(own);
        }
        for step in self.history.before(other).filter(counts) {
            found = found | self.still(step.stones[mover as usize], suicides);
        }
        if has_lost {
            for place in self.captures.members() {
                let after = own | Words::single(place);
                let key = last.keys[mover as usize] ^ self.keys[mover as usize][place];
                let same = |step: &&Step<N>| step.stones[mover as usize] == after && counts(step);
                let mut steps = self.history.with_key(mover, key).filter(same);
                if let Some(step) = steps.next() {
                    let left = opponent & !self.captured(place);
                    let repeats = |step: &Step<N>| step.stones[other as usize] == left;
                    found.set(place, repeats(step) || steps.any(repeats));
                }
            }
        }
        found
    }

    /// The moves that leave the opponent's stones as they are and the colour to move with the stones `then`.
    #[cold]
    fn still(&self, then: Words<N>, suicides: Words<N>) -> Words<N> {
        let own = self.own();
        let (added, gone) = (then & !own, own & !then);
        if gone.is_empty() && added.is_single() {
            return added & self.legal & !self.captures;
        }
        let mut found = Words::EMPTY;
        if added.is_empty() {
            for place in suicides.members() {
                found.set(place, self.group(place) & own == gone);
            }
        }
        found
    }
}
