use gocheck_board::{Bits, Color};
use gocheck_rules::Board;
use gocheck_rules::bitboard::{Chain, Position};

/// A board with its groups, kept up to date from move to move.
#[derive(Clone)]
pub(super) struct Table<'a, B> {
    start: &'a Position<B>,
    pub(super) empty: B,
    chains: [Vec<Chain<B>>; 2],
}

pub(super) struct Effect<B> {
    pub(super) taken: B,
    pub(super) own: Chain<B>,
}

impl<'a, B: Bits> Table<'a, B> {
    pub(super) fn new(start: &'a Position<B>) -> Self {
        let chains = Color::BOTH.map(|color| start.chains(color).collect());
        Self { start, empty: start.empty(), chains }
    }

    pub(super) fn chains(&self, color: Color) -> &[Chain<B>] {
        &self.chains[color as usize]
    }

    pub(super) fn stones(&self, color: Color) -> B {
        self.chains(color).iter().fold(B::EMPTY, |stones, chain| stones | chain.stones)
    }

    pub(super) fn count(&self) -> usize {
        self.all().count() as usize - self.empty.count() as usize
    }

    pub(super) fn all(&self) -> B {
        self.start.all()
    }

    /// The points next to a set, with bits below the board that the caller masks away.
    pub(super) fn around(&self, points: B) -> B {
        self.start.around(points)
    }

    /// The points with fewer than four neighbours.
    pub(super) fn edge(&self) -> B {
        let [left, right, above, below] = self.start.steps(self.all());
        self.all() & !(left & right & above & below)
    }

    /// For a stone of `color` on an empty point.
    pub(super) fn look(&self, color: Color, index: usize) -> Effect<B> {
        let stone = B::single(index);
        let adjacent = |color| self.chains(color).iter().filter(move |chain| chain.liberties.contains(index));
        let taken = adjacent(color.opponent()).filter(|chain| chain.liberties == stone);
        let taken = taken.fold(B::EMPTY, |taken, chain| taken | chain.stones);
        let stones = adjacent(color).fold(stone, |stones, chain| stones | chain.stones);
        let liberties = self.around(stones) & (self.empty ^ stone | taken);
        Effect { taken, own: Chain { stones, liberties } }
    }

    pub(super) fn play(&mut self, color: Color, index: usize) -> Effect<B> {
        let effect = self.look(color, index);
        let Effect { taken, own } = effect;
        self.empty = self.empty ^ B::single(index) | taken;
        let chains = &mut self.chains[color as usize];
        chains.retain(|chain| !chain.liberties.contains(index));
        chains.push(own);
        if !taken.is_empty() {
            for chain in chains {
                chain.liberties = self.start.around(chain.stones) & self.empty;
            }
        }
        let opponents = &mut self.chains[color.opponent() as usize];
        opponents.retain_mut(|chain| {
            chain.liberties = chain.liberties & !B::single(index);
            !chain.liberties.is_empty()
        });
        effect
    }

    /// The points where a colour captures, and all where it may play.
    pub(super) fn moves(&self, color: Color) -> [B; 2] {
        let in_atari = self.chains(color.opponent()).iter().filter(|chain| chain.liberties.is_single());
        let takes = in_atari.fold(B::EMPTY, |takes, chain| takes | chain.liberties);
        let at_ease = self.chains(color).iter().filter(|chain| !chain.liberties.is_single());
        let spare = at_ease.fold(B::EMPTY, |spare, chain| spare | chain.liberties);
        [takes, self.empty & (self.around(self.empty) | spare | takes)]
    }

    pub(super) fn setup(&self) -> Board {
        let mut setup = self.start.blank();
        for color in Color::BOTH {
            self.start.points(self.stones(color)).for_each(|point| setup.put(point, Some(color)));
        }
        setup
    }
}
