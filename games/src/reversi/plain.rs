//! A plain implementation of the rules, square by square, which tests compare with the fast one.

use super::position::Position;
use super::square::Square;
use crate::board::Color;

/// The squares that are flipped when `color` puts a stone on `to`; none if the move is illegal.
#[must_use]
pub fn turned(position: &Position, color: Color, to: Square) -> Vec<Square> {
    let mut turned = Vec::new();
    if position.stone(to).is_some() {
        return turned;
    }
    for (down, right) in [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)] {
        let mut line = Vec::new();
        for distance in 1.. {
            let place = |from: usize, step: i32| usize::try_from(from as i32 + step * distance).ok();
            let square = place(to.file(), right).zip(place(to.rank(), down));
            let square = square.and_then(|(file, rank)| Square::new(file, rank));
            let stone = square.and_then(|square| Some((square, position.stone(square)?)));
            match stone {
                Some((square, stone)) if stone != color => line.push(square),
                Some(_) => {
                    turned.append(&mut line);
                    break;
                }
                None => break,
            }
        }
    }
    turned
}

/// The legal moves of `color`, row by row.
#[must_use]
pub fn places(position: &Position, color: Color) -> Vec<Square> {
    Square::all().filter(|&to| !turned(position, color, to).is_empty()).collect()
}
