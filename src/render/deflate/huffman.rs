use super::bits::Bits;
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// A prefix code: few bits for frequent symbols.
pub(super) struct Code {
    lengths: Vec<u8>,
    /// Each symbol's bits, the first one lowest.
    words: Vec<u16>,
}

impl Code {
    /// The best code for symbols that come so often, none longer than `longest`; at least one symbol has a code.
    pub(super) fn new(counts: &[u32], longest: u8) -> Self {
        let mut counts = counts.to_vec();
        let lengths = loop {
            let lengths = lengths(&counts);
            if lengths.iter().all(|&length| length <= longest) {
                break lengths;
            }
            // Flatter counts make a flatter tree.
            for count in counts.iter_mut().filter(|count| **count > 0) {
                *count = count.div_ceil(2);
            }
        };
        Self { words: words(&lengths), lengths }
    }

    /// How many bits each symbol has; 0 when it never comes.
    pub(super) fn lengths(&self) -> &[u8] {
        &self.lengths
    }

    pub(super) fn write(&self, bits: &mut Bits, symbol: usize) {
        bits.push(u32::from(self.words[symbol]), u32::from(self.lengths[symbol]));
    }
}

/// Huffman's algorithm: the two rarest become one, until one is left.
fn lengths(counts: &[u32]) -> Vec<u8> {
    let mut lengths = vec![0; counts.len()];
    let mut parents: Vec<usize> = vec![0; counts.len()];
    let mut heap: BinaryHeap<Reverse<(u32, usize)>> = counts
        .iter()
        .enumerate()
        .filter(|(_, count)| **count > 0)
        .map(|(i, &count)| Reverse((count, i)))
        .collect();
    if heap.len() < 2 {
        let only = heap.pop().map_or(0, |Reverse((_, symbol))| symbol);
        lengths[only] = 1;
        return lengths;
    }
    while let (Some(Reverse((first, a))), Some(Reverse((second, b)))) = (heap.pop(), heap.pop()) {
        let parent = parents.len();
        parents.push(parent);
        (parents[a], parents[b]) = (parent, parent);
        if heap.is_empty() {
            break;
        }
        heap.push(Reverse((first + second, parent)));
    }
    // A parent comes behind its children, the root last.
    let mut depths = vec![0u8; parents.len()];
    for node in (0..parents.len() - 1).rev() {
        if node >= counts.len() || counts[node] > 0 {
            depths[node] = depths[parents[node]].saturating_add(1);
        }
    }
    lengths.copy_from_slice(&depths[..counts.len()]);
    lengths
}

/// The canonical code of these lengths.
fn words(lengths: &[u8]) -> Vec<u16> {
    let mut words = vec![0; lengths.len()];
    let mut next = 0u16;
    for length in 1..16u8 {
        next <<= 1;
        for (word, _) in words.iter_mut().zip(lengths).filter(|(_, other)| **other == length) {
            *word = next.reverse_bits() >> (16 - length);
            next += 1;
        }
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The counts with the deepest tree of all: without a limit, 40 bits.
    #[test]
    fn codes_are_complete_and_not_too_long() {
        let mut counts = vec![1, 1];
        while counts.len() < 40 {
            counts.push(counts[counts.len() - 1] + counts[counts.len() - 2]);
        }
        for (longest, symbols) in [(15, 40), (15, 3), (7, 19), (7, 2)] {
            let code = Code::new(&counts[..symbols], longest);
            assert!(code.lengths().iter().all(|length| (1..=longest).contains(length)));
            let filled: f64 = code.lengths().iter().map(|&length| 0.5f64.powi(length.into())).sum();
            assert_eq!(filled, 1.0, "every word is used");
        }
        assert_eq!(Code::new(&[4, 0, 2, 1, 1], 15).lengths(), [1, 0, 2, 3, 3]);
    }
}
