use super::adjudicate_args::AdjudicateArgs;
use super::limit_args::LimitArgs;
use super::positions::read;
use super::sandbox::{self, SandboxArgs};
use super::screen::{self, GameScreen};
use super::signals::stop_flag;
use super::tally::MatchTally;
use super::{Format, Status, coordinates_parser, messages, protocols_help, rules_help};
use crate::arena::adjudication::Adjudication;
use crate::arena::engine_config::{EngineConfig, EngineKind};
use crate::arena::engine_pool::EnginePool;
use crate::arena::play_again::{ATTEMPTS, play_again};
use crate::arena::play_game::{GameSettings, Opening};
use crate::arena::player_config::PlayerConfig;
use crate::arena::record::{GameEnd, GameRecord};
use crate::arena::tournament::settings::TournamentSettings;
use crate::description::Described;
use crate::game::{Coordinates, History, Variant};
use crate::protocol::Protocol;
use anyhow::Context;
use clap::value_parser;
use gocheck_common::random::Random;
use std::io::Write;
use std::path::PathBuf;
use std::sync::atomic::Ordering;
use std::time::Duration;

/// Let two programs play
///
/// A and B are command lines, split as a shell splits them, or players of our own: builtin:level=5.
#[derive(Debug, clap::Args)]
pub struct Match<G: Described> {
    /// Who plays: a command line, or builtin:level=5 (also threads=N, hash=MIB, seed=N, time=MS; in Reversi
    /// book=FILE)
    a: String,
    /// Against whom
    b: String,
    /// The number of games; the colours change after each
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = value_parser!(u64).range(1..))]
    games: u64,
    #[arg(long, value_name = "NAME", help = protocols_help::<G>("the first of them that knows the rules"), value_parser = |name: &str| G::SPEC.protocol(name))]
    protocol: Option<&'static Protocol<G>>,
    /// How A is talked to, if not like B
    #[arg(long, value_name = "NAME", value_parser = |name: &str| G::SPEC.protocol(name))]
    protocol_a: Option<&'static Protocol<G>>,
    /// How B is talked to, if not like A
    #[arg(long, value_name = "NAME", value_parser = |name: &str| G::SPEC.protocol(name))]
    protocol_b: Option<&'static Protocol<G>>,
    #[arg(long, value_name = "NAME", help = rules_help::<G>("as the protocols have it"), value_parser = |name: &str| G::SPEC.variant(name))]
    rules: Option<&'static Variant<G>>,
    #[command(flatten)]
    limits: LimitArgs,
    /// Begin with so many random moves; two games, one with each colour, have the same
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = value_parser!(u64).range(0..=100))]
    random_plies: u64,
    /// What random moves depend on
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,
    /// The position to begin with
    #[arg(long, value_name = "POSITION", allow_hyphen_values = true)]
    board: Option<String>,
    #[command(flatten)]
    adjudicate: AdjudicateArgs,
    /// Keep what programs write to standard error in a folder, a file for each
    #[arg(long, value_name = "DIR")]
    log: Option<PathBuf>,
    #[command(flatten)]
    sandbox: SandboxArgs,
    /// Draw the board after each move, with the clock
    #[arg(short, long)]
    verbose: bool,
    /// How squares are named [default: as the programs count them]
    #[arg(long, value_name = "NAME", value_parser = coordinates_parser::<G>(), hide = G::SPEC.coordinates.len() < 2)]
    coordinates: Option<&'static Coordinates<G>>,
    /// Lines for people, or a JSON object for each game and one for the result
    #[arg(long, value_enum, default_value_t = Format::Text, conflicts_with = "verbose")]
    format: Format,
}

/// The time for a move when nobody has said anything about time.
const USUAL_TIME: Duration = Duration::from_secs(2);

impl<G: Described> Match<G> {
    pub(super) fn run(&self, output: &mut impl Write) -> anyhow::Result<Status> {
        let usual = self.rules.map_or(G::SPEC.protocols.first(), |variant| G::SPEC.protocol_of(variant));
        let common = self.protocol.or(usual);
        let [a, b] = self.entrants()?;
        let of = |player: &PlayerConfig| -> anyhow::Result<_> {
            let own = player.protocol.as_deref().map(|name| G::SPEC.protocol(name)).transpose();
            Ok(own.with_context(|| player.command.clone())?.or(common))
        };
        let protocols = [of(&a)?, of(&b)?];
        let judged = protocols.into_iter().flatten().find_map(|protocol| protocol.variant);
        let judged = judged.map(|name| G::SPEC.variant(name)).transpose()?;
        let variant = self.rules.or(judged).unwrap_or(G::SPEC.usual());
        let start = match &self.board {
            Some(text) => read(text, Some(variant))?,
            None => (variant.start)(),
        };
        let conditions = self.conditions()?;
        let contestant = |player: &PlayerConfig, protocol| {
            player.contestant(protocol, &conditions).with_context(|| player.command.clone())
        };
        let mut contestants = [contestant(&a, protocols[0])?, contestant(&b, protocols[1])?];
        let SandboxArgs { sandbox, sandbox_read } = &self.sandbox;
        let tool = sandbox::tool(sandbox.unwrap_or_default())?;
        sandbox::lock_up(&mut contestants, tool, sandbox_read, |_, _| None);
        sandbox::tell_measure(&contestants, conditions.memory);
        self.play_all(&start, &contestants, &conditions, output)
    }

    /// Plays the match from `start`.
    fn play_all(
        &self,
        start: &G,
        contestants: &[EngineConfig<G>; 2],
        conditions: &GameSettings,
        output: &mut impl Write,
    ) -> anyhow::Result<Status> {
        for contestant in contestants {
            contestant
                .can_begin_at(start)
                .map_err(|reason| anyhow::anyhow!("{}: the protocol {reason}", contestant.name))?;
            if let EngineKind::Program { launch, .. } = &contestant.kind {
                launch.program()?;
            }
        }
        let stop = stop_flag()?;
        let counted = contestants.each_ref().map(|contestant| contestant.coordinates(start));
        let counted = counted.into_iter().find(|&counted| counted != Coordinates::ALGEBRAIC);
        let coordinates = self.coordinates.or(counted).unwrap_or(Coordinates::ALGEBRAIC);
        let mut lobby = EnginePool::default();
        let mut tally = MatchTally::new(contestants);
        let mut failure = None;
        for index in 0..self.games {
            let a_is_black = index.is_multiple_of(2);
            let opening = self.opening(start, index)?;
            let [a, b] = contestants.each_ref();
            let players = if a_is_black { [a, b] } else { [b, a] };
            let play = || -> anyhow::Result<GameRecord> {
                let mut screen = GameScreen::new(output, self.verbose, coordinates);
                let record = lobby.play(players, &opening, conditions, &stop, &mut |event| {
                    screen.show(event);
                    if screen.is_closed() {
                        stop.store(true, Ordering::Relaxed);
                    }
                });
                screen.finish()?;
                Ok(record)
            };
            let again = |reason: &str| messages::note(&format!("game {} again, since {reason}", index + 1));
            let record = play_again(play, again, &stop)?;
            if stop.load(Ordering::Relaxed) {
                break;
            }
            if let GameEnd::Void { reason } = record.end {
                failure =
                    Some(anyhow::anyhow!("game {} was void {ATTEMPTS} times in a row: {reason}", index + 1));
                break;
            }
            match self.format {
                Format::Text => writeln!(output, "{}", screen::verdict(index + 1, a_is_black, &record))?,
                Format::Json => writeln!(output, "{}", serde_json::to_string(&record)?)?,
            }
            output.flush()?;
            tally.count(a_is_black, &record);
        }
        match self.format {
            Format::Text => write!(output, "{tally}")?,
            Format::Json => writeln!(output, "{}", tally.json())?,
        }
        if let Some(failure) = failure {
            output.flush()?;
            return Err(failure);
        }
        if stop.load(Ordering::Relaxed) {
            messages::say("stopped: the last game does not count");
            return Ok(Status::Finding);
        }
        Ok(if tally.has_faults() { Status::Finding } else { Status::Well })
    }

    /// The players, which are called by their commands.
    fn entrants(&self) -> anyhow::Result<[PlayerConfig; 2]> {
        let mut players =
            [("A", &self.a), ("B", &self.b)].map(|(name, command)| PlayerConfig::new(name, command));
        for (player, protocol) in players.iter_mut().zip([self.protocol_a, self.protocol_b]) {
            player.protocol = protocol.map(|protocol| protocol.name.to_owned());
        }
        self.limits.set(&mut players)?;
        players.iter_mut().for_each(|player| player.name.clone_from(&player.command));
        // Records and logs tell them apart by their names.
        let [a, b] = &mut players;
        if a.name == b.name {
            b.name.push_str(" (B)");
        }
        Ok(players)
    }

    fn conditions(&self) -> anyhow::Result<GameSettings> {
        let mut settings = TournamentSettings::default();
        self.limits.put_into(&mut settings);
        settings.adjudicate = self.adjudicate.or(Adjudication::default())?.checked::<G>()?;
        let coordinates = self.coordinates.map(|coordinates| coordinates.name);
        let conditions = GameSettings { coordinates, log: self.log.clone(), ..settings.conditions() };
        let is_limited =
            conditions.game.is_some() || conditions.depth.is_some() || conditions.nodes.is_some();
        let usual = (!is_limited).then_some(USUAL_TIME);
        Ok(GameSettings { turn: conditions.turn.or(usual), ..conditions })
    }

    /// The opening of a game: two games in a row share it.
    fn opening(&self, start: &G, index: u64) -> anyhow::Result<Opening<G>> {
        let mut random = Random::new(self.seed.wrapping_add(index / 2));
        for _ in 0..1000 {
            let mut game = History::new(start.clone());
            while (game.earlier().len() as u64) < self.random_plies && game.play_at_random(&mut random) {}
            if game.outcome().is_none() && game.earlier().len() as u64 == self.random_plies {
                let seed = self.seed.wrapping_add(index);
                return Ok(Opening { start: start.clone(), moves: game.moves().collect(), seed });
            }
        }
        anyhow::bail!("no game goes on after {} random plies: give fewer", self.random_plies)
    }
}
