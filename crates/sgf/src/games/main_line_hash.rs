//! Hashes of a main line: one of the line itself, and one that is equal for all eight symmetries of the board.
//!
//! The second is the hash of the first line, in the order of points, among the line and its images. The beginning of that
//! line is the first image of the beginning, so a game and its continuation agree as far as both go.

use super::super::Replayer;
use super::GameRow;
use gocheck_board::{Color, Point, Size};
use gocheck_rules::random::{STEP, mix};

pub(super) struct MainLineHash {
    size: Option<Size>,
    hash: u64,
    symmetric: u64,
    /// The images that are first so far, as bits.
    first: u8,
    moves: u32,
    opening: Option<u64>,
    /// The second hash after each move from the last one of the opening on, if requested.
    prefixes: Option<Vec<u64>>,
    /// True if stones were set up since the last move.
    is_set_up: bool,
}

/// An item of a line.
#[derive(Clone, Copy)]
enum Item {
    Size,
    Stones(Color),
    Play(Color),
    Pass(Color),
}

impl Item {
    const fn word(self) -> u64 {
        match self {
            Self::Size => 1,
            Self::Stones(color) => 2 + color as u64,
            Self::Play(color) => 4 + color as u64,
            Self::Pass(color) => 6 + color as u64,
        }
    }
}

impl MainLineHash {
    pub(super) fn new(keeps_prefixes: bool) -> Self {
        let prefixes = keeps_prefixes.then(Vec::new);
        Self {
            size: None,
            hash: 0,
            symmetric: 0,
            first: 0,
            moves: 0,
            opening: None,
            prefixes,
            is_set_up: false,
        }
    }

    pub(super) fn begin(&mut self, size: Option<Size>) {
        self.size = size;
        let Some(size) = size else { return };
        // For a board that is not square, only those that keep rows and columns.
        self.first = if size.rows() == size.cols() { u8::MAX } else { 0b1111 };
        let extent = [size.rows() as u16, size.cols() as u16];
        self.mix(Item::Size, &extent, &extent);
    }

    /// Notes that stones were set up: the board is then part of the line before the next move.
    pub(super) const fn set_up(&mut self) {
        self.is_set_up = true;
    }

    /// Adds a move after it was played; without a point it is a pass.
    pub(super) fn play(&mut self, replayer: &Replayer, color: Color, point: Option<Point>) {
        if self.is_set_up {
            self.add_board(replayer, replayer.number().saturating_sub(1));
        }
        match (point, self.size) {
            (Some(point), Some(size)) => self.add(Item::Play(color), |image| [image_of(size, point, image)]),
            _ => self.mix(Item::Pass(color), &[], &[]),
        }
        self.moves += 1;
        if self.moves == GameRow::OPENING {
            self.opening = Some(self.symmetric);
        }
        if let Some(prefixes) = self.prefixes.as_mut().filter(|_| self.opening.is_some()) {
            prefixes.push(self.symmetric);
        }
    }

    /// Ends the line, and stores the hashes in its row.
    pub(super) fn finish(&mut self, replayer: &Replayer, row: &mut GameRow) {
        if self.is_set_up {
            self.add_board(replayer, replayer.number());
        }
        (row.hash, row.symmetric_hash, row.opening_hash) = (self.hash, self.symmetric, self.opening);
        row.prefix_hashes = self.prefixes.take().unwrap_or_default();
    }

    /// Adds the board after a move.
    #[cold]
    fn add_board(&mut self, replayer: &Replayer, number: u32) {
        self.is_set_up = false;
        let Some(size) = self.size else { return };
        let board = replayer.game().board_after(number);
        for color in Color::BOTH {
            self.add(Item::Stones(color), |image| {
                let mine = board.stones().filter(|&(_, stone)| stone == color);
                let mut places: Vec<u16> = mine.map(|(point, _)| image_of(size, point, image)).collect();
                places.sort_unstable();
                places
            });
        }
    }

    /// Adds an item with its images, and drops the images that are not first.
    #[inline]
    fn add<T: Ord + AsRef<[u16]>>(&mut self, item: Item, image: impl Fn(u8) -> T) {
        let itself = image(0);
        if self.first == 1 {
            return self.mix(item, itself.as_ref(), itself.as_ref());
        }
        let (mut first, mut least) = (0, None);
        for number in (0..u8::BITS as u8).filter(|number| self.first >> number & 1 == 1) {
            let found = image(number);
            match &least {
                Some(known) if found > *known => {}
                Some(known) if found == *known => first |= 1 << number,
                _ => (first, least) = (1 << number, Some(found)),
            }
        }
        self.first = first;
        let least = least.unwrap_or_else(|| image(0));
        self.mix(item, itself.as_ref(), least.as_ref());
    }

    #[inline]
    fn mix(&mut self, item: Item, itself: &[u16], least: &[u16]) {
        self.hash = mixed(self.hash, item, itself);
        self.symmetric = mixed(self.symmetric, item, least);
    }
}

#[inline]
fn mixed(hash: u64, item: Item, places: &[u16]) -> u64 {
    match places {
        [] => stirred(hash, item.word()),
        places => {
            places.iter().fold(hash, |hash, &place| stirred(hash, item.word() << 16 | u64::from(place)))
        }
    }
}

/// Combines a hash with a number.
#[inline]
const fn stirred(hash: u64, number: u64) -> u64 {
    mix(hash.wrapping_add(STEP) ^ number)
}

/// The place of a point in an image of the board. The bits mean mirrored top to bottom, left to right, and along the
/// diagonal.
#[inline]
fn image_of(size: Size, point: Point, image: u8) -> u16 {
    let is = |bit: u8| image >> bit & 1 == 1;
    let row = if is(0) { size.rows() - 1 - point.row() } else { point.row() };
    let col = if is(1) { size.cols() - 1 - point.col() } else { point.col() };
    let (row, col) = if is(2) { (col, row) } else { (row, col) };
    (row * 32 + col) as u16
}
