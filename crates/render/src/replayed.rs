//! Diagrams of a game that has been replayed.

use crate::diagram::{Diagram, DiagramBoard, Sign};
use gocheck_rules::{Action, Move, Replay, vertex};

impl Diagram {
    /// The current position of a game with the last move marked. The title begins with the name of the game.
    #[must_use]
    pub fn position(name: &str, game: &Replay) -> Self {
        let size = game.size();
        let number = game.moves();
        let title = match game.line().last() {
            None => format!("{name}: the start"),
            Some(Move { color, action, .. }) => {
                let action = match action {
                    Action::Play(point) => format!(" {}", vertex(size, point)),
                    Action::Pass => " passes".to_owned(),
                    Action::Skip => ", not played".to_owned(),
                };
                format!("{name}: {number} {color}{action}")
            }
        };
        let diagram = Self::new(title, game.board());
        match game.last_play() {
            // After a suicide there is no stone to mark.
            Some((_, point)) if game.get(point).is_some() => diagram.with(point, Sign::Last),
            _ => diagram,
        }
    }

    /// The moves of a game from a number on, drawn on the board before them. The title begins with the
    /// name of the game.
    #[must_use]
    pub fn moves_from(name: &str, game: &Replay, from: u32) -> Self {
        let moves: Vec<Move> = game.line().filter(|played| played.number >= from).collect();
        let title = match game.moves() {
            to if to == from => format!("{name}: move {from}"),
            to => format!("{name}: moves {from} to {to}"),
        };
        Self::numbered(title, game.board_after(from.saturating_sub(1)), &moves)
    }
}

impl DiagramBoard {
    /// The board at the start of a game and after each move, which is marked.
    #[must_use]
    pub fn after_each_move(game: &Replay) -> Vec<Self> {
        let mut boards: Vec<Self> =
            (0..=game.moves()).map(|number| Self::new("", game.board_after(number))).collect();
        for Move { number, action, .. } in game.line() {
            if let (Some(board), Action::Play(point)) = (boards.get_mut(number as usize), action)
                && board.setup.get(point).is_some()
            {
                board.signs.push((point, Sign::Last));
            }
        }
        boards
    }
}
