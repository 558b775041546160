use color_quant::NeuQuant;
use image::Rgb;
use std::cmp::Reverse;
use std::collections::{BTreeMap, HashMap};

/// A palette holds the given colours and the most frequent ones as they are, and fitted ones for the
/// rest. 256 are possible; more than these are not seen, and make larger files.
const EXACT: usize = 80;
const FITTED: usize = 48;

/// The colours of all pictures of one renderer.
pub(super) struct Palette {
    /// Red, green and blue, one colour after another.
    pub(super) rgb: Vec<u8>,
    nearest: HashMap<Rgb<u8>, u8>,
}

impl Palette {
    /// Colours for everything in `given` and `others`: the very ones as far as they go, the nearest
    /// for the rare ones, which are the mixtures at the edges of shapes.
    pub(super) fn new(given: &[Rgb<u8>], others: impl Iterator<Item = Rgb<u8>>) -> Self {
        let mut counts: BTreeMap<[u8; 3], usize> = given.iter().map(|color| (color.0, usize::MAX)).collect();
        for color in others {
            let count = counts.entry(color.0).or_default();
            *count = count.saturating_add(1);
        }
        let mut colors: Vec<([u8; 3], usize)> = counts.into_iter().collect();
        colors.sort_by_key(|&(_, count)| Reverse(count));
        let mut colors: Vec<[u8; 3]> = colors.into_iter().map(|(color, _)| color).collect();

        let rare = if colors.len() > EXACT + FITTED { colors.split_off(EXACT) } else { Vec::new() };
        let mut nearest: HashMap<Rgb<u8>, u8> = colors.iter().copied().map(Rgb).zip(0..=255).collect();
        if !rare.is_empty() {
            let rgba: Vec<u8> = rare.iter().flat_map(|&[r, g, b]| [r, g, b, 255]).collect();
            colors.extend(
                NeuQuant::new(1, FITTED, &rgba).color_map_rgb().chunks(3).map(|rgb| [rgb[0], rgb[1], rgb[2]]),
            );
            let distance =
                |a: [u8; 3], b: [u8; 3]| (0..3).map(|i| u32::from(a[i].abs_diff(b[i])).pow(2)).sum::<u32>();
            for color in rare {
                let closest = (0..=255).zip(&colors).min_by_key(|(_, other)| distance(color, **other));
                nearest.extend(closest.map(|(index, _)| (Rgb(color), index)));
            }
        }
        Self { rgb: colors.concat(), nearest }
    }

    /// The number of a colour that the palette was made for; of any other, 0.
    pub(super) fn index(&self, color: Rgb<u8>) -> u8 {
        self.nearest.get(&color).copied().unwrap_or_default()
    }
}
