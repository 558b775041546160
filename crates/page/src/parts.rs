/// The parts of a page; modules that it does not need are left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Parts {
    pub(super) puzzles: bool,
    pub(super) many: bool,
    pub(super) class: bool,
}
