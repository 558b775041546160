//! Eight positions side by side, one in each lane, in the shape that compilers turn into vector
//! instructions.

use super::super::kernel::{LINES, mobility};
use super::Convention;

const LANES: usize = 8;

/// How many moves are collected before they are counted: the loop over them stays in the vector
/// registers and the queue in the first cache.
const LENGTH: usize = 512;

type Lanes = [u64; LANES];

/// Moves whose replies are still to be counted.
pub(super) struct Queue {
    own: [u64; LENGTH],
    enemy: [u64; LENGTH],
    place: [u64; LENGTH],
    length: usize,
    convention: Convention,
}

impl Queue {
    pub(super) const fn new(convention: Convention) -> Self {
        Self { own: [0; LENGTH], enemy: [0; LENGTH], place: [0; LENGTH], length: 0, convention }
    }

    /// Takes in a move to the square numbered `place`, and gives what was counted on that occasion.
    #[inline]
    pub(super) fn push(&mut self, own: u64, enemy: u64, place: usize) -> u64 {
        let at = self.length % LENGTH;
        self.own[at] = own;
        self.enemy[at] = enemy;
        self.place[at] = 1 << place;
        self.length = at + 1;
        if self.length == LENGTH { self.finish() } else { 0 }
    }

    /// Counts all that waits.
    pub(super) fn finish(&mut self) -> u64 {
        let mut nodes = 0;
        // The places past the end hold old moves: counted, but not added.
        let chunks = self.own.as_chunks::<LANES>().0.iter().zip(self.enemy.as_chunks::<LANES>().0);
        let chunks = chunks.zip(self.place.as_chunks::<LANES>().0);
        for (index, ((own, enemy), place)) in chunks.enumerate().take(self.length.div_ceil(LANES)) {
            let used = (self.length - index * LANES).min(LANES);
            nodes += replies(own, enemy, place, used, self.convention);
        }
        self.length = 0;
        nodes
    }
}

/// The replies to the first `used` moves.
#[inline]
fn replies(own: &Lanes, enemy: &Lanes, place: &Lanes, used: usize, convention: Convention) -> u64 {
    let turned = flips(own, enemy, place);
    let mut replier = [0; LANES];
    let mut mover = [0; LANES];
    for lane in 0..LANES {
        replier[lane] = enemy[lane] & !turned[lane];
        mover[lane] = own[lane] | turned[lane] | place[lane];
    }
    let places = places(&replier, &mover);
    let mut counts = [0; LANES];
    let mut passes = 0;
    for lane in 0..LANES {
        counts[lane] = u64::from(places[lane].count_ones());
        passes |= u64::from(places[lane] == 0);
    }
    let mut nodes = counts[..used].iter().sum();
    if passes != 0 {
        for lane in (0..used).filter(|&lane| places[lane] == 0) {
            nodes += match (mobility(mover[lane], replier[lane]).count_ones(), convention) {
                (0, _) => convention.finished(),
                (_, Convention::A | Convention::E) => 1,
                (count, Convention::N) => count.into(),
            };
        }
    }
    nodes
}

/// The stones that each lane's move turns, by parallel prefixes (Kogge and Stone 1973).
#[inline]
fn flips(own: &Lanes, enemy: &Lanes, place: &Lanes) -> Lanes {
    let mut turned = [0; LANES];
    for (step, mask) in LINES {
        for lane in 0..LANES {
            let between = enemy[lane] & mask;
            let mut up = between & place[lane] << step;
            let mut down = between & place[lane] >> step;
            up |= between & up << step;
            down |= between & down >> step;
            let (above, below) = (between & between << step, between & between >> step);
            up |= above & up << (2 * step);
            down |= below & down >> (2 * step);
            up |= above & up << (2 * step);
            down |= below & down >> (2 * step);
            let up_ends = own[lane] & up << step != 0;
            let down_ends = own[lane] & down >> step != 0;
            turned[lane] |= if up_ends { up } else { 0 } | if down_ends { down } else { 0 };
        }
    }
    turned
}

/// The squares where each lane's side may move.
#[inline]
fn places(own: &Lanes, enemy: &Lanes) -> Lanes {
    let mut places = [0; LANES];
    for (step, mask) in LINES {
        for lane in 0..LANES {
            let between = enemy[lane] & mask;
            let mut up = between & own[lane] << step;
            let mut down = between & own[lane] >> step;
            up |= between & up << step;
            down |= between & down >> step;
            let (above, below) = (between & between << step, between & between >> step);
            up |= above & up << (2 * step);
            down |= below & down >> (2 * step);
            up |= above & up << (2 * step);
            down |= below & down >> (2 * step);
            places[lane] |= up << step | down >> step;
        }
    }
    for lane in 0..LANES {
        places[lane] &= !(own[lane] | enemy[lane]);
    }
    places
}
