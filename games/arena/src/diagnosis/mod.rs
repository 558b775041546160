//! Explaining the faults of a bot: the mistake that probably causes them.
//!
//! A cause is named only if it is supported: the program is started again and asked in more positions, and the cause
//! must account for its answers there, the right ones included. If two causes do, both are named; if more do, none is.
//!
//! | file | contents |
//! | --- | --- |
//! | `bench` | asking the program in positions of our choice |
//! | `evidence` | the answers, right and wrong |
//! | `texts` | answers that are right but for the way they are written |
//! | `rewrites` | answers with wrong numbers: swapped, counted from 1 |
//! | `beliefs` | answers for another position than the one asked |
//! | `replay` | the positions that programs reach which play moves wrongly |
//! | `rule_beliefs` | answers by wrong rules |
//! | `rule_tests` | positions that show whether a program knows a rule |
//! | `suspects` | which of these causes account for all answers |
//! | `lines` | lines too few or too many, read or written |
//! | `silence` | no answer in time |
//! | `protocol` | programs that speak another protocol |

mod beliefs;
mod bench;
mod evidence;
mod lines;
pub(super) mod protocol;
mod replay;
mod rewrites;
pub(super) mod rule_beliefs;
pub(super) mod rule_tests;
mod silence;
mod suspects;
pub(super) mod texts;

use crate::tested::Tested;
use bench::Bench;
use evidence::Evidence;
use games_engine::description::spec::Described;
use games_engine::protocol::bot_check::{CheckError, CheckSetup};
use games_engine::protocol::definition::Protocol;
use gocheck_sandbox::Program;
use std::mem::{Discriminant, discriminant};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use suspects::likeliest;

/// Explains the faults of a program.
pub(super) struct Diagnosis<'a, G: Described> {
    bench: Bench<'a, G>,
    /// The kinds of faults whose cause was looked for.
    explained: Vec<Discriminant<CheckError>>,
    is_named: bool,
}

impl<'a, G: Described> Diagnosis<'a, G> {
    /// A program that has made no fault yet.
    pub(super) const fn new(
        program: &'a Program,
        protocol: &'static Protocol<G>,
        setup: CheckSetup<G>,
        stop: &'a Arc<AtomicBool>,
    ) -> Self {
        let bench = Bench { program, protocol, setup, stop };
        Self { bench, explained: Vec::new(), is_named: false }
    }

    /// Returns the probable cause of `fault`, the last thing that happened in `tested`, unless it is unknown. The cause
    /// of each kind of fault is looked for once, until one is named.
    pub(super) fn explain(&mut self, fault: &CheckError, tested: &mut Tested) -> Option<String> {
        let kind = discriminant(fault);
        if self.is_named || self.explained.contains(&kind) {
            return None;
        }
        self.explained.push(kind);
        let is_in_turns = tested.turns > 1;
        let cause = match fault {
            CheckError::Wrong { .. } => of_wrong_answers(&self.bench),
            CheckError::Silent(_) => silence::cause(&self.bench, tested),
            CheckError::Ended(_) => is_in_turns
                .then(|| lines::of_an_end(&self.bench))
                .flatten()
                .or_else(|| of_wrong_answers(&self.bench)),
            CheckError::Failed(_) => None,
        };
        self.is_named = cause.is_some();
        cause
    }
}

fn of_wrong_answers<G: Described>(bench: &Bench<'_, G>) -> Option<String> {
    let mut evidence = Evidence::of(bench);
    let shows_board = bench.protocol.shows_board;
    texts::cause(bench.protocol, &evidence)
        .or_else(|| lines::of_extra_lines(bench.protocol, &evidence))
        .or_else(|| (!shows_board).then(|| lines::read_too_few(bench)).flatten())
        .or_else(|| likeliest(bench, &mut evidence))
        .or_else(|| rewrites::passes(bench.protocol, &evidence))
        .or_else(|| shows_board.then(|| lines::read_too_few(bench)).flatten())
}
