//! Games replayed by the rules.

use crate::record::{Fault, GameEnd, GameRecord};
use crate::tournament::log_entry::{LogEntry, LogHeader};
use crate::tournament::openings::{OpeningError, Openings};
use crate::tournament::schedule::Pairing;
use games_engine::description::spec::Described;
use games_engine::game::board_game::Variant;
use games_engine::game::rules::History;
use games_engine::search::limits::SearchLimits;
use gocheck_board::Color;
use std::sync::atomic::{AtomicU64, Ordering};

/// Replays games by the rules and checks every move, the end, the winner, the count and the opening.
#[derive(Debug)]
pub struct Verifier<G: Described> {
    variant: &'static Variant<G>,
    /// The openings; `None` if the opening file is not available.
    openings: Option<Openings<G>>,
    /// The number of games that were lost by a fault and whose logs do not name the side at fault.
    unascribed: AtomicU64,
}

impl<G: Described> Verifier<G> {
    /// A verifier for the tournament of `header`. `openings` is the name and content of the opening file or book.
    /// Without it, if the settings name one, any legal opening is accepted.
    ///
    /// # Errors
    /// If the openings cannot be read.
    pub fn new(
        header: &LogHeader,
        variant: &'static Variant<G>,
        openings: Option<(&str, &[u8])>,
    ) -> Result<Self, OpeningError> {
        let settings = &header.settings;
        let is_known = header.openings.is_none() || openings.is_some();
        let openings = is_known
            .then(|| Openings::new(&settings.openings, openings, variant, settings.seed))
            .transpose()?;
        Ok(Self { variant, openings, unascribed: AtomicU64::new(0) })
    }

    /// Checks that a game was played by the rules.
    ///
    /// # Errors
    /// The place and the reason of the first violation.
    pub fn check(&self, entry: &LogEntry) -> Result<(), String> {
        let record = &entry.record;
        self.check_opening(entry)?;
        let start = G::read(&record.start, self.variant)
            .map_err(|error| format!("invalid starting position: {error}"))?;
        let mut game = History::new(start);
        for text in &record.opening {
            play(&mut game, text).map_err(|reason| format!("the opening's {reason}"))?;
        }
        for mv in &record.moves {
            play(&mut game, &mv.text)?;
        }
        check_end(&game, record)?;
        if let GameEnd::Fault(fault) = &record.end
            && record.at_fault.is_none()
            && !is_of_side_to_move(&game, record, fault)
        {
            self.unascribed.fetch_add(1, Ordering::Relaxed);
        }
        Ok(())
    }

    /// The number of checked games whose winner cannot be verified: they ended by a fault before the first move or after
    /// the last, and their log, written by an earlier version, does not say whose.
    pub fn unascribed(&self) -> u64 {
        self.unascribed.load(Ordering::Relaxed)
    }

    fn check_opening(&self, entry: &LogEntry) -> Result<(), String> {
        let Some(openings) = &self.openings else { return Ok(()) };
        let (number, round) = (entry.game.saturating_sub(1), entry.round.saturating_sub(1));
        // The opening does not depend on the players.
        let due = openings.of(&Pairing { number, round, black: 0, white: 0 });
        let (start, moves) = (due.start.to_string(), due.moves.iter().map(ToString::to_string));
        if start != entry.record.start {
            return Err(format!("round {} starts at {start}", entry.round));
        }
        let moves: Vec<String> = moves.collect();
        if moves != entry.record.opening {
            return Err(format!("round {} starts with {:?}", entry.round, moves.join(" ")));
        }
        Ok(())
    }
}

/// Returns true if the fault can only be that of the side to move. Programs are only asked at their turns, and each is
/// started before the first move.
fn is_of_side_to_move<G: Described>(game: &History<G>, record: &GameRecord, fault: &Fault) -> bool {
    let is_answer = matches!(fault, Fault::Illegal { .. } | Fault::Late { .. } | Fault::Unreadable { .. });
    is_answer || game.outcome().is_none() && !record.moves.is_empty()
}

fn play<G: Described>(game: &mut History<G>, text: &str) -> Result<(), String> {
    let ply = game.earlier().len() + 1;
    let mv: G::Move = text.parse().map_err(|_| format!("move {ply}: {text:?} is not a move"))?;
    if game.outcome().is_some() {
        return Err(format!("move {ply}, {text}: the game was over"));
    }
    game.play(mv).map_err(|error| format!("move {ply}, {text}: {error}"))
}

fn check_end<G: Described>(game: &History<G>, record: &GameRecord) -> Result<(), String> {
    let outcome = game.outcome();
    let position = game.position();
    match &record.end {
        GameEnd::Void { .. } => Ok(()),
        GameEnd::Rules { reason, black, white } => {
            let Some(outcome) = outcome else {
                return Err(format!("the game is not over after {} moves", game.earlier().len()));
            };
            let (due, [blacks, whites]) = (G::rule(outcome.reason), position.count(outcome));
            if [blacks, whites] != [*black, *white] {
                return Err(format!("the count is {blacks} to {whites}, not {black} to {white}"));
            }
            if outcome.winner != record.winner {
                let winner = outcome.winner.map_or("nobody", |color| color.name());
                return Err(format!("{winner} wins: {due}, {blacks} to {whites}"));
            }
            if due != *reason {
                return Err(format!("the game ended by {due:?}, not {reason:?}"));
            }
            Ok(())
        }
        GameEnd::Adjudicated(why) => {
            if outcome.is_some() {
                return Err(format!("the game was over after {} moves", game.earlier().len()));
            }
            let Some(stated) = why.stones() else { return Ok(()) };
            let solved = G::SPEC.exact.and_then(|exact| (exact.stones)(position, SearchLimits::default()));
            let winner = match stated[0].cmp(&stated[1]) {
                std::cmp::Ordering::Greater => Some(Color::Black),
                std::cmp::Ordering::Less => Some(Color::White),
                std::cmp::Ordering::Equal => None,
            };
            match solved {
                Some(solved) if solved != stated => Err(format!(
                    "perfect play ends {} to {}, not {} to {}",
                    solved[0], solved[1], stated[0], stated[1]
                )),
                _ if winner != record.winner => {
                    Err(format!("{} to {} is a win for another player", stated[0], stated[1]))
                }
                _ => Ok(()),
            }
        }
        GameEnd::Fault(fault) => {
            // Limits on resources may be found broken once the programs have ended.
            if outcome.is_some() && !fault.is_limit() {
                return Err(format!("the game was over after {} moves", game.earlier().len()));
            }
            let to_move = position.to_move();
            match fault {
                _ if is_of_side_to_move(game, record, fault) && record.winner != Some(to_move.opponent()) => {
                    Err(format!(
                        "{to_move} was to move, so {} cannot have lost by a fault",
                        to_move.opponent()
                    ))
                }
                Fault::Illegal { position: stated, .. } if *stated != position.to_string() => {
                    Err(format!("the illegal move was played in {position}"))
                }
                _ => Ok(()),
            }
        }
    }
}
