//! Deflate (RFC 1951, 1950) for pictures of boards.
//!
//! In a board the same things stand at the same distances: a pixel before, a row of pixels before, some points to the
//! left, a row of points above. A compressor that looks there and nowhere else finds almost everything that a general
//! one finds by searching, in a third of the time: docs/figures.md.

mod bits;
mod copies;
mod huffman;

use bits::Bits;
use copies::{Copies, Copy};
use huffman::Code;

pub(super) use copies::Lattice;

/// Ends a block.
const END: usize = 256;
const LITERALS: usize = 286;
const DISTANCES: usize = 30;
/// The order in which a block's head has the lengths of the codes for lengths.
const HEAD_ORDER: [usize; 19] = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

/// Compresses bytes into one zlib stream of one block with codes of its own.
pub(super) fn zlib(bytes: &[u8], lattice: &Lattice) -> Vec<u8> {
    let mut literals = [0u32; LITERALS];
    let mut distances = [0u32; DISTANCES];
    let mut tokens = Vec::with_capacity(bytes.len() / 16);
    for token in Copies::new(bytes, lattice) {
        match &token {
            &Token::Literal(byte) => literals[usize::from(byte)] += 1,
            Token::Copy(copy) => {
                literals[copy.length_symbol().0] += 1;
                distances[copy.distance_symbol().0] += 1;
            }
        }
        tokens.push(token);
    }
    literals[END] = 1;
    let (literals, distances) = (Code::new(&literals, 15), Code::new(&distances, 15));

    let mut bits = Bits::new(Vec::with_capacity(tokens.len() * 2 + 512));
    // A window of 32 KiB, the fastest of the levels, a checksum of both.
    bits.push(0x0178, 16);
    // The last block, with codes of its own.
    bits.push(0b101, 3);
    write_codes(&mut bits, &literals, &distances);
    for token in tokens {
        match token {
            Token::Literal(byte) => literals.write(&mut bits, usize::from(byte)),
            Token::Copy(copy) => {
                for (code, (symbol, extra, width)) in
                    [(&literals, copy.length_symbol()), (&distances, copy.distance_symbol())]
                {
                    code.write(&mut bits, symbol);
                    bits.push(extra, width);
                }
            }
        }
    }
    literals.write(&mut bits, END);
    let mut stream = bits.finish();
    stream.extend(simd_adler32::adler32(&bytes).to_be_bytes());
    stream
}

/// A byte as it is, or bytes that were there before.
enum Token {
    Literal(u8),
    Copy(Copy),
}

/// The head of a block: the lengths of all codes, in runs, coded themselves.
fn write_codes(bits: &mut Bits, literals: &Code, distances: &Code) {
    let lengths: Vec<u8> = literals.lengths().iter().chain(distances.lengths()).copied().collect();
    let mut runs: Vec<(usize, u32, u32)> = Vec::new();
    let mut rest = lengths.as_slice();
    while let Some(&length) = rest.first() {
        let count = rest.iter().take_while(|&&other| other == length).count();
        let count = match (length, count) {
            (0, 11..) => {
                runs.push((18, count.min(138) as u32 - 11, 7));
                count.min(138)
            }
            (0, 3..11) => {
                runs.push((17, count as u32 - 3, 3));
                count
            }
            // The length itself, and that it comes so many times again.
            (1.., 4..) => {
                let again = (count - 1).min(6);
                runs.extend([(usize::from(length), 0, 0), (16, again as u32 - 3, 2)]);
                1 + again
            }
            _ => {
                runs.push((usize::from(length), 0, 0));
                1
            }
        };
        rest = &rest[count..];
    }
    let mut counts = [0; HEAD_ORDER.len()];
    for &(symbol, ..) in &runs {
        counts[symbol] += 1;
    }
    let code = Code::new(&counts, 7);
    bits.push(LITERALS as u32 - 257, 5);
    bits.push(DISTANCES as u32 - 1, 5);
    bits.push(HEAD_ORDER.len() as u32 - 4, 4);
    for symbol in HEAD_ORDER {
        bits.push(u32::from(code.lengths()[symbol]), 3);
    }
    for (symbol, extra, width) in runs {
        code.write(bits, symbol);
        bits.push(extra, width);
    }
}
