//! Everything that decides which games are played.

use crate::adjudication::{Adjudication, AdjudicationError};
use crate::game_settings::GameSettings;
use crate::limits::{PlayerLimits, TimeControl};
use crate::player_config::PlayerConfig;
use crate::statistics::sprt::Sprt;
use games_engine::description::spec::Described;
use games_engine::description::unknown_name::UnknownName;
use games_engine::plural::plural;
use gocheck_sandbox::Sandbox;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::fmt;
use std::path::PathBuf;
use std::time::Duration;

/// Everything that decides which games are played, as configuration files and logs contain it. The distribution over
/// threads and machines is not part of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default, rename_all = "kebab-case")]
pub struct TournamentSettings {
    /// Rule set; by default the game's usual one.
    pub rules: Option<String>,
    /// Pairing system.
    pub pairing: PairingSystem,
    /// Round robin and gauntlet: meetings of each pair of players. Swiss: meetings of each player. A meeting is two
    /// games from one opening with colours swapped.
    pub rounds: u64,
    /// Random seed.
    pub seed: u64,
    /// Time per move in milliseconds.
    pub time: Option<u64>,
    /// Time for a player's first move in milliseconds.
    pub first_time: Option<u64>,
    /// Time for all moves of a player in one game, in milliseconds.
    pub game_time: Option<u64>,
    /// Time added to that after each move, in milliseconds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub increment: Option<u64>,
    /// Search depth in plies.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub depth: Option<u32>,
    /// Nodes searched per move.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u64>,
    /// How long after its time limit an answer still counts, in milliseconds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub margin: Option<u64>,
    /// How long a program may take to become ready, in milliseconds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub start_time: Option<u64>,
    /// How long to wait for an answer that has no time limit, in milliseconds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub max_wait: Option<u64>,
    /// Protocol of programs that do not name their own.
    pub protocol: Option<String>,
    /// Variant of their protocols, for programs that do not name their own; by default it is found out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub variant: Option<String>,
    /// Memory limit of a program in MiB.
    pub memory: Option<u64>,
    /// Sandbox of the programs.
    #[serde(skip_serializing_if = "Sandbox::is_none")]
    pub sandbox: Sandbox,
    /// Paths that programs can read in the sandbox, in addition to the system and the paths in their commands.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub sandbox_read: Vec<PathBuf>,
    /// Openings.
    pub openings: OpeningSettings,
    /// Rules for ending games early.
    #[serde(skip_serializing_if = "is_default")]
    pub adjudicate: Adjudication,
    /// A sequential test, which ends a tournament of two players once it is decided.
    pub sprt: Option<Sprt>,
    /// Players.
    #[serde(rename = "player")]
    pub players: Vec<PlayerConfig>,
}

/// Pairing system.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PairingSystem {
    /// Every player meets every other.
    #[default]
    RoundRobin,
    /// The first player meets every other.
    Gauntlet,
    /// In each round, players with similar points meet who have not met before.
    Swiss,
}

/// Openings: a position of a list or the usual start, followed by random plies.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default, rename_all = "kebab-case")]
pub struct OpeningSettings {
    /// File of positions, move lists or games, or the name of a book.
    pub file: Option<String>,
    /// Number of plies taken from each.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub plies: Option<u32>,
    /// Whether the list is shuffled with the seed.
    pub shuffle: bool,
    /// Number of random plies after that.
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
            max_wait: None,
            protocol: None,
            variant: None,
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
    /// All systems.
    pub const ALL: [Self; 3] = [Self::RoundRobin, Self::Gauntlet, Self::Swiss];

    /// The name in configuration files.
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
    /// Checks that a tournament with these settings is possible, and fills in the usual rules if none are named.
    ///
    /// # Errors
    /// The first fault.
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

    /// The limits of all players.
    fn limits(&self) -> PlayerLimits {
        let time = [self.time, self.first_time, self.game_time, self.increment];
        let time = TimeControl::milliseconds(time);
        PlayerLimits { time, depth: self.depth, nodes: self.nodes }
    }

    /// The settings of each game.
    #[must_use]
    pub fn game_settings(&self) -> GameSettings {
        let time = |milliseconds: Option<u64>| milliseconds.map(Duration::from_millis);
        GameSettings {
            limits: self.limits(),
            margin: time(self.margin).unwrap_or(GameSettings::MARGIN),
            start: time(self.start_time).unwrap_or(GameSettings::START),
            max_wait: time(self.max_wait).unwrap_or(GameSettings::MAX_WAIT),
            memory: self.memory.map(|mebibytes| mebibytes << 20),
            coordinates: None,
            adjudication: self.adjudicate,
            log: None,
        }
    }

    /// The name of the rule set.
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

/// The error of settings that make no tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TournamentSettingsError {
    /// Fewer than two players.
    TooFew(usize),
    /// Two players have the same name.
    Twice(String),
    /// A player has no command.
    NoCommand(String),
    /// No rounds.
    NoRounds,
    /// The game has no such rule set.
    Rules(UnknownName),
    /// A test of a number of players other than two.
    TestOfMany(usize),
    /// Games cannot be ended by these rules.
    Adjudication(AdjudicationError),
    /// The test cannot be decided.
    Test(String),
}

impl fmt::Display for TournamentSettingsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooFew(found) => {
                write!(f, "{}: a tournament needs two or more", plural(*found as u64, "player", "players"))
            }
            Self::Twice(name) => {
                write!(f, "two players are named {name:?}: rename one with NAME=COMMAND")
            }
            Self::NoCommand(name) => write!(f, "the player {name:?} has no command"),
            Self::NoRounds => f.write_str("0 rounds: expected 1 or more"),
            Self::Rules(error) => error.fmt(f),
            Self::Adjudication(error) => error.fmt(f),
            Self::TestOfMany(found) => write!(
                f,
                "{}: a sequential test needs exactly two",
                plural(*found as u64, "player", "players")
            ),
            Self::Test(error) => f.write_str(error),
        }
    }
}

impl std::error::Error for TournamentSettingsError {}
