//! Checks records as they are read: every line of play is played, whatever is damaged.

mod end;
mod finding;
mod form;
mod info;
mod moves;
mod options;
mod setup;
mod walk;

pub use finding::{Boards, Branch, Certainty, Finding, Path};
pub use options::{Options, Rules};

use super::{Buffers, Code, Fault, Reader, Step};
use crate::board::Size;
use crate::go::Replay;
use std::io::{self, Read};
use walk::Walk;

/// Checks one file after another. Its memory is kept from one to the next.
///
/// ```
/// use gocheck::record::{Linter, Options};
///
/// let record = "(;SZ[9];B[ee];W[ee])";
/// let checked = Linter::new(Options::default()).lint(record.as_bytes());
/// let [finding] = checked.findings.as_slice() else { panic!() };
/// assert_eq!(finding.to_string(), "1:15: M101 white E5: a black stone stands there");
/// ```
pub struct Linter {
    options: Options,
    replay: Replay,
    buffers: Buffers,
}

/// What came of a file.
#[derive(Debug)]
pub struct Checked {
    /// What was found, in the order of the file.
    pub findings: Vec<Finding>,
    /// The number of games.
    pub games: u32,
    /// The number of moves, those of all variations.
    pub moves: u64,
    /// Why the file could not be read to its end.
    pub error: Option<io::Error>,
}

impl Linter {
    /// A linter with these options.
    #[must_use]
    pub fn new(options: Options) -> Self {
        Self { options, replay: Replay::new(Size::default()), buffers: Buffers::default() }
    }

    /// The options.
    #[must_use]
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// Checks a file. Its size does not matter: what is held is the line of play that is being read.
    pub fn lint(&mut self, source: impl Read) -> Checked {
        let mut reader = Reader::with_buffers(source, std::mem::take(&mut self.buffers));
        let mut walk = Walk::new(&self.options, &mut self.replay);
        let error = loop {
            match reader.next_step() {
                Ok(Step::Node(node)) => walk.node(node),
                Ok(Step::Open(place)) => walk.open(place),
                Ok(Step::Close) => walk.close(),
                Ok(Step::Fault(fault)) => walk.fault(fault),
                Ok(Step::End) => break None,
                Err(error) => break Some(error),
            }
        };
        let Walk { mut findings, games, moves, .. } = walk;
        self.buffers = reader.into_buffers();
        findings.sort_by_key(|finding| finding.place);
        Checked { findings, games, moves, error }
    }
}

impl Walk<'_> {
    fn fault(&mut self, fault: Fault) {
        let Fault { code, place, message } = fault;
        if self.wants(code) {
            let mut finding = self.finding(code, place, message);
            if [Code::OtherEncoding, Code::GuessedEncoding].contains(&code) {
                finding.certainty = Certainty::Likely;
            }
            self.push(finding);
        }
    }
}
