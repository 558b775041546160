use super::Policy;
use crate::ataxx::network::Digits;
use std::sync::Once;

/// The policy that is part of the program.
pub(in super::super) fn embedded() -> &'static Policy {
    static mut POLICY: Option<Policy> = None;
    static READ: Once = Once::new();
    // Written once, before anything reads it.
    unsafe {
        READ.call_once(|| POLICY = Some(Policy::of_text(WEIGHTS, Digits::IDEOGRAPHS, true)));
        POLICY.as_ref().unwrap()
    }
}
