//! The search of a ladder: a sequence of ataris.

use super::grid::{Grid, Loc};
use gocheck_board::{Bits, Color};

/// The error for a search that has played too many moves.
#[derive(Clone, Copy, Debug)]
pub(super) struct TooLong;

/// The most moves that a search plays: as many as in KataGo.
pub(super) const MAX_MOVES: u32 = 25_000;

/// The number of liberties from which on it does not matter how many a group has.
pub(super) const ENOUGH: u16 = 4;

/// A search for one group after another on the same board.
#[derive(Clone, Debug)]
pub(super) struct Search<B> {
    pub(super) grid: Grid<B>,
    /// The points on which and next to which the searches so far have looked.
    pub(super) looked: B,
    /// The most moves that a search plays.
    limit: u32,
    played: u32,
    /// The moves that are still to be tried at each depth, one after another.
    moves: Vec<Loc>,
}

impl<B: Bits> Search<B> {
    pub(super) fn new(grid: Grid<B>, limit: u32) -> Self {
        Self { grid, looked: B::EMPTY, limit, played: 0, moves: Vec::new() }
    }

    /// Returns true if a group with one liberty is captured although its owner moves first. A ko is forgotten: the owner may
    /// retake it.
    pub(super) fn is_captured(&mut self, stone: Loc) -> Result<bool, TooLong> {
        let Some(owner) = self.grid.color(stone) else { return Ok(false) };
        self.grid.ko = None;
        self.played = 0;
        self.defend(stone, owner, 0)
    }

    /// Like [`Search::is_captured`], for a group with two liberties after its opponent has played on one of them.
    pub(super) fn is_captured_after(&mut self, stone: Loc, attack: Loc) -> Result<bool, TooLong> {
        let Some(owner) = self.grid.color(stone) else { return Ok(false) };
        self.looked.insert(usize::from(attack));
        if self.escapes(stone, owner, attack) || !self.grid.is_legal(owner.opponent(), attack) {
            return Ok(false);
        }
        self.grid.play(owner.opponent(), attack);
        let answer = self.is_captured(stone);
        self.grid.undo();
        answer
    }

    /// Returns true if the owner of a group with two liberties clearly gets three on one of them when the opponent is on the
    /// other one.
    fn escapes(&mut self, stone: Loc, owner: Color, attack: Loc) -> bool {
        let mut liberties = self.grid.liberties(stone);
        liberties.remove(usize::from(attack));
        let Some(loc) = liberties.first() else { return false };
        self.looked.insert(loc);
        let is_free = |next: &Loc| self.grid.is_empty(*next) && *next != attack;
        let around = self.grid.around(loc as Loc);
        let connects = |&next: &Loc| {
            let left = |next| {
                self.grid.open(next) - u16::from(self.grid.liberties(next).contains(usize::from(attack)))
            };
            self.grid.color(next) == Some(owner) && left(next) >= ENOUGH
        };
        around.iter().filter(|next| is_free(next)).count() >= 3 || around.iter().any(connects)
    }

    /// Returns true if the owner of the group, who is to move, cannot save it.
    fn defend(&mut self, stone: Loc, owner: Color, depth: usize) -> Result<bool, TooLong> {
        if self.is_deep(depth)? {
            return Ok(true);
        }
        // An atari that takes a ko does not count: the owner may win it.
        if self.grid.open(stone) > 1 || self.grid.ko.is_some() {
            return Ok(false);
        }
        let start = self.moves.len();
        self.push_captures(stone, owner);
        let liberty = self.grid.liberties(stone).first();
        self.looked.insert(liberty.unwrap_or_default());
        let liberty = liberty.map(|liberty| liberty as Loc).filter(|at| !self.moves[start..].contains(at));
        if let Some(liberty) = liberty {
            let [least, most] = self.liberties_after(owner, liberty);
            if least >= 3 || (most <= 1 && self.moves.len() == start) {
                self.moves.truncate(start);
                return Ok(least < 3);
            }
            self.moves.push(liberty);
        }
        let mut answer = Ok(true);
        for index in start..self.moves.len() {
            let loc = self.moves[index];
            if self.grid.is_legal(owner, loc) {
                self.play(owner, loc);
                answer = self.attack(stone, owner, depth + 1);
                self.grid.undo();
                if !matches!(answer, Ok(true)) {
                    break;
                }
            }
        }
        self.moves.truncate(start);
        answer
    }

    /// Returns true if the opponent of the group's owner, who is to move, captures it.
    fn attack(&mut self, stone: Loc, owner: Color, depth: usize) -> Result<bool, TooLong> {
        if self.is_deep(depth)? {
            return Ok(true);
        }
        if self.grid.open(stone) != 2 {
            return Ok(self.grid.open(stone) < 2);
        }
        let mut liberties = self.grid.liberties(stone).members().map(|liberty| liberty as Loc);
        let (Some(a), Some(b)) = (liberties.next(), liberties.next()) else { return Ok(false) };
        self.looked.insert(usize::from(a));
        self.looked.insert(usize::from(b));
        if self.is_double_ko(stone, owner, [a, b]) {
            return Ok(true);
        }
        let [at_a, at_b] = [a, b].map(|loc| self.empty_around(loc));
        let escapes = |empty: u16| empty >= 3 && !self.grid.around(a).contains(&b);
        let moves = match [escapes(at_a), escapes(at_b)] {
            [true, true] => return Ok(false),
            // The owner would escape by playing there.
            [true, false] => [Some(a), None],
            [false, true] => [Some(b), None],
            [false, false] => {
                let room = |loc, empty| 2 * empty + self.connections(owner, loc);
                if room(b, at_b) > room(a, at_a) { [Some(b), Some(a)] } else { [Some(a), Some(b)] }
            }
        };
        for loc in moves.into_iter().flatten() {
            if self.grid.is_legal(owner.opponent(), loc) {
                self.play(owner.opponent(), loc);
                let answer = self.defend(stone, owner, depth + 1);
                self.grid.undo();
                if !matches!(answer, Ok(false)) {
                    return answer;
                }
            }
        }
        Ok(false)
    }

    fn play(&mut self, color: Color, loc: Loc) {
        self.grid.play(color, loc);
        self.played += 1;
    }

    /// Returns true if the sequence is so long that it counts as a capture: one and a half moves for every point.
    fn is_deep(&self, depth: usize) -> Result<bool, TooLong> {
        if depth >= self.grid.area() * 3 / 2 {
            return Ok(true);
        }
        if self.played >= self.limit { Err(TooLong) } else { Ok(false) }
    }

    /// Adds the moves that capture a group next to this one, in a fixed order.
    fn push_captures(&mut self, stone: Loc, owner: Color) {
        let start = self.moves.len();
        for stone in self.grid.stones(stone) {
            self.looked.insert(usize::from(stone));
            for next in self.grid.around(stone) {
                if self.grid.color(next) == Some(owner.opponent())
                    && self.grid.open(next) == 1
                    && let Some(liberty) = self.grid.liberties(next).first()
                    && !self.moves[start..].contains(&(liberty as Loc))
                {
                    self.looked.insert(liberty);
                    self.moves.push(liberty as Loc);
                }
            }
        }
        self.moves[start..].sort_unstable();
    }

    fn can_capture(&mut self, stone: Loc, owner: Color) -> bool {
        let opponent = Some(owner.opponent());
        let is_in_atari = |&next: &Loc| self.grid.color(next) == opponent && self.grid.open(next) == 1;
        self.grid.stones(stone).any(|stone| {
            self.looked.insert(usize::from(stone));
            self.grid.around(stone).iter().any(is_in_atari)
        })
    }

    fn empty_around(&self, loc: Loc) -> u16 {
        self.grid.around(loc).into_iter().map(|next| u16::from(self.grid.is_empty(next))).sum()
    }

    /// The least and the most liberties that the group with a stone of `color` on `loc` can have.
    fn liberties_after(&self, color: Color, loc: Loc) -> [u16; 2] {
        let (mut empty, mut captures, mut captured, mut most, mut sum) = (0, 0, 0, 0, 0);
        for next in self.grid.around(loc) {
            match self.grid.color(next) {
                None => empty += u16::from(self.grid.is_empty(next)),
                Some(stone) if stone == color => {
                    most = most.max(self.grid.open(next) - 1);
                    sum += self.grid.open(next) - 1;
                }
                Some(_) if self.grid.open(next) == 1 => {
                    captures += 1;
                    captured += self.grid.len(next);
                }
                Some(_) => {}
            }
        }
        [captures + most.max(empty), empty + captured + sum]
    }

    /// Twice the liberties that the neighbours of `loc` would add to a group of `color`, less one and a half for each: the
    /// attacker first fills the liberty where the owner would get more. More liberties than [`ENOUGH`] count as [`ENOUGH`].
    fn connections(&self, color: Color, loc: Loc) -> u16 {
        let own = self.grid.around(loc).into_iter().filter(|&next| self.grid.color(next) == Some(color));
        own.map(|next| (2 * self.grid.open(next).min(ENOUGH)).saturating_sub(3)).sum()
    }

    /// Returns true if the owner cannot get out of a double ko: both liberties take a stone of the group's owner in a ko, and to
    /// connect either gives no third liberty. Captures are no way out either.
    fn is_double_ko(&mut self, stone: Loc, owner: Color, liberties: [Loc; 2]) -> bool {
        liberties
            .into_iter()
            .all(|loc| self.takes_ko(owner.opponent(), loc) && self.joined_liberties(owner, loc) <= 2)
            && !self.can_capture(stone, owner)
    }

    /// Returns true if `color` takes a single stone on `loc` and could be retaken at once.
    fn takes_ko(&self, color: Color, loc: Loc) -> bool {
        let mut taken = None;
        for next in self.grid.around(loc) {
            match self.grid.color(next) {
                Some(stone) if stone == color => return false,
                Some(_) if self.grid.open(next) == 1 && taken.replace(next).is_some() => return false,
                None if self.grid.is_empty(next) => return false,
                _ => {}
            }
        }
        taken.is_some_and(|stone| self.grid.len(stone) == 1)
    }

    /// The number of liberties of a group with a stone of `color` on `loc`, whose neighbours are all stones of `color`.
    fn joined_liberties(&self, color: Color, loc: Loc) -> u32 {
        let own = self.grid.around(loc).into_iter().filter(|&next| self.grid.color(next) == Some(color));
        let mut liberties = own.fold(B::EMPTY, |all, next| all | self.grid.liberties(next));
        liberties.remove(usize::from(loc));
        liberties.count()
    }
}
