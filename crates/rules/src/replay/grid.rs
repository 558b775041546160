//! The stones and their groups, updated with each move.

use super::loc::{CELLS, Loc, STRIDE, around, at, loc};
use super::zobrist;
use crate::board::{Color, Point, Size};

/// The content of a cell: a colour's number, or one of these.
pub(super) type Cell = u8;
const EMPTY: Cell = 2;
const WALL: Cell = 3;

/// The cells of a board.
pub(super) type Cells = [Cell; CELLS];

/// A changed cell, and its content before.
#[derive(Clone, Copy)]
pub(super) struct CellChange {
    pub(super) loc: Loc,
    pub(super) old: Cell,
}

/// The stones of a board with their groups. A group is a ring of stones, identified by one of them.
///
/// Liberties are counted once for each adjacent stone, which is enough to detect the last one: a group dies if a
/// move touches as many of its stones as it has such liberties.
#[derive(Clone)]
pub(super) struct Grid {
    size: Size,
    pub(super) cells: Cells,
    /// The group of a stone; 0 if there is none.
    head: [Loc; CELLS],
    /// The next stone of the same group.
    next: [Loc; CELLS],
    groups: [GroupState; CELLS],
    pub(super) hash: u64,
}

#[derive(Clone, Copy, Default)]
struct GroupState {
    /// The keys of its stones.
    hash: u64,
    liberties: u16,
    stones: u16,
}

/// The effect of a move on an empty point.
pub(super) struct MoveEffect {
    /// The groups that are removed, without the played stone; 0 for none.
    taken: [Loc; 4],
    pub(super) captured: u16,
    pub(super) suicide: u16,
    /// The hash of the board after it.
    pub(super) hash: u64,
}

impl MoveEffect {
    /// The captured stone, if it is a single one.
    #[inline]
    pub(super) fn lone_capture(&self) -> Option<Loc> {
        // A single stone is the head of its group.
        (self.captured == 1).then(|| self.taken.into_iter().max())?
    }
}

/// The colour of a cell's stone.
pub(super) fn color(cell: Cell) -> Option<Color> {
    Color::BOTH.get(usize::from(cell)).copied()
}

/// The content of a cell with this stone or without one.
pub(super) fn cell(stone: Option<Color>) -> Cell {
    stone.map_or(EMPTY, |color| color as Cell)
}

impl Grid {
    pub(super) fn new(size: Size) -> Self {
        let mut grid = Self {
            size,
            cells: [WALL; CELLS],
            head: [0; CELLS],
            next: [0; CELLS],
            groups: [GroupState::default(); CELLS],
            hash: 0,
        };
        grid.clear(size);
        grid
    }

    /// Resets it to an empty board.
    pub(super) fn clear(&mut self, size: Size) {
        self.size = size;
        self.cells = [WALL; CELLS];
        for row in 1..=size.rows() {
            self.cells[row * STRIDE + 1..][..size.cols()].fill(EMPTY);
        }
        self.head = [0; CELLS];
        self.hash = 0;
    }

    pub(super) const fn size(&self) -> Size {
        self.size
    }

    /// The point of a place.
    pub(super) fn point(&self, loc: Loc) -> Option<Point> {
        let loc = usize::from(loc);
        self.size.point((loc / STRIDE).checked_sub(1)?, (loc % STRIDE).checked_sub(1)?)
    }

    /// Writes the cells of the board: 1 is black, -1 white, 0 empty.
    pub(super) fn write(&self, out: &mut [i8]) {
        assert_eq!(out.len(), self.size.area(), "one byte per point");
        for (row, out) in out.chunks_exact_mut(self.size.cols()).enumerate() {
            let cells = &self.cells[(row + 1) * STRIDE + 1..][..out.len()];
            for (out, &cell) in out.iter_mut().zip(cells) {
                *out = i8::from(cell == Color::Black as Cell) - i8::from(cell == Color::White as Cell);
            }
        }
    }

    #[inline]
    pub(super) fn cell(&self, loc: Loc) -> Cell {
        self.cells[at(loc)]
    }

    /// The effect of `color` playing on the empty `loc`.
    #[inline]
    pub(super) fn effect(&self, color: Color, loc: Loc) -> MoveEffect {
        self.effect_if(color, loc, |heads, i| {
            let touches = heads.map(|head| u16::from(head == heads[i])).into_iter().sum::<u16>();
            self.groups[at(heads[i])].liberties == touches
        })
    }

    /// Removes the liberty `loc`, which is empty, from all adjacent groups, as [`Grid::play`] requires.
    #[inline]
    pub(super) fn fill(&mut self, loc: Loc) {
        for next in around(loc) {
            // The neighbour is group 0, which means none, if the cell is empty or the wall.
            let group = &mut self.groups[at(self.head[at(next)])];
            group.liberties = group.liberties.wrapping_sub(1);
        }
    }

    /// The effect of `color` playing on `loc`, after [`Grid::fill`].
    #[inline]
    pub(super) fn effect_of_filling(&self, color: Color, loc: Loc) -> MoveEffect {
        self.effect_if(color, loc, |heads, i| self.groups[at(heads[i])].liberties == 0)
    }

    /// The effect of a move; `is_last` tells whether it fills the last liberty of the i-th adjacent group. There are no
    /// branches unless stones are removed, which is rare: the surroundings of a point are unpredictable.
    #[inline]
    fn effect_if(&self, color: Color, loc: Loc, is_last: impl Fn([Loc; 4], usize) -> bool) -> MoveEffect {
        let own = color as Cell;
        let around = around(loc);
        let heads = around.map(|next| self.head[at(next)]);
        let (mut lives, mut takes) = (false, false);
        let mut last = [false; 4];
        for i in 0..4 {
            let next = self.cell(around[i]);
            last[i] = is_last(heads, i);
            lives |= (next == EMPTY) | ((next == own) & !last[i]);
            takes |= (next == own ^ 1) & last[i];
        }
        if lives & !takes {
            let hash = self.hash ^ zobrist::stone(color, loc);
            return MoveEffect { taken: [0; 4], captured: 0, suicide: 0, hash };
        }
        self.effect_on_groups(color, loc, last, takes)
    }

    /// The effect if groups of the opponent or own ones are removed.
    #[inline(never)]
    fn effect_on_groups(&self, color: Color, loc: Loc, last: [bool; 4], takes: bool) -> MoveEffect {
        let around = around(loc);
        let heads = around.map(|next| self.head[at(next)]);
        let gone = if takes { color.opponent() } else { color } as Cell;
        let mut effect = MoveEffect { taken: [0; 4], captured: 0, suicide: 0, hash: self.hash };
        let mut stones = 0;
        for i in 0..4 {
            if last[i] && self.cell(around[i]) == gone && !effect.taken.contains(&heads[i]) {
                let group = &self.groups[at(heads[i])];
                effect.taken[i] = heads[i];
                effect.hash ^= group.hash;
                stones += group.stones;
            }
        }
        if takes {
            effect.captured = stones;
            effect.hash ^= zobrist::stone(color, loc);
        } else {
            effect.suicide = stones + 1;
        }
        effect
    }

    /// Plays on the empty `loc`, after [`Grid::fill`], and records the changes.
    #[inline]
    pub(super) fn play(
        &mut self,
        color: Color,
        loc: Loc,
        effect: &MoveEffect,
        changes: &mut Vec<CellChange>,
    ) {
        let around = around(loc);
        let own = color as Cell;
        changes.push(CellChange { loc, old: EMPTY });
        let mut liberties = 0;
        for next in around {
            liberties += u16::from(self.cell(next) == EMPTY);
        }
        self.cells[at(loc)] = own;
        self.head[at(loc)] = loc;
        self.next[at(loc)] = loc;
        self.groups[at(loc)] = GroupState { hash: zobrist::stone(color, loc), liberties, stones: 1 };
        if effect.captured > 0 {
            for head in effect.taken.into_iter().filter(|&head| head != 0) {
                self.take(head, changes);
            }
        }
        for next in around {
            if self.cell(next) == own {
                self.join(self.head[at(next)], self.head[at(loc)]);
            }
        }
        if effect.suicide > 0 {
            self.take(self.head[at(loc)], changes);
        }
        self.hash = effect.hash;
    }

    /// Joins two groups, if they are different.
    fn join(&mut self, a: Loc, b: Loc) {
        if a == b {
            return;
        }
        let is_larger = self.groups[at(a)].stones >= self.groups[at(b)].stones;
        let (large, small) = if is_larger { (a, b) } else { (b, a) };
        let GroupState { hash, liberties, stones } = self.groups[at(small)];
        let group = &mut self.groups[at(large)];
        group.hash ^= hash;
        group.liberties += liberties;
        group.stones += stones;
        let mut stone = small;
        for _ in 0..stones {
            self.head[at(stone)] = large;
            stone = self.next[at(stone)];
        }
        self.next.swap(at(large), at(small));
    }

    /// Removes a group; the caller updates the hash.
    fn take(&mut self, head: Loc, changes: &mut Vec<CellChange>) {
        let mut stone = head;
        for _ in 0..self.groups[at(head)].stones {
            changes.push(CellChange { loc: stone, old: self.cell(stone) });
            self.cells[at(stone)] = EMPTY;
            self.head[at(stone)] = 0;
            for next in around(stone) {
                if self.cell(next) < EMPTY {
                    let group = &mut self.groups[at(self.head[at(next)])];
                    group.liberties = group.liberties.wrapping_add(1);
                }
            }
            stone = self.next[at(stone)];
        }
    }

    /// Sets the content of a place and records the change; [`Grid::rebuild`] must follow.
    pub(super) fn set(&mut self, loc: Loc, cell: Cell, changes: &mut Vec<CellChange>) {
        let old = std::mem::replace(&mut self.cells[at(loc)], cell);
        if old != cell {
            changes.push(CellChange { loc, old });
        }
    }

    /// Recomputes the groups and the hash from the cells.
    pub(super) fn rebuild(&mut self) {
        self.head = [0; CELLS];
        self.hash = 0;
        for point in self.size.points() {
            let first = loc(point);
            if self.cell(first) < EMPTY && self.head[at(first)] == 0 {
                self.gather(first);
            }
        }
    }

    /// Builds the group of a stone. The ring serves as the queue of stones whose neighbours are still to be visited.
    fn gather(&mut self, first: Loc) {
        let Some(color) = color(self.cell(first)) else { return };
        let own = self.cell(first);
        let mut group = GroupState::default();
        let (mut stone, mut last) = (first, first);
        self.head[at(first)] = first;
        loop {
            group.stones += 1;
            group.hash ^= zobrist::stone(color, stone);
            for next in around(stone) {
                if self.cell(next) == EMPTY {
                    group.liberties += 1;
                } else if self.cell(next) == own && self.head[at(next)] == 0 {
                    self.head[at(next)] = first;
                    self.next[at(last)] = next;
                    last = next;
                }
            }
            if stone == last {
                break;
            }
            stone = self.next[at(stone)];
        }
        self.next[at(last)] = first;
        self.hash ^= group.hash;
        self.groups[at(first)] = group;
    }

    pub(super) fn cells_after(&self, color: Color, loc: Loc, effect: &MoveEffect) -> Cells {
        let mut cells = self.cells;
        cells[at(loc)] = if effect.suicide > 0 { EMPTY } else { color as Cell };
        for head in effect.taken.into_iter().filter(|&head| head != 0) {
            let mut stone = head;
            for _ in 0..self.groups[at(head)].stones {
                cells[at(stone)] = EMPTY;
                stone = self.next[at(stone)];
            }
        }
        cells
    }
}

/// The black and the white stones on the first cells, as bits, which are at most a row.
pub(super) fn stones_of_row(cells: &[Cell], count: usize) -> [u64; 2] {
    const LOWEST: u64 = 0x0101_0101_0101_0101;
    // The lowest bits of eight bytes, side by side.
    let gather = |bytes: u64| (bytes & LOWEST).wrapping_mul(0x0102_0408_1020_4080) >> 56;
    let mut stones = [0; 2];
    for (index, cells) in cells.chunks_exact(8).take(count.div_ceil(8)).enumerate() {
        let bytes = cells.iter().rev().fold(0, |bytes, &cell| bytes << 8 | u64::from(cell));
        stones[0] |= gather(!(bytes | bytes >> 1)) << (8 * index);
        stones[1] |= gather(bytes & !(bytes >> 1)) << (8 * index);
    }
    stones.map(|stones| stones & ((1 << count) - 1))
}

/// Reverts changes, the last one first.
pub(super) fn revert(cells: &mut Cells, changes: &[CellChange]) {
    for change in changes.iter().rev() {
        cells[at(change.loc)] = change.old;
    }
}
