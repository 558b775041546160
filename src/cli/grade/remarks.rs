use crate::cli::diagnostics::say_diagnostic;
use gocheck::diagnostic::Severity;
use gocheck::grade::{Remark, Submission};
use gocheck_program::messages;
use gocheck_text::{count, phrase};

/// The maximum number of notes that are printed; the others are only counted.
const MAX_NOTES: usize = 20;

pub(super) fn say_remark(Remark { file, diagnostic }: &Remark) {
    say_diagnostic(file.as_deref().unwrap_or_default(), diagnostic);
}

/// Reports how the answers were found and read. The tables contain all of it.
pub(super) fn say_remarks(submissions: &[Submission]) {
    let mut notes = 0;
    for Remark { file, diagnostic } in submissions.iter().flat_map(|submission| &submission.remarks) {
        if diagnostic.severity() == Severity::Note {
            notes += 1;
            if notes > MAX_NOTES {
                continue;
            }
        }
        say_diagnostic(file.as_deref().unwrap_or_default(), diagnostic);
    }
    if let Some(more @ 1..) = notes.checked_sub(MAX_NOTES) {
        messages::note(&phrase!(
            "{more}: see grades.html and grades.csv",
            "另有 {more}，见 grades.html 和 grades.csv",
            more = count(more, "more note", "条提示")
        ));
    }
}
