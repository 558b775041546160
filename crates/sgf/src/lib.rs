//! Game records (SGF, versions 1 to 4): reads them as a stream, even if damaged, and checks them. Records of Go servers in
//! [other formats](Format) are read as if they were SGF.
//!
//! [`Reader`] returns nodes one after another in bounded memory, from bytes in any encoding. [`Replayer`] plays them and sends
//! events to a [`Listener`]: [`Linter`] reports rule violations with place and reason, and [`chosen_line`] stops at a move.
//! [`fix`] writes a record with the same content in a uniform format and with fewer findings.

// No input may end a program without a message.
#![warn(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::unreachable)]

mod certainty;
mod chosen_line;
mod chosen_node;
mod codes;
mod date;
mod document;
mod encoding;
mod estimated;
pub mod faults;
mod final_score;
mod fix;
mod formats;
mod game_date;
mod games;
mod lines;
mod lint;
mod linter;
mod markup;
mod name;
mod no_line;
mod node;
mod place;
pub mod property;
mod rank;
mod reader;
mod record_text;
mod replayer;
pub mod report;
pub mod result;
mod result_words;
mod server;
mod shown_markup;
mod source;
mod territory;
mod tokens;
pub mod value;
mod writer;

pub use certainty::Certainty;
pub use chosen_line::{ChosenLine, LineChoice, chosen_line, main_line};
pub use chosen_node::{BadNode, NodeChoice};
pub use codes::{fix_codes, lint_codes};
pub use encoding::{
    EncodingBallot, EncodingHints, EncodingPrior, EncodingSource, EncodingVotes, RecordEncoding, TextEncoding,
};
pub use estimated::{EstimatedScore, Outlook, estimate_options};
pub use faults::Fault;
pub use fix::{
    Change, FixCode, FixMessage, FixOptions, Fixed, Fixer, GameText, GameTexts, MAX_FIXED, fix, game_texts,
};
pub use formats::Format;
pub use game_date::GameDate;
pub use games::GameRow;
pub use gocheck_text::{Code, Selection, Severity};
pub use lines::{GameLine, GameLineCode, GameLineMessage};
pub use lint::{Boards, Finding, ForbiddingRules, LintOptions, Linted, Rules, rules};
pub use linter::Linter;
pub use markup::{Markup, PointMark};
pub use name::PropertyName;
pub use no_line::NoLine;
pub use node::{Node, Property, PropertyValue};
pub use place::Place;
pub use rank::Rank;
pub use reader::{Buffers, Reader, Step};
pub use record_text::RecordText;
pub use replayer::{
    BadLine, Branch, Event, GameInfo, HandicapStones, LineOfPlay, Listener, NotPlayed, Replayer, SetupFault,
    TurnFault,
};
pub use server::Server;
pub use source::encoding_ballot;
pub use territory::MarkedTerritory;
pub use writer::{game_record, position_record};
