//! Many games at once, with their histories.

mod bad_start;
mod core;
mod followers;
mod history;
mod inputs;
mod position;
mod seen;
mod step;
mod terms;

use self::core::Core;
use super::moves::Legality;
use crate::features::{BadFeatureInputs, FeatureInputs, FeatureOutput, Features};
use crate::preset::alphago_zero::PLANES;
use crate::preset::{GLOBAL_INPUTS, Preset, katago_v7_global};
pub use bad_start::BadStart;
use followers::{Followed, Followers};
use gocheck_board::{Color, Size};
use gocheck_rules::{Board, RuleSet};
pub use inputs::{GameInputs, GamePlane, Side};
use std::collections::TryReserveError;
use step::Step;
pub use terms::GameRules;

/// Games of one size under the same rules, with ko, superko, passes and ends.
///
/// A move that is not legal leaves its game unchanged, and so does any move after its end. Repetitions are found by hash
/// (Zobrist 1970) and confirmed stone by stone, so there are no false ones.
///
/// Methods that take the number of a game panic if there is no such game.
///
/// ```
/// use gocheck_board::Size;
/// use gocheck_batch::{GameRules, Games, Legality};
/// use gocheck_rules::RuleSet;
///
/// let mut games = Games::new(Size::new(1, 3)?, 2, GameRules::new(RuleSet::TrompTaylor));
/// let mut results = [Legality::Legal; 2];
/// // The first game: black in the middle, and white next to it is suicide, which is legal but repeats the position.
/// games.play(&[1, 0], &mut results);
/// games.play(&[0, Games::PASS], &mut results);
/// assert_eq!(results, [Legality::PositionalSuperko, Legality::Legal]);
/// games.play(&[Games::PASS, Games::PASS], &mut results);
/// assert!(games.is_over(1) && !games.is_over(0));
/// assert_eq!(games.margin(0), Some(3));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Games(Inner, Followers);

/// The games with as many words per set of points as the size needs.
#[derive(Clone, Debug)]
enum Inner {
    Two(Box<Core<2>>),
    Three(Box<Core<3>>),
    Six(Box<Core<6>>),
    Ten(Box<Core<10>>),
}

/// Evaluates an expression for the [`Core`] of games.
macro_rules! with_core {
    ($games:expr, |$core:ident| $result:expr) => {
        match $games {
            Inner::Two($core) => $result,
            Inner::Three($core) => $result,
            Inner::Six($core) => $result,
            Inner::Ten($core) => $result,
        }
    };
}

impl Games {
    /// A pass. [`Games::play`] also accepts the number of points.
    pub const PASS: i32 = super::boards::Batch::PASS;

    /// Begins games with empty boards and Black to move.
    #[must_use]
    pub fn new(size: Size, games: usize, rules: GameRules) -> Self {
        let inner = match size.area() {
            0..=128 => Inner::Two(Box::new(Core::new(size, games, rules))),
            129..=192 => Inner::Three(Box::new(Core::new(size, games, rules))),
            193..=384 => Inner::Six(Box::new(Core::new(size, games, rules))),
            _ => Inner::Ten(Box::new(Core::new(size, games, rules))),
        };
        Self(inner, Followers::default())
    }

    /// The memory that the games take, in bytes.
    #[must_use]
    pub fn memory(&self) -> usize {
        with_core!(&self.0, |core| core.memory())
    }

    /// The size of the boards.
    #[must_use]
    pub fn size(&self) -> Size {
        with_core!(&self.0, |core| core.size())
    }

    /// The rules.
    #[must_use]
    pub fn rules(&self) -> &GameRules {
        with_core!(&self.0, |core| core.rules())
    }

    /// The number of games.
    #[must_use]
    pub fn len(&self) -> usize {
        with_core!(&self.0, |core| core.len())
    }

    /// Returns true if there are no games.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Begins a game again, with this board.
    ///
    /// # Errors
    /// If the board has another size or a group without liberties.
    ///
    /// # Panics
    /// If there is no such game.
    pub fn restart(&mut self, game: usize, board: &Board, to_move: Color) -> Result<(), BadStart> {
        if board.size() != self.size() {
            return Err(BadStart::Size { expected: self.size(), found: board.size() });
        }
        if !gocheck_rules::is_valid(board) {
            return Err(BadStart::Dead);
        }
        with_core!(&mut self.0, |core| core.restart(game, board, to_move));
        self.1.restart(game);
        Ok(())
    }

    /// Makes room for the next move of each game, so that [`Games::play`] needs no memory.
    ///
    /// # Errors
    /// If there is not enough memory. Then nothing has changed.
    pub fn reserve(&mut self) -> Result<(), TryReserveError> {
        with_core!(&mut self.0, |core| core.reserve())
    }

    /// Plays one move in each of the first games: a point, as row * columns + column, or a pass, which is [`Games::PASS`] or
    /// the number of points. `results` receives the legality of each move.
    ///
    /// # Panics
    /// If there are more moves than games, `results` has another length than `moves`, or the memory is exhausted, which
    /// [`Games::reserve`] reports as an error.
    pub fn play(&mut self, moves: &[i32], results: &mut [Legality]) {
        assert!(moves.len() <= self.len(), "{} moves in {} games", moves.len(), self.len());
        assert_eq!(moves.len(), results.len(), "one result per move");
        assert!(self.reserve().is_ok(), "no memory for the next moves");
        with_core!(&mut self.0, |core| core.play(moves, results));
    }

    /// Takes back the last move of a game. Returns false if there is none.
    pub fn undo(&mut self, game: usize) -> bool {
        let is_undone = with_core!(&mut self.0, |core| core.undo(game));
        self.1.undo(game, self.moves(game));
        is_undone
    }

    /// Chooses a random legal point of each of the first games, all with the same probability, or [`Games::PASS`] if there
    /// is none. The choice depends on `seed` and the number of the game, counted from `first`.
    ///
    /// # Panics
    /// If there are more moves than games.
    pub fn sample(&mut self, seed: u64, first: usize, moves: &mut [i32]) {
        assert!(moves.len() <= self.len(), "{} moves in {} games", moves.len(), self.len());
        with_core!(&mut self.0, |core| core.sample(seed, first, moves));
    }

    /// The side to move.
    #[must_use]
    pub fn to_move(&self, game: usize) -> Color {
        with_core!(&self.0, |core| core.histories().current(game).to_move)
    }

    /// The number of moves, including passes.
    #[must_use]
    pub fn moves(&self, game: usize) -> usize {
        with_core!(&self.0, |core| core.histories().moves(game))
    }

    /// The number of consecutive passes at the end of the game.
    #[must_use]
    pub fn passes(&self, game: usize) -> u16 {
        with_core!(&self.0, |core| core.histories().current(game).passes)
    }

    /// Returns true if the game has ended by passes or by its number of moves.
    #[must_use]
    pub fn is_over(&self, game: usize) -> bool {
        with_core!(&self.0, |core| core.is_over(game))
    }

    /// The last move, a point or [`Games::PASS`]; `None` at the start.
    #[must_use]
    pub fn last(&self, game: usize) -> Option<i32> {
        with_core!(&self.0, |core| {
            (core.histories().moves(game) > 0).then(|| core.histories().current(game).number())
        })
    }

    /// Every move since the start: a point, or [`Games::PASS`].
    #[must_use]
    pub fn line(&self, game: usize) -> Vec<i32> {
        with_core!(&self.0, |core| {
            let steps = (0..core.histories().moves(game)).rev();
            steps.filter_map(|back| core.histories().back(game, back)).map(Step::number).collect()
        })
    }

    /// The board at the start and the side that began.
    #[must_use]
    pub fn start(&self, game: usize) -> (Board, Color) {
        with_core!(&self.0, |core| core.start(game))
    }

    /// The point where the next move may not retake a ko that the last one took, under whatever rules, as
    /// [`Replay::ko`](gocheck_rules::Replay::ko); `None` if there is none.
    #[must_use]
    pub fn ko(&self, game: usize) -> Option<usize> {
        with_core!(&self.0, |core| core.past().ko(game))
    }

    /// The hash of the stones, the same as [`Replay::hash`](gocheck_rules::Replay::hash).
    #[must_use]
    pub fn hash(&self, game: usize) -> u64 {
        with_core!(&self.0, |core| {
            let [black, white] = core.histories().current(game).keys;
            black ^ white
        })
    }

    /// The numbers of black and white stones that have been removed from the board.
    #[must_use]
    pub fn prisoners(&self, game: usize) -> [u32; 2] {
        with_core!(&self.0, |core| core.histories().current(game).lost)
    }

    /// Black's points minus White's, without komi; `None` if the rules define no score. All stones on the board are alive, as
    /// with [`Agreed::AllAlive`](gocheck_rules::score::Agreed::AllAlive).
    #[must_use]
    pub fn margin(&self, game: usize) -> Option<i32> {
        with_core!(&self.0, |core| core.margin(game))
    }

    /// Writes the boards of the first games, to fill `out`: one byte per point, row by row, 1 for Black, -1 for White.
    ///
    /// # Panics
    /// If the length of `out` is not a multiple of [`Size::area`], or is that of more games than there are.
    pub fn write_cells(&self, out: &mut [i8]) {
        self.check(out.len(), self.size().area());
        with_core!(&self.0, |core| core.batch().write_cells(0, out));
    }

    /// Writes the legal moves of the first games: one byte per point, row by row, and one for the pass. 1 is legal. When a
    /// game is over, none is.
    ///
    /// # Panics
    /// If the length of `out` is not a multiple of [`Size::area`] + 1, or is that of more games than there are.
    pub fn write_legal(&mut self, out: &mut [u8]) {
        self.check(out.len(), self.size().area() + 1);
        with_core!(&mut self.0, |core| core.write_legal(out));
    }

    /// Writes four planes for each of the first games, one byte per point: the stones of the colour to move, those of the
    /// other colour, the legal points, and a plane of ones if Black is to move.
    ///
    /// # Panics
    /// If the length of `out` is not a multiple of 4 * [`Size::area`], or is that of more games than there are.
    pub fn write_planes(&mut self, out: &mut [u8]) {
        self.check(out.len(), 4 * self.size().area());
        with_core!(&mut self.0, |core| core.write_planes(out));
    }

    /// Writes the 17 planes of AlphaGo Zero (Silver et al. 2017) for each of the first games: the stones of the colour to move
    /// and of the other colour, on the current board and on each of the seven before it, and a plane of ones if Black is
    /// to move. Boards before the start are empty.
    ///
    /// # Panics
    /// If the length of `out` is not a multiple of 17 * [`Size::area`], or is that of more games than there are.
    pub fn write_history(&self, out: &mut [u8]) {
        self.check(out.len(), PLANES * self.size().area());
        with_core!(&self.0, |core| core.write_history(out));
    }

    /// Writes the planes of features of all games, to fill `out`, in the images that `symmetries` names (see
    /// [`FeatureInputs::symmetries`]). The current boards, their kos, moves and earlier boards are those of the games; `wanted`
    /// says which [`Feature::Input`](crate::Feature::Input) is which. [`Feature::Legal`](crate::Feature::Legal) knows only the
    /// ko, not superko. The planes of a preset are those under the rules of the games; the games are replayed for them one by one,
    /// which takes some 100 kB of memory for each.
    ///
    /// # Errors
    /// If `symmetries` do not fit, or the features read more moves or planes than are wanted.
    ///
    /// # Panics
    /// If the features are for another size, or `out` has another length.
    pub fn write_features(
        &mut self,
        features: &mut Features,
        wanted: &GameInputs,
        symmetries: &[u8],
        out: FeatureOutput<'_>,
    ) -> Result<(), BadFeatureInputs> {
        let (chunks, games) = (self.size().area().div_ceil(64), self.len());
        let Self(inner, followers) = self;
        let mut presets = Vec::new();
        if let Some(preset) = wanted.preset {
            followers.fill(inner, preset, |planes| {
                presets.extend(planes.iter().flat_map(|plane| &plane.as_words()[..chunks]));
            });
        }
        let of_preset = presets.len().checked_div(games).unwrap_or(0);
        with_core!(inner, |core| {
            let past = core.past();
            let (ko, moves) = (past.kos(), past.moves(wanted.moves));
            let mut planes = Vec::with_capacity(presets.len() + games * wanted.planes.len() * chunks);
            for game in 0..games {
                planes.extend_from_slice(&presets[game * of_preset..][..of_preset]);
                past.push(game, &wanted.planes, &mut planes);
            }
            let inputs = FeatureInputs { ko: &ko, moves: &moves, symmetries, planes: &planes };
            features.write(core.batch(), 0, &inputs, out)
        })
    }

    /// Writes the 19 inputs [`katago_v7_global`] of all games for a komi. The games are replayed for them, as for the planes of a
    /// preset.
    ///
    /// # Panics
    /// If the length of `out` is not that of all games.
    pub fn write_global_inputs(&mut self, komi: f32, out: &mut [f32]) {
        assert_eq!(out.len(), GLOBAL_INPUTS * self.len(), "{GLOBAL_INPUTS} values a game");
        let rules = self.rules().rules;
        let Self(inner, followers) = self;
        let mut rows = out.chunks_exact_mut(GLOBAL_INPUTS);
        followers.replay(inner, Preset::KatagoV7Spatial, |game| {
            if let Some(row) = rows.next() {
                row.copy_from_slice(&katago_v7_global(game, rules, komi));
            }
        });
    }

    fn check(&self, values: usize, each: usize) {
        let games = self.len();
        assert!(
            values.is_multiple_of(each) && values / each <= games,
            "{values} values, {each} each, for {games} games"
        );
    }
}

impl Followed for Inner {
    fn size(&self) -> Size {
        with_core!(self, |core| core.size())
    }

    fn len(&self) -> usize {
        with_core!(self, |core| core.len())
    }

    fn rules(&self) -> RuleSet {
        with_core!(self, |core| core.rules().rules)
    }

    fn start(&self, game: usize) -> (Board, Color) {
        with_core!(self, |core| core.start(game))
    }

    fn moves(&self, game: usize) -> usize {
        with_core!(self, |core| core.histories().moves(game))
    }

    fn place(&self, game: usize, number: usize) -> Option<usize> {
        with_core!(self, |core| core.past().place(game, number))
    }
}
