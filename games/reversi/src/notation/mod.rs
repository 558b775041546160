//! Notations of Othello games.
//!
//! | file | what is in it |
//! | --- | --- |
//! | `ggf` | the Generic Game Format, of servers and of NBoard |
//! | `othello` | games in the orientation of Othello programs |
//! | `sgf` | the Smart Game Format, of programs of Go that play Othello too |
//! | `wthor` | the database of the Fédération Française d'Othello |
//!
//! All use the orientation of Othello programs. A game from the assignment's start is written as its mirror image.

pub(super) mod ggf;
pub(super) mod othello;
mod sgf;
mod wthor;

use super::position::Position;
use crate::notation::othello::places;
use games_engine::notation::format::Notation;
use games_engine::notation::lists;
use games_engine::notation::replay::Replayed;

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
        title: "moves in sequence, such as f5d6c3, one game per line",
        endings: &["txt"],
        begins: |_| true,
        has_passes: false,
        read: lists::read,
        write: write_transcript,
        head: None,
    },
];

fn write_transcript(replayed: &Replayed<Position>, out: &mut Vec<u8>) -> Result<(), String> {
    let moves = places(&replayed.game)?;
    if moves.is_empty() {
        return Err("it has no moves".to_owned());
    }
    out.extend(moves.iter().flat_map(|mv| mv.to_string().into_bytes()));
    out.push(b'\n');
    Ok(())
}
