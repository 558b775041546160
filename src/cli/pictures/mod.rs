//! Pictures of puzzles, the gallery, and diagrams of game records. Without the feature `render`, `no_pictures.rs`
//! replaces this module.

mod crop;
mod diagrams;
mod render;

pub(super) use diagrams::{DiagramArgs, Diagrams};
pub(super) use gocheck::render::puzzle_of;

use super::language::language;
use crate::cli::input::codes::FileMessage;
use clap::builder::TypedValueParser;
use gocheck::board::Size;
use gocheck::grade::Task;
use gocheck::grade::solver::Solved;
use gocheck::render::{CELL_RANGE, Picture, Renderer, pictures};
use gocheck_files::output::folder::Folder;
use gocheck_program::output_folder;
use gocheck_program::{Status, number};
use gocheck_text::system_error::chain;
use std::path::PathBuf;

/// The commands that only draw.
#[derive(clap::Subcommand)]
pub(super) enum PictureCommand {
    Render(render::RenderArgs),
}

impl PictureCommand {
    pub(super) fn run(&self) -> anyhow::Result<Status> {
        match self {
            Self::Render(args) => args.run(),
        }
    }
}

/// Returns a parser for the distance between two points in pixels.
fn pixels() -> impl TypedValueParser<Value = u32> {
    number(CELL_RANGE)
}

/// Which pictures a run over puzzles makes.
#[derive(clap::Args)]
pub(super) struct GalleryArgs {
    #[arg(help = language().pick("Draw no pictures", "不画图片"))]
    #[arg(long)]
    no_images: bool,

    #[arg(help = language().pick(
        "Draw pictures and a gallery even for the files of a folder or list",
        "题目来自文件夹或列表时，也画图片和图集",
    ))]
    #[arg(long, conflicts_with = "no_images")]
    images: bool,

    #[arg(help = language().pick(
        "Distance between points in pictures, in pixels: 16 to 200",
        "图片中相邻两点的距离：16 到 200 像素",
    ))]
    #[arg(long, value_name = "PIXELS", default_value_t = 50, conflicts_with = "no_images", value_parser = pixels())]
    cell: u32,
}

/// Which pictures of one position are made.
#[derive(clap::Args)]
pub(super) struct PictureArgs {
    #[arg(help = language().pick(
        "Draw the pictures that a puzzle would have, and write them to this folder",
        "像题目一样画出图片，写进这个文件夹",
    ))]
    #[arg(short, long, value_name = "DIR", value_parser = output_folder())]
    output: Option<PathBuf>,

    #[arg(help = language().pick(
        "Distance between points in pictures, in pixels: 16 to 200",
        "图片中相邻两点的距离：16 到 200 像素",
    ))]
    #[arg(long, value_name = "PIXELS", default_value_t = 50, requires = "output", value_parser = pixels())]
    cell: u32,
}

impl GalleryArgs {
    /// Returns true if puzzles are drawn and shown. By default those of a folder or list are not, because there may be
    /// very many.
    pub(super) const fn shows(&self, is_bulk: bool) -> bool {
        self.images || !is_bulk
    }

    /// Returns true if no pictures are wanted.
    pub(super) const fn are_off(&self) -> bool {
        self.no_images
    }

    /// Returns an artist that draws the pictures of a run into `folder`.
    pub(super) fn artist(&self, folder: &Folder, size: Size, is_bulk: bool) -> anyhow::Result<Artist> {
        if self.no_images || !self.shows(is_bulk) {
            return Ok(Artist(None));
        }
        Artist::new(folder.clone(), size, self.cell)
    }
}

impl PictureArgs {
    pub(super) fn artist(&self, size: Size) -> anyhow::Result<Artist> {
        match &self.output {
            Some(path) => Artist::new(Folder::create(path)?, size, self.cell),
            None => Ok(Artist(None)),
        }
    }
}

/// Draws pictures of puzzles and writes them, unless pictures are off.
pub(super) struct Artist(Option<(Renderer, Folder)>);

impl Artist {
    fn new(folder: Folder, size: Size, cell: u32) -> anyhow::Result<Self> {
        Ok(Self(Some((Renderer::new(size, cell)?, folder))))
    }

    /// Draws the pictures of a puzzle and returns their paths. A failed write becomes an error of the puzzle.
    pub(super) fn draw(&self, solved: &mut Solved) -> Vec<PathBuf> {
        let Some((renderer, folder)) = &self.0 else { return Vec::new() };
        let Solved { task: Task { entry, setup, analysis }, diagnostics, .. } = solved;
        let draw = |picture: &Picture| {
            let png = renderer.draw(&picture.scene)?;
            folder.write(&picture.file, &png)?;
            anyhow::Ok(folder.join(&picture.file))
        };
        let mut paths = Vec::new();
        for picture in pictures(&entry.name, entry.question, setup, analysis, language()) {
            match draw(&picture) {
                Ok(path) => paths.push(path),
                Err(error) => {
                    diagnostics.push(FileMessage::Unwritable { cause: chain(error.as_ref()) }.into())
                }
            }
        }
        paths
    }
}
