//! The part of a board that `gocheck render` shows.

use gocheck::board::{Point, Size};
use gocheck::go::{BadVertex, point_at};
use gocheck::render::{DiagramBoard, Part};
use gocheck_program::usage_error;
use gocheck_text::{Phrase, phrase};
use std::str::FromStr;

/// The part of the board that is shown.
#[derive(Clone, Debug)]
pub(super) enum Crop {
    /// The smallest part that contains everything on the board.
    Auto,
    /// The rectangle between two points.
    Between(String, String),
}

impl FromStr for Crop {
    type Err = Phrase;

    fn from_str(text: &str) -> Result<Self, Phrase> {
        if text.eq_ignore_ascii_case("auto") {
            return Ok(Self::Auto);
        }
        let (first, second) = text.split_once('-').ok_or_else(not_a_part)?;
        let corner = |corner: &str| {
            let corner = corner.trim().to_ascii_uppercase();
            // The size of the board is not known yet.
            match point_at(Size::default(), &corner) {
                Ok(_) | Err(BadVertex::Off) => Ok(corner),
                Err(BadVertex::ColumnI) => Err(phrase!(
                    "{point}: there is no column I, which could be confused with J or 1",
                    "{point}：没有 I 列，以免与 J 或 1 混淆",
                    point = corner
                )),
                Err(_) => Err(not_a_part()),
            }
        };
        Ok(Self::Between(corner(first)?, corner(second)?))
    }
}

impl Crop {
    /// Crops a board to that part.
    pub(super) fn apply(&self, board: &mut DiagramBoard) -> anyhow::Result<()> {
        match self {
            Self::Auto => board.crop(),
            Self::Between(first, second) => {
                let size = board.setup.size();
                let corner = |point: &str| -> anyhow::Result<Point> {
                    point_at(size, point).map_err(|_| {
                        usage_error(phrase!(
                            "{point} is off the {size} board",
                            "{point} 不在 {size} 的棋盘上",
                            size = size.to_string()
                        ))
                    })
                };
                board.part = Part::between(corner(first)?, corner(second)?);
            }
        }
        Ok(())
    }
}

fn not_a_part() -> Phrase {
    phrase!(
        "expected `auto`, or two opposite corners such as A1-J9",
        "应写成 `auto`，或两个对角的点，例如 A1-J9"
    )
}
