//! The encoding of records that do not name theirs, or name a wrong one: `--encoding`, and `encoding` in `gocheck.toml`.

use super::diagnostics::fault;
use super::language::language;
use gocheck::record::TextEncoding;
use gocheck_corpus::settings::SettingsFiles;
use gocheck_program::parser;
use gocheck_text::{Phrase, phrase};
use std::collections::HashMap;
use std::path::{Path, PathBuf};

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
        Encodings::new(self).of(folder)
    }
}

/// The encoding of each record. That of a folder is looked up once.
pub(super) struct Encodings<'a> {
    args: &'a EncodingArgs,
    known: HashMap<PathBuf, Option<TextEncoding>>,
    files: SettingsFiles,
}

impl<'a> Encodings<'a> {
    pub(super) fn new(args: &'a EncodingArgs) -> Self {
        Self { args, known: HashMap::new(), files: SettingsFiles::default() }
    }

    /// Returns the encoding of a record, given the folder that it is in: `Source::home`.
    ///
    /// # Errors
    /// If its settings cannot be read or are invalid. The error has been printed.
    pub(super) fn of(&mut self, folder: &Path) -> anyhow::Result<Option<TextEncoding>> {
        if self.args.encoding.is_some() {
            return Ok(self.args.encoding);
        }
        if let Some(known) = self.known.get(folder) {
            return Ok(*known);
        }
        let own = self.files.of(folder, |own| {
            own.encoding.map(|label| encoding(label).map_err(|why| why.text(language()))).transpose()
        });
        let own = own.map_err(|bad| fault(&bad.file, bad.message))?;
        self.known.insert(folder.to_owned(), own.flatten());
        Ok(own.flatten())
    }
}

/// The number of names that an error suggests.
const SUGGESTIONS: usize = 3;
/// How similar a name has to be to be suggested.
const SIMILAR: f64 = 0.5;

/// Parses the name of an encoding.
pub(super) fn encoding(label: &str) -> Result<TextEncoding, Phrase> {
    TextEncoding::named(label).ok_or_else(|| {
        let plain = |name: &str| name.to_lowercase().replace(['-', '_', ' '], "");
        let similarity =
            |name: &&'static str| strsim::normalized_damerau_levenshtein(&plain(name), &plain(label));
        let mut close: Vec<&str> = TextEncoding::names().filter(|name| similarity(name) >= SIMILAR).collect();
        close.sort_by(|one, other| similarity(other).total_cmp(&similarity(one)));
        close.truncate(SUGGESTIONS);
        if close.is_empty() {
            close = vec!["GBK", "Big5", "Shift_JIS", "EUC-KR"];
        }
        let names = language().list(close);
        phrase!(
            "unknown encoding \"{label}\": expected a name such as {names}",
            "没有 \"{label}\" 这种编码：应为 {names} 这样的名称",
            names = names
        )
    })
}
