//! Players as configuration files and the command line describe them.

use crate::engine_config::{EngineConfig, EngineConfigError, EngineKind};
use crate::limits::{PlayerLimits, TimeControl};
use games_engine::description::spec::Described;
use games_engine::protocol::definition::{Knowledge, Protocol};
use gocheck_text::{Phrase, phrase};
use serde::de::Error as _;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;
use std::path::PathBuf;

/// A player as configuration files and the command line describe it. Omitted settings are the shared ones.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct PlayerConfig {
    /// Name in tables.
    pub name: String,
    /// Command line, or `builtin:level=N`.
    pub command: String,
    /// Protocol.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub protocol: Option<String>,
    /// Variant of the protocol; `auto` finds it out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub variant: Option<String>,
    /// Time per move in milliseconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time: Option<u64>,
    /// Time for its first move in milliseconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first_time: Option<u64>,
    /// Time for all its moves of a game, in milliseconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game_time: Option<u64>,
    /// Time added to that after each move, in milliseconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub increment: Option<u64>,
    /// Search depth in plies.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub depth: Option<u32>,
    /// Nodes searched per move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u64>,
    /// Working directory. The command is looked up as if it were typed there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub folder: Option<PathBuf>,
    /// Environment variables.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub env: BTreeMap<String, OptionValue>,
    /// Options that the program is sent.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub option: BTreeMap<String, OptionValue>,
    /// Whether the program is restarted for each game.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub restart: bool,
}

/// The variant of a protocol that is found out.
pub const AUTO: &str = "auto";

/// The value of an option or variable. Configuration files may write it as a string, number or boolean.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "AnyValue")]
pub struct OptionValue(pub String);

impl PlayerConfig {
    /// A player with default settings.
    pub fn new(name: impl Into<String>, command: impl Into<String>) -> Self {
        Self { name: name.into(), command: command.into(), ..Self::default() }
    }

    /// Sets a key like a line of a configuration file, such as `option.Hash` to `16`.
    ///
    /// # Errors
    /// If there is no such key, or the value has the wrong type.
    pub fn set(&mut self, key: &str, value: &str) -> Result<(), PlayerConfigError> {
        let quoted = format!("\"{}\"", value.replace('\\', "\\\\").replace('"', "\\\""));
        // A string is tried first, whatever the value looks like.
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
        let mut all = toml::Table::try_from(self).map_err(toml::de::Error::custom)?;
        for (key, value) in line {
            match (all.get_mut(&key), value) {
                (Some(toml::Value::Table(old)), toml::Value::Table(new)) => old.extend(new),
                (_, value) => drop(all.insert(key, value)),
            }
        }
        all.try_into()
    }

    /// The protocol in the player's variant.
    fn in_variant<G: Described>(
        &self,
        protocol: &'static Protocol<G>,
        common: Option<&str>,
    ) -> Result<&'static Protocol<G>, PlayerConfigError> {
        let common = common.filter(|name| protocol.dialect(name).is_some());
        let variant = self.variant.as_deref().or(common).filter(|&variant| variant != AUTO);
        let Some(variant) = variant else { return Ok(protocol) };
        protocol.dialect(variant).map(|dialect| &dialect.protocol).ok_or_else(|| {
            let known = protocol.dialects.iter().flat_map(|dialects| dialects.all);
            PlayerConfigError::Variant {
                variant: variant.to_owned(),
                protocol: protocol.name,
                known: known.map(|dialect| dialect.name).collect(),
            }
        })
    }

    fn limits(&self) -> PlayerLimits {
        let time = [self.time, self.first_time, self.game_time, self.increment];
        let time = TimeControl::milliseconds(time);
        PlayerLimits { time, depth: self.depth, nodes: self.nodes }
    }

    /// The player that is ready to play, by `protocol` unless it is a builtin. `common` are the shared limits, and
    /// `variant` is the shared variant of protocols that have it.
    ///
    /// # Errors
    /// If its command cannot be parsed or is not found in its folder, or its protocol does not support one of its
    /// settings.
    pub fn engine<G: Described>(
        &self,
        protocol: Option<&'static Protocol<G>>,
        variant: Option<&str>,
        common: PlayerLimits,
    ) -> Result<EngineConfig<G>, PlayerConfigError> {
        let mut engine = EngineConfig::parse(&self.command, protocol)?.named(&self.name);
        let numbers = [self.time, self.first_time, self.game_time, self.nodes, self.depth.map(u64::from)];
        if numbers.contains(&Some(0)) {
            return Err(PlayerConfigError::Zero);
        }
        let text = |(name, value): (&String, &OptionValue)| (name.clone(), value.0.clone());
        let wanted = [
            (Knowledge::Depth, self.depth.or(common.depth).is_some()),
            (Knowledge::Nodes, self.nodes.or(common.nodes).is_some()),
            (Knowledge::Options, !self.option.is_empty()),
        ];
        match &mut engine.kind {
            EngineKind::Builtin(_) => {
                let is_program = self.folder.is_some() || !self.env.is_empty() || !self.option.is_empty();
                if is_program || self.protocol.is_some() || self.variant.is_some() || self.restart {
                    return Err(PlayerConfigError::Builtin);
                }
            }
            EngineKind::Program { program, protocol } => {
                let lacking = wanted.iter().find(|&&(what, is_wanted)| is_wanted && !protocol.knows(what));
                if let Some(&(what, _)) = lacking {
                    let able = G::SPEC.protocols.iter().filter(|other| other.knows(what));
                    let able = able.map(|other| other.name).collect();
                    return Err(PlayerConfigError::Unknown { what, protocol: protocol.name, able });
                }
                *protocol = self.in_variant(*protocol, variant)?;
                program.environment = self.env.iter().map(text).collect();
                if let (Some(folder), Some(name)) = (&self.folder, program.words.first_mut()) {
                    let shown = folder.display().to_string();
                    if !folder.is_dir() {
                        let reason = phrase!("folder not found: {shown}", "找不到文件夹：{shown}");
                        return Err(PlayerConfigError::Missing(reason));
                    }
                    let found = which::which_in(&*name, std::env::var_os("PATH"), folder);
                    *name = found
                        .map_err(|_| {
                            let program = name.to_string_lossy();
                            PlayerConfigError::Missing(phrase!(
                                "{program}: program not found from the folder {shown}",
                                "{program}：从文件夹 {shown} 找不到这个程序"
                            ))
                        })?
                        .into_os_string();
                    program.folder = Some(folder.clone());
                }
            }
        }
        engine.limits = self.limits();
        engine.options = self.option.iter().map(text).collect();
        engine.restart = self.restart;
        Ok(engine)
    }
}

#[derive(Deserialize)]
#[serde(untagged, expecting = "expected a string, a number, true or false")]
enum AnyValue {
    Text(String),
    Flag(bool),
    Integer(i64),
    Number(f64),
}

impl From<AnyValue> for OptionValue {
    fn from(value: AnyValue) -> Self {
        Self(match value {
            AnyValue::Text(text) => text,
            AnyValue::Flag(flag) => flag.to_string(),
            AnyValue::Integer(number) => number.to_string(),
            AnyValue::Number(number) => number.to_string(),
        })
    }
}

/// The error of a player that cannot play as described.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayerConfigError {
    /// Its command is invalid.
    Engine(EngineConfigError),
    /// A setting is invalid.
    Set(String),
    /// A limit is 0.
    Zero,
    /// A builtin has a setting that only programs have.
    Builtin,
    /// Its protocol does not support a setting.
    Unknown {
        /// The setting.
        what: Knowledge,
        /// The protocol.
        protocol: &'static str,
        /// The game's protocols that support it.
        able: Vec<&'static str>,
    },
    /// Its protocol has no such variant.
    Variant {
        /// The variant.
        variant: String,
        /// The protocol.
        protocol: &'static str,
        /// The variants of the protocol.
        known: Vec<&'static str>,
    },
    /// The working directory does not exist, or the program is not found from there.
    Missing(Phrase),
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
            Self::Zero => f.write_str("times, depths and numbers of nodes must be at least 1"),
            Self::Builtin => f.write_str(
                "a builtin has no folder, env, option, protocol, variant or restart: configure it as in builtin:level=5,hash=64",
            ),
            Self::Unknown { what, protocol, able } => {
                let what = match what {
                    Knowledge::Depth => "a search depth",
                    Knowledge::Nodes => "a node limit",
                    Knowledge::Options => "options",
                    Knowledge::NewGame => "several games in one process",
                };
                write!(f, "the protocol {protocol} does not support {what}")?;
                match &able[..] {
                    [] => f.write_str(", and no other protocol of the game does"),
                    able => write!(f, ": use {}", able.join(" or ")),
                }
            }
            Self::Variant { variant, protocol, known } => {
                write!(f, "{variant:?} is not a variant of the protocol {protocol}")?;
                match &known[..] {
                    [] => f.write_str(", which has none"),
                    known => write!(f, ": expected {AUTO}, {}", known.join(", ")),
                }
            }
            Self::Missing(reason) => f.write_str(reason.english()),
        }
    }
}

impl std::error::Error for PlayerConfigError {}
