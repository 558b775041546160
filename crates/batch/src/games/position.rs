//! Legality of moves given a game's history.

use super::history::Histories;
use super::step::{NO_POINT, Step};
use super::terms::GameRules;
use crate::moves::Legality;
use gocheck_board::{Bits, Color, Words};
use gocheck_rules::KoRule;
use gocheck_rules::bitboard::Position;

/// The current position of a game with its history.
pub(super) struct GamePosition<'a, const N: usize> {
    pub(super) rules: &'a GameRules,
    /// An empty board.
    pub(super) blank: &'a Position<Words<N>>,
    /// The hash keys of the stones.
    pub(super) keys: &'a [Vec<u64>; 2],
    pub(super) histories: &'a Histories<N>,
    pub(super) game: usize,
    /// The points where the colour to move may play without history, except for suicides.
    pub(super) legal: Words<N>,
    /// Those where it captures.
    pub(super) captures: Words<N>,
}

impl<const N: usize> GamePosition<'_, N> {
    fn current(&self) -> &Step<N> {
        self.histories.current(self.game)
    }

    fn own(&self) -> Words<N> {
        let last = self.current();
        last.stones[last.to_move as usize]
    }

    fn opponent(&self) -> Words<N> {
        let last = self.current();
        last.stones[last.to_move.opponent() as usize]
    }

    fn empty(&self) -> Words<N> {
        let [black, white] = self.current().stones;
        self.blank.all() & !(black | white)
    }

    /// The suicides, as far as the rules allow any.
    fn suicides(&self) -> Words<N> {
        if self.rules.rules.allows_suicide() { self.empty() & !self.legal } else { Words::EMPTY }
    }

    /// The points where only the history forbids the colour to move to play.
    pub(super) fn forbidden(&self) -> Words<N> {
        match self.rules.rules.ko() {
            KoRule::None => Words::EMPTY,
            KoRule::Simple => self.retaken_ko().map_or(Words::EMPTY, Words::single),
            KoRule::Positional | KoRule::Situational => self.repetitions(),
        }
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

    /// The stones that a move on `place`, which is allowed, removes, and their colour.
    #[inline(always)]
    pub(super) fn removed(&self, place: usize) -> Option<(Color, Words<N>)> {
        let mover = self.current().to_move;
        if !self.legal.contains(place) {
            return Some((mover, self.group(place)));
        }
        self.captures.contains(place).then(|| (mover.opponent(), self.captured(place)))
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
        let &Step { took, place, .. } = self.current();
        if took == NO_POINT {
            return None;
        }
        let (took, place) = (usize::from(took), usize::from(place));
        let retakes = self.captures.contains(took) && self.captured(took) == Words::single(place);
        retakes.then_some(took)
    }

    /// The moves that repeat a position. Keys only select positions: stones decide.
    fn repetitions(&self) -> Words<N> {
        let last = self.current();
        let (mover, other) = (last.to_move, last.to_move.opponent());
        let (own, opponent, suicides) = (self.own(), self.opponent(), self.suicides());
        let is_positional = self.rules.rules.ko() == KoRule::Positional;
        let counts = |step: &&Step<N>| is_positional || step.to_move == other;
        let mut found = Words::EMPTY;
        if is_positional && suicides != Words::EMPTY {
            // A suicide of one stone leaves the board as it is.
            found = suicides & !self.blank.around(own);
        }
        for step in self.histories.same(self.game, other).filter(counts) {
            found = found | self.repeats_without_capture(step.stones[mover as usize], suicides);
        }
        if last.lost[mover as usize] > 0 {
            for place in self.captures.members() {
                let after = own | Words::single(place);
                let key = last.keys[mover as usize] ^ self.keys[mover as usize][place];
                let same = |step: &&Step<N>| step.stones[mover as usize] == after && counts(step);
                let mut steps = self.histories.with_key(self.game, mover, key).filter(same);
                if let Some(step) = steps.next() {
                    let left = opponent & !self.captured(place);
                    let repeats = |step: &Step<N>| step.stones[other as usize] == left;
                    found.set(place, repeats(step) || steps.any(repeats));
                }
            }
        }
        found
    }

    /// The moves after which the opponent's stones are unchanged and the colour to move has the stones `then`.
    #[cold]
    fn repeats_without_capture(&self, then: Words<N>, suicides: Words<N>) -> Words<N> {
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
