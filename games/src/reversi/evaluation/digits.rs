use super::patterns::{PATTERNS, PLACES};

/// What stands on every pattern as a number: the sum of the places of own stones less that of enemy
/// stones. So the number for the other side is the same with its sign turned, and a move changes it
/// by what it puts and turns.
#[derive(Clone, Copy)]
pub(in super::super) struct Digits([i16; LANES]);

/// [`PATTERNS`], and two more to fill whole vectors.
pub(super) const LANES: usize = PATTERNS + 2;

/// The place of each square in each pattern that it belongs to.
static WORTH: [[i16; LANES]; 64] = {
    let mut worth = [[0; LANES]; 64];
    let mut square = 0;
    while square < 64 {
        let mut pattern = 0;
        while pattern < PATTERNS {
            worth[square][pattern] = PLACES[square][pattern];
            pattern += 1;
        }
        square += 1;
    }
    worth
};

impl Digits {
    /// What stands on a board.
    #[inline(always)]
    pub(in super::super) fn of(own: u64, enemy: u64) -> Self {
        let mut digits = Self([0; LANES]);
        digits.add(own, 1);
        digits.add(enemy, -1);
        digits
    }

    /// The same after a move on `square` that turns `turned`, as the other side sees it.
    #[inline(always)]
    pub(in super::super) fn after(&self, square: u32, turned: u64) -> Self {
        let mut digits = *self;
        digits.add(turned, 2);
        digits.add(1 << square, 1);
        digits.passed()
    }

    /// As the other side sees it.
    #[inline(always)]
    pub(in super::super) fn passed(&self) -> Self {
        let mut digits = *self;
        for digit in &mut digits.0 {
            *digit = digit.wrapping_neg();
        }
        digits
    }

    #[inline(always)]
    fn add(&mut self, mut squares: u64, times: i16) {
        while squares != 0 {
            let worth = &WORTH[squares.trailing_zeros() as usize & 63];
            squares &= squares - 1;
            for (digit, worth) in self.0.iter_mut().zip(worth) {
                *digit = digit.wrapping_add(worth.wrapping_mul(times));
            }
        }
    }

    /// The number of each pattern.
    #[inline(always)]
    pub(super) const fn numbers(&self) -> &[i16; LANES] {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::Position;
    use super::Digits;
    use crate::game::Game;
    use gocheck_common::random::Random;

    #[test]
    fn a_move_changes_the_numbers_to_those_of_the_next_board() {
        let mut random = Random::new(1);
        for _ in 0..100 {
            let mut position = Position::start();
            while let Some(&mv) = random.pick(&position.moves()) {
                let digits = Digits::of(position.own(), position.enemy());
                let next = position.play_unchecked(mv);
                let expected = Digits::of(next.own(), next.enemy());
                let found = match mv.square() {
                    Some(square) => {
                        let turned = next.enemy() & !position.own() & !square.bit();
                        digits.after(square.index() as u32, turned)
                    }
                    None => digits.passed(),
                };
                assert_eq!(found.numbers(), expected.numbers(), "{position} {mv}");
                position = next;
            }
        }
    }
}
