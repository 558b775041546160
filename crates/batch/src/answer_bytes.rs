//! Results for many positions, as bytes.

use super::answers::Answers;
use super::bytes;
use super::lanes::LANES;
use super::rows::Rows;
use gocheck_board::Size;

impl Answers {
    /// Writes one byte per position from `first` on, 1 if it is valid and 0 if not, to fill `out`.
    ///
    /// # Panics
    /// If `out` has more bytes than there are positions from `first` on.
    pub fn write_valid(&self, first: usize, out: &mut [u8]) {
        check_room(first, out.len(), self.positions);
        for lanes in first / LANES..(first + out.len()).div_ceil(LANES) {
            let mut dead = [0; LANES];
            let chunks = &self.dead.words[lanes * self.dead.chunks..][..self.dead.chunks];
            for words in chunks.as_flattened() {
                for (dead, word) in dead.iter_mut().zip(words) {
                    *dead |= word;
                }
            }
            for (index, dead) in (lanes * LANES..).zip(dead) {
                if let Some(out) = index.checked_sub(first).and_then(|place| out.get_mut(place)) {
                    *out = u8::from(dead == 0);
                }
            }
        }
    }

    /// Writes one byte per point of each position from `first` on, row by row: 1 for the stones of dead groups, 0 elsewhere. The
    /// number of positions is given by the length of `out`.
    ///
    /// # Panics
    /// If the length of `out` is not a multiple of [`Size::area`], or is too large for the positions from `first` on.
    pub fn write_dead(&self, first: usize, out: &mut [u8]) {
        self.write(&self.dead, first, out);
    }

    /// Like [`Answers::write_dead`], for the points where the colour to move captures.
    ///
    /// # Panics
    /// As [`Answers::write_dead`].
    pub fn write_captures(&self, first: usize, out: &mut [u8]) {
        self.write(&self.captures, first, out);
    }

    /// Like [`Answers::write_dead`], for the points where the colour to move may play.
    ///
    /// # Panics
    /// As [`Answers::write_dead`].
    pub fn write_legal(&self, first: usize, out: &mut [u8]) {
        self.write(&self.legal, first, out);
    }

    fn write(&self, set: &Rows, first: usize, out: &mut [u8]) {
        let boards = whole_boards(self.size, out.len());
        check_room(first, boards, self.positions);
        bytes::write(self.size.area(), out, |board, chunk| [set.chunk_of(first + board, chunk), 0]);
    }
}

/// The number of boards for a number of values, one per point.
///
/// # Panics
/// If it is not a whole number of boards.
pub(super) fn whole_boards(size: Size, values: usize) -> usize {
    assert!(values.is_multiple_of(size.area()), "{values} values are not a whole number of {size} boards");
    values / size.area()
}

/// # Panics
/// If there are fewer positions from `first` on.
pub(super) fn check_room(first: usize, boards: usize, positions: usize) {
    let end = first.checked_add(boards);
    assert!(
        end.is_some_and(|end| end <= positions),
        "{boards} boards from {first} on in a batch of {positions}"
    );
}
