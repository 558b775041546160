use super::Shelf;

/// What a removed game is kept under: when it was removed, from where, and its name there.
pub(super) struct Ticket<'a> {
    pub(super) shelf: Shelf,
    pub(super) name: &'a str,
}

impl<'a> Ticket<'a> {
    const SHELVES: [(&'static str, Shelf); 2] = [("game", Shelf::Progress), ("save", Shelf::Saves)];

    pub(super) fn write(&self, now: u64) -> String {
        let shelf = Self::SHELVES.iter().find(|(_, shelf)| *shelf == self.shelf).map_or("", |(word, _)| word);
        format!("{now} {shelf} {}", self.name)
    }

    pub(super) fn read(text: &'a str) -> Option<Self> {
        let (_, rest) = text.split_once(' ')?;
        let (word, name) = rest.split_once(' ')?;
        let (_, shelf) = *Self::SHELVES.iter().find(|(known, _)| *known == word)?;
        Some(Self { shelf, name })
    }
}
