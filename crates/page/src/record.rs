//! Games of records as data of the page: the text of the file, from which the page reads the games, and the findings of lint.

use super::estimate::PageEstimate;
use gocheck_board::{Point, Size};
use gocheck_rules::RuleSet;
use gocheck_sgf::{
    EncodingHints, Event, Finding, GameInfo, Listener, Place, Reader, RecordText, Replayer, Step,
};
use gocheck_text::Language;
use serde::Serialize;
use std::io;
use std::sync::Arc;

/// A file of records on the page.
#[derive(Debug, Serialize)]
pub(super) struct PageFile {
    name: String,
    /// The whole text in SGF.
    text: String,
    encoding: &'static str,
}

/// A game on the page.
#[derive(Clone, Debug, Serialize)]
pub struct GameBoard {
    /// The name of the game.
    pub name: String,
    /// The file, and its number among those of the page.
    #[serde(skip)]
    pub(super) source: Arc<PageFile>,
    pub(super) file: usize,
    /// The number of the game in the file.
    game: usize,
    /// From RU.
    #[serde(skip_serializing_if = "Option::is_none")]
    rules: Option<RuleSet>,
    findings: Vec<PageFinding>,
    /// The estimated score of the last position of the main line, if requested.
    #[serde(skip_serializing_if = "Option::is_none")]
    estimate: Option<PageEstimate>,
}

/// A finding of lint at its node.
#[derive(Clone, Debug, Serialize)]
struct PageFinding {
    /// The number of the node in the game, in file order.
    node: usize,
    code: &'static str,
    severity: &'static str,
    /// The message in each language of the page.
    text: [String; 2],
    /// Line and column in the file.
    place: String,
    /// The move after which the repeated position first occurred.
    #[serde(skip_serializing_if = "Option::is_none")]
    earlier: Option<u32>,
    /// The stones concerned. Points are indices, row by row.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    stones: Vec<usize>,
}

impl GameBoard {
    /// The games of a file that can be played, read with what is known about their encoding, with the findings of a
    /// [`Linter`](gocheck_sgf::Linter) and, with a seed, estimates of their scores.
    ///
    /// # Errors
    /// If `bytes` cannot be read; a slice always can.
    pub fn all(
        name: &str,
        bytes: &[u8],
        encoding: EncodingHints,
        findings: &[Finding],
        estimate: Option<u64>,
    ) -> io::Result<Vec<Self>> {
        let mut played = Played { estimate, ..Played::default() };
        let mut replayer = Replayer::of_main_lines();
        replayer.set_encoding(encoding);
        replayer.play(bytes, &mut played)?;
        let read = RecordText::new(bytes, encoding)?;
        let source = PageFile { name: name.to_owned(), text: read.text, encoding: read.encoding.name() };
        let source = Arc::new(source);
        let places = node_places(bytes, encoding)?;
        let several = places.len() > 1;
        let mut games: Vec<Option<Self>> = (places.iter().enumerate())
            .map(|(game, _)| {
                let info = played.infos.get(game).filter(|info| info.size.is_some())?;
                let rules = info.rules.as_ref();
                Some(Self {
                    name: if several { format!("{name} {}", game + 1) } else { name.to_owned() },
                    source: Arc::clone(&source),
                    file: 0,
                    game,
                    rules: rules.and_then(|(text, _)| RuleSet::from_record(text)),
                    findings: Vec::new(),
                    estimate: played.estimates.get(game).cloned().flatten(),
                })
            })
            .collect();
        for finding in findings {
            // Findings before the first game are shown in the first one.
            let number = finding.game.saturating_sub(1) as usize;
            if let Some(Some(game)) = games.get_mut(number) {
                let size = played.infos[number].size.unwrap_or(Size::GO);
                game.findings.push(PageFinding::new(finding, &places[number], size));
            }
        }
        Ok(games.into_iter().flatten().collect())
    }
}

/// The results of playing a file.
#[derive(Default)]
struct Played {
    /// The seed of estimates, if they are requested.
    estimate: Option<u64>,
    /// Information from the root of each game.
    infos: Vec<GameInfo>,
    /// One per game.
    estimates: Vec<Option<PageEstimate>>,
}

impl Listener for Played {
    fn on_event(&mut self, replayer: &Replayer, _: Place, event: Event<'_>) {
        match (event, self.estimate) {
            (Event::Begin, _) => {
                self.infos.push(replayer.info().clone());
                self.estimates.push(None);
            }
            (Event::MainLineEnd, Some(seed)) if replayer.size().is_some() => {
                if let Some(last) = self.estimates.last_mut() {
                    *last = PageEstimate::new(replayer, seed);
                }
            }
            _ => {}
        }
    }
}

/// The places of the nodes of each game.
fn node_places(bytes: &[u8], encoding: EncodingHints) -> io::Result<Vec<Vec<Place>>> {
    let mut games: Vec<Vec<Place>> = Vec::new();
    let mut reader = Reader::new(bytes).in_encoding(encoding);
    let mut depth = 0_usize;
    loop {
        match reader.next_step()? {
            Step::Open(_) => {
                if depth == 0 {
                    games.push(Vec::new());
                }
                depth += 1;
            }
            Step::Close(_) => depth = depth.saturating_sub(1),
            Step::Node(node) => games.last_mut().into_iter().for_each(|game| game.push(node.place)),
            Step::Fault(_) => {}
            Step::End => return Ok(games),
        }
    }
}

impl PageFinding {
    /// Attaches a finding to the last node that begins before it.
    fn new(finding: &Finding, places: &[Place], size: Size) -> Self {
        let is_on = |point: &&Point| size.contains(**point);
        Self {
            node: places.partition_point(|place| *place <= finding.place).saturating_sub(1),
            code: finding.code().id(),
            severity: finding.code().severity().name(),
            text: [Language::English, Language::Chinese].map(|language| finding.text(language).into_owned()),
            place: finding.place.to_string(),
            earlier: finding.earlier.map(|earlier| earlier.after),
            stones: finding.stones.iter().filter(is_on).map(|&point| size.index(point)).collect(),
        }
    }
}
