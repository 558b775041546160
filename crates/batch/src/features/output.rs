//! The forms in which planes are written.

/// Where and how planes are written, board after board.
#[derive(Debug)]
pub enum FeatureOutput<'a> {
    /// As bits, the first value in the highest bit of the first byte. Each plane begins with a byte, or each board with
    /// [`Layout::Nhwc`](super::Layout::Nhwc).
    Bits(&'a mut [u8]),
    /// As bytes, 0 or 1.
    Bytes(&'a mut [u8]),
    /// As numbers, 0.0 or 1.0.
    Floats(&'a mut [f32]),
}

impl FeatureOutput<'_> {
    pub(super) const fn len(&self) -> usize {
        match self {
            Self::Bits(bytes) | Self::Bytes(bytes) => bytes.len(),
            Self::Floats(floats) => floats.len(),
        }
    }

    /// Makes all values 0.
    pub(super) fn clear(&mut self) {
        match self {
            Self::Bits(bytes) | Self::Bytes(bytes) => bytes.fill(0),
            Self::Floats(floats) => floats.fill(0.0),
        }
    }

    /// Makes a value 1.
    #[inline]
    pub(super) fn set(&mut self, index: usize) {
        match self {
            Self::Bits(bytes) => bytes[index / 8] |= 0x80 >> (index % 8),
            Self::Bytes(bytes) => bytes[index] = 1,
            Self::Floats(floats) => floats[index] = 1.0,
        }
    }
}
