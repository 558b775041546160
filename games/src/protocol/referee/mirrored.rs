use super::{BoxedReferee, Clock, Heard, Referee};
use crate::game::History;
use crate::reversi::{Move, Position, Square};

/// Shows the mirror image of the board, column h for column a: the assignment's start to programs
/// that know Othello's, and the other way round.
pub(super) struct Mirrored(pub(super) BoxedReferee<Position>);

impl Referee<Position> for Mirrored {
    fn ask(&mut self, game: &History<Position>, clock: Clock) -> String {
        self.0.ask(&seen(game), clock)
    }

    fn hear(&mut self, game: &History<Position>, line: &str) -> Heard<Move> {
        meant(self.0.hear(&seen(game), line))
    }

    fn hear_end(&mut self, game: &History<Position>) -> Heard<Move> {
        meant(self.0.hear_end(&seen(game)))
    }

    fn stays(&self) -> bool {
        self.0.stays()
    }

    fn asks_for_passes(&self) -> bool {
        self.0.asks_for_passes()
    }

    fn farewell(&self) -> &'static str {
        self.0.farewell()
    }
}

fn seen(game: &History<Position>) -> History<Position> {
    let start = game.earlier().first().map_or(game.position(), |(start, _)| start);
    let mut seen = History::new(start.mirrored());
    for mv in game.moves() {
        // What is legal is legal in the mirror.
        let _ = seen.play(mirror(mv));
    }
    seen
}

fn meant(heard: Heard<Move>) -> Heard<Move> {
    match heard {
        Heard::Move { mv, line } => Heard::Move { mv: mirror(mv), line },
        other => other,
    }
}

fn mirror(mv: Move) -> Move {
    match mv {
        Move::Place(square) => Square::new(square.row(), 7 - square.column()).map_or(mv, Move::Place),
        Move::Pass => mv,
    }
}
