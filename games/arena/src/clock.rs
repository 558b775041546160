//! The clock of one side.

use crate::limits::TimeControl;
use std::time::Duration;

#[derive(Clone, Copy, Debug)]
pub(super) struct PlayerClock {
    control: TimeControl,
    /// How long after its time limit an answer still counts.
    margin: Duration,
    /// The total time for the moves so far and to come, if it is limited: the time per game plus increments.
    granted: Option<Duration>,
    used: Duration,
    has_moved: bool,
}

impl PlayerClock {
    /// A clock at the start of a game.
    pub(super) fn new(control: TimeControl, margin: Duration) -> Self {
        Self { control, margin, granted: control.per_game, used: Duration::ZERO, has_moved: false }
    }

    /// The time left for the rest of the game.
    pub(super) fn left(&self) -> Option<Duration> {
        self.granted.map(|granted| granted.saturating_sub(self.used))
    }

    /// The time added after each move.
    pub(super) fn increment(&self) -> Duration {
        self.control.increment.filter(|_| self.granted.is_some()).unwrap_or_default()
    }

    /// The time per move that the program is given for its next move. A special limit for the first move alone is
    /// not one, if there is also a time per game.
    pub(super) fn turn(&self) -> Option<Duration> {
        let is_each = self.control.per_move.is_some() || self.granted.is_none();
        self.allowed().filter(|_| is_each)
    }

    /// The time limit of the next move.
    pub(super) fn allowed(&self) -> Option<Duration> {
        self.next_turn().into_iter().chain(self.left()).min()
    }

    fn next_turn(&self) -> Option<Duration> {
        self.control.first_move.filter(|_| !self.has_moved).or(self.control.per_move)
    }

    /// How long an answer to the next question counts: the time limit plus the margin. Time overdrawn once is not
    /// granted again.
    pub(super) fn limit(&self) -> Option<Duration> {
        let turn = self.next_turn().map(|turn| turn.saturating_add(self.margin));
        let left = self.granted.map(|all| all.saturating_add(self.margin).saturating_sub(self.used));
        turn.into_iter().chain(left).min()
    }

    /// Counts the time of a move.
    pub(super) fn stop(&mut self, took: Duration) {
        self.has_moved = true;
        self.used = self.used.saturating_add(took);
        let increment = self.control.increment.unwrap_or_default();
        self.granted = self.granted.map(|granted| granted.saturating_add(increment));
    }
}

#[cfg(test)]
mod tests {
    use super::PlayerClock;
    use crate::limits::TimeControl;
    use std::time::Duration;

    const fn ms(milliseconds: u64) -> Duration {
        Duration::from_millis(milliseconds)
    }

    /// As in Cute Chess: the increment is added after the move, and the margin is granted once.
    #[test]
    fn a_clock_runs_down_and_gets_its_increment() {
        let common = TimeControl::per_game(ms(1000));
        let own = TimeControl { increment: Some(ms(100)), ..TimeControl::default() };
        let mut clock = PlayerClock::new(own.or(common), ms(50));
        assert_eq!((clock.left(), clock.limit()), (Some(ms(1000)), Some(ms(1050))));
        clock.stop(ms(400));
        assert_eq!((clock.left(), clock.limit()), (Some(ms(700)), Some(ms(750))));
        clock.stop(ms(740));
        // 40 ms of the margin were used; the increment pays them back.
        assert_eq!((clock.left(), clock.limit()), (Some(ms(60)), Some(ms(110))));
    }

    #[test]
    fn a_players_own_time_takes_precedence() {
        let common = TimeControl { first_move: Some(ms(5000)), ..TimeControl::per_move(ms(1000)) };
        let mut clock = PlayerClock::new(common, ms(10));
        assert_eq!((clock.turn(), clock.limit()), (Some(ms(5000)), Some(ms(5010))));
        clock.stop(ms(4000));
        assert_eq!((clock.turn(), clock.limit()), (Some(ms(1000)), Some(ms(1010))));
        let own = TimeControl::per_move(ms(200));
        let mut clock = PlayerClock::new(own.or(common), ms(10));
        assert_eq!(clock.turn(), Some(ms(200)));
        clock.stop(ms(1));
        assert_eq!(clock.turn(), Some(ms(200)));
        let common = TimeControl { per_game: Some(ms(100)), ..common };
        assert_eq!(PlayerClock::new(own.or(common), ms(10)).turn(), Some(ms(100)));
        // A program that is given 5 s for its first move would use up its time for the game.
        let clock = PlayerClock::new(TimeControl { per_move: None, ..common }, ms(10));
        assert_eq!((clock.turn(), clock.left(), clock.allowed()), (None, Some(ms(100)), Some(ms(100))));
    }
}
