//! The process that Python runs in.

/// Differs between parent and child after a fork.
pub(crate) fn process_id() -> u32 {
    std::process::id()
}
