//! How judges and programs talk to bots: loops over lines that come in and text that goes out.
//!
//! | file | what is in it |
//! | --- | --- |
//! | [`botzone`] | Botzone's bots, simple and JSON, and its judge |
//! | [`codingame`] | CodinGame's Ataxx |
//! | [`uai`] | the Universal Ataxx Interface |
//! | `lines` | input as lines that know when they arrived |
//! | `error` | what is wrong with the input |

pub mod botzone;
pub mod codingame;
mod error;
mod lines;
pub mod uai;

pub use error::ProtocolError;
pub use lines::{Line, Lines};
