//! Rosters: CSV lists of students with id, name and any further columns.

use super::codes::FileKind;
use super::kind::{Kind, kind};
use super::plain::folded;
use csv::{ReaderBuilder, StringRecord, Trim};
use gocheck_files::input::codes::FileMessage;
use gocheck_files::input::content::HEAD;
use gocheck_puzzle::{PuzzleMessage, decode_text};
use gocheck_text::codes;
use gocheck_text::{Diagnostic, Diagnostics, Span};
use std::borrow::Cow;
use std::collections::HashMap;

codes! {
    /// A message about a roster and about how submissions match it.
    pub enum RosterMessage, RosterCode {
        RosterKind { kind: FileKind } = Error "G201" "roster-kind" {
            title "A roster that is not CSV." "名单不是 CSV。";
            message "{kind}, not a roster" "这是{kind}，不是名单";
            help "save it as CSV, with a column for the id or the name" "请另存为 CSV，要有学号或姓名一列";
        }
        EmptyRoster = Error "G202" "empty-roster" {
            title "A roster without a student." "名单里没有学生。";
            message "no students in the roster" "名单里没有学生";
            help
                "expected one line per student, `id,name`; a header is optional"
                "每名学生一行：`学号,姓名`，有没有表头都可以";
        }
        RosterFields { found: usize, columns: usize } = Error "G203" "roster-fields" {
            title "A line of a roster with more fields than there are columns." "名单的一行比表头的列多。";
            message
                "expected at most {columns} fields, found {found}"
                "这一行有 {found} 项，而名单只有 {columns} 列";
            help "put quotation marks around a field that contains a separator" "含有分隔符的内容请加引号";
        }
        RosterNobody = Error "G204" "roster-nobody" {
            title "A line of a roster with neither an id nor a name." "名单的一行既没有学号也没有姓名。";
            message "neither an id nor a name" "既没有学号也没有姓名";
            help "add one of them, or remove the line" "请填写其中一项，或删去这一行";
        }
        RosterTwice { student: String, first: usize } = Error "G205" "roster-twice" {
            title "A student who is listed twice in a roster." "名单里有一名学生写了两次。";
            message "{student} is already listed on line {first}" "{student} 在第 {first} 行已经写过";
            help "keep one of the two lines; students with the same name need ids" "请只留一行；同名的学生要有学号";
        }
        RosterQuote = Error "G206" "roster-quote" {
            title "A quotation mark that is not closed on its line." "名单里有引号没有配对。";
            message "the quotation mark is not closed on this line" "引号在这一行没有配对";
            help
                "close or remove it; write it twice within a field"
                "请补上或删去引号；内容里的引号要写两个";
        }
        NotHandedIn = Error "G207" "not-handed-in" {
            title "A student of the roster without a submission." "名单里的学生没有提交。";
            message "nothing was handed in" "没有提交";
            help "remind the student to hand in" "请提醒学生提交";
        }
        NotInRoster = Warning "G208" "not-in-roster" {
            title "A submission without a student of the roster." "提交的人不在名单里。";
            message "no student of the roster has this id or name" "名单里没有这个学号或姓名";
            help
                "put the student's id or name in the name of the file or folder"
                "请在文件名或文件夹名里写上学生的学号或姓名";
        }
        SeveralStudents { taken: String, others: Vec<String> } = Warning "G209" "several-students" {
            title "A submission whose name fits several students." "一份提交的名字符合几名学生。";
            message
                { format!("counted for {taken}, but it may belong to {}", others.join(" or ")) }
                { format!("算作 {taken} 的，但也可能是 {} 的", others.join("、")) };
            help
                "put the student's id in the name of the file or folder"
                "请在文件名或文件夹名里写上学生的学号";
        }
        SeveralHandIns { student: String, taken: String } = Warning "G210" "several-hand-ins" {
            title "Another submission of the same student." "同一名学生的另一份提交。";
            message "also belongs to {student}, for whom {taken} counts" "也是 {student} 的，已按 {taken} 计分";
            help "keep one of the two, or grade them separately" "请只留一份，或分开评分";
        }
        Together { others: Vec<String> } = Note "G211" "submitted-together" {
            title "A submission that names several students." "一份提交写了几名学生的名字。";
            message "submitted together with {others}" "与 {others} 一起提交";
        }
    }
}

/// The students who are expected to submit.
pub struct Roster {
    /// The headers of the columns other than id and name, or the columns' numbers if the list has no header row.
    pub extra_columns: Vec<String>,
    /// The students, in the order of the list.
    pub students: Vec<Student>,
}

pub struct Student {
    /// The id. It may be empty if there is a name.
    pub id: String,
    /// The name. It may be empty if there is an id.
    pub name: String,
    /// The fields of the other columns, in order.
    pub extra: Vec<String>,
}

impl Student {
    /// `2023001 张三`
    pub fn label(&self) -> String {
        format!("{} {}", self.id, self.name).trim().to_owned()
    }
}

/// The maximum number of errors that are listed.
const MAX_ERRORS: usize = 20;

/// Headers of id columns, without blanks and in lower case.
const ID_HEADS: [&str; 14] = [
    "id",
    "studentid",
    "studentno",
    "studentnumber",
    "idnumber",
    "sid",
    "uid",
    "username",
    "学号",
    "学生学号",
    "学生编号",
    "学生id",
    "学籍号",
    "考号",
];
const NAME_HEADS: [&str; 8] =
    ["name", "student", "studentname", "fullname", "姓名", "学生姓名", "名字", "学生"];

/// The indices of the id and name columns, and the headers.
struct Columns {
    id: Option<usize>,
    name: Option<usize>,
    heads: Vec<String>,
}

impl Roster {
    /// Reads a roster: UTF-8, UTF-16 or GB18030, with commas, semicolons or tabs between the fields, with or without a
    /// header row. Commas and semicolons may be full-width. Without a header row, the id column is the one with a digit
    /// in every field.
    ///
    /// # Errors
    /// Every error in the roster, with its line.
    pub fn read(name: &str, bytes: &[u8]) -> Result<Self, Diagnostics> {
        match kind(name, &bytes[..bytes.len().min(HEAD)]) {
            Kind::Text => {}
            Kind::Other(kind) => return Err(RosterMessage::RosterKind { kind }.into()),
            Kind::Archive(_) => return Err(RosterMessage::RosterKind { kind: FileKind::Archive }.into()),
        }
        let (text, _) = decode_text(bytes)?;
        let mut records = records(&text)?;
        let columns = match records.first() {
            None => return Err(RosterMessage::EmptyRoster.into()),
            Some((_, first)) => Columns::of_head(first),
        };
        let columns = match columns {
            Some(columns) => {
                records.remove(0);
                columns
            }
            None => Columns::of_records(&records),
        };
        let mut students: Vec<Student> = Vec::new();
        let mut errors: Vec<(usize, RosterMessage)> = Vec::new();
        let mut seen: HashMap<String, usize> = HashMap::new();
        for (line, record) in &records {
            let message = match columns.student(record) {
                Err(message) => Some(message),
                Ok(student) => {
                    let key = folded(if student.id.is_empty() { &student.name } else { &student.id });
                    let first = *seen.entry(key).or_insert(*line);
                    let label = student.label();
                    students.push(student);
                    (first != *line).then_some(RosterMessage::RosterTwice { student: label, first })
                }
            };
            errors.extend(message.map(|message| (*line, message)));
        }
        match (errors.is_empty(), students.is_empty()) {
            (false, _) => Err(listed(errors, &text)),
            (true, true) => Err(RosterMessage::EmptyRoster.into()),
            (true, false) => Ok(Self { extra_columns: columns.extra_heads(), students }),
        }
    }
}

/// The first errors with their positions, and the number of the others.
fn listed(errors: Vec<(usize, RosterMessage)>, text: &str) -> Diagnostics {
    let more = errors.len().saturating_sub(MAX_ERRORS);
    let lines: Vec<&str> = text.split('\n').collect();
    let placed = errors.into_iter().take(MAX_ERRORS).map(|(line, message)| {
        let source = lines.get(line.saturating_sub(1)).copied().unwrap_or_default();
        message.at(Span::new(line, source, 0..source.len()))
    });
    let mut listed: Vec<Diagnostic> = placed.collect();
    if more > 0 {
        listed.push(PuzzleMessage::MoreErrors { count: more }.into());
    }
    Diagnostics(listed)
}

const SEPARATORS: [char; 3] = [',', ';', '\t'];

/// The lines that are not blank, with their numbers.
fn records(text: &str) -> Result<Vec<(usize, StringRecord)>, Diagnostics> {
    // Spreadsheets may name the separator in an extra first line.
    let (named, rest, skipped) = match text.strip_prefix("sep=").and_then(|rest| rest.split_once('\n')) {
        Some((separator, rest)) => (separator.chars().next().filter(char::is_ascii), rest, 1),
        None => (None, text, 0),
    };
    let head = rest.lines().find(|line| !line.trim().is_empty()).unwrap_or_default();
    let is_full_width = head.contains(FULL_WIDTH) && !head.contains(SEPARATORS);
    let rest = if is_full_width { half_width(rest) } else { rest.into() };
    let count = |separator: &char| head.chars().filter(|c| c == separator).count();
    let separator = match named {
        _ if is_full_width => ',',
        Some(named) => named,
        // If several are equally frequent, the last one is taken.
        None => SEPARATORS.into_iter().max_by_key(count).unwrap_or(','),
    };
    let mut reader = ReaderBuilder::new();
    reader.delimiter(separator as u8).has_headers(false).flexible(true).trim(Trim::All);
    let mut records = Vec::new();
    for record in reader.from_reader(rest.as_bytes()).into_records() {
        let record = record.map_err(|error| FileMessage::Unreadable { cause: error.to_string().into() })?;
        let line = record.position().map_or(0, |place| place.line() as usize + skipped);
        if record.iter().any(|field| !field.is_empty()) {
            records.push((line, record));
        }
    }
    Ok(records)
}

/// Full-width separators, which Chinese input methods produce.
const FULL_WIDTH: [char; 2] = ['，', '；'];

/// The text with full-width separators replaced by commas. Text within quotation marks, which open only at the start of
/// a field, is not changed.
fn half_width(text: &str) -> Cow<'_, str> {
    let (mut is_quoted, mut may_begin) = (false, true);
    let half_width = |c: char| {
        is_quoted ^= c == '"' && (is_quoted || may_begin);
        let is_separator = !is_quoted && FULL_WIDTH.contains(&c);
        // After a closing quotation mark, another one stands for itself.
        may_begin = is_separator || matches!(c, '\n' | ',' | '"');
        if is_separator { ',' } else { c }
    };
    text.chars().map(half_width).collect()
}

impl Columns {
    /// The columns by their headers, or `None` if the first line is not a header row.
    fn of_head(record: &StringRecord) -> Option<Self> {
        let plain = |field: &str| folded(field).replace([' ', '_', '-', '.', ':', '*'], "");
        let column = |heads: &[&str]| record.iter().position(|field| heads.contains(&plain(field).as_str()));
        let (id, name) = (column(&ID_HEADS), column(&NAME_HEADS));
        (id.is_some() || name.is_some()).then(|| Self {
            id,
            name,
            heads: record.iter().map(str::to_owned).collect(),
        })
    }

    /// The columns by their content: among those with a digit in every field, the one with the longest field is the id
    /// column, because the others may be line numbers.
    fn of_records(records: &[(usize, StringRecord)]) -> Self {
        let count = records.first().map_or(0, |(_, record)| record.len());
        // Of each column, the number of fields with a digit, and the length of the shortest one.
        let mut columns = vec![(0, usize::MAX); count];
        for (_, record) in records {
            for ((digits, shortest), field) in columns.iter_mut().zip(record) {
                *digits += usize::from(folded(field).bytes().any(|byte| byte.is_ascii_digit()));
                *shortest = field.len().min(*shortest);
            }
        }
        let ids = (0..count).rev().filter(|&column| columns[column].0 == records.len());
        let id = ids.max_by_key(|&column| columns[column].1);
        let name = (0..count).find(|&column| Some(column) != id && columns[column].0 == 0);
        let name = name.or_else(|| (0..count).find(|&column| Some(column) != id));
        Self { id, name, heads: (1..=count).map(|column| column.to_string()).collect() }
    }

    fn is_extra(&self, column: usize) -> bool {
        ![self.id, self.name].contains(&Some(column))
    }

    fn extra_heads(&self) -> Vec<String> {
        let heads = self.heads.iter().enumerate().filter(|&(column, _)| self.is_extra(column));
        heads.map(|(_, head)| head.clone()).collect()
    }

    fn student(&self, record: &StringRecord) -> Result<Student, RosterMessage> {
        // A field that contains a line break follows an unclosed quotation mark.
        if record.iter().any(|field| field.contains('\n')) {
            return Err(RosterMessage::RosterQuote);
        }
        let columns = self.heads.len();
        if record.iter().skip(columns).any(|field| !field.is_empty()) {
            return Err(RosterMessage::RosterFields { found: record.len(), columns });
        }
        let field = |column: usize| record.get(column).unwrap_or_default().to_owned();
        let [id, name] = [self.id, self.name].map(|column| column.map(field).unwrap_or_default());
        if id.is_empty() && name.is_empty() {
            return Err(RosterMessage::RosterNobody);
        }
        let extra = (0..columns).filter(|&column| self.is_extra(column)).map(field).collect();
        Ok(Student { id, name, extra })
    }
}
