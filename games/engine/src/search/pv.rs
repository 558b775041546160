/// The principal variation, as a triangular table: the best line from each ply on.
pub struct PvTable<M>(Vec<Vec<M>>);

impl<M: Copy> PvTable<M> {
    /// A table for lines of at most `plies` plies.
    pub fn new(plies: usize) -> Self {
        Self(vec![Vec::new(); plies + 1])
    }

    /// Removes the line from `ply` on.
    #[inline(always)]
    pub fn clear(&mut self, ply: usize) {
        self.0[ply].clear();
    }

    /// Makes `mv` and the line from the next ply on the line from `ply` on.
    #[inline]
    pub fn update(&mut self, mv: M, ply: usize) {
        let (head, tail) = self.0.split_at_mut(ply + 1);
        head[ply].clear();
        head[ply].push(mv);
        head[ply].extend_from_slice(&tail[0]);
    }

    /// The principal variation from the root.
    pub fn line(&self) -> &[M] {
        &self.0[0]
    }
}
