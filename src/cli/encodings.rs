//! The encoding of records that do not name theirs, or name a wrong one: `--encoding`, and `encoding` in `gocheck.toml`.

use super::diagnostics::fault;
use gocheck::record::TextEncoding;
use gocheck_corpus::encodings::{Encodings, encoding};
use gocheck_corpus::settings::BadSettings;
use gocheck_program::language;
use gocheck_program::parser;
use std::path::Path;

/// The encoding that the command line names.
#[derive(Debug, clap::Args)]
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

impl EncodingArgs {
    pub(super) const fn named(&self) -> Option<TextEncoding> {
        self.encoding
    }

    /// Returns the encoding of one record, given the folder that it is in: `Source::home`.
    ///
    /// # Errors
    /// If its settings cannot be read or are invalid. The error has been printed.
    pub(super) fn of(&self, folder: &Path) -> anyhow::Result<Option<TextEncoding>> {
        self.encodings().of(folder).map_err(bad_settings)
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
