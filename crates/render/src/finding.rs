//! Diagrams of findings in game records.

use super::diagram::{Diagram, DiagramBoard, Sign};
use gocheck_board::{Color, Point};
use gocheck_rules::{Board, Replay};

/// The content of a finding's diagram.
#[derive(Clone, Copy, Debug)]
pub struct Evidence<'a> {
    /// The title.
    pub title: &'a str,
    /// The board before the move; for a finding without a move, the board that it is about.
    pub before: &'a Board,
    /// The number of the move, or of the last one before.
    pub number: u32,
    /// The move, if it places a stone.
    pub play: Option<(Color, Point)>,
    /// The stones that the finding is about: in the way, or without liberties.
    pub stones: &'a [Point],
    /// The earlier board that is repeated, and the number of the move that created it; 0 is the start.
    pub earlier: Option<(u32, &'a Board)>,
}

impl Diagram {
    /// A diagram of a finding: the board after the move with a triangle on it, captured stones struck out, crosses on the stones
    /// concerned, and the repeated earlier board next to it. A suicide is shown before its stones are removed, and an
    /// occupied point with its stone.
    #[must_use]
    pub fn of_finding(evidence: &Evidence<'_>) -> Self {
        let &Evidence { title, before, number, play, stones, earlier } = evidence;
        let mut diagram = Self::new(title, before.clone());
        let Some(board) = diagram.boards.first_mut() else { return diagram };
        if let Some((color, point)) = play {
            board.play(color, point);
        }
        let marked: Vec<Point> = board.signs.iter().map(|&(point, _)| point).collect();
        let others = stones.iter().filter(|stone| !marked.contains(stone));
        board.signs.extend(others.map(|&stone| (stone, Sign::Concerned)));
        if let Some((after, earlier)) = earlier {
            board.caption = format!("After move {number}");
            let caption = if after == 0 { "At the start".to_owned() } else { format!("After move {after}") };
            diagram.boards.insert(0, DiagramBoard::new(caption, earlier.clone()));
        }
        diagram
    }
}

impl DiagramBoard {
    /// Shows a move and its effect.
    fn play(&mut self, color: Color, point: Point) {
        if !self.setup.size().contains(point) {
            return;
        }
        if self.setup.get(point).is_some() {
            self.signs.push((point, Sign::Concerned));
            return;
        }
        let mut game = Replay::new(self.setup.size());
        game.set_up(self.setup.stones().map(|(point, stone)| (point, Some(stone))));
        let facts = game.play_unchecked(color, point);
        self.setup.put(point, Some(color));
        self.signs.push((point, Sign::Fault));
        for stone in game.removed().into_iter().filter(|&stone| stone != point) {
            if facts.suicide > 0 {
                self.signs.push((stone, Sign::Concerned));
            } else {
                self.setup.put(stone, None);
                self.signs.push((stone, Sign::Taken(color.opponent())));
            }
        }
    }
}
