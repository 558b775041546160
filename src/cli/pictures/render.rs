use super::crop::Crop;
use crate::cli::input::names::{is_stdin, shown};
use crate::cli::input::single::single;
use crate::cli::input::wanted::RECORDS;
use crate::cli::record::{LineArgs, RecordPosition, no_move};
use anyhow::Context;
use clap::ValueEnum;
use gocheck::board::Point;
use gocheck::record::{Markup, PointMark};
use gocheck::render::{Diagram, DiagramBoard, DiagramRenderer, Sign};
use gocheck_files::output::format::{FileFormat, file_format};
use gocheck_files::output::pending::write_file;
use gocheck_program::{Status, cannot_print, language, number, parser, usage_error};
use gocheck_text::{Phrase, phrase};
use std::collections::BTreeMap;
use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;
use std::str::FromStr;

#[derive(clap::Args)]
#[command(long_about = language().pick(ABOUT, ABOUT_ZH), after_help = language().pick(MORE, MORE_ZH))]
pub(in crate::cli) struct RenderArgs {
    #[arg(help = language().pick(
        "Game record, possibly in an archive; - is standard input",
        "棋谱，也可以在压缩包里；- 表示标准输入",
    ))]
    #[arg(value_name = "FILE.sgf")]
    file: PathBuf,

    #[arg(help = language().pick(
        "Board after this move, which is marked; 0 is the start",
        "这一手之后的棋盘，并标出这一手；0 是开局",
    ))]
    #[arg(long = "move", value_name = "N", value_parser = number::<u32>(0..))]
    number: Option<u32>,

    #[arg(help = language().pick("Board after the last move [default]", "最后一手之后的棋盘 [默认]"))]
    #[arg(long, conflicts_with_all = ["number", "node"])]
    last: bool,

    #[arg(help = language().pick(
        "Number these moves: FROM-TO, or FROM- up to the last move",
        "标出这些手数：从-到，或 从-（到最后一手）",
    ))]
    #[arg(long, value_name = "FROM-TO", conflicts_with_all = ["number", "last", "node"], value_parser = parser(Numbers::from_str))]
    numbers: Option<Numbers>,

    #[command(flatten)]
    line: LineArgs,

    #[arg(help = language().pick(
        "Part of the board to draw: two corners, such as A1-J9, or auto: the smallest part with all stones \
         and marks",
        "棋盘的一部分：两个点之间，例如 A1-J9；auto：能容下所有棋子和标记的最小部分",
    ))]
    #[arg(long, value_name = "auto|A1-J9", value_parser = parser(Crop::from_str))]
    crop: Option<Crop>,

    #[arg(help = language().pick(
        "Animation (SVG) of the moves up to the chosen position, each shown for MS milliseconds: 50 to 60000 \
         [default: 500]",
        "动画（SVG）：依次画出到所选局面为止的每一手，每手 MS 毫秒：50 到 60000 [默认：500]",
    ))]
    #[arg(long, value_name = "MS", num_args = 0..=1, require_equals = true, default_missing_value = "500", conflicts_with = "numbers", value_parser = number::<u32>(50..=60000))]
    animate: Option<u32>,

    #[arg(help = language().pick("Picture file; - is standard output", "图片文件；- 表示标准输出"))]
    #[arg(short, long, value_name = "FILE.png|FILE.svg")]
    output: PathBuf,

    #[arg(help = language().pick(
        "Picture format [default: from the file name, else png]",
        "图片的格式 [默认：看文件名，否则 png]",
    ))]
    #[arg(long, value_name = "FORMAT")]
    format: Option<PictureFormat>,

    #[arg(help = language().pick(
        "Distance between points in pictures, in pixels: 16 to 200",
        "图片中相邻两点的距离：16 到 200 像素",
    ))]
    #[arg(long, value_name = "PIXELS", default_value_t = 50, value_parser = super::pixels())]
    cell: u32,
}

const ABOUT: &str = "\
Draw a diagram of a game record.

Shows a line of play of a game record (SGF) as books do, with coordinates along the edges and the labels and marks of \
the record (LB, TR, SQ, CR, MA). With --numbers, captured stones stay on the board so that every number is visible; \
moves on occupied points are listed below the diagram (`12 at 5`), and so are passes and moves that cannot be played.";

const ABOUT_ZH: &str = "\
画棋谱图。

像棋书一样画出棋谱（SGF）中的一条线，四边标字母和数字，并画出棋谱在那里的
文字和标记（LB、TR、SQ、CR、MA）。
用 --numbers 时不提掉任何棋子，每个手数都看得见；落在已有棋子处的着法写在图下
（`12 at 5`），停一手和无法走的着法也写在图下。";

const MORE: &str = "\
Exit status: 0 drawn, 2 bad usage or input.

Examples:
  gocheck render game.sgf -o end.png
  gocheck render game.sgf --numbers 51-100 -o second.png
  gocheck render games.sgf --game 3 --path 34/2 --crop auto -o corner.svg
  gocheck render game.sgf --node 12:5 -o finding.png
  gocheck render game.sgf --animate -o game.svg";

const MORE_ZH: &str = "\
退出码：0 已画出；2 用法或输入有误。

例：
  gocheck render game.sgf -o end.png
  gocheck render game.sgf --numbers 51-100 -o second.png
  gocheck render games.sgf --game 3 --path 34/2 --crop auto -o corner.svg
  gocheck render game.sgf --node 12:5 -o finding.png
  gocheck render game.sgf --animate -o game.svg";

/// The maximum number of moves in an animation.
const MAX_ANIMATED: u32 = 1000;

/// The formats of pictures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum PictureFormat {
    #[value(help = language().pick("A bitmap", "像素图"))]
    Png,
    #[value(help = language().pick("Vector graphics, sharp at every size", "矢量图，放大后仍然清晰"))]
    Svg,
}

/// A range of move numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Numbers {
    /// The first, from 1.
    from: u32,
    /// The last, or `None` for the last move of the game.
    to: Option<u32>,
}

impl FromStr for Numbers {
    type Err = Phrase;

    fn from_str(text: &str) -> Result<Self, Phrase> {
        let wrong =
            || phrase!("expected FROM-TO, such as 51-100, or FROM-", "应写成 从-到，例如 51-100，或 从-");
        let number = |text: &str| text.trim().parse::<u32>().map_err(|_| wrong());
        let (from, to) = match text.split_once('-') {
            Some((from, "")) => (number(from)?, None),
            Some((from, to)) => (number(from)?, Some(number(to)?)),
            None => (number(text)?, Some(number(text)?)),
        };
        if from == 0 {
            return Err(phrase!("moves are numbered from 1", "手数从 1 开始"));
        }
        if to.is_some_and(|to| to < from) {
            return Err(phrase!("the first number is greater than the second", "前一个数比后一个大"));
        }
        Ok(Self { from, to })
    }
}

impl RenderArgs {
    /// Draws the picture and writes it.
    pub(super) fn run(&self) -> anyhow::Result<Status> {
        let same = |path: &PathBuf| fs::canonicalize(path).ok();
        if !is_stdin(&self.output)
            && same(&self.output).is_some_and(|output| same(&self.file) == Some(output))
        {
            return Err(usage_error(phrase!(
                "{file} is the game record: give the picture another name",
                "{file} 是棋谱本身：请给图片换一个名字",
                file = shown(&self.file)
            )));
        }
        let format = self.picture_format()?;
        if let Some(milliseconds) = self.animate {
            let animation = self.animation(milliseconds, format)?;
            return self.write(animation.as_bytes());
        }
        let mut diagram = self.diagram()?;
        if let (Some(crop), Some(board)) = (&self.crop, diagram.boards.first_mut()) {
            crop.apply(board)?;
        }
        let picture = match format {
            PictureFormat::Png => diagram.draw(self.cell)?,
            PictureFormat::Svg => diagram.svg(self.cell)?.into_bytes(),
        };
        self.write(&picture)
    }

    fn write(&self, picture: &[u8]) -> anyhow::Result<Status> {
        if is_stdin(&self.output) {
            io::stdout().write_all(picture).with_context(cannot_print)?;
        } else {
            write_file(&self.output, picture)?;
        }
        Ok(Status::Well)
    }

    fn animation(&self, milliseconds: u32, format: PictureFormat) -> anyhow::Result<String> {
        if format == PictureFormat::Png {
            return Err(usage_error(phrase!(
                "--animate needs SVG: name the file FILE.svg, or add --format svg",
                "--animate 只能画成 SVG：请把文件命名为 FILE.svg，或加上 --format svg"
            )));
        }
        let source = single(&self.file, RECORDS)?;
        let RecordPosition { game, markup, .. } = self.line.play(&source, self.number)?;
        let moves = game.moves();
        if moves > MAX_ANIMATED {
            return Err(usage_error(phrase!(
                "{file}: {moves} moves are too many for an animation, which has up to {MAX_ANIMATED}: use --move",
                "{file}：{moves} 手太多，动画最多 {MAX_ANIMATED} 手：请用 --move",
                file = source.shown
            )));
        }
        let mut boards = DiagramBoard::after_each_move(&game);
        if let Some(last) = boards.last_mut() {
            mark(last, markup);
        }
        if let (Some(crop), Some(mut all)) = (&self.crop, boards.last().cloned()) {
            // What any of the boards shows.
            let stones = boards.iter().flat_map(|board| board.setup.stones().map(|(point, _)| point));
            all.signs.extend(stones.map(|point| (point, Sign::Last)).collect::<BTreeMap<_, _>>());
            crop.apply(&mut all)?;
            boards.iter_mut().for_each(|board| board.part = all.part);
        }
        Ok(DiagramRenderer::new(self.cell)?.animation(&source.stem(), &boards, milliseconds))
    }

    fn picture_format(&self) -> anyhow::Result<PictureFormat> {
        let named = || match file_format(&self.output, &[FileFormat::Png, FileFormat::Svg], FileFormat::Png)?
        {
            FileFormat::Svg => Ok(PictureFormat::Svg),
            _ => Ok(PictureFormat::Png),
        };
        self.format.map_or_else(named, Ok)
    }

    fn diagram(&self) -> anyhow::Result<Diagram> {
        let source = single(&self.file, RECORDS)?;
        let mut name = source.stem();
        if let Some(game) = self.line.game() {
            name = format!("{name}, game {game}");
        }
        if let Some(node) = self.line.node() {
            name = format!("{name}, node {node}");
        }
        let last = self.numbers.map_or(self.number, |numbers| numbers.to);
        let RecordPosition { game, markup, .. } = self.line.play(&source, last)?;
        let mut diagram = match self.numbers {
            Some(Numbers { from, .. }) if game.moves() < from => {
                return Err(no_move(&source.shown, &game, from));
            }
            Some(Numbers { from, .. }) => Diagram::moves_from(&name, &game, from),
            None => Diagram::position(&name, &game),
        };
        if let Some(board) = diagram.boards.first_mut() {
            mark(board, markup);
        }
        Ok(diagram)
    }
}

/// Adds the markup of the record. It replaces the ring on the last move, and a label replaces a mark, but nothing
/// replaces a move number, which is more important.
fn mark(board: &mut DiagramBoard, markup: Markup) {
    let sign = |mark: PointMark| match mark {
        PointMark::Square => Sign::Square,
        PointMark::Circle => Sign::Circle,
        PointMark::Cross => Sign::Cross,
        _ => Sign::Triangle,
    };
    let marks = markup.marks.into_iter().map(|(point, mark)| (point, sign(mark)));
    let labels = markup.labels.into_iter().map(|(point, label)| (point, Sign::Label(label)));
    let mut signs: BTreeMap<Point, Sign> = marks.chain(labels).collect();
    let is_number = |sign: &Sign| matches!(sign, Sign::Number { .. });
    board.signs.iter().filter(|(_, sign)| is_number(sign)).for_each(|(point, _)| drop(signs.remove(point)));
    board.signs.retain(|(point, _)| !signs.contains_key(point));
    board.signs.extend(signs);
}
