//! How judges and programs talk to bots: loops over lines that come in and text that goes out.
//!
//! What belongs to one game is in its folder.
//!
//! | file | what is in it |
//! | --- | --- |
//! | [`botzone`] | Botzone, simple and JSON, both sides |
//! | [`codingame`] | CodinGame, the judge's side |
//! | `referee` | the judge's side of any protocol |
//! | `info` | what engines tell of their searches |
//! | `lines` | input as lines that know when they arrived |
//! | `error` | what is wrong with the input |
//! | [`bot_check`] | test steps for bots |

mod bot;
pub mod bot_check;
pub mod botzone;
pub mod codingame;
mod definition;
mod error;
mod info;
mod lines;
mod referee;

pub use bot::BotSetup;
pub use definition::{Knowledge, Protocol, Sign};
pub use error::ProtocolError;
pub use info::SearchInfo;
pub use lines::{Line, Lines};
pub use referee::{BoxedReferee, Greeting, Heard, Introduction, MoveLimits, Referee};
