//! A student's submission and remarks on it.

use gocheck_puzzle::GivenAnswer;
use gocheck_text::{Diagnostic, Diagnostics, InLanguage, Language, Phrase, phrase};
use std::borrow::Cow;

/// A student's submission.
#[derive(Clone, Debug)]
pub struct Submission {
    /// The student's name.
    pub student: String,
    /// Details of the student, one value for each of [`Grades::columns`](super::Grades::columns); empty if there are none.
    pub details: Vec<String>,
    /// The answers, or the reason why there are none.
    pub answers: Result<Vec<GivenAnswer>, Unread>,
    /// Remarks on the files: how they were chosen and read.
    pub remarks: Vec<Remark>,
    /// The answers to each of [`Grading::fresh`](super::Grading::fresh), if a program gave the answers.
    pub fresh: Vec<Result<Vec<GivenAnswer>, Unread>>,
}

/// A remark on a file.
#[derive(Clone, Debug)]
pub struct Remark {
    /// The file as named in messages, if any.
    pub file: Option<String>,
    /// The message.
    pub diagnostic: Diagnostic,
}

impl Remark {
    /// The message with the file's name, without its folders and the code.
    #[must_use]
    pub fn short(&self, language: Language) -> String {
        let diagnostic = self.diagnostic.text(language).message;
        let name = self.file.as_deref().map(|file| file.rsplit(['/', '\\']).next().unwrap_or(file));
        match (name, &self.diagnostic.span) {
            (Some(name), Some(span)) => format!("{name}:{span}: {diagnostic}"),
            (Some(name), None) => format!("{name}{}{diagnostic}", language.colon()),
            (None, _) => diagnostic.into_owned(),
        }
    }

    /// `FILE:LINE:COLUMN: CODE note: WHAT`
    #[must_use]
    pub fn line(&self, language: Language) -> String {
        match &self.file {
            Some(file) => self.diagnostic.line(file, language),
            None => self.diagnostic.in_language(language).into_owned(),
        }
    }
}

/// The remedy of a diagnostic.
pub(super) fn help(diagnostic: &Diagnostic) -> Option<Phrase> {
    diagnostic.text(Language::English).help?;
    let help = |language| diagnostic.text(language).help.map(Cow::into_owned).unwrap_or_default();
    Some(Phrase::in_each(help))
}

/// Why a submission could not be read.
#[derive(Clone, Debug)]
pub struct Unread {
    /// The file or files, if any.
    pub file: Option<String>,
    /// The errors.
    pub errors: Diagnostics,
}

impl Unread {
    /// The first error, with its place in the file.
    #[must_use]
    pub fn short(&self, language: Language) -> String {
        self.errors.0.first().map(|first| first.in_language(language).into_owned()).unwrap_or_default()
    }

    /// The remedy, for the student.
    #[must_use]
    pub fn remedy(&self) -> Phrase {
        self.errors.0.first().and_then(help).unwrap_or_else(|| {
            phrase!(
                "hand in answer_for_<tag>.txt: each puzzle's name, and below it one `row col` per line",
                "请提交 answer_for_<tag>.txt：每题先写题目名，下面每行一个“行 列”"
            )
        })
    }

    /// The first error as one line, with its place.
    #[must_use]
    pub fn line(&self, language: Language) -> String {
        let Some(first) = self.errors.0.first() else { return String::new() };
        let remark = Remark { file: self.file.clone(), diagnostic: first.clone() };
        let line = remark.line(language);
        match self.errors.0.len() {
            0 | 1 => line,
            count => {
                line + &phrase!(" (and {more} more)", "（另有 {more} 处）", more = count - 1).text(language)
            }
        }
    }
}
