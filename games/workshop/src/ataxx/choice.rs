use super::record::Record;
use games::ataxx::{Board, Move, Position, Rules, Square};
use games::game::Game;
use gocheck_board::Color;

/// A position and the move played in it: what the policy is fitted to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The position, the mover's stones black.
    pub position: Position,
    /// The move.
    pub played: Move,
}

impl Choice {
    /// The moves of games. The records of a game are in a row; the last move of a game is unknown.
    #[must_use]
    pub fn of_games(records: &[Record]) -> Vec<Self> {
        records.windows(2).filter_map(|pair| Self::between(pair[0], pair[1])).collect()
    }

    fn between(before: Record, after: Record) -> Option<Self> {
        if !before.is_followed_by(&after) {
            return None;
        }
        let walls = before.own & before.enemy;
        let board = Board::of_sets([before.own & !walls, before.enemy & !walls], walls);
        let position = Position::new(board, Color::Black, Rules::default());
        let squares = |set: u64| Square::of_set(set).next();
        let to = squares(after.enemy & !(before.own | before.enemy))?;
        let played = squares(before.own & !after.enemy).map_or(Move::Single(to), |from| Move::Jump(from, to));
        // The next record may begin another game.
        let next = position.play(played).ok()?;
        (next.board().of(Color::Black) == after.enemy & !walls).then_some(Self { position, played })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_is_what_differs_between_two_positions() {
        let record = |own, enemy, result| Record { own, enemy, score: 0, result };
        let (corner, up, two_up, far, near_far) = (1, 1 << 9, 1 << 18, 1 << 60, 1 << 59);
        let records = [
            record(corner, far, -1),
            record(far, corner | up, 1),
            record(corner | up, far | near_far, -1),
            record(far | near_far, corner | two_up << 9, 1),
            record(corner, far, 1),
        ];
        let played: Vec<String> =
            Choice::of_games(&records).iter().map(|choice| choice.played.to_string()).collect();
        assert_eq!(played, ["a2", "f7", "a2a4"]);
    }
}
