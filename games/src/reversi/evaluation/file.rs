//! Numbers in a file of weights.

use std::fmt;

/// Appends a number, seven bits a byte, the low ones first, all but the last byte with bit 7.
pub(super) fn write_number(bytes: &mut Vec<u8>, mut number: u32) {
    while number >= 128 {
        bytes.push(number as u8 | 128);
        number >>= 7;
    }
    bytes.push(number as u8);
}

/// What is left of a file.
pub(super) struct Reader<'a>(pub(super) &'a [u8]);

impl Reader<'_> {
    /// The next bytes.
    #[inline]
    pub(super) fn take<const COUNT: usize>(&mut self) -> Result<[u8; COUNT], WeightsError> {
        let (&bytes, rest) = self.0.split_first_chunk().ok_or(WeightsError::Length)?;
        self.0 = rest;
        Ok(bytes)
    }

    /// What [`write_number`] wrote.
    #[inline]
    pub(super) fn number(&mut self) -> Result<u32, WeightsError> {
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

    pub(super) const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// Why a file holds no weights.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WeightsError {
    /// It does not begin as such files do.
    Magic,
    /// A number is too large.
    Number,
    /// It is too short or too long.
    Length,
}

impl fmt::Display for WeightsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Magic => "no weights file: expected it to begin with reversi3",
            Self::Number => "a number in the weights file is too large",
            Self::Length => "the weights file is too short or too long",
        })
    }
}

impl std::error::Error for WeightsError {}
