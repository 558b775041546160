//! Games compared with the header of their log.

use crate::record::GameEnd;
use crate::tournament::log_entry::{LogEntry, LogHeader};
use crate::tournament::schedule::Schedule;
use crate::tournament::scores::Scores;
use gocheck_board::Color;
use std::collections::BTreeSet;

/// Checks games against the header of their log. A line that contradicts the header is not a game of the tournament.
#[derive(Clone, Debug)]
pub struct HeaderCheck {
    names: Vec<String>,
    known: BTreeSet<String>,
    schedule: Schedule,
    games: u64,
}

impl HeaderCheck {
    /// A check against `header`.
    #[must_use]
    pub fn new(header: &LogHeader) -> Self {
        let settings = &header.settings;
        let names = settings.names();
        Self {
            schedule: Schedule::new(settings.pairing, names.len(), settings.rounds),
            known: names.iter().cloned().collect(),
            names,
            games: header.games,
        }
    }

    /// Pairs the rounds of a Swiss tournament that the results allow to pair.
    pub(super) fn advance(&mut self, scores: &Scores) {
        self.schedule.advance(scores);
    }

    /// Checks that a game can belong to the tournament.
    ///
    /// # Errors
    /// The reason why it cannot.
    pub fn check(&self, entry: &LogEntry) -> Result<(), String> {
        let LogEntry { game, round, record } = entry;
        let (game, number) = (*game, game.wrapping_sub(1));
        if !(1..=self.games).contains(&game) {
            return Err(format!("game {game}: the tournament has {} games", self.games));
        }
        if let Some(due) = self.schedule.round(number).filter(|due| due + 1 != *round) {
            return Err(format!("game {game} belongs to round {}, not {round}", due + 1));
        }
        for name in [&record.black, &record.white] {
            if !self.known.contains(name) {
                return Err(format!("unknown player {name:?}"));
            }
        }
        if let Some(pairing) = self.schedule.pairing(number) {
            let due = [&self.names[pairing.black], &self.names[pairing.white]];
            if due != [&record.black, &record.white] {
                let [black, white] = due;
                return Err(format!("game {game} is {black:?} (black) against {white:?} (white)"));
            }
        }
        match (&record.end, record.at_fault) {
            (GameEnd::Fault(_), Some(side)) if record.winner == Some(side) => {
                return Err(format!("{side} was at fault, so it cannot have won"));
            }
            (GameEnd::Fault(_), _) | (_, None) => {}
            (_, Some(side)) => {
                return Err(format!("{side} was at fault, but the game did not end by a fault"));
            }
        }
        match (&record.end, record.winner) {
            (GameEnd::Void { .. }, Some(_)) => Err("a void game cannot have a winner".to_owned()),
            (GameEnd::Fault(_), None) => Err("a game lost by a fault must have a winner".to_owned()),
            (&GameEnd::Rules { black, white, .. }, Some(Color::Black)) if black < white => {
                Err(format!("black cannot win {black} to {white}"))
            }
            (&GameEnd::Rules { black, white, .. }, Some(Color::White)) if white < black => {
                Err(format!("white cannot win {white} to {black}"))
            }
            _ => Ok(()),
        }
    }
}
