use super::text::Digits;
use super::{Network, Seeds};
use std::sync::Once;

/// The network that is part of the program.
pub(in super::super) fn embedded(_: u32) -> &'static Network {
    static mut NETWORK: Option<Network> = None;
    static READ: Once = Once::new();
    // Written once, before anything reads it.
    unsafe {
        READ.call_once(|| NETWORK = Some(Seeds::of_text(WEIGHTS, Digits::IDEOGRAPHS, true).symmetric()));
        NETWORK.as_ref().unwrap()
    }
}
