//! A board on which moves are played and taken back, with the liberties of every group.

use gocheck_board::{Bits, Color, Size};

/// The index of a point, as in [`Size::points`](gocheck_board::Size::points).
pub(super) type Loc = u16;

/// The content of a cell: a colour's number, or one of these.
type Cell = u8;
const EMPTY: Cell = 2;
const WALL: Cell = 3;

/// The group of a point that is not visited yet.
const NONE: u16 = u16::MAX;

/// A group: its liberties and how many they are, one of its stones and how many they are.
#[derive(Clone, Copy, Debug)]
struct Group<B> {
    liberties: B,
    open: u16,
    first: Loc,
    stones: u16,
}

impl<B: Bits> Group<B> {
    #[inline]
    fn add(&mut self, loc: Loc) {
        if !self.liberties.contains(usize::from(loc)) {
            self.liberties.insert(usize::from(loc));
            self.open += 1;
        }
    }

    #[inline]
    fn fill(&mut self, loc: Loc) {
        if self.liberties.contains(usize::from(loc)) {
            self.liberties.remove(usize::from(loc));
            self.open -= 1;
        }
    }
}

/// A move and the changes to take back with it.
#[derive(Clone, Debug)]
struct Played {
    color: Color,
    loc: Loc,
    ko: Option<Loc>,
    /// The lengths of the stacks before it.
    joined: usize,
    captured: usize,
}

/// Two groups that became one. The number of `small` is not used until they are parted.
#[derive(Clone, Debug)]
struct Joined<B> {
    large: u16,
    small: u16,
    before: Group<B>,
}

/// The stones of a board, with the groups as rings of stones.
#[derive(Clone, Debug)]
pub(super) struct Grid<B> {
    /// The neighbours of a point, in row-major order; the cell behind the last point is the wall.
    around: Vec<[Loc; 4]>,
    cells: Vec<Cell>,
    /// The number of a stone's group.
    group: Vec<u16>,
    /// The next stone of the same group.
    next: Vec<Loc>,
    groups: Vec<Group<B>>,
    /// The point that may not be played because of a ko.
    pub(super) ko: Option<Loc>,
    played: Vec<Played>,
    joined: Vec<Joined<B>>,
    /// The numbers of captured groups, and their stones in the order of their rings.
    captured: Vec<u16>,
    captured_stones: Vec<Loc>,
}

impl<B: Bits> Grid<B> {
    /// An empty board.
    pub(super) fn new(size: Size) -> Self {
        let (area, cols) = (size.area(), size.cols());
        let around = (0..area).map(|loc| {
            let (row, col) = (loc / cols, loc % cols);
            let at = |is_on_board: bool, loc: usize| if is_on_board { loc } else { area } as Loc;
            [
                at(row > 0, loc.wrapping_sub(cols)),
                at(col > 0, loc.wrapping_sub(1)),
                at(col + 1 < cols, loc + 1),
                at(row + 1 < size.rows(), loc + cols),
            ]
        });
        let mut cells = vec![EMPTY; area + 1];
        cells[area] = WALL;
        Self {
            around: around.collect(),
            cells,
            group: vec![NONE; area + 1],
            next: vec![0; area],
            groups: Vec::with_capacity(area),
            ko: None,
            played: Vec::new(),
            joined: Vec::new(),
            captured: Vec::new(),
            captured_stones: Vec::new(),
        }
    }

    /// Replaces the stones by those of Black and White, without a ko.
    pub(super) fn set(&mut self, stones: [B; 2]) {
        let area = self.area();
        self.cells[..area].fill(EMPTY);
        self.group.fill(NONE);
        self.groups.clear();
        self.keep();
        for color in Color::BOTH {
            stones[color as usize].members().for_each(|loc| self.cells[loc] = color as Cell);
        }
        for stone in (stones[0] | stones[1]).members() {
            if self.group[stone] == NONE {
                self.gather(stone as Loc);
            }
        }
    }

    /// Makes the moves played so far part of the board: they are not taken back, and leave no ko.
    pub(super) fn keep(&mut self) {
        self.ko = None;
        self.played.clear();
        self.joined.clear();
        self.captured.clear();
        self.captured_stones.clear();
    }

    /// The stones that the moves played so far have captured.
    pub(super) fn captured_stones(&self) -> &[Loc] {
        &self.captured_stones
    }

    /// The number of numbers of groups, including those that are not used any more.
    pub(super) fn numbers(&self) -> usize {
        self.groups.len()
    }

    /// A stone of the group with a number, if there is such a group.
    pub(super) fn stone_of(&self, number: usize) -> Option<Loc> {
        let first = self.groups[number].first;
        (self.cell(first) < EMPTY && self.group(first) == number).then_some(first)
    }

    /// Builds the group of a stone. The ring serves as the queue of stones whose neighbours are still to be visited.
    fn gather(&mut self, first: Loc) {
        let (own, number) = (self.cell(first), self.groups.len() as u16);
        let mut group = Group { liberties: B::EMPTY, open: 0, first, stones: 0 };
        let (mut stone, mut last) = (first, first);
        self.group[usize::from(first)] = number;
        loop {
            group.stones += 1;
            for next in self.around(stone) {
                if self.cell(next) == EMPTY {
                    group.add(next);
                } else if self.cell(next) == own && self.group[usize::from(next)] == NONE {
                    self.group[usize::from(next)] = number;
                    self.next[usize::from(last)] = next;
                    last = next;
                }
            }
            if stone == last {
                break;
            }
            stone = self.next[usize::from(stone)];
        }
        self.next[usize::from(last)] = first;
        self.groups.push(group);
    }

    #[inline]
    fn cell(&self, loc: Loc) -> Cell {
        self.cells[usize::from(loc)]
    }

    #[inline]
    pub(super) fn color(&self, loc: Loc) -> Option<Color> {
        Color::BOTH.get(usize::from(self.cell(loc))).copied()
    }

    #[inline]
    pub(super) fn is_empty(&self, loc: Loc) -> bool {
        self.cell(loc) == EMPTY
    }

    /// Returns false for the neighbours off the board.
    #[inline]
    pub(super) fn is_on_board(&self, loc: Loc) -> bool {
        usize::from(loc) < self.area()
    }

    /// The number of points.
    pub(super) fn area(&self) -> usize {
        self.next.len()
    }

    /// The neighbours of a point. Those off the board are neither empty nor stones.
    #[inline]
    pub(super) fn around(&self, loc: Loc) -> [Loc; 4] {
        self.around[usize::from(loc)]
    }

    /// The number of a stone's group, which stays the same until a move joins it with another.
    #[inline]
    pub(super) fn group(&self, stone: Loc) -> usize {
        usize::from(self.group[usize::from(stone)])
    }

    /// The number of liberties of a stone's group.
    #[inline]
    pub(super) fn open(&self, stone: Loc) -> u16 {
        self.groups[self.group(stone)].open
    }

    /// The number of stones of a stone's group.
    #[inline]
    pub(super) fn len(&self, stone: Loc) -> u16 {
        self.groups[self.group(stone)].stones
    }

    /// The liberties of a stone's group.
    #[inline]
    pub(super) fn liberties(&self, stone: Loc) -> B {
        self.groups[self.group(stone)].liberties
    }

    /// The stones of a stone's group, beginning with it.
    pub(super) fn stones(&self, stone: Loc) -> impl Iterator<Item = Loc> {
        let mut next = stone;
        (0..self.len(stone)).map(move |_| {
            let stone = next;
            next = self.next[usize::from(stone)];
            stone
        })
    }

    /// Returns true if `color` may play on an empty point: it is not a ko, and not suicide.
    pub(super) fn is_legal(&self, color: Color, loc: Loc) -> bool {
        self.ko != Some(loc)
            && self.around(loc).into_iter().any(|next| match self.color(next) {
                None => self.is_empty(next),
                Some(stone) => (stone == color) == (self.open(next) > 1),
            })
    }

    /// Plays a legal move.
    pub(super) fn play(&mut self, color: Color, loc: Loc) {
        let around = self.around(loc);
        let before = (self.joined.len(), self.captured.len());
        self.played.push(Played { color, loc, ko: self.ko.take(), joined: before.0, captured: before.1 });
        let (own, number) = (color as Cell, self.groups.len() as u16);
        let mut group = Group { liberties: B::EMPTY, open: 0, first: loc, stones: 1 };
        for next in around {
            match self.cell(next) {
                EMPTY => group.add(next),
                cell if cell == own ^ 1 => {
                    let group = self.group(next);
                    self.groups[group].fill(loc);
                }
                _ => {}
            }
        }
        self.groups.push(group);
        self.cells[usize::from(loc)] = own;
        self.group[usize::from(loc)] = number;
        self.next[usize::from(loc)] = loc;
        let mut captured = None;
        for next in around {
            if self.cell(next) == own ^ 1 && self.open(next) == 0 {
                captured =
                    if captured.is_none() && self.len(next) == 1 { Some(Some(next)) } else { Some(None) };
                self.capture(next);
            }
        }
        for next in around {
            if self.cell(next) == own && self.group(next) != self.group(loc) {
                self.join(next, loc);
            }
        }
        if self.len(loc) > 1 {
            let group = self.group(loc);
            self.groups[group].fill(loc);
        } else if self.open(loc) == 1 {
            self.ko = captured.flatten();
        }
    }

    /// Takes back the last move.
    pub(super) fn undo(&mut self) {
        let Some(Played { color, loc, ko, joined, captured }) = self.played.pop() else { return };
        self.ko = ko;
        while self.joined.len() > joined
            && let Some(joined) = self.joined.pop()
        {
            self.part(joined);
        }
        while self.captured.len() > captured
            && let Some(group) = self.captured.pop()
        {
            self.restore(group, color);
        }
        self.groups.pop();
        self.cells[usize::from(loc)] = EMPTY;
        for next in self.around(loc) {
            if self.cell(next) == color as Cell ^ 1 {
                let group = self.group(next);
                self.groups[group].add(loc);
            }
        }
    }

    /// Removes a group without liberties.
    fn capture(&mut self, stone: Loc) {
        let (group, own) = (self.group(stone), self.cell(stone) ^ 1);
        self.captured.push(group as u16);
        let mut at = stone;
        for _ in 0..self.groups[group].stones {
            self.captured_stones.push(at);
            self.cells[usize::from(at)] = EMPTY;
            for next in self.around(at) {
                if self.cell(next) == own {
                    let group = self.group(next);
                    self.groups[group].add(at);
                }
            }
            at = self.next[usize::from(at)];
        }
    }

    /// Puts back a group that `color` captured. Moves on its points, since taken back, have overwritten the ring.
    fn restore(&mut self, group: u16, color: Color) {
        let start = self.captured_stones.len() - usize::from(self.groups[usize::from(group)].stones);
        let mut next_stone = self.captured_stones[start];
        while self.captured_stones.len() > start
            && let Some(stone) = self.captured_stones.pop()
        {
            self.cells[usize::from(stone)] = color as Cell ^ 1;
            self.group[usize::from(stone)] = group;
            self.next[usize::from(stone)] = next_stone;
            next_stone = stone;
            for next in self.around(stone) {
                if self.cell(next) == color as Cell {
                    let group = self.group(next);
                    self.groups[group].fill(stone);
                }
            }
        }
    }

    /// Joins two groups; the stones of the smaller one get the number of the other.
    fn join(&mut self, a: Loc, b: Loc) {
        let is_larger = self.len(a) >= self.len(b);
        let [large, small] = if is_larger { [a, b] } else { [b, a] }.map(|stone| self.group(stone));
        let (before, other) = (self.groups[large], self.groups[small]);
        self.joined.push(Joined { large: large as u16, small: small as u16, before });
        let group = &mut self.groups[large];
        other.liberties.members().for_each(|loc| group.add(loc as Loc));
        group.stones += other.stones;
        self.next.swap(usize::from(before.first), usize::from(other.first));
        self.number(before.first, other.stones, large);
    }

    /// Parts joined groups.
    fn part(&mut self, Joined { large, small, before }: Joined<B>) {
        let other = self.groups[usize::from(small)];
        self.groups[usize::from(large)] = before;
        self.number(before.first, other.stones, usize::from(small));
        self.next.swap(usize::from(before.first), usize::from(other.first));
    }

    /// Gives the next stones after one of a ring a group's number: those of the smaller group follow the first of the larger.
    fn number(&mut self, first: Loc, stones: u16, number: usize) {
        let mut stone = first;
        for _ in 0..stones {
            stone = self.next[usize::from(stone)];
            self.group[usize::from(stone)] = number as u16;
        }
    }
}
