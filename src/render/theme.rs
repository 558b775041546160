//! Every colour and proportion of the pictures.

use image::Rgb;

/// The embedded font; its licence lies beside it.
pub(super) const FONT: &[u8] = include_bytes!("font/Inter-SemiBold.subset.otf");

/// The wood, from dark to light grain.
pub(super) const WOOD: [Rgb<u8>; 3] =
    [Rgb([0xE9, 0xC3, 0x87]), Rgb([0xEB, 0xC7, 0x8C]), Rgb([0xED, 0xCA, 0x91])];
/// The wood under tiles and letters, where its grain is not to be seen.
pub(super) const MEAN_WOOD: Rgb<u8> = WOOD[1];

pub(super) const LINE: Rgb<u8> = Rgb([0x4E, 0x3A, 0x1C]);
/// The row and column numbers.
pub(super) const NUMBER: Rgb<u8> = Rgb([0x4A, 0x33, 0x12]);
/// The title, blue as the assignment's.
pub(super) const TITLE: Rgb<u8> = Rgb([0x14, 0x35, 0x8A]);

/// Blue and vermilion are told apart by every kind of colour vision (Okabe and Ito 2008), and the
/// shapes differ too.
pub(super) const PLAYED_ON_WHITE: Rgb<u8> = Rgb([0x00, 0x72, 0xB2]);
pub(super) const PLAYED_ON_BLACK: Rgb<u8> = Rgb([0x6C, 0xC4, 0xF2]);
pub(super) const WARNING: Rgb<u8> = Rgb([0xE2, 0x56, 0x00]);

/// What is round the boards of a diagram.
pub(super) const PAPER: Rgb<u8> = Rgb([0xFB, 0xF8, 0xF1]);

/// What stands for the rest of a title that is cut.
pub(super) const CUT: char = '\u{2026}';

/// Lengths in cells.
pub(super) const STONE_RADIUS: f32 = 0.455;
pub(super) const STAR_RADIUS: f32 = 0.075;
pub(super) const LEGAL_RADIUS: f32 = 0.17;
pub(super) const LINE_WIDTH: f32 = 1.0 / 36.0;
pub(super) const TITLE_HEIGHT: f32 = 0.47;
pub(super) const NUMBER_HEIGHT: f32 = 0.36;
/// The numbers of moves of one digit; of more digits they are smaller.
pub(super) const MOVE_HEIGHT: f32 = 0.62;
/// Captions and footnotes.
pub(super) const NOTE_HEIGHT: f32 = 0.42;
/// The least heights of letters that can be read, in pixels.
pub(super) const LEAST_TITLE_HEIGHT: f32 = 12.0;
pub(super) const LEAST_NUMBER_HEIGHT: f32 = 11.0;
/// The least width of a picture in pixels, so that a title fits above a small board.
pub(super) const LEAST_WIDTH: u32 = 200;
/// The least width of a diagram, so that a sentence fits above it.
pub(super) const LEAST_PAGE_WIDTH: u32 = 320;
