//! Records of self-play as bytes: two sets of squares, the score of a search, one byte more.

/// The bytes of a record.
pub(crate) const BYTES: usize = 19;

/// A record as bytes of a file.
pub(crate) fn to_bytes([own, enemy]: [u64; 2], score: i16, last: u8) -> [u8; BYTES] {
    let mut bytes = [0; BYTES];
    bytes[..8].copy_from_slice(&own.to_le_bytes());
    bytes[8..16].copy_from_slice(&enemy.to_le_bytes());
    bytes[16..18].copy_from_slice(&score.to_le_bytes());
    bytes[18] = last;
    bytes
}

/// Reads what [`to_bytes`] gives.
pub(crate) fn from_bytes(bytes: &[u8; BYTES]) -> ([u64; 2], i16, u8) {
    let word = |from: usize| {
        let mut word = [0; 8];
        word.copy_from_slice(&bytes[from..from + 8]);
        u64::from_le_bytes(word)
    };
    ([word(0), word(8)], i16::from_le_bytes([bytes[16], bytes[17]]), bytes[18])
}

/// A score as a record holds it.
pub(crate) fn score(score: i32) -> i16 {
    score.clamp(i16::MIN.into(), i16::MAX.into()) as i16
}
