use super::page::GamePage;
use super::unknown_name::UnknownName;
use super::values::{Ending, ExactSolver, SaveIn, StartBoards};
use crate::game::board_game::{BoardGame, Variant};
use crate::game::coordinates::Coordinates;
use crate::game::rule_idea::RuleIdeas;
use crate::notation::format::Notation;
use crate::perft::PerftConvention;
use crate::protocol::definition::Protocol;
use crate::search::builtin::BuiltinPlayers;
use crate::search::score::Score;
use crate::search::searchable::Searchable;

/// Everything that the program offers for a game: variants, players, protocols, notations.
///
/// Commands, arena, tournaments and the page read it. A game writes what it has and takes the rest from
/// [`GameSpec::new`].
#[derive(Debug)]
pub struct GameSpec<G: BoardGame> {
    /// The ways to play, the usual one first; never empty.
    pub variants: &'static [Variant<G>],
    /// The players that come with the program.
    pub players: BuiltinPlayers<G>,
    /// The judges' protocols that programs can speak, the usual one first.
    pub protocols: &'static [Protocol<G>],
    /// The file formats of game records, the usual one first.
    pub notations: &'static [Notation<G>],
    /// Lists of openings, by name.
    pub books: &'static [(&'static str, &'static str)],
    /// Named boards to start from, if there are others than the first position.
    pub boards: Option<StartBoards<G>>,
    /// Whether a board can have walls.
    pub has_walls: bool,
    /// The mirror image of a move, in games that start from either of two mirrored positions.
    pub mirrored: Option<fn(G::Move) -> G::Move>,
    /// The solver of positions near the end.
    pub exact: Option<ExactSolver<G>>,
    /// Right and wrong ideas of the rules, to find out what a program gets wrong.
    pub ideas: Option<&'static RuleIdeas>,
    /// The value, in hundredths, at which the side to move wins e times as often as it loses.
    pub odds: Score,
    /// The ways to count move sequences, the usual one first.
    pub perft: &'static [PerftConvention<G>],
    /// The ways to name squares, the usual one first.
    pub coordinates: &'static [&'static Coordinates<G>],
    /// The `save.in` format.
    pub save_in: Option<SaveIn<G>>,
    /// The texts of the page in the browser.
    pub page: &'static GamePage,
    /// The rule that ended a game, as the page words it.
    pub ending: fn(G::Reason) -> Ending,
    /// The reasons why a game can end. A reason with numbers stands for all that differ in them.
    pub reasons: &'static [G::Reason],
}

/// A game that the program can offer: its rules, what the search needs, and its specification.
pub trait Described: BoardGame + Searchable {
    /// The specification.
    const SPEC: &'static GameSpec<Self>;
}

impl<G: BoardGame> GameSpec<G> {
    /// A game with the search's players and nothing else.
    ///
    /// # Panics
    /// If there are no variants.
    #[must_use]
    pub const fn new(variants: &'static [Variant<G>]) -> Self
    where
        G: Searchable,
    {
        assert!(!variants.is_empty(), "a game has at least one variant");
        Self {
            variants,
            players: BuiltinPlayers::USUAL,
            protocols: &[],
            notations: &[],
            books: &[],
            boards: None,
            has_walls: false,
            mirrored: None,
            exact: None,
            ideas: None,
            odds: 300,
            perft: PerftConvention::USUAL,
            coordinates: &[Coordinates::ALGEBRAIC],
            save_in: None,
            page: &GamePage::PLAIN,
            ending: |reason| Ending { code: "ended", words: G::rule(reason).into() },
            reasons: &[],
        }
    }

    /// The usual way to play.
    #[must_use]
    pub const fn usual(&self) -> &'static Variant<G> {
        &self.variants[0]
    }

    /// The variant with this name, or the first one with the rule set of this name.
    ///
    /// # Errors
    /// If there is none.
    pub fn variant(&self, name: &str) -> Result<&'static Variant<G>, UnknownName> {
        let named = self.variants.iter().find(|variant| variant.name == name);
        named.or_else(|| self.variants.iter().find(|variant| variant.rules == name)).ok_or_else(|| {
            UnknownName::new(
                name,
                "is not a known rule set",
                self.variants.iter().map(|variant| variant.name),
            )
        })
    }

    /// The rule sets, the usual one first.
    #[must_use]
    pub fn rule_sets(&self) -> Vec<&'static str> {
        let mut rules: Vec<&str> = self.variants.iter().map(|variant| variant.rules).collect();
        rules.dedup();
        rules
    }

    /// The protocol with this name.
    ///
    /// # Errors
    /// If there is none.
    pub fn protocol(&self, name: &str) -> Result<&'static Protocol<G>, UnknownName> {
        self.protocols.iter().find(|protocol| protocol.name == name).ok_or_else(|| {
            UnknownName::new(
                name,
                "is not a known protocol",
                self.protocols.iter().map(|protocol| protocol.name),
            )
        })
    }

    /// The protocol that programs most likely speak in a variant: that of the judge who plays it, else the usual one.
    #[must_use]
    pub fn protocol_of(&self, variant: &Variant<G>) -> Option<&'static Protocol<G>> {
        let judge = self.protocols.iter().find(|protocol| protocol.variant == Some(variant.name));
        judge.or(self.protocols.first())
    }

    /// The coordinates with this name.
    #[must_use]
    pub fn coordinates(&self, name: &str) -> Option<&'static Coordinates<G>> {
        self.coordinates.iter().copied().find(|coordinates| coordinates.name == name)
    }

    /// The name of the usual board.
    #[must_use]
    pub fn usual_board(&self) -> &'static str {
        self.boards.as_ref().map_or(START, |boards| boards.usual)
    }

    /// The named boards to start from, the usual one first.
    #[must_use]
    pub fn all_boards(&self) -> Vec<(String, G)> {
        match &self.boards {
            Some(boards) => (boards.all)(),
            None => vec![(START.to_owned(), (self.usual().start)())],
        }
    }

    /// The board with this name.
    #[must_use]
    pub fn board(&self, name: &str, variant: &Variant<G>) -> Option<G> {
        match &self.boards {
            Some(boards) => (boards.named)(name, variant),
            None => (name == START).then(variant.start),
        }
    }
}

/// The name of the first position, in games without named boards.
const START: &str = "start";
