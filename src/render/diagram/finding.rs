use super::{Diagram, DiagramBoard, Sign};
use crate::go::{Facts, Replay};

/// What there is to see of a move that breaks a rule, just after `game` has played it with these facts: the move
/// and the stones that it is about; for a position that comes back the earlier one beside it.
#[must_use]
pub fn finding(title: impl Into<String>, game: &Replay, facts: &Facts) -> Diagram {
    let mut diagram = Diagram::new(title, game.board());
    let Some((color, point)) = game.last_play() else { return diagram };
    if facts.occupied.is_some() {
        // The stone that was in the way, as it stood.
        let number = game.moves().saturating_sub(1);
        let mut before = Diagram { title: diagram.title, ..Diagram::new("", game.board_after(number)) };
        before = before.with(point, Sign::Concerned);
        return before;
    }
    let removed = game.removed();
    if facts.suicide > 0 {
        // They are shown where they stood, or there would be nothing to see.
        for stone in removed {
            if let Some(board) = diagram.boards.first_mut() {
                board.setup.set(stone, Some(color));
            }
            let sign = if stone == point { Sign::Fault } else { Sign::Concerned };
            diagram = diagram.with(stone, sign);
        }
        return diagram;
    }
    diagram = removed.into_iter().fold(diagram, |diagram, stone| diagram.with(stone, Sign::Taken(color.opponent())));
    diagram = diagram.with(point, Sign::Fault);
    if facts.ko.is_none()
        && let Some(repetition) = facts.situation.or(facts.position)
    {
        let earlier = game.board_after(repetition.after);
        let caption = match repetition.after {
            0 => "At the start".to_owned(),
            number => format!("After move {number}"),
        };
        let board = DiagramBoard { caption, setup: earlier, signs: Vec::new() };
        if let Some(now) = diagram.boards.first_mut() {
            now.caption = format!("After move {}", game.moves());
        }
        diagram.boards.insert(0, board);
    }
    diagram
}
