//! The pictures of `gocheck lint --diagram`.

use super::folder::Folder;
use gocheck::record::Finding;
use gocheck::render::{Diagram, Evidence};
use std::collections::{HashMap, HashSet};
use std::path::{Path, PathBuf};

/// The folder of pictures, and what those of each record are called.
pub(super) struct Diagrams {
    folder: Folder,
    stems: HashMap<PathBuf, String>,
}

impl Diagrams {
    /// Pixels from point to point.
    const CELL: u32 = 40;

    /// The most of a stem: file systems take names of 255 bytes.
    const MOST_BYTES: usize = 180;

    pub(super) fn new(folder: &Path, paths: &[PathBuf]) -> anyhow::Result<Self> {
        let mut names = Names::default();
        let mut stems = HashMap::new();
        for path in paths {
            stems.entry(path.clone()).or_insert_with(|| names.add(Self::stem(path)));
        }
        Ok(Self { folder: Folder::create(folder)?, stems })
    }

    /// A path as a name: `games/1/a.sgf` is `games_1_a`.
    fn stem(path: &Path) -> String {
        if path == Path::new("-") {
            return "standard_input".to_owned();
        }
        let is_sgf = path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("sgf"));
        let stem = if is_sgf { path.with_extension("") } else { path.to_owned() }.display().to_string();
        let stem = stem.trim_start_matches(['.', '/', '\\']).replace(['/', '\\', ' ', ':'], "_");
        let start = stem.ceil_char_boundary(stem.len().saturating_sub(Self::MOST_BYTES));
        stem[start..].to_owned()
    }

    /// Draws each finding that has a board.
    pub(super) fn draw(&self, path: &Path, findings: &[Finding]) -> anyhow::Result<()> {
        let stem = self.stems.get(path).map_or("", String::as_str);
        let mut names = Names::default();
        for finding in findings {
            let Some(boards) = &finding.boards else { continue };
            let earlier = finding.earlier.map(|earlier| earlier.after).zip(boards.earlier.as_ref());
            let diagram = Diagram::of_finding(&Evidence {
                title: &format!("{} {}: {}", finding.code, finding.number, finding.message),
                before: &boards.before,
                number: finding.number,
                play: finding.color.zip(finding.point).filter(|_| finding.code.id().starts_with('M')),
                stones: &finding.stones,
                earlier,
            });
            let (line, column) = (finding.place.line, finding.place.column);
            let name = names.add(format!("{stem}_{line}_{column}_{}", finding.code));
            self.folder.write(&format!("{name}.png"), &diagram.draw(Self::CELL)?)?;
        }
        Ok(())
    }
}

/// Names, each given once: what comes again has a number behind it.
#[derive(Default)]
struct Names(HashSet<String>);

impl Names {
    fn add(&mut self, wanted: String) -> String {
        let mut name = wanted.clone();
        let mut number = 1;
        // Many file systems do not tell letters' cases apart.
        while !self.0.insert(name.to_lowercase()) {
            number += 1;
            name = format!("{wanted}-{number}");
        }
        name
    }
}
