//! The groups of a board and their liberties.
//!
//! Few branches, because those that depend on a board are guessed wrong half of the time: the board has a margin, and what is not
//! there counts for group 0.

use gocheck_board::Size;

/// The number of places of the largest board with a margin above, below and right of each row, which is also left of the next.
const MOST: usize = (Size::MAX + 2) * (Size::MAX + 1) + 1;

/// Writes the number of the group of each stone, in the order of their first stones, and -1 on empty points; and the number of
/// its liberties, and 0 on empty points. An array that is empty is skipped.
pub(super) fn number(cells: &[i8], size: Size, groups: &mut [i16], liberties: &mut [i16]) {
    let (cols, width) = (size.cols(), size.cols() + 1);
    let mut colors = [0; MOST];
    for (row, cells) in cells.chunks_exact(cols).enumerate() {
        colors[(row + 1) * width..][1..=cols].copy_from_slice(cells);
    }
    let places = || (1..=size.rows()).flat_map(|row| row * width + 1..row * width + 1 + cols);
    // The numbers begin with 1.
    let numbers = numbers(&colors, width, places());
    for (group, place) in groups.iter_mut().zip(places()) {
        *group = numbers[place] as i16 - 1;
    }
    if liberties.is_empty() {
        return;
    }
    let mut counts = [0; MOST];
    for place in places() {
        let is_empty = colors[place] == 0;
        let near = [place - width, place - 1, place + 1, place + width].map(|near| numbers[near]);
        for (index, &group) in near.iter().enumerate() {
            // A point is one liberty of a group, however many stones of it are next to it.
            let is_first = near[..index].iter().fold(true, |is_first, &other| is_first & (other != group));
            counts[usize::from(group)] += i16::from(is_empty & is_first);
        }
    }
    counts[0] = 0;
    for (liberties, place) in liberties.iter_mut().zip(places()) {
        *liberties = counts[usize::from(numbers[place])];
    }
}

/// The number of each stone's group from 1, and 0 elsewhere.
fn numbers(colors: &[i8; MOST], width: usize, places: impl Iterator<Item = usize> + Clone) -> [u16; MOST] {
    // Each stone belongs to the group of an earlier one, or is the first of its group.
    let mut first = [0; MOST];
    for place in places.clone() {
        let color = colors[place];
        let is_same = |near: usize| colors[near] == color;
        let (left, above) = (is_same(place - 1), is_same(place - width));
        first[place] = if left { first[place - 1] } else { place as u16 };
        // With the two to the left, those above and here are already in one group.
        if color != 0 && above && !(left && is_same(place - width - 1)) {
            join(&mut first, place, place - width);
        }
    }
    let (mut numbers, mut count) = ([0; MOST], 0);
    for place in places {
        // The groups of all earlier stones are known.
        let start = first[usize::from(first[place])];
        first[place] = start;
        let (is_stone, start) = (u16::from(colors[place] != 0), usize::from(start));
        count += is_stone & u16::from(start == place);
        numbers[place] = is_stone * if start == place { count } else { numbers[start] };
    }
    numbers
}

fn join(first: &mut [u16; MOST], one: usize, other: usize) {
    let (one, other) = (find(first, one), find(first, other));
    first[one.max(other)] = one.min(other) as u16;
}

fn find(first: &mut [u16; MOST], mut place: usize) -> usize {
    while usize::from(first[place]) != place {
        // The next search is shorter.
        first[place] = first[usize::from(first[place])];
        place = usize::from(first[place]);
    }
    place
}
