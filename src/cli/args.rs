use super::lint_args::LintArgs;
use super::perft::PerftArgs;
use super::position::PositionArgs;
#[cfg(feature = "render")]
use super::render::RenderArgs;
use clap::builder::{PossibleValue, TypedValueParser};
use clap::{ColorChoice, Parser, Subcommand, ValueEnum};
use gocheck::board::{Color, Size};
use gocheck::puzzle::{Form, Name, Question};
use gocheck_common::cli::choice;
use std::path::PathBuf;

/// Check Go puzzles: validity, captures, legal moves.
///
/// Reads puzzle files (`row col color` a line; -1 black, 1 white), answers the question that each
/// file's name asks, prints the answers, writes them and pictures of the boards into the output
/// folder, and compares them with expected ones.
#[derive(Debug, Parser)]
#[command(name = "gocheck", version, max_term_width = 100)]
#[command(
    after_help = "Exit status: 0 all well, 1 an answer differs from the expected one, 2 bad usage or input.
Names: <tag>_0 and _00 ask for rule 1, _1 to _4 for captures, _5 for legal moves.

  gocheck data/train_*.txt --expect data/answer_for_train.txt
  gocheck --ask moves --size 19 --to-move black position.txt"
)]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
pub(crate) struct GocheckArgs {
    /// What to do other than to check puzzle files.
    #[command(subcommand)]
    pub(super) command: Option<Command>,

    /// The puzzles.
    #[command(flatten)]
    pub(super) puzzles: PuzzleArgs,

    /// Write answers and pictures into this folder
    #[arg(short, long, value_name = "DIR", default_value = "output")]
    pub(super) output: PathBuf,

    /// The form of the answer files: blocks of points, or the lines that are printed
    #[arg(long, value_name = "FORM", default_value = "blocks", value_parser = choice([("blocks", Form::Blocks), ("console", Form::Console)]))]
    pub(super) answers: Form,

    /// Compare with the answers in this file, in either form; may be given again for more files
    #[arg(long, value_name = "FILE")]
    pub(super) expect: Vec<PathBuf>,

    /// Print the assignment's lines, or a JSON object for each file
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    pub(super) format: Format,

    /// Draw no pictures
    #[cfg(feature = "render")]
    #[arg(long)]
    pub(super) no_images: bool,

    /// Draw pictures, and a gallery, also of the files of a folder or list
    #[cfg(feature = "render")]
    #[arg(long, conflicts_with = "no_images")]
    pub(super) images: bool,

    /// From one point to the next in pictures: 10 to 200 pixels
    #[cfg(feature = "render")]
    #[arg(long, value_name = "PIXELS", default_value_t = 50, value_parser = clap::value_parser!(u32).range(10..=200))]
    pub(super) cell: u32,

    /// Files worked on at once [default: one for each core]
    #[arg(short, long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(super) jobs: Option<u16>,

    /// Print errors and differences only
    #[arg(short, long)]
    pub(super) quiet: bool,

    /// Color messages
    #[arg(long, value_name = "WHEN", default_value = "auto")]
    pub(super) color: ColorChoice,

    /// Print completions for a shell, or the manual page, and end
    #[arg(long, value_name = "WHAT")]
    pub(super) generate: Option<Generate>,
}

/// Which puzzles, and how they are read.
#[derive(Debug, clap::Args)]
pub(super) struct PuzzleArgs {
    /// Puzzle files, or folders that are searched for them; - reads a puzzle from standard input
    #[arg(value_name = "FILE|DIR")]
    pub(super) files: Vec<PathBuf>,

    /// Also the files that are listed in this one, a path a line; - is standard input
    #[arg(long, value_name = "LIST")]
    pub(super) files_from: Option<PathBuf>,

    /// Ask this of every file, whatever its name
    #[arg(long, value_name = "QUESTION", value_parser = question())]
    pub(super) ask: Option<Question>,

    /// The size of the boards: N, or ROWSxCOLUMNS
    #[arg(long, value_name = "N|RxC", default_value_t)]
    pub(super) size: Size,

    /// Who plays
    #[arg(long, value_name = "COLOR", default_value = "white", value_parser = color())]
    pub(super) to_move: Color,
}

/// What `gocheck` does beside checking puzzle files.
#[derive(Debug, Subcommand)]
pub(super) enum Command {
    /// Answer positions a line, from standard input to standard output
    Stream(StreamArgs),
    /// Grade students' answers to puzzles
    Grade(GradeArgs),
    /// Make new puzzles with their answers
    #[command(name = "generate")]
    Puzzles(GenerateArgs),
    /// Check game records (SGF) under any rule set
    Lint(LintArgs),
    /// Ask the puzzles' questions of a position of a game record
    Position(PositionArgs),
    /// Draw a diagram of a game record
    #[cfg(feature = "render")]
    Render(RenderArgs),
    /// Count the games of so many moves
    Perft(PerftArgs),
}

/// Grade students' answers to puzzles.
///
/// Prints a table of students and problems and writes it into the output folder, as CSV and as a page on which
/// each student's line opens to the boards. A problem's score is right / (right + missing + extra) points, of 100;
/// True or False counts as one point; no answer scores nothing. A student's score is the mean over all problems.
#[derive(Debug, clap::Args)]
#[command(max_term_width = 100)]
#[command(
    after_help = "Exit status: 0 every submission is all right, 1 one is not, or cannot be read, 2 bad usage or
a puzzle that cannot be read: then there are no grades.

  gocheck grade data/train_*.txt --submissions class/ -o output"
)]
pub(super) struct GradeArgs {
    /// The puzzles.
    #[command(flatten)]
    pub(super) puzzles: PuzzleArgs,

    /// Answer files, or folders of them: `NAME/answer_for_<tag>.txt` or `NAME.txt` for each student
    #[arg(long, value_name = "DIR|FILE", required = true, num_args = 1..)]
    pub(super) submissions: Vec<PathBuf>,

    /// Write grades.html and grades.csv into this folder
    #[arg(short, long, value_name = "DIR", default_value = "output")]
    pub(super) output: PathBuf,

    /// Print a table, CSV, or a JSON object for each student
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    pub(super) format: Table,

    /// Files worked on at once [default: one for each core]
    #[arg(short, long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(super) jobs: Option<u16>,

    /// Do not say where the page is
    #[arg(short, long)]
    pub(super) quiet: bool,
}

/// Make new puzzles with their answers.
///
/// Positions come from random games and are mended until the question is worth asking; none is another one turned
/// or mirrored, and the same seed makes the same files. White is to move.
#[derive(Debug, clap::Args)]
#[command(max_term_width = 100)]
#[command(
    after_help = "Of one question the files are <tag>_0001.txt and so on: `gocheck DIR --ask QUESTION` answers them.
A set is <tag>_0.txt, _00 and _1 to _5; of several sets the tags are numbered.

Difficulty: 1 a board filled to 15..25 % with one trap at least, 2 to 25..35 % (1), 3 to 35..45 % (2), 4 to
45..55 % (2), 5 to 50..65 % (3). A trap is a group with one liberty (rule), a capture (captures), a point
where White may not play (moves).

  gocheck generate --set --seed 7 -o homework
  gocheck generate --ask captures --count 1000 --difficulty 5 -o hard"
)]
pub(super) struct GenerateArgs {
    /// What every puzzle asks
    #[arg(long, value_name = "QUESTION", value_parser = question(), required_unless_present = "set", conflicts_with = "set")]
    pub(super) ask: Option<Question>,

    /// Make whole sets: problems 0, 00 and 1 to 5
    #[arg(long)]
    pub(super) set: bool,

    /// How many puzzles, or sets
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    pub(super) count: u32,

    /// Another number makes other puzzles
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub(super) seed: u64,

    /// The size of the boards: N, or ROWSxCOLUMNS
    #[arg(long, value_name = "N|RxC", default_value_t)]
    pub(super) size: Size,

    /// From 1, few stones and one trap, to 5 [default: 3; in a set growing]
    #[arg(long, value_name = "1..5", value_parser = clap::value_parser!(u8).range(1..=5))]
    pub(super) difficulty: Option<u8>,

    /// Delete puzzles of the same tag that the folder holds from an earlier run and this one does not make
    #[arg(long)]
    pub(super) replace: bool,

    /// What the files' names begin with
    #[arg(long, default_value = "test", value_parser = tag)]
    pub(super) tag: String,

    /// Write the puzzles and `answer_for_<tag>.txt` into this folder
    #[arg(short, long, value_name = "DIR", default_value = "output")]
    pub(super) output: PathBuf,

    /// Puzzles made at once [default: one for each core]
    #[arg(short, long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(super) jobs: Option<u16>,

    /// Do not say what was made
    #[arg(short, long)]
    pub(super) quiet: bool,
}

/// A tag that can be a part of a file's name.
fn tag(text: &str) -> Result<String, String> {
    let is_path = text.contains(['/', '\\']) || text.starts_with('.');
    let is_name = Name::new(&format!("{text}_1")).is_ok_and(|name| name.tag() == Some(text));
    if is_path || !is_name {
        return Err("a tag is a part of a file's name, such as test".to_owned());
    }
    Ok(text.to_owned())
}

/// The formats of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum Table {
    /// Columns for people.
    Text,
    /// A head, then a line a student.
    Csv,
    /// An object a line.
    Json,
}

/// Answer positions a line, from standard input to standard output.
///
/// A line is a board, row after row: `.` empty, `X` black, `O` white (also `-` `0`, `x` `b` `B`, `o` `w` `W`); a
/// second field, `w` or `b`, may say who moves. Its answer is `ok` or `dead` and the board, with `*` where the
/// player to move captures, `+` where it may play, `-` where it may not, and `!` on the stones of dead groups. A
/// line that is no position is answered by `error COLUMN WHAT`.
#[derive(Debug, clap::Args)]
#[command(max_term_width = 100)]
pub(super) struct StreamArgs {
    /// Answer one question; on empty points that it does not ask about stands a dot
    #[arg(long, value_name = "QUESTION", default_value = "all")]
    pub(super) ask: Ask,

    /// The size of the boards: N, or ROWSxCOLUMNS [default: square, by the length of the line]
    #[arg(long, value_name = "N|RxC")]
    pub(super) size: Option<Size>,

    /// Who plays where a line does not say it; given: every line must
    #[arg(long, value_name = "COLOR", default_value = "white")]
    pub(super) to_move: ToMove,

    /// Print marked boards, or a JSON object with lists of points for each line
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    pub(super) format: Format,

    /// Threads [default: one for each core]
    #[arg(short, long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(super) jobs: Option<u16>,
}

/// One question or all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Ask(pub(super) Option<Question>);

impl ValueEnum for Ask {
    fn value_variants<'a>() -> &'a [Self] {
        use Question::{Captures, Moves, Rule};
        &[Self(None), Self(Some(Rule)), Self(Some(Captures)), Self(Some(Moves))]
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(PossibleValue::new(self.0.map_or("all", Question::name)))
    }
}

/// A colour, or what each line gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ToMove(pub(super) Option<Color>);

impl ValueEnum for ToMove {
    fn value_variants<'a>() -> &'a [Self] {
        &[Self(Some(Color::White)), Self(Some(Color::Black)), Self(None)]
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(PossibleValue::new(self.0.map_or("given", Color::name)))
    }
}

/// The formats of standard output.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum Format {
    /// For people.
    Text,
    /// One object a line.
    Json,
}

/// What `--generate` prints.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Generate {
    /// Completions.
    Completions(clap_complete::Shell),
    /// The manual page.
    Man,
}

impl ValueEnum for Generate {
    fn value_variants<'a>() -> &'a [Self] {
        use clap_complete::Shell::{Bash, Elvish, Fish, PowerShell, Zsh};
        &[
            Self::Completions(Bash),
            Self::Completions(Elvish),
            Self::Completions(Fish),
            Self::Completions(PowerShell),
            Self::Completions(Zsh),
            Self::Man,
        ]
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        match self {
            Self::Completions(shell) => shell.to_possible_value(),
            Self::Man => Some(PossibleValue::new("man")),
        }
    }
}

/// Takes the name of a question.
pub(super) fn question() -> impl TypedValueParser<Value = Question> {
    choice([Question::Rule, Question::Captures, Question::Moves].map(|question| (question.name(), question)))
}

/// Takes the name of a colour.
pub(super) fn color() -> impl TypedValueParser<Value = Color> {
    choice(Color::BOTH.map(|color| (color.name(), color)))
}
