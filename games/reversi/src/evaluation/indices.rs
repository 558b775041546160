use super::patterns::{PATTERNS, PLACES};

/// The configuration of every pattern as a balanced ternary index: the sum of the powers of three of own stones less that
/// of enemy stones. The index for the other side is the negative, and a move changes it by the placed and flipped stones.
#[derive(Clone, Copy)]
pub(in super::super) struct PatternIndices([i16; LANES]);

/// [`PATTERNS`] padded to whole vectors.
pub(super) const LANES: usize = PATTERNS + 2;

/// The contribution of a stone on each square to each index.
static MIN_POINTS_PER_THREAD: [[i16; LANES]; 64] = {
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

impl PatternIndices {
    #[inline(always)]
    pub(in super::super) fn of(own: u64, enemy: u64) -> Self {
        let mut indices = Self([0; LANES]);
        indices.add(own, 1);
        indices.add(enemy, -1);
        indices
    }

    /// The indices after a move to `square` that flips `turned`, for the other side.
    #[inline(always)]
    pub(in super::super) fn after(&self, square: u32, turned: u64) -> Self {
        let mut indices = *self;
        indices.add(turned, 2);
        indices.add(1 << square, 1);
        indices.passed()
    }

    /// The indices for the other side.
    #[inline(always)]
    pub(in super::super) fn passed(&self) -> Self {
        let mut indices = *self;
        for index in &mut indices.0 {
            *index = index.wrapping_neg();
        }
        indices
    }

    #[inline(always)]
    fn add(&mut self, mut squares: u64, times: i16) {
        while squares != 0 {
            let worth = &MIN_POINTS_PER_THREAD[squares.trailing_zeros() as usize & 63];
            squares &= squares - 1;
            for (index, worth) in self.0.iter_mut().zip(worth) {
                *index = index.wrapping_add(worth.wrapping_mul(times));
            }
        }
    }

    /// The index of each pattern.
    #[inline(always)]
    pub(super) const fn as_array(&self) -> &[i16; LANES] {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::PatternIndices;
    use crate::position::Position;
    use games_engine::game::rules::Game;
    use gocheck_board::random::Random;

    #[test]
    fn a_move_updates_the_indices_to_those_of_the_next_board() {
        let mut random = Random::new(1);
        for _ in 0..100 {
            let mut position = Position::start();
            while let Some(&mv) = random.pick(&position.moves()) {
                let indices = PatternIndices::of(position.own(), position.enemy());
                let next = position.play_unchecked(mv);
                let expected = PatternIndices::of(next.own(), next.enemy());
                let found = match mv.square() {
                    Some(square) => {
                        let turned = next.enemy() & !position.own() & !square.bit();
                        indices.after(square.index() as u32, turned)
                    }
                    None => indices.passed(),
                };
                assert_eq!(found.as_array(), expected.as_array(), "{position} {mv}");
                position = next;
            }
        }
    }
}
