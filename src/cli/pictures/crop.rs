//! The part of a board that `gocheck render` shows.

use crate::cli::language::language;
use gocheck::board::{Point, Size};
use gocheck::diagnostic::Phrase;
use gocheck::go::{BadVertex, point_at};
use gocheck::render::{DiagramBoard, Part};
use gocheck_common::cli::usage_error;
use std::str::FromStr;

/// What is shown.
#[derive(Clone, Debug)]
pub(super) enum Crop {
    /// The smallest part with everything that is on the board.
    Auto,
    /// What lies between two points.
    Between(String, String),
}

impl FromStr for Crop {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if text.eq_ignore_ascii_case("auto") {
            return Ok(Self::Auto);
        }
        let (first, second) = text.split_once('-').ok_or_else(|| Phrase::NotAPart.text(language()))?;
        let corner = |corner: &str| {
            let corner = corner.trim().to_ascii_uppercase();
            // Whatever board it will be of.
            match point_at(Size::default(), &corner) {
                Ok(_) | Err(BadVertex::Off) => Ok(corner),
                Err(BadVertex::ColumnI) => Err(Phrase::NoColumnI { point: &corner }.text(language())),
                Err(_) => Err(Phrase::NotAPart.text(language())),
            }
        };
        Ok(Self::Between(corner(first)?, corner(second)?))
    }
}

impl Crop {
    /// Shows that part of a board.
    pub(super) fn apply(&self, board: &mut DiagramBoard) -> anyhow::Result<()> {
        match self {
            Self::Auto => board.crop(),
            Self::Between(first, second) => {
                let size = board.setup.size();
                let corner = |point: &str| -> anyhow::Result<Point> {
                    point_at(size, point).map_err(|_| {
                        usage_error(Phrase::OffBoard { point, size: &size.to_string() }.text(language()))
                    })
                };
                board.part = Part::between(corner(first)?, corner(second)?);
            }
        }
        Ok(())
    }
}
