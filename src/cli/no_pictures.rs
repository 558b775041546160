//! Replaces `pictures` if the feature `render` is off: no options, and nothing is drawn.

use gocheck::board::Size;
use gocheck::grade::solver::Solved;
use gocheck::record::Finding;
use gocheck_files::output::folder::Folder;
use gocheck_program::Status;
use std::path::{Path, PathBuf};

/// No command only draws.
#[derive(clap::Subcommand)]
pub(super) enum PictureCommand {}

impl PictureCommand {
    pub(super) fn run(&self) -> anyhow::Result<Status> {
        match *self {}
    }
}

#[derive(clap::Args)]
pub(super) struct GalleryArgs {}

#[derive(clap::Args)]
pub(super) struct PictureArgs {}

#[derive(clap::Args)]
pub(super) struct DiagramArgs {}

impl GalleryArgs {
    pub(super) const fn shows(&self, is_bulk: bool) -> bool {
        !is_bulk
    }

    pub(super) const fn are_off(&self) -> bool {
        true
    }

    pub(super) fn artist(&self, _: &Folder, _: Size, _: bool) -> anyhow::Result<Artist> {
        Ok(Artist)
    }
}

impl PictureArgs {
    pub(super) fn artist(&self, _: Size) -> anyhow::Result<Artist> {
        Ok(Artist)
    }
}

pub(super) struct Artist;

impl Artist {
    pub(super) fn draw(&self, _: &mut Solved) -> Vec<PathBuf> {
        Vec::new()
    }
}

pub(super) struct Diagrams;

impl DiagramArgs {
    pub(super) fn are_wanted(&self) -> bool {
        false
    }

    pub(super) fn begin(&self, _: bool) -> anyhow::Result<Diagrams> {
        Ok(Diagrams)
    }
}

impl Diagrams {
    pub(super) fn name<'a>(&mut self, _: impl Iterator<Item = &'a Path>) {}

    pub(super) fn draw(&self, _: &Path, _: &[Finding]) -> anyhow::Result<()> {
        Ok(())
    }
}

/// Without pictures, no file is the picture of a puzzle.
pub(super) fn puzzle_of(_: &str) -> Option<&str> {
    None
}
