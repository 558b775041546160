use crate::evaluation::weights::Evaluation;

/// How much a search prunes: the confidence of multi-ProbCut.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Selectivity(u8);

/// The margins of the selectivities, in hundredths of a standard deviation.
const MARGINS: [i32; 5] = [70, 150, 200, 260, 330];

impl Selectivity {
    /// The highest selectivity: 52 % of the cut-offs are right.
    pub const MAX: Self = Self(0);

    /// The lowest selectivity: 99.9 % of the cut-offs are right.
    pub const MIN: Self = Self(MARGINS.len() as u8 - 1);

    /// No pruning.
    pub const NONE: Self = Self(MARGINS.len() as u8);

    /// The next lower selectivity.
    pub(super) fn next(self) -> Option<Self> {
        (self < Self::NONE).then_some(Self(self.0 + 1))
    }

    pub(super) const fn number(self) -> u16 {
        self.0 as u16
    }
}

/// The shallow search that predicts the result of a deep one (multi-ProbCut: M. Buro, Experiments with Multi-ProbCut and
/// a new high-quality evaluation function for Othello, 1997).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Probe {
    /// Its depth in plies.
    pub(super) depth: u32,
    /// How far outside the window its value must be.
    pub(super) margin: i32,
}

/// The minimum depth of the deep search.
const FIRST: u32 = 3;

/// The standard deviation of the difference between a deep search and its probe in hundredths of a stone, by depth from
/// [`FIRST`] on, and by empty squares: up to 20, 32, 44 and more. Measured by `workshop reversi-probcut`. Entries with
/// fewer than 40 positions are copies of those two rows above; greater depths use the last two rows.
const DEVIATIONS: [[i32; 4]; 12] = [
    [351, 278, 244, 166],
    [280, 333, 226, 161],
    [439, 370, 295, 226],
    [350, 414, 289, 196],
    [358, 328, 252, 174],
    [346, 292, 213, 170],
    [409, 345, 273, 208],
    [346, 330, 250, 189],
    [409, 304, 230, 175],
    [346, 298, 220, 177],
    [409, 353, 254, 197],
    [346, 298, 229, 176],
];

/// The number of empty squares of the first of [`ENDGAME_DEVIATIONS`].
const FIRST_ENDGAME: u32 = 13;

/// The standard deviations for searches to the end, by empty squares; the last is also for more of them.
const ENDGAME_DEVIATIONS: [i32; 8] = [374, 379, 366, 350, 406, 364, 318, 294];

impl Probe {
    /// The probe for a search of `depth` plies with `empty` empty squares.
    #[inline(always)]
    pub(super) fn of(selectivity: Selectivity, depth: u32, empty: u32) -> Option<Self> {
        let margin = MARGINS.get(usize::from(selectivity.0))?;
        let place = depth.checked_sub(FIRST)? as usize;
        let deviation = if depth == empty {
            ENDGAME_DEVIATIONS
                [(empty.saturating_sub(FIRST_ENDGAME) as usize).min(ENDGAME_DEVIATIONS.len() - 1)]
        } else {
            // Odd depths are like odd ones, even like even ones.
            let last = DEVIATIONS.len() - 1 - (place + DEVIATIONS.len() + 1) % 2;
            let stage = (empty.saturating_sub(9) / 12).min(3) as usize;
            DEVIATIONS.get(place).unwrap_or(&DEVIATIONS[last])[stage]
        };
        Some(Self { depth: probe_depth(depth), margin: deviation * margin / 100 * Evaluation::UNIT / 100 })
    }
}

/// The depth of the probe, at most half: 1, 2, 1, 2, 3, 4, 3, 4 for depths 3 to 10.
#[must_use]
pub const fn probe_depth(depth: u32) -> u32 {
    2 * ((depth + 1) / 4) - depth % 2
}
