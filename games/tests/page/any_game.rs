//! Games without a server: any sequence of requests follows the rules, and every message has a Chinese text.

use super::server::page_games;
use games::web::{Action, AnyGame, Engines, Help, NewGame, SidePlayer};
use gocheck_board::Color;
use proptest::prelude::*;

/// The page has a text for every code, and no other. The type of the texts names both languages.
#[test]
fn every_message_has_a_text() {
    let read = |path: &str| std::fs::read_to_string(test_support::project(path)).unwrap();
    let (source, page) = (read("web/src/message.rs"), read("../crates/web/ts/games/messages.ts"));
    let (_, variants) = source.split_once("pub enum MessageKind {").unwrap();
    let mut codes = Vec::new();
    for line in variants.lines().take_while(|line| *line != "}") {
        let name: String = line.trim().chars().take_while(char::is_ascii_alphanumeric).collect();
        if !line.starts_with("    ") || line.starts_with("     ") || name.is_empty() {
            continue;
        }
        let snake = |letter: char| {
            if letter.is_uppercase() { format!("_{letter}").to_lowercase() } else { letter.into() }
        };
        codes.push(name.chars().map(snake).collect::<String>()[1..].to_owned());
    }
    assert!(codes.len() > 40, "{codes:?}");
    // The reason for an end comes from the game. Two codes are the page's own: no answer, and an unknown one.
    codes.retain(|code| code != "ending");
    codes.extend(["gone", "status"].map(str::to_owned));
    let (_, table) = page.split_once("const WORDINGS").unwrap();
    let entries = table.lines().skip(1).take_while(|line| *line != "};");
    let entries = entries.filter_map(|line| line.strip_prefix("  ")?.split_once(": {"));
    let mut worded: Vec<&str> =
        entries.map(|(code, _)| code).filter(|code| !code.starts_with([' ', '/'])).collect();
    codes.sort_unstable();
    worded.sort_unstable();
    assert_eq!(worded, codes);
}

fn actions() -> impl Strategy<Value = (usize, Action)> {
    let player = prop_oneof![
        Just(SidePlayer::Human),
        (0..12_u8).prop_map(SidePlayer::Level),
        Just(SidePlayer::Engine("x".into()))
    ];
    let action = prop_oneof![
        12 => Just(Action::Play { mv: String::new() }),
        1 => "[a-h1-8]{2,4}|pass|0000".prop_map(|mv| Action::Play { mv }),
        3 => Just(Action::Undo {}),
        2 => Just(Action::Redo {}),
        1 => (0..12_usize).prop_map(|ply| Action::Goto { ply }),
        1 => Just(Action::Hint {}),
        1 => (player.clone(), player).prop_map(|(black, white)| Action::Players { black, white }),
        1 => any::<bool>().prop_map(|on| Action::Pause { on }),
        1 => Just(Action::Step {}),
        1 => Just(Action::Help { show: Help::Moves }),
    ];
    (any::<usize>(), action)
}

/// Reads the game's text again, move by move by the rules, and compares the views.
fn follows_the_rules(game: &dyn AnyGame) {
    let text = game.to_text();
    let again = page_games(Engines::default()).read(&text).unwrap_or_else(|why| panic!("{why}\n{text}"));
    let (view, read) = (game.view(), again.view());
    assert_eq!((&view.rows, &view.moves, view.ply), (&read.rows, &read.moves, read.ply), "{text}");
    assert_eq!((&view.end, &view.legal, view.to_move), (&read.end, &read.legal, read.to_move), "{text}");
    let pieces = view.rows.concat();
    let count = |letter| pieces.chars().filter(|&found| found == letter).count() as u32;
    assert_eq!(view.counts, [count('X'), count('O')]);
    assert!(view.end.is_none() || view.legal.is_empty());
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, ..ProptestConfig::default() })]
    #[test]
    fn whatever_is_asked_the_rules_hold(
        is_ataxx: bool,
        rows in proptest::option::of(proptest::collection::vec("[.XO#]{7,8}", 7..9)),
        asked in proptest::collection::vec(actions(), 1..50),
    ) {
        let game = if is_ataxx { "ataxx" } else { "reversi" };
        let mut game = page_games(Engines::default()).open(&NewGame { white: SidePlayer::Human, ..NewGame::usual(game) }).unwrap();
        if let Some(board) = rows.and_then(|rows| game.edited(&rows, Color::White).ok()) {
            game = board;
        }
        for (number, mut action) in asked {
            let before = (game.view(), game.to_text());
            if let Action::Play { mv } = &mut action && mv.is_empty() {
                let legal = &before.0.legal;
                if let Some(index) = number.checked_rem(legal.len()) {
                    mv.clone_from(&legal[index].mv);
                }
            }
            if game.act(&action).is_err() {
                assert_eq!((game.view(), game.to_text()), before, "{action:?} was refused and changed something");
            }
            follows_the_rules(game.as_ref());
        }
    }
}
