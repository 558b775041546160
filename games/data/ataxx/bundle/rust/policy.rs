use super::Policy;
use std::sync::OnceLock;

/// The policy that is part of the program.
pub(in super::super) fn embedded() -> &'static Policy {
    static POLICY: OnceLock<Policy> = OnceLock::new();
    POLICY.get_or_init(|| Policy::of_text(WEIGHTS, true))
}
