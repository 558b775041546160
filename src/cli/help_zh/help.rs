/// The help of a command in Chinese.
pub(in crate::cli) struct Help {
    /// The text of each argument, by id. For the command itself, `""` is its line in the list of commands, next to
    /// `long_about` and `after_help`.
    pub(in crate::cli) texts: &'static [(&'static str, &'static str)],
    /// Descriptions of values: option, value, text.
    pub(in crate::cli) values: &'static [(&'static str, &'static str, &'static str)],
}
