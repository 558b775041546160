//! Everything that decides which games are played.

use crate::arena::adjudication::{Adjudication, AdjudicationError};
use crate::arena::play_game::GameSettings;
use crate::arena::player_config::PlayerConfig;
use crate::arena::program::Sandbox;
use crate::arena::statistics::sprt::Sprt;
use crate::description::{Described, UnknownName};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::fmt;
use std::path::PathBuf;
use std::time::Duration;

/// Everything that decides which games are played, as a configuration file says it and as a log
/// keeps it. How they are spread over threads and machines is no part of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default, rename_all = "kebab-case")]
pub struct TournamentSettings {
    /// The rule set; the game's usual one unless told.
    pub rules: Option<String>,
    /// Who meets whom.
    pub pairing: PairingSystem,
    /// Round robin and gauntlet: how often two players meet. Swiss: how often each player plays. A
    /// meeting is two games from one opening with colours swapped.
    pub rounds: u64,
    /// What everything random depends on.
    pub seed: u64,
    /// Milliseconds for a move.
    pub time: Option<u64>,
    /// Milliseconds for a player's first move.
    pub first_time: Option<u64>,
    /// Milliseconds for all of a player's moves of a game.
    pub game_time: Option<u64>,
    /// Milliseconds that are added to that after each move.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub increment: Option<u64>,
    /// Plies to look ahead.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub depth: Option<u32>,
    /// Nodes to search for a move.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u64>,
    /// Milliseconds after its time at which an answer still counts.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub margin: Option<u64>,
    /// Milliseconds in which a program must be ready.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub start_time: Option<u64>,
    /// How programs are talked to unless they say otherwise.
    pub protocol: Option<String>,
    /// Mebibytes that a program may use.
    pub memory: Option<u64>,
    /// What programs are locked into.
    #[serde(skip_serializing_if = "Sandbox::is_none")]
    pub sandbox: Sandbox,
    /// What they can read there beside the system and what their commands name.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub sandbox_read: Vec<PathBuf>,
    /// Where games begin.
    pub openings: OpeningSettings,
    /// When games are ended before their rules end them.
    #[serde(skip_serializing_if = "is_default")]
    pub adjudicate: Adjudication,
    /// A test that ends the tournament of two players as soon as it knows.
    pub sprt: Option<Sprt>,
    /// Who plays.
    #[serde(rename = "player")]
    pub players: Vec<PlayerConfig>,
}

/// Who meets whom.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PairingSystem {
    /// Everybody meets everybody.
    #[default]
    RoundRobin,
    /// The first player meets all others.
    Gauntlet,
    /// In each round players with like points meet who have not met before.
    Swiss,
}

/// Where games begin: at a position of a list or the usual start, after some random plies.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default, rename_all = "kebab-case")]
pub struct OpeningSettings {
    /// A file of positions, move lists or games, or a book by name.
    pub file: Option<String>,
    /// How many plies of each are taken.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub plies: Option<u32>,
    /// Whether the list is shuffled, by the seed.
    pub shuffle: bool,
    /// How many random plies are played on.
    pub random_plies: u32,
}

impl Default for TournamentSettings {
    fn default() -> Self {
        Self {
            rules: None,
            pairing: PairingSystem::default(),
            rounds: 1,
            seed: 0,
            time: None,
            first_time: None,
            game_time: None,
            increment: None,
            depth: None,
            nodes: None,
            margin: None,
            start_time: None,
            protocol: None,
            memory: None,
            sandbox: Sandbox::None,
            sandbox_read: Vec::new(),
            openings: OpeningSettings::default(),
            adjudicate: Adjudication::default(),
            sprt: None,
            players: Vec::new(),
        }
    }
}

fn is_default(adjudicate: &Adjudication) -> bool {
    *adjudicate == Adjudication::default()
}

impl PairingSystem {
    /// What it is called in configuration files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::RoundRobin => "round-robin",
            Self::Gauntlet => "gauntlet",
            Self::Swiss => "swiss",
        }
    }
}

impl TournamentSettings {
    /// Checks what a configuration can say and no tournament can do. The usual rules are filled in where none
    /// are named.
    ///
    /// # Errors
    /// At the first fault.
    pub fn checked<G: Described>(mut self) -> Result<Self, TournamentSettingsError> {
        self.adjudicate.checked::<G>().map_err(TournamentSettingsError::Adjudication)?;
        let mut names = BTreeSet::new();
        if let Some(twice) = self.players.iter().find(|player| !names.insert(&player.name)) {
            return Err(TournamentSettingsError::Twice(twice.name.clone()));
        }
        if let Some(player) = self.players.iter().find(|player| player.command.trim().is_empty()) {
            return Err(TournamentSettingsError::NoCommand(player.name.clone()));
        }
        let named = self
            .rules
            .as_deref()
            .map(|name| G::SPEC.variant(name))
            .transpose()
            .map_err(TournamentSettingsError::Rules)?;
        self.rules = named.or(G::SPEC.variants.first()).map(|variant| variant.name.to_owned());
        match self.sprt {
            _ if self.players.len() < 2 => Err(TournamentSettingsError::TooFew(self.players.len())),
            _ if self.rounds == 0 => Err(TournamentSettingsError::NoRounds),
            Some(_) if self.players.len() != 2 => {
                Err(TournamentSettingsError::TestOfMany(self.players.len()))
            }
            Some(test) => {
                test.checked().map(|_| self).map_err(|error| TournamentSettingsError::Test(error.to_string()))
            }
            None => Ok(self),
        }
    }

    /// What games are played under.
    #[must_use]
    pub fn conditions(&self) -> GameSettings {
        let time = |milliseconds: Option<u64>| milliseconds.map(Duration::from_millis);
        GameSettings {
            turn: time(self.time),
            first_turn: time(self.first_time),
            game: time(self.game_time),
            increment: time(self.increment).unwrap_or_default(),
            depth: self.depth,
            nodes: self.nodes,
            margin: time(self.margin).unwrap_or(GameSettings::MARGIN),
            start: time(self.start_time).unwrap_or(GameSettings::START),
            memory: self.memory.map(|mebibytes| mebibytes << 20),
            coordinates: None,
            adjudication: self.adjudicate,
            log: None,
        }
    }

    /// The rule set by name.
    #[must_use]
    pub fn rules(&self) -> &str {
        self.rules.as_deref().unwrap_or_default()
    }

    /// The players' names.
    #[must_use]
    pub fn names(&self) -> Vec<String> {
        self.players.iter().map(|player| player.name.clone()).collect()
    }
}

/// Why there can be no tournament with these settings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TournamentSettingsError {
    /// There are fewer than two players.
    TooFew(usize),
    /// Two players share a name.
    Twice(String),
    /// A player has no command.
    NoCommand(String),
    /// There are no rounds.
    NoRounds,
    /// The game has no such rule set.
    Rules(UnknownName),
    /// A test with other than two players.
    TestOfMany(usize),
    /// Games cannot be ended so.
    Adjudication(AdjudicationError),
    /// The test cannot be decided.
    Test(String),
}

impl fmt::Display for TournamentSettingsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooFew(found) => write!(f, "{found} players: a tournament needs two or more"),
            Self::Twice(name) => {
                write!(f, "two players are called {name:?}: give one another name, NAME=COMMAND")
            }
            Self::NoCommand(name) => write!(f, "the player {name:?} has no command"),
            Self::NoRounds => f.write_str("0 rounds: expected 1 or more"),
            Self::Rules(error) => error.fmt(f),
            Self::Adjudication(error) => error.fmt(f),
            Self::TestOfMany(found) => write!(f, "{found} players: a sequential test is between two"),
            Self::Test(error) => f.write_str(error),
        }
    }
}

impl std::error::Error for TournamentSettingsError {}
