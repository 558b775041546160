//! How judges and programs talk to bots: loops over lines that come in and text that goes out.
//!
//! | file | what is in it |
//! | --- | --- |
//! | [`botzone`] | Botzone's bots, simple and JSON, and its judge |
//! | [`codingame`] | CodinGame's Ataxx |
//! | [`ggf`] | games as NBoard sends them |
//! | [`gtp`] | the Go Text Protocol for Reversi |
//! | [`lksh`] | the summer school's grader of Reversi |
//! | [`nboard`] | NBoard's protocol for Reversi |
//! | [`othello`] | CodinGame's Othello |
//! | [`referee`] | the judge's side of all of them |
//! | [`uai`] | the Universal Ataxx Interface |
//! | `lines` | input as lines that know when they arrived |
//! | `error` | what is wrong with the input |

pub mod botzone;
pub mod codingame;
mod error;
pub mod ggf;
pub mod gtp;
mod lines;
pub mod lksh;
pub mod nboard;
pub mod othello;
pub mod referee;
pub mod uai;

pub use error::ProtocolError;
pub use lines::{Line, Lines};
