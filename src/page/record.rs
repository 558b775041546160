//! Games of a record as data of the page: the tree of nodes with everything that is shown, and the findings of lint.

use crate::board::{Color, Point, Size};
use crate::diagnostic::Language;
use crate::go::RuleSet;
use crate::record::value::{Target, area, color, label, target};
use crate::record::{
    Event, Finding, GameInfo, Listener, Node, Place, Property, PropertyName, Reader, Replayer, Step,
    TextEncoding,
};
use serde::Serialize;
use std::collections::HashMap;
use std::io;

/// A game on the page.
#[derive(Clone, Debug, Serialize)]
pub struct GameBoard {
    /// The name of the game.
    pub name: String,
    size: [usize; 2],
    /// The rules of RU.
    #[serde(skip_serializing_if = "Option::is_none")]
    rules: Option<RuleSet>,
    /// Values of the root, by property.
    info: Vec<(&'static str, String)>,
    nodes: Vec<PageNode>,
    findings: Vec<PageFinding>,
}

/// A node, which is applied in this order: setup, turn, moves. Colours are 1 for black, 2 for white, 0 for none; points are
/// indices, row by row.
#[derive(Clone, Debug, Default, Serialize)]
struct PageNode {
    /// The parent; `None` means the preceding node.
    #[serde(skip_serializing_if = "Option::is_none")]
    parent: Option<usize>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    setup: Vec<(usize, u8)>,
    #[serde(skip_serializing_if = "Option::is_none")]
    turn: Option<u8>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    moves: Vec<PageMove>,
    #[serde(skip_serializing_if = "String::is_empty")]
    comment: String,
    /// True if the comment is cut.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    cut: bool,
    /// Points by mark: TR, SQ, CR, MA, TB, TW.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    marks: Vec<(&'static str, Vec<usize>)>,
    /// The labels of LB.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    labels: Vec<(usize, String)>,
}

/// A move: the colour and the point.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
enum PageMove {
    Play(u8, usize),
    /// The removed stones: those captured, or those of a suicide.
    Taking(u8, usize, Vec<usize>),
    /// `pass`, or `none` for a move that cannot be played, which keeps its number.
    Named(u8, &'static str),
}

/// A finding of lint at its node.
#[derive(Clone, Debug, Serialize)]
struct PageFinding {
    node: usize,
    code: &'static str,
    severity: &'static str,
    text: String,
    /// Line and column in the file.
    place: String,
    /// The move after which the repeated position first occurred.
    #[serde(skip_serializing_if = "Option::is_none")]
    earlier: Option<u32>,
    /// The stones concerned.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    stones: Vec<usize>,
}

/// The maximum number of bytes of a comment or a label on the page.
const MAX_TEXT: usize = 1 << 16;

/// Properties of the root that the page shows.
const INFO: [&str; 11] = ["GN", "EV", "DT", "PC", "PB", "BR", "PW", "WR", "KM", "HA", "RE"];

/// Marks that are shapes.
const MARKS: [&str; 6] = ["TR", "SQ", "CR", "MA", "TB", "TW"];

impl GameBoard {
    /// The games of a file that can be played, read in an encoding that the user has named, with the findings of a [`Linter`](crate::record::Linter).
    ///
    /// # Errors
    /// The errors of `bytes`; a slice has none.
    pub fn all(
        name: &str,
        bytes: &[u8],
        encoding: Option<TextEncoding>,
        findings: &[Finding],
        language: Language,
    ) -> io::Result<Vec<Self>> {
        let mut played = Played::default();
        let mut replayer = Replayer::default();
        replayer.set_encoding(encoding);
        replayer.play(bytes, &mut played)?;
        let mut games = read(bytes, encoding, &played)?;
        for finding in findings {
            // Findings before the first game are shown in it.
            let game = finding.game.saturating_sub(1) as usize;
            if let Some(game) = games.get_mut(game).and_then(Option::as_mut) {
                game.add(finding, language);
            }
        }
        let several = games.len() > 1;
        let named = |(number, game): (usize, Option<Tree<'_>>)| {
            let mut game = game?.game;
            game.name = if several { format!("{name} {}", number + 1) } else { name.to_owned() };
            Some(game)
        };
        Ok(games.into_iter().enumerate().filter_map(named).collect())
    }
}

/// The results of replaying a file.
#[derive(Default)]
struct Played {
    /// Information from the roots.
    infos: Vec<GameInfo>,
    /// The moves that remove stones, with these stones.
    removed: HashMap<Place, Vec<Point>>,
}

impl Listener for Played {
    fn hear(&mut self, replayer: &Replayer, place: Place, event: Event<'_>) {
        match event {
            Event::Begin => self.infos.push(replayer.info().clone()),
            Event::Play { facts, .. } if facts.captured + facts.suicide > 0 => {
                self.removed.insert(place, replayer.game().removed());
            }
            _ => {}
        }
    }
}

/// A game while it is read.
struct Tree<'a> {
    game: GameBoard,
    removed: &'a HashMap<Place, Vec<Point>>,
    size: Size,
    /// The place of each node in the file.
    places: Vec<Place>,
    /// With only handicap stones White begins, which few records state.
    white_begins: bool,
}

/// Reads every game. `None` stands for a game that cannot be played.
fn read<'a>(
    bytes: &[u8],
    encoding: Option<TextEncoding>,
    played: &'a Played,
) -> io::Result<Vec<Option<Tree<'a>>>> {
    let mut games: Vec<Option<Tree>> = Vec::new();
    // The last node of the line, for each open variation.
    let mut open: Vec<Option<usize>> = Vec::new();
    let mut reader = Reader::new(bytes).in_encoding(encoding).keeping(MAX_TEXT);
    let mut is_before_root = false;
    loop {
        match reader.next_step()? {
            Step::Open(_) => {
                is_before_root = open.is_empty();
                open.push(open.last().copied().flatten());
            }
            Step::Close(_) => drop(open.pop()),
            Step::Node(node) => {
                if std::mem::take(&mut is_before_root) {
                    let info = played.infos.get(games.len());
                    games
                        .push(info.and_then(|info| Some(Tree::new(info, info.size?, node, &played.removed))));
                }
                let (Some(Some(tree)), Some(last)) = (games.last_mut(), open.last_mut()) else { continue };
                *last = Some(tree.put(node, *last));
            }
            Step::Fault(_) => {}
            Step::End => return Ok(games),
        }
    }
}

impl<'a> Tree<'a> {
    fn new(info: &GameInfo, size: Size, root: &Node, removed: &'a HashMap<Place, Vec<Point>>) -> Self {
        let told = |name: &&'static str| {
            let text = root.get(PropertyName::new(name))?.value().text().into_owned();
            (!text.is_empty()).then_some((*name, text))
        };
        let rules = info.rules.as_ref();
        let mut facts: Vec<_> = INFO.iter().filter_map(told).collect();
        facts.extend(rules.map(|(text, _)| ("RU", text.clone())));
        let game = GameBoard {
            name: String::new(),
            size: [size.rows(), size.cols()],
            rules: rules.and_then(|(text, _)| RuleSet::from_record(text)),
            info: facts,
            nodes: Vec::new(),
            findings: Vec::new(),
        };
        let white_begins = info.handicap.is_some() && root.get(PropertyName::new("AW")).is_none();
        Self { game, removed, size, places: Vec::new(), white_begins }
    }

    /// Adds a node after another one.
    fn put(&mut self, node: &Node, before: Option<usize>) -> usize {
        let index = self.game.nodes.len();
        let parent = before.filter(|&before| before + 1 != index);
        let mut new = PageNode { parent, ..PageNode::default() };
        for property in node.properties() {
            self.tell(property, &mut new);
        }
        if index == 0 && self.white_begins && new.turn.is_none() && !new.setup.is_empty() {
            new.turn = Some(number(Color::White));
        }
        self.game.nodes.push(new);
        self.places.push(node.place);
        index
    }

    /// Adds the value of a property to a node.
    fn tell(&self, property: Property<'_>, node: &mut PageNode) {
        let name = property.name();
        let is = |other: &str| name == PropertyName::new(other);
        let stones = [("AB", 1), ("AW", 2), ("AE", 0)];
        let points = || property.values().filter_map(|value| area(value.bytes, self.size).ok());
        let all = || points().flat_map(|area| area.points()).map(|point| self.size.index(point));
        if let Some(&(_, stone)) = stones.iter().find(|(name, _)| is(name)) {
            node.setup.extend(all().map(|point| (point, stone)));
        } else if is("B") || is("W") {
            let color = if is("B") { Color::Black } else { Color::White };
            node.moves.push(self.moved(number(color), property));
        } else if is("PL") {
            node.turn = color(&property.value().text()).map(number);
        } else if is("C") {
            let value = property.value();
            (node.comment, node.cut) = (value.text().into_owned(), value.is_cut);
        } else if is("LB") {
            let labels = property.values().filter_map(|value| label(value.bytes, self.size));
            node.labels.extend(labels.map(|(point, text)| (self.size.index(point), text)));
        } else if let Some(mark) = MARKS.into_iter().find(|mark| is(mark)) {
            node.marks.push((mark, all().collect()));
        }
    }

    fn moved(&self, color: u8, property: Property<'_>) -> PageMove {
        let index = |point| self.size.index(point);
        match target(property.value().bytes, self.size) {
            Target::Point(point) => match self.removed.get(&property.place()) {
                None => PageMove::Play(color, index(point)),
                Some(gone) => {
                    PageMove::Taking(color, index(point), gone.iter().copied().map(index).collect())
                }
            },
            Target::Pass => PageMove::Named(color, "pass"),
            Target::Off | Target::Malformed => PageMove::Named(color, "none"),
        }
    }

    /// Adds a finding to the last node that begins before it.
    fn add(&mut self, finding: &Finding, language: Language) {
        let node = self.places.partition_point(|place| *place <= finding.place).saturating_sub(1);
        let is_on = |point: &&Point| self.size.contains(**point);
        self.game.findings.push(PageFinding {
            node,
            code: finding.code().id(),
            severity: finding.code().severity().name(),
            text: finding.text(language).into_owned(),
            place: finding.place.to_string(),
            earlier: finding.earlier.map(|earlier| earlier.after),
            stones: finding.stones.iter().filter(is_on).map(|&point| self.size.index(point)).collect(),
        });
    }
}

const fn number(color: Color) -> u8 {
    1 + color as u8
}
