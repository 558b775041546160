use super::super::geometry::{near, ring1, ring2, within_two};
use super::super::moves::Move;
use super::super::position::Position;
use super::super::square::Square;
use super::classes::Classes;
use super::surroundings::{Framed, Target};
use games_engine::game::rules::Game;

/// The weight that makes a move e times as likely.
pub const ONE: i8 = 7;

/// The maximum size of weights, which have six bits.
pub const LIMIT: i8 = 31;

/// The kind of a move.
#[derive(Clone, Copy)]
pub enum Kind {
    /// A single: a new stone.
    Single,
    /// A jump: an own stone moves.
    Jump,
}

/// Tables with an entry for each surroundings of a square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tables<T> {
    /// By the neighbours of a single's target and of a jump's.
    targets: [Vec<T>; 2],
    /// By the sides of a single's target and of a jump's.
    sides: [Vec<T>; 2],
    /// By the neighbours of a jump's source.
    sources: Vec<T>,
}

/// The weights of moves.
pub type Policy = Tables<i8>;

impl<T: Copy> Tables<T> {
    /// Tables with a value from `next` for each class of surroundings. Its argument is true if the class occurs on boards
    /// without walls.
    pub fn of(mut next: impl FnMut(bool) -> T) -> Self {
        let (near, side) = (Classes::near(), Classes::side());
        Self {
            targets: [(); 2].map(|()| near.spread(&mut next)),
            sides: [(); 2].map(|()| side.spread(&mut next)),
            sources: near.spread(&mut next),
        }
    }

    /// The entries of a target: of its neighbours, and of each side.
    #[must_use]
    #[inline(always)]
    pub fn of_target(&self, target: &Target, kind: Kind) -> [T; 5] {
        let (near, sides) = (&self.targets[kind as usize], &self.sides[kind as usize]);
        let [below, above, left, right] = target.sides;
        [near[target.near], sides[below], sides[above], sides[left], sides[right]]
    }

    /// The entry of a jump's source.
    #[must_use]
    #[inline(always)]
    pub fn of_source(&self, framed: &Framed, from: Square) -> T {
        self.sources[framed.near(from)]
    }

    /// The entries of all tables, one for each class of surroundings.
    #[must_use]
    pub fn by_class(&self) -> Vec<T> {
        let mut count = 0..;
        let numbers: Tables<Option<usize>> = Tables::of(|_| count.next());
        let mut first = 0;
        let all = numbers.all_tables().into_iter().zip(self.all_tables());
        all.flat_map(|(numbers, list)| numbers.iter().zip(list))
            .filter(|&(&number, _)| {
                let is_first = number == Some(first);
                first += usize::from(is_first);
                is_first
            })
            .map(|(_, &each)| each)
            .collect()
    }

    const fn all_tables(&self) -> [&Vec<T>; 5] {
        [&self.targets[0], &self.targets[1], &self.sides[0], &self.sides[1], &self.sources]
    }
}

impl Policy {
    /// The logit of `mv`, in units of [`ONE`].
    #[must_use]
    pub fn logit(&self, position: &Position, mv: Move) -> i32 {
        let framed = Framed::of(position);
        match mv {
            Move::Single(to) => self.target(&framed.target(to), Kind::Single),
            Move::Jump(from, to) => {
                self.target(&framed.target(to), Kind::Jump) + i32::from(self.of_source(&framed, from))
            }
            Move::Pass => 0,
        }
    }

    #[inline(always)]
    fn target(&self, target: &Target, kind: Kind) -> i32 {
        self.of_target(target, kind).into_iter().map(i32::from).sum()
    }

    /// Appends the moves with their logits. Jumps that flip nothing are left out if there are `enough` others.
    pub fn moves(&self, position: &Position, enough: usize, moves: &mut Vec<(i32, Move)>) {
        let (board, color) = (position.board(), position.to_move());
        let (own, enemy) = (board.of(color), board.of(color.opponent()));
        let reached = within_two(own) & board.empty();
        let (beside_own, beside_enemy) = (near(own), near(enemy));
        let framed = Framed::of(position);
        let mut sources = [None; 64];
        let mut jumps = |to: Square, target: &Target, moves: &mut Vec<(i32, Move)>| {
            let from = ring2(to) & own;
            if from == 0 {
                return;
            }
            let target = self.target(target, Kind::Jump);
            for from in Square::of_set(from) {
                let source = *sources[from.index()].get_or_insert_with(|| self.of_source(&framed, from));
                moves.push((target + i32::from(source), Move::Jump(from, to)));
            }
        };
        for to in Square::of_set(reached & (beside_own | beside_enemy)) {
            let target = framed.target(to);
            if ring1(to) & own != 0 {
                moves.push((self.target(&target, Kind::Single), Move::Single(to)));
            }
            if ring1(to) & enemy != 0 {
                jumps(to, &target, moves);
            }
        }
        if moves.len() < enough {
            Square::of_set(reached & !beside_enemy).for_each(|to| jumps(to, &framed.target(to), moves));
        }
    }
}
