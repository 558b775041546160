//! The groups and liberties of one board, by a flood fill: faster than the planes for a few boards.

use gocheck_board::Size;

/// The maximum number of points of a board.
const MOST: usize = Size::MAX * Size::MAX;

/// Writes the number of the stone's group for each point, from 0, or -1 for empty points, and the number of liberties of the
/// group, or 0. `cells` are the colours of the points, 0 for empty ones; the others have as many points.
pub(super) fn walk(size: Size, cells: &[i8], groups: Option<&mut [i16]>, liberties: Option<&mut [i16]>) {
    let (cols, area) = (size.cols(), size.area());
    let mut numbers = [-1; MOST];
    let mut counts = [0; MOST];
    // For each empty point, the last group that it is a liberty of.
    let mut credited = [-1; MOST];
    let mut group = 0;
    let mut stones = Vec::new();
    for first in 0..area {
        if cells[first] == 0 || numbers[first] >= 0 {
            continue;
        }
        numbers[first] = group;
        stones.clear();
        stones.push(first);
        let (mut visited, mut count) = (0, 0);
        while let Some(&stone) = stones.get(visited) {
            visited += 1;
            let col = stone % cols;
            let left = (col > 0).then(|| stone - 1);
            let right = (col + 1 < cols).then(|| stone + 1);
            let [above, below] = [stone.checked_sub(cols), Some(stone + cols).filter(|&next| next < area)];
            for next in [above, left, right, below].into_iter().flatten() {
                if cells[next] == 0 && credited[next] != group {
                    credited[next] = group;
                    count += 1;
                } else if cells[next] == cells[stone] && numbers[next] < 0 {
                    numbers[next] = group;
                    stones.push(next);
                }
            }
        }
        stones.iter().for_each(|&stone| counts[stone] = count);
        group += 1;
    }
    for (out, found) in [(groups, &numbers), (liberties, &counts)] {
        if let Some(out) = out {
            out.copy_from_slice(&found[..area]);
        }
    }
}
