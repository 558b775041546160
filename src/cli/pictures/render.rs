use crate::cli::files::{is_stdin, shown, stem};
use crate::cli::record;
use anyhow::Context;
use gocheck::go::{Action, Move, Replay, vertex};
use gocheck::render::{Diagram, Sign};
use gocheck_common::cli::folder::write_file;
use gocheck_common::cli::{CANNOT_PRINT, Status};
use std::io::{self, Write};
use std::path::PathBuf;
use std::str::FromStr;

/// Draw a diagram of a game record.
///
/// Shows the main line of the first game in the file (SGF) as books do, with letters and numbers at the edges. With
/// --numbers no stone is taken off the board, so that every number can be seen; a move on a point that has a stone
/// already is told below (`12 at 5`), as are passes and moves that cannot be played.
#[derive(Debug, clap::Args)]
#[command(after_help = MORE)]
pub(in crate::cli) struct RenderArgs {
    /// The game record; - is standard input
    #[arg(value_name = "FILE.sgf")]
    file: PathBuf,

    /// The board after this move, which is marked; 0 is the start
    #[arg(long = "move", value_name = "N")]
    number: Option<u32>,

    /// The board after the last move [this is the default]
    #[arg(long, conflicts_with = "number")]
    last: bool,

    /// Number these moves: FROM-TO, or FROM- up to the last one
    #[arg(long, value_name = "FROM-TO", conflicts_with_all = ["number", "last"])]
    numbers: Option<Numbers>,

    /// The picture; - is standard output
    #[arg(short, long, value_name = "FILE.png")]
    output: PathBuf,

    /// From one point to the next: 16 to 200 pixels
    #[arg(long, value_name = "PIXELS", default_value_t = 40, value_parser = super::pixels())]
    cell: u32,
}

const MORE: &str = "\
Exit status: 0 drawn, 2 bad usage or input.

Examples:
  gocheck render game.sgf -o end.png
  gocheck render game.sgf --numbers 51-100 -o second.png";

/// Moves from one number to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Numbers {
    /// The first, from 1.
    from: u32,
    /// The last; nothing for the game's last.
    to: Option<u32>,
}

impl FromStr for Numbers {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || "give FROM-TO, such as 51-100, or FROM-".to_owned();
        let number = |text: &str| text.trim().parse::<u32>().map_err(|_| wrong());
        let (from, to) = match text.split_once('-') {
            Some((from, "")) => (number(from)?, None),
            Some((from, to)) => (number(from)?, Some(number(to)?)),
            None => (number(text)?, Some(number(text)?)),
        };
        if from == 0 {
            return Err("moves are numbered from 1".to_owned());
        }
        if to.is_some_and(|to| to < from) {
            return Err("the first number is above the second".to_owned());
        }
        Ok(Self { from, to })
    }
}

impl RenderArgs {
    /// Draws, and writes the picture.
    pub(super) fn run(&self) -> anyhow::Result<Status> {
        let stem = stem(&self.file);
        let diagram = match self.numbers {
            Some(numbers) => {
                let game = record::play(&self.file, numbers.to)?;
                if game.moves() < numbers.from {
                    return Err(record::no_move(&shown(&self.file), &game, numbers.from));
                }
                numbered(&stem, &game, numbers.from)
            }
            None => position(&stem, &record::play(&self.file, self.number)?),
        };
        let png = diagram.draw(self.cell)?;
        if is_stdin(&self.output) {
            io::stdout().write_all(&png).context(CANNOT_PRINT)?;
        } else {
            write_file(&self.output, &png)?;
        }
        Ok(Status::Well)
    }
}

/// The board as it stands, the last move marked.
fn position(stem: &str, game: &Replay) -> Diagram {
    let size = game.size();
    let number = game.moves();
    let title = match game.line().last() {
        None => format!("{stem}: the start"),
        Some(Move { color, action, .. }) => {
            let action = match action {
                Action::Play(point) => format!(" {}", vertex(size, point)),
                Action::Pass => " passes".to_owned(),
                Action::Skip => ", not played".to_owned(),
            };
            format!("{stem}: {number} {color}{action}")
        }
    };
    let diagram = Diagram::new(title, game.board());
    match game.last_play() {
        // A suicide leaves nothing to be marked.
        Some((_, point)) if game.get(point).is_some() => diagram.with(point, Sign::Last),
        _ => diagram,
    }
}

/// The moves from a number on, on the board before them.
fn numbered(stem: &str, game: &Replay, from: u32) -> Diagram {
    let moves: Vec<Move> = game.line().filter(|played| played.number >= from).collect();
    let title = match game.moves() {
        to if to == from => format!("{stem}: move {from}"),
        to => format!("{stem}: moves {from} to {to}"),
    };
    Diagram::numbered(title, game.board_after(from - 1), &moves)
}
