//! The computations that features need.

use super::feature::Feature;
use super::inputs::Counts;

/// The computations that features need.
#[derive(Clone, Debug)]
pub(super) struct Plan {
    pub(super) features: Vec<Feature>,
    /// The inputs that are read.
    pub(super) reads: Counts,
    /// The number of liberties up to which groups are counted; from 2 on, legal moves are found, too.
    pub(super) liberties: usize,
    /// Whether numbers of liberties, and whether moves, are asked for.
    pub(super) counts_liberties: bool,
    pub(super) moves: bool,
    pub(super) self_atari: bool,
    /// For the colour to move and the other: unconditionally alive stones, and those with territory.
    pub(super) pass_alive: [bool; 2],
    pub(super) pass_alive_area: [bool; 2],
    pub(super) area: bool,
}

impl Plan {
    pub(super) fn new(features: &[Feature]) -> Self {
        let mut plan = Self {
            features: features.to_vec(),
            reads: Counts::default(),
            liberties: 0,
            counts_liberties: false,
            moves: false,
            self_atari: false,
            pass_alive: [false; 2],
            pass_alive_area: [false; 2],
            area: false,
        };
        for &feature in features {
            match feature {
                Feature::Liberties(number)
                | Feature::OwnLiberties(number)
                | Feature::OpponentLiberties(number) => {
                    plan.liberties = plan.liberties.max(4.min(usize::from(number) + 1));
                    plan.counts_liberties = true;
                }
                Feature::Legal | Feature::Captures => {
                    plan.liberties = plan.liberties.max(2);
                    plan.moves = true;
                }
                Feature::SelfAtari => {
                    plan.liberties = plan.liberties.max(3);
                    plan.moves = true;
                    plan.self_atari = true;
                }
                Feature::Ko => plan.reads.ko = 1,
                Feature::LastMove(number) => plan.reads.moves = plan.reads.moves.max(number.into()),
                Feature::OwnPassAlive => plan.pass_alive[0] = true,
                Feature::OpponentPassAlive => plan.pass_alive[1] = true,
                Feature::OwnPassAliveArea => plan.pass_alive_area[0] = true,
                Feature::OpponentPassAliveArea => plan.pass_alive_area[1] = true,
                Feature::OwnArea | Feature::OpponentArea => plan.area = true,
                Feature::Input(number) => plan.reads.planes = plan.reads.planes.max(usize::from(number) + 1),
                Feature::Own
                | Feature::Opponent
                | Feature::Black
                | Feature::White
                | Feature::Empty
                | Feature::Edge
                | Feature::Ones
                | Feature::Zeros
                | Feature::BlackToMove
                | Feature::WhiteToMove => {}
            }
        }
        for color in 0..2 {
            plan.pass_alive[color] |= plan.pass_alive_area[color];
        }
        plan
    }
}
