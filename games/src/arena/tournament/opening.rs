use super::{OpeningSettings, Pairing};
use crate::arena::Opening;
use crate::description::{Described, Variant};
use crate::game::History;
use gocheck_common::random::Random;
use std::fmt;

/// Where games begin: the opening of a round depends on the round and the seed alone.
#[derive(Clone, Debug)]
pub struct Openings<G: Described> {
    listed: Vec<Opening<G>>,
    plies: u32,
    seed: u64,
}

impl<G: Described> Openings<G> {
    /// The openings that the settings ask for; `text` is what the file says, if there is one.
    ///
    /// A line is a position or a list of moves from the usual start, perhaps with a name and a tab
    /// before it; blank lines and those that begin with `#` or `%` are passed over.
    ///
    /// # Errors
    /// At the first line that is wrong.
    pub fn new(
        settings: &OpeningSettings,
        text: Option<&str>,
        variant: &Variant<G>,
        seed: u64,
    ) -> Result<Self, OpeningError> {
        let mut listed = match text {
            Some(text) => read(text, variant)?,
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

    /// Every start that a game can have.
    pub fn starts(&self) -> impl Iterator<Item = &G> {
        self.listed.iter().map(|opening| &opening.start)
    }

    /// The opening of a game. What is random in the game depends on its number, too.
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

    /// Random moves after which the game still goes on; fewer where every try ended it.
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

/// The game after the opening's moves.
fn game<G: Described>(opening: &Opening<G>) -> History<G> {
    let mut game = History::new(opening.start.clone());
    for &mv in &opening.moves {
        // They were played when the opening was made.
        let _ = game.play(mv);
    }
    game
}

fn read<G: Described>(text: &str, variant: &Variant<G>) -> Result<Vec<Opening<G>>, OpeningError> {
    let mut openings = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.trim();
        if line.is_empty() || line.starts_with(['#', '%']) {
            continue;
        }
        let opening = line.rsplit('\t').next().unwrap_or_default().trim();
        openings.push(read_line(opening, variant).map_err(|reason| OpeningError { line: number, reason })?);
    }
    Ok(openings)
}

fn read_line<G: Described>(text: &str, variant: &Variant<G>) -> Result<Opening<G>, String> {
    let no_position = match G::read(text, variant) {
        Ok(start) if start.outcome().is_some() => return Err("the game is over there".to_owned()),
        Ok(start) => return Ok(Opening::at(start)),
        Err(error) => error,
    };
    let start = (variant.start)();
    let mut game = History::new(start.clone());
    for (index, word) in text.split_whitespace().flat_map(G::split_moves).enumerate() {
        let Ok(mv) = word.parse::<G::Move>() else {
            // What begins like a list of moves is meant as one.
            return Err(match index {
                0 => format!("neither moves nor a position: {no_position}"),
                _ => format!("move {}, {word:?}, is none", index + 1),
            });
        };
        game.play(mv).map_err(|error| format!("move {}, {word}: {error}", index + 1))?;
    }
    if game.outcome().is_some() {
        return Err("the game is over after these moves".to_owned());
    }
    let moves = game.moves().collect();
    Ok(Opening { start, moves, seed: 0 })
}

/// Fisher and Yates.
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
    /// The line, from 1; 0 when there is none.
    pub line: usize,
    /// What is wrong.
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
