//! `--name-template`: the names of new files, from what is known about their games.

use gocheck_board::{Color, Size};
use gocheck_rules::RuleSet;
use gocheck_sgf::GameRow;
use gocheck_sgf::report::hash_text;
use gocheck_text::{Phrase, is_obeyed, phrase};
use std::collections::HashMap;
use std::fmt;
use std::hash::{DefaultHasher, Hash, Hasher};

/// A template for the names of new files: text with fields in braces.
#[derive(Clone)]
pub struct Template {
    pieces: Vec<Piece>,
    text: String,
}

/// The text. The addresses of the fields' functions differ from run to run.
impl fmt::Debug for Template {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.text.fmt(f)
    }
}

#[derive(Clone)]
enum Piece {
    Text(String),
    /// The path of the source: the only field with folders.
    Path,
    /// The number of the file, which is not known yet.
    Number,
    Field(Field),
}

/// The source and the row from which a name is made.
pub(super) struct Named<'a> {
    /// The path of the source, without its ending and with `/` between its parts, then the number of one of several games.
    pub(super) path: &'a str,
    pub(super) row: &'a GameRow,
}

type Field = fn(&Named<'_>) -> String;

const FIELDS: [(&str, Field); 16] = [
    ("file", |named| named.path.rsplit('/').next().unwrap_or_default().to_owned()),
    ("game", |named| named.row.game.to_string()),
    ("date", |named| named.row.first_date().map_or_else(unknown, |date| date.to_string())),
    ("year", |named| named.row.first_date().map_or_else(unknown, |date| format!("{:04}", date.year()))),
    ("event", |named| text(named.row.event.as_ref())),
    ("black", |named| text(named.row.players[Color::Black as usize].as_ref())),
    ("white", |named| text(named.row.players[Color::White as usize].as_ref())),
    ("black_rank", |named| rank(named, Color::Black)),
    ("white_rank", |named| rank(named, Color::White)),
    ("result", |named| text(named.row.result.as_ref())),
    ("size", |named| named.row.size.map_or_else(unknown, size)),
    ("rules", |named| named.row.rules.map_or_else(unknown, |rules: RuleSet| rules.name().to_owned())),
    ("komi", |named| named.row.komi.map_or_else(unknown, |komi| komi.to_string())),
    ("handicap", |named| named.row.handicap.to_string()),
    ("moves", |named| named.row.moves.to_string()),
    ("hash", |named| hash_text(named.row.hash)),
];

/// The ending of every name.
const ENDING: &str = ".sgf";
/// Stands for the number of the file until it is known.
const NUMBER: char = '\0';
/// The maximum number of characters of a field, and of bytes of a part of a path: file systems allow 255.
const MAX_FIELD: usize = 60;
const MAX_PART: usize = 200;

fn unknown() -> String {
    "unknown".to_owned()
}

fn text(value: Option<&String>) -> String {
    value.cloned().unwrap_or_else(unknown)
}

fn rank(named: &Named<'_>, color: Color) -> String {
    named.row.rank(color).map_or_else(unknown, |rank| rank.to_string())
}

fn size(size: Size) -> String {
    if size.rows() == size.cols() {
        size.rows().to_string()
    } else {
        format!("{}x{}", size.rows(), size.cols())
    }
}

impl Template {
    /// Parses a template.
    ///
    /// # Errors
    /// If a field is unknown or a brace is unmatched.
    pub fn parse(text: &str) -> Result<Self, Phrase> {
        let (mut pieces, mut rest) = (Vec::new(), text.strip_suffix(ENDING).unwrap_or(text));
        while let Some((before, after)) = rest.split_once('{') {
            pieces.push(Piece::Text(before.to_owned()));
            let (name, after) = after.split_once('}').ok_or_else(|| unknown_field(after))?;
            pieces.push(match name {
                "path" => Piece::Path,
                "number" => Piece::Number,
                name => {
                    let field = FIELDS.iter().find(|(known, _)| *known == name);
                    Piece::Field(field.ok_or_else(|| unknown_field(name))?.1)
                }
            });
            rest = after;
        }
        pieces.push(Piece::Text(rest.to_owned()));
        Ok(Self { pieces, text: text.to_owned() })
    }

    /// The name of a file, safe on every system, with `/` between its parts and without its ending.
    pub(super) fn name(&self, named: &Named<'_>) -> String {
        let mut name = String::new();
        for piece in &self.pieces {
            match piece {
                Piece::Text(text) => name.push_str(text),
                Piece::Path => name.extend(named.path.chars().map(|c| if c == NUMBER { '_' } else { c })),
                Piece::Number => name.push(NUMBER),
                Piece::Field(field) => {
                    let value = field(named);
                    let value = value.chars().take(MAX_FIELD);
                    name.extend(value.map(|c| if matches!(c, '/' | NUMBER) { '_' } else { c }));
                }
            }
        }
        let parts: Vec<&str> = name.split('/').collect();
        let last = parts.len() - 1;
        let parts = parts.iter().enumerate().map(|(index, part)| safe(part, index < last));
        parts.collect::<Vec<_>>().join("/")
    }
}

fn unknown_field(name: &str) -> Phrase {
    let fields = ["path", "number"].into_iter().chain(FIELDS.map(|(name, _)| name));
    let fields: Vec<String> = fields.map(|field| format!("{{{field}}}")).collect();
    let fields = fields.join(", ");
    phrase!(
        "unknown field {{{name}}}: expected one of {fields}",
        "没有 {{{name}}} 这个字段，可用：{fields}",
        name = name,
        fields = fields.as_str()
    )
}

/// A part of a path that every system accepts.
fn safe(part: &str, is_folder: bool) -> String {
    let clean = part.chars().map(|c| match c {
        NUMBER => c,
        '\\' | ':' | '*' | '?' | '"' | '<' | '>' | '|' => '_',
        c if is_obeyed(c) => '_',
        c => c,
    });
    let mut clean: String = clean.collect();
    let mut end = clean.len().min(MAX_PART);
    while !clean.is_char_boundary(end) {
        end -= 1;
    }
    clean.truncate(end);
    // Windows drops blanks and full stops at the end, and other systems hide what begins with one.
    let clean = clean.trim().trim_end_matches(['.', ' ']);
    let is_hidden = clean.starts_with('.');
    let stem = clean.split('.').next().unwrap_or_default().trim_end().to_ascii_lowercase();
    let is_reserved = RESERVED.contains(&stem.as_str())
        || ["com", "lpt"].iter().any(|device| stem.strip_prefix(device).is_some_and(is_device_number));
    let prefix = if clean.is_empty() || is_hidden || is_reserved { "_" } else { "" };
    // A folder that is named like a record would exclude that record.
    let suffix = if is_folder && clean.to_lowercase().ends_with(ENDING) { "_" } else { "" };
    format!("{prefix}{clean}{suffix}")
}

/// Names that Windows reserves, with any ending.
const RESERVED: [&str; 6] = ["con", "prn", "aux", "nul", "conin$", "conout$"];

fn is_device_number(text: &str) -> bool {
    let mut numbers = text.chars();
    matches!((numbers.next(), numbers.next()), (Some('0'..='9' | '¹' | '²' | '³'), None))
}

/// Makes names unique, ignoring letter case. Only hashes of the names are kept.
#[derive(Default)]
pub(super) struct Names {
    taken: HashMap<u64, u32>,
    count: usize,
}

impl Names {
    /// Returns the name with its ending: with `-2`, `-3` and so on if it is taken.
    pub(super) fn distinct(&mut self, name: &str) -> String {
        self.count += 1;
        let name = name.replace(NUMBER, &format!("{:06}", self.count));
        let mut distinct = format!("{name}{ENDING}");
        while self.taken.contains_key(&key(&distinct)) {
            let next = self.taken.entry(key(&name)).or_insert(1);
            *next += 1;
            distinct = format!("{name}-{next}{ENDING}");
        }
        self.taken.insert(key(&distinct), 1);
        distinct
    }
}

/// The hash of a name, ignoring letter case.
fn key(name: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    name.to_lowercase().hash(&mut hasher);
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use super::{Named, Names, Template};
    use gocheck_sgf::GameRow;

    #[test]
    fn names_are_safe_everywhere() {
        let name = |template: &str, black: &str, path: &str| {
            let row = GameRow { players: [Some(black.to_owned()), None], ..GameRow::default() };
            Template::parse(template).unwrap().name(&Named { path, row: &row })
        };
        for (template, black, path, expected) in [
            ("{black}.sgf", "Lee Sedol", "", "Lee Sedol"),
            ("{black}_{white}", "Lee", "", "Lee_unknown"),
            ("{black}", "../../etc/passwd", "", "_.._.._etc_passwd"),
            ("{black}", r"C:\games", "", "C__games"),
            ("{black}", "con", "", "_con"),
            ("{black}", "NUL.x", "", "_NUL.x"),
            ("{black}", "COM1", "", "_COM1"),
            ("{black}", "COM10", "", "COM10"),
            ("{black}", "what?*<>|\"", "", "what______"),
            ("{black}", "line\nbreak", "", "line_break"),
            ("{black}", "ends. . ", "", "ends"),
            ("{black}", " ", "", "_"),
            ("{black}", ".hidden", "", "_.hidden"),
            ("{black}/x", "a.sgf", "", "a.sgf_/x"),
            ("{date}/{black}", "柯洁", "", "unknown/柯洁"),
            ("{path}", "", "1996/kisei/1", "1996/kisei/1"),
            ("{path}", "", "aux/../x", "_aux/_/x"),
            ("x/{file}", "", "1996/kisei/1", "x/1"),
        ] {
            assert_eq!(name(template, black, path), expected, "{template} {black} {path}");
        }
        let long = name("{black}_{black}_{black}_{black}_{black}", &"棋".repeat(300), "");
        assert!(long.len() <= 200 && long.starts_with('棋'), "{long}");
        for wrong in ["{what}", "{black", "{}"] {
            assert!(Template::parse(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn equal_names_are_numbered() {
        let mut names = Names::default();
        let distinct = ["a", "A", "a-2", "a", "b/a", "a-2"].map(|name| names.distinct(name));
        assert_eq!(distinct, ["a.sgf", "A-2.sgf", "a-2-2.sgf", "a-3.sgf", "b/a.sgf", "a-2-3.sgf"]);
        assert_eq!(names.distinct("\0"), "000007.sgf");
    }
}
