//! Plays a chosen line of a record.

use super::chosen_node::{LocatedNode, NodeChoice, NodeCounter, WantedNode};
use super::lint::Findings;
use super::no_line::NoLine;
use super::shown_markup::ShownMarkup;
use super::{
    Branch, EncodingHints, Event, Finding, GameInfo, LineOfPlay, LintOptions, Listener, MarkedTerritory,
    Markup, Place, Reader, Replayer, Selection, Severity, Step,
};
use crate::faults::{self, BadSize, NoGame, OtherGame};
use crate::lint::rules::{BadPoint, OccupiedPoint, OffBoard, SetupContradiction, SetupOffBoard, TwoMoves};
use gocheck_board::Color;
use gocheck_rules::Replay;
use gocheck_rules::score::Agreed;
use std::io::{self, Read};
use std::rc::Rc;

/// The choice of a game, a line of play and a move.
#[derive(Clone, Debug, Default)]
pub struct LineChoice {
    /// The number of the game, from 1; `None`: the first one, and the games of the file are counted.
    pub game: Option<u32>,
    /// The line, which continues along the first variations.
    pub line: LineOfPlay,
    /// The number of the last move; `None`: to the end.
    pub last: Option<u32>,
    /// Hints about the encoding.
    pub encoding: EncodingHints,
    /// The last node; one that is chosen by its place determines the game and the line. `last` is ignored then.
    pub node: Option<NodeChoice>,
}

/// A played line, up to the wanted move.
#[derive(Debug)]
pub struct ChosenLine {
    /// The game, or the reason why there is none.
    pub game: Result<Replay, NoLine>,
    /// The markup of the node that created the position.
    pub markup: Markup,
    /// What could not be read or played, as findings of the linter.
    pub findings: Vec<Finding>,
    /// The number of games of the file, if none was chosen, counted up to [`ChosenLine::MAX_COUNTED`].
    pub games: Option<u32>,
    /// Information from the root of the game.
    pub info: GameInfo,
    /// The record's marks of dead stones, if the line was played to its end.
    pub agreed: Agreed,
}

impl ChosenLine {
    /// The maximum number of counted games.
    pub const MAX_COUNTED: u32 = 10_000;

    /// Nothing but the reason.
    fn none(why: NoLine) -> Self {
        Self {
            game: Err(why),
            markup: Markup::default(),
            findings: Vec::new(),
            games: None,
            info: GameInfo::default(),
            agreed: Agreed::Nothing,
        }
    }
}

/// Plays the main line of the first game in `source`: [`chosen_line`].
///
/// # Errors
/// The errors of `source`. Damage is skipped and reported as findings.
pub fn main_line(source: impl Read, last: Option<u32>) -> io::Result<ChosenLine> {
    chosen_line(source, &LineChoice { game: Some(1), last, ..LineChoice::default() })
}

/// Plays a line of play in `source` up to a move, including setups before the next one, or to its end. Moves are
/// played even if the rules forbid them; one that cannot be played is skipped but keeps its number. A line with fewer
/// moves is played to its end.
///
/// # Errors
/// The errors of `source`. Damage is skipped and reported as findings.
pub fn chosen_line(mut source: impl Read, wanted: &LineChoice) -> io::Result<ChosenLine> {
    line_of(&mut source, wanted)
}

// Compiled here, once, with this package's optimisation.
fn line_of(source: &mut dyn Read, wanted: &LineChoice) -> io::Result<ChosenLine> {
    if let Some(NodeChoice::At { line, column }) = wanted.node {
        let mut record = Vec::new();
        source.read_to_end(&mut record)?;
        let Some(LocatedNode { place, game, line }) = LocatedNode::at(&record, wanted.encoding, line, column)
        else {
            return Ok(ChosenLine::none(NoLine::NoNodeAt { line, column }));
        };
        let wanted = LineChoice { game: Some(game), line, last: None, node: None, encoding: wanted.encoding };
        return line_to(&mut record.as_slice(), &wanted, Some(WantedNode::Place(place)));
    }
    let node = match wanted.node {
        Some(NodeChoice::Number(number)) => Some(WantedNode::Number(number)),
        _ => None,
    };
    line_to(source, wanted, node)
}

fn line_to(source: &mut dyn Read, wanted: &LineChoice, node: Option<WantedNode>) -> io::Result<ChosenLine> {
    let options = LintOptions { selection: bearing_on_the_board(), ..LintOptions::default() };
    let mut replayer = if wanted.line.is_main() { Replayer::of_main_lines() } else { Replayer::default() };
    let mut follower = LineFollower::new(wanted, node, &options);
    let mut reader = Reader::new(source).in_encoding(wanted.encoding);
    replayer.play_from(&mut reader, &mut follower)?;
    if follower.left.is_none() {
        // The file is cut after the wanted node.
        follower.leave_node(&replayer);
    }
    let found = follower.found(&replayer);
    let games = wanted.game.is_none().then(|| count_games(&mut reader)).transpose()?;
    let mut agreed = follower.territory.agreed(&replayer);
    let LineFollower { mut markup, left, findings, info, .. } = follower;
    let game = found.map(|()| {
        let mut to_move = replayer.to_move();
        let mut game = replayer.into_game();
        if (node.is_some() || wanted.last.is_some_and(|last| last < game.moves()))
            && let Some(earlier) = left
        {
            game.back_to(earlier.step);
            (to_move, markup.shown, agreed) = (earlier.to_move, earlier.markup, earlier.agreed);
        }
        if game.to_move() != to_move {
            game.set_to_move(to_move);
        }
        game
    });
    Ok(ChosenLine {
        game,
        markup: Rc::unwrap_or_clone(markup.shown),
        findings: findings.into_sorted(),
        games,
        info,
        agreed,
    })
}

/// Reads the rest, and returns the number of games.
fn count_games(reader: &mut Reader<impl Read>) -> io::Result<u32> {
    while reader.games() < u64::from(ChosenLine::MAX_COUNTED) && !matches!(reader.next_step()?, Step::End) {}
    Ok(reader.games() as u32)
}

/// The codes of findings after which the board may differ from the intended one.
fn bearing_on_the_board() -> Selection {
    let of_the_file = faults::CODES.iter().copied().filter(|code| {
        code.id().starts_with('E') && *code != NoGame::CODE && code.severity() > Severity::Note
    });
    let of_the_game = [
        BadPoint::CODE,
        BadSize::CODE,
        OtherGame::CODE,
        SetupOffBoard::CODE,
        SetupContradiction::CODE,
        OccupiedPoint::CODE,
        OffBoard::CODE,
        TwoMoves::CODE,
    ];
    Selection::of(of_the_file.chain(of_the_game))
}

/// Follows the chosen line up to the wanted move or node.
struct LineFollower<'a> {
    game: u32,
    branches: &'a [Branch],
    last: Option<u32>,
    findings: Findings<'a>,
    markup: ShownMarkup,
    territory: MarkedTerritory,
    info: GameInfo,
    /// The state at the last wanted move or after the wanted node.
    left: Option<Earlier>,
    /// The nodes, if one is wanted.
    nodes: Option<NodeCounter>,
    /// The number of branches found, and the number of variations where the next one should be.
    taken: usize,
    variations: u32,
    is_playable: bool,
}

/// The state after a move or a node.
struct Earlier {
    step: usize,
    to_move: Color,
    markup: Rc<Markup>,
    agreed: Agreed,
}

impl<'a> LineFollower<'a> {
    fn new(wanted: &'a LineChoice, node: Option<WantedNode>, options: &'a LintOptions) -> Self {
        Self {
            game: wanted.game.unwrap_or(1),
            branches: &wanted.line.steps,
            last: wanted.last.filter(|_| node.is_none()),
            findings: Findings::new(options),
            markup: ShownMarkup::default(),
            territory: MarkedTerritory::default(),
            info: GameInfo::default(),
            left: None,
            nodes: node.map(NodeCounter::new),
            taken: 0,
            variations: 0,
            is_playable: true,
        }
    }

    /// Returns true if the player is in the game and has left the main line only at wanted branches, possibly not yet at all of
    /// them.
    fn leads_on(&self, replayer: &Replayer) -> bool {
        replayer.games() == self.game && self.branches.starts_with(replayer.branches())
    }

    /// Returns true if an event belongs to the wanted line.
    fn is_of_line(&self, replayer: &Replayer) -> bool {
        // After the next branch the line continues elsewhere.
        let next = self.branches.get(replayer.branches().len());
        self.leads_on(replayer) && next.is_none_or(|branch| replayer.number() <= branch.after)
    }

    /// Returns true if the player is in the wanted variation.
    fn is_there(&self, replayer: &Replayer) -> bool {
        replayer.games() == self.game && replayer.branches() == self.branches
    }

    /// Counts a variation at a wanted branch.
    fn count(&mut self, replayer: &Replayer) {
        if replayer.games() != self.game {
            return;
        }
        let Some((here, before)) = replayer.branches().split_last() else { return };
        let Some((next, taken)) = self.branches.get(..=before.len()).and_then(<[Branch]>::split_last) else {
            return;
        };
        if taken == before && before.len() >= self.taken && next.after == here.after {
            if next == here {
                (self.taken, self.variations) = (before.len() + 1, 0);
            } else {
                self.variations = self.variations.max(here.variation);
            }
        }
    }

    /// Returns true if everything wanted was found.
    fn found(&self, replayer: &Replayer) -> Result<(), NoLine> {
        if replayer.games() < self.game {
            return Err(NoLine::Game { games: replayer.games() });
        }
        if !self.is_playable {
            return Err(NoLine::Unplayable);
        }
        match self.branches.get(self.taken) {
            Some(&branch) => Err(NoLine::Variation { branch, found: self.variations }),
            None => match (&self.nodes, &self.left) {
                (Some(nodes), None) => Err(nodes.missing()),
                _ => Ok(()),
            },
        }
    }

    /// Counts the current node if it is new, after leaving the one before.
    fn count_node(&mut self, replayer: &Replayer) {
        let is_new = |nodes: &NodeCounter| nodes.is_new(replayer);
        if !self.nodes.as_ref().is_some_and(is_new) || !self.is_of_line(replayer) {
            return;
        }
        self.leave_node(replayer);
        if let Some(nodes) = &mut self.nodes {
            nodes.count(replayer);
        }
    }

    /// Keeps the state if the last node is the wanted one.
    fn leave_node(&mut self, replayer: &Replayer) {
        if self.nodes.as_ref().is_some_and(NodeCounter::is_there) && self.leads_on(replayer) {
            self.left = Some(self.state(replayer, self.territory.agreed(replayer)));
        }
    }

    fn state(&self, replayer: &Replayer, agreed: Agreed) -> Earlier {
        let markup = Rc::clone(&self.markup.shown);
        Earlier { step: replayer.game().step(), to_move: replayer.to_move(), markup, agreed }
    }

    /// A variation begins.
    fn branch_node(&mut self, replayer: &Replayer, number: u32, depth: usize) {
        if number == 1 {
            self.leave_node(replayer);
        }
        if let Some(nodes) = &mut self.nodes
            && !nodes.branch(replayer, number, depth)
        {
            // It was in another variation.
            self.left = None;
        }
    }
}

impl Listener for LineFollower<'_> {
    fn on_event(&mut self, replayer: &Replayer, place: Place, event: Event<'_>) {
        match event {
            Event::Variation { number, depth } => {
                self.count(replayer);
                if self.leads_on(replayer) {
                    self.branch_node(replayer, number, depth);
                    self.markup.branch(number, depth);
                }
            }
            Event::Begin if replayer.games() == self.game => {
                self.is_playable = replayer.info().size.is_some();
                self.info = replayer.info().clone();
            }
            _ => {}
        }
        self.count_node(replayer);
        if self.is_of_line(replayer) || replayer.games() == 0 {
            if let Some(size) = replayer.size() {
                self.markup.on_event(event, size);
            }
            // Markup does not change a board.
            match event {
                Event::Node { node, is_root } => self.territory.on_event(replayer, node, is_root),
                event => self.findings.on_event(replayer, place, event),
            }
        }
    }

    fn has_enough(&mut self, replayer: &Replayer) -> bool {
        self.count_node(replayer);
        let is_over = replayer.line_is_over();
        let is_far_enough = match &self.nodes {
            Some(nodes) => {
                let (is_there, ends_with_line) = (nodes.is_there(), nodes.ends_with_line());
                if is_over {
                    self.leave_node(replayer);
                }
                self.left.is_some() && (is_over || !is_there) || ends_with_line && is_over
            }
            None => is_over || self.last.is_some_and(|last| replayer.number() >= last),
        };
        // The line may still branch after the wanted part.
        if self.last == Some(replayer.number()) && self.leads_on(replayer) {
            self.left = Some(self.state(replayer, Agreed::Nothing));
        }
        replayer.games() > self.game || self.is_there(replayer) && is_far_enough
    }
}
