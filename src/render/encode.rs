use super::RenderError;
use flate2::{Compress, Compression, FlushCompress, Status};
use std::cell::RefCell;

/// Makes a PNG file of rows of palette indices, each behind the number of its filter, which is 0 for
/// none. The palette is red, green and blue in turn.
pub(super) fn encode(width: u32, height: u32, palette: &[u8], rows: &[u8]) -> Result<Vec<u8>, RenderError> {
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, width, height);
    encoder.set_color(png::ColorType::Indexed);
    encoder.set_palette(palette);
    let mut writer = encoder.write_header()?;
    writer.write_chunk(png::chunk::IDAT, &deflate(rows)?)?;
    writer.finish()?;
    Ok(bytes)
}

/// Compresses the rows of a picture.
///
/// A compressor's tables are larger than a picture: one a thread is kept, which halves the time of
/// `png::Writer::write_image_data`, which makes a new one for each picture.
fn deflate(raw: &[u8]) -> Result<Vec<u8>, RenderError> {
    /// Level 2 takes two thirds of the time for a tenth more bytes, level 6 three times it for a fifth less.
    const LEVEL: u32 = 3;
    thread_local! {
        static COMPRESSOR: RefCell<Compress> = RefCell::new(Compress::new(Compression::new(LEVEL), true));
    }
    COMPRESSOR.with_borrow_mut(|compressor| {
        compressor.reset();
        let mut compressed = Vec::with_capacity(raw.len() / 4 + 1024);
        loop {
            let done = usize::try_from(compressor.total_in()).unwrap_or(raw.len());
            match compressor.compress_vec(&raw[done..], &mut compressed, FlushCompress::Finish)? {
                Status::StreamEnd => return Ok(compressed),
                _ => compressed.reserve(raw.len()),
            }
        }
    })
}
