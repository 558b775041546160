use super::adjudicate_args::AdjudicateArgs;
use super::limit_args::LimitArgs;
use super::positions::read;
use super::sandbox::{self, SandboxArgs};
use super::screen::{self, GameScreen};
use super::signals::stop_flag;
use super::tally::MatchTally;
use super::variant::{self, VariantArgs, ensure_known, find_variants};
use crate::arena::adjudication::Adjudication;
use crate::arena::engine_config::{EngineConfig, EngineKind};
use crate::arena::engine_pool::EnginePool;
use crate::arena::game_settings::GameSettings;
use crate::arena::limits::PlayerLimits;
use crate::arena::play_again::ATTEMPTS;
use crate::arena::play_game::Opening;
use crate::arena::player_config::PlayerConfig;
use crate::arena::tournament::run::{GameEnded, GameJob, RunError, RunEvent, TournamentPlan, run};
use crate::arena::tournament::schedule::{Pairing, Schedule, Shard};
use crate::arena::tournament::scores::Scores;
use crate::arena::tournament::settings::{PairingSystem, TournamentSettings};
use crate::arena::tournament::standings::Standings;
use crate::cli::arguments::{Format, coordinates_parser, protocols_help, rules_help};
use crate::description::spec::Described;
use crate::game::board_game::Variant;
use crate::game::coordinates::Coordinates;
use crate::game::rules::History;
use crate::protocol::definition::Protocol;
use anyhow::Context;
use clap::value_parser;
use gocheck_board::random::Random;
use gocheck_program::{Status, messages};
use gocheck_sandbox::start_check::check_start;
use gocheck_text::untrusted::{json_text, one_line};
use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// Play a match between two programs
///
/// A and B are command lines, split as a shell splits them, or builtin players such as builtin:level=5.
#[derive(Debug, clap::Args)]
pub struct Match<G: Described> {
    #[arg(help = first_player_help::<G>())]
    a: String,
    /// Second player
    b: String,
    /// Number of games; the players swap colours after each
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = value_parser!(u64).range(1..))]
    games: u64,
    #[arg(long, value_name = "NAME", help = protocols_help::<G>("the first one that supports the rules"), value_parser = |name: &str| G::SPEC.protocol(name))]
    protocol: Option<&'static Protocol<G>>,
    /// Protocol of A [default: --protocol]
    #[arg(long, value_name = "NAME", value_parser = |name: &str| G::SPEC.protocol(name), hide_short_help = true)]
    protocol_a: Option<&'static Protocol<G>>,
    /// Protocol of B [default: --protocol]
    #[arg(long, value_name = "NAME", value_parser = |name: &str| G::SPEC.protocol(name), hide_short_help = true)]
    protocol_b: Option<&'static Protocol<G>>,
    #[command(flatten)]
    variant: VariantArgs<G>,
    /// Variant of A's protocol [default: --variant]
    #[arg(long, value_name = "NAME", value_parser = variant::parser::<G>(), hide_possible_values = true, hide = !variant::exist::<G>(), hide_short_help = true)]
    variant_a: Option<String>,
    /// Variant of B's protocol [default: --variant]
    #[arg(long, value_name = "NAME", value_parser = variant::parser::<G>(), hide_possible_values = true, hide = !variant::exist::<G>(), hide_short_help = true)]
    variant_b: Option<String>,
    #[arg(long, value_name = "NAME", help = rules_help::<G>("those of the protocol"), value_parser = |name: &str| G::SPEC.variant(name))]
    rules: Option<&'static Variant<G>>,
    #[command(flatten)]
    limits: LimitArgs,
    /// Number of random plies at the start; the two games of a pair, one with each colour, share them
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = value_parser!(u64).range(0..=100), hide_short_help = true)]
    random_plies: u64,
    /// Random seed
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,
    /// Starting position
    #[arg(long, value_name = "POSITION", allow_hyphen_values = true)]
    board: Option<String>,
    /// Write the standard error of each program to a file in this folder
    #[arg(long, value_name = "DIR")]
    log: Option<PathBuf>,
    #[command(flatten)]
    sandbox: SandboxArgs,
    /// Draw the board after each move, with the clock
    #[arg(short, long)]
    verbose: bool,
    /// Notation of squares [default: that of the programs]
    #[arg(long, value_name = "NAME", value_parser = coordinates_parser::<G>(), hide = G::SPEC.coordinates.len() < 2, hide_short_help = true)]
    coordinates: Option<&'static Coordinates<G>>,
    /// Output format: text, or one JSON object per game and one for the result
    #[arg(long, value_enum, default_value_t = Format::Text, conflicts_with = "verbose")]
    format: Format,
    /// Last, because the options after it would be under its heading.
    #[command(flatten)]
    adjudicate: AdjudicateArgs,
}

/// The time per move if no limit is given.
const DEFAULT_TIME: Duration = Duration::from_secs(2);

/// A match is a round robin of two players: they swap colours after each game.
const SYSTEM: PairingSystem = PairingSystem::RoundRobin;

fn first_player_help<G: Described>() -> String {
    let book = G::SPEC.players.read_book.map_or("", |_| ", book=FILE");
    format!(
        "First player: a command line, or builtin:level=5 (also threads=N, hash=MIB, seed=N, time=MS{book})"
    )
}

impl<G: Described> Match<G> {
    pub(super) fn run(&self, output: &mut (impl Write + Send)) -> anyhow::Result<Status> {
        let usual = self.rules.map_or(G::SPEC.protocols.first(), |variant| G::SPEC.protocol_of(variant));
        let common = self.protocol.or(usual);
        let [a, b] = self.players()?;
        let of = |player: &PlayerConfig| -> anyhow::Result<_> {
            let own = player.protocol.as_deref().map(|name| G::SPEC.protocol(name)).transpose();
            Ok(own.with_context(|| player.command.clone())?.or(common))
        };
        let protocols = [of(&a)?, of(&b)?];
        let common_variant = self.variant.named();
        ensure_known(common_variant, protocols.into_iter().flatten())?;
        let judged = protocols.into_iter().flatten().find_map(|protocol| protocol.variant);
        let judged = judged.map(|name| G::SPEC.variant(name)).transpose()?;
        let variant = self.rules.or(judged).unwrap_or(G::SPEC.usual());
        let start = match &self.board {
            Some(text) => read(text, Some(variant))?,
            None => (variant.start)(),
        };
        let settings = self.game_settings()?;
        let engine = |player: &PlayerConfig, protocol| {
            player.engine(protocol, common_variant, settings.limits).with_context(|| player.command.clone())
        };
        let mut engines = [engine(&a, protocols[0])?, engine(&b, protocols[1])?];
        let SandboxArgs { sandbox, sandbox_read } = &self.sandbox;
        let tool = sandbox::find(sandbox.unwrap_or_default())?;
        sandbox::jail_programs(&mut engines, tool.as_ref(), sandbox_read, |_, _| None);
        sandbox::note_memory_accounting(&engines, settings.memory);
        for engine in &engines {
            engine
                .can_begin_at(&start)
                .map_err(|reason| anyhow::anyhow!("{}: the protocol {reason}", engine.name))?;
            if let EngineKind::Program { program, .. } = &engine.kind {
                check_start(program).map_err(anyhow::Error::msg)?;
            }
        }
        let stop = stop_flag()?;
        find_variants(&mut engines, &settings, 1, &stop);
        self.play(&start, &engines, &settings, &stop, output)
    }

    /// Plays the match from `start`.
    fn play(
        &self,
        start: &G,
        engines: &[EngineConfig<G>; 2],
        settings: &GameSettings,
        stop: &Arc<AtomicBool>,
        output: &mut (impl Write + Send),
    ) -> anyhow::Result<Status> {
        let counted = engines.each_ref().map(|engine| engine.coordinates(start));
        let counted = counted.into_iter().find(|&counted| counted != Coordinates::ALGEBRAIC);
        let coordinates = self.coordinates.or(counted).unwrap_or(Coordinates::ALGEBRAIC);
        let screen = GameScreen::new(&mut *output, self.verbose, coordinates, stop);
        let mut standings = Standings::new(engines.each_ref().map(|engine| engine.name.clone()).into());
        let opening = |pairing: &Pairing| self.opening(start, pairing.number);
        let mut plan = TournamentPlan {
            schedule: Schedule::new(SYSTEM, engines.len(), self.games.div_ceil(2)),
            games: self.games,
            scores: Scores::new(None),
            openings: &opening,
            shard: Shard::ALL,
            jobs: 1,
            stop,
        };
        let play = |pool: &mut EnginePool, job: &GameJob<'_, G>| {
            let players = [job.pairing.black, job.pairing.white].map(|player| &engines[player]);
            pool.play(players, &job.opening, settings, job.stop, &mut |event| screen.show(event))
        };
        let played = run(&mut plan, &mut |_| Ok(()), &play, |event| match event {
            RunEvent::Ended(GameEnded { entry, pairing, .. }) => {
                standings.add(entry);
                match self.format {
                    Format::Text => {
                        let verdict = screen::verdict(entry.game, pairing.black == 0, &entry.record);
                        screen.print(&one_line(&verdict));
                    }
                    Format::Json => {
                        let record = serde_json::to_string(&entry.record).unwrap_or_default();
                        screen.print(&json_text(&record));
                    }
                }
            }
            RunEvent::Void { pairing, reason } => {
                messages::note(&format!("game {} is replayed: {reason}", pairing.number + 1));
            }
        });
        screen.finish()?;
        let failure = match played {
            Ok(()) => None,
            Err(RunError::Void { game, reason }) => {
                Some(anyhow::anyhow!("game {game} was void {ATTEMPTS} times in a row: {reason}"))
            }
            Err(error) => return Err(error.into()),
        };
        let tally = MatchTally::new(&standings);
        match self.format {
            Format::Text => write!(output, "{tally}")?,
            Format::Json => writeln!(output, "{}", json_text(&tally.json().to_string()))?,
        }
        if let Some(failure) = failure {
            output.flush()?;
            return Err(failure);
        }
        if stop.load(Ordering::Relaxed) {
            messages::say("stopped: the last game does not count");
            return Ok(Status::Finding);
        }
        Ok(if standings.faults() == 0 { Status::Well } else { Status::Finding })
    }

    /// The players, each named by its command.
    fn players(&self) -> anyhow::Result<[PlayerConfig; 2]> {
        let mut players =
            [("A", &self.a), ("B", &self.b)].map(|(name, command)| PlayerConfig::new(name, command));
        for (player, protocol) in players.iter_mut().zip([self.protocol_a, self.protocol_b]) {
            player.protocol = protocol.map(|protocol| protocol.name.to_owned());
        }
        for (player, variant) in players.iter_mut().zip([&self.variant_a, &self.variant_b]) {
            player.variant.clone_from(variant);
        }
        self.limits.set(&mut players)?;
        players.iter_mut().for_each(|player| player.name.clone_from(&player.command));
        // Records and logs tell the players apart by their names.
        let [a, b] = &mut players;
        if a.name == b.name {
            b.name.push_str(" (B)");
        }
        Ok(players)
    }

    fn game_settings(&self) -> anyhow::Result<GameSettings> {
        let mut settings = TournamentSettings::default();
        self.limits.put_into(&mut settings);
        settings.adjudicate = self.adjudicate.or(Adjudication::default())?.checked::<G>()?;
        let settings = settings.game_settings();
        let PlayerLimits { mut time, depth, nodes } = settings.limits;
        if time.per_game.is_none() && depth.is_none() && nodes.is_none() {
            time.per_move = time.per_move.or(Some(DEFAULT_TIME));
        }
        let limits = PlayerLimits { time, depth, nodes };
        let coordinates = self.coordinates.map(|coordinates| coordinates.name);
        Ok(GameSettings { limits, coordinates, log: self.log.clone(), ..settings })
    }

    /// The opening of a game, by number from 0; the two games of a pair share it.
    fn opening(&self, start: &G, number: u64) -> Result<Opening<G>, String> {
        let mut random = Random::new(self.seed.wrapping_add(number / 2));
        for _ in 0..1000 {
            let mut game = History::new(start.clone());
            while (game.earlier().len() as u64) < self.random_plies && game.play_at_random(&mut random) {}
            if game.outcome().is_none() && game.earlier().len() as u64 == self.random_plies {
                let seed = self.seed.wrapping_add(number);
                return Ok(Opening { start: start.clone(), moves: game.moves().collect(), seed });
            }
        }
        Err(format!("every game is over after {} random plies: use fewer", self.random_plies))
    }
}
