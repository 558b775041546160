/// The help of a command in Chinese.
pub(in crate::cli) struct Help {
    /// What is said of each argument, by its id; of the command by `""` (its line in the list of commands), `long_about`
    /// and `after_help`.
    pub(in crate::cli) texts: &'static [(&'static str, &'static str)],
    /// What is said of values: the option, the value, the words.
    pub(in crate::cli) values: &'static [(&'static str, &'static str, &'static str)],
}
