//! Points, numbers and words of a line, whatever brackets are around them.

use super::unclear::Unclear;
use std::ops::Range;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum ElementKind {
    Point(i32, i32),
    Unclear(Unclear),
    /// Numbers in brackets that are not one point.
    Flat(Vec<i32>),
    Number(i32),
    /// `[]`, `set()`
    Empty,
    Word,
    /// A name that is written directly before brackets: `array(`.
    Call,
    Mark,
    /// Brackets with words.
    Group,
}

#[derive(Clone, Debug)]
pub(super) struct Element {
    pub(super) kind: ElementKind,
    pub(super) tokens: Range<usize>,
    /// The innermost bracket around it.
    pub(super) parent: Option<usize>,
}
