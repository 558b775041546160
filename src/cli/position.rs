use super::args::{Format, color, question};
use super::check::Checker;
#[cfg(feature = "render")]
use super::folder::Folder;
use super::gocheck::print;
use super::{Status, record, report};
use anyhow::Context;
use gocheck::board::Color;
use gocheck::diagnostic::{Diagnostic, Message};
use gocheck::go::vertex;
use gocheck::puzzle::{Name, Question};
#[cfg(feature = "render")]
use gocheck::render::Renderer;
use std::path::PathBuf;

/// Ask the puzzles' questions of a position of a game record.
///
/// Reads the main line of the first game in the file (SGF), plays it up to a move, and answers as for a puzzle.
/// Points are `(row, column)` from 0 at the upper left, as puzzles have them. The questions know no history: a ko
/// is said in a message and forbids nothing.
#[derive(Debug, clap::Args)]
#[command(
    max_term_width = 100,
    after_help = "Exit status: 0 answered, 2 bad usage or input.

  gocheck position game.sgf --move 57 --ask captures -o output"
)]
pub(super) struct PositionArgs {
    /// The game record; - is standard input
    #[arg(value_name = "FILE.sgf")]
    pub(super) file: PathBuf,

    /// The position after this move; 0 is the start [default: the last one]
    #[arg(long = "move", value_name = "N")]
    pub(super) number: Option<u32>,

    /// Ask this [default: all three]
    #[arg(long, value_name = "QUESTION", value_parser = question())]
    pub(super) ask: Option<Question>,

    /// Who plays [default: whose turn it is]
    #[arg(long, value_name = "COLOR", value_parser = color())]
    pub(super) to_move: Option<Color>,

    /// Print the assignment's lines, or a JSON object for each question
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    pub(super) format: Format,

    /// Write the pictures that a puzzle has into this folder
    #[cfg(feature = "render")]
    #[arg(short, long, value_name = "DIR")]
    pub(super) output: Option<PathBuf>,

    /// From one point to the next in pictures: 10 to 200 pixels
    #[cfg(feature = "render")]
    #[arg(long, value_name = "PIXELS", default_value_t = 50, requires = "output", value_parser = clap::value_parser!(u32).range(10..=200))]
    pub(super) cell: u32,
}

/// Answers, and prints the answers.
pub(super) fn position(args: &PositionArgs) -> anyhow::Result<Status> {
    let game = record::play(&args.file, args.number)?;
    let shown = record::shown(&args.file);
    let stem = format!("{}_move{}", record::stem(&args.file), game.moves());
    let name = Name::new(&stem).with_context(|| format!("{stem:?} can be no name of a puzzle"))?;
    let to_move = args.to_move.unwrap_or(game.to_move());
    let setup = game.board();
    let kos = setup.empty_points().filter_map(|point| Some((point, game.look(to_move, point).ko?)));
    let warnings: Vec<Diagnostic> = kos
        .map(|(point, number)| {
            let vertex = vertex(setup.size(), point);
            Message::KoUnseen { color: to_move, point, vertex, took: number }.into()
        })
        .collect();

    let checker = Checker::without_pictures(setup.size(), to_move);
    #[cfg(feature = "render")]
    let folder = args.output.as_deref().map(Folder::create).transpose()?;
    #[cfg(feature = "render")]
    let checker = match &folder {
        Some(folder) => checker.with_pictures(Renderer::new(setup.size(), args.cell)?, folder),
        None => checker,
    };

    let mut said: Vec<Diagnostic> = Vec::new();
    let mut status = Status::Well;
    for question in [Question::Rule, Question::Captures, Question::Moves] {
        if args.ask.is_some_and(|asked| asked != question) {
            continue;
        }
        let warnings = if question == Question::Rule { Vec::new() } else { warnings.clone() };
        let checked = checker.check_setup(&shown, name.clone(), question, setup.clone(), warnings);
        for diagnostic in &checked.diagnostics {
            if !said.contains(diagnostic) {
                super::diagnostics::diagnostic(&shown, diagnostic);
                said.push(diagnostic.clone());
            }
        }
        if checked.has_errors() {
            status = Status::BadInput;
        }
        print(&match args.format {
            Format::Text => format!("{}\n", checked.entry),
            Format::Json => {
                let mut object = report::checked_json(&checked, None);
                object["move"] = game.moves().into();
                format!("{object}\n")
            }
        })?;
    }
    Ok(status)
}
