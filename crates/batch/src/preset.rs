//! Inputs of known networks, for a position of a game.
//!
//! A plane is a set of points. The player to move is [`Replay::to_move`], here called the player.

pub(crate) mod alphago_zero;
mod katago;
mod katago_global;
mod pass_alive;

use gocheck_rules::{Points, Replay, RuleSet};
use std::fmt;
use std::str::FromStr;

pub use alphago_zero::alphago_zero;
pub use katago::katago_v7_spatial;
pub use katago_global::{GLOBAL_INPUTS, katago_v7_global};

/// A list of planes that a network takes.
///
/// ```
/// use gocheck_board::{Bits, Color, Size};
/// use gocheck_batch::preset::Preset;
/// use gocheck_rules::{Points, Replay, RuleSet};
///
/// let mut game = Replay::new(Size::GO);
/// game.play(Color::Black, Size::GO.point(3, 15).ok_or("off the board")?, RuleSet::Chinese)?;
/// let preset: Preset = "katago_v7_spatial".parse()?;
/// let mut planes = vec![Points::EMPTY; preset.planes()];
/// preset.fill(&game, RuleSet::Chinese, &mut planes);
/// // Plane 2 has the opponent's stones, plane 9 the last move.
/// assert_eq!([2, 9].map(|plane| planes[plane].first()), [Some(72); 2]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Preset {
    /// [`alphago_zero`].
    AlphagoZero,
    /// [`katago_v7_spatial`].
    KatagoV7Spatial,
}

impl Preset {
    /// Every preset.
    pub const ALL: [Self; 2] = [Self::AlphagoZero, Self::KatagoV7Spatial];

    /// The preset's name, such as `alphago_zero`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::AlphagoZero => "alphago_zero",
            Self::KatagoV7Spatial => "katago_v7_spatial",
        }
    }

    /// The number of planes.
    #[must_use]
    pub const fn planes(self) -> usize {
        match self {
            Self::AlphagoZero => alphago_zero::PLANES,
            Self::KatagoV7Spatial => katago::PLANES,
        }
    }

    /// Writes the planes of the current position. The rules matter only to the planes that say so.
    ///
    /// # Panics
    /// If there are not [`Preset::planes`] planes.
    pub fn fill(self, game: &Replay, rules: RuleSet, planes: &mut [Points]) {
        PresetPlanes::new(self).fill(game, rules, planes);
    }
}

/// The planes of one position after another. Those of KataGo take less than half as long for the positions of a game as with
/// [`Preset::fill`], because most ladders of the position before are still the same.
#[derive(Clone, Debug)]
pub struct PresetPlanes {
    preset: Preset,
    ladders: katago::KnownLadders,
}

impl PresetPlanes {
    /// Creates a computation of a preset's planes.
    #[must_use]
    pub fn new(preset: Preset) -> Self {
        Self { preset, ladders: katago::KnownLadders::default() }
    }

    /// Writes the planes of the current position of any game, as [`Preset::fill`].
    ///
    /// # Panics
    /// If there are not [`Preset::planes`] planes.
    pub fn fill(&mut self, game: &Replay, rules: RuleSet, planes: &mut [Points]) {
        let count = self.preset.planes();
        assert_eq!(planes.len(), count, "{} has {count} planes", self.preset);
        match self.preset {
            Preset::AlphagoZero => planes.copy_from_slice(&alphago_zero(game)),
            Preset::KatagoV7Spatial => katago::fill(game, rules, &mut self.ladders, planes),
        }
    }
}

impl fmt::Display for Preset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// Parses the name of a preset.
impl FromStr for Preset {
    type Err = PresetError;

    fn from_str(text: &str) -> Result<Self, PresetError> {
        Self::ALL.into_iter().find(|preset| preset.name() == text).ok_or(PresetError)
    }
}

/// The error for an unknown preset.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PresetError;

impl fmt::Display for PresetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the presets are {}", Preset::ALL.map(Preset::name).join(" and "))
    }
}

impl std::error::Error for PresetError {}
