use crate::moves::Move;
use crate::position::Position;
use games_engine::game::rules::History;
use games_engine::review::analyst::{Analyst, Line};
use games_engine::review::lines;
use games_engine::search::limits::SearchLimits;
use games_engine::search::score::Score;

/// Evaluates moves, at full strength whatever the level of the player.
pub(super) struct Adviser {
    /// Created at the first request.
    analyst: Option<Analyst<Position>>,
    megabytes: usize,
}

impl Adviser {
    pub(super) const fn new(megabytes: usize) -> Self {
        Self { analyst: None, megabytes }
    }

    /// Reports every move with its value and line, the best first, after each iteration, and at least once.
    pub(super) fn lines(
        &mut self,
        game: &History<Position>,
        limits: SearchLimits<'_>,
        tell: &mut dyn FnMut(&[Line<Move>]),
    ) {
        let analyst = self.analyst.get_or_insert_with(|| Analyst::new(self.megabytes));
        let mut last = Vec::new();
        let mut news = |found: Vec<Line<Move>>| {
            if found != last {
                tell(&found);
                last = found;
            }
        };
        lines(analyst, game, 0, SearchLimits { depth: 1, ..SearchLimits::default() }, &mut news);
        lines(analyst, game, 0, limits, &mut news);
    }
}

/// Converts hundredths to stones; a won game counts all squares.
pub(super) fn stones(score: Score) -> f64 {
    f64::from(score.clamp(-6400, 6400)) / 100.0
}
