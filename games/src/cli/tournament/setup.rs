use super::args::Tournament;
use super::output::LOG;
use crate::arena::engine_config::{EngineConfig, EngineKind};
use crate::arena::game_settings::GameSettings;
use crate::arena::limits::PlayerLimits;
use crate::arena::player_config::{PlayerConfig, PlayerConfigError};
use crate::arena::stderr_log::file_name;
use crate::arena::tournament::log_entry::LeftOut;
use crate::arena::tournament::merge::Logs;
use crate::arena::tournament::openings::Openings;
use crate::arena::tournament::participants::participants;
use crate::arena::tournament::settings::{PairingSystem, TournamentSettings};
use crate::cli::sandbox;
use crate::cli::variant::ensure_known;
use crate::description::spec::Described;
use crate::description::unknown_name::UnknownName;
use crate::game::board_game::Variant;
use anyhow::{Context, anyhow, bail, ensure};
use gocheck_program::messages;
use gocheck_sandbox::start_check::check_start;
use gocheck_text::Phrase;
use gocheck_text::untrusted::one_line;
use std::fs;
use std::path::{Path, PathBuf};

/// A tournament that is ready to start.
pub(super) struct TournamentSetup<G: Described> {
    pub(super) settings: TournamentSettings,
    pub(super) engines: Vec<EngineConfig<G>>,
    pub(super) game_settings: GameSettings,
    pub(super) openings: Openings<G>,
    /// The content of the opening file or book.
    pub(super) opening_list: Option<Vec<u8>>,
    /// The players who cannot be started.
    pub(super) left_out: Vec<LeftOut>,
}

impl<G: Described> TournamentSetup<G> {
    pub(super) fn new(args: &Tournament<G>) -> anyhow::Result<Self> {
        let mut settings = settings(args)?;
        let variant = G::SPEC.variant(settings.rules())?;
        let book = settings.openings.file.as_deref().and_then(Openings::<G>::book);
        let file = settings.openings.file.as_ref().filter(|_| book.is_none());
        let opening_path = file.map(|file| {
            // Paths in a configuration are relative to it, paths on the command line to the working directory.
            let base = if args.openings.is_some() { None } else { args.config.as_deref() };
            base.and_then(Path::parent).map_or_else(|| PathBuf::from(file), |folder| folder.join(file))
        });
        let read = |path: &PathBuf| fs::read(path).with_context(|| cannot_read::<G>(path));
        let file = opening_path.as_ref().map(read).transpose()?;
        let opening_list = file.or_else(|| book.map(<[u8]>::to_vec));
        let name = opening_path.map_or_else(String::new, |path| path.display().to_string());
        let list = opening_list.as_deref().map(|bytes| (name.as_str(), bytes));
        let openings = Openings::new(&settings.openings, list, variant, settings.seed)
            .map_err(|error| anyhow!("{name}:{}{error}", if error.line == 0 { " " } else { "" }))?;
        let game_settings =
            GameSettings { log: Some(args.output.path().join("errors")), ..settings.game_settings() };
        let before = if args.resume { logged(&args.output.path().join(LOG)) } else { None };
        let (mut engines, left_out) =
            engines(&settings, variant, &openings, game_settings.limits, before.as_deref())?;
        let first = settings.players.first().map(|player| player.name.clone()).unwrap_or_default();
        settings.players.retain(|player| left_out.iter().all(|other| other.player != player.name));
        for LeftOut { player, reason } in &left_out {
            messages::line(&format!("{player}: left out: {}", reason.english()));
        }
        let is_headless =
            settings.pairing == PairingSystem::Gauntlet && left_out.iter().any(|other| other.player == first);
        ensure!(!is_headless, "{first}: a gauntlet is against its first player, which cannot be started");
        let settings = settings.checked::<G>()?;
        let tool = sandbox::find(settings.sandbox)?;
        let players = args.output.path().join(PLAYERS);
        ensure!(
            tool.is_none() || args.resume || !holds_anything(&players),
            "{}: contains files of another tournament's players: use --resume to continue it, or -o for another folder",
            players.display()
        );
        let players = std::path::absolute(players)?;
        sandbox::jail_programs(&mut engines, tool.as_ref(), &settings.sandbox_read, |number, name| {
            Some(players.join(format!("{}-{}", number + 1, file_name(name))))
        });
        sandbox::note_memory_accounting(&engines, settings.memory);
        Ok(Self { settings, engines, game_settings, openings, opening_list, left_out })
    }
}

fn cannot_read<G: Described>(path: &Path) -> String {
    let books: Vec<&str> = G::SPEC.books.iter().map(|(name, _)| *name).collect();
    match books.is_empty() {
        true => path.display().to_string(),
        false => format!("{}: neither a file nor a book ({})", path.display(), books.join(", ")),
    }
}

/// The folder of the players' folders in the output folder, for sandboxed players.
const PLAYERS: &str = "players";

fn holds_anything(folder: &Path) -> bool {
    fs::read_dir(folder).is_ok_and(|mut entries| entries.next().is_some())
}

/// Reads the settings of the file and overrides them with the arguments.
fn settings<G: Described>(args: &Tournament<G>) -> anyhow::Result<TournamentSettings> {
    let mut settings = match &args.config {
        Some(path) => {
            let text = fs::read_to_string(path).with_context(|| path.display().to_string())?;
            let mut settings: TournamentSettings =
                toml::from_str(&text).map_err(|error| anyhow!("{}: {error}", path.display()))?;
            // Its folders are relative to its own.
            for folder in settings.players.iter_mut().filter_map(|player| player.folder.as_mut()) {
                *folder = path.parent().unwrap_or(Path::new("")).join(&folder);
            }
            settings
        }
        None => TournamentSettings::default(),
    };
    let TournamentSettings { openings, players, .. } = &mut settings;
    openings.file = args.openings.as_ref().map(|path| path.display().to_string()).or(openings.file.take());
    openings.shuffle |= args.shuffle;
    openings.plies = args.opening_plies.or(openings.plies);
    openings.random_plies = args.random_plies.unwrap_or(openings.random_plies);
    players.extend(args.programs.iter().map(|program| player_config(program)));
    if let Some(folder) = &args.participants {
        for participant in participants(folder)? {
            match participant.program {
                Some(program) => players.push(PlayerConfig::new(participant.name, quoted(&program)?)),
                None => messages::note(&format!(
                    "{}: left out: no version has both OK and run",
                    one_line(&participant.name)
                )),
            }
        }
    }
    settings.pairing = args.pairing.unwrap_or(settings.pairing);
    settings.rounds = args.rounds.unwrap_or(settings.rounds);
    settings.seed = args.seed.unwrap_or(settings.seed);
    settings.rules = args.rules.map(|rules| rules.name.to_owned()).or(settings.rules);
    settings.protocol = args.protocol.map(|protocol| protocol.name.to_owned()).or(settings.protocol);
    settings.variant = args.variant.over(settings.variant);
    args.limits.put_into(&mut settings);
    settings.sandbox = args.sandbox.sandbox.unwrap_or(settings.sandbox);
    settings.sandbox_read.extend(args.sandbox.sandbox_read.iter().cloned());
    settings.adjudicate = args.adjudicate.or(settings.adjudicate)?;
    settings.sprt = args.test()?.or(settings.sprt);
    number_namesakes(&mut settings.players);
    args.limits.set(&mut settings.players)?;
    // A judge's protocol implies its rules, but not its start.
    let judged = settings.protocol.as_deref().and_then(|name| G::SPEC.protocol(name).ok()?.variant);
    let judged =
        judged.filter(|name| G::SPEC.variant(name).is_ok_and(|judged| judged.rules != G::SPEC.usual().rules));
    settings.rules = settings.rules.or_else(|| judged.map(str::to_owned));
    Ok(settings.checked::<G>()?)
}

/// Parses `NAME=COMMAND`, if the name is a plain word; otherwise the command is also the name.
fn player_config(text: &str) -> PlayerConfig {
    let is_word = |name: &str| {
        !name.is_empty() && name.chars().all(|letter| letter.is_alphanumeric() || "_-.+".contains(letter))
    };
    match text.split_once('=') {
        Some((name, command)) if is_word(name) => PlayerConfig::new(name, command),
        _ => PlayerConfig::new(text, text),
    }
}

/// Numbers players with the same command and name.
fn number_namesakes(players: &mut [PlayerConfig]) {
    for index in 0..players.len() {
        let (before, rest) = players.split_at_mut(index);
        let player = &mut rest[0];
        let namesakes = before.iter().filter(|other| other.command == player.command).count();
        if namesakes > 0 && before.iter().any(|other| other.name == player.name) {
            player.name = format!("{} ({})", player.name, namesakes + 1);
        }
    }
}

/// Quotes a path as a command line that works from any directory.
fn quoted(program: &Path) -> anyhow::Result<String> {
    let path = fs::canonicalize(program).with_context(|| program.display().to_string())?;
    let path = path.to_str().with_context(|| format!("{}: the path is not valid UTF-8", path.display()))?;
    Ok(shlex::try_quote(path).map_err(|error| anyhow!("{path}: {error}"))?.into_owned())
}

/// The players whom the log of a tournament left out; `None` if there is no log yet.
fn logged(log: &Path) -> Option<Vec<LeftOut>> {
    Logs::open(&[log.to_owned()]).ok().map(|logs| logs.header().left_out.clone())
}

/// The players, each checked to support all openings, and those who cannot be started.
///
/// Who plays is decided when a tournament begins, since all pairings depend on it: the players whom a resumed log left
/// out (`before`) stay out, and the others must be there.
fn engines<G: Described>(
    settings: &TournamentSettings,
    variant: &Variant<G>,
    openings: &Openings<G>,
    common: PlayerLimits,
    before: Option<&[LeftOut]>,
) -> anyhow::Result<(Vec<EngineConfig<G>>, Vec<LeftOut>)> {
    let protocol_of = |player: &PlayerConfig| -> Result<_, UnknownName> {
        let named = player.protocol.as_deref().or(settings.protocol.as_deref());
        let named = named.map(|name| G::SPEC.protocol(name)).transpose()?;
        Ok(named.or_else(|| G::SPEC.protocol_of(variant)))
    };
    let engine = |player: &PlayerConfig| {
        let protocol = protocol_of(player)?;
        let engine = match player.engine(protocol, settings.variant.as_deref(), common) {
            Err(PlayerConfigError::Missing(reason)) => return Ok(Err(reason)),
            engine => engine?,
        };
        if let Some(reason) = openings.starts().find_map(|start| engine.can_begin_at(start).err()) {
            bail!("{reason}");
        }
        Ok(match &engine.kind {
            EngineKind::Program { program, .. } => {
                check_start(program).map(|()| engine).map_err(|fault| Phrase::of(&fault))
            }
            EngineKind::Builtin(_) => Ok(engine),
        })
    };
    let all = &settings.players;
    ensure_known(settings.variant.as_deref(), all.iter().filter_map(|player| protocol_of(player).ok()?))?;
    let (mut engines, mut left_out) = (Vec::new(), Vec::new());
    for player in &settings.players {
        let name = &player.name;
        if let Some(known) = before.into_iter().flatten().find(|other| other.player == *name) {
            left_out.push(known.clone());
            continue;
        }
        match engine(player).with_context(|| name.clone())? {
            Ok(engine) => engines.push(engine),
            Err(reason) if before.is_none() => left_out.push(LeftOut { player: name.clone(), reason }),
            Err(reason) => {
                bail!("{name}: takes part in the tournament, but cannot be started now: {}", reason.english())
            }
        }
    }
    Ok((engines, left_out))
}
