//! Pairings: round robin, gauntlet, Swiss; shards.

use crate::tournament::scores::Scores;
use crate::tournament::settings::PairingSystem;
use crate::tournament::swiss;
use std::fmt;
use std::str::FromStr;

/// A game to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pairing {
    /// The number of the game, from 0. The two games of a meeting follow each other.
    pub number: u64,
    /// The round, from 0. All games of a round have the same opening, so that no player has an advantage.
    pub round: u64,
    /// Black, as an index into the list of players.
    pub black: usize,
    /// White.
    pub white: usize,
}

/// All games of a tournament, in order. Pairings are computed from their numbers, not stored.
#[derive(Clone, Debug)]
pub struct Schedule {
    system: PairingSystem,
    players: usize,
    rounds: u64,
    /// Swiss: the pairs of each round paired so far.
    paired: Vec<Vec<(usize, usize)>>,
}

impl Schedule {
    /// The schedule of a tournament of `players` players.
    #[must_use]
    pub const fn new(system: PairingSystem, players: usize, rounds: u64) -> Self {
        Self { system, players, rounds, paired: Vec::new() }
    }

    /// The number of games.
    #[must_use]
    pub fn games(&self) -> u64 {
        self.rounds.saturating_mul(self.games_a_round())
    }

    /// The number of games in a round.
    #[must_use]
    pub fn games_a_round(&self) -> u64 {
        let players = self.players as u64;
        match self.system {
            PairingSystem::RoundRobin => players * players.saturating_sub(1),
            PairingSystem::Gauntlet => 2 * players.saturating_sub(1),
            PairingSystem::Swiss => players / 2 * 2,
        }
    }

    /// The game with this number, from 0. Returns `None` if there is no such game, or its round is not paired yet.
    #[must_use]
    pub fn pairing(&self, number: u64) -> Option<Pairing> {
        if number >= self.games() {
            return None;
        }
        let (round, game) = (number / self.games_a_round(), number % self.games_a_round());
        let meeting = (game / 2) as usize;
        let (one, other) = match self.system {
            PairingSystem::RoundRobin => circle(self.players, meeting),
            PairingSystem::Gauntlet => (0, meeting + 1),
            PairingSystem::Swiss => *self.paired.get(usize::try_from(round).ok()?)?.get(meeting)?,
        };
        let (black, white) = if number.is_multiple_of(2) { (one, other) } else { (other, one) };
        Some(Pairing { number, round, black, white })
    }

    /// The round, from 0, of the game with this number. Returns `None` if there is no such game.
    #[must_use]
    pub fn round(&self, number: u64) -> Option<u64> {
        (number < self.games()).then(|| number / self.games_a_round())
    }

    /// Pairs the rounds that the results allow: all rounds up to the first that is not complete.
    pub fn advance(&mut self, scores: &Scores) {
        while self.system == PairingSystem::Swiss && (self.paired.len() as u64) < self.rounds {
            let played = self.paired.len() as u64 * self.games_a_round();
            if !(played.saturating_sub(self.games_a_round())..played).all(|number| scores.is_played(number)) {
                return;
            }
            let mut state = swiss::SwissState::new(self.players);
            for (round, meetings) in (0_u64..).zip(&self.paired) {
                let first = round * self.games_a_round();
                let points = |game: u64| {
                    let [black, white] = scores.half_points(first + game);
                    if game.is_multiple_of(2) { [black, white] } else { [white, black] }
                };
                state.add(meetings, |meeting| {
                    let ([a, b], [c, d]) = (points(2 * meeting), points(2 * meeting + 1));
                    [a + c, b + d]
                });
            }
            self.paired.push(state.pair());
        }
    }
}

/// A meeting of a round robin, by the circle method: one player stays in place while the others rotate, so that
/// consecutive meetings have different players.
fn circle(players: usize, meeting: usize) -> (usize, usize) {
    let is_odd = players % 2 == 1;
    // With an odd number of players, the fixed place is empty.
    let seats = players - usize::from(!is_odd);
    let tables = players / 2;
    let (turn, table) = (meeting / tables, meeting % tables + usize::from(is_odd));
    if table == 0 { (turn, seats) } else { ((turn + table) % seats, (turn + seats - table) % seats) }
}

/// A part of a tournament: the meetings whose number modulo `parts` is `part`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shard {
    part: u64,
    parts: u64,
}

impl Shard {
    /// The whole tournament.
    pub const ALL: Self = Self { part: 0, parts: 1 };

    /// The first game of the shard from this number on. The games of a meeting stay together.
    #[must_use]
    pub const fn first_from(self, number: u64) -> u64 {
        let (meeting, remainder) = (number / 2, number / 2 % self.parts);
        let steps =
            if remainder <= self.part { self.part - remainder } else { self.parts - (remainder - self.part) };
        if steps == 0 { number } else { meeting.saturating_add(steps).saturating_mul(2) }
    }

    /// The number of the shard's games among the first `games` games.
    #[must_use]
    pub const fn games(self, games: u64) -> u64 {
        let meetings = games / 2;
        let own = meetings / self.parts + (meetings % self.parts > self.part) as u64;
        // Only the last meeting can consist of one game.
        2 * own + (games % 2 == 1 && meetings % self.parts == self.part) as u64
    }
}

impl fmt::Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.part + 1, self.parts)
    }
}

/// Parses `K/N`, K from 1 to N.
impl FromStr for Shard {
    type Err = ShardError;

    fn from_str(text: &str) -> Result<Self, ShardError> {
        let (part, parts) = text.split_once('/').ok_or(ShardError)?;
        let number = |text: &str| text.parse::<u64>().map_err(|_| ShardError);
        let (part, parts) = (number(part)?, number(parts)?);
        if (1..=parts).contains(&part) { Ok(Self { part: part - 1, parts }) } else { Err(ShardError) }
    }
}

/// The error of a text that is not `K/N`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShardError;

impl fmt::Display for ShardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected K/N, part K of N, such as 1/4")
    }
}

impl std::error::Error for ShardError {}
