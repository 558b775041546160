//! The ladders of one board after another.

use super::grid::{Grid, Loc};
use super::search::{ENOUGH, MAX_MOVES, Search, TooLong};
use gocheck_board::{Bits, Color, Point, Size, Words};
use gocheck_rules::{Board, Points};

/// The ladders on a board, as [`Ladders`](super::Ladders), and liberties.
#[derive(Clone, Debug)]
pub(crate) struct Found {
    pub(crate) captured: Points,
    pub(crate) moves: [Points; 2],
    pub(crate) complete: bool,
    /// The stones of groups with one, two and three liberties.
    pub(crate) few_liberties: [Points; 3],
}

/// Finds the ladders of one board after another. On a board that a move has made of the last one, only those are searched that
/// the move may have changed.
#[derive(Clone, Debug)]
pub(crate) enum LaddersInTurn {
    Small(InTurn<u128>),
    Go(InTurn<Words<6>>),
    Large(InTurn<Points>),
}

impl LaddersInTurn {
    /// Begins with an empty board.
    pub(crate) fn new(size: Size) -> Self {
        match size.area() {
            0..=128 => Self::Small(InTurn::new(size, MAX_MOVES)),
            129..=384 => Self::Go(InTurn::new(size, MAX_MOVES)),
            _ => Self::Large(InTurn::new(size, MAX_MOVES)),
        }
    }

    /// Finds the ladders and liberties of any board. Neither side plays on `ko` as its first move.
    pub(crate) fn read(&mut self, board: &Board, ko: Option<Point>) -> Found {
        self.resize(board.size());
        match self {
            Self::Small(in_turn) => in_turn.read(board, ko),
            Self::Go(in_turn) => in_turn.read(board, ko),
            Self::Large(in_turn) => in_turn.read(board, ko),
        }
    }

    fn resize(&mut self, size: Size) {
        let current = match self {
            Self::Small(in_turn) => in_turn.size(),
            Self::Go(in_turn) => in_turn.size(),
            Self::Large(in_turn) => in_turn.size(),
        };
        if size != current {
            *self = Self::new(size);
        }
    }
}

/// A board, with what is known about the ladders on it.
#[derive(Clone, Debug)]
pub(crate) struct InTurn<B> {
    size: Size,
    stones: [B; 2],
    search: Search<B>,
    /// The answers, by the numbers of groups.
    answers: Vec<Option<Answer<B>>>,
}

/// The answer of the search for a group with one or two liberties, without a ko.
#[derive(Clone, Copy, Debug)]
struct Answer<B> {
    /// For a group with one liberty, whether it is captured; with two, whether it is after a move on the first one and on
    /// the second one.
    captured: [Result<bool, TooLong>; 2],
    /// The points on which the answer depends; on the board on which it was found, [`Search::looked`].
    depends: B,
    is_found_here: bool,
}

impl<B: Bits> InTurn<B> {
    fn new(size: Size, limit: u32) -> Self {
        let search = Search::new(Grid::new(size), limit);
        Self { size, stones: [B::EMPTY; 2], search, answers: Vec::new() }
    }

    const fn size(&self) -> Size {
        self.size
    }

    /// Finds the ladders of a board of the same size.
    fn read(&mut self, board: &Board, ko: Option<Point>) -> Found {
        self.set(board);
        let ko = ko.map(|ko| self.size.index(ko));
        let mut found = Found {
            captured: Points::EMPTY,
            moves: [Points::EMPTY; 2],
            complete: true,
            few_liberties: [Points::EMPTY; 3],
        };
        self.answers.resize(self.search.grid.numbers(), None);
        for number in 0..self.search.grid.numbers() {
            let Some(stone) = self.search.grid.stone_of(number) else { continue };
            let open = self.search.grid.open(stone);
            if !(1..=3).contains(&open) {
                continue;
            }
            let is_captured = open < 3 && self.decide(number, stone, ko, &mut found);
            for stone in self.search.grid.stones(stone) {
                found.few_liberties[usize::from(open) - 1].insert(usize::from(stone));
                found.captured.set(usize::from(stone), is_captured);
            }
        }
        found
    }

    /// Returns true if a group with one or two liberties is captured. Adds the first moves.
    fn decide(&mut self, number: usize, stone: Loc, ko: Option<usize>, found: &mut Found) -> bool {
        let open = self.search.grid.open(stone);
        let answer = *self.answers[number].get_or_insert_with(|| search(&mut self.search, stone, open));
        let mut is_captured = false;
        let mut decide = |answer: Result<bool, TooLong>| {
            found.complete &= answer.is_ok();
            is_captured |= answer.unwrap_or(false);
            answer.unwrap_or(false)
        };
        if open == 1 {
            decide(answer.captured[0]);
        } else {
            let attacker = self.search.grid.color(stone).map_or(Color::Black, Color::opponent);
            for (attack, answer) in self.search.grid.liberties(stone).members().zip(answer.captured) {
                if ko != Some(attack) && decide(answer) {
                    found.moves[attacker as usize].insert(attack);
                }
            }
        }
        is_captured
    }

    /// Replaces the board, and forgets the answers that may be different now.
    fn set(&mut self, board: &Board) {
        let stones = Color::BOTH.map(|color| B::from_words(board.stones_of(color).as_words()));
        let before = std::mem::replace(&mut self.stones, stones);
        if before != stones && !self.play(before) {
            self.search.grid.set(stones);
            self.answers.clear();
        }
    }

    /// Plays the move that leads from one board to the current one. Returns false if no move does.
    fn play(&mut self, before: [B; 2]) -> bool {
        let added = Color::BOTH.map(|color| self.stones[color as usize] & !before[color as usize]);
        let all = added[0] | added[1];
        let Some(loc) = all.first().filter(|_| all.is_single()) else { return false };
        let color = if added[0].is_empty() { Color::White } else { Color::Black };
        let removed = before[color.opponent() as usize] & !self.stones[color.opponent() as usize];
        let is_full = 2 * self.search.grid.numbers() >= 3 * self.size.area();
        if is_full
            || removed.contains(loc)
            || !(before[color as usize] & !self.stones[color as usize]).is_empty()
            || !self.search.grid.is_legal(color, loc as Loc)
        {
            return false;
        }
        for answer in self.answers.iter_mut().flatten() {
            if std::mem::take(&mut answer.is_found_here) {
                answer.depends = depends(&self.search.grid, answer.depends);
            }
        }
        self.search.grid.play(color, loc as Loc);
        let mut captured = B::EMPTY;
        self.search.grid.captured_stones().iter().for_each(|&stone| captured.insert(usize::from(stone)));
        if captured != removed {
            return false;
        }
        self.search.grid.keep();
        // Groups next to captured ones have new liberties.
        let mut changed = removed | all;
        for stone in removed.members() {
            for next in self.search.grid.around(stone as Loc) {
                if self.search.grid.color(next).is_some() && !changed.contains(usize::from(next)) {
                    self.search.grid.stones(next).for_each(|stone| changed.insert(usize::from(stone)));
                }
            }
        }
        for slot in &mut self.answers {
            if slot.as_ref().is_some_and(|answer| !(answer.depends & changed).is_empty()) {
                *slot = None;
            }
        }
        true
    }
}

fn search<B: Bits>(search: &mut Search<B>, stone: Loc, open: u16) -> Answer<B> {
    search.looked = B::EMPTY;
    let mut captured = [Ok(false); 2];
    if open == 1 {
        captured[0] = search.is_captured(stone);
    } else {
        let liberties = search.grid.liberties(stone);
        for (answer, attack) in captured.iter_mut().zip(liberties.members()) {
            *answer = search.is_captured_after(stone, attack as Loc);
        }
    }
    Answer { captured, depends: search.looked, is_found_here: true }
}

/// The points on which an answer depends: those on which and next to which the search has looked, and the liberties of the
/// groups there: at most [`ENOUGH`] liberties of a group on which the search has not played.
fn depends<B: Bits>(grid: &Grid<B>, looked: B) -> B {
    let mut depends = looked;
    for loc in looked.members() {
        grid.around(loc as Loc)
            .into_iter()
            .filter(|&next| grid.is_on_board(next))
            .for_each(|next| depends.insert(usize::from(next)));
    }
    let mut last = usize::MAX;
    for stone in depends.members().map(|loc| loc as Loc).filter(|&loc| !grid.is_empty(loc)) {
        if grid.group(stone) == last {
            continue;
        }
        last = grid.group(stone);
        let liberties = grid.liberties(stone);
        let free = liberties & !looked;
        if free.count() >= u32::from(ENOUGH) {
            free.members().take(usize::from(ENOUGH)).for_each(|liberty| depends.insert(liberty));
        } else {
            depends = depends | liberties;
        }
    }
    depends
}

#[cfg(test)]
mod tests {
    use super::InTurn;
    use gocheck_board::Bits;
    use gocheck_rules::{Board, Points};

    #[test]
    fn a_group_whose_search_is_too_long_counts_as_saved() {
        let board: Board = "
            . . . . . . .
            . . X X . . .
            . X O . . . .
            . . . . . . .
            . . . . . . .
            . . . . . . .
            . . . . . . .
        "
        .parse()
        .unwrap();
        let short = InTurn::<u128>::new(board.size(), 2).read(&board, None);
        assert!(!short.complete);
        assert_eq!((short.captured, short.moves), (Points::EMPTY, [Points::EMPTY; 2]));
        let long = InTurn::<u128>::new(board.size(), 100).read(&board, None);
        assert!(long.complete && !long.captured.is_empty());
    }
}
