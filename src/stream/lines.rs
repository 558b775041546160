//! Text that is written again and again into the same memory.

/// Lines of text. What is behind their end is kept, so that it need not be cleared to be written over.
#[derive(Default)]
pub(super) struct Lines {
    bytes: Vec<u8>,
    end: usize,
}

impl Lines {
    /// Begins anew.
    pub(super) const fn clear(&mut self) {
        self.end = 0;
    }

    pub(super) fn text(&self) -> &[u8] {
        &self.bytes[..self.end]
    }

    /// So many bytes behind the end, to be written over; [`Lines::keep`] makes the first of them text.
    pub(super) fn room(&mut self, length: usize) -> &mut [u8] {
        let end = self.end + length;
        if self.bytes.len() < end {
            self.bytes.resize(end.next_power_of_two(), 0);
        }
        &mut self.bytes[self.end..end]
    }

    /// Makes bytes of the room text.
    pub(super) fn keep(&mut self, length: usize) {
        self.end = (self.end + length).min(self.bytes.len());
    }

    pub(super) fn add(&mut self, text: &[u8]) {
        self.room(text.len()).copy_from_slice(text);
        self.keep(text.len());
    }
}
