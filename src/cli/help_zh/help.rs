/// Texts by the id of what they describe.
pub(in crate::cli) type Texts = &'static [(&'static str, &'static str)];

/// Descriptions of values: option, value, text.
pub(in crate::cli) type Values = &'static [(&'static str, &'static str, &'static str)];

/// The help of a command in Chinese.
pub(in crate::cli) struct Help {
    /// The text of each argument. For the command itself, `""` is its line in the list of commands, next to
    /// `long_about` and `after_help`.
    pub(in crate::cli) texts: Texts,
    /// The texts of arguments that it shares with other commands.
    pub(in crate::cli) shared: &'static [Texts],
    pub(in crate::cli) values: Values,
}

impl Help {
    /// Returns the texts of all arguments.
    pub(in crate::cli) fn all(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        self.texts.iter().chain(self.shared.iter().copied().flatten()).copied()
    }
}
