//! What to do about a submission.

use super::reasons::reasons;
use super::submission::help;
use super::words::{self, headed};
use super::{GradeRow, Grades, Mark, Verdict};
use gocheck_text::{Language, Phrase, Severity, phrase};

/// The remedies of a row other than those of a fault: for a submission that cannot be read, answers that cannot be read or have
/// a slip, and warnings. Each has the labels of its problems, or none if it is about the whole submission.
pub(super) fn remedies(grades: &Grades, row: &GradeRow) -> Vec<(String, Phrase)> {
    let mut all = match &row.marks {
        Err(why) => vec![(String::new(), why.remedy())],
        Ok(marks) => {
            // A fault explains the wrong answers.
            let is_left = |mark: &Mark| row.fault.is_none() || mark.verdict != Verdict::Wrong;
            reasons(grades, marks, |_, mark| {
                let remedy = mark.remedy().filter(|_| is_left(mark))?;
                Some((remedy.clone().text(Language::English), remedy))
            })
        }
    };
    let warnings = row.remarks.iter().map(|remark| &remark.diagnostic);
    let warnings = warnings.filter(|diagnostic| diagnostic.severity() >= Severity::Warning);
    all.extend(warnings.filter_map(|warning| Some((String::new(), help(warning)?))));
    let mut seen: Vec<Phrase> = Vec::new();
    all.retain(|(_, remedy)| {
        let is_new = !remedy.is_empty() && !seen.contains(remedy);
        seen.push(remedy.clone());
        is_new
    });
    all
}

/// The remedies of a row in one line; empty if there are none.
pub(super) fn in_one_line(grades: &Grades, row: &GradeRow, language: Language) -> String {
    let line = |(labels, remedy): (String, Phrase)| match remedy.text(language) {
        remedy if labels.is_empty() => remedy,
        remedy => headed(&labels, &remedy, language),
    };
    let faults = row.fault.iter().flat_map(|fault| fault.cause.faults());
    let of_faults = faults.filter_map(|fault| Some(fault.text(language).help?.into_owned()));
    of_faults
        .chain(remedies(grades, row).into_iter().map(line))
        .collect::<Vec<_>>()
        .join(language.semicolon())
}

/// The remedies of a row in one line with a heading.
pub(super) fn headed_line(grades: &Grades, row: &GradeRow, language: Language) -> Option<String> {
    let line = in_one_line(grades, row, language);
    (!line.is_empty()).then(|| headed(&words::remedy().text(language), &line, language))
}

impl Mark {
    /// What to do about an answer that cannot be read, that a program did not give, or that has a slip.
    #[must_use]
    pub fn remedy(&self) -> Option<Phrase> {
        let diagnostic = self.diagnostic()?;
        let is_unreadable = matches!(self.verdict, Verdict::Unreadable(_));
        help(&diagnostic).or_else(|| {
            is_unreadable.then(|| {
                phrase!(
                    "an answer is True, False, or points, one `row col` per line",
                    "答案是 True、False，或一行一个点“行 列”"
                )
            })
        })
    }
}
