//! Names in downloads of course systems.
//!
//! | system | name |
//! | --- | --- |
//! | Moodle | `Wei Wang_4010_assignsubmission_file_/answer.txt`, or one name without the slash |
//! | Blackboard | `Homework 1_wangwei_attempt_2019-11-03-21-14-05_answer.txt` |
//! | Canvas | `wangwei_LATE_1001_20001_answer-1.txt` |

/// The folder of a download of Microsoft Teams that contains a folder per student.
pub(super) const SUBMITTED: &str = "Submitted files";

/// A name that a course system made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct SystemName {
    pub(super) student: String,
    /// The student's name or number in the system.
    pub(super) id: String,
    /// The path of the file within the student's submission; empty for a folder.
    pub(super) path: String,
}

/// Parses the name of a folder or a file.
pub(super) fn by_system(name: &str) -> Option<SystemName> {
    moodle(name).or_else(|| blackboard(name)).or_else(|| canvas(name))
}

fn moodle(name: &str) -> Option<SystemName> {
    let (before, after) = name.split_once("_assignsubmission_")?;
    let (student, id) = before.rsplit_once('_')?;
    let path = match after.strip_prefix("onlinetext") {
        Some(text) => format!("onlinetext/{}", text.trim_start_matches('_')),
        None => after.strip_prefix("file")?.trim_start_matches('_').to_owned(),
    };
    let is_id = !id.is_empty() && id.bytes().all(|byte| byte.is_ascii_digit());
    let path = path.trim_end_matches('/').to_owned();
    (is_id && !student.is_empty()).then(|| SystemName {
        student: student.to_owned(),
        id: id.to_owned(),
        path,
    })
}

fn blackboard(name: &str) -> Option<SystemName> {
    let (before, after) = name.split_once("_attempt_")?;
    let time = after.get(.."2019-11-03-21-14-05".len())?;
    let is_time = time.split('-').map(str::len).eq([4, 2, 2, 2, 2, 2])
        && time.bytes().all(|byte| byte.is_ascii_digit() || byte == b'-');
    let (_, student) = before.rsplit_once('_')?;
    let file = match after[time.len()..].strip_prefix('_') {
        Some(file) => file.to_owned(),
        // Blackboard's notes on the submission, and text that was typed in.
        None => format!("submission{}", &after[time.len()..]),
    };
    let path = format!("attempt_{time}/{file}");
    (is_time && !student.is_empty()).then(|| SystemName {
        student: student.to_owned(),
        id: student.to_owned(),
        path,
    })
}

fn canvas(name: &str) -> Option<SystemName> {
    let (student, rest) = name.split_once('_')?;
    let rest = rest.strip_prefix("LATE_").unwrap_or(rest);
    let mut fields = rest.splitn(3, '_');
    let is_id = |id: &&str| id.len() >= 3 && id.bytes().all(|byte| byte.is_ascii_digit());
    let id = fields.next().filter(is_id)?.to_owned();
    fields.next().filter(is_id)?;
    let file = fields.next().filter(|file| !file.is_empty())?;
    // A file that is handed in again gets a number.
    let (stem, _) = file.rsplit_once('.').unwrap_or((file, ""));
    let again = stem.rsplit_once('-').and_then(|(_, number)| number.parse::<u8>().ok()).unwrap_or(0);
    let path = format!("attempt{}/{file}", u32::from(again) + 1);
    let is_student = student.chars().all(|c| c.is_alphanumeric() && !c.is_uppercase())
        && student.chars().any(char::is_alphabetic);
    is_student.then(|| SystemName { student: student.to_owned(), id, path })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_systems_are_taken_apart() {
        for (name, student, path) in [
            ("Wei Wang_4010_assignsubmission_file_", "Wei Wang", ""),
            ("2019011201_王伟_4010_assignsubmission_file_", "2019011201_王伟", ""),
            ("Wei Wang_4010_assignsubmission_file_answer.txt", "Wei Wang", "answer.txt"),
            ("Na Li_4011_assignsubmission_onlinetext_", "Na Li", "onlinetext"),
            ("作业1_lina_attempt_2019-11-01-08-00-00_a_b.txt", "lina", "attempt_2019-11-01-08-00-00/a_b.txt"),
            ("HW_lina_attempt_2019-11-01-08-00-00.txt", "lina", "attempt_2019-11-01-08-00-00/submission.txt"),
            ("lina_LATE_1002_20002_answer_for_test-1.txt", "lina", "attempt2/answer_for_test-1.txt"),
            ("wangwei_1001_20001_hw1.zip", "wangwei", "attempt1/hw1.zip"),
        ] {
            let found = by_system(name).map(|found| (found.student, found.path));
            assert_eq!(found, Some((student.to_owned(), path.to_owned())), "{name}");
        }
        for name in ["answer_for_test.txt", "2019011201_王伟_1_2.txt", "2019_1001_20001_a.txt", "a_1_2_b.txt"]
        {
            assert_eq!(by_system(name), None, "{name}");
        }
    }
}
