use super::RenderError;
use super::deflate::{Lattice, zlib};
use super::palette::PALETTE;

/// Makes a PNG file of rows of palette indices, each behind the number of its filter, which is 0 for
/// none. There is a point every `cell` pixels.
pub(super) fn encode(width: u32, height: u32, cell: u32, rows: &[u8]) -> Result<Vec<u8>, RenderError> {
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, width, height);
    encoder.set_color(png::ColorType::Indexed);
    let colors = usize::from(rows.iter().copied().fold(0, u8::max)) + 1;
    encoder.set_palette(PALETTE.rgb(colors));
    let mut writer = encoder.write_header()?;
    let lattice = Lattice::new(width as usize + 1, cell as usize);
    writer.write_chunk(png::chunk::IDAT, &zlib(rows, &lattice))?;
    writer.finish()?;
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        /// Another program's decoder reads the same rows, with all checksums, whatever a row is like.
        #[test]
        fn what_is_written_is_read(
            (width, height) in (1..90u32, 1..60u32),
            cell in 1..30u32,
            runs in prop::collection::vec((0..80u8, 1..200usize), 1..200),
        ) {
            let mut pixels = runs.iter().cycle().flat_map(|&(color, count)| std::iter::repeat_n(color, count));
            let rows: Vec<u8> =
                (0..height).flat_map(|_| [0].into_iter().chain(pixels.by_ref().take(width as usize)).collect::<Vec<_>>()).collect();
            let file = encode(width, height, cell, &rows).unwrap();
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
