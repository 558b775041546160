use std::fmt;

/// Where a line of play leaves the main line: at each step, the variation taken after a move. The first variation at
/// a branch is no step: it goes on with the line.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LineOfPlay {
    /// The first [`LineOfPlay::MAX`] steps.
    pub steps: Vec<Branch>,
    /// The number of steps left out.
    pub more: usize,
}

/// A variation other than the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Branch {
    /// The number of the move that it follows; 0 at the start.
    pub after: u32,
    /// Which variation, from 2.
    pub variation: u32,
}

impl LineOfPlay {
    /// The most steps that are listed.
    pub const MAX: usize = 16;

    /// The line along these branches.
    pub(super) fn new(branches: &[Branch]) -> Self {
        let steps = branches.iter().take(Self::MAX).copied().collect();
        Self { steps, more: branches.len().saturating_sub(Self::MAX) }
    }

    /// Whether it is the main line.
    #[must_use]
    pub const fn is_main(&self) -> bool {
        self.steps.is_empty()
    }
}

/// `main line`, or `variation 2 after move 34, variation 3 after move 36`.
impl fmt::Display for LineOfPlay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_main() {
            return f.write_str("main line");
        }
        for (i, Branch { after, variation }) in self.steps.iter().enumerate() {
            let gap = if i == 0 { "" } else { ", " };
            write!(f, "{gap}variation {variation} after move {after}")?;
        }
        match self.more {
            0 => Ok(()),
            more => write!(f, ", and {more} more"),
        }
    }
}
