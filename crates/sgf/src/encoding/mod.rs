//! The encoding of a record.
//!
//! | file | contents |
//! | --- | --- |
//! | `record_encoding` | an encoding, how it was determined, and how certain that is |
//! | `choose` | which encoding a file has |
//! | `evidence`, `models` | how likely a text is in each encoding, by how frequent its characters are |
//! | `vote` | what the other records of a folder say |
//! | `marks` | what the bytes say: byte-order marks, CA, escapes, valid characters |
//! | `label` | encodings by name |

mod choose;
mod evidence;
mod label;
mod marks;
mod models;
mod record_encoding;
mod vote;

pub use choose::EncodingHints;
pub(super) use choose::{Choice, choose};
pub use label::TextEncoding;
pub(super) use label::named;
pub(super) use marks::{DetectedEncoding, PIECE, by_mark, declared, has_escapes, sample};
pub use record_encoding::{EncodingSource, RecordEncoding};
pub use vote::{EncodingBallot, EncodingPrior, EncodingVotes};
