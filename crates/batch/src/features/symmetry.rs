//! The eight images of a board.

use super::grid::Grid;
use pulp::Simd;

/// Replaces boards by their images. `masks` are the positions that are mirrored top to bottom, left to right, and then along the
/// diagonal.
#[inline(always)]
pub(super) fn apply<S: Simd>(grid: Grid<S>, masks: [S::u32s; 3], plane: &mut [S::u32s]) {
    let Grid { simd, rows, cols, .. } = grid;
    let mut swap = |a: usize, b: usize, mask| {
        let change = simd.and_u32s(simd.xor_u32s(plane[a], plane[b]), mask);
        plane[a] = simd.xor_u32s(plane[a], change);
        plane[b] = simd.xor_u32s(plane[b], change);
    };
    for row in 0..rows / 2 {
        for col in 0..cols {
            swap(row * cols + col, (rows - 1 - row) * cols + col, masks[0]);
        }
    }
    for row in 0..rows {
        for col in 0..cols / 2 {
            swap(row * cols + col, row * cols + cols - 1 - col, masks[1]);
        }
    }
    if rows == cols {
        for row in 0..rows {
            for col in 0..row {
                swap(row * cols + col, col * cols + row, masks[2]);
            }
        }
    }
}

/// The image of a point.
#[inline(always)]
pub(super) const fn image(rows: usize, cols: usize, symmetry: u8, point: usize) -> usize {
    let (mut row, mut col) = (point / cols, point % cols);
    if symmetry & 1 != 0 {
        row = rows - 1 - row;
    }
    if symmetry & 2 != 0 {
        col = cols - 1 - col;
    }
    if symmetry & 4 != 0 {
        (row, col) = (col, row);
    }
    row * cols + col
}
