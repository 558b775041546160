use super::view::{LegalMove, legal_view};
use super::{PlayedGame, SidePlayer};
use crate::description::Described;
use std::collections::HashMap;

impl<G: Described> PlayedGame<G> {
    /// What a person may choose while the computer thinks: every move that some answer of the computer's makes legal.
    pub(super) fn ahead(&self) -> Vec<LegalMove> {
        let person = self.position().to_move().opponent();
        if !self.computer_may_move() || self.players[person as usize] != SidePlayer::Human {
            return Vec::new();
        }
        let mut all: Vec<LegalMove> = Vec::new();
        let mut known: HashMap<G::Move, usize> = HashMap::new();
        for answer in self.history.legal_moves() {
            let next = self.position().play_unchecked(answer);
            if next.to_move() != person || next.must_pass() {
                continue;
            }
            for mv in next.moves() {
                let legal = legal_view(&next, mv);
                match known.get(&mv) {
                    // Another piece may make it after another answer.
                    Some(&index) => {
                        let missing = |from: &usize| !all[index].from.contains(from);
                        let more: Vec<usize> = legal.from.into_iter().filter(missing).collect();
                        all[index].from.extend(more);
                    }
                    None => {
                        known.insert(mv, all.len());
                        all.push(legal);
                    }
                }
            }
        }
        all
    }
}
