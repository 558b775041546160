use gocheck_board::Point;
use gocheck_rules::Board;

/// A canonical form, equal exactly for positions of one size that are rotations or reflections of each other: the smallest
/// of the eight images (four if the board is not square), one byte per point.
#[must_use]
pub fn canonical(setup: &Board) -> Box<[u8]> {
    let size = setup.size();
    let (bottom, right) = (size.rows() - 1, size.cols() - 1);
    let is_square = bottom == right;
    let cell = |row, col| {
        let stone = size.point(row, col).and_then(|point| setup.get(point));
        stone.map_or(0, |color| 1 + color as u8)
    };
    let picture = |seen: u8| -> Box<[u8]> {
        let read = |point: Point| {
            let (row, col) = (point.row(), point.col());
            let (row, col) = if seen & 4 == 0 { (row, col) } else { (col, row) };
            let row = if seen & 1 == 0 { row } else { bottom - row };
            cell(row, if seen & 2 == 0 { col } else { right - col })
        };
        size.points().map(read).collect()
    };
    (1..if is_square { 8 } else { 4 }).map(picture).fold(picture(0), Ord::min)
}
