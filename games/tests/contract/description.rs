//! The specification of a game.

use super::draughts::Draughts;
use super::tictactoe::TicTacToe;
use games::description::Described;
use games::game::{Cell, History, picture};
use games::perft::{divide, perft};
use games::search::{EngineOptions, MAX_LEVEL, SearchLimits};
use gocheck_board::random::Random;
use std::collections::HashSet;
use std::time::Instant;

fn check<G: Described>() {
    names::<G>();
    boards::<G>();
    text::<G>();
    perft_conventions::<G>();
    players::<G>();
    protocols::<G>();
    reasons::<G>();
}

/// A game after a number of random moves.
fn random_game<G: Described>(plies: usize, seed: u64) -> History<G> {
    let mut random = Random::new(seed);
    let mut game = History::new((G::SPEC.usual().start)());
    while game.earlier().len() < plies && game.play_at_random(&mut random) {}
    game
}

fn names<G: Described>() {
    for variant in G::SPEC.variants {
        assert_eq!(G::SPEC.variant(variant.name).unwrap().name, variant.name);
        assert_eq!((variant.start)().rule_set(), variant.rules);
        assert!(G::SPEC.rule_sets().contains(&variant.rules));
        assert!(G::SPEC.variant(variant.rules).is_ok());
    }
    let unknown = G::SPEC.variant("chess").unwrap_err().to_string();
    assert!(unknown.starts_with("\"chess\" is not a known rule set: expected "), "{unknown}");
    let protocols: HashSet<&str> = G::SPEC.protocols.iter().map(|protocol| protocol.name).collect();
    assert_eq!(protocols.len(), G::SPEC.protocols.len());
    assert!(G::SPEC.protocol("morse").is_err());
}

fn boards<G: Described>() {
    let usual = G::SPEC.usual();
    let boards = G::SPEC.all_boards();
    assert_eq!(boards[0].0, G::SPEC.usual_board());
    assert_eq!(boards[0].1, (usual.start)());
    for (name, board) in boards.into_iter().take(100) {
        assert_eq!(G::SPEC.board(&name, usual), Some(board), "{name}");
    }
    assert_eq!(G::SPEC.board("no such board", usual), None);
    assert!(G::read("no position", usual).is_err());
}

fn text<G: Described>() {
    for seed in 0..10 {
        let game = random_game::<G>(3 * seed as usize, seed);
        let position = game.position();
        let rows = position.rows(Cell::letter);
        let (columns, height) = (G::GRID.columns(), G::GRID.rows());
        assert!(rows.len() == height && rows.iter().all(|row| row.len() == columns));
        let [files, ranks] = G::edges();
        assert_eq!((files.len(), ranks.len()), (columns, height));
        assert_eq!(ranks[0] == "1", !G::COUNTS_UPWARDS);
        let picture = picture(position);
        assert_eq!(picture.lines().count(), height + 1, "{picture}");
        let stones = picture.chars().filter(|letter| letter.is_ascii_uppercase()).count() as u32;
        assert_eq!(position.pieces().iter().sum::<u32>(), stones, "{picture}");
        let words: Vec<String> = game.moves().map(|mv| mv.to_string()).collect();
        let split: Vec<&str> = words.iter().flat_map(|word| G::split_moves(word)).collect();
        assert_eq!(split, words);
        if let Some(form) = G::SPEC.save_in.as_ref() {
            let text = (form.write)(position).unwrap();
            let read = (form.read)(&text, G::SPEC.usual()).unwrap();
            assert!(read.cells().eq(position.cells()), "{text}");
        }
    }
}

fn perft_conventions<G: Described>() {
    let start = (G::SPEC.usual().start)();
    for convention in G::SPEC.perft {
        assert_eq!((convention.perft)(&start, 3), perft(&start, 3), "{}", convention.name);
        assert_eq!((convention.divide)(&start, 3), divide(&start, 3), "{}", convention.name);
    }
}

/// Every level returns a legal move even if its time is up from the start.
fn players<G: Described>() {
    for level in 1..=MAX_LEVEL {
        let mut player = (G::SPEC.players.player)(EngineOptions { level, threads: 1, megabytes: 1, seed: 1 });
        for seed in 0..5 {
            let mut game = random_game::<G>(2 * seed as usize, seed);
            let limits = SearchLimits { deadline: Some(Instant::now()), ..SearchLimits::default() };
            let chosen = player.choose(&game, limits, &mut |_| {});
            assert_eq!(chosen.is_some(), !game.legal_moves().is_empty(), "{}", game.position());
            chosen.map_or(Ok(()), |mv| game.play(mv)).unwrap();
        }
    }
}

/// Every protocol supports the start of its judge.
fn protocols<G: Described>() {
    for protocol in G::SPEC.protocols {
        let variant = protocol.variant.map_or(G::SPEC.usual(), |name| G::SPEC.variant(name).unwrap());
        assert!((protocol.referee)(&(variant.start)()).is_ok(), "{}", protocol.name);
        assert!(!protocol.steps.is_empty());
    }
}

/// Words that name a side from the reader's point of view: winner, loser and spectators read the same text.
const VIEWPOINTS: [&str; 10] =
    [" the other side ", " opponent", " your ", " you ", " our ", " own ", "对方", "对手", "己方", "你"];

/// The page explains each end in both languages, from no player's point of view.
fn reasons<G: Described>() {
    let mut codes = HashSet::new();
    for &reason in G::SPEC.reasons {
        let ending = (G::SPEC.ending)(reason);
        assert!(codes.insert(ending.code), "{} explains two ends", ending.code);
        let chinese = G::SPEC.page.chinese.iter().find(|(code, _)| *code == ending.code);
        let (_, chinese) = chinese.unwrap_or_else(|| panic!("{} has no Chinese text", ending.code));
        for text in [&*ending.words, *chinese] {
            for viewpoint in VIEWPOINTS {
                assert!(!format!(" {} ", text.to_lowercase()).contains(viewpoint), "{}: {text}", ending.code);
            }
        }
    }
}

#[test]
fn every_game() {
    every_game!(G => check::<G>());
}

#[test]
fn tictactoe() {
    check::<TicTacToe>();
}

#[test]
fn connect_four() {
    check::<games_connect_four::Position>();
}

/// Twelve columns, so that ranks have two digits.
#[test]
fn draughts() {
    check::<Draughts<10, 12>>();
}

#[test]
fn pictures_of_large_boards_are_aligned() {
    let picture = picture(&Draughts::<4, 12>::start());
    let expected = "12 . O . O\n11 O . O .\n10 . O . O\n 9 O . O .\n 8 . O . O\n 7 . . . .\n 6 . . . .\n 5 X . X .\n 4 . X . X\n \
                    3 X . X .\n 2 . X . X\n 1 X . X .\n   a b c d\n";
    assert_eq!(picture, expected);
}
