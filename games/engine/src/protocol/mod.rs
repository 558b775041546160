//! Protocols between judges and bots.
//!
//! The protocols of one game are in its folder.
//!
//! | file | contents |
//! | --- | --- |
//! | `definition` | a protocol, as a value |
//! | `answer_form` | how answers name squares |
//! | `bot` | the setup of a bot |
//! | `referee` | the judge's side of any protocol |
//! | [`botzone`] | Botzone, simple and JSON, both sides |
//! | [`codingame`] | CodinGame, the judge's side |
//! | `info` | search information of engines |
//! | `lines` | input lines with their time of arrival |
//! | `error` | faults of the input |
//! | [`bot_check`] | test steps for bots |

pub mod answer_form;
pub mod bot;
pub mod bot_check;
pub mod botzone;
pub mod codingame;
pub mod definition;
pub mod error;
pub mod info;
pub mod lines;
pub mod referee;

pub use answer_form::AnswerForm;
pub use bot::BotSetup;
pub use definition::{Knowledge, Protocol, Sign};
pub use error::ProtocolError;
pub use info::SearchInfo;
pub use lines::{Line, Lines};
pub use referee::{BoxedReferee, Greeting, Introduction, MoveLimits, Referee, Reply};
