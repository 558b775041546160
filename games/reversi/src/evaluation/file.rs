//! The weights file, compressed to about a quarter. The embedded one is unpacked at build time (`build.rs`).

use super::layout::{HIDDEN, PADDED, PHASES, SIZE, STAGES, canonical};
use std::borrow::Cow;
use std::fmt;

const MAGIC: &[u8; 8] = b"reversi3";

/// The maximum size of the weights of a row that is stored with four bits a weight.
const NIBBLE: i8 = 7;

/// Uncompressed weights. Numbers of two bytes are little-endian.
pub(super) struct Tables<'a> {
    /// The pattern weights: [`PADDED`] numbers for each phase.
    pub weights: Cow<'a, [u8]>,
    /// The network's [`PADDED`] rows of [`HIDDEN`] weights, a byte each; empty without a network.
    pub rows: Cow<'a, [u8]>,
    /// The biases and output weights of each stage, as numbers; empty without a network.
    pub stages: Cow<'a, [u8]>,
}

/// Compresses the tables.
///
/// For each phase the file contains the weights that are their own mirror image or the first of two. Weights are zigzag
/// encoded as variable-length numbers (LEB128): twice their size, less one if negative. A 0 is followed by the number of
/// further zeros.
///
/// The network follows, if there is one: its stages uncompressed, then the rows that are their own mirror image or the
/// first of two. Each row begins with the number of bits of its weights: 4, with the first of two weights in the low bits,
/// or 8. A 0 stands for a row of zeros and is followed by the number of further such rows.
#[must_use]
pub(super) fn pack(tables: &Tables<'_>) -> Vec<u8> {
    let mut bytes = MAGIC.to_vec();
    let mut zeros = 0;
    for weights in tables.weights.as_chunks().0.as_chunks::<PADDED>().0 {
        for &index in originals() {
            let weight = i32::from(i16::from_le_bytes(weights[index as usize]));
            if weight == 0 {
                zeros += 1;
                continue;
            }
            write_zeros(&mut bytes, &mut zeros);
            write_number(&mut bytes, (weight.unsigned_abs() << 1) - u32::from(weight < 0));
        }
    }
    write_zeros(&mut bytes, &mut zeros);
    bytes.extend(&*tables.stages);
    if let ([], _) = tables.rows.as_chunks::<HIDDEN>() {
        return bytes;
    }
    for &index in originals() {
        let row = tables.rows.as_chunks::<HIDDEN>().0[index as usize].map(|byte| byte as i8);
        if row == [0; HIDDEN] {
            zeros += 1;
            continue;
        }
        write_zeros(&mut bytes, &mut zeros);
        if row.iter().all(|weight| (-NIBBLE..=NIBBLE).contains(weight)) {
            bytes.push(4);
            bytes.extend(row.as_chunks().0.iter().map(|&[low, high]| low as u8 & 15 | (high as u8) << 4));
        } else {
            bytes.push(8);
            bytes.extend(row.map(|weight| weight as u8));
        }
    }
    write_zeros(&mut bytes, &mut zeros);
    bytes
}

/// Decompresses what [`pack`] wrote.
///
/// # Errors
/// If the bytes are not such a file.
pub(super) fn unpack(bytes: &[u8]) -> Result<Tables<'static>, WeightsError> {
    let mut reader = Reader(bytes.strip_prefix(MAGIC).ok_or(WeightsError::Magic)?);
    let mut weights = vec![0; 2 * PADDED * PHASES];
    let mut zeros = 0;
    for weights in weights.as_chunks_mut().0.as_chunks_mut::<PADDED>().0 {
        reader.fill(weights, &mut zeros, |reader| {
            let number = reader.number()?;
            let size = (number.div_ceil(2)) as i32;
            let weight = if number % 2 == 1 { -size } else { size };
            let weight = i16::try_from(weight).map_err(|_| WeightsError::Number)?;
            Ok((weight != 0).then(|| weight.to_le_bytes()))
        })?;
    }
    if zeros > 0 {
        return Err(WeightsError::Length);
    }
    if reader.0.is_empty() {
        return Ok(Tables { weights: weights.into(), rows: Cow::Borrowed(&[]), stages: Cow::Borrowed(&[]) });
    }
    let stages = reader.take::<{ 4 * HIDDEN * STAGES }>()?;
    let mut rows = vec![0; PADDED * HIDDEN];
    reader.fill(rows.as_chunks_mut().0, &mut zeros, |reader| match reader.take()? {
        [0] => Ok(None),
        [4] => {
            let mut row = [0; HIDDEN];
            for (pair, byte) in row.as_chunks_mut().0.iter_mut().zip(reader.take::<{ HIDDEN / 2 }>()?) {
                *pair = [(byte << 4) as i8 >> 4, byte as i8 >> 4].map(|weight| weight as u8);
            }
            Ok(Some(row))
        }
        [8] => reader.take().map(Some),
        _ => Err(WeightsError::Number),
    })?;
    if zeros > 0 || !reader.0.is_empty() {
        return Err(WeightsError::Length);
    }
    Ok(Tables { weights: weights.into(), rows: rows.into(), stages: stages.to_vec().into() })
}

/// The indices of the weights that a file contains.
fn originals() -> impl Iterator<Item = &'static u32> {
    (0..SIZE as u32).zip(canonical()).filter(|(index, source)| index == *source).map(|(_, source)| source)
}

/// Appends a variable-length number (LEB128).
fn write_number(bytes: &mut Vec<u8>, mut number: u32) {
    while number >= 128 {
        bytes.push(number as u8 | 128);
        number >>= 7;
    }
    bytes.push(number as u8);
}

fn write_zeros(bytes: &mut Vec<u8>, zeros: &mut u32) {
    if *zeros > 0 {
        bytes.push(0);
        write_number(bytes, *zeros - 1);
        *zeros = 0;
    }
}

/// The rest of a file.
struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn take<const COUNT: usize>(&mut self) -> Result<[u8; COUNT], WeightsError> {
        let (&bytes, rest) = self.0.split_first_chunk().ok_or(WeightsError::Length)?;
        self.0 = rest;
        Ok(bytes)
    }

    /// Fills `places` with values from `read`, and mirror images with the value of the first of two. `None` stands for a
    /// zero and is followed by the number of further zeros.
    fn fill<T: Copy>(
        &mut self,
        places: &mut [T],
        zeros: &mut u32,
        read: impl Fn(&mut Self) -> Result<Option<T>, WeightsError>,
    ) -> Result<(), WeightsError> {
        for (index, &source) in canonical().iter().enumerate() {
            if source as usize != index {
                places[index] = places[source as usize];
            } else if *zeros > 0 {
                *zeros -= 1;
            } else if let Some(found) = read(self)? {
                places[index] = found;
            } else {
                *zeros = self.number()?;
            }
        }
        Ok(())
    }

    /// Reads what [`write_number`] wrote.
    fn number(&mut self) -> Result<u32, WeightsError> {
        let mut number = 0;
        for place in 0..5 {
            let [byte] = self.take()?;
            number |= u32::from(byte & 127) << (7 * place);
            if byte < 128 {
                return Ok(number);
            }
        }
        Err(WeightsError::Number)
    }
}

/// An error in a weights file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WeightsError {
    /// It does not begin like a weights file.
    Magic,
    /// A number is too large.
    Number,
    /// It is too short or too long.
    Length,
}

impl fmt::Display for WeightsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Magic => "not a weights file: expected it to begin with `reversi3`",
            Self::Number => "a number in the weights file is too large",
            Self::Length => "the weights file is too short or too long",
        })
    }
}

impl std::error::Error for WeightsError {}
