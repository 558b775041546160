//! The report of a tournament, in four formats. All are pure functions of the log.
//!
//! | file | contents |
//! | --- | --- |
//! | [`summary`], [`searches`] | everything but the games |
//! | [`text`] | the table, the cross table, wins by reason |
//! | [`json`] | the summary as one JSON object |
//! | [`csv`] | the table; the games |
//! | [`html`] | one page that replays games, without a server or a network |
//! | [`error`] | why a report was not written |

pub mod csv;
pub mod error;
pub mod html;
pub mod json;
pub mod searches;
pub mod summary;
pub mod text;
