use super::Network;
use std::sync::LazyLock;

/// The network that is part of the program.
pub(in super::super) fn embedded() -> &'static Network {
    static NETWORK: LazyLock<Network> =
        LazyLock::new(|| Network::read(include_bytes!("weights.bin")).unwrap_or_else(|_| Network::zero()));
    &NETWORK
}
