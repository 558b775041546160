use super::super::evaluation::Evaluation;

/// How much a search leaves out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Selectivity(u8);

/// The margin of each selectivity in hundredths of a standard deviation.
const MARGINS: [i32; 5] = [70, 150, 200, 260, 330];

impl Selectivity {
    /// As much as is right in 52 of 100 places.
    pub const MOST: Self = Self(0);

    /// As much as is right in 99.9 of 100.
    pub const LEAST: Self = Self(MARGINS.len() as u8 - 1);

    /// Nothing.
    pub const NONE: Self = Self(MARGINS.len() as u8);

    /// The next that leaves out less.
    pub(super) fn next(self) -> Option<Self> {
        (self < Self::NONE).then_some(Self(self.0 + 1))
    }

    pub(super) const fn number(self) -> u16 {
        self.0 as u16
    }
}

/// A less deep search that stands for a deeper one (multi-probcut, Buro 1997).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Probe {
    /// Its plies.
    pub(super) depth: u32,
    /// How far from the deeper one's its value may be before one is taken for the other.
    pub(super) margin: i32,
}

/// The least depth that a probe stands for.
const FIRST: u32 = 3;

/// By depth, from [`FIRST`] on: the standard deviation of the difference of a search and its probe in hundredths of a
/// stone, with up to 20, 32, 44 and more empty squares: what `examples/reversi_probcut.rs` prints. Where it saw fewer
/// than 40 positions, the row two above stands. Deeper searches are as far from their probes as the last two.
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

/// The empty squares of the first of [`ENDS`].
const FIRST_END: u32 = 13;

/// The same of searches to the end, by the empty squares; more have the last.
const ENDS: [i32; 8] = [374, 379, 366, 350, 406, 364, 318, 294];

impl Probe {
    /// What stands for a search of `depth` plies with so many empty squares.
    #[inline(always)]
    pub(super) fn of(selectivity: Selectivity, depth: u32, empty: u32) -> Option<Self> {
        let margin = MARGINS.get(usize::from(selectivity.0))?;
        let place = depth.checked_sub(FIRST)? as usize;
        let deviation = if depth == empty {
            ENDS[(empty.saturating_sub(FIRST_END) as usize).min(ENDS.len() - 1)]
        } else {
            // Odd depths are told by odd ones, even by even.
            let last = DEVIATIONS.len() - 1 - (place + DEVIATIONS.len() + 1) % 2;
            let stage = (empty.saturating_sub(9) / 12).min(3) as usize;
            DEVIATIONS.get(place).unwrap_or(&DEVIATIONS[last])[stage]
        };
        Some(Self { depth: probe_depth(depth), margin: deviation * margin / 100 * Evaluation::UNIT / 100 })
    }
}

/// Half as deep or less: 1, 2, 1, 2, 3, 4, 3, 4 for depths 3 to 10.
#[must_use]
pub const fn probe_depth(depth: u32) -> u32 {
    2 * ((depth + 1) / 4) - depth % 2
}
