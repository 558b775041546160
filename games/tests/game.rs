//! What every game must do, whatever its rules: one suite, run over each.

use games::ataxx::{Position, Rules};
use games::game::{Game, History};
use games::reversi;
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};
use std::collections::HashSet;

/// What the suite needs of a game beyond [`Game`].
trait Case: Game {
    /// Reads what `Display` wrote.
    fn read(&self, text: &str) -> Self;
    /// The position as a mirror shows it, left for right.
    fn mirrored(&self) -> Self;
    /// A move as a mirror shows it.
    fn mirror(mv: Self::Move) -> String;
}

/// Plays games at random and checks every position on the way.
fn check<G: Case>(start: &G, games: u64) {
    for seed in 0..games {
        let mut random = StdRng::seed_from_u64(seed);
        let mut game = History::new(start.clone());
        while game.outcome().is_none() {
            check_position(game.position());
            let moves = game.legal_moves();
            let Some(&mv) = moves.get(random.random_range(0..moves.len().max(1))) else { break };
            game.play(mv).unwrap();
        }
        if game.position().outcome().is_some() {
            assert!(game.position().moves().is_empty());
            assert_eq!((game.position().count_moves(), game.position().count_replies()), (0, 0));
            if let Some((before, last)) = game.earlier().last() {
                assert!(before.play(*last).is_ok());
                assert!(game.position().play(*last).is_err(), "a finished game takes no move");
            }
        }
    }
}

fn check_position<G: Case>(position: &G) {
    let moves = position.moves();
    assert!(!moves.is_empty(), "a game that goes on has a move:\n{position}");
    assert_eq!(moves.iter().collect::<HashSet<_>>().len(), moves.len(), "no duplicates:\n{position}");
    assert_eq!(position.count_moves(), moves.len() as u64, "{position}");
    let mut replies = 0;
    for &mv in &moves {
        let next = position.play(mv).unwrap_or_else(|error| panic!("{position}: {mv}: {error}"));
        assert_eq!(next, position.play_unchecked(mv), "{position}: {mv}");
        assert_eq!(next.hash(), next.read(&next.to_string()).hash(), "{position}: {mv}: the hash is kept up");
        assert_eq!(mv.to_string().parse::<G::Move>().ok(), Some(mv));
        replies += next.moves().len() as u64;
    }
    assert_eq!(position.count_replies(), replies, "{position}");
    assert_eq!(position.read(&position.to_string()), *position);

    let names = |moves: &mut dyn Iterator<Item = String>| moves.collect::<HashSet<_>>();
    let mirrored = position.mirrored();
    assert_eq!(mirrored.outcome(), position.outcome(), "{position}");
    assert_eq!(
        names(&mut mirrored.moves().iter().map(G::Move::to_string)),
        names(&mut moves.iter().map(|&mv| G::mirror(mv))),
        "{position}"
    );
}

impl Case for Position {
    fn read(&self, text: &str) -> Self {
        let read = Self::from_fen(text, self.rules()).unwrap();
        // A FEN does not tell skipped turns apart from taken ones.
        Self::at(*read.board(), read.to_move(), self.clock(), self.rules())
    }

    fn mirrored(&self) -> Self {
        let fen = self.to_string();
        let (ranks, rest) = fen.split_once(' ').unwrap();
        let ranks: Vec<String> = ranks.split('/').map(|rank| rank.chars().rev().collect()).collect();
        self.read(&format!("{} {rest}", ranks.join("/")))
    }

    fn mirror(mv: Self::Move) -> String {
        mv.to_string()
            .chars()
            .map(|c| if c.is_ascii_lowercase() { (b'h' - (c as u8 - b'a') - 1) as char } else { c })
            .collect()
    }
}

#[test]
fn ataxx() {
    let starts = [
        "startpos",
        "x5o/7/2-1-2/3-3/2-1-2/7/o5x x 0 1",
        "7/7/7/7/ooooooo/ooooooo/xxxxxxx x 0 1",
        "xxxxxxx/-------/-------/o6/7/7/7 x 0 1",
        "x1--1-o/1---1-1/7/3-3/-----1-/7/o1-1-1x x 0 1",
        "x5o/7/7/7/7/7/o5x x 96 149",
        "x5o/7/7/7/7/7/o5x o 0 200",
    ];
    for rules in Rules::ALL {
        for fen in starts {
            check(&Position::from_fen(fen, rules).unwrap(), if cfg!(debug_assertions) { 2 } else { 20 });
        }
    }
}

impl Case for reversi::Position {
    fn read(&self, text: &str) -> Self {
        text.parse().unwrap()
    }

    fn mirrored(&self) -> Self {
        reversi::Position::mirrored(self)
    }

    fn mirror(mv: Self::Move) -> String {
        match mv {
            reversi::Move::Pass => mv.to_string(),
            reversi::Move::Place(square) => {
                reversi::Square::new(7 - square.file(), square.rank()).unwrap().to_string()
            }
        }
    }
}

#[test]
fn reversi() {
    let starts = [
        "start",
        "------XO-------------------------------------------------------- X",
        "O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X-------- X",
    ];
    for text in starts {
        check::<reversi::Position>(&text.parse().unwrap(), if cfg!(debug_assertions) { 10 } else { 100 });
    }
}
