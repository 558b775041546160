//! The eight ways to turn and mirror a board.

use games::ataxx::{STRIDE, WIDTH};

const RANK: u64 = (1 << WIDTH) - 1;

/// A rank's bits from right to left.
const MIRRORED: [u64; 1 << WIDTH] = {
    let mut mirrored = [0; 1 << WIDTH];
    let mut rank = 0;
    while rank < mirrored.len() {
        mirrored[rank] = ((rank as u64) << (64 - WIDTH)).reverse_bits();
        rank += 1;
    }
    mirrored
};

/// A rank's bits as a file's.
const UPRIGHT: [u64; 1 << WIDTH] = {
    let mut upright = [0; 1 << WIDTH];
    let mut rank = 0;
    while rank < upright.len() {
        let mut file = 0;
        while file < WIDTH {
            upright[rank] |= (rank as u64 >> file & 1) << (file * STRIDE);
            file += 1;
        }
        rank += 1;
    }
    upright
};

/// `set` turned in one of eight ways, a number below 8.
pub(super) fn turned(set: u64, symmetry: u64) -> u64 {
    let mut turned = 0;
    for number in 0..WIDTH {
        let rank = (set >> (number * STRIDE) & RANK) as usize;
        let rank = if symmetry & 1 == 0 { rank as u64 } else { MIRRORED[rank] };
        let number = if symmetry & 2 == 0 { number } else { WIDTH - 1 - number };
        turned |=
            if symmetry & 4 == 0 { rank << (number * STRIDE) } else { UPRIGHT[rank as usize] << number };
    }
    turned
}

#[cfg(test)]
mod tests {
    use super::turned;

    /// The corner a1, the square b1 and the square c2: nothing is its own mirror image.
    #[test]
    fn there_are_eight_ways_and_each_keeps_the_board() {
        let set = 1 | 2 | 4 << 9;
        let mut all: Vec<u64> = (0..8).map(|symmetry| turned(set, symmetry)).collect();
        assert_eq!(all[0], set);
        assert_eq!(all[1], 1 << 6 | 1 << 5 | 1 << 13, "mirrored left to right: g1, f1, e2");
        assert_eq!(all[2], 1 << 54 | 2 << 54 | 4 << 45, "mirrored top to bottom: a7, b7, c6");
        assert_eq!(all[4], 1 | 1 << 9 | 1 << 19, "mirrored in the diagonal: a1, a2, b3");
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), 8);
    }
}
