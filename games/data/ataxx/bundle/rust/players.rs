use super::Position;
use crate::search::{Handicap, Player, Strength};

pub(super) fn player(strength: Strength) -> Box<dyn Player<Position>> {
    Box::new(strength.engine(Handicap::default()))
}
