//! A real browser, Chromium or Firefox, driven by the WebDriver protocol:
//! <https://www.w3.org/TR/webdriver2/>.

mod commands;
mod hand;
mod in_use;
mod kind;
mod languages;
mod large_text;
mod look;
mod looks;
mod process;
mod session;
mod walk;

pub use hand::Hand;
pub use kind::{Driver, Kind};
pub use large_text::{TEXT_SIZES, WINDOWS};
pub use look::Look;
pub use looks::axe;
pub use process::{Guard, is_there, skip, start};
pub use session::Browser;
pub use walk::{Walk, walks, walks_one_at_a_time};
