//! Limits of games and players, which matches and tournaments share.

use crate::arena::player_config::PlayerConfig;
use crate::arena::tournament::settings::TournamentSettings;
use anyhow::Context;
use clap::value_parser;

/// Times, limits, and settings of single players.
#[derive(Debug, clap::Args)]
pub(super) struct LimitArgs {
    /// Time per move in milliseconds [default: in a match 2000, unless there is another limit]
    #[arg(long, value_name = "MS", value_parser = value_parser!(u64).range(1..=86_400_000))]
    time: Option<u64>,
    /// Time for a player's first move in milliseconds, in which programs of CodinGame's, Botzone's and the summer
    /// school's protocols start [default: that of the other moves]
    #[arg(long, value_name = "MS", value_parser = value_parser!(u64).range(1..=86_400_000), hide_short_help = true)]
    first_time: Option<u64>,
    /// Time for all moves of a player in one game, in milliseconds
    #[arg(long, value_name = "MS", value_parser = value_parser!(u64).range(1..=86_400_000), hide_short_help = true)]
    game_time: Option<u64>,
    /// Time added to the game time after each move, in milliseconds
    #[arg(long, value_name = "MS", value_parser = value_parser!(u64).range(0..=86_400_000), hide_short_help = true)]
    increment: Option<u64>,
    /// Search depth in plies, for builtins and programs of uai and nboard (default of nboard: 8)
    #[arg(long, value_name = "N", value_parser = value_parser!(u32).range(1..=1000))]
    depth: Option<u32>,
    /// Nodes searched per move, for builtins and programs of uai
    #[arg(long, value_name = "N", value_parser = value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// Grace period after the time limit in milliseconds; unknown to the programs [default: 50]
    #[arg(long, value_name = "MS", value_parser = value_parser!(u64).range(0..=86_400_000), hide_short_help = true)]
    margin: Option<u64>,
    /// Time in which programs of uai, gtp and nboard must be ready, in milliseconds, before the clock starts
    /// [default: 10000]
    #[arg(long, value_name = "MS", value_parser = value_parser!(u64).range(1..=86_400_000), hide_short_help = true)]
    start_time: Option<u64>,
    /// How long to wait for a program's answer that has no time limit, in milliseconds, as with --nodes or
    /// --depth alone [default: 60000]
    #[arg(long, value_name = "MS", value_parser = value_parser!(u64).range(1..=86_400_000), hide_short_help = true)]
    max_wait: Option<u64>,
    /// Memory limit of a program in MiB (Linux)
    #[arg(long, value_name = "MIB", value_parser = value_parser!(u64).range(1..=1_048_576), hide_short_help = true)]
    memory: Option<u64>,
    /// Setting of one player, or of all without PLAYER: time, first-time, game-time, increment, depth, nodes, folder,
    /// protocol, variant, restart=true, env.NAME, option.NAME. PLAYER is a name or a number from 1; `--set a.option.Hash=16`.
    /// Can be repeated
    #[arg(long, value_name = "PLAYER.KEY=VALUE")]
    set: Vec<String>,
}

impl LimitArgs {
    /// Overrides the shared settings with the given ones.
    pub(super) fn put_into(&self, settings: &mut TournamentSettings) {
        settings.time = self.time.or(settings.time);
        settings.first_time = self.first_time.or(settings.first_time);
        settings.game_time = self.game_time.or(settings.game_time);
        settings.increment = self.increment.or(settings.increment);
        settings.depth = self.depth.or(settings.depth);
        settings.nodes = self.nodes.or(settings.nodes);
        settings.margin = self.margin.or(settings.margin);
        settings.start_time = self.start_time.or(settings.start_time);
        settings.max_wait = self.max_wait.or(settings.max_wait);
        settings.memory = self.memory.or(settings.memory);
    }

    /// Applies `--set` to the players.
    pub(super) fn set(&self, players: &mut [PlayerConfig]) -> anyhow::Result<()> {
        self.set.iter().try_for_each(|text| set(players, text).with_context(|| format!("--set {text}")))
    }
}

fn set(players: &mut [PlayerConfig], text: &str) -> anyhow::Result<()> {
    let of_name = |name: &str| text.strip_prefix(name)?.strip_prefix('.');
    let named = players.iter().enumerate().filter(|(_, player)| of_name(&player.name).is_some());
    let named = named.max_by_key(|(_, player)| player.name.len()).map(|(place, _)| place);
    let place =
        named.or_else(|| (0..players.len()).find(|place| of_name(&(place + 1).to_string()).is_some()));
    let (players, line) = match place {
        Some(place) => {
            let line = of_name(&players[place].name).or_else(|| of_name(&(place + 1).to_string()));
            (&mut players[place..=place], line.unwrap_or(text))
        }
        None => (players, text),
    };
    let (key, value) = line.split_once('=').context("expected [PLAYER.]KEY=VALUE")?;
    Ok(players.iter_mut().try_for_each(|player| player.set(key.trim(), value.trim()))?)
}
