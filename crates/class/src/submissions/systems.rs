//! Course systems, by the names in their downloads.

/// A course system and the names that it gives to folders and files.
pub(super) struct System {
    pub(super) name: &'static str,
    /// Patterns of names, and the path of the file within the student's submission.
    names: &'static [(&'static str, &'static str)],
    pub(super) proof: Proof,
}

/// What must hold besides the pattern.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Proof {
    /// Nothing: the name is long enough.
    Name,
    /// More than half of the names fit.
    Most,
    /// So do folders.
    MostFolders,
    /// This file is next to it.
    Next(&'static str),
    /// It contains this folder.
    Contains(&'static str),
    /// It is in this folder.
    In(&'static str),
    /// It begins like the folder that contains it, which ends with this.
    After(&'static str),
}

/// The file in which Gradescope names the students.
pub(super) const METADATA: &str = "submission_metadata.yml";

/// In a pattern, `{student}`, `{file}` and `{any}` are any text, `{word}` is a student without `_`, `{lower}` one of small
/// letters and digits, `{time}` a time, `#` a number and `##` one of at least three digits; `[...]` may be missing.
///
/// Sources: mod/assign/locallib.php of Moodle, lib/content_zipper.rb of Canvas, class.ilExSubmission.php of ILIAS, and the help pages
/// of the others; 学习通 and 雨课堂 have no description.
pub(super) const SYSTEMS: [System; 11] = [
    System {
        name: "Moodle",
        names: &[
            ("{student}_#_assignsubmission_file[_]", ""),
            ("{student}_#_assignsubmission_file_{file}", "{file}"),
            ("{student}_#_assignsubmission_onlinetext[_]", "onlinetext"),
            ("{student}_#_assignsubmission_onlinetext_{file}", "onlinetext/{file}"),
        ],
        proof: Proof::Name,
    },
    System {
        name: "Blackboard",
        names: &[
            ("{any}_{word}_attempt_{time}_{file}", "attempt_{time}/{file}"),
            // Its notes on the submission, and text that was typed in.
            ("{any}_{word}_attempt_{time}[.txt]", "attempt_{time}/submission.txt"),
        ],
        proof: Proof::Name,
    },
    System {
        name: "Canvas",
        names: &[
            ("{lower}_[LATE_]##_##_{file}", "attempt{again}/{file}"),
            ("{lower}_[LATE_]##_text.html", "attempt1/text.html"),
            ("{lower}_[LATE_]##_link.html", "attempt1/link.html"),
            ("[LATE_]anon_{word}_##_{file}", "attempt{again}/{file}"),
        ],
        proof: Proof::Name,
    },
    System { name: "Gradescope", names: &[("{student}", "")], proof: Proof::Next(METADATA) },
    System { name: "Teams", names: &[("{student}", "")], proof: Proof::In("Submitted files") },
    System { name: "Sakai", names: &[("{student}", "")], proof: Proof::Contains("Submission attachment(s)") },
    System { name: "Sakai", names: &[("{student}, {any}({any})", "")], proof: Proof::MostFolders },
    System { name: "GitHub Classroom", names: &[("{student}", "")], proof: Proof::After("-submissions") },
    System { name: "学习通", names: &[("{student}", "")], proof: Proof::Contains("附件") },
    System { name: "ILIAS", names: &[("{student}_{any}_{any}_##", "")], proof: Proof::MostFolders },
    System { name: "Google Classroom", names: &[("{student} - {file}", "{file}")], proof: Proof::Most },
];

/// A name that a course system made.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct SystemName {
    pub(super) student: String,
    /// The student's number in the system, if the name has it.
    pub(super) id: String,
    /// The path of the file within the student's submission; empty for a folder.
    pub(super) path: String,
}

impl System {
    /// Parses the name of a folder or a file.
    pub(super) fn parse(&self, name: &str) -> Option<SystemName> {
        const LONGEST: usize = 255;
        let patterns = self.names.iter().filter(|_| name.len() <= LONGEST);
        patterns.into_iter().find_map(|(pattern, path)| {
            let mut fields = Vec::new();
            if !fits(pattern, name, &mut fields) {
                return None;
            }
            let field = |wanted: &[&str]| {
                fields.iter().rev().find(|(name, _)| wanted.contains(name)).map_or("", |(_, text)| text)
            };
            let file = field(&["file"]);
            // A file that is handed in again gets a number.
            let (stem, _) = file.rsplit_once('.').unwrap_or((file, ""));
            let again = stem.rsplit_once('-').and_then(|(_, number)| number.parse::<u8>().ok()).unwrap_or(0);
            let path = path.replace("{again}", &(u32::from(again) + 1).to_string());
            let path = path.replace("{time}", field(&["time"])).replace("{file}", file);
            let is_whole = matches!(self.proof, Proof::MostFolders);
            let student = if is_whole { name } else { field(&["student", "word", "lower"]) };
            Some(SystemName { student: student.to_owned(), id: field(&["#", "##"]).to_owned(), path })
        })
    }
}

/// Returns the name that a course system made, if the name alone shows it.
#[cfg(test)]
fn by_system(name: &str) -> Option<SystemName> {
    SYSTEMS.iter().filter(|system| system.proof == Proof::Name).find_map(|system| system.parse(name))
}

/// Returns true if a pattern fits a text. The shortest fields that fit are added to `fields`, the last one first.
fn fits<'a>(pattern: &'a str, text: &'a str, fields: &mut Vec<(&'a str, &'a str)>) -> bool {
    let Some(first) = pattern.chars().next() else { return text.is_empty() };
    if let Some((optional, rest)) = pattern.strip_prefix('[').and_then(|rest| rest.split_once(']')) {
        return text.strip_prefix(optional).is_some_and(|text| fits(rest, text, fields))
            || fits(rest, text, fields);
    }
    let (field, rest) = if let Some((field, rest)) = pattern.strip_prefix('{').and_then(|p| p.split_once('}'))
    {
        (field, rest)
    } else if first == '#' {
        pattern.split_at(pattern.len() - pattern.trim_start_matches('#').len())
    } else {
        return text.strip_prefix(first).is_some_and(|text| fits(&pattern[first.len_utf8()..], text, fields));
    };
    const TIME: &str = "2019-11-03-21-14-05";
    let may_hold = |c: char| match field {
        "#" | "##" => c.is_ascii_digit(),
        "word" => c != '_',
        "lower" => c.is_alphanumeric() && !c.is_uppercase(),
        "time" => c.is_ascii_digit() || c == '-',
        _ => true,
    };
    let is_whole = |value: &str| match field {
        "##" => value.len() >= 3,
        "lower" => value.chars().any(char::is_alphabetic),
        "time" => value.split('-').map(str::len).eq(TIME.split('-').map(str::len)),
        _ => true,
    };
    for (at, c) in text.char_indices() {
        if !may_hold(c) {
            return false;
        }
        let (value, after) = text.split_at(at + c.len_utf8());
        if is_whole(value) && fits(rest, after, fields) {
            fields.push((field, value));
            return true;
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_systems_are_taken_apart() {
        for (name, student, path) in [
            ("Wei Wang_4010_assignsubmission_file_", "Wei Wang", ""),
            ("Wei Wang_4010_assignsubmission_file", "Wei Wang", ""),
            ("2019011201_王伟_4010_assignsubmission_file_", "2019011201_王伟", ""),
            ("Wei Wang_4010_assignsubmission_file_answer.txt", "Wei Wang", "answer.txt"),
            ("Na Li_4011_assignsubmission_onlinetext_", "Na Li", "onlinetext"),
            ("Na Li_4011_assignsubmission_onlinetext_a.html", "Na Li", "onlinetext/a.html"),
            ("作业1_lina_attempt_2019-11-01-08-00-00_a_b.txt", "lina", "attempt_2019-11-01-08-00-00/a_b.txt"),
            (
                "HW_1_lina_attempt_2019-11-01-08-00-00.txt",
                "lina",
                "attempt_2019-11-01-08-00-00/submission.txt",
            ),
            ("lina_LATE_1002_20002_answer_for_test-1.txt", "lina", "attempt2/answer_for_test-1.txt"),
            ("lina_1002_text.html", "lina", "attempt1/text.html"),
            ("LATE_anon_Ab3dE_20002_a.txt", "Ab3dE", "attempt1/a.txt"),
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
