//! Plays a chosen line of a record.

use super::encoding::EncodingCode;
use super::limit::LimitCode;
use super::lint::{Findings, MoveCode, PropertyCode, SetupCode, TurnCode};
use super::replayer::RootCode;
use super::syntax::SyntaxCode;
use super::{
    Branch, Event, Finding, GameInfo, LineOfPlay, LintOptions, Listener, MarkedTerritory, Markup, Place,
    Reader, Replayer, Selection, Severity, Step, TextEncoding,
};
use gocheck_common::{count, phrase};
use gocheck_diagnostic::Language;
use gocheck_rules::Replay;
use gocheck_rules::board::{Color, Size};
use gocheck_rules::score::Agreed;
use std::fmt;
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
    /// The encoding, which takes precedence over CA: [`Reader::in_encoding`].
    pub encoding: Option<TextEncoding>,
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
}

/// Why a line of play cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoLine {
    /// The file has fewer games.
    Game {
        /// The number of games; 0 if it is not a record.
        games: u32,
    },
    /// It is another game than Go, or its size is invalid.
    Unplayable,
    /// The variation does not exist.
    Variation {
        /// The number of the variation.
        branch: Branch,
        /// The number of variations after that move; 0 if the line does not branch there.
        found: u32,
    },
}

impl fmt::Display for NoLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text(Language::English))
    }
}

impl std::error::Error for NoLine {}

impl NoLine {
    /// Returns the reason in a language.
    #[must_use]
    pub fn text(self, language: Language) -> String {
        match self {
            Self::Game { games: 0 } => phrase!("the file has no game record", "文件里没有棋谱"),
            Self::Game { games } => phrase!(
                "no such game: the file has {games}, numbered from 1",
                "没有这一局：文件里有 {games}，从 1 开始编号",
                games = count(games, "game", "局")
            ),
            Self::Unplayable => phrase!(
                "the game cannot be played: it is not Go, or SZ is not a valid size",
                "这一局无法走：不是围棋，或 SZ 写的大小有误"
            ),
            Self::Variation { branch: Branch { after, variation }, found: 0 } => phrase!(
                "there is no variation {variation} after move {after}: the line does not branch there",
                "第 {after} 手之后没有变化 {variation}：那里没有分支"
            ),
            Self::Variation { branch: Branch { after, variation }, found } => phrase!(
                "there is no variation {variation} after move {after}: there are {found}, including the line itself",
                "第 {after} 手之后没有变化 {variation}：那里有 {found} 个，第一个就是这条线本身"
            ),
        }
        .text(language)
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
    let options = LintOptions { selection: bearing_on_the_board(), ..LintOptions::default() };
    let mut replayer = if wanted.line.is_main() { Replayer::of_main_lines() } else { Replayer::default() };
    let mut way = Way::new(wanted, &options);
    let mut reader = Reader::new(source).in_encoding(wanted.encoding);
    replayer.play_from(&mut reader, &mut way)?;
    let found = way.found(&replayer);
    let games = wanted.game.is_none().then(|| count_games(&mut reader)).transpose()?;
    let mut agreed = way.territory.agreed(&replayer);
    let Way { mut markup, left, findings, info, .. } = way;
    let game = found.map(|()| {
        let mut to_move = replayer.to_move();
        let mut game = replayer.into_game();
        if wanted.last.is_some_and(|last| last < game.moves())
            && let Some(earlier) = left
        {
            game.back_to(earlier.step);
            agreed = Agreed::Nothing;
            (to_move, markup.shown) = (earlier.to_move, earlier.markup);
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
    let of_the_file =
        [SyntaxCode::ALL, EncodingCode::ALL, LimitCode::ALL].concat().into_iter().filter(|code| {
            code.id().starts_with('E') && *code != SyntaxCode::NoGame && code.severity() > Severity::Note
        });
    let of_the_game = [
        PropertyCode::BadPoint,
        RootCode::BadSize,
        RootCode::OtherGame,
        SetupCode::SetupOff,
        SetupCode::SetupContradiction,
        MoveCode::Occupied,
        MoveCode::OffBoard,
        TurnCode::TwoMoves,
    ];
    Selection::of(of_the_file.chain(of_the_game))
}

/// The listener up to a move.
struct Way<'a> {
    game: u32,
    branches: &'a [Branch],
    last: Option<u32>,
    findings: Findings<'a>,
    markup: ShownMarkup,
    territory: MarkedTerritory,
    info: GameInfo,
    /// The state at the last wanted move.
    left: Option<Earlier>,
    /// The number of branches found, and the number of variations where the next one should be.
    taken: usize,
    variations: u32,
    is_playable: bool,
}

/// The state after a move.
struct Earlier {
    step: usize,
    to_move: Color,
    markup: Rc<Markup>,
}

/// The markup of the node that created the position.
#[derive(Default)]
struct ShownMarkup {
    shown: Rc<Markup>,
    /// The markup of a node whose move has not been played yet.
    coming: Option<Rc<Markup>>,
    /// The markup of the nodes before open variations, from the outermost.
    branches: Vec<Rc<Markup>>,
}

impl ShownMarkup {
    /// A variation begins after the same node as the first one.
    fn branch(&mut self, number: u32, depth: usize) {
        self.coming = None;
        if number > 1 {
            self.shown = self.branches.get(depth).cloned().unwrap_or_default();
        } else {
            self.branches.resize(depth, Rc::default());
            self.branches.push(Rc::clone(&self.shown));
        }
    }

    fn hear(&mut self, event: Event<'_>, size: Size) {
        match event {
            Event::Begin => *self = Self::default(),
            Event::Node { node, .. } => {
                let markup = Rc::new(Markup::of(node, size));
                if node.properties().any(|property| property.name().is_move()) {
                    self.coming = Some(markup);
                } else {
                    (self.shown, self.coming) = (markup, None);
                }
            }
            // The node is the same.
            Event::TwoMoves => self.coming = Some(Rc::clone(&self.shown)),
            Event::Play { .. } | Event::Pass(_) | Event::NotPlayed { .. } => {
                self.shown = self.coming.take().unwrap_or_default();
            }
            _ => {}
        }
    }
}

impl<'a> Way<'a> {
    fn new(wanted: &'a LineChoice, options: &'a LintOptions) -> Self {
        Self {
            game: wanted.game.unwrap_or(1),
            branches: &wanted.line.steps,
            last: wanted.last,
            findings: Findings::new(options),
            markup: ShownMarkup::default(),
            territory: MarkedTerritory::default(),
            info: GameInfo::default(),
            left: None,
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
            None => Ok(()),
        }
    }
}

impl Listener for Way<'_> {
    fn hear(&mut self, replayer: &Replayer, place: Place, event: Event<'_>) {
        match event {
            Event::Variation { number, depth } => {
                self.count(replayer);
                if self.leads_on(replayer) {
                    self.markup.branch(number, depth);
                }
            }
            Event::Begin if replayer.games() == self.game => {
                self.is_playable = replayer.info().size.is_some();
                self.info = replayer.info().clone();
            }
            _ => {}
        }
        if self.is_of_line(replayer) || replayer.games() == 0 {
            if let Some(size) = replayer.size() {
                self.markup.hear(event, size);
            }
            // Markup does not change a board.
            match event {
                Event::Node { node, is_root } => self.territory.hear(replayer, node, is_root),
                event => self.findings.hear(replayer, place, event),
            }
        }
    }

    fn has_enough(&mut self, replayer: &Replayer) -> bool {
        let is_far_enough = self.last.is_some_and(|last| replayer.number() >= last);
        // The line may still branch after the wanted part.
        if self.last == Some(replayer.number()) && self.leads_on(replayer) {
            let (step, to_move, markup) =
                (replayer.game().step(), replayer.to_move(), Rc::clone(&self.markup.shown));
            self.left = Some(Earlier { step, to_move, markup });
        }
        replayer.games() > self.game || self.is_there(replayer) && (replayer.line_is_over() || is_far_enough)
    }
}
