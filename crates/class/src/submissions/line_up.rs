//! Lines up the roster with the submissions.

use super::hand_in::HandIn;
use super::matching::{Matching, Named};
use super::roster::{Roster, RosterMessage};
use gocheck_files::input::names::last_part;

impl Roster {
    /// Returns the submission of each student on the roster, or an empty one for a student without any, followed by the
    /// submissions of others. Students who worked together have the same. `shown` is the roster's name in messages.
    pub fn line_up(&self, shown: &str, hand_ins: Vec<HandIn>) -> Vec<HandIn> {
        let named = |hand_in: &HandIn| Named {
            name: match hand_in.known_as.as_str() {
                "" => last_part(&hand_in.student).to_owned(),
                known_as => known_as.to_owned(),
            },
            is_read: hand_in.fault.is_none(),
            may_be_several: hand_in.known_as.is_empty(),
        };
        let names: Vec<Named> = hand_ins.iter().map(named).collect();
        let matching = Matching::new(&self.students, &names);
        let taken: Vec<Option<String>> =
            matching.of_student.iter().map(|&of| Some(hand_ins[of?].student.clone())).collect();
        let label = |student: usize| self.students[student].label();
        let mut of_student: Vec<Option<HandIn>> = self.students.iter().map(|_| None).collect();
        let mut rest = Vec::new();
        for (i, mut hand_in) in hand_ins.into_iter().enumerate() {
            let others: Vec<String> = matching.also[i].iter().map(|&student| label(student)).collect();
            if let Some(&first) = matching.of_hand_in[i].first() {
                if !others.is_empty() {
                    let message = RosterMessage::SeveralStudents { taken: label(first), others };
                    hand_in.notes.push(message.into());
                }
                for &student in &matching.of_hand_in[i] {
                    let with = matching.of_hand_in[i].iter().filter(|&&other| other != student);
                    let with: Vec<String> = with.map(|&other| label(other)).collect();
                    let mut own = HandIn { student: label(student), row: Some(student), ..hand_in.clone() };
                    if !with.is_empty() {
                        own.notes.push(RosterMessage::Together { others: with }.into());
                    }
                    of_student[student] = Some(own);
                }
                continue;
            }
            let first =
                matching.also[i].first().and_then(|&student| Some((student, taken[student].clone()?)));
            hand_in.notes.push(match first {
                Some((student, taken)) => {
                    RosterMessage::SeveralHandIns { student: label(student), taken }.into()
                }
                None => RosterMessage::NotInRoster.into(),
            });
            rest.push(hand_in);
        }
        let absent = |student: usize| HandIn {
            student: label(student),
            known_as: String::new(),
            row: Some(student),
            shown: shown.to_owned(),
            tree: None,
            files: Vec::new(),
            notes: Vec::new(),
            fault: Some(RosterMessage::NotHandedIn.into()),
        };
        let present = of_student.into_iter().enumerate();
        present.map(|(student, hand_in)| hand_in.unwrap_or_else(|| absent(student))).chain(rest).collect()
    }
}
