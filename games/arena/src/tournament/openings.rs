//! The opening of each round.

use crate::notations::Notations;
use crate::play_game::Opening;
use crate::tournament::schedule::Pairing;
use crate::tournament::settings::OpeningSettings;
use games_engine::description::spec::Described;
use games_engine::game::board_game::Variant;
use games_engine::game::rules::History;
use games_engine::notation::format::{Notation, Unread};
use games_engine::notation::replay::{Finding, play};
use gocheck_board::random::Random;
use std::collections::HashSet;
use std::fmt;
use std::ops::ControlFlow;

/// The openings of a tournament. The opening of a round depends only on the round and the seed.
#[derive(Clone, Debug)]
pub struct Openings<G: Described> {
    listed: Vec<Opening<G>>,
    plies: u32,
    seed: u64,
}

impl<G: Described> Openings<G> {
    /// Reads the openings that the settings ask for. `list` is the name and content of the file or book, if there is
    /// one.
    ///
    /// A file of games is recognised by its extension. In any other file, each line is a position or a list of moves
    /// from the usual start, optionally preceded by a name and a tab; blank lines and lines that begin with `#` or
    /// `%` are ignored. Passes may be omitted. Moves that start from the mirror image of the start are mirrored.
    ///
    /// # Errors
    /// The first line or game that is wrong.
    pub fn new(
        settings: &OpeningSettings,
        list: Option<(&str, &[u8])>,
        variant: &Variant<G>,
        seed: u64,
    ) -> Result<Self, OpeningError> {
        let most = settings.plies.map_or(usize::MAX, |plies| plies as usize);
        let mut listed = match list {
            Some((name, bytes)) => match Notations::of(name, bytes).filter(|notation| !is_lines(notation)) {
                Some(notation) => read_games(notation, bytes, variant, most)?,
                None => read_lines(&String::from_utf8_lossy(bytes), variant, most)?,
            },
            None => vec![Opening::at((variant.start)())],
        };
        if listed.is_empty() {
            return Err(OpeningError { line: 0, reason: "no openings".to_owned() });
        }
        if settings.shuffle {
            shuffle(&mut listed, seed);
        }
        Ok(Self { listed, plies: settings.random_plies, seed })
    }

    /// A built-in opening book. Returns `None` if the game has none of that name.
    #[must_use]
    pub fn book(name: &str) -> Option<&'static [u8]> {
        G::SPEC.books.iter().find(|(known, _)| *known == name).map(|(_, text)| text.as_bytes())
    }

    /// Every starting position.
    pub fn starts(&self) -> impl Iterator<Item = &G> {
        self.listed.iter().map(|opening| &opening.start)
    }

    /// The opening of a game. Its seed also depends on the number of the game.
    #[must_use]
    pub fn of(&self, pairing: &Pairing) -> Opening<G> {
        let index = (pairing.round % self.listed.len() as u64) as usize;
        let mut opening = self.listed[index].clone();
        if self.plies > 0 {
            opening.moves.extend(self.random_moves(&opening, pairing.round));
        }
        opening.seed = Random::new(self.seed ^ Random::new(pairing.number).next()).next();
        opening
    }

    /// Random moves after which the game is not over; fewer if every attempt ended it.
    fn random_moves(&self, opening: &Opening<G>, round: u64) -> Vec<G::Move> {
        let mut random = Random::new(Random::new(self.seed).next() ^ round);
        let mut best = Vec::new();
        for _ in 0..100 {
            let mut game = game(opening);
            let mut moves = Vec::new();
            while moves.len() < self.plies as usize {
                let Some(&mv) = random.pick(&game.legal_moves()) else { break };
                if game.play(mv).is_err() || game.outcome().is_some() {
                    break;
                }
                moves.push(mv);
            }
            if moves.len() == self.plies as usize {
                return moves;
            }
            if moves.len() > best.len() {
                best = moves;
            }
        }
        best
    }
}

fn game<G: Described>(opening: &Opening<G>) -> History<G> {
    let mut game = History::new(opening.start.clone());
    for &mv in &opening.moves {
        // These moves were checked when the opening was made.
        let _ = game.play(mv);
    }
    game
}

/// Returns true if the notation has one game per line, so that a line could also be a position.
fn is_lines<G: Described>(notation: &Notation<G>) -> bool {
    (notation.begins)(b"")
}

fn read_lines<G: Described>(
    text: &str,
    variant: &Variant<G>,
    most: usize,
) -> Result<Vec<Opening<G>>, OpeningError> {
    let mut openings = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.trim();
        if line.is_empty() || line.starts_with(['#', '%']) {
            continue;
        }
        let opening = line.rsplit('\t').next().unwrap_or_default().trim();
        openings
            .push(read_line(opening, variant, most).map_err(|reason| OpeningError { line: number, reason })?);
    }
    Ok(openings)
}

fn read_line<G: Described>(text: &str, variant: &Variant<G>, most: usize) -> Result<Opening<G>, String> {
    let no_position = match G::read(text, variant) {
        Ok(start) if start.outcome().is_some() => return Err("the game is over in this position".to_owned()),
        Ok(start) => return Ok(Opening::at(start)),
        Err(error) => error,
    };
    let mut moves = Vec::new();
    for (index, word) in text.split_whitespace().flat_map(G::split_moves).enumerate() {
        let Ok(mv) = word.parse::<G::Move>() else {
            // A line that begins like a list of moves is meant as one.
            return Err(match index {
                0 => format!("neither a list of moves nor a position: {no_position}"),
                _ => format!("move {}: {word:?} is not a move", index + 1),
            });
        };
        moves.push(mv);
    }
    opening((variant.start)(), moves, most)
}

/// The distinct beginnings of the games of a file. Shorter games are skipped.
fn read_games<G: Described>(
    notation: &Notation<G>,
    mut bytes: &[u8],
    variant: &Variant<G>,
    most: usize,
) -> Result<Vec<Opening<G>>, OpeningError> {
    let (mut openings, mut known, mut fault, mut number) = (Vec::new(), HashSet::new(), None, 0);
    let read = (notation.read)(&mut bytes, variant, &mut |read_game| {
        number += 1;
        let (line, found) = match read_game {
            Ok(game) => {
                let line = game.line;
                let mirrored = is_mirrored(&game.start, variant);
                let replayed = game.replay(notation.has_passes);
                let about_moves =
                    |finding: &&Finding| !finding.is_fixed() && finding.number.is_some_and(|at| at <= most);
                let fault = replayed
                    .findings
                    .iter()
                    .find(about_moves)
                    .map(|finding| format!("game {number}, {finding}"));
                let is_short = most < usize::MAX && replayed.game.earlier().len() < most;
                let moves = replayed.game.moves();
                let start = if mirrored { (variant.start)() } else { replayed.game.start().clone() };
                let found = match fault {
                    Some(fault) => Err(fault),
                    None if is_short => return ControlFlow::Continue(()),
                    None => {
                        opening(start, moves.collect(), most).map_err(|why| format!("game {number}: {why}"))
                    }
                };
                (line, found)
            }
            Err(Unread { line, is_game: false, why }) => (line, Err(why)),
            Err(Unread { line, why, .. }) => (line, Err(format!("game {number}: {why}"))),
        };
        match found {
            Ok(opening) => {
                if known.insert((opening.start.to_string(), opening.moves.clone())) {
                    openings.push(opening);
                }
                ControlFlow::Continue(())
            }
            Err(reason) => {
                fault = Some(OpeningError { line, reason });
                ControlFlow::Break(())
            }
        }
    });
    read.map_err(|error| OpeningError { line: 0, reason: error.to_string() })?;
    fault.map_or(Ok(openings), Err)
}

/// Returns true if a game began at the usual start while the variant begins at its mirror image.
fn is_mirrored<G: Described>(start: &G, variant: &Variant<G>) -> bool {
    let usual = G::SPEC.variants.first().map(|usual| (usual.start)());
    usual.as_ref() == Some(start)
        && usual != Some((variant.start)())
        && variant.rules == G::SPEC.usual().rules
}

/// The opening of the first `most` of these moves.
fn opening<G: Described>(start: G, mut moves: Vec<G::Move>, most: usize) -> Result<Opening<G>, String> {
    // Programs and archives use the usual start, some judges its mirror image: the first move shows which.
    let mirrored: Option<Vec<G::Move>> =
        G::SPEC.mirrored.map(|mirrored| moves.iter().map(|&mv| mirrored(mv)).collect());
    if let (Some(&first), Some(mirrored)) = (moves.first(), mirrored)
        && let Some(&other) = mirrored.first()
        && start.play(first).is_err()
        && start.play(other).is_ok()
    {
        moves = mirrored;
    }
    let mut game = History::new(start.clone());
    for (index, &mv) in moves.iter().enumerate() {
        if game.earlier().len() >= most {
            break;
        }
        play(&mut game, mv).map_err(|error| format!("move {}, {mv}: {error}", index + 1))?;
    }
    if game.outcome().is_some() {
        return Err(
            "the game is over after these moves: use --opening-plies N to take the first N".to_owned()
        );
    }
    let moves = game.moves().take(most).collect();
    Ok(Opening { start, moves, seed: 0 })
}

/// The Fisher-Yates shuffle.
fn shuffle<T>(items: &mut [T], seed: u64) {
    let mut random = Random::new(seed);
    for last in (1..items.len()).rev() {
        let other = (random.next() % (last as u64 + 1)) as usize;
        items.swap(last, other);
    }
}

/// Why a list of openings cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpeningError {
    /// The line, from 1; 0 if unknown.
    pub line: usize,
    /// The reason.
    pub reason: String,
}

impl fmt::Display for OpeningError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => f.write_str(&self.reason),
            line => write!(f, "{line}: {}", self.reason),
        }
    }
}

impl std::error::Error for OpeningError {}
