/// Lines of text. The bytes after their end are kept, so that they need not be cleared before they are overwritten.
#[derive(Default)]
pub(super) struct Lines {
    bytes: Vec<u8>,
    end: usize,
}

impl Lines {
    pub(super) const fn clear(&mut self) {
        self.end = 0;
    }

    pub(super) fn text(&self) -> &[u8] {
        &self.bytes[..self.end]
    }

    /// The next `length` bytes after the end, to be overwritten; [`Lines::keep`] adds them to the text.
    pub(super) fn room(&mut self, length: usize) -> &mut [u8] {
        let end = self.end + length;
        if self.bytes.len() < end {
            self.bytes.resize(end.next_power_of_two(), 0);
        }
        &mut self.bytes[self.end..end]
    }

    /// Adds bytes written to [`Lines::room`] to the text.
    pub(super) fn keep(&mut self, length: usize) {
        self.end = (self.end + length).min(self.bytes.len());
    }

    pub(super) fn add(&mut self, text: &[u8]) {
        self.room(text.len()).copy_from_slice(text);
        self.keep(text.len());
    }
}
