//! Texts that several tables and pages of grades share.

use gocheck_board::Point;
use gocheck_text::Language;
use gocheck_text::{Phrase, phrase};

/// The heading of the column of students.
#[must_use]
pub fn student() -> Phrase {
    phrase!("student", "学生")
}

pub(super) fn score() -> Phrase {
    phrase!("score", "得分")
}

pub(super) fn reason() -> Phrase {
    phrase!("reason", "原因")
}

/// The heading of what to do about a submission.
pub(super) fn remedy() -> Phrase {
    phrase!("remedy", "处理办法")
}

/// The heading of a fault that explains all answers of a student.
pub(super) fn all_answers() -> Phrase {
    phrase!("all answers", "所有答案")
}

pub(super) fn headed(head: &str, text: &str, language: Language) -> String {
    format!("{head}{}{text}", language.colon())
}

/// A list of points, or the text for none.
pub(super) fn points(points: &[Point], language: Language) -> String {
    match points {
        [] => phrase!("no point", "没有点").text(language),
        points => language.list(points),
    }
}
