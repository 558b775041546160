//! Turns: premoves while the computer thinks, its moves after undo, and the player after a failure.

use super::server::page_games;
use games::description::Described;
use games::reversi;
use games::web::{Action, AnyGame, Engines, JobResult, NewGame, SidePlayer};
use std::sync::atomic::AtomicBool;

fn start(game: &str, black: SidePlayer, white: SidePlayer) -> Box<dyn AnyGame> {
    let settings = NewGame { black, white, milliseconds: 1, ..NewGame::usual(game) };
    page_games(Engines::default()).open(&settings).unwrap()
}

/// Makes the computer play its next move.
fn answer(game: &mut dyn AnyGame) {
    let thinking = game.job().expect("it is the computer's turn");
    let JobResult::Move(mv) = thinking(&AtomicBool::new(false), &mut |_| {}) else { panic!("no move") };
    game.play_computer(&mv).unwrap();
}

/// Every move that is legal after the reply of the computer was offered as a premove, and every premove is legal after some
/// reply.
#[test]
fn all_that_may_be_legal_can_be_chosen_ahead() {
    for name in ["ataxx", "reversi"] {
        let mut game = start(name, SidePlayer::Human, SidePlayer::Level(1));
        let (mut chosen, mut legal_then) = (0, 0);
        for turn in 0..30 {
            let view = game.view();
            let Some(mv) = view.legal.get(turn * 7 % view.legal.len().max(1)) else { break };
            assert!(view.ahead.is_empty(), "it is the person's turn");
            game.act(&Action::Play { mv: mv.mv.clone() }).unwrap();
            let ahead = game.view().ahead;
            let plies = game.view().ply;
            if !game.view().thinking {
                continue;
            }
            answer(&mut *game);
            let view = game.view();
            // After a forced pass, more than one move was played.
            if view.ply != plies + 1 {
                continue;
            }
            for legal in &view.legal {
                let before = ahead
                    .iter()
                    .find(|before| before.mv == legal.mv)
                    .unwrap_or_else(|| panic!("{}", legal.mv));
                assert_eq!((before.to, before.jump), (legal.to, legal.jump));
                assert!(legal.from.iter().all(|from| before.from.contains(from)), "{}", legal.mv);
            }
            chosen += ahead.len();
            legal_then += view.legal.len();
        }
        assert!(legal_then > 20 && chosen >= legal_then, "{name}: {legal_then} of {chosen}");
    }
}

/// After undo, the computer plays its first move again if it is its turn. If moves of a human would be lost, it waits until
/// it is resumed.
#[test]
fn the_computer_goes_on_after_undo() {
    let mut game = start("reversi", SidePlayer::Level(1), SidePlayer::Human);
    answer(&mut *game);
    game.act(&Action::Undo {}).unwrap();
    assert_eq!((game.view().ply, game.view().thinking), (0, true));
    answer(&mut *game);
    let mv = game.view().legal[0].mv.clone();
    game.act(&Action::Play { mv }).unwrap();
    answer(&mut *game);
    game.act(&Action::Undo {}).unwrap();
    assert_eq!((game.view().ply, game.view().thinking), (1, false));
    game.act(&Action::Undo {}).unwrap();
    assert_eq!((game.view().ply, game.view().thinking), (0, false), "moves of a person's would be lost");
    game.act(&Action::Pause { on: false }).unwrap();
    assert!(game.view().thinking);
    answer(&mut *game);
    assert_eq!((game.view().ply, game.view().legal.is_empty()), (1, false));
}

/// The replacement of a failed player plays on.
#[test]
fn another_player_goes_on_after_a_failure() {
    let failed = || games::web::MessageKind::NoMoveFound.into();
    let level = SidePlayer::Level;
    let players = |black, white| Action::Players { black, white };
    let mut game = start("ataxx", level(1), level(2));
    game.computer_failed(failed());
    assert_eq!((game.view().paused, game.view().thinking), (true, false));
    game.act(&players(level(3), level(2))).unwrap();
    assert_eq!((game.view().paused, game.view().thinking), (false, true));
    // A requested pause stays.
    game.act(&Action::Pause { on: true }).unwrap();
    game.act(&players(level(4), level(2))).unwrap();
    assert!(game.view().paused);
    game.act(&players(level(4), SidePlayer::Human)).unwrap();
    assert_eq!((game.view().paused, game.view().thinking), (false, true));
    game.computer_failed(failed());
    game.act(&players(level(5), SidePlayer::Human)).unwrap();
    assert!(game.view().thinking);
}

/// With an opening book, the computer plays from it at any level; other games are not affected.
#[test]
fn the_computer_plays_from_a_book() {
    let text = include_str!("../data/reversi/book.txt");
    let mut engines = Engines::default();
    engines
        .set_book::<reversi::Position>((reversi::Position::SPEC.players.read_book.unwrap())(text).unwrap());
    let games = page_games(engines);
    for (game, mv, reply) in
        [("reversi", "f5", Some("f4")), ("reversi", "d3", Some("e3")), ("ataxx", "b7", None)]
    {
        let (white, milliseconds) = (SidePlayer::Level(1), 1);
        let mut game = games.open(&NewGame { white, milliseconds, ..NewGame::usual(game) }).unwrap();
        game.act(&Action::Play { mv: mv.to_owned() }).unwrap();
        answer(&mut *game);
        let moves = game.moves();
        assert!(moves.len() == 2 && reply.is_none_or(|reply| moves[1] == reply), "{moves:?}");
    }
}
