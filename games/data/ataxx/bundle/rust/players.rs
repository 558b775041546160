use super::Position;
use crate::search::{AlphaBetaEngine, Player, EngineOptions};

pub(super) fn player(strength: EngineOptions) -> Box<dyn Player<Position>> {
    Box::new(AlphaBetaEngine::new(strength.megabytes, strength.threads))
}
