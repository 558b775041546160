use super::Position;
use crate::search::{Engine, Player, Strength};

pub(super) fn player(strength: Strength) -> Box<dyn Player<Position>> {
    Box::new(Engine::new(strength.megabytes, strength.threads))
}
