use super::RenderError;
use super::palette::PALETTE;
use flate2::write::ZlibEncoder;
use png::{ColorType, Encoder, chunk};
use std::io::Write;

/// The lower levels write more than a quarter more bytes, the higher ones take much longer: docs/figures.md.
const LEVEL: flate2::Compression = flate2::Compression::new(4);

/// Makes a PNG file of rows of palette indices, each after the number of its filter, which is 0 for none: filters would
/// hide that cells repeat.
pub(super) fn encode(width: u32, height: u32, rows: &[u8]) -> Result<Vec<u8>, RenderError> {
    let mut bytes = Vec::new();
    let mut encoder = Encoder::new(&mut bytes, width, height);
    encoder.set_color(ColorType::Indexed);
    let colors = usize::from(rows.iter().copied().fold(0, u8::max)) + 1;
    encoder.set_palette(PALETTE.rgb(colors));
    let mut writer = encoder.write_header()?;
    // In one piece: png's own way, row by row, takes a third longer.
    let mut compressor = ZlibEncoder::new(Vec::with_capacity(rows.len() / 8), LEVEL);
    let compressed = compressor.write_all(rows).and_then(|()| compressor.finish());
    writer.write_chunk(chunk::IDAT, &compressed.map_err(png::EncodingError::from)?)?;
    writer.finish()?;
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        /// Another program's decoder reads the same rows, and all checksums are right.
        #[test]
        fn what_is_written_is_read(
            (width, height) in (1..90u32, 1..60u32),
            runs in prop::collection::vec((0..80u8, 1..200usize), 1..200),
        ) {
            let mut pixels = runs.iter().cycle().flat_map(|&(color, count)| std::iter::repeat_n(color, count));
            let rows: Vec<u8> =
                (0..height).flat_map(|_| [0].into_iter().chain(pixels.by_ref().take(width as usize)).collect::<Vec<_>>()).collect();
            let file = encode(width, height, &rows).unwrap();
            let mut options = png::DecodeOptions::default();
            options.set_ignore_checksums(false);
            let decoder = png::Decoder::new_with_options(std::io::Cursor::new(&file), options);
            let mut reader = decoder.read_info().unwrap();
            let mut read = vec![0; reader.output_buffer_size().unwrap()];
            reader.next_frame(&mut read).unwrap();
            reader.finish().unwrap();
            let written: Vec<u8> = rows.chunks(width as usize + 1).flat_map(|row| row[1..].to_vec()).collect();
            prop_assert_eq!(read, written);
        }
    }
}
