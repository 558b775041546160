use crate::ataxx::{self, Reason};
use crate::board::Color;
use crate::game::Outcome;
use crate::protocol::referee::Refereed;
use crate::reversi;
use crate::search::{Player, Searchable};
use std::time::Duration;

/// What the arena asks of a game beyond its rules and its protocols.
pub trait ArenaGame: Searchable + Refereed {
    /// The move of a side that has no other.
    const PASS: Self::Move;

    /// A player of this program's own.
    fn builtin(strength: Builtin) -> Box<dyn Player<Self>>;

    /// The stones that are counted when the game ends like this: black's and white's.
    fn count(&self, outcome: Outcome<Self::Reason>) -> [u32; 2];

    /// The rule by which a game ended, without the count.
    fn rule(reason: Self::Reason) -> String {
        reason.to_string()
    }

    /// The part of what is left for the whole game that a builtin uses for this move.
    fn share(&self, left: Duration) -> Duration;

    /// The board for people, with the names of files and ranks.
    fn picture(&self) -> String;

    /// Whether the side to move can only pass.
    fn must_pass(&self) -> bool {
        self.count_moves() == 1 && self.moves() == [Self::PASS]
    }
}

/// How strong a player of this program's own is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Builtin {
    /// 1 to 10; what they mean is each game's.
    pub level: u8,
    /// Threads that search.
    pub threads: usize,
    /// The size of its tables in MiB.
    pub megabytes: usize,
    /// What level 1 draws its moves from.
    pub seed: u64,
    /// The time for a move; without it as much as the game allows.
    pub time: Option<Duration>,
}

/// Where nothing is known about the length of a game, this many moves are to come.
const MOVES_TO_COME: u32 = 25;

impl ArenaGame for reversi::Position {
    const PASS: reversi::Move = reversi::Move::Pass;

    fn builtin(Builtin { level, threads, megabytes, seed, .. }: Builtin) -> Box<dyn Player<Self>> {
        reversi::Strength { level, threads, megabytes, seed }.player()
    }

    fn count(&self, outcome: Outcome<reversi::Reason>) -> [u32; 2] {
        [outcome.reason.black, outcome.reason.white]
    }

    fn rule(_: reversi::Reason) -> String {
        "neither side can move".to_owned()
    }

    fn share(&self, left: Duration) -> Duration {
        reversi::share(left, self)
    }

    /// Row 1 is on top.
    fn picture(&self) -> String {
        let text = format!("{self:?}");
        labelled(text.lines().skip(1).take(8).zip(1..))
    }
}

impl ArenaGame for ataxx::Position {
    const PASS: ataxx::Move = ataxx::Move::Pass;

    fn builtin(Builtin { level, threads, megabytes, seed, .. }: Builtin) -> Box<dyn Player<Self>> {
        ataxx::Strength { level, threads, megabytes, seed }.player()
    }

    /// Who is not stuck gets the rest, where the rules say so.
    fn count(&self, outcome: Outcome<Reason>) -> [u32; 2] {
        let board = self.board();
        Color::BOTH.map(|color| {
            let inherits = outcome.reason == Reason::Stuck && board.can_move(color);
            board.count(color) + if inherits { board.count_empty() } else { 0 }
        })
    }

    fn share(&self, left: Duration) -> Duration {
        left / MOVES_TO_COME
    }

    /// Rank 7 is on top.
    fn picture(&self) -> String {
        let text = self.board().to_string();
        labelled(text.lines().zip((1..=7).rev()))
    }
}

/// Rows with their numbers, and the letters of the files below.
fn labelled<'a>(rows: impl Iterator<Item = (&'a str, u32)>) -> String {
    let rows: Vec<(&str, u32)> = rows.collect();
    let width = rows.first().map_or(0, |(row, _)| row.split_whitespace().count());
    let files: Vec<String> = ('a'..).take(width).map(String::from).collect();
    let text: String = rows.iter().map(|(row, number)| format!("{number} {row}\n")).collect();
    format!("{text}  {}\n", files.join(" "))
}
