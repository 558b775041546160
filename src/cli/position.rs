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
use gocheck_program::{Status, language, number};
use std::path::PathBuf;

#[derive(clap::Args)]
#[command(long_about = language().pick(ABOUT, ABOUT_ZH), after_help = language().pick(MORE, MORE_ZH))]
pub(super) struct PositionArgs {
    #[arg(help = language().pick(
        "Game record, possibly in an archive; - is standard input",
        "棋谱，也可以在压缩包里；- 表示标准输入",
    ))]
    #[arg(value_name = "FILE.sgf")]
    file: PathBuf,

    #[arg(help = language().pick(
        "Position after this move; 0 is the start [default: the last move]",
        "这一手之后的局面；0 是开局 [默认：最后一手]",
    ))]
    #[arg(long = "move", value_name = "N", value_parser = number::<u32>(0..))]
    number: Option<u32>,

    #[command(flatten)]
    line: LineArgs,

    #[arg(help = language().pick("Question to ask [default: all three]", "问这个问题 [默认：三个都问]"))]
    #[arg(long, value_name = "QUESTION", value_parser = question())]
    ask: Option<Question>,

    #[arg(help = language().pick("Player to move [default: as in the record]", "轮到谁下 [默认：按棋谱]"))]
    #[arg(long, value_name = "COLOR", value_parser = color())]
    to_move: Option<Color>,

    #[arg(help = language().pick(
        "Output format: the assignment's lines, or one JSON object per question",
        "输出格式：作业规定的行，或每个问题一个 JSON 对象",
    ))]
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    format: Format,

    #[command(flatten)]
    pictures: PictureArgs,
}

const ABOUT: &str = "\
Ask a puzzle's questions about a position of a game record.

Plays a game record (SGF) up to a move and answers as for a puzzle. Points are `(row, column)` from 0 at the upper \
left, as in puzzles. Earlier moves are ignored: a ko is reported but forbids nothing.";

const ABOUT_ZH: &str = "\
把棋谱中的一个局面当作题目来问。

读取棋谱（SGF）中的一条线，走到指定的一手，再像题目一样作答。
点写作 `(行, 列)`，左上角是 0，与题目相同。不看之前的着法：有劫会指出，但不受限制。";

const MORE: &str = "\
Exit status: 0 answered, 2 bad usage or input.

Examples:
  gocheck position game.sgf --move 57 --ask captures
  gocheck position games.sgf --game 3 --path 34/2";

const MORE_ZH: &str = "\
退出码：0 已作答；2 用法或输入有误。

例：
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
    let mut reported: Vec<Diagnostic> = Vec::new();
    let mut status = Status::Well;
    for question in Question::ALL {
        if args.ask.is_some_and(|asked| asked != question) {
            continue;
        }
        let warnings = if question == Question::Rule { Vec::new() } else { warnings.clone() };
        let mut solved = solver.solve_setup(shown, name.clone(), question, setup.clone(), warnings);
        let pictures = artist.draw(&mut solved);
        for diagnostic in &solved.diagnostics {
            if !reported.contains(diagnostic) {
                say_diagnostic(shown, diagnostic);
                reported.push(diagnostic.clone());
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
