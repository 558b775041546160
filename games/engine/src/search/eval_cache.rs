use super::score::Score;

/// The number of entries: 128 KiB, which stays in the processor's cache.
const VALUES: usize = 1 << 14;

/// The low bits of an entry are the evaluation, the others those of the hash.
const VALUE_BITS: u32 = 16;

/// One thread's most recent static evaluations. About every fourth position is soon evaluated again, because a
/// shallower search has just visited it or because of a transposition.
pub(super) struct EvalCache(Vec<u64>);

impl EvalCache {
    pub(super) fn new() -> Self {
        Self(vec![0; VALUES])
    }

    /// The evaluation of the position with this hash; calls `evaluate` if it is not cached.
    pub(super) fn get_or_insert(&mut self, hash: u64, evaluate: impl FnOnce() -> Score) -> Score {
        let entry = &mut self.0[hash as usize % VALUES];
        // An empty entry is 0, which is the key of no position that occurs.
        if (*entry ^ hash) >> VALUE_BITS == 0 && *entry != 0 {
            return Score::from(*entry as u16 as i16);
        }
        let value = evaluate();
        *entry = hash >> VALUE_BITS << VALUE_BITS | u64::from(value as i16 as u16);
        value
    }
}
