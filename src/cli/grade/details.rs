use gocheck::grade::DetailColumn;
use gocheck::grade::submissions::{HandIn, Roster};
use gocheck_text::{Phrase, phrase};

/// The roster's details of students, other than their names in the table.
pub(super) struct Details<'a> {
    pub(super) columns: Vec<DetailColumn>,
    roster: Option<&'a Roster>,
}

impl<'a> Details<'a> {
    pub(super) fn new(roster: Option<&'a Roster>) -> Self {
        let Some(known) = roster else { return Self { columns: Vec::new(), roster } };
        let column = |key: &str, head: Phrase| DetailColumn { key: key.to_owned(), head };
        let mut columns = vec![column("id", phrase!("id", "学号")), column("name", phrase!("name", "姓名"))];
        for head in &known.extra_columns {
            let mut keys =
                (1..).map(|number| if number == 1 { head.clone() } else { format!("{head} {number}") });
            let key = keys.find(|key| columns.iter().all(|column| column.key != *key));
            columns.extend(key.map(|key| column(&key, head.as_str().into())));
        }
        Self { columns, roster }
    }

    pub(super) fn of(&self, hand_in: &HandIn) -> Vec<String> {
        let student = self.roster.zip(hand_in.row).and_then(|(roster, row)| roster.students.get(row));
        let known =
            student.map(|student| [&student.id, &student.name].into_iter().chain(&student.extra).cloned());
        known.map(Iterator::collect).unwrap_or_default()
    }
}
