//! The groups of many positions and their liberties, as one number per point.

use super::answer_bytes::{check_room, whole_boards};
use super::boards::Batch;
use super::lanes::{BLOCK, LANES, aligned};
use super::numbering::{self, Numbering};
use super::numbers;
use super::walk::walk;
use gocheck_board::Size;
use pulp::{Arch, Simd, WithSimd};

/// Up to this many boards of a vector are faster one by one. So are all boards without vectors.
const FEW: usize = 32;

impl Batch {
    /// Writes the number of the stone's group for each point of the boards from `first` on, and -1 for empty points. Groups of
    /// a board are numbered from 0, row by row by their first stones. The number of boards is given by the length of `out`.
    ///
    /// ```
    /// use gocheck_board::{Color, Size};
    /// use gocheck_batch::Batch;
    ///
    /// // . X O
    /// // X O O
    /// let mut batch = Batch::new(Size::new(2, 3)?, 1);
    /// batch.put_cells(0, &[0, 1, -1, 1, -1, -1], |_| Color::White)?;
    /// let (mut groups, mut liberties) = ([0; 6], [0; 6]);
    /// batch.write_groups_and_liberties(0, &mut groups, &mut liberties);
    /// assert_eq!(groups, [-1, 0, 1, 2, 1, 1]);
    /// assert_eq!(liberties, [0, 1, 0, 1, 0, 0]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Panics
    /// If the length of `out` is not a multiple of [`Size::area`], or is too large for the boards from `first` on.
    pub fn write_groups(&mut self, first: usize, out: &mut [i16]) {
        self.write_numbers(first, out.len(), Some(out), None);
    }

    /// Writes the number of liberties of the stone's group for each point of the boards from `first` on: 0 for dead groups and
    /// for empty points.
    ///
    /// # Panics
    /// As for [`Batch::write_groups`].
    pub fn write_liberties(&mut self, first: usize, out: &mut [i16]) {
        self.write_numbers(first, out.len(), None, Some(out));
    }

    /// Like [`Batch::write_groups`] and [`Batch::write_liberties`], in little more time than one of them.
    ///
    /// # Panics
    /// As for [`Batch::write_groups`]; also if `groups` and `liberties` have different lengths.
    pub fn write_groups_and_liberties(&mut self, first: usize, groups: &mut [i16], liberties: &mut [i16]) {
        assert_eq!(groups.len(), liberties.len(), "as many numbers of groups as of liberties");
        self.write_numbers(first, groups.len(), Some(groups), Some(liberties));
    }

    fn write_numbers(
        &mut self,
        first: usize,
        length: usize,
        groups: Option<&mut [i16]>,
        liberties: Option<&mut [i16]>,
    ) {
        let boards = whole_boards(self.size, length);
        check_room(first, boards, self.positions);
        let mut planes = std::mem::take(&mut self.numbering);
        if boards > FEW {
            planes.resize(numbering::planes(self.size) * LANES + LANES, 0);
        }
        Arch::new().dispatch(Number { batch: self, planes: &mut planes, first, boards, groups, liberties });
        self.numbering = planes;
    }
}

/// The computation, compiled for each instruction set.
struct Number<'a> {
    batch: &'a Batch,
    planes: &'a mut [u32],
    first: usize,
    boards: usize,
    groups: Option<&'a mut [i16]>,
    liberties: Option<&'a mut [i16]>,
}

impl WithSimd for Number<'_> {
    type Output = ();

    #[inline(always)]
    fn with_simd<S: Simd>(self, simd: S) {
        let Self { batch, planes, first, boards, mut groups, mut liberties } = self;
        let (size, area) = (batch.size, batch.size.area());
        // A block consists of several vectors if these are narrow.
        let together = 8 * size_of::<S::u32s>();
        let parts = BLOCK / together;
        let end = first + boards;
        for vector in first / together..end.div_ceil(together) {
            let start = vector * together;
            let within = first.max(start)..end.min(start + together);
            if within.len() <= FEW {
                for index in within {
                    let at = (index - first) * area..(index - first + 1) * area;
                    batch.walk(
                        index,
                        [&mut groups, &mut liberties].map(|out| out.as_mut().map(|out| &mut out[at.clone()])),
                    );
                }
                continue;
            }
            let words = BLOCK / LANES * batch.own.chunks;
            let given = [&batch.own, &batch.opponent]
                .map(|rows| rows.words[vector / parts * words..][..words].as_flattened().as_flattened());
            let mut numbering = Numbering::new(simd, size, aligned(&mut *planes));
            let [numbers, counts] = numbering.run(given, vector % parts, liberties.is_some());
            let board = |row: usize| {
                let index = start + row;
                within.contains(&index).then(|| index - first)
            };
            if let Some(out) = &mut groups {
                numbers::write::<S, true>(simd, area, numbers, out, board);
            }
            if let Some(out) = &mut liberties {
                numbers::write::<S, false>(simd, area, counts, out, board);
            }
        }
    }
}

impl Batch {
    /// Like [`Batch::write_groups_and_liberties`], for one board.
    fn walk(&self, index: usize, [groups, liberties]: [Option<&mut [i16]>; 2]) {
        let mut cells = [0; Size::MAX * Size::MAX];
        let cells = &mut cells[..self.size.area()];
        self.write_cells(index, cells);
        walk(self.size, cells, groups, liberties);
    }
}

/// [`Batch::write_groups_and_liberties`] of all boards, with the given vectors.
#[cfg(test)]
pub(super) fn number_with<S: Simd>(simd: S, batch: &Batch, [groups, liberties]: &mut [Vec<i16>; 2]) {
    let mut planes = vec![0; numbering::planes(batch.size) * LANES + LANES];
    simd.vectorize(Number {
        batch,
        planes: &mut planes,
        first: 0,
        boards: batch.len(),
        groups: Some(&mut groups[..]),
        liberties: Some(&mut liberties[..]),
    });
}
