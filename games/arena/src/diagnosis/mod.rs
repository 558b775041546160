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
//! | `passes` | passes that are missing or needless |
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
mod passes;
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
use games_engine::game::rules::History;
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

    /// Returns the probable cause of `fault`, the last thing that happened in `tested`, after a question about the game
    /// `asked`, unless it is unknown. The cause of each kind of fault is looked for once, until one is named.
    pub(super) fn explain(
        &mut self,
        fault: &CheckError,
        asked: Option<History<G>>,
        tested: &mut Tested,
    ) -> Option<String> {
        let kind = discriminant(fault);
        if self.is_named || self.explained.contains(&kind) {
            return None;
        }
        self.explained.push(kind);
        let is_in_turns = tested.turns > 1;
        let cause = match fault {
            CheckError::Wrong { .. } => self.of_wrong_answers(asked),
            CheckError::Silent(_) => silence::cause(&self.bench, tested),
            CheckError::Ended(_) => is_in_turns
                .then(|| lines::of_an_end(&self.bench))
                .flatten()
                .or_else(|| self.of_wrong_answers(asked)),
            CheckError::Failed(_) => None,
        };
        self.is_named = cause.is_some();
        cause
    }

    /// The cause of a wrong answer, or none, to a question about the game `asked`.
    pub(super) fn of_wrong_answers(&self, asked: Option<History<G>>) -> Option<String> {
        let bench = &self.bench;
        let mut evidence = Evidence::of(bench);
        if let Some(game) = asked.as_ref().filter(|_| evidence.failures().next().is_none()) {
            if game.position().must_pass() {
                return passes::of_no_pass(bench, game);
            }
            if game.last_move().is_some() && game.last_move() == G::PASS {
                return passes::after_pass(bench, game);
            }
        }
        evidence.ask(bench, asked.map(|game| (bench.shown(game), 1)));
        let shows_board = bench.protocol.shows_board;
        texts::cause(bench.protocol, &evidence)
            .or_else(|| lines::of_extra_lines(bench.protocol, &evidence))
            .or_else(|| (!shows_board).then(|| lines::read_too_few(bench)).flatten())
            .or_else(|| likeliest(bench, &mut evidence))
            .or_else(|| passes::of_needless_passes(bench.protocol, &evidence))
            .or_else(|| shows_board.then(|| lines::read_too_few(bench)).flatten())
    }
}
