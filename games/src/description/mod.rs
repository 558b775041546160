//! A game as everything but its rules and the search knows it: its name, its boards, how positions and moves are
//! written, who plays it here and how programs are asked to.
//!
//! Matches, tournaments, the page, the judges' protocols and the commands are made from this alone.

mod faults;

pub use faults::{BookFault, PositionFault, UnknownName};

use crate::board::Color;
use crate::game::{Cell, History, Outcome, PlayError};
use crate::notation::Notation;
use crate::perft::{Divided, divide, perft};
use crate::protocol::Protocol;
use crate::search::{
    AlphaBetaEngine, Book, BookPlayer, Engine, EngineOptions, MAX_LEVEL, Player, RandomPlayer, Score,
    SearchLimits, Searchable, StrengthLimit,
};
use serde::Serialize;
use std::borrow::Cow;
use std::time::Duration;

/// A game with its description. What has no default is all that a game must say.
///
/// Places are squares of the board as it is read: row by row from the top left, from 0.
pub trait Described: Searchable {
    /// The game's name, lower-case: in commands, settings and logs.
    const NAME: &'static str;

    /// The squares along a side of the board.
    const SIZE: usize;

    /// The ways to play it, the usual one first.
    const VARIANTS: &'static [Variant<Self>];

    /// What stands on a place.
    fn cell(&self, place: usize) -> Cell;

    /// Reads what `Display` writes, to be played as `variant` says.
    ///
    /// # Errors
    /// When the text is no position.
    fn read(text: &str, variant: &Variant<Self>) -> Result<Self, PositionFault>;

    /// Whether rank 1 is at the bottom.
    const COUNTS_UPWARDS: bool = false;

    /// Whether there may be walls on the board.
    const HAS_WALLS: bool = false;

    /// The move of a side that has no other, in games that have one.
    const PASS: Option<Self::Move> = None;

    /// How programs are asked to play, the usual way first.
    const PROTOCOLS: &'static [Protocol<Self>] = &[];

    /// How games are written down, the usual way first.
    const NOTATIONS: &'static [Notation<Self>] = &[];

    /// Lists of openings by name.
    const BOOKS: &'static [(&'static str, &'static str)] = &[];

    /// What solves positions near the end, if something does.
    const EXACT: Option<Exact<Self>> = None;

    /// At this value the side to move wins e times as often as it loses.
    const ODDS: Score = 300;

    /// What the levels of its players are, for people.
    const LEVELS: &'static str = "1 random, 2 to 9 the engine at a growing depth, 10 all it can";

    /// The usual size of the tables of `bot` in MiB.
    const MEGABYTES: u16 = 16;

    /// A player of this program's own, as strong as that.
    fn player(strength: EngineOptions) -> Box<dyn Player<Self>> {
        match strength.level {
            0 | 1 => Box::new(RandomPlayer::new(strength.seed)),
            level @ 2..MAX_LEVEL => Box::new(strength.engine(StrengthLimit::plies(u32::from(level) - 1))),
            MAX_LEVEL.. => Box::new(strength.engine(StrengthLimit::default())),
        }
    }

    /// The same, which plays what a book has, if there is one, at any level.
    fn player_with_book(strength: EngineOptions, book: Option<&Book>) -> Box<dyn Player<Self>> {
        let player = Self::player(strength);
        match book {
            Some(book) => Box::new(BookPlayer::new(book.clone(), player)),
            None => player,
        }
    }

    /// Reads the opening books of this game that its players can have, if it has such.
    const READ_BOOK: Option<ReadBook> = None;

    /// What finds the values of its positions, with tables of so many MiB and so many threads.
    fn engine(megabytes: usize, threads: usize) -> Box<dyn Engine<Self>> {
        Box::new(AlphaBetaEngine::new(megabytes, threads))
    }

    /// The part of what is left for the whole game that a player of this program's own uses for this move.
    fn share(&self, left: Duration) -> Duration {
        left / MOVES_TO_COME
    }

    /// The rule set that it is played by, as its [`Variant`] names it.
    fn rule_set(&self) -> &'static str {
        Self::VARIANTS.first().map_or("", |variant| variant.rules)
    }

    /// The pieces that are counted when the game ends like this: black's and white's.
    fn count(&self, outcome: Outcome<Self::Reason>) -> [u32; 2] {
        let _ = outcome;
        self.pieces()
    }

    /// The rule by which a game ended, without the count.
    fn rule(reason: Self::Reason) -> String {
        reason.to_string()
    }

    /// The same for the page.
    fn ending(reason: Self::Reason) -> Ending {
        Ending { code: "ended", values: None, words: Self::rule(reason).into() }
    }

    /// What a move does on the board.
    fn path(&self, mv: Self::Move) -> Path {
        let _ = mv;
        Path::default()
    }

    /// The moves of a text that stand without blanks between them.
    fn split_moves(word: &str) -> Vec<&str> {
        vec![word]
    }

    /// The move on the mirror image of the board, in games that are begun on either.
    fn mirrored(mv: Self::Move) -> Option<Self::Move> {
        let _ = mv;
        None
    }

    /// The name of the usual board to begin with.
    const BOARD: &'static str = "start";

    /// The boards to begin with and their names, the usual one first.
    fn boards() -> Vec<(String, Self)> {
        Self::VARIANTS
            .first()
            .map(|variant| (Self::BOARD.to_owned(), (variant.start)()))
            .into_iter()
            .collect()
    }

    /// The board with this name.
    fn board(name: &str, variant: &Variant<Self>) -> Option<Self> {
        (name == Self::BOARD).then(variant.start)
    }

    /// The first position of a game with these cells, place by place; nothing when there is none.
    fn with_cells(cells: &[Cell], to_move: Color, variant: &Variant<Self>) -> Option<Self> {
        let _ = (cells, to_move, variant);
        None
    }

    /// Another form of positions, for files, if the game has one.
    const SAVE_IN: Option<SaveIn<Self>> = None;

    /// How move sequences are counted, the usual way first.
    const PERFT: &'static [PerftConvention<Self>] =
        &[PerftConvention { name: "E", meaning: "a finished game counts nothing", perft, divide }];

    /// Black's pieces and white's.
    fn pieces(&self) -> [u32; 2] {
        let count = |color| self.cells().filter(|&cell| cell == Cell::Stone(color)).count() as u32;
        Color::BOTH.map(count)
    }

    /// What stands on each place.
    fn cells(&self) -> impl Iterator<Item = Cell> {
        (0..Self::SIZE * Self::SIZE).map(|place| self.cell(place))
    }

    /// The rows from the top, a letter a place.
    fn rows(&self, letter: fn(Cell) -> char) -> Vec<String> {
        let letters: Vec<char> = self.cells().map(letter).collect();
        letters.chunks(Self::SIZE).map(|row| row.iter().collect()).collect()
    }

    /// The names of the files, left to right, and of the ranks, top to bottom.
    fn edges() -> [Vec<String>; 2] {
        let mut ranks: Vec<String> = (1..=Self::SIZE).map(|rank| rank.to_string()).collect();
        if Self::COUNTS_UPWARDS {
            ranks.reverse();
        }
        [('a'..='z').take(Self::SIZE).map(String::from).collect(), ranks]
    }

    /// The board for people, with the names of files and ranks.
    fn picture(&self) -> String {
        let [files, ranks] = Self::edges();
        draw(self, [&files, &ranks])
    }

    /// How squares can be named for people, the usual way first.
    const COORDINATES: &'static [Coordinates] = &[Coordinates::Algebraic];

    /// The board of a game for people.
    fn drawn(game: &History<Self>, coordinates: Coordinates) -> String {
        let _ = coordinates;
        game.position().picture()
    }

    /// A move of a game for people.
    fn named(game: &History<Self>, mv: Self::Move, coordinates: Coordinates) -> String {
        let _ = (game, coordinates);
        mv.to_string()
    }

    /// What is wrong with a move in a game, for people.
    fn wrong(game: &History<Self>, error: &PlayError<Self::Illegal>, coordinates: Coordinates) -> String {
        let _ = (game, coordinates);
        error.to_string()
    }

    /// Whether the side to move can only pass.
    fn must_pass(&self) -> bool {
        Self::PASS.is_some_and(|pass| self.count_moves() == 1 && self.moves() == [pass])
    }

    /// The way to play with this name, or the first of the rule set with this name.
    ///
    /// # Errors
    /// When there is none.
    fn variant(name: &str) -> Result<&'static Variant<Self>, UnknownName> {
        let named = Self::VARIANTS.iter().find(|variant| variant.name == name);
        named.or_else(|| Self::VARIANTS.iter().find(|variant| variant.rules == name)).ok_or_else(|| {
            UnknownName::new(name, "are no rules", Self::VARIANTS.iter().map(|variant| variant.name))
        })
    }

    /// The rule sets, the usual one first.
    fn rule_sets() -> Vec<&'static str> {
        let mut rules: Vec<&str> = Self::VARIANTS.iter().map(|variant| variant.rules).collect();
        rules.dedup();
        rules
    }

    /// The protocol with this name.
    ///
    /// # Errors
    /// When there is none.
    fn protocol(name: &str) -> Result<&'static Protocol<Self>, UnknownName> {
        Self::PROTOCOLS.iter().find(|protocol| protocol.name == name).ok_or_else(|| {
            UnknownName::new(name, "is no protocol", Self::PROTOCOLS.iter().map(|protocol| protocol.name))
        })
    }

    /// How programs most likely speak who play like this: as the judge does who plays so, else the usual way.
    fn protocol_of(variant: &Variant<Self>) -> Option<&'static Protocol<Self>> {
        let judge = Self::PROTOCOLS.iter().find(|protocol| protocol.variant == Some(variant.name));
        judge.or(Self::PROTOCOLS.first())
    }
}

/// A board with the names of its files, left to right, and of its ranks, top to bottom.
pub(crate) fn draw<G: Described>(position: &G, [files, ranks]: [&[String]; 2]) -> String {
    let spaced = |row: &String| row.chars().map(String::from).collect::<Vec<_>>().join(" ");
    let rows = position.rows(Cell::letter);
    let rows = ranks.iter().zip(rows.iter().map(spaced)).map(|(rank, row)| format!("{rank} {row}\n"));
    rows.chain([format!("  {}\n", files.join(" "))]).collect()
}

/// How squares are named for people.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Coordinates {
    /// A letter and a number: `d3`.
    #[default]
    Algebraic,
    /// Row and column from 0, on the board as the assignment has it: `(2, 3)`.
    Assignment,
}

impl Coordinates {
    /// `algebraic` or `assignment`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Algebraic => "algebraic",
            Self::Assignment => "assignment",
        }
    }
}

/// Where nothing is known about the length of a game, this many moves are to come.
const MOVES_TO_COME: u32 = 35;

/// A way to play a game.
#[derive(Debug)]
pub struct Variant<G> {
    /// Its name in commands, settings and logs.
    pub name: &'static str,
    /// The rule set: ways to play that differ in their start alone share it.
    pub rules: &'static str,
    /// The usual first position.
    pub start: fn() -> G,
}

/// How a game ended: a code and values, which a page can word in its reader's language, and English words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Ending {
    /// The code.
    pub code: &'static str,
    /// The values, if there are any.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub values: Option<EndingValues>,
    /// The words.
    #[serde(skip)]
    pub words: Cow<'static, str>,
}

/// The values of an [`Ending`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct EndingValues {
    /// A ply of the game, from 1.
    pub ply: usize,
}

/// What a move does on the board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Path {
    /// The places of the pieces that may make it; none where it needs none.
    pub from: Vec<usize>,
    /// Where it puts a piece, unless it is a pass.
    pub to: Option<usize>,
    /// Whether the piece leaves its source.
    pub is_jump: bool,
}

/// What solves positions near the end.
#[derive(Clone, Copy, Debug)]
pub struct Exact<G: Searchable> {
    /// The empty squares.
    pub empty: fn(&G) -> u32,
    /// The most of them that take seconds at most.
    pub most: u32,
    /// Black's stones and white's after perfect play, squares that stay empty given to the winner; nothing when a
    /// limit is reached before.
    pub stones: fn(&G, SearchLimits<'_>) -> Option<[u32; 2]>,
    /// The value for the side to move in hundredths of a stone, counted so, and a best line; nothing when a limit is
    /// reached before.
    pub line: fn(&G, SearchLimits<'_>) -> Option<SolvedLine<G::Move>>,
}

/// Reads the text of an opening book.
pub type ReadBook = fn(&str) -> Result<Book, BookFault>;

/// A value and the line that leads to it.
pub type SolvedLine<M> = (Score, Vec<M>);

/// The form of a `save.in` file.
#[derive(Debug)]
pub struct SaveIn<G: 'static> {
    /// The position in this form; nothing when the form cannot hold it.
    pub write: fn(&G) -> Option<String>,
    /// The position of a text; nothing when it has not this form.
    pub read: fn(&str, &Variant<G>) -> Option<G>,
}

/// A way to count move sequences.
#[derive(Debug)]
pub struct PerftConvention<G: Searchable> {
    /// Its name in commands.
    pub name: &'static str,
    /// What it counts, in a few words.
    pub meaning: &'static str,
    /// The number of sequences of so many plies.
    pub perft: fn(&G, u32) -> u64,
    /// The same for each first move.
    pub divide: fn(&G, u32) -> Divided<G>,
}
