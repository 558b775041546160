//! The boards of a gallery as data, to which a later run adds its own boards.

use super::content::{Page, PageBoard};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::io::{self, Write};

const FORMAT: &str = "gocheck gallery";

#[derive(Serialize, Deserialize)]
struct GalleryData<Boards> {
    format: String,
    boards: Boards,
}

/// Writes the boards of a gallery. Fails if `out` cannot be written to.
pub fn write_gallery_data(page: &Page, mut out: impl Write) -> io::Result<()> {
    let data = GalleryData { format: FORMAT.to_owned(), boards: &page.boards };
    serde_json::to_writer(&mut out, &data)?;
    writeln!(out)
}

/// Reads the boards of an earlier gallery. Returns `None` if `bytes` have another format.
#[must_use]
pub fn read_gallery_data(bytes: &[u8]) -> Option<Vec<PageBoard>> {
    let data: GalleryData<Vec<Value>> = serde_json::from_slice(bytes).ok()?;
    (data.format == FORMAT).then(|| data.boards.into_iter().map(PageBoard::Kept).collect())
}
