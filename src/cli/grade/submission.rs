use gocheck::grade::submissions::{HandIn, RosterCode, answers};
use gocheck::grade::{Remark, Submission, Unread};
use gocheck::puzzle::AnswerReader;

/// Reads a student's files as one submission.
pub(super) fn read_hand_in(hand_in: HandIn, reader: &AnswerReader) -> Submission {
    let HandIn { student, shown, files, notes, fault, .. } = hand_in;
    let remark = |diagnostic| Remark { file: Some(shown.clone()), diagnostic };
    let mut remarks: Vec<Remark> = notes.into_iter().map(remark).collect();
    let answers = match fault {
        // A missing submission has no file to name.
        Some(fault) if fault.code() == RosterCode::NotHandedIn => {
            Err(Unread { file: None, errors: fault.into() })
        }
        fault => answers(&files, fault, shown, reader, &mut remarks),
    };
    Submission { student, details: Vec::new(), answers, remarks, fresh: Vec::new() }
}
