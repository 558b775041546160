//! The groups of many positions and their liberties, as one number per point.

use super::answers::{check_room, whole_boards};
use super::boards::Batch;
use crate::board::Size;

/// The maximum number of points of a board.
const MOST: usize = Size::MAX * Size::MAX;

/// The maximum number of points of a board with a row above and below it and a column next to it.
const MOST_FRAMED: usize = (Size::MAX + 2) * (Size::MAX + 1) + 1;

impl Batch {
    /// Writes the number of the stone's group for each point of the boards from `first` on, and -1 for empty points. Groups of
    /// a board are numbered from 0, row by row by their first stones. The number of boards is given by the length of `out`.
    ///
    /// ```
    /// use gocheck_rules::board::{Color, Size};
    /// use gocheck_rules::Batch;
    ///
    /// // . X O
    /// // X O O
    /// let mut batch = Batch::new(Size::new(2, 3)?, 1);
    /// batch.put_cells(0, &[0, 1, -1, 1, -1, -1], |_| Color::White)?;
    /// let (mut groups, mut liberties) = ([0; 6], [0; 6]);
    /// batch.write_groups(0, &mut groups);
    /// batch.write_liberties(0, &mut liberties);
    /// assert_eq!(groups, [-1, 0, 1, 2, 1, 1]);
    /// assert_eq!(liberties, [0, 1, 0, 1, 0, 0]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Panics
    /// If the length of `out` is not a multiple of [`Size::area`], or is too large for the boards from `first` on.
    pub fn write_groups(&self, first: usize, out: &mut [i16]) {
        self.write_numbers(first, out, |groups, out| {
            groups.ids.rows().zip(out).for_each(|(ids, out)| out.copy_from_slice(ids));
        });
    }

    /// Writes the number of liberties of the stone's group for each point of the boards from `first` on: 0 for dead groups and
    /// for empty points.
    ///
    /// # Panics
    /// As for [`Batch::write_groups`].
    pub fn write_liberties(&self, first: usize, out: &mut [i16]) {
        self.write_numbers(first, out, |groups, out| {
            let liberties = groups.liberties();
            for (ids, out) in groups.ids.rows().zip(out) {
                for (&id, out) in ids.iter().zip(out) {
                    *out = liberties[slot(id)];
                }
            }
        });
    }

    /// Writes numbers of the groups of each board, row by row.
    #[inline]
    fn write_numbers(
        &self,
        first: usize,
        out: &mut [i16],
        write: impl Fn(&Groups, std::slice::ChunksExactMut<'_, i16>),
    ) {
        let area = self.size.area();
        check_room(first, whole_boards(self.size, out.len()), self.positions);
        let mut groups = Groups::new(self.size);
        let mut cells = [0; MOST];
        for (index, out) in (first..).zip(out.chunks_exact_mut(area)) {
            self.write_cells(index, &mut cells[..area]);
            groups.find(&cells[..area]);
            write(&groups, out.chunks_exact_mut(self.size.cols()));
        }
    }
}

/// The index of a group's number in a table whose first entry stands for "no group", with the number -1.
fn slot(id: i16) -> usize {
    usize::from((id + 1) as u16)
}

/// The groups of a board.
///
/// Every point takes the label of the stones of its colour to the left or above, or a new one. If both have labels, the later
/// one points to the earlier one (disjoint sets, Galler and Fischer 1964). Empty points are treated like stones until groups
/// are numbered, because branches that depend on single points are unpredictable.
struct Groups {
    /// The label of each point.
    labels: [u16; MOST],
    /// For each label, an earlier one of the same group, or itself.
    earlier: [u16; MOST + 1],
    /// The content of the points with a label.
    cells: [i8; MOST + 1],
    /// For each label, the number of its group.
    numbers: [i16; MOST + 1],
    ids: Framed,
}

/// The number of each point's group; a frame of points without groups.
struct Framed {
    size: Size,
    ids: [i16; MOST_FRAMED],
}

impl Framed {
    const fn stride(&self) -> usize {
        self.size.cols() + 1
    }

    fn rows(&self) -> impl Iterator<Item = &[i16]> {
        let cols = self.size.cols();
        self.ids[self.stride() + 1..]
            .chunks(self.stride())
            .take(self.size.rows())
            .map(move |row| &row[..cols])
    }
}

impl Groups {
    fn new(size: Size) -> Self {
        Self {
            labels: [0; MOST],
            earlier: [0; MOST + 1],
            cells: [0; MOST + 1],
            numbers: [0; MOST + 1],
            ids: Framed { size, ids: [-1; MOST_FRAMED] },
        }
    }

    fn find(&mut self, cells: &[i8]) {
        let Self { labels, earlier, cells: cells_of, numbers, ids } = self;
        let (cols, stride) = (ids.size.cols(), ids.stride());
        let mut count = 0;
        let mut above = [NO_CELL; Size::MAX];
        let mut above_labels = [0; Size::MAX];
        for (cells, labels) in cells.chunks_exact(cols).zip(labels.chunks_exact_mut(cols)) {
            let (mut left, mut left_label) = (NO_CELL, 0);
            for (col, (&cell, label)) in cells.iter().zip(labels).enumerate() {
                (earlier[count], cells_of[count]) = (count as u16, cell);
                let (as_left, as_above) = (cell == left, cell == above[col]);
                let joined = if as_left { left_label } else { above_labels[col] };
                *label = if as_left | as_above { joined } else { count as u16 };
                count += usize::from(!(as_left | as_above));
                if as_left & as_above & (left_label != above_labels[col]) {
                    unite(earlier, left_label, above_labels[col]);
                }
                (left, left_label) = (cell, *label);
                (above[col], above_labels[col]) = (cell, *label);
            }
        }
        let mut groups = 0;
        for label in 0..count {
            let first = earlier[usize::from(earlier[label])];
            earlier[label] = first;
            let is_new = usize::from(first) == label && cells_of[label] != 0;
            let number = if is_new { groups } else { -1 };
            numbers[label] = number;
            numbers[label] = if usize::from(first) == label { number } else { numbers[usize::from(first)] };
            groups += i16::from(is_new);
        }
        for (labels, ids) in
            labels[..cells.len()].chunks_exact(cols).zip(ids.ids[stride + 1..].chunks_mut(stride))
        {
            for (&label, id) in labels.iter().zip(ids) {
                *id = numbers[usize::from(label)];
            }
        }
    }

    /// The liberties of each group, at its [`slot`].
    fn liberties(&self) -> [i16; MOST + 1] {
        let (ids, stride) = (&self.ids.ids, self.ids.stride());
        let mut empty = [0; MOST];
        let mut count = 0;
        for (row, ids) in self.ids.rows().enumerate() {
            for (col, &id) in ids.iter().enumerate() {
                empty[count] = (row + 1) * stride + col + 1;
                count += usize::from(id < 0);
            }
        }
        let mut liberties = [0; MOST + 1];
        for &place in &empty[..count] {
            let [a, b, c, d] = [place - stride, place - 1, place + 1, place + stride].map(|next| ids[next]);
            liberties[slot(a)] += 1;
            liberties[slot(b)] += i16::from(b != a);
            liberties[slot(c)] += i16::from((c != a) & (c != b));
            liberties[slot(d)] += i16::from((d != a) & (d != b) & (d != c));
        }
        liberties[slot(-1)] = 0;
        liberties
    }
}

/// A value that occurs on no board.
const NO_CELL: i8 = 2;

/// Unites the groups of two labels.
fn unite(earlier: &mut [u16; MOST + 1], a: u16, b: u16) {
    let first = |mut label: u16| {
        while earlier[usize::from(label)] != label {
            label = earlier[usize::from(label)];
        }
        label
    };
    let (a, b) = (first(a), first(b));
    earlier[usize::from(a.max(b))] = a.min(b);
}
