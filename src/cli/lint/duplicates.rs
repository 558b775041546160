//! The printed form of duplicate games.

use crate::cli::emitter::{Emitter, Row};
use crate::cli::language::language;
use gocheck_corpus::duplicate_groups::{DuplicateGame, DuplicateGroup, Resemblance};
use gocheck_text::untrusted::one_line;
use gocheck_text::{count, phrase};

impl Row for DuplicateGroup<'_> {
    fn entry(&self, format: Emitter) -> Option<String> {
        format.text_or_json(|| paragraph(self), || self)
    }
}

fn paragraph(group: &DuplicateGroup<'_>) -> String {
    let heading = match group.kind {
        Resemblance::Same => phrase!("the same game:", "同一盘棋："),
        Resemblance::Symmetric => {
            phrase!("the same game, rotated or mirrored:", "同一盘棋，经过旋转或翻转：")
        }
        Resemblance::Beginning => {
            phrase!("the first is the beginning of the others:", "第一盘是其余各盘的开头：")
        }
    };
    let mut text = heading.text(language()) + "\n";
    for &DuplicateGame { file, game, moves, .. } in &group.games {
        let line = phrase!(
            "{file}, game {game}, {moves}",
            "{file}，第 {game} 盘，{moves}",
            file = one_line(file),
            moves = count(moves, "move", "手")
        );
        text += &format!("    {}\n", line.text(language()));
    }
    text
}
