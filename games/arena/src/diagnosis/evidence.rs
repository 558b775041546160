use super::bench::{Answer, Bench, Observation};
use games_engine::description::spec::Described;
use games_engine::game::rules::{Game, History};
use games_engine::protocol::bot_check::game_with_choice;
use games_engine::protocol::definition::Protocol;
use games_engine::protocol::referee::{MoveLimits, Reply};
use std::time::Instant;

/// The answers of a program in many positions.
pub(super) struct Evidence<G: Game> {
    pub(super) observations: Vec<Observation<G>>,
}

/// The plies before single questions, of both sides and from the opening to the middle game.
const PLIES: [usize; 20] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 16, 19, 22, 25, 28, 31];

/// The plies before games of several turns.
const GAMES: [usize; 3] = [6, 11, 0];

/// The plies before more games, in case all first answers are right.
const MORE_GAMES: [usize; 12] = [31, 20, 25, 28, 13, 16, 17, 21, 24, 9, 12, 5];

/// The number of turns of such a game.
const TURNS: usize = 6;

/// The number of questions without an answer after which no more are asked.
const SILENT: usize = 3;

impl<G: Described> Evidence<G> {
    pub(super) fn of(bench: &Bench<'_, G>) -> Self {
        let mut evidence = Self { observations: Vec::new() };
        let games = GAMES.map(|plies| (plies, TURNS));
        evidence.collect(bench, PLIES.map(|plies| (plies, 1)).into_iter().chain(games), 100);
        let is_first = |seen: &Observation<G>| seen.game.earlier().len() == seen.first;
        if !evidence.wrong().any(|(seen, _)| is_first(seen)) {
            evidence.collect(bench, MORE_GAMES.map(|plies| (plies, TURNS)), 300);
        }
        evidence
    }

    /// Asks after a number of plies for the moves of a number of turns.
    pub(super) fn collect(
        &mut self,
        bench: &Bench<'_, G>,
        questions: impl IntoIterator<Item = (usize, usize)>,
        seed: u64,
    ) {
        let start = &bench.setup.start;
        let games = questions
            .into_iter()
            .map(|(plies, turns)| (game_with_choice(start.clone(), plies, seed + plies as u64), turns));
        self.ask(bench, games);
    }

    /// Asks in games for the moves of a number of turns.
    pub(super) fn ask(&mut self, bench: &Bench<'_, G>, games: impl IntoIterator<Item = (History<G>, usize)>) {
        let began = Instant::now();
        let mut silent = 0;
        for (game, turns) in games {
            let seen = bench.converse(game, turns);
            silent += usize::from(seen.first().is_none_or(|seen| seen.answer == Answer::Silent));
            self.observations.extend(seen);
            if silent == SILENT || began.elapsed() > bench.patience() {
                break;
            }
        }
    }

    /// The wrong answers.
    pub(super) fn wrong(&self) -> impl Iterator<Item = (&Observation<G>, &str)> {
        self.observations.iter().filter_map(|seen| match &seen.answer {
            Answer::Illegal(line) | Answer::Unreadable(line) => Some((seen, line.as_str())),
            Answer::Legal(_) | Answer::None | Answer::Silent => None,
        })
    }

    /// The questions without a legal answer.
    pub(super) fn failures(&self) -> impl Iterator<Item = &Observation<G>> {
        self.observations.iter().filter(|seen| !matches!(seen.answer, Answer::Legal(_)))
    }

    /// The legal answers.
    pub(super) fn legal(&self) -> impl Iterator<Item = (&Observation<G>, &str)> {
        self.observations.iter().filter_map(|seen| match &seen.answer {
            Answer::Legal(line) => Some((seen, line.as_str())),
            Answer::Illegal(_) | Answer::Unreadable(_) | Answer::None | Answer::Silent => None,
        })
    }
}

/// What an answer says about a cause.
pub(super) enum Sign {
    /// With the cause, it would be the program's answer; the text says how.
    For(String),
    Against,
    /// The cause does not matter here.
    Neutral,
    /// What the program would have done is not known.
    Unknown,
}

/// Returns true if `line` is a legal answer in `game`.
pub(super) fn is_legal<G: Described>(
    protocol: &Protocol<G>,
    start: &G,
    game: &History<G>,
    line: &str,
) -> bool {
    let Ok(mut referee) = (protocol.referee)(start) else { return false };
    referee.ask(&History::new(game.position().clone()), MoveLimits::default());
    // An answer can end with an empty line, or with the output.
    let mut reply = referee.parse_line(game, line);
    if reply == Reply::More {
        reply = referee.parse_line(game, "");
    }
    if reply == Reply::More {
        reply = referee.parse_end(game);
    }
    matches!(reply, Reply::Move { mv, .. } if game.clone().play(mv).is_ok())
}
