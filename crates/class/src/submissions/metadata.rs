//! The students of a download of Gradescope, from its list of submissions.
//!
//! ```yaml
//! submission_101:
//!   :submitters:
//!   - :name: Ann Lee
//!     :sid: '1003'
//!     :email: ann@x.edu
//!   :created_at: 2019-11-03 21:14:05.000000000 Z
//! ```

use std::collections::HashMap;

/// A student who submitted a folder, perhaps with others.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Submitter {
    pub(super) name: String,
    pub(super) id: String,
    pub(super) email: String,
}

impl Submitter {
    /// The name, or `folder` if there is none.
    pub(super) fn student(&self, folder: &str) -> String {
        let names = [self.name.as_str(), &self.email, &self.id, folder];
        names.into_iter().find(|name| !name.is_empty()).unwrap_or_default().to_owned()
    }

    /// Everything by which a roster may name the student.
    pub(super) fn known_as(&self) -> String {
        format!("{} {} {}", self.id, self.name, self.email).trim().to_owned()
    }
}

/// The submitters of each folder.
pub(super) fn submitters(yaml: &str) -> HashMap<&str, Vec<Submitter>> {
    let mut folders: HashMap<&str, Vec<Submitter>> = HashMap::new();
    let (mut folder, mut is_in_list) = ("", false);
    for line in yaml.lines() {
        let item = line.trim_start();
        let depth = line.len() - item.len();
        let (item, is_new) = item.strip_prefix("- ").map_or((item, false), |item| (item, true));
        let Some((key, value)) = item.trim_start_matches(':').split_once(':') else { continue };
        match (depth, key, is_new) {
            (0, _, false) => (folder, is_in_list) = (unquoted(key), false),
            (1..=2, _, false) => is_in_list = key == "submitters",
            _ if is_in_list => {
                let list = folders.entry(folder).or_default();
                if is_new {
                    list.push(Submitter::default());
                }
                let (Some(last), value) = (list.last_mut(), unquoted(value.trim()).to_owned()) else {
                    continue;
                };
                match key {
                    "name" => last.name = value,
                    "sid" => last.id = value,
                    "email" => last.email = value,
                    _ => {}
                }
            }
            _ => {}
        }
    }
    folders
}

fn unquoted(text: &str) -> &str {
    let within = |quote: char| text.strip_prefix(quote)?.strip_suffix(quote);
    within('\'').or_else(|| within('"')).unwrap_or(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_folder_has_its_submitters() {
        let yaml = "---\nsubmission_101:\n  :submitters:\n  - :name: Ann Lee\n    :sid: '1003'\n    :email: ann@x.edu\n  - \
                    :name: \"张三\"\n    :sid: \n  :created_at: 2019-11-03\n  :history:\n  - :id: 7\n    :name: x\n\
                    submission_102:\n  :submitters:\n    - :name: Bob: Jr\n  :score: 1\nsubmission_103:\n  :score: 0\n";
        let of = |name: &str, id: &str, email: &str| Submitter {
            name: name.to_owned(),
            id: id.to_owned(),
            email: email.to_owned(),
        };
        let expected = [
            ("submission_101", vec![of("Ann Lee", "1003", "ann@x.edu"), of("张三", "", "")]),
            ("submission_102", vec![of("Bob: Jr", "", "")]),
        ];
        assert_eq!(submitters(yaml), expected.into());
        assert_eq!(submitters("- :a\n:\n: :\n  x"), HashMap::new());
    }
}
