//! The clock of one side.

use crate::arena::engine_config::Terms;
use crate::arena::play_game::GameSettings;
use std::time::Duration;

/// The clock of a side.
#[derive(Clone, Copy, Debug)]
pub(super) struct Clock {
    turn: Option<Duration>,
    first_turn: Option<Duration>,
    increment: Duration,
    /// How much later than allowed an answer still counts.
    margin: Duration,
    /// What the side was given for its moves so far and to come, if that is limited.
    granted: Option<Duration>,
    used: Duration,
    has_moved: bool,
}

impl Clock {
    /// The clock of a player with these terms of its own.
    pub(super) fn new(own: &Terms, conditions: &GameSettings) -> Self {
        Self {
            turn: own.turn.or(conditions.turn),
            first_turn: own.first_turn.or(own.turn).or(conditions.first_turn),
            increment: own.increment.unwrap_or(conditions.increment),
            margin: conditions.margin,
            granted: own.game.or(conditions.game),
            used: Duration::ZERO,
            has_moved: false,
        }
    }

    /// What is left for the rest of the game.
    pub(super) fn left(&self) -> Option<Duration> {
        self.granted.map(|granted| granted.saturating_sub(self.used))
    }

    /// What is added after each move.
    pub(super) fn increment(&self) -> Duration {
        if self.granted.is_some() { self.increment } else { Duration::ZERO }
    }

    /// The time that the player is told for its next move, when each has its own. That the first may take longer or
    /// must be quicker is no such time where there is one for the whole game.
    pub(super) fn turn(&self) -> Option<Duration> {
        let is_each = self.turn.is_some() || self.granted.is_none();
        self.allowed().filter(|_| is_each)
    }

    /// The time for the next move, if there is a limit.
    pub(super) fn allowed(&self) -> Option<Duration> {
        self.next_turn().into_iter().chain(self.left()).min()
    }

    fn next_turn(&self) -> Option<Duration> {
        self.first_turn.filter(|_| !self.has_moved).or(self.turn)
    }

    /// How long after it was asked an answer counts. What was overdrawn once is not allowed again.
    pub(super) fn limit(&self) -> Option<Duration> {
        let turn = self.next_turn().map(|turn| turn.saturating_add(self.margin));
        let left = self.granted.map(|all| all.saturating_add(self.margin).saturating_sub(self.used));
        turn.into_iter().chain(left).min()
    }

    /// A move took so long.
    pub(super) fn stop(&mut self, took: Duration) {
        self.has_moved = true;
        self.used = self.used.saturating_add(took);
        self.granted = self.granted.map(|granted| granted.saturating_add(self.increment));
    }
}

#[cfg(test)]
mod tests {
    use super::{Clock, GameSettings, Terms};
    use std::time::Duration;

    const fn ms(milliseconds: u64) -> Duration {
        Duration::from_millis(milliseconds)
    }

    /// Cute Chess counts so: the increment comes after the move, and the margin is there once.
    #[test]
    fn a_clock_runs_down_and_is_given_its_increment() {
        let conditions = GameSettings { game: Some(ms(1000)), margin: ms(50), ..GameSettings::default() };
        let own = Terms { increment: Some(ms(100)), ..Terms::default() };
        let mut clock = Clock::new(&own, &conditions);
        assert_eq!((clock.left(), clock.limit()), (Some(ms(1000)), Some(ms(1050))));
        clock.stop(ms(400));
        assert_eq!((clock.left(), clock.limit()), (Some(ms(700)), Some(ms(750))));
        clock.stop(ms(740));
        // 40 of the margin are used: they are paid back.
        assert_eq!((clock.left(), clock.limit()), (Some(ms(60)), Some(ms(110))));
    }

    #[test]
    fn the_own_time_goes_before_that_of_all() {
        let conditions = GameSettings {
            turn: Some(ms(1000)),
            first_turn: Some(ms(5000)),
            margin: ms(10),
            ..GameSettings::default()
        };
        let mut clock = Clock::new(&Terms::default(), &conditions);
        assert_eq!((clock.turn(), clock.limit()), (Some(ms(5000)), Some(ms(5010))));
        clock.stop(ms(4000));
        assert_eq!((clock.turn(), clock.limit()), (Some(ms(1000)), Some(ms(1010))));
        let own = Terms { turn: Some(ms(200)), ..Terms::default() };
        let mut clock = Clock::new(&own, &conditions);
        assert_eq!(clock.turn(), Some(ms(200)));
        clock.stop(ms(1));
        assert_eq!(clock.turn(), Some(ms(200)));
        let conditions = GameSettings { game: Some(ms(100)), ..conditions };
        assert_eq!(Clock::new(&own, &conditions).turn(), Some(ms(100)));
        // Whoever is told of 5 s for its first move would use up its game.
        let clock = Clock::new(&Terms::default(), &GameSettings { turn: None, ..conditions });
        assert_eq!((clock.turn(), clock.left(), clock.allowed()), (None, Some(ms(100)), Some(ms(100))));
    }
}
