//! Programs with the faults of two others.

use super::numbering::Numbering;
use super::program::{Program, Scan, Stays};

/// Merges values field by field.
macro_rules! merged {
    ($type:ident, $right:expr, $one:expr, $other:expr; $($field:ident)*) => {{
        let (right, one, other): ($type, $type, $type) = ($right, $one, $other);
        $type { $($field: either(right.$field, one.$field, other.$field)?),* }
    }};
}

/// The value that is not the right one; `None` if both are wrong in different ways.
fn either<T: PartialEq>(right: T, one: T, other: T) -> Option<T> {
    if one == other || other == right {
        Some(one)
    } else if one == right {
        Some(other)
    } else {
        None
    }
}

impl Program {
    /// The program that does wrong what either of two programs does wrong; `None` if they do the same step wrong in different
    /// ways.
    #[must_use]
    pub fn merged(&self, other: &Self) -> Option<Self> {
        let right = Self::RIGHT;
        // Structures of independent settings.
        let scan = merged!(Scan, right.scan, self.scan, other.scan; is_by_column skips_first skips_last);
        let stays = merged!(Stays, right.stays, self.stays, other.stays; success failure removed);
        let numbering = merged!(
            Numbering, right.numbering, self.numbering, other.numbering; is_swapped is_from_below first
        );
        let [one, other] = [self, other].map(|program| Self { scan, stays, numbering, ..*program });
        Some(merged!(
            Self, right, one, other;
            reads is_other_color near border order walk own_walk visited is_visited_skipped is_visited_shared examined joined
            decided largest is_suicide_capture legal needs_liberty forbids_ko forbids_eyes stays occupied scan rule
            numbering output
        ))
    }
}
