//! What `pictures` is without the feature `render`: nothing to choose, nothing drawn.

use super::expected::Compared;
use super::solver::{Failed, Solved};
use gocheck::board::Size;
use gocheck::record::Finding;
use gocheck_common::cli::Status;
use gocheck_common::cli::folder::Folder;
use std::collections::HashSet;
use std::path::{Path, PathBuf};

/// No command only draws.
#[derive(Debug, clap::Subcommand)]
pub(super) enum PictureCommand {}

impl PictureCommand {
    pub(super) fn run(&self) -> anyhow::Result<Status> {
        match *self {}
    }
}

#[derive(Debug, clap::Args)]
pub(super) struct GalleryArgs {}

#[derive(Debug, clap::Args)]
pub(super) struct PictureArgs {}

#[derive(Debug, clap::Args)]
pub(super) struct DiagramArgs {}

impl PictureArgs {
    pub(super) fn artist(&self, _: Size) -> anyhow::Result<Artist> {
        Ok(Artist)
    }
}

pub(super) struct Artist;

pub(super) struct Drawn;

impl Artist {
    pub(super) fn draw(&self, _: &mut Solved) -> Drawn {
        Drawn
    }
}

impl Drawn {
    pub(super) fn paths(&self) -> Vec<String> {
        Vec::new()
    }
}

pub(super) struct Exhibition {
    pub(super) artist: Artist,
}

impl Exhibition {
    pub(super) fn new(
        _: &GalleryArgs,
        _: Option<&Folder>,
        _: Size,
        _: bool,
        _: &HashSet<&str>,
    ) -> anyhow::Result<Self> {
        Ok(Self { artist: Artist })
    }

    pub(super) fn add(&mut self, _: &Solved, _: &Drawn, _: Option<&Compared>) {}

    pub(super) fn finish(self, _: &[Failed]) -> anyhow::Result<usize> {
        Ok(0)
    }
}

pub(super) struct Diagrams;

impl DiagramArgs {
    pub(super) fn are_wanted(&self) -> bool {
        false
    }

    pub(super) fn begin(&self, _: &[PathBuf]) -> anyhow::Result<Diagrams> {
        Ok(Diagrams)
    }
}

impl Diagrams {
    pub(super) fn name<'a>(&mut self, _: impl Iterator<Item = &'a Path>) {}

    pub(super) fn draw(&self, _: &Path, _: &[Finding]) -> anyhow::Result<()> {
        Ok(())
    }
}

/// No file is the picture of a puzzle.
pub(super) fn puzzle_of(_: &str) -> Option<&str> {
    None
}
