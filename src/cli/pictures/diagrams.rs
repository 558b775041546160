//! The pictures of `gocheck lint --diagram`.

use crate::cli::input::names::is_stdin;
use crate::cli::input::wanted::is_record;
use crate::cli::language::language;
use gocheck::record::Finding;
use gocheck::render::{Diagram, DiagramRenderer, Evidence};
use gocheck_files::output::folder::Folder;
use gocheck_program::output_folder;
use std::collections::{HashMap, HashSet};
use std::path::{Path, PathBuf};

/// Where findings are drawn.
#[derive(clap::Args)]
pub(in crate::cli) struct DiagramArgs {
    #[arg(help = language().pick(
        "Draw each finding on its board, and write the pictures to this folder",
        "把棋盘上的每个问题画成图片，写进这个文件夹",
    ))]
    #[arg(long, value_name = "DIR", value_parser = output_folder())]
    diagram: Option<PathBuf>,
}

impl DiagramArgs {
    pub(in crate::cli) const fn are_wanted(&self) -> bool {
        self.diagram.is_some()
    }

    /// Prepares the folder of pictures. It is made only if there are records to read.
    pub(in crate::cli) fn begin(&self, are_records_there: bool) -> anyhow::Result<Diagrams> {
        let folder = self.diagram.as_ref().filter(|_| are_records_there);
        let begin = |path| anyhow::Ok((Folder::create(path)?, DiagramRenderer::new(Diagrams::CELL)?));
        Ok(Diagrams {
            folder: folder.map(|path| begin(path)).transpose()?,
            names: UniqueNames::default(),
            stems: HashMap::new(),
        })
    }
}

/// The folder of pictures, the renderer if there is one, and the names of each record's pictures.
pub(in crate::cli) struct Diagrams {
    folder: Option<(Folder, DiagramRenderer)>,
    names: UniqueNames,
    stems: HashMap<PathBuf, String>,
}

impl Diagrams {
    /// The distance between points in pixels.
    const CELL: u32 = 40;

    /// The maximum length of a stem in bytes: file systems allow names of 255 bytes.
    const MAX_BYTES: usize = 180;

    /// A path as a file name: `games/1/a.sgf` becomes `games_1_a`.
    fn stem(path: &Path) -> String {
        if is_stdin(path) {
            return "standard_input".to_owned();
        }
        let stem =
            if is_record(path) { path.with_extension("") } else { path.to_owned() }.display().to_string();
        let stem = stem.trim_start_matches(['.', '/', '\\']).replace(['/', '\\', ' ', ':'], "_");
        let start = stem.len().saturating_sub(Self::MAX_BYTES);
        let start = (start..=stem.len()).find(|&start| stem.is_char_boundary(start));
        start.map_or(String::new(), |start| stem[start..].to_owned())
    }

    /// Sets the records that come next. Their pictures are named in this order, whichever thread draws first.
    pub(in crate::cli) fn name<'a>(&mut self, records: impl Iterator<Item = &'a Path>) {
        for record in records.filter(|_| self.folder.is_some()) {
            let names = &mut self.names;
            self.stems.entry(record.to_owned()).or_insert_with(|| names.add(Self::stem(record)));
        }
    }

    /// Draws each finding that has a board.
    pub(in crate::cli) fn draw(&self, path: &Path, findings: &[Finding]) -> anyhow::Result<()> {
        let Some((folder, renderer)) = &self.folder else { return Ok(()) };
        let stem = self.stems.get(path).map_or("", String::as_str);
        let mut names = UniqueNames::default();
        for finding in findings {
            let Some(boards) = &finding.boards else { continue };
            let earlier = finding.earlier.map(|earlier| earlier.after).zip(boards.earlier.as_ref());
            let diagram = Diagram::of_finding(&Evidence {
                title: &format!("{} {}: {}", finding.code(), finding.number, finding.text(language())),
                before: &boards.before,
                number: finding.number,
                play: finding.color.zip(finding.point).filter(|_| finding.code().id().starts_with('M')),
                stones: &finding.stones,
                earlier,
            });
            let (line, column) = (finding.place.line, finding.place.column);
            let name = names.add(format!("{stem}_{line}_{column}_{}", finding.code()));
            folder.write(format!("{name}.png"), &renderer.draw(&diagram)?)?;
        }
        Ok(())
    }
}

/// Unique names: a repeated name gets a number appended.
#[derive(Default)]
struct UniqueNames(HashSet<String>);

impl UniqueNames {
    fn add(&mut self, wanted: String) -> String {
        let mut name = wanted.clone();
        let mut number = 1;
        // Many file systems ignore letter case.
        while !self.0.insert(name.to_lowercase()) {
            number += 1;
            name = format!("{wanted}-{number}");
        }
        name
    }
}
