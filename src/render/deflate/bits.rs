/// Bits in the order of deflate: the lowest of a byte first.
pub(super) struct Bits {
    bytes: Vec<u8>,
    /// What does not fill a byte yet, and more.
    pending: u64,
    count: u32,
}

impl Bits {
    /// Puts bits behind `bytes`.
    pub(super) const fn new(bytes: Vec<u8>) -> Self {
        Self { bytes, pending: 0, count: 0 }
    }

    /// Adds the lowest `width` bits of `value`, at most 32; the others are 0.
    pub(super) fn push(&mut self, value: u32, width: u32) {
        self.pending |= u64::from(value) << self.count;
        self.count += width;
        if self.count >= 32 {
            self.bytes.extend((self.pending as u32).to_le_bytes());
            self.pending >>= 32;
            self.count -= 32;
        }
    }

    /// All bytes, the last one filled up.
    pub(super) fn finish(mut self) -> Vec<u8> {
        let rest = self.count.div_ceil(8) as usize;
        self.bytes.extend(&self.pending.to_le_bytes()[..rest]);
        self.bytes
    }
}
