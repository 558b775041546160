//! A game as it is played: the board, its groups and its whole past, kept up to date from move to move.

mod grid;
mod history;
mod zobrist;

use super::{Action, Board, Facts, Move, Repetition};
use crate::board::{Color, Point, Size};
use grid::{Effect, Grid, Loc, cell, color as stone, loc, revert};
use history::{History, PASS, SKIP};
use std::fmt;

/// A game as far as it was played: any moves in any order, legal or not, by either colour, with passes and setups
/// between them. Each play is answered by its [`Facts`]; what a rule set makes of them says
/// [`RuleSet::forbids`](super::RuleSet::forbids).
///
/// A play is always carried out, as the SGF specification (FF\[4\], "How to execute a move") has it: the stone
/// stands whatever was on its point, opponent's groups next to it without a liberty go, then its own group goes
/// if it has none.
///
/// A position is the board after a step. One that comes back is found by its hash (Zobrist 1970) and then compared
/// stone by stone, so that nothing is said to repeat that does not. A pass repeats nothing. A setup with stones
/// begins the history anew: no ko and no repetition reaches back over it.
///
/// ```
/// use gocheck_rules::board::Color::{Black, White};
/// use gocheck_rules::{Reason, Replay, RuleSet, Board};
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
/// // White takes the stone right of the middle, and Black may not take back at once.
/// assert_eq!(game.play(White, at(1, 1)?).captured, 1);
/// assert_eq!(game.to_string(), ". X O .\nX O . O\n. X O .\n");
/// let facts = game.look(Black, at(1, 2)?);
/// assert_eq!(RuleSet::Japanese.forbids(&facts), Some(Reason::Ko));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone)]
pub struct Replay {
    grid: Box<Grid>,
    history: History,
}

impl Replay {
    /// An empty board of `size`, black to move.
    #[must_use]
    pub fn new(size: Size) -> Self {
        Self { grid: Box::new(Grid::new(size)), history: History::new() }
    }

    /// The same as [`Replay::new`], without allocating anew.
    pub fn restart(&mut self, size: Size) {
        self.grid.clear(size);
        self.history.restart();
    }

    /// The size of the board.
    #[must_use]
    pub fn size(&self) -> Size {
        self.grid.size()
    }

    /// The stone on `point`; nothing where the point is empty or off the board.
    #[must_use]
    pub fn get(&self, point: Point) -> Option<Color> {
        if self.size().contains(point) { stone(self.grid.cell(loc(point))) } else { None }
    }

    /// The place of a point: one off the board would be another's.
    #[inline]
    fn loc(&self, point: Point) -> Loc {
        assert!(self.size().contains(point), "{point} is off the {} board", self.size());
        loc(point)
    }

    /// The stones as they stand.
    #[must_use]
    pub fn board(&self) -> Board {
        self.setup(&self.grid.cells)
    }

    /// The board after the move with this number, 0 for the start, setups before the next move included; as it
    /// stands now if there is no such move yet.
    #[must_use]
    pub fn board_after(&self, number: u32) -> Board {
        let step = self.history.steps().partition_point(|step| step.number <= number);
        self.setup(&self.cells_after(step.saturating_sub(1)))
    }

    fn setup(&self, cells: &grid::Cells) -> Board {
        let mut setup = Board::new(self.size());
        for point in self.size().points() {
            if let stone @ Some(_) = stone(cells[usize::from(loc(point))]) {
                setup.put(point, stone);
            }
        }
        setup
    }

    /// The cells after a step.
    fn cells_after(&self, step: usize) -> grid::Cells {
        let mut cells = self.grid.cells;
        if let Some(next) = self.history.steps().get(step + 1) {
            revert(&mut cells, &self.history.changes[next.changes as usize..]);
        }
        cells
    }

    /// A hash of the stones (Zobrist 1970): the same for the same board, however it came about. Different boards may
    /// share one.
    #[must_use]
    pub const fn hash(&self) -> u64 {
        self.grid.hash
    }

    /// Every move so far, passes and skipped ones among them.
    pub fn line(&self) -> impl Iterator<Item = Move> {
        self.history.steps().iter().filter_map(|step| {
            let (number, color) = (step.number, step.mover?);
            let action = match step.loc {
                PASS => Action::Pass,
                loc => self.grid.point(loc).map_or(Action::Skip, Action::Play),
            };
            Some(Move { number, color, action })
        })
    }

    /// The plays, passes and skipped moves so far: the number of the last one.
    #[must_use]
    pub fn moves(&self) -> u32 {
        self.history.last().number
    }

    /// Who moves next if the colours alternate: the opponent of who moved last, or whom
    /// [`Replay::set_to_move`] has named since; black at the start.
    #[must_use]
    pub fn to_move(&self) -> Color {
        self.history.last().to_move
    }

    /// The last move, if it was a play: a pass, a skipped move, a setup and the start are
    /// none.
    #[must_use]
    pub fn last_play(&self) -> Option<(Color, Point)> {
        let last = self.history.last();
        Some((last.mover?, self.grid.point(last.loc)?))
    }

    /// The stones that the last step took off the board, row by row: those captured, or the suicide.
    #[must_use]
    pub fn removed(&self) -> Vec<Point> {
        let changes = &self.history.changes[self.history.last().changes as usize..];
        let gone = |change: &&grid::Change| {
            stone(change.old).is_some() && stone(self.grid.cell(change.loc)).is_none()
        };
        let mut points: Vec<Point> =
            changes.iter().filter(gone).filter_map(|change| self.grid.point(change.loc)).collect();
        points.sort_unstable();
        points.dedup();
        points
    }

    /// The stones of black and of white that plays have taken off the board, suicides among them; nothing where that
    /// cannot be told, since a move could not be played or stones were set up after the first move.
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

    /// What a play of `color` on `point` would do.
    ///
    /// # Panics
    /// When the point is off the board.
    #[must_use]
    pub fn look(&self, color: Color, point: Point) -> Facts {
        let loc = self.loc(point);
        match stone(self.grid.cell(loc)) {
            None => self.facts(color, loc, &self.grid.effect(color, loc)),
            occupied => {
                let mut grid = self.grid.clone();
                grid.set(loc, cell(None), &mut Vec::new());
                grid.rebuild();
                let Effect { captured, suicide, .. } = grid.effect(color, loc);
                Facts { occupied, captured, suicide, ..Facts::default() }
            }
        }
    }

    /// Plays `color` on `point`, whatever stands there and whatever it repeats.
    ///
    /// # Panics
    /// When the point is off the board.
    #[inline]
    pub fn play(&mut self, color: Color, point: Point) -> Facts {
        let loc = self.loc(point);
        let changes = self.history.changes.len();
        let occupied = stone(self.grid.cell(loc));
        if occupied.is_some() {
            self.grid.set(loc, cell(None), &mut self.history.changes);
            self.grid.rebuild();
        }
        let effect = self.grid.touch(color, loc);
        let facts = match occupied {
            None => self.facts(color, loc, &effect),
            Some(_) => {
                Facts { occupied, captured: effect.captured, suicide: effect.suicide, ..Facts::default() }
            }
        };
        self.grid.play(color, loc, &effect, &mut self.history.changes);
        let took = effect.lone_capture().unwrap_or(0);
        self.history.push_move(color, self.grid.hash, changes, loc, took);
        facts
    }

    /// The facts of a play on an empty point.
    #[inline]
    fn facts(&self, color: Color, loc: Loc, effect: &Effect) -> Facts {
        let last = self.history.last();
        // The stone taken is the one that took: so the ko is forbidden to one colour alone.
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

    /// The latest position that a play repeats, and the latest situation.
    #[inline]
    fn repetitions(&self, color: Color, loc: Loc, effect: &Effect) -> [Option<Repetition>; 2] {
        let is_new = effect.hash != self.grid.hash && self.history.is_new(effect.hash);
        if is_new { [None; 2] } else { self.compare(color, loc, effect) }
    }

    /// The same by comparing boards.
    #[cold]
    fn compare(&self, color: Color, loc: Loc, effect: &Effect) -> [Option<Repetition>; 2] {
        let after = self.grid.cells_after(color, loc, effect);
        let is_same = |step: usize| self.cells_after(step) == after;
        let situation = self.history.find(effect.hash, color.opponent(), 0, is_same);
        // The board as it stands has not been entered yet: it is `color`'s to move there.
        let here = self.history.steps().len() - 1;
        let is_here = effect.hash == self.grid.hash && is_same(here);
        // An earlier one than that would not be the latest.
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

    /// Counts a move of `color` that cannot be played: it has a number, and the board stays.
    pub fn skip(&mut self, color: Color) {
        self.push_still(color, SKIP);
    }

    /// A move without a stone.
    fn push_still(&mut self, color: Color, loc: Loc) {
        self.history.push_move(color, self.grid.hash, self.history.changes.len(), loc, 0);
    }

    /// Puts stones on points or takes them away, one after another, as a setup does: nothing is captured, and the
    /// board may be one that no play can reach. The player to move stays.
    ///
    /// # Panics
    /// When a point is off the board.
    pub fn set_up(&mut self, stones: impl IntoIterator<Item = (Point, Option<Color>)>) {
        let changes = self.history.changes.len();
        for (point, stone) in stones {
            let loc = self.loc(point);
            self.grid.set(loc, cell(stone), &mut self.history.changes);
        }
        self.grid.rebuild();
        self.history.push_setup(self.grid.hash, changes, self.to_move());
    }

    /// Says who moves next, as a setup does.
    pub fn set_to_move(&mut self, color: Color) {
        self.history.push_setup(self.grid.hash, self.history.changes.len(), color);
    }

    /// The steps so far: plays, passes, skipped moves and setups. Remembered where variations branch, it is the way back.
    #[must_use]
    pub fn step(&self) -> usize {
        self.history.steps().len() - 1
    }

    /// Takes steps back until `step` are left; nothing happens when there are no more than that. Many steps at
    /// once cost little more than one.
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

/// A picture of the board: `X` black, `O` white, `.` empty.
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
