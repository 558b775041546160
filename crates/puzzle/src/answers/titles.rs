//! Titles of Markdown, which end the sections above them.

/// The levels of Markdown's titles.
#[derive(Default)]
pub(super) struct Titles {
    /// The level of the last one, or 0.
    level: usize,
    /// The last section ends at a title of this level or a higher one, such as `## Structure` below a table of answers.
    end: usize,
    /// True if it has ended.
    pub(super) is_past: bool,
}

impl Titles {
    /// Passes a line without a name; `level` is that of the title on it, or 0.
    pub(super) fn pass(&mut self, level: usize) {
        // One `#` may begin a comment.
        const LEAST: usize = 2;
        if level > 0 {
            self.level = level;
            self.is_past |= (LEAST..=self.end).contains(&level);
        }
    }

    /// Passes a line with a name, which may be a title.
    pub(super) fn name(&mut self, level: usize) {
        (self.end, self.is_past) = (if level > 0 { level - 1 } else { self.level }, false);
    }
}
