use super::super::{Move, Position};
use crate::game::History;
use crate::review::{Analyst, Line, lines};
use crate::search::{Score, SearchLimits};

/// Says what moves are worth. It is at full strength, whatever the level that is played at.
pub(super) struct Adviser {
    /// Made when it is asked first.
    analyst: Option<Analyst<Position>>,
    megabytes: usize,
}

impl Adviser {
    pub(super) const fn new(megabytes: usize) -> Self {
        Self { analyst: None, megabytes }
    }

    /// Tells every move with its value and line, the best first: anew for each ply that is looked deeper, and once
    /// however little time there is.
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

/// Hundredths as stones; a won game as all of them.
pub(super) fn stones(score: Score) -> f64 {
    f64::from(score.clamp(-6400, 6400)) / 100.0
}
