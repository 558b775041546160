//! Replaying a game: the board, its groups and its history, updated with each move.

mod checked;
mod grid;
mod history;
mod loc;
mod past;
mod steps;
mod turns;
mod zobrist;

use super::{Board, Facts, Move, Points, Repetition};
use crate::board::{Bits, Color, Point, Size};
use grid::{Grid, MoveEffect, cell, color as stone, revert};
use history::{History, PASS, SKIP};
use loc::{Loc, STRIDE, loc};
use std::fmt;

/// The part of [`Replay::hash`] that a stone contributes: the hash of a board is the sum (exclusive or) of those of its stones.
pub fn stone_key(color: Color, point: Point) -> u64 {
    zobrist::stone(color, loc(point))
}

/// A game with its history: moves in any order, by either colour, with passes and setups between them.
///
/// [`Replay::play`] plays a move if a rule set allows it, and [`Replay::legal`] returns the points where it does. Records
/// may have illegal moves: [`Replay::play_unchecked`] plays any move and returns its [`Facts`], which
/// [`RuleSet::forbids`](super::RuleSet::forbids) judges by a rule set.
///
/// A move is executed as in the SGF specification (FF\[4\], "How to execute a move"): the stone replaces any
/// other on its point, adjacent groups of the opponent without liberties are removed, then its own group if it has
/// none.
///
/// A position is the board after a step. Repetitions are found by hash (Zobrist 1970) and confirmed stone by stone, so
/// there are no false ones. A pass repeats nothing. A setup with stones starts a new history: neither ko nor
/// repetition reaches back beyond it.
///
/// ```
/// use gocheck_rules::board::Color::{Black, White};
/// use gocheck_rules::{Board, Replay, RuleSet};
///
/// let setup: Board = "
///     . X O .
///     X . X O
///     . X O .
/// ".parse()?;
/// let mut game = Replay::new(setup.size());
/// game.set_up(setup.stones().map(|(point, color)| (point, Some(color))));
/// let at = |row, col| setup.size().point(row, col).ok_or("off the board");
///
/// // White captures the stone right of the middle, and Black may not recapture at once.
/// assert_eq!(game.play(White, at(1, 1)?, RuleSet::Japanese)?.captured, 1);
/// assert_eq!(game.to_string(), ". X O .\nX O . O\n. X O .\n");
/// let error = game.play(Black, at(1, 2)?, RuleSet::Japanese).unwrap_err();
/// assert_eq!(error.to_string(), "C2 is ko: move 1 took it");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone)]
pub struct Replay {
    grid: Box<Grid>,
    history: History,
}

impl Replay {
    /// Creates an empty board of `size` with Black to move.
    #[must_use]
    pub fn new(size: Size) -> Self {
        Self { grid: Box::new(Grid::new(size)), history: History::new() }
    }

    /// Like [`Replay::new`], but reuses the memory.
    pub fn restart(&mut self, size: Size) {
        self.grid.clear(size);
        self.history.restart();
    }

    /// The size of the board.
    #[must_use]
    pub fn size(&self) -> Size {
        self.grid.size()
    }

    /// The stone on `point`; `None` if the point is empty or off the board.
    #[must_use]
    pub fn get(&self, point: Point) -> Option<Color> {
        if self.size().contains(point) { stone(self.grid.cell(loc(point))) } else { None }
    }

    /// The place of a point, which must be on the board: otherwise the place would be that of another point.
    #[inline]
    fn loc(&self, point: Point) -> Loc {
        assert!(self.size().contains(point), "{point} is off the {} board", self.size());
        loc(point)
    }

    /// The current board.
    #[must_use]
    pub fn board(&self) -> Board {
        self.setup(&self.grid.cells)
    }

    /// Writes the board as bytes, row by row: 1 is a black stone, -1 a white one, 0 an empty point.
    ///
    /// # Panics
    /// If there are not as many bytes as points.
    pub fn write_cells(&self, cells: &mut [i8]) {
        self.grid.write(cells);
    }

    /// The board after the move with this number, 0 for the start, including setups before the next move; the current
    /// board if there is no such move yet.
    #[must_use]
    pub fn board_after(&self, number: u32) -> Board {
        let step = self.history.steps().partition_point(|step| step.number <= number);
        self.setup(&self.cells_after(step.saturating_sub(1)))
    }

    fn setup(&self, cells: &grid::Cells) -> Board {
        let (rows, cols) = (self.size().rows(), self.size().cols());
        let mut words = [[0; Points::CAPACITY / 64]; 2];
        for row in 0..rows {
            let line = grid::stones_of_row(&cells[(row + 1) * STRIDE + 1..], cols);
            let (word, shift) = (row * cols / 64, row * cols % 64);
            for (words, line) in words.iter_mut().zip(line) {
                words[word] |= line << shift;
                // A shift by 64 would overflow.
                if let Some(next) = words.get_mut(word + 1) {
                    *next |= line >> 1 >> (63 - shift);
                }
            }
        }
        Board::from_stones(self.size(), words.map(|words| Points::from_words(&words)))
    }

    fn cells_after(&self, step: usize) -> grid::Cells {
        let mut cells = self.grid.cells;
        if let Some(next) = self.history.steps().get(step + 1) {
            revert(&mut cells, &self.history.changes[next.changes as usize..]);
        }
        cells
    }

    /// A hash of the stones (Zobrist 1970), equal for equal boards. Different boards may share one.
    #[must_use]
    pub const fn hash(&self) -> u64 {
        self.grid.hash
    }

    /// Every move so far, including passes and skipped ones.
    pub fn line(&self) -> impl Iterator<Item = Move> {
        self.history.steps().iter().filter_map(|step| {
            let (number, color) = (step.number, step.mover?);
            Some(Move { number, color, action: self.action(step.loc) })
        })
    }

    /// The number of the last move, counting passes and skipped moves.
    #[must_use]
    pub fn moves(&self) -> u32 {
        self.history.last().number
    }

    /// The next player if colours alternate: the opponent of the last one, or the player set since by
    /// [`Replay::set_to_move`]; Black at the start.
    #[must_use]
    pub fn to_move(&self) -> Color {
        self.history.last().to_move
    }

    /// The last move if it placed a stone; `None` after a pass, a skipped move, a setup and at the start.
    #[must_use]
    pub fn last_play(&self) -> Option<(Color, Point)> {
        let last = self.history.last();
        Some((last.mover?, self.grid.point(last.loc)?))
    }

    /// The stones that the last step removed, row by row: captured ones, or those of a suicide.
    #[must_use]
    pub fn removed(&self) -> Vec<Point> {
        let changes = &self.history.changes[self.history.last().changes as usize..];
        let gone = |change: &&grid::CellChange| {
            stone(change.old).is_some() && stone(self.grid.cell(change.loc)).is_none()
        };
        let mut points: Vec<Point> =
            changes.iter().filter(gone).filter_map(|change| self.grid.point(change.loc)).collect();
        points.sort_unstable();
        points.dedup();
        points
    }

    /// The numbers of black and white stones removed by moves, including suicides; `None` if unknown, because a move could
    /// not be played or stones were set up after the first move.
    #[must_use]
    pub fn prisoners(&self) -> Option<[u32; 2]> {
        let mut prisoners = [0; 2];
        for (index, step) in self.history.steps().iter().enumerate() {
            let end = self.history.steps().get(index + 1).map(|next| next.changes as usize);
            let changes =
                &self.history.changes[step.changes as usize..end.unwrap_or(self.history.changes.len())];
            match step.mover {
                Some(_) if step.loc == SKIP => return None,
                None if step.number > 0 && !changes.is_empty() => return None,
                Some(_) => {
                    changes
                        .iter()
                        .filter_map(|change| stone(change.old))
                        .for_each(|old| prisoners[old as usize] += 1);
                }
                None => {}
            }
        }
        Some(prisoners)
    }

    /// The facts of a move of `color` on `point`, without playing it.
    ///
    /// # Panics
    /// If the point is off the board.
    #[must_use]
    pub fn look(&self, color: Color, point: Point) -> Facts {
        let loc = self.loc(point);
        match stone(self.grid.cell(loc)) {
            None => self.facts(color, loc, &self.grid.effect(color, loc)),
            occupied => {
                let mut grid = self.grid.clone();
                grid.set(loc, cell(None), &mut Vec::new());
                grid.rebuild();
                let MoveEffect { captured, suicide, .. } = grid.effect(color, loc);
                Facts { occupied, captured, suicide, ..Facts::default() }
            }
        }
    }

    /// Plays `color` on `point` as [`Replay`] describes, even on a stone, as suicide or with a repetition. [`Replay::play`]
    /// refuses illegal moves.
    ///
    /// # Panics
    /// If the point is off the board.
    #[inline]
    pub fn play_unchecked(&mut self, color: Color, point: Point) -> Facts {
        let loc = self.loc(point);
        let changes = self.history.changes.len();
        let occupied = stone(self.grid.cell(loc));
        if occupied.is_some() {
            self.grid.set(loc, cell(None), &mut self.history.changes);
            self.grid.rebuild();
        }
        self.grid.fill(loc);
        let effect = self.grid.effect_of_filling(color, loc);
        let facts = match occupied {
            None => self.facts(color, loc, &effect),
            Some(_) => {
                Facts { occupied, captured: effect.captured, suicide: effect.suicide, ..Facts::default() }
            }
        };
        self.place(color, loc, &effect, changes);
        facts
    }

    /// Plays on the empty `loc` after [`Grid::fill`], and ends the step whose changes begin at `changes`.
    #[inline]
    fn place(&mut self, color: Color, loc: Loc, effect: &MoveEffect, changes: usize) {
        self.grid.play(color, loc, effect, &mut self.history.changes);
        let took = effect.lone_capture().unwrap_or(0);
        self.history.push_move(color, self.grid.hash, changes, loc, took);
    }

    /// The facts of a move on an empty point.
    #[inline]
    fn facts(&self, color: Color, loc: Loc, effect: &MoveEffect) -> Facts {
        let last = self.history.last();
        // The captured stone is the one that took the ko: retaking it is forbidden for one colour only.
        let retakes = last.took == loc && effect.lone_capture() == Some(last.loc);
        let [position, situation] = self.repetitions(color, loc, effect);
        Facts {
            occupied: None,
            captured: effect.captured,
            suicide: effect.suicide,
            ko: retakes.then_some(last.number),
            position,
            situation,
        }
    }

    /// The latest position and the latest situation that a move repeats.
    #[inline]
    fn repetitions(&self, color: Color, loc: Loc, effect: &MoveEffect) -> [Option<Repetition>; 2] {
        let is_new = effect.hash != self.grid.hash && self.history.is_new(effect.hash);
        if is_new { [None; 2] } else { self.compare(color, loc, effect) }
    }

    /// Finds repetitions by comparing boards.
    #[cold]
    fn compare(&self, color: Color, loc: Loc, effect: &MoveEffect) -> [Option<Repetition>; 2] {
        let after = self.grid.cells_after(color, loc, effect);
        let is_same = |step: usize| self.cells_after(step) == after;
        let situation = self.history.find(effect.hash, color.opponent(), 0, is_same);
        // The current board is not indexed yet: `color` is to move there.
        let here = self.history.steps().len() - 1;
        let is_here = effect.hash == self.grid.hash && is_same(here);
        // An earlier one would not be the latest.
        let first = situation.map_or(0, |step| step + 1);
        let other = if is_here { Some(here) } else { self.history.find(effect.hash, color, first, is_same) };
        let repetition = |step: usize| {
            let after = self.history.steps()[step].number;
            Repetition { after, length: self.moves() + 1 - after }
        };
        [situation.max(other), situation].map(|step| step.map(repetition))
    }

    /// Passes.
    pub fn pass(&mut self, color: Color) {
        self.push_still(color, PASS);
    }

    /// Counts a move of `color` that cannot be played: it gets a number, and the board is unchanged.
    pub fn skip(&mut self, color: Color) {
        self.push_still(color, SKIP);
    }

    /// A step that places no stone.
    fn push_still(&mut self, color: Color, loc: Loc) {
        self.history.push_move(color, self.grid.hash, self.history.changes.len(), loc, 0);
    }

    /// Adds or removes stones one after another, as a setup: nothing is captured, and the board may be unreachable by
    /// moves. The player to move stays the same.
    ///
    /// # Panics
    /// If a point is off the board.
    pub fn set_up(&mut self, stones: impl IntoIterator<Item = (Point, Option<Color>)>) {
        let changes = self.history.changes.len();
        for (point, stone) in stones {
            let loc = self.loc(point);
            self.grid.set(loc, cell(stone), &mut self.history.changes);
        }
        self.grid.rebuild();
        self.history.push_setup(self.grid.hash, changes, self.to_move());
    }

    /// Sets who moves next, as a setup.
    pub fn set_to_move(&mut self, color: Color) {
        self.history.push_setup(self.grid.hash, self.history.changes.len(), color);
    }

    /// The number of steps so far: moves, passes, skipped moves and setups. Store it where variations branch to get back.
    #[must_use]
    pub fn step(&self) -> usize {
        self.history.steps().len() - 1
    }

    /// Takes back steps until `step` are left. Taking back many steps at once costs little more than one.
    pub fn back_to(&mut self, step: usize) {
        if step >= self.step() {
            return;
        }
        while self.step() > step
            && let Some(gone) = self.history.pop()
        {
            revert(&mut self.grid.cells, &self.history.changes[gone.changes as usize..]);
            self.history.changes.truncate(gone.changes as usize);
        }
        self.grid.rebuild();
    }
}

/// Formats a diagram: `X` black, `O` white, `.` empty.
impl fmt::Display for Replay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.board(), f)
    }
}

impl fmt::Debug for Replay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\n{self}after move {}, {} to move", self.moves(), self.to_move())
    }
}
