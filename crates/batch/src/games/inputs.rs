//! The planes of games that are not on their boards.

use super::history::Histories;
use super::step::NO_POINT;
use crate::ladder::Ladders;
use crate::preset::Preset;
use gocheck_board::{Bits, Color, Size, Words};
use gocheck_rules::Points;

/// What [`Games::write_features`](crate::Games::write_features) writes for [`Feature::Input`](crate::Feature::Input) and the
/// features that read moves.
#[derive(Clone, Debug, Default)]
pub struct GameInputs {
    /// The number of last moves: that of the highest [`Feature::LastMove`](crate::Feature::LastMove).
    pub moves: usize,
    /// The first input planes: those of a preset.
    pub preset: Option<Preset>,
    /// The input planes after them.
    pub planes: Vec<GamePlane>,
}

/// A plane of a game that is not on its board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GamePlane {
    /// The stones of a side this many moves ago; none before the start.
    Before(Side, usize),
    /// The stones that a ladder captures: [`Ladders::captured`].
    LadderCaptured,
    /// The first moves of ladders of the colour to move: [`Ladders::moves`].
    LadderMoves,
}

/// Whose stones a plane has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// The colour to move in the current position.
    Own,
    /// The other colour.
    Opponent,
    /// Black.
    Black,
    /// White.
    White,
}

impl Side {
    const fn color(self, to_move: Color) -> Color {
        match self {
            Self::Own => to_move,
            Self::Opponent => to_move.opponent(),
            Self::Black => Color::Black,
            Self::White => Color::White,
        }
    }
}

/// The games of a [`Games`](crate::Games), for its inputs.
pub(super) struct Past<'a, const N: usize> {
    pub(super) histories: &'a Histories<N>,
    pub(super) size: Size,
}

impl<const N: usize> Past<'_, N> {
    /// The place of a move, counted from 0; `None` for a pass.
    pub(super) fn place(&self, game: usize, number: usize) -> Option<usize> {
        let step = self.histories.back(game, self.histories.moves(game).checked_sub(number + 1)?)?;
        (step.place != NO_POINT).then_some(usize::from(step.place))
    }

    /// The point where a game forbids to retake a ko, as [`Replay::ko`](gocheck_rules::Replay::ko).
    pub(super) fn ko(&self, game: usize) -> Option<usize> {
        let step = self.histories.current(game);
        let [took, last] = [step.took, step.place].map(usize::from);
        if step.took == NO_POINT {
            return None;
        }
        let (last, other) =
            (self.size.point(last / self.size.cols(), last % self.size.cols())?, step.to_move);
        let is_taken = |index: usize| index == took || step.stones[other as usize].contains(index);
        self.size.neighbors(last).all(|point| is_taken(self.size.index(point))).then_some(took)
    }

    /// The points of kos as [`FeatureInputs::ko`](crate::FeatureInputs::ko).
    pub(super) fn kos(&self) -> Vec<i32> {
        (0..self.histories.len()).map(|game| self.ko(game).map_or(-1, |ko| ko as i32)).collect()
    }

    /// The last moves of each game, the newest first, as [`FeatureInputs::moves`](crate::FeatureInputs::moves).
    pub(super) fn moves(&self, count: usize) -> Vec<i32> {
        let place = |game, ago| match self.histories.back(game, ago) {
            Some(step) if ago < self.histories.moves(game) => step.number(),
            _ => NO_MOVE,
        };
        let games = 0..self.histories.len();
        games.flat_map(|game| (0..count).map(move |ago| place(game, ago))).collect()
    }

    /// Adds the words of a plane of each game.
    pub(super) fn push(&self, game: usize, planes: &[GamePlane], words: &mut Vec<u64>) {
        let chunks = self.size.area().div_ceil(64);
        let step = self.histories.current(game);
        let mut ladders = None;
        for plane in planes {
            let points = match *plane {
                GamePlane::Before(side, ago) => {
                    let earlier = self.histories.back(game, ago);
                    let stones = earlier.map(|earlier| earlier.stones[side.color(step.to_move) as usize]);
                    Points::from_words(stones.unwrap_or(Words::EMPTY).as_words())
                }
                GamePlane::LadderCaptured => ladders.get_or_insert_with(|| self.ladders(game)).captured,
                GamePlane::LadderMoves => {
                    ladders.get_or_insert_with(|| self.ladders(game)).moves[step.to_move as usize]
                }
            };
            words.extend(&points.as_words()[..chunks]);
        }
    }

    fn ladders(&self, game: usize) -> Ladders {
        let ko = self.ko(game).and_then(|ko| self.size.point(ko / self.size.cols(), ko % self.size.cols()));
        Ladders::of(&self.histories.current(game).board(self.size), ko)
    }
}

/// "No move" in [`FeatureInputs::moves`](crate::FeatureInputs::moves).
const NO_MOVE: i32 = -2;
