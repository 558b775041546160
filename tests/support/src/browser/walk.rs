//! Distributes paths through a page among input devices, sizes and languages.

use super::hand::Hand;
use crate::thorough;

const LANGUAGES: [&str; 2] = ["en", "zh"];

/// A view of a page, and the paths to walk in it.
#[derive(Clone, Debug)]
pub struct Walk {
    /// An index.
    pub size: usize,
    pub hand: Hand,
    pub language: &'static str,
    /// Indices.
    pub paths: Vec<usize>,
}

/// Every path by every input device, and every input device at every size: each path is walked three times. Each path,
/// size and input device occurs in both languages. If [`thorough`], every path is walked in every view.
pub fn walks(paths: usize, sizes: usize) -> Vec<Walk> {
    let views = (0..sizes).flat_map(|size| (0..Hand::ALL.len()).map(move |hand| (size, hand)));
    let walk = |(view, (size, hand)): (usize, (usize, usize))| {
        // The paths with this remainder are walked here, and with the next input device at the next size.
        let remainder = (size + sizes * hand - hand) % sizes;
        Walk {
            size,
            hand: Hand::ALL[hand],
            // Not by the size alone, or each size would have one language.
            language: LANGUAGES[(size + view / 2) % 2],
            paths: (0..paths).filter(|path| thorough() || path % sizes == remainder).collect(),
        }
    };
    views.enumerate().map(walk).collect()
}

/// Every path once, and every input device at one size; for a browser that has one session at a time. If [`thorough`],
/// every path by every input device.
pub fn walks_one_at_a_time(paths: usize, sizes: usize) -> Vec<Walk> {
    let walk = |(index, hand): (usize, Hand)| Walk {
        size: index % sizes,
        hand,
        language: LANGUAGES[index % 2],
        paths: (0..paths).filter(|path| thorough() || path % Hand::ALL.len() == index).collect(),
    };
    Hand::ALL.into_iter().enumerate().map(walk).collect()
}
