use super::bench::{Answer, Bench, Observation};
use super::evidence::Evidence;
use games_engine::description::spec::Described;
use games_engine::game::rules::History;
use games_engine::protocol::definition::Protocol;

/// Detects passes although there are moves.
pub(super) fn of_needless_passes<G: Described>(
    protocol: &Protocol<G>,
    evidence: &Evidence<G>,
) -> Option<String> {
    let is_pass = |line: &str| {
        let numbers = protocol.answer.numbers(line);
        numbers.is_some_and(|numbers| numbers.iter().all(|&number| number < 0))
            || G::PASS.is_some_and(|pass| line.to_ascii_lowercase().ends_with(&pass.to_string()))
    };
    let (seen, line) = evidence.wrong().next()?;
    let moves = seen.game.legal_moves();
    let first = evidence.wrong().all(|(_, line)| is_pass(line)).then(|| moves.first())??;
    Some(format!(
        "it passes although it can move: {line:?} was written in a position with {} legal moves, {first} and others",
        moves.len()
    ))
}

/// Describes what a program does that must pass.
pub(super) fn of_no_pass<G: Described>(bench: &Bench<'_, G>, game: &History<G>) -> Option<String> {
    let seen = bench.converse(bench.shown(game.clone()), 1).into_iter().next()?;
    let pass = G::PASS?.to_string();
    match seen.answer {
        Answer::Illegal(line) | Answer::Unreadable(line) => {
            Some(format!("it does not pass where it cannot move: it wrote {line:?} instead of {pass:?}"))
        }
        Answer::None => Some(format!("it ends where it cannot move, without writing {pass:?}")),
        Answer::Legal(_) | Answer::Silent => None,
    }
}

/// Describes what a program does after a pass of the opponent that answers all else correctly.
pub(super) fn after_pass<G: Described>(bench: &Bench<'_, G>, game: &History<G>) -> Option<String> {
    let Observation { answer, .. } = bench.converse(bench.shown(game.clone()), 1).into_iter().next()?;
    match answer {
        Answer::Illegal(line) | Answer::Unreadable(line) => {
            Some(format!("its answers are wrong after the opponent has passed, such as {line:?}"))
        }
        Answer::None => Some("it ends after the opponent has passed".to_owned()),
        Answer::Legal(_) | Answer::Silent => None,
    }
}
