use super::Token;

/// The fewest and the most bytes that are copied at once, and from how far.
const LEAST: usize = 3;
const MOST: usize = 258;
const WINDOW: usize = 32_768;

/// Where in a picture of a board to look for the same.
pub(in crate::render) struct Lattice {
    /// How far apart it is likely to stand, the nearest first.
    distances: Vec<usize>,
    /// A copy of so many bytes is long enough to look no further.
    enough: usize,
}

impl Lattice {
    /// Of rows of `stride` bytes with a point every `cell` bytes and every `cell` rows, and half a cell round all.
    pub(in crate::render) fn new(stride: usize, cell: usize) -> Self {
        // From the first point of a row to the last.
        let reach = (stride / cell).saturating_sub(2);
        let left = (1..=reach).map(|count| count * cell);
        let above = (0..=2 * reach).map(|count| (stride * cell + count * cell).saturating_sub(reach * cell));
        let near = [1, 2, stride - 1, stride, stride + 1, 2 * stride];
        let mut distances: Vec<usize> = near.into_iter().chain(left).chain(above).collect();
        distances.retain(|distance| (1..=WINDOW).contains(distance));
        distances.sort_unstable();
        distances.dedup();
        Self { distances, enough: 2 * cell }
    }
}

/// Bytes that were there before.
pub(super) struct Copy {
    length: u16,
    distance: u16,
}

impl Copy {
    /// The symbol of its length; what the symbol leaves open, in so many bits.
    pub(super) const fn length_symbol(&self) -> (usize, u32, u32) {
        if self.length as usize == MOST {
            return (285, 0, 0);
        }
        let (symbol, extra, width) = split(self.length as u32 - LEAST as u32, 2);
        (257 + symbol, extra, width)
    }

    /// The same of its distance.
    pub(super) const fn distance_symbol(&self) -> (usize, u32, u32) {
        split(self.distance as u32 - 1, 1)
    }
}

/// A number's symbol: the place of its highest bit and the `kept` bits behind that one; the other bits are left open.
const fn split(number: u32, kept: u32) -> (usize, u32, u32) {
    if number >> kept == 0 {
        return (number as usize, 0, 0);
    }
    let width = number.ilog2() - kept;
    (((width << kept) + (number >> width)) as usize, number & ((1 << width) - 1), width)
}

/// The bytes as literals and copies: at each place the longest copy that the lattice offers.
pub(super) struct Copies<'a> {
    bytes: &'a [u8],
    at: usize,
    lattice: &'a Lattice,
}

impl<'a> Copies<'a> {
    pub(super) const fn new(bytes: &'a [u8], lattice: &'a Lattice) -> Self {
        Self { bytes, at: 0, lattice }
    }

    fn longest(&self) -> Option<Copy> {
        let rest = &self.bytes[self.at..];
        let rest = &rest[..rest.len().min(MOST)];
        // So few bytes are not worth a copy.
        let front = word(rest)?;
        let enough = rest.len().min(self.lattice.enough);
        let (mut length, mut nearest) = (0, 0);
        for &distance in &self.lattice.distances {
            if distance > self.at || length >= enough {
                break;
            }
            let source = &self.bytes[self.at - distance..][..rest.len()];
            // Zero bits at the end are bytes in common: all 64 where the words are equal.
            let mut common = (word(source)? ^ front).trailing_zeros() as usize / 8;
            if common <= length.min(7) {
                continue;
            }
            if common == 8 {
                if source[length] != rest[length] {
                    continue;
                }
                common = in_common(source, rest);
            }
            if common > length {
                (length, nearest) = (common, distance);
            }
        }
        (length >= LEAST).then_some(Copy { length: length as u16, distance: nearest as u16 })
    }
}

/// The first eight bytes, the first one lowest.
fn word(bytes: &[u8]) -> Option<u64> {
    bytes.first_chunk().map(|chunk| u64::from_le_bytes(*chunk))
}

impl Iterator for Copies<'_> {
    type Item = Token;

    fn next(&mut self) -> Option<Token> {
        let &byte = self.bytes.get(self.at)?;
        let copy = self.longest();
        self.at += copy.as_ref().map_or(1, |copy| usize::from(copy.length));
        Some(copy.map_or(Token::Literal(byte), Token::Copy))
    }
}

/// How many bytes two slices of one length have in common at their fronts.
fn in_common(a: &[u8], b: &[u8]) -> usize {
    let (words, _) = b.as_chunks::<8>();
    for (i, (x, y)) in a.as_chunks::<8>().0.iter().zip(words).enumerate() {
        let differing = u64::from_le_bytes(*x) ^ u64::from_le_bytes(*y);
        if differing != 0 {
            return i * 8 + differing.trailing_zeros() as usize / 8;
        }
    }
    let checked = words.len() * 8;
    checked + a[checked..].iter().zip(&b[checked..]).take_while(|(x, y)| x == y).count()
}
