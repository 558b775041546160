//! The groups of many positions and their liberties, a number a point.

use super::Batch;
use super::answers::{check_room, whole_boards};
use crate::board::Size;

/// The most points of a board.
const MOST: usize = Size::MAX * Size::MAX;

impl Batch {
    /// For each point of each board from `first` on the number of its stone's group, and -1 where there is no stone. The
    /// groups of a board are counted from 0, row by row by their first stones. As many boards as `out` has numbers for.
    ///
    /// # Panics
    /// When `out` has not [`Size::area`] numbers for each of some of the boards from `first` on.
    pub fn write_groups(&self, first: usize, out: &mut [i16]) {
        self.write_labels(first, out, |_, _, _| {});
    }

    /// For each point of each board from `first` on the number of liberties of its stone's group: 0 for a dead one, and
    /// also where there is no stone.
    ///
    /// # Panics
    /// As [`Batch::write_groups`].
    pub fn write_liberties(&self, first: usize, out: &mut [i16]) {
        self.write_labels(first, out, liberties);
    }

    /// Writes the groups of each board and changes them.
    #[inline]
    fn write_labels(&self, first: usize, out: &mut [i16], change: impl Fn(Size, usize, &mut [i16])) {
        let area = self.size.area();
        check_room(first, whole_boards(self.size, out.len()), self.positions);
        let mut cells = [0; MOST];
        for (index, out) in (first..).zip(out.chunks_exact_mut(area)) {
            self.write_cells(index, &mut cells[..area]);
            let groups = groups(self.size.cols(), &cells[..area], out);
            change(self.size, groups, out);
        }
    }
}

/// Numbers the groups: how many there are. Every stone is joined with the ones above and left of it, and points to an
/// earlier stone of its group or, the first one, to itself (disjoint sets, Galler and Fischer 1964).
fn groups(cols: usize, cells: &[i8], ids: &mut [i16]) -> usize {
    let mut earlier: [u16; MOST] = [0; MOST];
    let first_of = |earlier: &[u16; MOST], point: usize| {
        let mut point = point;
        while usize::from(earlier[point]) != point {
            point = earlier[point].into();
        }
        point
    };
    for (point, &cell) in cells.iter().enumerate().filter(|&(_, &cell)| cell != 0) {
        earlier[point] = point as u16;
        let left = (point % cols != 0).then(|| point - 1);
        for next in [left, point.checked_sub(cols)].into_iter().flatten().filter(|&next| cells[next] == cell)
        {
            let (a, b) = (first_of(&earlier, point), first_of(&earlier, next));
            earlier[a.max(b)] = a.min(b) as u16;
        }
    }
    let mut groups = 0;
    for (point, &cell) in cells.iter().enumerate() {
        let first = usize::from(earlier[point]);
        ids[point] = match cell {
            0 => -1,
            _ if first == point => {
                groups += 1;
                groups - 1
            }
            _ => ids[first],
        };
    }
    groups as usize
}

/// Makes liberties of the numbers of so many groups.
fn liberties(size: Size, groups: usize, ids: &mut [i16]) {
    let cols = size.cols();
    let mut counts = [0; MOST];
    for point in (0..ids.len()).filter(|&point| ids[point] < 0) {
        let col = point % cols;
        let at = |on_board: bool, next: usize| if on_board { ids[next] } else { -1 };
        let beside = [
            at(point >= cols, point.wrapping_sub(cols)),
            at(col > 0, point.wrapping_sub(1)),
            at(col + 1 < cols, point + 1),
            at(point + cols < ids.len(), point + cols),
        ];
        for (place, &group) in beside.iter().enumerate() {
            if group >= 0 && !beside[..place].contains(&group) {
                counts[group as usize] += 1;
            }
        }
    }
    let counts = &counts[..groups];
    for id in ids {
        *id = counts.get(*id as usize).copied().unwrap_or(0);
    }
}
