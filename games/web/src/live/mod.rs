//! A tournament for spectators: a page that shows it while it is played, and changes nothing.

pub(crate) mod router;
pub mod state;

pub use router::live_router;
pub use state::{Live, WatchedGame};
