//! The images of boards: mirrored and turned.

use gocheck_board::Size;

/// The images of a board, kept up to date.
pub(crate) struct Images {
    size: Size,
    /// For each symmetry, the place of each point in the image.
    places: Vec<Vec<u16>>,
    boards: Vec<Vec<i8>>,
    /// The symmetries whose images are kept up to date: the board itself, and the requested ones.
    kept: Vec<usize>,
    /// A board to compare with the current one.
    changed: Vec<i8>,
}

impl Images {
    pub(crate) fn new(size: Size) -> Self {
        let points: Vec<u16> = (0..size.area() as u16).collect();
        let symmetries = if size.rows() == size.cols() { 0..8 } else { 0..4 };
        let places = symmetries.map(|symmetry| {
            let (mut sources, mut places) = (points.clone(), points.clone());
            image(&points, symmetry, size, &mut sources);
            sources.iter().zip(&points).for_each(|(&source, &place)| places[usize::from(source)] = place);
            places
        });
        let places: Vec<_> = places.collect();
        let boards = vec![vec![0; size.area()]; places.len()];
        Self { size, places, boards, kept: Vec::new(), changed: vec![0; size.area()] }
    }

    /// Starts with the board that a function writes, and keeps the images under these symmetries up to date.
    pub(crate) fn restart(&mut self, symmetries: &[i8], write: impl FnOnce(&mut [i8])) {
        let is_kept = |&symmetry: &usize| symmetry == 0 || symmetries.contains(&(symmetry as i8));
        self.kept.clear();
        self.kept.extend((0..self.boards.len()).filter(is_kept));
        write(&mut self.changed);
        for &symmetry in &self.kept {
            image(&self.changed, symmetry as i8, self.size, &mut self.boards[symmetry]);
        }
    }

    /// The symmetry must be one of those kept.
    pub(crate) fn board(&self, symmetry: i8) -> &[i8] {
        &self.boards[symmetry as usize]
    }

    pub(crate) fn set(&mut self, index: usize, cell: i8) {
        for &symmetry in &self.kept {
            self.boards[symmetry][usize::from(self.places[symmetry][index])] = cell;
        }
    }

    /// Updates the points that differ from the board that a function writes.
    pub(crate) fn change(&mut self, write: impl FnOnce(&mut [i8])) {
        write(&mut self.changed);
        for index in 0..self.changed.len() {
            if self.changed[index] != self.boards[0][index] {
                self.set(index, self.changed[index]);
            }
        }
    }
}

/// The image of a board. The bits of `symmetry` mean mirrored top to bottom (1), left to right (2), and then along the
/// diagonal (4), which only square boards have.
pub(crate) fn image<T: Copy>(board: &[T], symmetry: i8, size: Size, out: &mut [T]) {
    let (rows, cols) = (size.rows(), size.cols());
    if symmetry == 0 {
        out.copy_from_slice(board);
        return;
    }
    let row_of = |row: usize| if symmetry & 1 == 0 { row } else { rows - 1 - row };
    for (row, out) in out.chunks_exact_mut(cols).enumerate() {
        if symmetry & 4 == 0 {
            out.copy_from_slice(&board[row_of(row) * cols..][..cols]);
        } else {
            // The column of the board that becomes this row.
            let col = if symmetry & 2 == 0 { row } else { cols - 1 - row };
            for (place, out) in out.iter_mut().enumerate().take(rows) {
                *out = board[row_of(place) * cols + col];
            }
            continue;
        }
        if symmetry & 2 != 0 {
            out.reverse();
        }
    }
}
