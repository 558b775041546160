//! The estimated status of each group, from what is certain, the playouts, and searches where these disagree.

use super::field::Field;
use super::grid::{Cell, Grid, at, other, stone};
use super::outlook::{Doubt, Estimate};
use super::region::guess;
use super::search::Fight;
use super::tally::{Stones, Tally};
use super::zone::zone;
use crate::bitboard::Position;
use crate::board::{Bits, Color};
use crate::random::Random;
use crate::score::{Agreed, Effort, Judged, Local, judge, judge_by_estimate, search_between};
use crate::{Board, Points, plain};

/// How to estimate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// The colour to move, if it matters: in a finished game it does not.
    pub to_move: Option<Color>,
    /// The number of playouts, at most 1024.
    pub playouts: u32,
    /// The number of games in searches of groups that live in some playouts and die in others.
    pub searched: u32,
    /// Different seeds play different playouts.
    pub seed: u64,
}

impl Default for Options {
    fn default() -> Self {
        Self { to_move: None, playouts: 512, searched: 2000, seed: 0 }
    }
}

/// Groups that live in a share of the playouts between these, in thousandths, are searched.
const UNCLEAR: std::ops::Range<u32> = 220..720;

/// Groups that live in at least this share of the playouts, in thousandths, are taken for alive where others are searched
/// exhaustively.
const SOLID: u32 = 950;

/// The chances of stones that an exhaustive search finds alive or dead, in thousandths: that all around them live is only likely.
const FOUND: [u32; 2] = [970, 30];

/// The number of games in a search of one group, half of them with each colour first.
const SEARCH: u32 = 800;

/// A searched group lives if the mean of its chances, in the playouts and moving first and second, is at least this.
const ALIVE: u32 = 550;

/// How often the status of a group is wrong, in thousandths, by the distance of its chance from certainty: measured on the
/// marked records and games of programs (docs/scoring.md).
const ERRORS: [[u32; 2]; 6] = [[0, 0], [100, 1], [200, 4], [300, 20], [400, 150], [500, 450]];

/// Estimates the score of a final position.
///
/// ```
/// use gocheck_rules::Board;
/// use gocheck_rules::estimate::{Options, estimate};
///
/// // Nothing is certain, but White's stone will not live.
/// let board: Board = "
///     . . . X .
///     . O . X .
///     . . . X .
///     X X X X .
///     . . . . .
/// ".parse()?;
/// let estimate = estimate(&board, &Options::default());
/// assert_eq!(estimate.judged.range.exact(), Some(25));
/// assert_eq!(estimate.judged.dead, *board.stones_of(gocheck_rules::board::Color::White));
/// # Ok::<(), gocheck_rules::board::TextBoardError>(())
/// ```
#[must_use]
pub fn estimate(board: &Board, options: &Options) -> Estimate {
    let certain = judge(board, &Agreed::Nothing, Effort::Search);
    let grid = Grid::new(board.size());
    let start = Field::new(&grid, &grid.contents(board));
    let mut random = Random::new(options.seed);
    let groups = open_groups(board, &certain, &grid);
    let tally = Tally::new(&start, &groups, options.to_move.map(stone), options.playouts, &mut random);
    let mut chances = Chances::new(&tally, &groups);
    chances.search_exhaustively(board, &certain, &grid);
    chances.search(&start, options, &mut random);
    let mut dead = certain.dead;
    let mut doubts = Vec::new();
    for (group, &(chance, _)) in groups.iter().zip(&chances.survival) {
        let points = points(&grid, &group.cells);
        let is_dead = chance < 500;
        if is_dead {
            dead = dead | points;
        }
        let permille = error(chance);
        if permille > 0 {
            let sign = if (group.color == stone(Color::Black)) == is_dead { 1 } else { -1 };
            doubts.push(Doubt { points, swing: 2 * sign * group.cells.len() as i32, permille });
        }
    }
    let ownership: Vec<i16> = grid.cells.iter().map(|&cell| tally.permille(cell) as i16).collect();
    let guess = guess(board, dead, certain.seki, &ownership);
    Estimate { judged: judge_by_estimate(&certain, &guess), ownership, doubts }
}

/// The groups whose status is not certain.
fn open_groups(board: &Board, certain: &Judged, grid: &Grid) -> Vec<Stones> {
    let size = board.size();
    let is_open = |group: &crate::Group| {
        group.stones.first().is_some_and(|&first| certain.open.contains(size.index(first)))
    };
    let cells = |group: crate::Group| Stones {
        color: stone(group.color),
        cells: group.stones.iter().map(|&point| grid.cells[size.index(point)]).collect(),
    };
    plain::groups(board).into_iter().filter(is_open).map(cells).collect()
}

/// The chance in thousandths that a group with this chance to live is judged wrongly.
fn error(chance: u32) -> u16 {
    let distance = chance.min(1000_u32.saturating_sub(chance));
    let between = ERRORS.windows(2).find(|pair| distance <= pair[1][0]);
    let error = between.map_or(0, |pair| {
        let ([from, low], [to, high]) = (pair[0], pair[1]);
        low + (high - low) * (distance - from) / (to - from)
    });
    error as u16
}

/// The points of some cells.
fn points(grid: &Grid, cells: &[Cell]) -> Points {
    let mut points = Points::EMPTY;
    for (index, cell) in grid.cells.iter().enumerate() {
        if cells.contains(cell) {
            points.set(index, true);
        }
    }
    points
}

/// The chance of each group to live.
struct Chances<'a> {
    tally: &'a Tally,
    groups: &'a [Stones],
    /// In thousandths, and whether it is by a search.
    survival: Vec<(u32, bool)>,
}

impl<'a> Chances<'a> {
    fn new(tally: &'a Tally, groups: &'a [Stones]) -> Self {
        let survival = (0..groups.len()).map(|group| (tally.survival(group), false)).collect();
        Self { tally, groups, survival }
    }

    /// Searches small parts of the board between groups that probably live.
    fn search_exhaustively(&mut self, board: &Board, certain: &Judged, grid: &Grid) {
        let stones: Vec<Points> = self.groups.iter().map(|group| points(grid, &group.cells)).collect();
        let likely = Color::BOTH.map(|color| {
            let is_solid =
                |group: &usize| self.groups[*group].color == stone(color) && self.survival[*group].0 >= SOLID;
            let solid = (0..stones.len()).filter(is_solid);
            solid.fold(Points::EMPTY, |likely, group| likely | stones[group])
        });
        let certain = Color::BOTH.map(|color| certain.alive & *board.stones_of(color));
        let Local { standing, dead } = search_between(&Position::new(board), certain, likely);
        let found = [standing, dead];
        for (stones, known) in stones.iter().zip(&mut self.survival) {
            let is_in = |set: Points| !(*stones & set).is_empty();
            let found = found.into_iter().zip(FOUND).find(|&(set, _)| is_in(set));
            if let Some((_, chance)) = found {
                *known = (chance, true);
            }
        }
    }

    /// Searches the unclear groups, the largest first, as long as games are left.
    fn search(&mut self, start: &Field<'_>, options: &Options, random: &mut Random) {
        let mut field = start.clone();
        let mut left = options.searched;
        let is_unclear = |&(chance, is_searched): &(u32, bool)| !is_searched && UNCLEAR.contains(&chance);
        while left >= SEARCH {
            let unclear = (0..self.groups.len()).filter(|&group| is_unclear(&self.survival[group]));
            let largest =
                unclear.max_by_key(|&group| (self.groups[group].cells.len(), std::cmp::Reverse(group)));
            let Some(group) = largest else { return };
            left -= SEARCH;
            self.search_group(group, start, &mut field, random);
        }
    }

    fn search_group<'g>(
        &mut self,
        group: usize,
        start: &Field<'g>,
        field: &mut Field<'g>,
        random: &mut Random,
    ) {
        let mut solid = [false; super::grid::CELLS];
        for (other, &(chance, _)) in self.groups.iter().zip(&self.survival) {
            if chance >= UNCLEAR.end {
                other.cells.iter().for_each(|&cell| solid[at(cell)] = true);
            }
        }
        let Stones { color, cells } = &self.groups[group];
        let zone = zone(start, cells, |cell| solid[at(cell)]);
        let fight = Fight { start, stones: cells, color: *color, zone: &zone };
        let half = SEARCH / 2;
        let [moving, waiting] =
            [*color, other(*color)].map(|first| fight.survival(first, half, field, random));
        let before = self.tally.survival(group);
        let mean = (before + moving + waiting) / 3;
        // Players who pass take an unsettled group for dead: its owner would have saved it.
        let chance =
            if mean < ALIVE { mean * 500 / ALIVE } else { 500 + (mean - ALIVE) * 500 / (1000 - ALIVE) };
        self.survival[group] = (chance, true);
        // Groups that share its fate, or have the opposite one.
        for other in 0..self.groups.len() {
            let [lived, died] = self.tally.given(other, group);
            let (chance_before, is_searched) = self.survival[other];
            if !is_searched && lived.abs_diff(died) >= 500 && UNCLEAR.contains(&chance_before) {
                self.survival[other] = ((lived * chance + died * (1000 - chance)) / 1000, false);
            }
        }
    }
}
