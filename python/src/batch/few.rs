//! Few boards, one at a time, because the kernel of a batch takes as long for one board as for 512.

use super::{Analyse, Fault, Given, Items, Play};
use crate::single::{self, Arrays};
use crate::values::write_cells;
use gocheck::board::Size;
use gocheck::go::{Batch, Board, Legality};

impl Items<'_> {
    /// The first board, whose index is `first`.
    fn board(&self, first: usize) -> Result<Board, Fault> {
        let board = match self.given {
            Given::Cells(cells) => single::board(self.size, |index| single::stone(cells[index])),
            Given::Planes(planes) => {
                let (black, white) = planes.split_at(self.size.area());
                single::board(self.size, |index| match (black[index], white[index]) {
                    (1, 1) => Err(None),
                    (0 | 1, value @ 2..) | (value @ 2.., _) => Err(Some(value as i8)),
                    (black, white) => single::stone(black as i8 - white as i8),
                })
            }
        };
        board.map_err(|(point, value)| (first, (point.row(), point.col()), value))
    }
}

impl Analyse<'_> {
    /// Analyses one board after another.
    pub(super) fn run_singly(&mut self) -> Result<(), Fault> {
        while let Some(one) = self.cut(1) {
            one.run_single()?;
        }
        Ok(())
    }

    /// Analyses one board.
    fn run_single(self) -> Result<(), Fault> {
        let Self { first, boards, valid, dead, legal, captures, liberties, group } = self;
        let arrays = Arrays {
            valid: valid.values,
            dead: dead.values,
            legal: legal.values,
            captures: captures.values,
            liberties: liberties.values,
            group: group.values,
        };
        single::analyse(&boards.board(first)?, boards.color(0), [0, 1], arrays);
        Ok(())
    }
}

impl Play<'_> {
    /// Plays on one board after another.
    pub(super) fn run_singly(&mut self, size: Size) -> Result<(), Fault> {
        while let Some(one) = self.cut(1) {
            one.run_single(size)?;
        }
        Ok(())
    }

    /// Plays on one board.
    fn run_single(self, size: Size) -> Result<(), Fault> {
        let board = self.boards.board(self.first)?;
        let place = self.moves[0];
        let point = usize::try_from(place).ok().and_then(|place| size.points().nth(place));
        let played = match point {
            Some(point) => single::play(&board, self.boards.color(0), point),
            None if place == Batch::PASS => Ok(board.clone()),
            None => Err(Legality::OffBoard),
        };
        self.reasons[0] = played.as_ref().map_or_else(|&reason| reason, |_| Legality::Legal) as u8;
        write_cells(played.as_ref().unwrap_or(&board), self.after);
        Ok(())
    }
}
