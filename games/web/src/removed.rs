use super::store::Section;

/// The name under which a removed game is stored: the time of removal, the section, and the name there.
pub(super) struct RemovedName<'a> {
    pub(super) section: Section,
    pub(super) name: &'a str,
}

impl<'a> RemovedName<'a> {
    const SECTIONS: [(&'static str, Section); 2] = [("game", Section::Progress), ("save", Section::Saves)];

    pub(super) fn write(&self, now: u64) -> String {
        let section =
            Self::SECTIONS.iter().find(|(_, section)| *section == self.section).map_or("", |(word, _)| word);
        format!("{now} {section} {}", self.name)
    }

    pub(super) fn read(text: &'a str) -> Option<Self> {
        let (_, rest) = text.split_once(' ')?;
        let (word, name) = rest.split_once(' ')?;
        let (_, section) = *Self::SECTIONS.iter().find(|(known, _)| *known == word)?;
        Some(Self { section, name })
    }
}
