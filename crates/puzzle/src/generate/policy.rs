//! Chooses moves at random, weighted by the surroundings of each point.

use super::table::{Effect, Table};
use crate::Question;
use gocheck_board::random::Random;
use gocheck_board::{Bits, Color};
use gocheck_rules::bitboard::Chain;

#[derive(Clone, Copy, Debug)]
pub(super) struct Style {
    /// The percentages of turns in which Black and White overlook atari.
    careless: [u64; 2],
    /// The weight of extending from own stones near the opponent, and of connecting own groups.
    extending: u64,
    joining: u64,
}

impl Style {
    /// Players for games in which this number of points is wanted.
    pub(super) fn draw(question: Question, points: u32, random: &mut Random) -> Self {
        let more = CARELESS_PER_POINT * u64::from(points);
        // Careless players leave groups in atari, and a careless opponent does not fill eyes.
        let more = match question {
            Question::Rule => [0, 0],
            Question::Captures => [more, more],
            Question::Moves => [0, more],
        };
        // Groups in atari are small: the others connect more, to keep the number of groups as in other games.
        let [extending, joining] = if question == Question::Captures { [8, 14] } else { [4, 9] };
        let careless = more.map(|more| (random.next() % CARELESS + more).min(MAX_CARELESS));
        Self { careless, extending, joining }
    }

    fn sees_atari(self, color: Color, random: &mut Random) -> bool {
        random.next() % 100 >= self.careless[usize::from(color == Color::White)]
    }
}

/// The percentage of turns in which players overlook atari: the base, the increase per wanted point, and the maximum.
const CARELESS: u64 = 40;
const CARELESS_PER_POINT: u64 = 12;
const MAX_CARELESS: u64 = 95;

/// The percentage of moves that leave the own group in atari and capture nothing that a player rejects.
const AVOIDED: u64 = 95;

/// The number of such moves that a player considers before passing.
const MAX_REJECTED: usize = 8;

/// The board from the view of the player to move.
pub(super) struct View<'a, B> {
    pub(super) table: &'a Table<'a, B>,
    pub(super) color: Color,
    /// The point that simple ko forbids, if any.
    pub(super) ko: B,
    /// The opponent's last stone, if any.
    pub(super) last: B,
}

impl<B: Bits> View<'_, B> {
    /// A move, or `None` for a pass. Players do not fill their own eyes unless an adjacent group is in atari.
    pub(super) fn choose(&self, style: Style, random: &mut Random) -> Option<usize> {
        let (mut open, weights) = self.look(style, random);
        for _ in 0..MAX_REJECTED {
            let chosen = pick(open, &weights, random)?;
            let Effect { taken, own } = self.table.look(self.color, chosen);
            let is_in_atari = taken.is_empty() && own.liberties.is_single();
            if !is_in_atari || random.next() % 100 >= AVOIDED {
                return Some(chosen);
            }
            open = open ^ B::single(chosen);
        }
        None
    }

    fn look(&self, style: Style, random: &mut Random) -> (B, [(B, u64); 12]) {
        let Self { table, color, .. } = *self;
        let (own, opponent, empty) = (table.stones(color), table.stones(color.opponent()), table.empty);
        // Liberties of own groups, of at least two of them, of those in atari, of the others; then of the opponent's.
        let (mut adjacent, mut joints, mut rescues, mut spare) = (B::EMPTY, B::EMPTY, B::EMPTY, B::EMPTY);
        for &Chain { liberties, .. } in table.chains(color) {
            joints = joints | adjacent & liberties;
            adjacent = adjacent | liberties;
            if liberties.is_single() {
                rescues = rescues | liberties;
            } else {
                spare = spare | liberties;
            }
        }
        let (mut touching, mut cuts, mut takes, mut ataris) = (B::EMPTY, B::EMPTY, B::EMPTY, B::EMPTY);
        for &Chain { liberties, .. } in table.chains(color.opponent()) {
            cuts = cuts | touching & liberties;
            touching = touching | liberties;
            match liberties.count() {
                1 => takes = takes | liberties,
                2 => ataris = ataris | liberties,
                _ => {}
            }
        }

        let all = table.all();
        // Boards of one or two lines consist only of edges.
        let edge = if table.edge() == all { B::EMPTY } else { table.edge() };
        let near = |set: B| (set | table.around(set)) & all;
        let legal = empty & (table.around(empty) | spare | takes) & !self.ko;
        let eyes = empty & !table.around(empty | opponent) & !rescues;
        let (ours, theirs) = (near(near(own)), near(near(opponent)));
        let frontier = ours & theirs;
        let sees_atari = u64::from(style.sees_atari(color, random));
        let weights = [
            // Games continue until no point is left, and begin away from the edge.
            (!edge, 2),
            (adjacent, 1),
            (all & !near(edge) & !ours & !theirs, 6),
            // The frontier, especially near the last stone.
            (frontier & !edge, 8),
            (frontier & near(near(self.last)), 20),
            (adjacent & near(opponent), style.extending),
            (adjacent & touching, 3),
            (joints, style.joining),
            (cuts & near(own), 10),
            (ataris, 12),
            (takes, 60 * sees_atari),
            (rescues, 40 * sees_atari),
        ];
        (legal & !eyes, weights)
    }
}

/// A random point of `open`, weighted by the sum of the weights of the sets that contain it.
fn pick<B: Bits, const N: usize>(open: B, weighted: &[(B, u64); N], random: &mut Random) -> Option<usize> {
    let totals = weighted.map(|(points, weight)| u64::from((points & open).count()) * weight);
    let mut rest = random.next().checked_rem(totals.iter().sum())?;
    for (&(points, weight), total) in weighted.iter().zip(totals) {
        match rest.checked_sub(total) {
            None => return (points & open).members().nth((rest / weight) as usize),
            Some(less) => rest = less,
        }
    }
    None
}
