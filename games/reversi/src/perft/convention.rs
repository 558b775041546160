/// The convention for passes and finished games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Convention {
    /// A pass is a ply; a finished game counts 1 at every depth (Aart Bik's tables).
    #[default]
    A,
    /// A pass is a ply; a finished game counts 0 (Edax).
    E,
    /// A pass is not a ply; a finished game counts 1.
    N,
}

impl Convention {
    /// The count of a game that ended before the last ply.
    pub(super) const fn finished(self) -> u64 {
        match self {
            Self::A | Self::N => 1,
            Self::E => 0,
        }
    }
}
