//! Random boards.
#![allow(dead_code, unreachable_pub, reason = "each test program uses a part")]

use gocheck_rules::Board;
use gocheck_rules::board::{Color, Size};
use proptest::prelude::*;
use rand::Rng;

/// A random board: each point black or white or empty, with a chance of `stones` in 256 for a stone.
pub fn random_setup(rng: &mut impl Rng, size: Size, stones: u8) -> Board {
    let mut setup = Board::new(size);
    for point in size.points() {
        if rng.random::<u8>() < stones {
            setup.set(point, Some(if rng.random() { Color::Black } else { Color::White })).unwrap();
        }
    }
    setup
}

/// Boards of every size from empty to full.
pub fn setups() -> impl Strategy<Value = Board> {
    (1..=Size::MAX, 1..=Size::MAX, any::<u8>(), any::<u64>()).prop_map(|(rows, cols, stones, seed)| {
        let mut rng: rand::rngs::StdRng = rand::SeedableRng::seed_from_u64(seed);
        random_setup(&mut rng, Size::new(rows, cols).unwrap(), stones)
    })
}

/// One of the two colours.
pub fn colors() -> impl Strategy<Value = Color> {
    prop_oneof![Just(Color::Black), Just(Color::White)]
}
