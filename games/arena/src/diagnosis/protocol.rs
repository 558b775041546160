//! Guessing which protocol a program speaks that gives no valid answer.

use crate::record::Fault;
use crate::turn::short;
use games_engine::description::spec::Described;
use games_engine::protocol::definition::{Protocol, Sign};
use gocheck_sandbox::{Process, Wait};
use gocheck_text::{Phrase, phrase};
use std::time::{Duration, Instant};

/// The number of lines that are kept.
const KEPT: usize = 5;

/// How long to wait for the answer to a question.
const PATIENCE: Duration = Duration::from_secs(1);

/// Keeps a line if it is one of the first.
pub(in super::super) fn remember(lines: &mut Vec<String>, line: &str) {
    if lines.len() < KEPT && !line.is_empty() {
        lines.push(short(line));
    }
}

/// A hint about the protocol after `fault` of a program that has only written these lines. A program that was late is
/// asked what it speaks.
pub(in super::super) fn protocol<G: Described>(
    protocol: &Protocol<G>,
    fault: &Fault,
    running: Option<&mut Process>,
    lines: &[String],
) -> Option<Phrase> {
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
    let mut spoken = lines.iter().find_map(|line| known(line));
    let is_silent = matches!(fault, Fault::Late { .. } | Fault::NotReady { .. });
    if let Some(process) = running.filter(|_| spoken.is_none() && is_silent) {
        spoken = others.iter().find_map(|(_, sign)| ask(process, sign, known));
    }
    let name = protocol.name;
    match (spoken, lines.first(), fault) {
        (Some(spoken), ..) => Some(phrase!(
            "it answers like a {spoken} program: use --protocol {spoken} instead of {name}",
            "它的回答是 {spoken} 协议的：请用 --protocol {spoken} 代替 {name}"
        )),
        (None, None, _) if is_silent => Some(phrase!(
            "it never wrote a line: is --protocol {name} right?",
            "它没有输出过一行：--protocol {name} 对吗？"
        )),
        (None, Some(line), _) if is_silent => Some(phrase!(
            "it began with {line:?}: is --protocol {name} right?",
            "它的第一行是 {line:?}：--protocol {name} 对吗？"
        )),
        (None, _, Fault::Unreadable { .. }) => {
            Some(phrase!("is --protocol {name} right?", "--protocol {name} 对吗？"))
        }
        _ => None,
    }
}

fn ask(
    process: &mut Process,
    sign: &Sign,
    known: impl Fn(&str) -> Option<&'static str>,
) -> Option<&'static str> {
    process.send(sign.question);
    let wait = Wait::within(Instant::now(), PATIENCE);
    while let Ok(line) = process.read_line(wait) {
        if let Some(name) = known(&line) {
            return Some(name);
        }
    }
    None
}
