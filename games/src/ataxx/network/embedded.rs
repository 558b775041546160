use super::{Network, Seeds};
use std::sync::LazyLock;

/// The network that is part of the program.
pub(in super::super) fn embedded() -> &'static Network {
    static NETWORK: LazyLock<Network> = LazyLock::new(|| {
        Seeds::read(include_bytes!("weights.bin")).unwrap_or_else(|_| Seeds::zero()).symmetric()
    });
    &NETWORK
}
