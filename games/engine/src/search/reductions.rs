use super::params::SearchParams;

/// Late move reductions by depth and move index, in hundredths of a ply, for a game with [`SearchParams`].
pub(super) struct Reductions(Vec<[u16; 64]>);

impl Reductions {
    pub(super) fn new(params: Option<SearchParams>) -> Self {
        let Some(SearchParams { lmr_base, lmr_slope, .. }) = params else { return Self(Vec::new()) };
        let logarithms: [f32; 64] = std::array::from_fn(|number| libm::logf(number.max(1) as f32));
        let row = |depth: f32| logarithms.map(|number| (lmr_base + lmr_slope * depth * number) as u16);
        Self(logarithms.map(row).to_vec())
    }

    pub(super) fn of(&self, depth: i32, index: usize) -> i32 {
        self.0.get((depth as usize).min(63)).map_or(0, |row| i32::from(row[(index + 1).min(63)]))
    }

    /// The reduction of a root move in plies: one less than elsewhere.
    pub(super) fn at_root(&self, depth: i32, index: usize) -> i32 {
        if depth < 3 || index < 3 { 0 } else { (self.of(depth, index) / 100 - 1).clamp(0, depth - 2) }
    }
}

/// The reduction in plies of the move at `index` in a game without [`SearchParams`].
pub(super) const fn reduction(depth: i32, index: usize) -> i32 {
    if depth < 3 || index < 3 {
        0
    } else if index < 12 || depth < 5 {
        1
    } else {
        2 + depth / 8
    }
}
