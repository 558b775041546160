//! Players as configuration files and the command line describe them.

use crate::arena::engine_config::{EngineConfig, EngineConfigError, EngineKind, Terms};
use crate::arena::play_game::GameSettings;
use crate::description::Described;
use crate::protocol::{Knowledge, Protocol};
use serde::de::{self, Deserializer, Visitor};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;
use std::path::PathBuf;
use std::time::Duration;

/// A player as a configuration file and the command line describe it. What it does not say is as for all.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct PlayerConfig {
    /// What it is called in tables.
    pub name: String,
    /// The command that starts it, or `builtin:level=N`.
    pub command: String,
    /// How it is talked to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub protocol: Option<String>,
    /// Milliseconds for a move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time: Option<u64>,
    /// Milliseconds for its first move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first_time: Option<u64>,
    /// Milliseconds for all of its moves of a game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game_time: Option<u64>,
    /// Milliseconds that are added to that after each move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub increment: Option<u64>,
    /// Plies to look ahead.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub depth: Option<u32>,
    /// Nodes to search for a move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u64>,
    /// The folder that it runs in. Its command is looked for as if it were typed there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub folder: Option<PathBuf>,
    /// Variables of its environment.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub env: BTreeMap<String, OptionValue>,
    /// Options that it is told.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub option: BTreeMap<String, OptionValue>,
    /// Whether it is started afresh for each game.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub restart: bool,
}

/// A value as it is told to a program. A configuration file may write it as text, number or truth value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct OptionValue(pub String);

impl PlayerConfig {
    /// A player with nothing of its own but these.
    pub fn new(name: impl Into<String>, command: impl Into<String>) -> Self {
        Self { name: name.into(), command: command.into(), ..Self::default() }
    }

    /// Sets what a line of a configuration file would, such as `option.Hash` to `16`.
    ///
    /// # Errors
    /// When there is no such key, or the value is not of its kind.
    pub fn set(&mut self, key: &str, value: &str) -> Result<(), PlayerConfigError> {
        let quoted = format!("\"{}\"", value.replace('\\', "\\\\").replace('"', "\\\""));
        // Text where text is wanted, whatever it looks like.
        match self.with(key, &quoted).or_else(|fault| self.with(key, value).map_err(|_| fault)) {
            Ok(changed) => {
                *self = changed;
                Ok(())
            }
            Err(fault) => Err(PlayerConfigError::Set(fault.message().to_owned())),
        }
    }

    fn with(&self, key: &str, value: &str) -> Result<Self, toml::de::Error> {
        let line: toml::Table = toml::from_str(&format!("{key} = {value}"))?;
        let mut all = toml::Table::try_from(self).map_err(de::Error::custom)?;
        for (key, value) in line {
            match (all.get_mut(&key), value) {
                (Some(toml::Value::Table(old)), toml::Value::Table(new)) => old.extend(new),
                (_, value) => drop(all.insert(key, value)),
            }
        }
        all.try_into()
    }

    /// The contestant, which is talked to by `protocol`.
    ///
    /// # Errors
    /// When its command is none, is not found in its folder, or it cannot be told what it is to be told.
    pub fn contestant<G: Described>(
        &self,
        protocol: Option<&'static Protocol<G>>,
        conditions: &GameSettings,
    ) -> Result<EngineConfig<G>, PlayerConfigError> {
        let mut contestant = EngineConfig::parse(&self.command, protocol)?.named(&self.name);
        let numbers = [self.time, self.first_time, self.game_time, self.nodes, self.depth.map(u64::from)];
        if numbers.contains(&Some(0)) {
            return Err(PlayerConfigError::Zero);
        }
        let text = |(name, value): (&String, &OptionValue)| (name.clone(), value.0.clone());
        let wanted = [
            (Knowledge::Depth, self.depth.or(conditions.depth).is_some()),
            (Knowledge::Nodes, self.nodes.or(conditions.nodes).is_some()),
            (Knowledge::Options, !self.option.is_empty()),
        ];
        match &mut contestant.kind {
            EngineKind::Builtin(_) => {
                let is_program = self.folder.is_some() || !self.env.is_empty() || !self.option.is_empty();
                if is_program || self.protocol.is_some() || self.restart {
                    return Err(PlayerConfigError::Builtin);
                }
            }
            EngineKind::Program { launch, protocol } => {
                let lacking = wanted.iter().find(|&&(what, is_wanted)| is_wanted && !protocol.knows(what));
                if let Some(&(what, _)) = lacking {
                    let able = G::SPEC.protocols.iter().filter(|other| other.knows(what));
                    let able = able.map(|other| other.name).collect();
                    return Err(PlayerConfigError::Unknown { what, protocol: protocol.name, able });
                }
                launch.environment = self.env.iter().map(text).collect();
                if let (Some(folder), Some(program)) = (&self.folder, launch.words.first_mut()) {
                    if !folder.is_dir() {
                        return Err(PlayerConfigError::NoFolder(folder.clone()));
                    }
                    let found = which::which_in(&*program, std::env::var_os("PATH"), folder);
                    *program = found
                        .map_err(|_| {
                            let program = program.to_string_lossy().into_owned();
                            PlayerConfigError::NotFound { program, folder: folder.clone() }
                        })?
                        .into_os_string();
                    launch.folder = Some(folder.clone());
                }
            }
        }
        let time = |milliseconds: Option<u64>| milliseconds.map(Duration::from_millis);
        contestant.terms = Terms {
            turn: time(self.time),
            first_turn: time(self.first_time),
            game: time(self.game_time),
            increment: time(self.increment),
            depth: self.depth,
            nodes: self.nodes,
            options: self.option.iter().map(text).collect(),
            restart: self.restart,
        };
        Ok(contestant)
    }
}

impl<'de> Deserialize<'de> for OptionValue {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct AnyValue;

        impl Visitor<'_> for AnyValue {
            type Value = OptionValue;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a text, a number, true or false")
            }

            fn visit_str<E: de::Error>(self, value: &str) -> Result<OptionValue, E> {
                Ok(OptionValue(value.to_owned()))
            }

            fn visit_bool<E: de::Error>(self, value: bool) -> Result<OptionValue, E> {
                Ok(OptionValue(value.to_string()))
            }

            fn visit_i64<E: de::Error>(self, value: i64) -> Result<OptionValue, E> {
                Ok(OptionValue(value.to_string()))
            }

            fn visit_u64<E: de::Error>(self, value: u64) -> Result<OptionValue, E> {
                Ok(OptionValue(value.to_string()))
            }

            fn visit_f64<E: de::Error>(self, value: f64) -> Result<OptionValue, E> {
                Ok(OptionValue(value.to_string()))
            }
        }

        deserializer.deserialize_any(AnyValue)
    }
}

/// Why a player cannot play as it is described.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayerConfigError {
    /// Its command stands for nobody.
    Engine(EngineConfigError),
    /// A line of its description is wrong.
    Set(String),
    /// A limit is 0.
    Zero,
    /// A builtin has something that only programs have.
    Builtin,
    /// Its protocol has no words for something.
    Unknown {
        /// For what.
        what: Knowledge,
        /// The protocol.
        protocol: &'static str,
        /// The game's protocols that have.
        able: Vec<&'static str>,
    },
    /// There is no such folder.
    NoFolder(PathBuf),
    /// The folder has no such program.
    NotFound {
        /// The program.
        program: String,
        /// The folder.
        folder: PathBuf,
    },
}

impl From<EngineConfigError> for PlayerConfigError {
    fn from(error: EngineConfigError) -> Self {
        Self::Engine(error)
    }
}

impl fmt::Display for PlayerConfigError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Engine(error) => error.fmt(f),
            Self::Set(reason) => f.write_str(reason),
            Self::Zero => f.write_str("a time, a depth and a number of nodes are 1 or more"),
            Self::Builtin => f.write_str(
                "a builtin has no folder, env, option, protocol or restart: give it builtin:level=5,hash=64",
            ),
            Self::Unknown { what, protocol, able } => {
                let what = match what {
                    Knowledge::Depth => "a depth",
                    Knowledge::Nodes => "a number of nodes",
                    Knowledge::Options => "options",
                    Knowledge::NewGame => "another game",
                };
                write!(f, "the protocol {protocol} has no words for {what}")?;
                match &able[..] {
                    [] => f.write_str(", nor has any other of the game"),
                    able => write!(f, ": {} has", able.join(" or ")),
                }
            }
            Self::NoFolder(folder) => write!(f, "there is no folder {}", folder.display()),
            Self::NotFound { program, folder } => {
                write!(f, "{program} is no program, seen from the folder {}", folder.display())
            }
        }
    }
}

impl std::error::Error for PlayerConfigError {}
