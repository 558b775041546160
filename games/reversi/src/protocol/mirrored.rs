use crate::moves::Move;
use crate::position::Position;
use games_engine::game::coordinates::Coordinates;
use games_engine::game::rules::History;
use games_engine::protocol::info::SearchInfo;
use games_engine::protocol::referee::{BoxedReferee, Greeting, Introduction, MoveLimits, Referee, Reply};

/// Mirrors the board, column h for column a: for programs that know Othello's start in games from the assignment's
/// start, and vice versa.
pub(super) struct Mirrored(pub(super) BoxedReferee<Position>);

impl Referee<Position> for Mirrored {
    fn greet(&mut self, game: &History<Position>, introduction: Introduction<'_>) -> Vec<Greeting> {
        self.0.greet(&seen(game), introduction)
    }

    fn ask(&mut self, game: &History<Position>, limits: MoveLimits) -> String {
        self.0.ask(&seen(game), limits)
    }

    fn parse_line(&mut self, game: &History<Position>, line: &str) -> Reply<Move> {
        meant(self.0.parse_line(&seen(game), line))
    }

    fn note(&self, line: &str, info: &mut SearchInfo) {
        self.0.note(line, info);
    }

    fn parse_end(&mut self, game: &History<Position>) -> Reply<Move> {
        meant(self.0.parse_end(&seen(game)))
    }

    fn stays(&self) -> bool {
        self.0.stays()
    }

    fn asks_for_passes(&self) -> bool {
        self.0.asks_for_passes()
    }

    fn coordinates(&self) -> &'static Coordinates<Position> {
        self.0.coordinates()
    }

    fn farewell(&self) -> &'static str {
        self.0.farewell()
    }
}

fn seen(game: &History<Position>) -> History<Position> {
    let mut seen = History::new(game.start().mirrored());
    for mv in game.moves() {
        // The mirror image of a legal move is legal.
        let _ = seen.play(mv.mirrored());
    }
    seen
}

fn meant(reply: Reply<Move>) -> Reply<Move> {
    match reply {
        Reply::Move { mv, line } => Reply::Move { mv: mv.mirrored(), line },
        other => other,
    }
}
