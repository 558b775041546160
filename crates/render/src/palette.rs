//! The fixed colours of all pictures: a file contains them unchanged, and every pixel takes the nearest one.

use super::theme;
use image::Rgb;
use std::sync::LazyLock;

/// The most common colours come first: a file contains them up to the last one that it needs.
pub(super) static PALETTE: LazyLock<Palette> = LazyLock::new(|| {
    let mut colors = Vec::new();
    for &(from, to, steps) in theme::RAMPS {
        let ramp = (0..=steps).map(|step| mix(from, to, step as f32 / steps as f32));
        for Rgb(color) in ramp {
            if !colors.contains(&color) {
                colors.push(color);
            }
        }
    }
    Palette(colors)
});

pub(super) struct Palette(Vec<[u8; 3]>);

impl Palette {
    /// Red, green and blue of the first `count` colours, one colour after another.
    pub(super) fn rgb(&self, count: usize) -> &[u8] {
        self.0[..count.min(self.0.len())].as_flattened()
    }

    /// The index of this colour, or else of the nearest one; the earlier one of two that are about equally near.
    pub(super) fn nearest(&self, Rgb(color): Rgb<u8>) -> u8 {
        let ranked = self.0.iter().zip(0..=255).map(|(other, number)| {
            let square = |i: usize| (i32::from(other[i]) - i32::from(color[i])).pow(2);
            let distance = square(0) + square(1) + square(2);
            let rank = if distance == 0 { 0 } else { distance + 2 * number };
            // Rank and index in one number, which is much faster to compare.
            rank << 8 | number
        });
        ranked.min().map_or(0, |ranked| ranked as u8)
    }
}

/// Finds the nearest of many colours, with a cache.
pub(super) struct Matcher(Box<[Known; 4096]>);

/// A colour with its index.
type Known = Option<(Rgb<u8>, u8)>;

impl Matcher {
    pub(super) fn new() -> Self {
        Self(Box::new([None; 4096]))
    }

    /// The index of the nearest colour in the palette.
    pub(super) fn number(&mut self, color: Rgb<u8>) -> u8 {
        let [red, green, blue] = color.0;
        let place = [(red, 1), (green, 5), (blue, 17)].map(|(channel, factor)| usize::from(channel) * factor);
        let known = &mut self.0[place.iter().sum::<usize>() % 4096];
        match *known {
            Some((same, number)) if same == color => number,
            _ => {
                let number = PALETTE.nearest(color);
                *known = Some((color, number));
                number
            }
        }
    }
}

/// Blends `ink` over `under`.
pub(super) fn mix(under: Rgb<u8>, ink: Rgb<u8>, opacity: f32) -> Rgb<u8> {
    let channel = |i: usize| f32::from(under.0[i]) * (1.0 - opacity) + f32::from(ink.0[i]) * opacity;
    Rgb([0, 1, 2].map(|i| channel(i).round() as u8))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Exact colours are kept, even if another one is near.
    #[test]
    fn the_colours_of_the_theme_are_exact() {
        let all = PALETTE.rgb(256);
        assert!(all.len() <= 3 * 256);
        for color in theme::RAMPS.iter().flat_map(|&(from, to, _)| [from, to]).chain(theme::WOOD) {
            let number = usize::from(PALETTE.nearest(color));
            assert_eq!(all[3 * number..3 * number + 3], color.0);
        }
    }
}
