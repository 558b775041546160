//! How many files were read in an encoding that is a guess.

use gocheck_sgf::{Certainty, EncodingSource, RecordEncoding};
use gocheck_text::{Phrase, count, phrase};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The encoding of a file, if it is a guess.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Guess {
    encoding: String,
    /// True if another encoding is nearly as likely.
    pub is_uncertain: bool,
}

impl Guess {
    /// The guess of a file's encoding; `None` if the file or the user tells it.
    #[must_use]
    pub fn of(encoding: RecordEncoding) -> Option<Self> {
        let is_guess = matches!(encoding.source, EncodingSource::Guess | EncodingSource::Vote);
        let is_uncertain = encoding.certainty == Certainty::Possible;
        (is_guess || is_uncertain).then(|| Self { encoding: encoding.name().to_owned(), is_uncertain })
    }
}

/// How many files were read in each encoding that is a guess.
#[derive(Debug, Default, Serialize)]
#[serde(transparent)]
pub struct Guesses(BTreeMap<String, GuessCounts>);

#[derive(Debug, Default, Serialize)]
struct GuessCounts {
    likely: u64,
    uncertain: u64,
}

impl Guesses {
    pub fn add(&mut self, guess: &Guess) {
        let counts = self.0.entry(guess.encoding.clone()).or_default();
        let count = if guess.is_uncertain { &mut counts.uncertain } else { &mut counts.likely };
        *count += 1;
    }

    /// The number of files whose encoding may well be another one.
    #[must_use]
    pub fn uncertain(&self) -> u64 {
        self.0.values().map(|counts| counts.uncertain).sum()
    }

    /// The number of files.
    #[must_use]
    pub fn files(&self) -> u64 {
        self.0.values().map(|counts| counts.likely + counts.uncertain).sum()
    }

    /// `GBK 120 likely, Big5 2 uncertain`.
    #[must_use]
    pub fn encodings(&self) -> Phrase {
        Phrase::in_each(|language| {
            let counts = self.0.iter().flat_map(|(encoding, counts)| {
                let likely = phrase!("{encoding} {n} likely", "{encoding} 大概 {n} 个", n = counts.likely);
                let uncertain =
                    phrase!("{encoding} {n} uncertain", "{encoding} 不确定 {n} 个", n = counts.uncertain);
                [(counts.likely, likely), (counts.uncertain, uncertain)]
            });
            let texts: Vec<String> = counts
                .filter(|(count, _)| *count > 0)
                .map(|(_, phrase)| phrase.text(language).to_string())
                .collect();
            texts.join(language.pick(", ", "，"))
        })
    }

    /// A sentence about them; `None` if there are none.
    #[must_use]
    pub fn summary(&self) -> Option<Phrase> {
        let files = self.files();
        (files > 0).then(|| {
            phrase!(
                "encoding by guess: {files} ({encodings})",
                "编码靠猜的：{files}（{encodings}）",
                files = count(files as usize, "file", "个文件"),
                encodings = self.encodings()
            )
        })
    }
}
