use super::Score;

/// The last positions' values: 128 KiB, so that it stays near the processor.
const VALUES: usize = 1 << 14;

/// The lower bits of a place are the value, the others those of the hash.
const VALUE_BITS: u32 = 16;

/// What a thread's last evaluations came to. Every fourth position is evaluated again soon: a search less deep was there
/// just before, or the moves that lead to it were played in another order.
pub(super) struct Values(Vec<u64>);

impl Values {
    pub(super) fn new() -> Self {
        Self(vec![0; VALUES])
    }

    /// The value of the position with that hash, which `evaluate` gives where it is not known.
    pub(super) fn of(&mut self, hash: u64, evaluate: impl FnOnce() -> Score) -> Score {
        let place = &mut self.0[hash as usize % VALUES];
        // A place that nothing was put in yet is 0, as the key of no position that is met.
        if (*place ^ hash) >> VALUE_BITS == 0 && *place != 0 {
            return Score::from(*place as u16 as i16);
        }
        let value = evaluate();
        *place = hash >> VALUE_BITS << VALUE_BITS | u64::from(value as i16 as u16);
        value
    }
}
