use crate::arena::notations::Notations;
use crate::cli::arguments::rules_help;
use crate::description::spec::Described;
use crate::game::board_game::Variant;
use crate::notation::format::{Notation, Unread};
use crate::notation::replay::Replayed;
use crate::notation::written::WrittenGame;
use anyhow::{Context, bail, ensure};
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use games_engine::plural::plural;
use gocheck_files::output::pending::Pending;
use gocheck_files::output::target::refuse_existing;
use gocheck_program::{Status, messages};
use gocheck_text::system_error;
use gocheck_text::untrusted::one_line;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Write};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

/// Check and convert game records
///
/// Replays every game and reports each illegal move, wrong result, move after the end and missing pass. The notation of
/// a file is recognised by its extension, or else by its first bytes.
#[derive(Debug, clap::Args)]
#[command(after_help = "A game that cannot be replayed is not converted; missing passes are added. \
Exit status: 1 if a game has a fault.")]
pub struct Games<G: Described> {
    /// Game records; - is standard input
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
    /// The notation of the files [default: recognised from name and content]
    #[arg(long, value_name = "NOTATION", value_parser = parser::<G>())]
    from: Option<&'static Notation<G>>,
    /// Convert the games to this notation
    #[arg(long, value_name = "NOTATION", value_parser = parser::<G>())]
    to: Option<&'static Notation<G>>,
    /// Write the converted games to this new file instead of standard output
    #[arg(short, long, value_name = "FILE", requires = "to")]
    output: Option<PathBuf>,
    #[arg(long, value_name = "NAME", help = rules_help::<G>(G::SPEC.usual().name), value_parser = |name: &str| G::SPEC.variant(name))]
    rules: Option<&'static Variant<G>>,
}

pub(super) fn parser<G: Described>() -> impl TypedValueParser<Value = &'static Notation<G>> {
    let known = Notations::<G>::all();
    // Before JSON Lines had the name it has in `--format`, it had that of its files.
    let former = |name| (name == "json").then_some("jsonl");
    let names = known.iter().map(|notation| {
        PossibleValue::new(notation.name).help(notation.title).aliases(former(notation.name))
    });
    PossibleValuesParser::new(names.collect::<Vec<_>>()).try_map(move |name| {
        known
            .iter()
            .find(|notation| notation.name == name || former(notation.name) == Some(&*name))
            .copied()
            .ok_or("not among the possible values")
    })
}

impl<G: Described> Games<G> {
    pub(super) fn run(&self, output: &mut impl Write) -> anyhow::Result<Status> {
        let mut pending = self.output.as_deref().map(begin).transpose()?;
        let is_data = self.to.is_some() && pending.is_none();
        let converted: &mut dyn Write = match &mut pending {
            Some(pending) => pending,
            None => output,
        };
        let mut work = Work {
            to: self.to,
            output: converted,
            says_on_output: !is_data && self.output.is_none(),
            held: Vec::new(),
            games: 0,
            moves: 0,
            findings: 0,
            left_out: 0,
            written: 0,
        };
        let mut unread = 0;
        for path in &self.files {
            if let Err(error) = self.read(path, &mut work) {
                // A closed pipe ends the command; an unreadable file does not stop the others.
                if error.downcast_ref::<WriteFailed>().is_some() {
                    return Err(error);
                }
                messages::error(&system_error::chain(error.as_ref()));
                unread += 1;
            }
        }
        work.finish()?;
        let Work { games, moves, findings, left_out, written, .. } = work;
        if let Some(pending) = pending {
            pending.finish()?;
        }
        let found = if findings == 0 { "nothing wrong".to_owned() } else { format!("{findings} wrong") };
        let converted = match self.to {
            Some(_) => format!("; {written} written, {left_out} left out"),
            None => String::new(),
        };
        let [games, moves] = [plural(games, "game", "games"), plural(moves, "move", "moves")];
        messages::note(&format!("{games}, {moves}: {found}{converted}"));
        ensure!(unread == 0, "{unread} of {} files could not be read", self.files.len());
        Ok(if findings > 0 || left_out > 0 { Status::Finding } else { Status::Well })
    }

    fn read(&self, path: &Path, work: &mut Work<'_, G>) -> anyhow::Result<()> {
        let name = path.display().to_string();
        let (mut reader, notation) = open(path, self.from)?;
        let variant = self.rules.unwrap_or(G::SPEC.usual());
        let mut result = Ok(());
        let mut number = 0;
        (notation.read)(&mut *reader, variant, &mut |read| {
            number += 1;
            result = work.take(&name, number, read, notation.has_passes);
            if result.is_ok() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        })
        .with_context(|| name.clone())?;
        result?;
        if number == 0 {
            work.find(&name, 0, "no games")?;
        }
        Ok(())
    }
}

/// Opens a file of games, or standard input for `-`, and finds its notation.
pub(super) fn open<G: Described>(
    path: &Path,
    from: Option<&'static Notation<G>>,
) -> anyhow::Result<(Box<dyn BufRead>, &'static Notation<G>)> {
    let is_stdin = path == Path::new("-");
    let name = path.display().to_string();
    let mut reader: Box<dyn BufRead> = match is_stdin {
        true => Box::new(BufReader::new(io::stdin())),
        false => Box::new(BufReader::new(File::open(path).with_context(|| name.clone())?)),
    };
    let beginning = reader.fill_buf().with_context(|| name.clone())?;
    let notation = from.or_else(|| Notations::of(if is_stdin { "" } else { &name }, beginning));
    let Some(notation) = notation else { bail!("{name}: unknown notation: use --from to give it") };
    Ok((reader, notation))
}

/// Starts a file that only appears once it is complete.
fn begin(path: &Path) -> anyhow::Result<Pending> {
    refuse_existing(path)?;
    Pending::begin(path)
}

/// The games so far, and their output.
struct Work<'a, G: Described> {
    to: Option<&'static Notation<G>>,
    output: &'a mut dyn Write,
    /// Whether findings go to standard output.
    says_on_output: bool,
    /// Games that are written when their number is known.
    held: Vec<u8>,
    games: u64,
    moves: u64,
    findings: u64,
    left_out: u64,
    written: u32,
}

impl<G: Described> Work<'_, G> {
    fn take(
        &mut self,
        name: &str,
        number: u64,
        read: Result<WrittenGame<G>, Unread>,
        has_passes: bool,
    ) -> anyhow::Result<()> {
        let game = match read {
            Ok(game) => game,
            Err(Unread { line, is_game, why }) => {
                self.left_out += u64::from(is_game && self.to.is_some());
                let why = if is_game { format!("game {number}: {why}") } else { why };
                return self.find(name, line, &why);
            }
        };
        let line = game.line;
        let replayed = game.replay(has_passes);
        self.games += 1;
        self.moves += replayed.game.earlier().len() as u64;
        for finding in &replayed.findings {
            let gap = if finding.number.is_some() { ", " } else { ": " };
            self.find(name, line, &format!("game {number}{gap}{finding}"))?;
        }
        self.write(name, line, number, &replayed)
    }

    fn find(&mut self, name: &str, line: usize, what: &str) -> anyhow::Result<()> {
        self.findings += 1;
        let place = if line == 0 { name.to_owned() } else { format!("{name}:{line}") };
        let text = format!("{place}: {what}");
        if self.says_on_output {
            writeln!(self.output, "{}", one_line(&text)).map_err(WriteFailed)?;
        } else {
            messages::line(&text);
        }
        Ok(())
    }

    fn write(&mut self, name: &str, line: usize, number: u64, replayed: &Replayed<G>) -> anyhow::Result<()> {
        let Some(notation) = self.to else { return Ok(()) };
        if !replayed.is_whole() {
            self.left_out += 1;
            return Ok(());
        }
        let before = self.held.len();
        if let Err(why) = (notation.write)(replayed, &mut self.held) {
            self.held.truncate(before);
            self.left_out += 1;
            return self.find(name, line, &format!("game {number}: not written as {}: {why}", notation.name));
        }
        self.written += 1;
        if notation.head.is_none() {
            self.output.write_all(&self.held).map_err(WriteFailed)?;
            self.held.clear();
        }
        Ok(())
    }

    fn finish(&mut self) -> anyhow::Result<()> {
        let head = self.to.and_then(|notation| notation.head);
        let head = head.map(|head| head(self.written)).unwrap_or_default();
        self.output.write_all(&head).map_err(WriteFailed)?;
        self.output.write_all(&self.held).map_err(WriteFailed)?;
        Ok(self.output.flush().map_err(WriteFailed)?)
    }
}

#[derive(Debug)]
struct WriteFailed(io::Error);

impl std::fmt::Display for WriteFailed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("cannot write the games")
    }
}

impl std::error::Error for WriteFailed {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        Some(&self.0)
    }
}
