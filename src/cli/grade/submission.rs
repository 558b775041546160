use crate::cli::class::{AnswerFile, HandIn, MAX_BYTES, RosterCode, SubmissionMessage};
use gocheck::diagnostic::{Diagnostic, Diagnostics, Severity};
use gocheck::grade::{Remark, Submission, Unread};
use gocheck::puzzle::{AnswerMessage, AnswerReader, GivenAnswer};
use std::collections::HashMap;

/// Reads a student's files as one submission.
pub(super) fn read_hand_in(hand_in: HandIn, reader: &AnswerReader) -> Submission {
    let HandIn { student, shown, files, notes, fault, .. } = hand_in;
    let remark = |said| Remark { file: Some(shown.clone()), said };
    let mut remarks: Vec<Remark> = notes.into_iter().map(remark).collect();
    let answers = match fault {
        // A missing submission has no file to name.
        Some(fault) if fault.code() == RosterCode::NotHandedIn => {
            Err(Unread { file: None, errors: fault.into() })
        }
        Some(fault) => Err(Unread { file: Some(shown), errors: fault.into() }),
        None => answers(&files, reader, &mut remarks),
    };
    Submission { student, details: Vec::new(), answers, remarks, fresh: Vec::new() }
}

fn answers(
    files: &[AnswerFile],
    reader: &AnswerReader,
    remarks: &mut Vec<Remark>,
) -> Result<Vec<GivenAnswer>, Unread> {
    let mut all: Vec<GivenAnswer> = Vec::new();
    let mut seen: HashMap<String, usize> = HashMap::new();
    for file in files {
        let unread = |errors| Unread { file: Some(file.shown.clone()), errors };
        let remark = |said: Diagnostic| Remark { file: Some(file.shown.clone()), said };
        if file.bytes.len() > MAX_BYTES {
            return Err(unread(AnswerMessage::AnswersTooLarge { most: MAX_BYTES }.into()));
        }
        let read = reader.read(&file.name, &file.bytes).map_err(unread)?;
        remarks.extend(read.notes.into_iter().chain(read.faults).map(remark));
        for answer in read.answers {
            match seen.get(&answer.name) {
                None => {
                    seen.insert(answer.name.clone(), all.len());
                    all.push(answer);
                }
                Some(&first) if all[first].given == answer.given => {}
                Some(&first) => {
                    let elsewhere = SubmissionMessage::AnsweredElsewhere { name: answer.name };
                    all[first].given = Err(elsewhere.into());
                }
            }
        }
    }
    if all.is_empty() {
        let shown = files.iter().map(|file| file.shown.as_str()).collect::<Vec<_>>().join(", ");
        let faults = remarks.iter().filter(|remark| remark.said.severity() == Severity::Error);
        let faults: Vec<Diagnostic> = faults.map(|remark| remark.said.clone()).collect();
        let errors =
            if faults.is_empty() { SubmissionMessage::NoAnswers.into() } else { Diagnostics(faults) };
        return Err(Unread { file: Some(shown), errors });
    }
    Ok(all)
}
