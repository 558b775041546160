use super::folder::write_file;
use super::{Status, record};
use anyhow::{Context, bail};
use gocheck::go::{Move, Replay, vertex};
use gocheck::render::{Diagram, Sign};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::str::FromStr;

/// Draw a diagram of a game record.
///
/// Shows the main line of the first game in the file (SGF) as books do, with letters and numbers at the edges. With
/// --numbers no stone is taken off the board, so that every number can be seen; a move on a point that has a stone
/// already is told below (`12 at 5`), as a pass is.
#[derive(Debug, clap::Args)]
#[command(
    max_term_width = 100,
    after_help = "Exit status: 0 drawn, 2 bad usage or input.

  gocheck render game.sgf -o end.png
  gocheck render game.sgf --numbers 51-100 -o second.png"
)]
pub(super) struct RenderArgs {
    /// The game record; - is standard input
    #[arg(value_name = "FILE.sgf")]
    pub(super) file: PathBuf,

    /// The board after this move, which is marked; 0 is the start
    #[arg(long = "move", value_name = "N")]
    pub(super) number: Option<u32>,

    /// The board after the last move [this is the default]
    #[arg(long, conflicts_with = "number")]
    pub(super) last: bool,

    /// Number these moves: FROM-TO, or FROM- up to the last one
    #[arg(long, value_name = "FROM-TO", conflicts_with_all = ["number", "last"])]
    pub(super) numbers: Option<Numbers>,

    /// The picture; - is standard output
    #[arg(short, long, value_name = "FILE.png")]
    pub(super) output: PathBuf,

    /// From one point to the next: 10 to 200 pixels
    #[arg(long, value_name = "PIXELS", default_value_t = 40, value_parser = clap::value_parser!(u32).range(10..=200))]
    pub(super) cell: u32,
}

/// Moves from one number to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Numbers {
    /// The first, from 1.
    pub(super) from: u32,
    /// The last; nothing for the game's last.
    pub(super) to: Option<u32>,
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

/// Draws, and writes the picture.
pub(super) fn render(args: &RenderArgs) -> anyhow::Result<Status> {
    let stem = record::stem(&args.file);
    let diagram = match args.numbers {
        Some(numbers) => {
            let game = record::play(&args.file, numbers.to)?;
            if game.moves() < numbers.from {
                let (shown, moves) = (record::shown(&args.file), game.moves());
                bail!("{shown} has no move {}: its main line has {moves}", numbers.from);
            }
            numbered(&stem, &game, numbers.from)
        }
        None => position(&stem, &record::play(&args.file, args.number)?),
    };
    let png = diagram.draw(args.cell)?;
    if args.output == Path::new("-") {
        io::stdout().write_all(&png).context("cannot write to standard output")?;
    } else {
        write_file(&args.output, &png)?;
    }
    Ok(Status::Well)
}

/// The board as it stands, the last move marked.
fn position(stem: &str, game: &Replay) -> Diagram {
    let size = game.size();
    let number = game.moves();
    let title = match game.line().last() {
        None => format!("{stem}: the start"),
        Some(Move { color, point: None, .. }) => format!("{stem}: {number} {color} passes"),
        Some(Move { color, point: Some(point), .. }) => {
            format!("{stem}: {number} {color} {}", vertex(size, point))
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
