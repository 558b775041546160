//! Only the assignment's form: every other interpretation becomes an error.

use super::answer_file::AnswerFile;
use super::codes::AnswerMessage;
use gocheck_text::Diagnostic;

/// Turns the notes of a file into errors of the answers that they are about.
pub(super) fn strictly(mut file: AnswerFile) -> AnswerFile {
    for note in std::mem::take(&mut file.notes) {
        let Some(message) = note.message.downcast::<AnswerMessage>().cloned() else { continue };
        let (name, error) = match message {
            AnswerMessage::NameReadAs { found, taken, .. } => {
                (Some(taken.clone()), AnswerMessage::NotStrict { found, taken })
            }
            AnswerMessage::ReadAs { name, found, taken, .. } => {
                (Some(name.into()), AnswerMessage::NotStrict { found: found.into(), taken: taken.into() })
            }
            AnswerMessage::OnlyMeaning { name, form, taken } => {
                (Some(name.into()), AnswerMessage::NotStrict { found: form.into(), taken: taken.into() })
            }
            AnswerMessage::PassedOver { text, .. } => (None, AnswerMessage::NoKnownName { text }),
            AnswerMessage::Corrected { name, first } => {
                (Some(name.clone()), AnswerMessage::AnsweredTwice { name, first })
            }
            _ => {
                file.notes.push(note);
                continue;
            }
        };
        let error: Diagnostic = match note.span {
            Some(span) => error.at(span),
            None => error.into(),
        };
        let answer = file.answers.iter_mut().find(|answer| Some(&answer.name) == name.as_ref());
        match answer.map(|answer| &mut answer.given) {
            Some(Err(errors)) => errors.0.push(error),
            Some(given) => *given = Err(error.into()),
            None => file.faults.push(error),
        }
    }
    file
}
