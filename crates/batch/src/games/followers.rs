//! Games that are replayed one by one, for planes that need whole histories.

use crate::preset::{Preset, PresetPlanes};
use gocheck_board::{Bits, Color, Size};
use gocheck_rules::{Board, Points, Replay, RuleSet};

/// The replays of games, from the first time that planes of a preset are asked for.
#[derive(Clone, Debug, Default)]
pub(super) struct Followers(Vec<Follower>);

/// The replay of a game, which may lag behind it.
#[derive(Clone, Debug)]
struct Follower {
    replay: Replay,
    planes: PresetPlanes,
    preset: Preset,
    /// The number of moves that the game still has in common with the replay; `None` before its start is known.
    moves: Option<usize>,
    /// The number of steps before the first move.
    setup: usize,
}

/// A game as its followers see it.
pub(super) trait Followed {
    fn size(&self) -> Size;
    fn len(&self) -> usize;
    fn rules(&self) -> RuleSet;
    fn start(&self, game: usize) -> (Board, Color);
    /// The number of moves.
    fn moves(&self, game: usize) -> usize;
    /// The place of a move, counted from 0; `None` for a pass.
    fn place(&self, game: usize, number: usize) -> Option<usize>;
}

impl Followers {
    /// A game has begun again.
    pub(super) fn restart(&mut self, game: usize) {
        if let Some(follower) = self.0.get_mut(game) {
            follower.moves = None;
        }
    }

    /// A game has taken moves back, until this many were left.
    pub(super) fn undo(&mut self, game: usize, moves: usize) {
        if let Some(follower) = self.0.get_mut(game) {
            follower.moves = follower.moves.map(|known| known.min(moves));
        }
    }

    /// Passes the planes of each game to a function.
    pub(super) fn fill(&mut self, games: &impl Followed, preset: Preset, mut each: impl FnMut(&[Points])) {
        let mut planes = vec![Points::EMPTY; preset.planes()];
        self.follow(games, preset, |follower| {
            follower.planes.fill(&follower.replay, games.rules(), &mut planes);
            each(&planes);
        });
    }

    /// Passes the replay of each game to a function.
    pub(super) fn replay(&mut self, games: &impl Followed, preset: Preset, mut each: impl FnMut(&Replay)) {
        self.follow(games, preset, |follower| each(&follower.replay));
    }

    fn follow(&mut self, games: &impl Followed, preset: Preset, mut each: impl FnMut(&mut Follower)) {
        let new = || Follower::new(games.size(), preset);
        self.0.resize_with(games.len(), new);
        for (game, follower) in self.0.iter_mut().enumerate() {
            if follower.preset != preset {
                *follower = new();
            }
            follower.follow(games, game);
            each(follower);
        }
    }
}

impl Follower {
    fn new(size: Size, preset: Preset) -> Self {
        let (replay, planes) = (Replay::new(size), PresetPlanes::new(preset));
        Self { replay, planes, preset, moves: None, setup: 0 }
    }

    /// Plays the moves of the game that are missing.
    fn follow(&mut self, games: &impl Followed, game: usize) {
        let size = games.size();
        let known = self.moves.unwrap_or_else(|| {
            let (board, to_move) = games.start(game);
            self.replay.restart(size);
            if board.stones().next().is_some() {
                self.replay.set_up(board.stones().map(|(point, color)| (point, Some(color))));
            }
            if to_move != self.replay.to_move() {
                self.replay.set_to_move(to_move);
            }
            self.setup = self.replay.step();
            0
        });
        self.replay.back_to(self.setup + known);
        let moves = games.moves(game);
        for number in known..moves {
            let color = self.replay.to_move();
            let place = games.place(game, number);
            match place.and_then(|place| size.point(place / size.cols(), place % size.cols())) {
                Some(point) => {
                    self.replay.play_unchecked(color, point);
                }
                None => self.replay.pass(color),
            }
        }
        self.moves = Some(moves);
    }
}
