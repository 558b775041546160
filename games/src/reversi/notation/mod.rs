//! How games of Othello are written down.
//!
//! | file | what is in it |
//! | --- | --- |
//! | `ggf` | the Generic Game Format, of servers and of NBoard |
//! | `sgf` | the Smart Game Format, of programs of Go that play Othello too |
//! | `wthor` | the database of the Fédération Française d'Othello |
//!
//! All stand in the orientation of Othello programs. A game from the assignment's start is written as its mirror
//! image.

pub(super) mod ggf;
mod sgf;
mod wthor;

use super::{Move, Position};
use crate::game::History;
use crate::notation::{Notation, Replayed, lists};

/// Every notation.
pub(super) const NOTATIONS: &[Notation<Position>] = &[
    Notation {
        name: "ggf",
        title: "the Generic Game Format",
        endings: &["ggf"],
        begins: |bytes| bytes.windows(2).any(|pair| pair == b"(;") && !sgf::begins(bytes),
        has_passes: true,
        read: ggf::read,
        write: ggf::write,
        head: None,
    },
    Notation {
        name: "sgf",
        title: "the Smart Game Format, GM[2]",
        endings: &["sgf"],
        begins: sgf::begins,
        has_passes: true,
        read: sgf::read,
        write: sgf::write,
        head: None,
    },
    Notation {
        name: "wtb",
        title: "WTHOR, the French federation's database",
        endings: &["wtb"],
        begins: |bytes| bytes.get(..16).is_some_and(|head| head.contains(&0)),
        has_passes: false,
        read: wthor::read,
        write: wthor::write,
        head: Some(wthor::head),
    },
    Notation {
        name: "transcript",
        title: "moves one after the other, f5d6c3, a game a line",
        endings: &["txt"],
        begins: |_| true,
        has_passes: false,
        read: lists::read,
        write: write_transcript,
        head: None,
    },
];

/// The game in the orientation of Othello programs.
fn othello(game: &History<Position>) -> (Position, Vec<Move>) {
    let mirrored = *game.start() == Position::assignment_start();
    let moves = game.moves().map(|mv| if mirrored { mv.mirrored() } else { mv });
    (if mirrored { game.start().mirrored() } else { *game.start() }, moves.collect())
}

/// The game from the usual start, without passes.
fn places(game: &History<Position>) -> Result<Vec<Move>, String> {
    let (start, mut moves) = othello(game);
    moves.retain(|&mv| mv != Move::Pass);
    match start == Position::start() {
        true => Ok(moves),
        false => Err(format!("it begins at {start}, and such a list at the usual start")),
    }
}

fn write_transcript(replayed: &Replayed<Position>, out: &mut Vec<u8>) -> Result<(), String> {
    let moves = places(&replayed.game)?;
    if moves.is_empty() {
        return Err("it has no moves".to_owned());
    }
    out.extend(moves.iter().flat_map(|mv| mv.to_string().into_bytes()));
    out.push(b'\n');
    Ok(())
}

/// A square as it is written in capitals, and a pass.
pub(super) fn capitals(mv: Move) -> String {
    match mv {
        Move::Place(square) => square.to_string().to_ascii_uppercase(),
        Move::Pass => "PA".to_owned(),
    }
}
