//! The neighbours of each point, as a program sees them.

use super::program::{Border, Direction, Near, Program};
use gocheck_board::Size;

#[derive(Clone, Copy)]
pub(super) struct Neighbor {
    pub(super) cell: usize,
    /// A stone there belongs to the group.
    pub(super) is_joined: bool,
    /// If it is empty, it is a liberty.
    pub(super) is_liberty: bool,
}

/// The neighbours of all points. Two more cells follow the board: a stone that surrounds it, and a point outside of it that is
/// always empty.
pub(super) struct Net {
    neighbors: Vec<Neighbor>,
    /// Where the neighbours of each cell end.
    ends: Vec<usize>,
}

impl Net {
    pub(super) fn new(program: &Program, size: Size) -> Self {
        let mut net = Self { neighbors: Vec::new(), ends: Vec::new() };
        let diagonals = [(-1, -1), (-1, 1), (1, -1), (1, 1)];
        for point in size.points() {
            let (row, col) = (point.row() as isize, point.col() as isize);
            for direction in ordered(program.order) {
                let is_forward = matches!(direction, Direction::Down | Direction::Right);
                let is_seen = match program.near {
                    Near::Without(other) => other != direction,
                    Near::Forward => is_forward,
                    _ => true,
                };
                let (down, right) = direction.step();
                let (row, col) = (row + down, col + right);
                let cell = cell(program, size, row, col, is_forward).filter(|_| is_seen);
                net.neighbors.extend(cell.map(|cell| Neighbor { cell, is_joined: true, is_liberty: true }));
            }
            if let Near::Eight { is_joined, is_liberty } = program.near {
                let cells =
                    diagonals.iter().filter_map(|(down, right)| inside(size, row + down, col + right));
                net.neighbors.extend(cells.map(|cell| Neighbor { cell, is_joined, is_liberty }));
            }
            net.ends.push(net.neighbors.len());
        }
        let is_edge = |row, col| row == 0 || col == 0 || row + 1 == size.rows() || col + 1 == size.cols();
        if let Border::Stones(_) = program.border {
            let edge = size.points().filter(|point| is_edge(point.row(), point.col()));
            net.neighbors.extend(edge.map(|point| Neighbor {
                cell: size.index(point),
                is_joined: true,
                is_liberty: true,
            }));
        }
        net.ends.extend([net.neighbors.len(); 2]);
        net
    }

    pub(super) fn of(&self, cell: usize) -> &[Neighbor] {
        let start = cell.checked_sub(1).and_then(|before| self.ends.get(before)).copied().unwrap_or(0);
        self.ends.get(cell).and_then(|&end| self.neighbors.get(start..end)).unwrap_or_default()
    }
}

/// The directions in one of their orders.
fn ordered(order: u8) -> [Direction; 4] {
    let mut left = Direction::ALL.to_vec();
    let mut rest = usize::from(order);
    [4, 3, 2, 1].map(|count| {
        let place = rest % count;
        rest /= count;
        left.remove(place)
    })
}

fn inside(size: Size, row: isize, col: isize) -> Option<usize> {
    let point = size.point(usize::try_from(row).ok()?, usize::try_from(col).ok()?)?;
    Some(size.index(point))
}

/// The cell at a place next to a point, on or off the board.
fn cell(program: &Program, size: Size, row: isize, col: isize, is_forward: bool) -> Option<usize> {
    let (rows, cols) = (size.rows() as isize, size.cols() as isize);
    if let Some(cell) = inside(size, row, col) {
        let is_skipped = match program.near {
            Near::Inner { skips_first, skips_last } => {
                skips_first && (row == 0 || col == 0) || skips_last && (row + 1 == rows || col + 1 == cols)
            }
            _ => false,
        };
        return (!is_skipped).then_some(cell);
    }
    match program.border {
        Border::Closed => None,
        Border::Liberty { first, last } => (if is_forward { last } else { first }).then_some(size.area() + 1),
        Border::Negative if is_forward => None,
        Border::Negative | Border::Torus => inside(size, row.rem_euclid(rows), col.rem_euclid(cols)),
        Border::Flat => {
            // Above the first row and below the last one there is nothing.
            let index = usize::try_from(row * cols + col).ok()?;
            (index < size.area()).then_some(index)
        }
        Border::Stones(_) => Some(size.area()),
    }
}
