//! One board, without a batch.

use gocheck_batch::Legality;
use gocheck_board::{Bits, Color, Point, Size};
use gocheck_rules::bitboard::Position;
use gocheck_rules::{Board, with_position};

/// Fails with the reason why the move is illegal.
pub(crate) fn play(board: &Board, to_move: Color, point: Point) -> Result<Board, Legality> {
    if board.get(point).is_some() {
        return Err(Legality::Occupied);
    }
    with_position!(board, |position| {
        let taken = taken(position, to_move, board.size().index(point)).ok_or(Legality::Suicide)?;
        let mut after = board.clone();
        after.put(point, Some(to_move));
        position.points(taken).for_each(|stone| after.put(stone, None));
        Ok(after)
    })
}

/// The stones that a move on an empty point captures. `None` if it is suicide.
pub(crate) fn taken<B: Bits>(position: &Position<B>, to_move: Color, index: usize) -> Option<B> {
    let (stone, mut taken) = (B::single(index), B::EMPTY);
    let (own, opponent) = (position.stones(to_move), position.stones(to_move.opponent()));
    let (empty, around) = (position.empty() & !stone, position.around(stone));
    let has_liberty = |group: B| !(position.around(group) & empty).is_empty();
    let mut near = around & opponent;
    while let Some(first) = near.first() {
        let group = position.spread(B::single(first), opponent);
        near = near & !group;
        if !has_liberty(group) {
            taken = taken | group;
        }
    }
    let lives =
        !taken.is_empty() || !(around & empty).is_empty() || has_liberty(position.spread(stone, own | stone));
    lives.then_some(taken)
}

/// Builds a board from the content of each point, given its index. Fails with the first error.
pub(crate) fn board<E>(
    size: Size,
    content: impl Fn(usize) -> Result<Option<Color>, E>,
) -> Result<Board, (Point, E)> {
    let mut board = Board::new(size);
    for (index, point) in size.points().enumerate() {
        if let stone @ Some(_) = content(index).map_err(|error| (point, error))? {
            board.put(point, stone);
        }
    }
    Ok(board)
}

/// 1 is Black, -1 White and 0 empty. Fails for another value.
pub(crate) const fn stone(cell: i8) -> Result<Option<Color>, Option<i8>> {
    match cell {
        0 => Ok(None),
        1 => Ok(Some(Color::Black)),
        -1 => Ok(Some(Color::White)),
        other => Err(Some(other)),
    }
}
