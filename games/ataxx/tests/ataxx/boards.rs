//! The start positions and the file of them.

use games_ataxx::{Pattern, Position, Rules};
use games_engine::game::Game;

const FILE: &str = include_str!("../../../data/ataxx/boards.txt");

/// 14507 was counted by an independent program in another language.
#[test]
fn the_file_holds_every_board() {
    let boards = Pattern::all();
    assert_eq!(boards.len(), 14_507);
    let lines = boards.iter().map(|board| format!("{}\t{}", board.name(), board.position(Rules::Uai)));
    assert!(lines.eq(FILE.lines()));
}

#[test]
fn both_sides_can_move_and_both_mirrors_keep_the_board() {
    for line in FILE.lines() {
        let (_, fen) = line.split_once('\t').unwrap();
        let position = Position::from_fen(fen, Rules::Uai).unwrap();
        let next = position.play(position.moves()[0]).unwrap();
        assert!(position.outcome().is_none() && next.outcome().is_none(), "{line}");
        let walls = fen.split(' ').next().unwrap().replace(['x', 'o'], ".");
        let ranks: Vec<String> = walls.split('/').map(|rank| rank.chars().rev().collect()).collect();
        assert_eq!(ranks.join("/"), walls, "{line}: left to right");
        assert!(walls.split('/').rev().eq(walls.split('/')), "{line}: top to bottom");
    }
}

#[test]
fn a_board_is_found_by_its_name_in_any_order() {
    assert_eq!(Pattern::named("xhg3"), Pattern::named("3ghx"));
    assert_eq!(Pattern::named("3ghx").unwrap().name(), "3ghx");
    assert_eq!(Pattern::named("0").unwrap().position(Rules::Uai), Position::start(Rules::Uai));
    for name in ["", "z", "0x", "a b"] {
        assert_eq!(Pattern::named(name), None, "{name}");
    }
}
