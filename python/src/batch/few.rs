//! Few boards, one at a time, because the kernel of a batch takes as long for one board as for 512.

use super::items::{Fault, Given, Items};
use super::{Analyse, Play, Written};
use crate::single::{self, Arrays, MAX_POINTS};
use crate::values::write_cells;
use gocheck_batch::{Batch, Legality};
use gocheck_board::{Color, Point, Size};
use gocheck_rules::Board;

impl Items<'_> {
    /// The first board, whose index is `first`.
    pub(crate) fn board(&self, first: usize) -> Result<Board, Fault> {
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
            Given::Packed(bits) => {
                let bytes = self.size.packed_bytes();
                for plane in 0..2 {
                    let last = bits[(plane + 1) * bytes - 1];
                    if (last.trailing_zeros() as usize) < 8 * bytes - self.size.area() {
                        return Err((first, (plane, bytes - 1), Some(last as i8)));
                    }
                }
                let (black, white) = bits.split_at(bytes);
                let bit = |plane: &[u8], index: usize| plane[index / 8] >> (7 - index % 8) & 1;
                single::board(self.size, |index| match (bit(black, index), bit(white, index)) {
                    (1, 1) => Err(None),
                    (black, white) => single::stone(black as i8 - white as i8),
                })
            }
        };
        board.map_err(|(point, value)| (first, (point.row(), point.col()), value))
    }
}

impl Analyse<'_> {
    pub(super) fn run_singly(&mut self) -> Result<(), Fault> {
        while let Some(one) = self.cut(1) {
            one.run_single()?;
        }
        Ok(())
    }

    fn run_single(self) -> Result<(), Fault> {
        let Self { first, packed, boards, valid, dead, legal, captures, liberties, group } = self;
        let (board, to_move, area) = (boards.board(first)?, boards.color(0), boards.size.area());
        let (valid, liberties, group) = (valid.values, liberties.values, group.values);
        let mut points = [dead.values, legal.values, captures.values];
        // Packed bits are made of bytes.
        let mut bytes = [[0; MAX_POINTS]; 3];
        let [dead, legal, captures] = if packed {
            let mut bytes = bytes.each_mut().map(|bytes| Some(&mut bytes[..area]));
            for (bytes, bits) in bytes.iter_mut().zip(&points) {
                bytes.take_if(|_| bits.is_none());
            }
            bytes
        } else {
            points.each_mut().map(|points| points.as_deref_mut())
        };
        single::analyse(&board, to_move, [0, 1], Arrays { valid, dead, legal, captures, liberties, group });
        if packed {
            for (bytes, bits) in bytes.iter().zip(points) {
                if let Some(bits) = bits {
                    pack(&bytes[..area], bits);
                }
            }
        }
        Ok(())
    }
}

/// The first byte becomes the highest bit.
fn pack(bytes: &[u8], bits: &mut [u8]) {
    for (bytes, bits) in bytes.chunks(8).zip(bits) {
        *bits = bytes.iter().zip((0..8).rev()).fold(0, |bits, (byte, place)| bits | byte << place);
    }
}

impl Play<'_> {
    pub(super) fn run_singly(&mut self, size: Size) -> Result<(), Fault> {
        while let Some(one) = self.cut(1) {
            one.run_single(size)?;
        }
        Ok(())
    }

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
        let after = played.as_ref().unwrap_or(&board);
        match self.after {
            Written::Cells(cells) => write_cells(after, cells),
            Written::Packed(bits) => {
                let bytes = size.packed_bytes();
                for (bits, color) in bits.chunks_exact_mut(bytes).zip([Color::Black, Color::White]) {
                    let stone = |point: Point| u8::from(after.get(point) == Some(color));
                    let mut marks = [0; MAX_POINTS];
                    size.points().zip(&mut marks).for_each(|(point, mark)| *mark = stone(point));
                    pack(&marks[..size.area()], bits);
                }
            }
        }
        Ok(())
    }
}
