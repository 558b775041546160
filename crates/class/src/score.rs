use std::fmt;

/// A score in tenths, at most 100, truncated rather than rounded: only a perfect result scores 100.0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Percentage(u16);

impl Percentage {
    /// The score for a share from 0 to 1.
    pub(super) fn of(part: f64) -> Self {
        // Rounding errors of a sum must not cost a tenth.
        Self((part * 1000.0 + 1e-6) as u16)
    }

    /// The mean of some scores; `None` if there are none.
    pub(super) fn mean(parts: &[f64]) -> Option<Self> {
        (!parts.is_empty()).then(|| Self::of(parts.iter().sum::<f64>() / parts.len() as f64))
    }

    /// From 0 to 100.
    #[must_use]
    pub fn value(self) -> f64 {
        f64::from(self.0) / 10.0
    }
}

/// `66.6`
impl fmt::Display for Percentage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&format!("{}.{}", self.0 / 10, self.0 % 10))
    }
}
