use super::surroundings::{NEAR, SIDE};

/// The origin of each neighbour in a rotation by 90 degrees, and in a reflection left to right.
const TURNED: [usize; 8] = [5, 3, 0, 6, 1, 7, 4, 2];
const MIRRORED: [usize; 8] = [2, 1, 0, 4, 3, 7, 6, 5];

/// The neighbours off the board at the lower edge, and at the lower left corner.
const EDGE: usize = 0b0000_0111;
const CORNER: usize = 0b0010_1111;

/// The squares of a side that are off a board without walls, for all positions relative to the edges.
const OFF_BOARD: [usize; 6] = [0b00000, 0b00001, 0b00011, 0b10000, 0b11000, 0b11111];

/// The classes of surroundings that share a weight: images of each other.
pub(super) struct Classes {
    /// The class of each index.
    classes: Vec<u32>,
    /// Returns true if an index occurs on boards without walls.
    is_plain: fn(usize, u32) -> bool,
}

impl Classes {
    /// The classes of the indices of [`Framed::near`](super::Framed::near).
    ///
    /// Walls inside the board count like stones of the mover, which cannot be flipped. Their indices have classes of their
    /// own, which differ at the edges.
    pub(super) fn near() -> Self {
        let images = images();
        let of = |shape: usize| images.map(|image| usize::from(image[shape]));
        let (edges, corners) = (of(EDGE), of(CORNER));
        let class = |number: usize| {
            let (own, enemy) = (number & 255, number >> 8);
            let walls = own & enemy;
            let (kind, enemy) = if walls == 0 || edges.contains(&walls) || corners.contains(&walls) {
                (0, enemy)
            } else {
                (1 + u32::from(edges.iter().any(|edge| walls & edge == *edge)), enemy & !walls)
            };
            let seen = images.iter().map(|image| u32::from(image[own]) | u32::from(image[enemy]) << 8);
            seen.min().unwrap_or_default() + kind * NEAR as u32
        };
        Self { classes: (0..NEAR).map(class).collect(), is_plain: |_, class| class < NEAR as u32 }
    }

    /// The classes of the indices of [`Framed::sides`](super::Framed::sides).
    pub(super) fn side() -> Self {
        let reversed = |five: u32| five.reverse_bits() >> 27;
        let class = |number: u32| number.min(reversed(number & 31) | reversed(number >> 5) << 5);
        Self {
            classes: (0..SIDE as u32).map(class).collect(),
            is_plain: |number, _| OFF_BOARD.contains(&(number & number >> 5)),
        }
    }

    /// A table with a value from `next` for each class, which is called in the order of the smallest indices of the classes.
    /// Its argument is true if the class occurs on boards without walls.
    pub(super) fn spread<T: Copy>(&self, mut next: impl FnMut(bool) -> T) -> Vec<T> {
        let count = self.classes.iter().max().map_or(0, |&last| last as usize + 1);
        let mut known = vec![None; count];
        let mut of = |(number, &class): (usize, &u32)| {
            *known[class as usize].get_or_insert_with(|| next((self.is_plain)(number, class)))
        };
        self.classes.iter().enumerate().map(&mut of).collect()
    }
}

/// The images of eight neighbours under each symmetry.
fn images() -> [[u8; 256]; 8] {
    let moved = |bits: u8, from: [usize; 8]| (0..8).map(|to| (bits >> from[to] & 1) << to).sum();
    let mut images = [[0; 256]; 8];
    for bits in 0..=255 {
        let mut image = bits;
        for (symmetry, seen) in images.iter_mut().enumerate() {
            seen[usize::from(bits)] = image;
            image = moved(image, if symmetry == 3 { MIRRORED } else { TURNED });
        }
    }
    images
}
