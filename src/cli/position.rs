//! `gocheck position`: answers a question about a position of a game record, as for a puzzle.

use super::diagnostics::say_diagnostic;
use super::emitter::{Emitter, Row};
use super::input::single::single;
use super::input::wanted::RECORDS;
use super::options::{Format, color, question};
use super::pictures::PictureArgs;
use super::record::{LineArgs, RecordPosition};
use super::report::solved_json;
use gocheck::board::Color;
use gocheck::diagnostic::Diagnostic;
use gocheck::go::vertex;
use gocheck::grade::solver::{Solved, Solver};
use gocheck::puzzle::PuzzleMessage;
use gocheck::puzzle::{Name, Question};
use gocheck_program::{Status, number};
use std::path::PathBuf;

/// Ask a puzzle's questions about a position of a game record.
///
/// Plays a game record (SGF) up to a move and answers as for a puzzle. Points are `(row, column)` from 0 at the upper
/// left, as in puzzles. Earlier moves are ignored: a ko is reported but forbids nothing.
#[derive(Debug, clap::Args)]
#[command(after_help = MORE)]
pub(super) struct PositionArgs {
    /// Game record, possibly in an archive; - is standard input
    #[arg(value_name = "FILE.sgf")]
    file: PathBuf,

    /// Position after this move; 0 is the start [default: the last move]
    #[arg(long = "move", value_name = "N", value_parser = number::<u32>(0..))]
    number: Option<u32>,

    #[command(flatten)]
    line: LineArgs,

    /// Question to ask [default: all three]
    #[arg(long, value_name = "QUESTION", value_parser = question())]
    ask: Option<Question>,

    /// Player to move [default: as in the record]
    #[arg(long, value_name = "COLOR", value_parser = color())]
    to_move: Option<Color>,

    /// Print the assignment's lines, or one JSON object per question
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    format: Format,

    #[command(flatten)]
    pictures: PictureArgs,
}

const MORE: &str = "\
Exit status: 0 answered, 2 bad usage or input.

Examples:
  gocheck position game.sgf --move 57 --ask captures
  gocheck position games.sgf --game 3 --path 34/2";

/// Answers the questions and prints the answers.
pub(super) fn run(args: &PositionArgs) -> anyhow::Result<Status> {
    let source = single(&args.file, RECORDS)?;
    let RecordPosition { game, .. } = args.line.play(&source, args.number)?;
    let shown = &source.shown;
    let stem = format!("{}_move{}", source.stem(), game.moves());
    // Some names are not valid in answer files, but none is written here.
    let name = Name::new(&stem).or_else(|_| Name::new(&format!("game_move{}", game.moves())))?;
    let to_move = args.to_move.unwrap_or(game.to_move());
    let setup = game.board();
    let kos = setup.empty_points().filter_map(|point| Some((point, game.look(to_move, point).ko?)));
    let warnings: Vec<Diagnostic> = kos
        .map(|(point, number)| {
            let vertex = vertex(setup.size(), point);
            PuzzleMessage::KoUnseen { color: to_move, point, vertex, took: number }.into()
        })
        .collect();

    let solver = Solver { size: setup.size(), to_move, is_strict: false };
    let artist = args.pictures.artist(setup.size())?;
    let mut said: Vec<Diagnostic> = Vec::new();
    let mut status = Status::Well;
    for question in Question::ALL {
        if args.ask.is_some_and(|asked| asked != question) {
            continue;
        }
        let warnings = if question == Question::Rule { Vec::new() } else { warnings.clone() };
        let mut solved = solver.solve_setup(shown, name.clone(), question, setup.clone(), warnings);
        let pictures = artist.draw(&mut solved);
        for diagnostic in &solved.diagnostics {
            if !said.contains(diagnostic) {
                say_diagnostic(shown, diagnostic);
                said.push(diagnostic.clone());
            }
        }
        if solved.has_errors() {
            status = Status::BadInput;
        }
        args.format.emitter().print(&Answered { solved, pictures, moves: game.moves() })?;
    }
    Ok(status)
}

/// The answer to a question about a position.
struct Answered {
    solved: Solved,
    pictures: Vec<PathBuf>,
    moves: u32,
}

impl Row for Answered {
    fn entry(&self, format: Emitter) -> Option<String> {
        let object = || {
            let mut object = solved_json(&self.solved, &self.pictures, None);
            object["move"] = self.moves.into();
            object
        };
        format.text_or_json(|| format!("{}\n", self.solved.task.entry), object)
    }
}
