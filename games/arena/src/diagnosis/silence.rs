//! No answer in time: too slow, or something else is missing.

use super::bench::Bench;
use super::lines::{PLIES, read_too_few};
use crate::tested::Tested;
use games_engine::description::spec::Described;
use games_engine::game::rules::History;
use games_engine::protocol::answer_form::AnswerForm;
use games_engine::protocol::bot_check::game_with_choice;
use games_engine::protocol::referee::{MoveLimits, Reply};
use std::time::Duration;

/// How much longer to wait for a late answer, at least.
const LATE: Duration = Duration::from_secs(3);

/// How long to wait for the answer to one more line.
const STEP: Duration = Duration::from_secs(1);

/// How many more lines are sent.
const MORE_LINES: usize = 3;

/// Why a program that was asked is silent.
pub(super) fn cause<G: Described>(bench: &Bench<'_, G>, tested: &mut Tested) -> Option<String> {
    let unfinished = tested.process.unfinished_line();
    if !unfinished.trim().is_empty() {
        return Some(format!("its answer {unfinished:?} ends without a line break"));
    }
    if let Some(line) = tested.written.last().filter(|line| lacks_empty_line(bench, line)) {
        return Some(format!("an empty line must follow its answer {line:?}"));
    }
    if let Ok(line) = tested.line_within(LATE.max(bench.limit())) {
        // Steps and turns differ in the time that they allow.
        let late = tested.asked.elapsed().as_millis();
        return Some(format!("it is too slow: {line:?} came after {late} ms"));
    }
    if matches!(bench.protocol.answer, AnswerForm::Engine(_)) {
        return None;
    }
    for count in 1..=MORE_LINES {
        tested.process.send("0\n");
        if let Ok(line) = tested.line_within(STEP) {
            let lines = if count == 1 { "line" } else { "lines" };
            return Some(format!(
                "it reads {count} {lines} too many: it answered {line:?} only after {count} more {lines}"
            ));
        }
    }
    at_the_end(bench).or_else(|| read_too_few(bench))
}

/// Whether a line is an answer but for the empty line that ends it.
fn lacks_empty_line<G: Described>(bench: &Bench<'_, G>, line: &str) -> bool {
    let game = History::new(bench.setup.start.clone());
    let Some(mut referee) = bench.referee(game.start()) else { return false };
    referee.ask(&game, MoveLimits::default());
    referee.parse_line(&game, line) == Reply::More
        && matches!(referee.parse_line(&game, ""), Reply::Move { .. })
}

/// Whether it answers once its input ends.
fn at_the_end<G: Described>(bench: &Bench<'_, G>) -> Option<String> {
    let game = game_with_choice(bench.setup.start.clone(), PLIES, 1);
    let answers = |questions: usize| {
        let mut tested = bench.start()?;
        let mut referee = bench.referee(game.start())?;
        for _ in 0..questions {
            tested.process.send(&referee.ask(&game, MoveLimits::default()));
        }
        tested.process.close_input();
        let form = bench.protocol.answer;
        let mut lines = Vec::new();
        while let Ok(line) = tested.line_within(bench.limit()) {
            lines.extend(form.numbers(&line).map(|_| line));
        }
        Some(lines)
    };
    let first = answers(1)?.into_iter().next()?;
    Some(match answers(2)?.len() {
        2 => format!("its output is not flushed: {first:?} came only when its input was closed"),
        _ => format!(
            "it answers {first:?} only when its input is closed: \
             it does not flush its output, or reads to the end of its input"
        ),
    })
}
