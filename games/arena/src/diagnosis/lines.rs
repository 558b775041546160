use super::bench::{Bench, Observation};
use super::evidence::Evidence;
use crate::tested::Tested;
use games_engine::description::spec::Described;
use games_engine::protocol::answer_form::AnswerForm;
use games_engine::protocol::bot_check::game_with_choice;
use games_engine::protocol::definition::Protocol;
use games_engine::protocol::referee::MoveLimits;
use std::time::{Duration, Instant};

/// How long to wait for an answer to a question that is not complete.
const HELD_BACK: Duration = Duration::from_millis(400);

/// How long to wait for an answer to one that is.
const LONGEST: Duration = Duration::from_secs(5);

/// How long a program may take to exit after its answer.
const EXIT: Duration = Duration::from_millis(500);

/// The plies before the question that is sent in parts.
pub(super) const PLIES: usize = 6;

/// Detects extra lines after the answers of an otherwise correct program, which are read as its next answer.
pub(super) fn of_extra_lines<G: Described>(protocol: &Protocol<G>, evidence: &Evidence<G>) -> Option<String> {
    if evidence.wrong().next().is_some() {
        return None;
    }
    let with_extra = |(seen, line): (&Observation<G>, &str)| {
        let extra = seen.extra.first()?;
        Some(match extra == line {
            true => format!(
                "it writes its answer {line:?} twice: the second is read as the answer to the next turn"
            ),
            false => format!(
                "it writes {extra:?} after its answer {line:?}, which is read as the answer to the next turn: \
                 text for debugging belongs on standard error"
            ),
        })
    };
    evidence.legal().find_map(with_extra).filter(|_| !matches!(protocol.answer, AnswerForm::Engine(_)))
}

/// Detects an answer before the whole question was sent.
pub(super) fn read_too_few<G: Described>(bench: &Bench<'_, G>) -> Option<String> {
    let lines = question(bench)?;
    // A program on a busy machine takes its time to start.
    let begun = Instant::now();
    let mut tested = bench.start()?;
    tested.process.send(&lines.concat());
    let held_back = match tested.line_within(bench.limit().min(LONGEST)) {
        Ok(_) => HELD_BACK.max(begun.elapsed() * 3),
        Err(_) => HELD_BACK,
    };
    let answer_to = |count: usize| {
        let mut tested = bench.start()?;
        tested.process.send(&lines[..count].concat());
        let answer = tested.line_within(held_back).ok()?;
        bench.protocol.answer.numbers(&answer).map(|_| answer)
    };
    let all = lines.len();
    let mut answer = answer_to(all.checked_sub(1).filter(|&count| count > 0)?)?;
    // It answers after `read` lines, and after `unread` not yet.
    let (mut unread, mut read) = (0, all - 1);
    while read - unread > 1 {
        let middle = (unread + read) / 2;
        match answer_to(middle) {
            Some(earlier) => (read, answer) = (middle, earlier),
            None => unread = middle,
        }
    }
    Some(format!(
        "it reads too few lines: it answers {answer:?} after {read} of the {all} lines of a turn, before {:?} is sent",
        lines[read].trim_end()
    ))
}

/// Why a program ends after it has answered: it does not wait for the next turn, or reads its lines wrongly.
pub(super) fn of_an_end<G: Described>(bench: &Bench<'_, G>) -> Option<String> {
    let mut tested = bench.start()?;
    tested.process.send(&question(bench)?.concat());
    let answer = tested.line_within(bench.limit()).ok()?;
    match ends_by_itself(&mut tested) {
        true => Some(format!(
            "it exits after its first answer, {answer:?}: it must read and answer turns until the end of its input"
        )),
        false => read_too_few(bench),
    }
}

fn ends_by_itself(tested: &mut Tested) -> bool {
    tested.process.wait(Instant::now() + EXIT).is_some()
}

/// The lines of a first question, each with its line break.
pub(super) fn question<G: Described>(bench: &Bench<'_, G>) -> Option<Vec<String>> {
    if matches!(bench.protocol.answer, AnswerForm::Engine(_)) {
        return None;
    }
    let game = game_with_choice(bench.setup.start.clone(), PLIES, 1);
    let text = bench.referee(game.start())?.ask(&game, MoveLimits::default());
    Some(text.split_inclusive('\n').map(str::to_owned).collect())
}
