//! Pictures of puzzles, the gallery, diagrams of game records. Without the feature `render`, `no_pictures.rs` stands
//! in its place.

mod crop;
mod diagrams;
mod render;

pub(super) use diagrams::DiagramArgs;
pub(super) use gocheck::render::puzzle_of;

use super::expected::Compared;
use super::language::language;
use super::solver::{Failed, Solved};
use super::words::not_written_here;
use anyhow::{Context, bail};
use clap::builder::TypedValueParser;
use gocheck::board::Size;
use gocheck::diagnostic::{Diagnostic, Message};
use gocheck::page::{Entry, Page, Puzzle};
use gocheck::render::{CELL_RANGE, Picture, Renderer, pictures};
use gocheck_common::cli::folder::Folder;
use gocheck_common::cli::{Status, cannot_write};
use std::collections::HashSet;
use std::path::{Path, PathBuf};
use std::{fs, io};

/// The commands that only draw.
#[derive(Debug, clap::Subcommand)]
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

/// Takes pixels from one point to the next.
fn pixels() -> impl TypedValueParser<Value = u32> {
    clap::value_parser!(u32).range(i64::from(*CELL_RANGE.start())..=i64::from(*CELL_RANGE.end()))
}

/// Which pictures a run over puzzles makes.
#[derive(Debug, clap::Args)]
pub(super) struct GalleryArgs {
    /// Draw no pictures
    #[arg(long)]
    no_images: bool,

    /// Draw pictures, and a gallery, also of the files of a folder or list
    #[arg(long, conflicts_with = "no_images")]
    images: bool,

    /// From one point to the next in pictures: 16 to 200 pixels
    #[arg(long, value_name = "PIXELS", default_value_t = 50, conflicts_with = "no_images", value_parser = pixels())]
    cell: u32,
}

/// Which pictures of one position are made.
#[derive(Debug, clap::Args)]
pub(super) struct PictureArgs {
    /// Write the pictures that a puzzle has into this folder
    #[arg(short, long, value_name = "DIR")]
    output: Option<PathBuf>,

    /// From one point to the next in pictures: 16 to 200 pixels
    #[arg(long, value_name = "PIXELS", default_value_t = 50, requires = "output", value_parser = pixels())]
    cell: u32,
}

impl PictureArgs {
    pub(super) fn artist(&self, size: Size) -> anyhow::Result<Artist> {
        match &self.output {
            Some(path) => Artist::new(Folder::create(path)?, size, self.cell),
            None => Ok(Artist(None)),
        }
    }
}

/// Draws the pictures of puzzles and writes them; or does neither.
pub(super) struct Artist(Option<(Renderer, Folder)>);

/// The pictures of a puzzle that were drawn and written.
#[derive(Default)]
pub(super) struct Drawn(Vec<(Picture, PathBuf)>);

impl Artist {
    fn new(folder: Folder, size: Size, cell: u32) -> anyhow::Result<Self> {
        Ok(Self(Some((Renderer::new(size, cell)?, folder))))
    }

    /// What cannot be written is an error of the puzzle.
    pub(super) fn draw(&self, solved: &mut Solved) -> Drawn {
        let Some((renderer, folder)) = &self.0 else { return Drawn::default() };
        let Solved { entry, setup, analysis, diagnostics, .. } = solved;
        let draw = |picture: &Picture| {
            let png = renderer.draw(&picture.scene)?;
            folder.write(&picture.file, &png)?;
            anyhow::Ok(folder.join(&picture.file))
        };
        let mut drawn = Drawn::default();
        for picture in pictures(&entry.name, entry.question, setup, analysis, language()) {
            match draw(&picture) {
                Ok(path) => drawn.0.push((picture, path)),
                Err(error) => diagnostics.push(Message::Unwritable { cause: format!("{error:#}") }.into()),
            }
        }
        drawn
    }
}

impl Drawn {
    pub(super) fn paths(&self) -> Vec<String> {
        self.0.iter().map(|(_, path)| path.display().to_string()).collect()
    }
}

/// The pictures of a run and the gallery of them.
pub(super) struct Exhibition {
    pub(super) artist: Artist,
    /// The boards of the gallery, those of an earlier one first; nothing where none is written.
    gallery: Option<Vec<Entry>>,
    /// Whether puzzles are drawn and shown.
    shows: bool,
    folder: Option<Folder>,
    /// The names of the puzzles that are run.
    own: HashSet<String>,
    /// The files written.
    written: HashSet<String>,
}

impl Exhibition {
    /// Of very many puzzles, nothing is drawn or shown unless it was asked for. `own` are the names of the puzzles.
    pub(super) fn new(
        args: &GalleryArgs,
        folder: Option<&Folder>,
        size: Size,
        is_bulk: bool,
        own: &HashSet<&str>,
    ) -> anyhow::Result<Self> {
        let shows = args.images || !is_bulk;
        let drawn_in = folder.filter(|_| shows && !args.no_images);
        let artist = drawn_in.map(|folder| Artist::new(folder.clone(), size, args.cell));
        let artist = artist.transpose()?.unwrap_or(Artist(None));
        let gallery = |folder: &Folder| {
            let page = folder.join(GALLERY);
            let kept = kept_boards(&page, own)?;
            // A page that is there must not show what is no longer so.
            anyhow::Ok((shows || page.exists()).then_some(kept))
        };
        let gallery = folder.map(gallery).transpose()?.flatten();
        let own = own.iter().map(|name| (*name).to_owned()).collect();
        Ok(Self { artist, gallery, shows, folder: folder.cloned(), own, written: HashSet::new() })
    }

    pub(super) fn add(&mut self, solved: &Solved, drawn: &Drawn, compared: Option<&Compared>) {
        self.written.extend(drawn.0.iter().map(|(picture, _)| picture.file.clone()));
        let Some(gallery) = self.gallery.as_mut().filter(|_| self.shows) else { return };
        let Solved { entry, setup, analysis, .. } = solved;
        let mut puzzle = Puzzle::new(entry.name.stem(), setup, analysis.to_move);
        puzzle.ask = Some(entry.question);
        puzzle.tag = entry.name.tag().map(str::to_owned);
        puzzle.notes = notes(solved, compared);
        gallery.push(Entry::Puzzle(puzzle));
    }

    /// Ends the gallery and removes the pictures of these puzzles that an earlier run has drawn and this one has not. Gives the number of pictures.
    pub(super) fn finish(self, failed: &[Failed]) -> anyhow::Result<usize> {
        if let (Some(boards), Some(folder)) = (self.gallery, &self.folder) {
            let lines = |failed: &Failed| {
                let line = |error: &Diagnostic| error.line(&failed.shown, language());
                failed.diagnostics.iter().map(line).collect::<Vec<_>>()
            };
            let page = Page::gallery(language(), boards, failed.iter().flat_map(lines).collect());
            let mut file = folder.begin(GALLERY)?;
            page.write(&mut file).with_context(|| cannot_write(GALLERY))?;
            file.finish()?;
        }
        if let Some(folder) = &self.folder {
            folder.remove(|file| {
                let is_own = |stem: &str| {
                    self.own.contains(stem) || puzzle_of(stem).is_some_and(|puzzle| self.own.contains(puzzle))
                };
                file.strip_suffix(".png").is_some_and(is_own) && !self.written.contains(file)
            })?;
        }
        Ok(self.written.len())
    }
}

/// The page that shows a run.
const GALLERY: &str = "index.html";

/// The puzzles of an earlier page that this run does not answer.
fn kept_boards(page: &Path, own: &HashSet<&str>) -> anyhow::Result<Vec<Entry>> {
    let boards = match fs::read(page) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        Err(_) => None,
        Ok(bytes) => String::from_utf8(bytes).ok().and_then(|text| Entry::of_gallery(&text)),
    };
    let Some(mut boards) = boards else {
        bail!(not_written_here(page));
    };
    boards.retain(|board| !own.contains(board.name()));
    Ok(boards)
}

/// What the gallery says beside an answer.
fn notes(solved: &Solved, compared: Option<&Compared>) -> Vec<String> {
    let mut notes: Vec<String> =
        solved.diagnostics.iter().map(|said| said.line(&solved.shown, language())).collect();
    notes.extend(compared.filter(|compared| !compared.mark.is_right()).map(|compared| {
        let text = anstream::adapter::strip_str(&compared.text()).to_string();
        text.trim_end().replace("\n ", ";")
    }));
    notes
}
