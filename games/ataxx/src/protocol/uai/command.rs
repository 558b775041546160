use crate::fen::FenError;
use crate::moves::{Move, MoveError};
use crate::position::Position;
use crate::rules::Rules;
use games_engine::game::rules::History;
use std::fmt;
use std::str::{FromStr, SplitWhitespace};
use std::time::Duration;

/// The largest table in MiB that can be asked for.
pub(super) const MAX_MEGABYTES: usize = 16 * 1024;

pub(super) const MAX_THREADS: usize = 256;

/// The deepest perft: deeper ones take days.
const MAX_PERFT: u32 = 12;

/// A line that a program sends.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum UaiCommand {
    Uai,
    IsReady,
    NewGame,
    Hash(usize),
    Threads(usize),
    Position(History<Position>),
    Go(Go),
    Stop,
    Perft(u32),
    Display,
    Quit,
}

/// The limits of a search.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Go {
    pub(super) movetime: Option<Duration>,
    pub(super) depth: Option<u32>,
    pub(super) nodes: Option<u64>,
    pub(super) is_infinite: bool,
    /// The remaining time of black, which is x in UAI.
    pub(super) btime: Option<Duration>,
    pub(super) wtime: Option<Duration>,
    pub(super) binc: Duration,
    pub(super) winc: Duration,
    pub(super) moves_to_go: Option<u32>,
    /// Words that are no limit, or whose number cannot be read. They are ignored, as UCI asks for.
    pub(super) ignored: Vec<String>,
}

/// Why a line is rejected.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum CommandError {
    Unknown,
    Option,
    Go(Vec<String>),
    Perft,
    Position(PositionError),
    NoPosition,
}

/// A fault of a `position` command.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum PositionError {
    Form,
    Fen(FenError),
    Move(String, MoveError),
    Illegal(String, String),
}

impl FromStr for UaiCommand {
    type Err = CommandError;

    fn from_str(line: &str) -> Result<Self, CommandError> {
        let mut words = line.split_whitespace();
        match words.next() {
            Some("uai") => Ok(Self::Uai),
            Some("isready") => Ok(Self::IsReady),
            Some("uainewgame") => Ok(Self::NewGame),
            Some("setoption") => read_option(&words.collect::<Vec<_>>()),
            Some("position") => read_position(words).map(Self::Position).map_err(CommandError::Position),
            Some("go") => match read_perft(words.clone()) {
                Some(depth) => depth.map(Self::Perft),
                None => Ok(Self::Go(read_go(words))),
            },
            Some("stop") => Ok(Self::Stop),
            Some("perft") => {
                read_perft(line.split_whitespace()).unwrap_or(Err(CommandError::Perft)).map(Self::Perft)
            }
            Some("display" | "d") => Ok(Self::Display),
            Some("quit") => Ok(Self::Quit),
            _ => Err(CommandError::Unknown),
        }
    }
}

/// `perft N`, if it is one.
fn read_perft(mut words: SplitWhitespace<'_>) -> Option<Result<u32, CommandError>> {
    (words.next() == Some("perft")).then(|| {
        let depth = words.next().and_then(|word| word.parse().ok());
        depth.filter(|&depth| depth <= MAX_PERFT).ok_or(CommandError::Perft)
    })
}

fn read_option(words: &[&str]) -> Result<UaiCommand, CommandError> {
    let &["name", name, "value", value] = words else { return Err(CommandError::Option) };
    let within =
        |most| value.parse().ok().filter(|number| (1..=most).contains(number)).ok_or(CommandError::Option);
    match name.to_ascii_lowercase().as_str() {
        "hash" => within(MAX_MEGABYTES).map(UaiCommand::Hash),
        "threads" => within(MAX_THREADS).map(UaiCommand::Threads),
        _ => Err(CommandError::Option),
    }
}

fn read_position(mut words: SplitWhitespace<'_>) -> Result<History<Position>, PositionError> {
    let fen = match words.next() {
        Some("startpos") => "startpos".to_owned(),
        Some("fen") => words.clone().take_while(|&word| word != "moves").collect::<Vec<_>>().join(" "),
        _ => return Err(PositionError::Form),
    };
    let mut game = History::new(Position::from_fen(&fen, Rules::Uai).map_err(PositionError::Fen)?);
    for word in words.skip_while(|&word| word != "moves").skip(1) {
        let mv: Move = word.parse().map_err(|error| PositionError::Move(word.to_owned(), error))?;
        game.play(mv).map_err(|error| PositionError::Illegal(word.to_owned(), error.to_string()))?;
    }
    Ok(game)
}

fn read_go(mut words: SplitWhitespace<'_>) -> Go {
    let mut go = Go::default();
    while let Some(name) = words.next() {
        if name == "infinite" {
            go.is_infinite = true;
            continue;
        }
        // A clock that has run out can be below 0.
        let number = words.clone().next().and_then(|word| word.parse::<i64>().ok());
        let number = number.map(|number| u64::try_from(number).unwrap_or(0));
        let time = number.map(Duration::from_millis);
        let small = number.map(|number| u32::try_from(number).unwrap_or(u32::MAX));
        match name {
            "movetime" if time.is_some() => go.movetime = time,
            "depth" if small.is_some() => go.depth = small,
            "nodes" if number.is_some() => go.nodes = number,
            "btime" if time.is_some() => go.btime = time,
            "wtime" if time.is_some() => go.wtime = time,
            "binc" if time.is_some() => go.binc = time.unwrap_or_default(),
            "winc" if time.is_some() => go.winc = time.unwrap_or_default(),
            "movestogo" if small.is_some() => go.moves_to_go = small,
            _ => {
                go.ignored.push(name.to_owned());
                continue;
            }
        }
        words.next();
    }
    go
}

impl fmt::Display for CommandError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown => f.write_str("unknown command"),
            Self::Option => write!(
                f,
                "expected setoption name Hash value 1..{MAX_MEGABYTES} or name Threads value 1..{MAX_THREADS}"
            ),
            Self::Go(ignored) => {
                write!(f, "ignored in `go`, expected limits with numbers: {}", ignored.join(" "))
            }
            Self::Perft => write!(f, "expected `perft` and a depth up to {MAX_PERFT}"),
            Self::Position(error) => error.fmt(f),
            Self::NoPosition => f.write_str("no position: the last `position` command was invalid"),
        }
    }
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Form => f.write_str("expected `position startpos` or `position fen` and a FEN"),
            Self::Fen(error) => error.fmt(f),
            Self::Move(word, error) => write!(f, "{word}: {error}"),
            Self::Illegal(word, error) => write!(f, "{word}: {error}"),
        }
    }
}
