use super::action::SidePlayer;
use super::moves::LegalMove;
use super::played::PlayedGame;
use games_engine::description::spec::Described;
use std::collections::HashMap;

impl<G: Described> PlayedGame<G> {
    /// Returns the moves that a person can choose while the computer thinks: those that are legal after some reply.
    pub(super) fn premoves(&self) -> Vec<LegalMove> {
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
                match known.get(&mv) {
                    // After another reply, another piece can make it.
                    Some(&index) => {
                        let missing = |from: &usize| !all[index].from.contains(from);
                        let more: Vec<usize> = next.path(mv).from.into_iter().filter(missing).collect();
                        all[index].from.extend(more);
                    }
                    None => {
                        known.insert(mv, all.len());
                        all.push(LegalMove::new(&next, mv));
                    }
                }
            }
        }
        all
    }
}
