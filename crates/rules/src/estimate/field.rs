//! A board for fast playouts: groups with their liberties, updated at each move.
//!
//! Liberties are counted once for each stone next to them ("pseudoliberties"), with the sum of their cells and of the squares
//! of their cells. All are the same point exactly if count x squares = sum x sum, so a group in atari is recognised
//! without a search. Stones of a group form a ring.

use super::grid::{BLACK, BORDER, CELLS, Cell, EMPTY, Grid, WHITE, at, other};

/// The cell that is none: on the border.
pub(super) const NONE: Cell = 0;

/// The pseudoliberties of a group.
#[derive(Clone, Copy, Default)]
struct Liberties {
    count: u32,
    sum: u32,
    squares: u32,
}

impl Liberties {
    #[inline(always)]
    fn add(&mut self, cell: Cell) {
        let cell = u32::from(cell);
        self.count += 1;
        self.sum += cell;
        self.squares += cell * cell;
    }

    #[inline(always)]
    fn remove(&mut self, cell: Cell) {
        let cell = u32::from(cell);
        self.count -= 1;
        self.sum -= cell;
        self.squares -= cell * cell;
    }

    fn join(&mut self, other: Self) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    /// The only liberty, or [`NONE`] if there are others.
    #[inline(always)]
    fn last(self) -> Cell {
        let Self { count, sum, squares } = self;
        let is_single = count > 0 && u64::from(count) * u64::from(squares) == u64::from(sum) * u64::from(sum);
        if is_single { (sum / count) as Cell } else { NONE }
    }
}

/// The result of a move.
#[derive(Clone, Copy)]
pub(super) struct Look {
    /// The number of stones of its group.
    pub(super) stones: usize,
    /// The number of captured stones.
    pub(super) takes: usize,
    /// True if its group has no liberty unless it captures.
    pub(super) is_without: bool,
    /// The only liberty of its group unless it captures, or [`NONE`].
    pub(super) last: Cell,
}

/// The board of a playout.
#[derive(Clone)]
pub(super) struct Field<'a> {
    pub(super) grid: &'a Grid,
    contents: [u8; CELLS],
    /// The first stone of each stone's group, which stands for the group.
    head: [Cell; CELLS],
    next: [Cell; CELLS],
    /// By the group's first stone.
    liberties: [Liberties; CELLS],
    stones: [u16; CELLS],
    /// The empty cells in any order, and the place of each.
    empty: Vec<Cell>,
    place: [u16; CELLS],
    /// The cell where a recapture is forbidden.
    pub(super) ko: Cell,
}

impl<'a> Field<'a> {
    pub(super) fn new(grid: &'a Grid, contents: &[u8; CELLS]) -> Self {
        let mut bare = [BORDER; CELLS];
        grid.cells.iter().for_each(|&cell| bare[at(cell)] = EMPTY);
        let mut place = [0; CELLS];
        for (index, &cell) in grid.cells.iter().enumerate() {
            place[at(cell)] = index as u16;
        }
        let mut field = Self {
            grid,
            contents: bare,
            head: [NONE; CELLS],
            next: [NONE; CELLS],
            liberties: [Liberties::default(); CELLS],
            stones: [0; CELLS],
            empty: grid.cells.clone(),
            place,
            ko: NONE,
        };
        for &cell in &grid.cells {
            if matches!(contents[at(cell)], BLACK | WHITE) {
                field.put(cell, contents[at(cell)]);
            }
        }
        field
    }

    /// Becomes the same as another board of the same size, without allocating.
    pub(super) fn copy_from(&mut self, other: &Self) {
        self.contents = other.contents;
        self.head = other.head;
        self.next = other.next;
        self.liberties = other.liberties;
        self.stones = other.stones;
        self.empty.clone_from(&other.empty);
        self.place = other.place;
        self.ko = other.ko;
    }

    #[inline(always)]
    pub(super) fn get(&self, cell: Cell) -> u8 {
        self.contents[at(cell)]
    }

    /// The empty cells, in an order that depends on the moves.
    #[inline(always)]
    pub(super) fn empty(&self) -> &[Cell] {
        &self.empty
    }

    /// The only liberty of the group of a stone, or [`NONE`].
    #[inline(always)]
    pub(super) fn last_liberty(&self, stone: Cell) -> Cell {
        self.liberties[at(self.head[at(stone)])].last()
    }

    /// The first stone of a stone's group.
    #[inline(always)]
    pub(super) fn head(&self, stone: Cell) -> Cell {
        self.head[at(stone)]
    }

    /// Returns true if a move is legal: neither suicide nor the recapture of a ko.
    #[inline(always)]
    pub(super) fn is_legal(&self, cell: Cell, color: u8) -> bool {
        if cell == self.ko {
            return false;
        }
        self.grid.around(cell).into_iter().any(|next| match self.get(next) {
            EMPTY => true,
            BORDER => false,
            // An own group with another liberty, or a group of the opponent without one.
            found => (found == color) == (self.last_liberty(next) == NONE),
        })
    }

    /// The result of a move; captures are not played.
    #[inline(always)]
    pub(super) fn look(&self, cell: Cell, color: u8) -> Look {
        let mut liberties = Liberties::default();
        let mut stones = 1;
        let mut takes = 0;
        let mut joined = [NONE; 4];
        let around = self.grid.around(cell);
        for (side, &next) in around.iter().enumerate() {
            match self.get(next) {
                EMPTY => liberties.add(next),
                BORDER => {}
                found => {
                    let head = self.head(next);
                    let is_new = !joined[..side].contains(&head);
                    joined[side] = head;
                    if found == color {
                        if is_new {
                            liberties.join(self.liberties[at(head)]);
                            stones += usize::from(self.stones[at(head)]);
                        }
                        // The played point is one of its liberties.
                        liberties.remove(cell);
                    } else if is_new && self.liberties[at(head)].last() != NONE {
                        takes += usize::from(self.stones[at(head)]);
                    }
                }
            }
        }
        Look { stones, takes, is_without: liberties.count == 0, last: liberties.last() }
    }

    /// The stones of a stone's group.
    pub(super) fn group(&self, stone: Cell) -> impl Iterator<Item = Cell> {
        let mut next = Some(stone);
        std::iter::from_fn(move || {
            let this = next?;
            let after = self.next[at(this)];
            next = (after != stone).then_some(after);
            Some(this)
        })
    }

    /// Plays a legal move, and returns the number of captured stones.
    pub(super) fn play(&mut self, cell: Cell, color: u8) -> usize {
        self.put(cell, color);
        self.ko = NONE;
        let (mut taken, mut last) = (0, NONE);
        for next in self.grid.around(cell) {
            if self.get(next) == other(color) && self.liberties[at(self.head(next))].count == 0 {
                taken += self.capture(next);
                last = next;
            }
        }
        // A single stone that took a single stone and has only its place as liberty.
        if taken == 1 && self.stones[at(self.head(cell))] == 1 && self.last_liberty(cell) == last {
            self.ko = last;
        }
        taken
    }

    /// Puts a stone on an empty cell and joins its group.
    fn put(&mut self, cell: Cell, color: u8) {
        let index = at(cell);
        self.contents[index] = color;
        let place = self.place[index];
        self.empty.swap_remove(usize::from(place));
        if let Some(&moved) = self.empty.get(usize::from(place)) {
            self.place[at(moved)] = place;
        }
        self.head[index] = cell;
        self.next[index] = cell;
        self.stones[index] = 1;
        let mut own = Liberties::default();
        for next in self.grid.around(cell) {
            match self.get(next) {
                EMPTY => own.add(next),
                BORDER => {}
                _ => self.liberties[at(self.head(next))].remove(cell),
            }
        }
        self.liberties[index] = own;
        for next in self.grid.around(cell) {
            if self.get(next) == color && self.head(next) != self.head(cell) {
                self.join(self.head(cell), self.head(next));
            }
        }
    }

    /// Joins two groups.
    fn join(&mut self, one: Cell, other: Cell) {
        let (large, small) =
            if self.stones[at(one)] >= self.stones[at(other)] { (one, other) } else { (other, one) };
        let liberties = self.liberties[at(small)];
        self.liberties[at(large)].join(liberties);
        self.stones[at(large)] += self.stones[at(small)];
        let mut stone = small;
        loop {
            self.head[at(stone)] = large;
            stone = self.next[at(stone)];
            if stone == small {
                break;
            }
        }
        self.next.swap(at(large), at(small));
    }

    /// Removes a group, and returns the number of its stones.
    fn capture(&mut self, first: Cell) -> usize {
        let mut count = 0;
        let mut stone = first;
        loop {
            self.contents[at(stone)] = EMPTY;
            self.place[at(stone)] = self.empty.len() as u16;
            self.empty.push(stone);
            for next in self.grid.around(stone) {
                if matches!(self.get(next), BLACK | WHITE) {
                    self.liberties[at(self.head(next))].add(stone);
                }
            }
            count += 1;
            stone = self.next[at(stone)];
            if stone == first {
                return count;
            }
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests")]
mod tests {
    use super::*;
    use crate::board::{Color, Size};
    use crate::estimate::grid::stone;
    use crate::estimate::playout::below;
    use crate::random::Random;
    use crate::{Board, analyse};

    /// Random moves give the boards and the legal moves of the bitboards, except for ko.
    #[test]
    fn a_field_follows_the_rules() {
        let mut random = Random::new(1);
        for (rows, cols) in [(1, 1), (1, 5), (5, 3), (6, 6), (25, 25)] {
            let size = Size::new(rows, cols).unwrap();
            let grid = Grid::new(size);
            let mut board = Board::new(size);
            let mut field = Field::new(&grid, &grid.contents(&board));
            for turn in 0..4 * size.area() {
                let color = Color::BOTH[turn % 2];
                let analysis = analyse(&board, color);
                field.ko = NONE;
                let cells = size.points().zip(&grid.cells);
                let is_legal = |&(point, &cell): &(_, &Cell)| {
                    board.get(point).is_none() && field.is_legal(cell, stone(color))
                };
                let legal: Vec<_> = cells.filter(is_legal).map(|(point, _)| point).collect();
                assert_eq!(legal, analysis.legal, "{board:?}");
                if legal.is_empty() {
                    continue;
                }
                let point = legal[below(&mut random, legal.len())];
                let capture = analysis.captures.iter().find(|capture| capture.point == point);
                let taken = field.play(grid.cells[size.index(point)], stone(color));
                assert_eq!(taken, capture.map_or(0, |capture| capture.taken.len()));
                board.set(point, Some(color)).unwrap();
                board = capture.map_or(board.clone(), |capture| board.after(capture).unwrap());
                for (point, &cell) in size.points().zip(&grid.cells) {
                    assert_eq!(field.get(cell), board.get(point).map_or(EMPTY, stone), "{board:?}");
                }
            }
        }
    }
}
