//! A program that never answers is asked whether it speaks another protocol.

use crate::arena::program::{Program, Wait};
use crate::arena::record::Fault;
use crate::arena::turn::short;
use crate::description::Described;
use crate::protocol::{Protocol, Sign};
use std::time::{Duration, Instant};

/// How many of a program's first lines are kept.
const KEPT: usize = 5;

/// How long the answer to a question is waited for.
const PATIENCE: Duration = Duration::from_secs(1);

/// Keeps a line, if it is among the first.
pub(super) fn remember(heard: &mut Vec<String>, line: &str) {
    if heard.len() < KEPT && !line.is_empty() {
        heard.push(short(line));
    }
}

/// What there is to say on the protocol after `fault` of a program that has given no answer but these lines. One
/// that is late is asked what it speaks.
pub(super) fn protocol<G: Described>(
    protocol: &Protocol<G>,
    fault: &Fault,
    running: Option<&mut Program>,
    heard: &[String],
) -> Option<String> {
    let others: Vec<(&str, Sign)> = G::SPEC
        .protocols
        .iter()
        .filter(|other| other.name != protocol.name)
        .filter_map(|other| Some((other.name, other.sign?)))
        .collect();
    let known = |line: &str| {
        let has = |sign: &Sign| sign.lines.iter().any(|begin| line.starts_with(begin));
        others.iter().find(|(_, sign)| has(sign)).map(|&(name, _)| name)
    };
    let mut spoken = heard.iter().find_map(|line| known(line));
    let is_silent = matches!(fault, Fault::Late { .. } | Fault::NotReady { .. });
    if let Some(program) = running.filter(|_| spoken.is_none() && is_silent) {
        spoken = others.iter().find_map(|(_, sign)| ask(program, sign, known));
    }
    match (spoken, heard.first(), fault) {
        (Some(spoken), ..) => Some(format!(
            "it answers as {spoken} programs do: give --protocol {spoken}, not {}",
            protocol.name
        )),
        (None, None, _) if is_silent => {
            Some(format!("it never wrote a line: is --protocol {} right?", protocol.name))
        }
        (None, Some(line), _) if is_silent => {
            Some(format!("it began with {line:?}: is --protocol {} right?", protocol.name))
        }
        (None, _, Fault::Unreadable { .. }) => Some(format!("is --protocol {} right?", protocol.name)),
        _ => None,
    }
}

fn ask(
    program: &mut Program,
    sign: &Sign,
    known: impl Fn(&str) -> Option<&'static str>,
) -> Option<&'static str> {
    program.send(sign.question);
    let wait = Wait::within(Instant::now(), PATIENCE);
    while let Ok(line) = program.read_line(wait) {
        if let Some(name) = known(&line) {
            return Some(name);
        }
    }
    None
}
