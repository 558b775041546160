//! The last two plies of eight positions at a time, one in each lane, in code that compilers turn into vector
//! instructions.

use super::super::kernel::{LINES, mobility};
use super::super::vector::Vector;
use super::convention::Convention;
use pulp::NullaryFnOnce;

const LANES: usize = 8;

/// The number of moves that are collected before they are counted: the queue fits into the first-level cache.
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

    pub(super) const fn convention(&self) -> Convention {
        self.convention
    }

    /// Appends a move to the square with index `place`. Returns the count of the queue if it is full, else 0.
    #[inline(always)]
    pub(super) fn push<V: Vector>(&mut self, vector: V, own: u64, enemy: u64, place: u32) -> u64 {
        let at = self.length % LENGTH;
        self.own[at] = own;
        self.enemy[at] = enemy;
        self.place[at] = 1 << place;
        self.length = at + 1;
        if self.length == LENGTH { self.finish(vector) } else { 0 }
    }

    /// Counts the queue and empties it.
    #[inline(always)]
    pub(super) fn finish<V: Vector>(&mut self, vector: V) -> u64 {
        // The last lanes are filled with empty boards, which have no replies.
        let end = self.length.next_multiple_of(LANES);
        for board in [&mut self.own, &mut self.enemy, &mut self.place] {
            board[self.length..end].fill(0);
        }
        let fillers = (end - self.length) as u64 * self.convention.finished();
        self.length = 0;
        vector.vectorize(Replies { queue: self, end }) - fillers
    }
}

struct Replies<'a> {
    queue: &'a Queue,
    end: usize,
}

impl NullaryFnOnce for Replies<'_> {
    type Output = u64;

    #[inline(always)]
    fn call(self) -> u64 {
        let Self { queue, end } = self;
        let own = queue.own[..end].as_chunks().0;
        let enemy = queue.enemy[..end].as_chunks().0;
        let place = queue.place[..end].as_chunks().0;
        let mut counts = [0; LANES];
        let mut others = 0;
        for ((own, enemy), place) in own.iter().zip(enemy).zip(place) {
            others += replies(own, enemy, place, queue.convention, &mut counts);
        }
        let mut nodes = others;
        for count in counts {
            nodes += count;
        }
        nodes
    }
}

/// Adds the number of replies to each lane's move to `counts`. Returns the count of the moves without replies.
#[inline(always)]
fn replies(own: &Lanes, enemy: &Lanes, place: &Lanes, convention: Convention, counts: &mut Lanes) -> u64 {
    let turned = flips(own, enemy, place);
    let mut replier = [0; LANES];
    let mut mover = [0; LANES];
    for lane in 0..LANES {
        replier[lane] = enemy[lane] & !turned[lane];
        mover[lane] = own[lane] | turned[lane] | place[lane];
    }
    let places = places(&replier, &mover);
    let mut has_pass = 0;
    for lane in 0..LANES {
        counts[lane] += u64::from(places[lane].count_ones());
        has_pass |= u64::from(places[lane] == 0);
    }
    if has_pass == 0 { 0 } else { without_replies(&replier, &mover, &places, convention) }
}

#[inline(never)]
fn without_replies(replier: &Lanes, mover: &Lanes, places: &Lanes, convention: Convention) -> u64 {
    let mut nodes = 0;
    for lane in (0..LANES).filter(|&lane| places[lane] == 0) {
        nodes += match (mobility(mover[lane], replier[lane]).count_ones(), convention) {
            (0, _) => convention.finished(),
            (_, Convention::A | Convention::E) => 1,
            (count, Convention::N) => count.into(),
        };
    }
    nodes
}

/// The stones that each lane's move flips.
#[inline(always)]
fn flips(own: &Lanes, enemy: &Lanes, place: &Lanes) -> Lanes {
    let mut turned = [0; LANES];
    for (step, mask) in LINES {
        for lane in 0..LANES {
            let [up, down] = runs(enemy[lane] & mask, place[lane], step);
            let up_ends = own[lane] & up << step != 0;
            let down_ends = own[lane] & down >> step != 0;
            turned[lane] |= if up_ends { up } else { 0 } | if down_ends { down } else { 0 };
        }
    }
    turned
}

/// The legal moves of each lane's side.
#[inline(always)]
fn places(own: &Lanes, enemy: &Lanes) -> Lanes {
    let mut places = [0; LANES];
    for (step, mask) in LINES {
        for lane in 0..LANES {
            let [up, down] = runs(enemy[lane] & mask, own[lane], step);
            places[lane] |= up << step | down >> step;
        }
    }
    for lane in 0..LANES {
        places[lane] &= !(own[lane] | enemy[lane]);
    }
    places
}

/// The runs of the stones `between` that begin next to `from`, both ways along a line, by parallel prefix (Kogge-Stone)
/// fills.
#[inline(always)]
fn runs(between: u64, from: u64, step: u32) -> [u64; 2] {
    let mut up = between & from << step;
    let mut down = between & from >> step;
    up |= between & up << step;
    down |= between & down >> step;
    let (above, below) = (between & between << step, between & between >> step);
    up |= above & up << (2 * step);
    down |= below & down >> (2 * step);
    up |= above & up << (2 * step);
    down |= below & down >> (2 * step);
    [up, down]
}
