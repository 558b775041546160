use super::tables::Policy;
use std::sync::LazyLock;

pub(in super::super) fn embedded() -> &'static Policy {
    static POLICY: LazyLock<Policy> =
        LazyLock::new(|| Policy::read(include_bytes!("weights.bin")).unwrap_or_else(|_| Policy::of(|_| 0)));
    &POLICY
}
