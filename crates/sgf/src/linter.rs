//! Checks files, lists their games, and reads their main lines.

use super::games::Rows;
use super::lines::Lines;
use super::lint::{Findings, LintOptions, Linted};
use super::{EncodingPrior, GameLine, GameRow, Replayer};
use gocheck_board::Size;
use std::io::Read;

/// Checks one file after another, reusing its memory.
///
/// ```
/// use gocheck_sgf::{Linter, LintOptions};
///
/// let record = "(;SZ[9];B[ee];W[ee])";
/// let checked = Linter::new(LintOptions::default()).lint(record.as_bytes());
/// let [finding] = checked.findings.as_slice() else { panic!() };
/// assert_eq!(finding.to_string(), "1:15: M101 white E5: a black stone is already there");
/// ```
pub struct Linter {
    options: LintOptions,
    replayer: Replayer,
}

impl Linter {
    /// Creates a linter with these options.
    #[must_use]
    pub fn new(options: LintOptions) -> Self {
        let mut replayer = if options.main_line { Replayer::of_main_lines() } else { Replayer::default() };
        replayer.set_encoding(options.encoding);
        Self { options, replayer }
    }

    /// Sets the options for the next files.
    pub fn set_options(&mut self, options: LintOptions) {
        self.replayer.set_plays_variations(!options.main_line);
        self.replayer.set_encoding(options.encoding);
        self.options = options;
    }

    /// Sets what the folder and the name say about the encoding of the next files.
    pub const fn set_prior(&mut self, prior: Option<EncodingPrior>) {
        self.replayer.set_prior(prior);
    }

    /// The options.
    #[must_use]
    pub const fn options(&self) -> &LintOptions {
        &self.options
    }

    /// Checks a file of any size: only the current line of play is kept in memory.
    pub fn lint(&mut self, mut source: impl Read) -> Linted {
        self.lint_source(&mut source)
    }

    // Compiled here, once, with this package's optimisation.
    fn lint_source(&mut self, source: &mut dyn Read) -> Linted {
        let mut findings = Findings::new(&self.options);
        let error = self.replayer.play(source, &mut findings).err();
        let findings = findings.into_sorted();
        Linted::new(findings, &self.replayer, error)
    }

    /// Checks a file, and lists its games, with [`GameRow::prefix_hashes`] or without.
    pub fn lint_games(&mut self, mut source: impl Read, keeps_prefixes: bool) -> (Linted, Vec<GameRow>) {
        self.lint_games_of(&mut source, keeps_prefixes)
    }

    fn lint_games_of(&mut self, source: &mut dyn Read, keeps_prefixes: bool) -> (Linted, Vec<GameRow>) {
        let mut rows = Rows::new(Findings::new(&self.options), keeps_prefixes);
        let error = self.replayer.play(source, &mut rows).err();
        rows.into_linted(&self.replayer, error)
    }

    /// Reads the main line of each game up to the first finding in it. A game on a board of another size has a fault. The
    /// options must select [`GameLine::required_codes`] and ignore variations.
    ///
    /// The findings are faults that belong to no game. A line that cannot be read to its end, because of
    /// [`Linted::error`], is left out.
    pub fn lint_lines(&mut self, mut source: impl Read, size: Size) -> (Linted, Vec<GameLine>) {
        self.lint_lines_of(&mut source, size)
    }

    fn lint_lines_of(&mut self, source: &mut dyn Read, size: Size) -> (Linted, Vec<GameLine>) {
        let mut lines = Lines::new(Findings::new(&self.options), size);
        let error = self.replayer.play(source, &mut lines).err();
        let (lines, fault) = lines.finish();
        let linted = Linted::new(fault.into_iter().collect(), &self.replayer, error);
        (linted, lines)
    }
}
