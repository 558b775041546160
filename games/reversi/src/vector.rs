//! Mobility and flips for the engine: the four lines through a square in the lanes of a vector, with AVX2 if the processor
//! has it. [`kernel`](super::kernel) computes the same in readable code.

use super::kernel::{INNER, RAYS};
use pulp::NullaryFnOnce;
use std::array;

/// Vectors of four words.
pub(super) trait Vector: Copy {
    type Four: Copy;

    /// Runs `work`, whose inlined code is compiled for this processor.
    fn vectorize<W: NullaryFnOnce>(self, work: W) -> W::Output;

    fn load(self, words: &[u64; 4]) -> Self::Four;
    fn splat(self, word: u64) -> Self::Four;
    fn and(self, a: Self::Four, b: Self::Four) -> Self::Four;
    fn or(self, a: Self::Four, b: Self::Four) -> Self::Four;
    /// `a` without the bits of `b`.
    fn without(self, a: Self::Four, b: Self::Four) -> Self::Four;
    fn add(self, a: Self::Four, b: Self::Four) -> Self::Four;
    fn left(self, a: Self::Four, steps: Self::Four) -> Self::Four;
    fn right(self, a: Self::Four, steps: Self::Four) -> Self::Four;
    /// `a` in the lanes where `test` is not 0, else 0.
    fn where_any(self, test: Self::Four, a: Self::Four) -> Self::Four;
    /// The bitwise or of all lanes.
    fn union(self, a: Self::Four) -> u64;

    /// The legal moves of `own` against `enemy`, by parallel prefix (Kogge-Stone) fills.
    #[inline(always)]
    fn mobility(self, own: u64, enemy: u64) -> u64 {
        const BETWEEN: [u64; 4] = [INNER, u64::MAX, INNER, INNER];
        let (one, two) = (self.load(&STEPS), self.load(&TWO_STEPS));
        let stones = self.splat(own);
        let between = self.and(self.splat(enemy), self.load(&BETWEEN));
        let mut up = self.and(between, self.left(stones, one));
        let mut down = self.and(between, self.right(stones, one));
        up = self.or(up, self.and(between, self.left(up, one)));
        down = self.or(down, self.and(between, self.right(down, one)));
        let above = self.and(between, self.left(between, one));
        let below = self.and(between, self.right(between, one));
        for _ in 0..2 {
            up = self.or(up, self.and(above, self.left(up, two)));
            down = self.or(down, self.and(below, self.right(down, two)));
        }
        self.union(self.or(self.left(up, one), self.right(down, one))) & !(own | enemy)
    }

    /// The enemy stones that `own` flips with a stone on the empty square with this index, below 64; none if the move is
    /// illegal.
    #[inline(always)]
    fn flips(self, own: u64, enemy: u64, square: usize) -> u64 {
        let [up, down] = &RAYS[square & 63];
        let (up, down) = (self.load(up), self.load(down));
        let (own, enemy) = (self.splat(own), self.splat(enemy));
        // The carry propagates through the enemy stones to the first square without one.
        let carried = self.add(self.or(enemy, self.without(self.splat(u64::MAX), up)), self.splat(1));
        let end = self.and(carried, self.and(own, up));
        let above = self.where_any(end, self.and(self.add(end, self.splat(u64::MAX)), up));
        // Downwards: all squares from the first one without an enemy stone on.
        let others = self.without(down, enemy);
        let one = self.load(&STEPS);
        let mut rest = self.or(others, self.right(others, one));
        rest = self.or(rest, self.right(rest, self.load(&TWO_STEPS)));
        rest = self.or(rest, self.right(rest, self.load(&FOUR_STEPS)));
        let end = self.and(self.without(others, self.right(rest, one)), own);
        let below = self.where_any(end, self.without(down, rest));
        self.union(self.or(above, below))
    }
}

/// The shift to a neighbour in each of the four directions.
const STEPS: [u64; 4] = [1, 8, 7, 9];
const TWO_STEPS: [u64; 4] = [2, 16, 14, 18];
const FOUR_STEPS: [u64; 4] = [4, 32, 28, 36];

gocheck_board::vector_task!(Vector: V3);

/// Any processor.
#[derive(Clone, Copy)]
pub(super) struct Portable;

impl Vector for Portable {
    type Four = [u64; 4];

    #[inline(always)]
    fn vectorize<W: NullaryFnOnce>(self, work: W) -> W::Output {
        work.call()
    }

    #[inline(always)]
    fn load(self, words: &[u64; 4]) -> [u64; 4] {
        *words
    }

    #[inline(always)]
    fn splat(self, word: u64) -> [u64; 4] {
        [word; 4]
    }

    #[inline(always)]
    fn and(self, a: [u64; 4], b: [u64; 4]) -> [u64; 4] {
        array::from_fn(|lane| a[lane] & b[lane])
    }

    #[inline(always)]
    fn or(self, a: [u64; 4], b: [u64; 4]) -> [u64; 4] {
        array::from_fn(|lane| a[lane] | b[lane])
    }

    #[inline(always)]
    fn without(self, a: [u64; 4], b: [u64; 4]) -> [u64; 4] {
        array::from_fn(|lane| a[lane] & !b[lane])
    }

    #[inline(always)]
    fn add(self, a: [u64; 4], b: [u64; 4]) -> [u64; 4] {
        array::from_fn(|lane| a[lane].wrapping_add(b[lane]))
    }

    #[inline(always)]
    fn left(self, a: [u64; 4], steps: [u64; 4]) -> [u64; 4] {
        array::from_fn(|lane| a[lane] << (steps[lane] & 63))
    }

    #[inline(always)]
    fn right(self, a: [u64; 4], steps: [u64; 4]) -> [u64; 4] {
        array::from_fn(|lane| a[lane] >> (steps[lane] & 63))
    }

    #[inline(always)]
    fn where_any(self, test: [u64; 4], a: [u64; 4]) -> [u64; 4] {
        array::from_fn(|lane| if test[lane] == 0 { 0 } else { a[lane] })
    }

    #[inline(always)]
    fn union(self, a: [u64; 4]) -> u64 {
        a[0] | a[1] | a[2] | a[3]
    }
}

#[cfg(target_arch = "x86_64")]
impl Vector for pulp::x86::V3 {
    type Four = pulp::u64x4;

    #[inline(always)]
    fn vectorize<W: NullaryFnOnce>(self, work: W) -> W::Output {
        Self::vectorize(self, work)
    }

    #[inline(always)]
    fn load(self, &[a, b, c, d]: &[u64; 4]) -> pulp::u64x4 {
        pulp::u64x4(a, b, c, d)
    }

    #[inline(always)]
    fn splat(self, word: u64) -> pulp::u64x4 {
        self.splat_u64x4(word)
    }

    #[inline(always)]
    fn and(self, a: pulp::u64x4, b: pulp::u64x4) -> pulp::u64x4 {
        self.and_u64x4(a, b)
    }

    #[inline(always)]
    fn or(self, a: pulp::u64x4, b: pulp::u64x4) -> pulp::u64x4 {
        self.or_u64x4(a, b)
    }

    #[inline(always)]
    fn without(self, a: pulp::u64x4, b: pulp::u64x4) -> pulp::u64x4 {
        self.and_u64x4(a, self.not_u64x4(b))
    }

    #[inline(always)]
    fn add(self, a: pulp::u64x4, b: pulp::u64x4) -> pulp::u64x4 {
        self.wrapping_add_u64x4(a, b)
    }

    #[inline(always)]
    fn left(self, a: pulp::u64x4, steps: pulp::u64x4) -> pulp::u64x4 {
        self.shl_dyn_u64x4(a, steps)
    }

    #[inline(always)]
    fn right(self, a: pulp::u64x4, steps: pulp::u64x4) -> pulp::u64x4 {
        self.shr_dyn_u64x4(a, steps)
    }

    #[inline(always)]
    fn where_any(self, test: pulp::u64x4, a: pulp::u64x4) -> pulp::u64x4 {
        let zero = self.splat_u64x4(0);
        self.select_u64x4(self.cmp_eq_u64x4(test, zero), zero, a)
    }

    #[inline(always)]
    fn union(self, a: pulp::u64x4) -> u64 {
        a.0 | a.1 | a.2 | a.3
    }
}

#[cfg(test)]
mod tests {
    use super::super::kernel;
    use super::{Portable, Task, Vector, run};
    use gocheck_board::random::Random;

    /// Compares mobility and the flips of every empty square on random boards.
    struct Agree;

    impl Task for Agree {
        type Output = ();

        #[inline(always)]
        fn run<V: Vector>(self, vector: V) {
            let mut random = Random::new(1);
            for _ in 0..20_000 {
                let (a, b, c) = (random.next(), random.next(), random.next());
                let taken = if c & 1 == 0 { a | c } else { a & c };
                let (own, enemy) = (taken & b, taken & !b);
                assert_eq!(vector.mobility(own, enemy), kernel::mobility(own, enemy), "{own:#x} {enemy:#x}");
                for square in (0..64).filter(|square| taken >> square & 1 == 0) {
                    let turned = kernel::flips(own, enemy, square);
                    assert_eq!(vector.flips(own, enemy, square), turned, "{own:#x} {enemy:#x} {square}");
                }
            }
        }
    }

    #[test]
    fn vectors_agree_with_the_kernel() {
        Agree.run(Portable);
        run(Agree);
    }
}
