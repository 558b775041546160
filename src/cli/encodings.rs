//! The encoding of records that do not name theirs, or name a wrong one: `--encoding`, and `encoding` in `gocheck.toml`.

use super::diagnostics::fault;
use super::input::source::Source;
use gocheck::record::{EncodingHints, TextEncoding};
use gocheck_corpus::encodings::{Encodings, encoding};
use gocheck_corpus::settings::BadSettings;
use gocheck_corpus::votes::FolderVotes;
use gocheck_program::language;
use gocheck_program::parser;

/// The encoding that the command line names.
#[derive(clap::Args)]
pub(super) struct EncodingArgs {
    #[arg(help = language().pick(
        "Encoding of text that is not UTF-8, whatever CA says: GBK, Big5, Shift_JIS [default: from \
         gocheck.toml, from CA, or guessed]",
        "不是 UTF-8 的文字按这种编码读，不管 CA 怎么写：GBK、Big5、Shift_JIS\n\
         [默认：看 gocheck.toml 或 CA，否则猜]",
    ))]
    #[arg(long, value_name = "NAME", value_parser = parser(encoding))]
    encoding: Option<TextEncoding>,
}

/// What becomes of records whose encoding is uncertain.
#[derive(Clone, Copy, Debug, clap::Args)]
pub(super) struct GuessArgs {
    #[arg(help = language().pick(
        "Accept guesses of encodings that may well be wrong (E205)",
        "编码拿不准（E205）也照猜测的读",
    ))]
    #[arg(long, hide_short_help = true)]
    pub(super) accept_guesses: bool,
}

impl EncodingArgs {
    pub(super) const fn named(&self) -> Option<TextEncoding> {
        self.encoding
    }

    /// Returns what is known about the encoding of one record.
    ///
    /// # Errors
    /// If its settings cannot be read or are invalid. The error has been printed.
    pub(super) fn of(&self, record: &Source) -> anyhow::Result<EncodingHints> {
        let given = self.encodings().of(record.home()).map_err(bad_settings)?;
        Ok(EncodingHints { given, prior: FolderVotes::default().of(record) })
    }

    /// The encoding of each record.
    pub(super) fn encodings(&self) -> Encodings {
        Encodings::new(self.encoding)
    }
}

/// Prints why settings cannot be used, and returns the error.
pub(super) fn bad_settings(bad: BadSettings) -> anyhow::Error {
    fault(&bad.file, bad.message)
}
