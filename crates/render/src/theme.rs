//! Every colour and proportion of the pictures.

use gocheck_board::Color;
use image::Rgb;

/// The wood, from dark to light grain.
pub(super) const WOOD: [Rgb<u8>; 3] =
    [Rgb([0xE9, 0xC3, 0x87]), Rgb([0xEB, 0xC7, 0x8C]), Rgb([0xED, 0xCA, 0x91])];
/// The wood under letters and at the edges of shapes, without grain.
pub(super) const MEAN_WOOD: Rgb<u8> = WOOD[1];

pub(super) const LINE: Rgb<u8> = Rgb([0x4E, 0x3A, 0x1C]);
/// The row and column numbers, and the legend.
pub(super) const NUMBER: Rgb<u8> = Rgb([0x4A, 0x33, 0x12]);
/// The title, blue as the assignment's.
pub(super) const TITLE: Rgb<u8> = Rgb([0x14, 0x35, 0x8A]);

pub(super) const WHITE: Rgb<u8> = Rgb([0xFF; 3]);
/// The counterpart of white ink.
pub(super) const BLACK: Rgb<u8> = Rgb([0x18; 3]);
/// The edges of white and black stones.
const RIM: Rgb<u8> = Rgb([0xC8; 3]);
const DARK_RIM: Rgb<u8> = Rgb([0xAA; 3]);
/// The lightest point of a black stone.
const GLOSS: Rgb<u8> = Rgb([0x69; 3]);
pub(super) const SHADOW: Rgb<u8> = Rgb([0x30, 0x1C, 0x06]);
pub(super) const SHADOW_OPACITY: f32 = 0.40;
/// The offset to the right and below, in cells, and the width over which it fades.
pub(super) const SHADOW_OFFSET: [f32; 2] = [0.016, 0.022];
pub(super) const SHADOW_SOFTNESS: f32 = 0.045;
/// The lightest point of a stone: right of and below its middle, in cells.
pub(super) const LIGHT: [f32; 2] = [-0.16, -0.19];
/// Wood in the shadow of a stone.
const SHADED: Rgb<u8> = Rgb([0xA0, 0x83, 0x56]);
/// The border of a dot.
pub(super) const ROUND_WHITE: Rgb<u8> = Rgb([0x55; 3]);
pub(super) const ROUND_BLACK: Rgb<u8> = Rgb([0xCC; 3]);

/// Blue and vermilion are distinguishable with every kind of colour vision (Okabe and Ito 2008), and the shapes differ,
/// too.
pub(super) const PLAYED_ON_WHITE: Rgb<u8> = Rgb([0x00, 0x72, 0xB2]);
pub(super) const PLAYED_ON_BLACK: Rgb<u8> = Rgb([0x6C, 0xC4, 0xF2]);
pub(super) const WARNING: Rgb<u8> = Rgb([0xE2, 0x56, 0x00]);
/// Wood where a stone was.
const TAKEN_WHITE: Rgb<u8> = Rgb([0xEF, 0xD3, 0xA5]);
const TAKEN_BLACK: Rgb<u8> = Rgb([0xBD, 0xA1, 0x72]);

/// The background of a diagram.
pub(super) const PAPER: Rgb<u8> = Rgb([0xFB, 0xF8, 0xF1]);
/// The numbers on white stones and on wood.
pub(super) const DARK_NUMBER: Rgb<u8> = Rgb([0x10; 3]);

/// Adjacent colours, and the number of steps between them.
pub(super) const RAMPS: &[(Rgb<u8>, Rgb<u8>, u32)] = &[
    (WOOD[0], WOOD[2], 2),
    (MEAN_WOOD, LINE, 4),
    (MEAN_WOOD, TITLE, 4),
    // Stones, their edges and their shadows.
    (BLACK, GLOSS, 16),
    (WHITE, DARK_RIM, 16),
    (MEAN_WOOD, SHADED, 4),
    (SHADED, BLACK, 4),
    (MEAN_WOOD, BLACK, 5),
    (MEAN_WOOD, RIM, 4),
    (SHADED, DARK_RIM, 4),
    // Dots where a colour may play, and rings on stones just played.
    (MEAN_WOOD, ROUND_WHITE, 4),
    (ROUND_WHITE, WHITE, 4),
    (WHITE, PLAYED_ON_WHITE, 4),
    (MEAN_WOOD, WARNING, 4),
    // Captured stones and stones without liberties.
    (TAKEN_WHITE, WHITE, 4),
    (TAKEN_WHITE, WARNING, 4),
    (TAKEN_BLACK, BLACK, 4),
    (TAKEN_BLACK, WARNING, 4),
    (WHITE, WARNING, 4),
    (BLACK, WARNING, 4),
    // Black's dots and rings, and colours of diagrams.
    (MEAN_WOOD, ROUND_BLACK, 4),
    (ROUND_BLACK, BLACK, 4),
    (BLACK, PLAYED_ON_BLACK, 4),
    (PAPER, TITLE, 6),
    // The labels of rows and columns next to a part of a board.
    (PAPER, LINE, 4),
];

/// The replacement for the rest of a cut title.
pub(super) const CUT: char = '\u{2026}';

/// Lengths in cells.
pub(super) const STONE_RADIUS: f32 = 0.455;
pub(super) const STAR_RADIUS: f32 = 0.075;
pub(super) const LEGAL_RADIUS: f32 = 0.17;
pub(super) const LINE_WIDTH: f32 = 1.0 / 36.0;
pub(super) const TITLE_HEIGHT: f32 = 0.47;
pub(super) const NUMBER_HEIGHT: f32 = 0.36;
/// The heights of move numbers and labels, and their maximum width: longer ones are smaller.
pub(super) const MOVES: [(f32, f32); 6] =
    [(0.62, 0.60), (0.58, 0.66), (0.47, 0.78), (0.36, 0.80), (0.29, 0.81), (0.24, 0.82)];
/// The number of shades between their ink and the background.
pub(super) const LETTER_SHADES: f32 = 5.0;
/// Captions and footnotes.
pub(super) const NOTE_HEIGHT: f32 = 0.42;
/// The minimum heights of legible letters, in pixels.
pub(super) const LEAST_TITLE_HEIGHT: f32 = 12.0;
pub(super) const LEAST_NUMBER_HEIGHT: f32 = 11.0;
/// The minimum width of a picture in pixels, so that a title fits above a small board.
pub(super) const LEAST_WIDTH: u32 = 200;
/// The minimum width of a diagram, so that a sentence fits above it.
pub(super) const LEAST_PAGE_WIDTH: u32 = 320;

/// The brightness of a stone at a point, by its distance from the lightest point, in radii, and from the edge, in cells, which
/// is negative inside.
pub(super) fn shade(color: Color, from_light: f32, from_edge: f32) -> u8 {
    let shade = match color {
        Color::Black => 24.0 + 84.0 * (1.0 - from_light / 0.9).max(0.0).powf(1.6),
        // A rim, so that white stones stand out from light wood and from each other.
        Color::White => 254.0 - 26.0 * from_light.powi(3) - 45.0 * (1.0 + from_edge / 0.05).clamp(0.0, 1.0),
    };
    shade.round().clamp(0.0, 255.0) as u8
}

#[cfg(test)]
mod tests {
    use super::super::palette::mix;
    use super::*;

    #[test]
    fn mixtures_are_what_they_say() {
        assert_eq!(SHADED, mix(MEAN_WOOD, SHADOW, SHADOW_OPACITY));
        assert_eq!(TAKEN_WHITE, mix(MEAN_WOOD, WHITE, 0.22));
        assert_eq!(TAKEN_BLACK, mix(MEAN_WOOD, BLACK, 0.22));
    }
}
