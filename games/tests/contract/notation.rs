//! Games are read again as they were written.

use super::tictactoe::TicTacToe;
use games::arena::notations::Notations;
use games::ataxx;
use games::description::Described;
use games::game::History;
use games::notation::{How, Notation, Replayed, StatedResult, Unread, WrittenGame, WrittenMove};
use games::reversi;
use gocheck_board::Color;
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};
use std::ops::ControlFlow;

/// A random game, complete or not, with all information that a notation may store.
fn random_game<G: Described>(start: &G, seed: u64) -> WrittenGame<G> {
    let mut random = StdRng::seed_from_u64(seed);
    let mut game = History::new(start.clone());
    let most = if seed.is_multiple_of(2) { 500 } else { random.random_range(1..60) };
    let mut moves = Vec::new();
    while game.outcome().is_none() && moves.len() < most {
        let legal = game.legal_moves();
        let Some(&mv) = legal.get(random.random_range(0..legal.len().max(1))) else { break };
        let by = Some(game.position().to_move());
        game.play(mv).unwrap();
        moves.push(WrittenMove {
            by,
            milliseconds: (moves.len() % 3 > 0).then(|| random.random_range(0..100_000)),
            score: (moves.len() % 3 > 1).then(|| random.random_range(-6400..6400)),
            ..WrittenMove::new(mv.to_string())
        });
    }
    let result = match game.outcome() {
        Some(outcome) => StatedResult { winner: outcome.winner, stones: None, how: How::Rules },
        None => StatedResult { winner: Some(Color::White), stones: None, how: How::Late },
    };
    WrittenGame {
        players: ["Ada, \"black\"".to_owned(), "bot=2; [fast]".to_owned()],
        event: "final".to_owned(),
        date: "2026-01-31".to_owned(),
        round: "3".to_owned(),
        moves,
        result: Some(result),
        ..WrittenGame::at(start.clone())
    }
}

fn read_all<G: Described>(notation: &Notation<G>, bytes: &[u8]) -> Vec<Result<WrittenGame<G>, Unread>> {
    let mut games = Vec::new();
    (notation.read)(&mut &bytes[..], G::SPEC.usual(), &mut |told| {
        games.push(told);
        ControlFlow::Continue(())
    })
    .unwrap();
    games
}

/// Every game survives a round trip through each notation that can represent it: start, moves and, if stored, the winner.
fn check<G: Described>(starts: &[G]) {
    for notation in Notations::<G>::all() {
        let (mut bytes, mut written): (Vec<u8>, Vec<Replayed<G>>) = (Vec::new(), Vec::new());
        for seed in 0..60 {
            let replayed = random_game(&starts[seed % starts.len()], seed as u64).replay(true);
            assert_eq!(replayed.findings, [], "seed {seed}");
            if (notation.write)(&replayed, &mut bytes).is_ok() {
                written.push(replayed);
            }
        }
        assert!(!written.is_empty(), "{} can write nothing", notation.name);
        let head = notation.head.map(|head| head(written.len() as u32)).unwrap_or_default();
        let bytes = [head, bytes].concat();
        let read = read_all(notation, &bytes);
        assert_eq!(read.len(), written.len(), "{}", notation.name);
        let keeps_winners = matches!(notation.name, "json" | "ggf" | "pgn" | "sgf" | "wtb");
        for (told, written) in read.into_iter().zip(&written) {
            let again = told.unwrap().replay(notation.has_passes);
            assert_eq!(again.findings, [], "{}: {:?}", notation.name, written.game);
            assert_eq!(again.game, written.game, "{}", notation.name);
            let winner = |game: &Replayed<G>| game.written.result.as_ref().map(|told| told.winner);
            if keeps_winners || winner(&again).is_some() {
                assert_eq!(winner(&again), winner(written), "{}", notation.name);
            }
            let times = |game: &Replayed<G>| -> Vec<_> {
                game.written.moves.iter().map(|mv| mv.milliseconds).collect()
            };
            if matches!(notation.name, "json" | "ggf" | "pgn") {
                assert_eq!(times(&again), times(written), "{}", notation.name);
            }
            if notation.name == "ggf" {
                let scores =
                    |game: &Replayed<G>| -> Vec<_> { game.written.moves.iter().map(|mv| mv.score).collect() };
                assert_eq!(scores(&again), scores(written));
            }
        }
    }
}

#[test]
fn what_is_written_is_read_again() {
    every_game!(G => check(&[(G::SPEC.usual().start)()]));
    check(&[TicTacToe::START]);
    let boards = ataxx::Position::SPEC.all_boards();
    check(&[boards[1000].1, boards[9000].1]);
}

/// A game from the mirrored start is written in the usual orientation.
#[test]
fn the_assignments_start_is_written_as_othello_has_it() {
    let played = random_game(&reversi::Position::assignment_start(), 0).replay(true);
    for notation in Notations::<reversi::Position>::all() {
        let mut bytes = notation.head.map(|head| head(1)).unwrap_or_default();
        (notation.write)(&played, &mut bytes).unwrap();
        let read = read_all(notation, &bytes).remove(0).unwrap().replay(notation.has_passes);
        assert_eq!(read.findings, [], "{}", notation.name);
        let mirrored = !matches!(notation.name, "json" | "saved");
        assert_eq!(*read.game.start() == reversi::Position::start(), mirrored, "{}", notation.name);
        let moves = played.game.moves().map(|mv| if mirrored { mv.mirrored() } else { mv });
        assert!(read.game.moves().eq(moves), "{}", notation.name);
    }
}

/// A log is recognised by its content, whatever its name; other files by their names.
#[test]
fn a_file_is_known_by_its_name_or_its_beginning() {
    let name = |name: &str, beginning: &[u8]| {
        Notations::<reversi::Position>::of(name, beginning).map(|notation| notation.name)
    };
    assert_eq!(name("x.wtb", b"f5d6"), Some("wtb"));
    assert_eq!(name("X.GGF", b""), Some("ggf"));
    assert_eq!(name("-", b"\n{\"game\":"), Some("json"));
    assert_eq!(name("-", b"1 (;GM[Othello]"), Some("ggf"));
    assert_eq!(name("-", b"f5d6c3"), Some("transcript"));
    assert_eq!(name("x.txt", b"f5d6c3"), Some("transcript"));
    assert_eq!(name("x.txt", b"# mine\ngame: reversi\n"), Some("saved"));
    assert_eq!(name("-", &[20, 26, 11, 22, 1, 0, 0, 0, 0, 0, 7, 0, 8, 0, 0, 0, 0]), Some("wtb"));
    let name = |beginning: &[u8]| Notations::<ataxx::Position>::of("-", beginning).map(|found| found.name);
    assert_eq!(name(b"\n[Event \"*\"]"), Some("pgn"));
    assert_eq!(name("\u{feff}game: ataxx\n".as_bytes()), Some("saved"));
    assert_eq!(name(b"1 0 0\n-1 0 0\n"), Some("saved"));
    assert_eq!(name(b"position startpos moves g2"), Some("uai"));
}
