//! The number of positions that are processed together.

/// The number of positions that are processed together: as many as the widest vectors have bits.
pub(super) const BLOCK: usize = 512;

/// The number of words that are adjacent: as many as the widest vectors have words.
pub const LANES: usize = 16;

/// 64 points of each of [`LANES`] positions.
pub type Chunk = [u64; LANES];

/// Returns `planes` from the first cache-line boundary on. A vector that spans two cache lines would take twice the time.
pub(super) fn aligned(planes: &mut [u32]) -> &mut [u32] {
    let offset = planes.as_ptr().align_offset(LANES * size_of::<u32>()).min(LANES);
    &mut planes[offset..]
}
