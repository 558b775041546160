use super::Language;
use std::cmp::Ordering;
use std::fmt;
use std::hash::{Hash, Hasher};

/// The severity of a diagnostic.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Severity {
    /// Worth knowing; for checked files it is reported only if its code is selected.
    Note,
    /// Most likely a fault, or a harmless fault.
    Warning,
    /// A fault.
    Error,
}

impl Severity {
    /// The severity as a word.
    #[must_use]
    pub const fn word(self, language: Language) -> &'static str {
        match self {
            Self::Note => language.pick("note", "提示"),
            Self::Warning => language.pick("warning", "警告"),
            Self::Error => language.pick("error", "错误"),
        }
    }

    /// `note`, `warning` or `error`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.word(Language::English)
    }
}

/// The kind of a diagnostic: a handle to the facts about one code, which `codes!` declares.
///
/// The letter of an id gives its family. In records: `E` the file (1 structure, 2 encoding, 9 bounds), `P`
/// properties, `S` setup, `M` moves (1 rules, 2 turns), `R` the result, `W` fixes (1 changes, 2 why a file is left
/// unchanged). Elsewhere: `F` files (1 reading and writing, 2 names), `T` the text of puzzles and answers (1 encoding,
/// 2 numbers), `Q` puzzles (1 lines, 2 the position), `A` answers (1 form, 2 interpretations, 3 what is wrong with
/// an answer), `L` lines of a stream, `G` submissions (1 files, 2 the roster).
///
/// Codes are ordered by these letters, in this order, then by their numbers.
#[derive(Clone, Copy)]
pub struct Code(&'static CodeFacts);

/// The letters of ids, in the order of the codes.
const LETTERS: &str = "EPSMRWFTQALG";

/// The facts about a code, independent of the values of a message.
#[derive(Debug)]
pub struct CodeFacts {
    /// The id, which never changes: `M101`.
    pub id: &'static str,
    /// The place in the order of codes: that of [`CodeFacts::key`].
    pub key: u32,
    /// The severity.
    pub severity: Severity,
    /// The name: `occupied-point`.
    pub name: &'static str,
    /// The title, one sentence.
    pub title: CodeText,
    /// Why it matters and what to do about it.
    pub explanation: Option<Explanation>,
}

impl CodeFacts {
    /// The place of a code in the order of codes, by its id: the family, then the number. Families that gocheck does not
    /// have follow in alphabetical order.
    ///
    /// # Panics
    /// At compile time, if the id is not a letter and three digits.
    #[must_use]
    #[allow(clippy::panic, reason = "ids are constants")]
    pub const fn key(id: &str) -> u32 {
        let [letter, digits @ ..] = id.as_bytes() else { panic!("an id is not empty") };
        let families = LETTERS.as_bytes();
        let mut family = 0;
        while family < families.len() && families[family] != *letter {
            family += 1;
        }
        let mut key = if family < families.len() { family as u32 } else { 100 + *letter as u32 };
        let [a, b, c] = digits else { panic!("an id has three digits") };
        let mut place = 0;
        let digits = [*a, *b, *c];
        while place < 3 {
            assert!(digits[place].is_ascii_digit(), "an id has three digits");
            key = 10 * key + (digits[place] - b'0') as u32;
            place += 1;
        }
        key
    }
}

/// A text in every language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CodeText {
    /// The English text.
    pub english: &'static str,
    /// The Chinese text.
    pub chinese: &'static str,
}

impl CodeText {
    /// Returns the text in a language.
    #[must_use]
    pub const fn text(self, language: Language) -> &'static str {
        language.pick(self.english, self.chinese)
    }
}

/// The explanation of a code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Explanation {
    /// The consequences for readers and programs, and the specification.
    pub why: CodeText,
    /// What to do about it.
    pub fix: CodeText,
    /// An input that has it.
    pub example: Example,
}

/// An input that has a code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Example {
    /// The text of a file.
    File(&'static str),
    /// The reason why none can be shown.
    Missing(CodeText),
}

impl Code {
    /// Returns the code with these facts.
    #[must_use]
    pub const fn new(facts: &'static CodeFacts) -> Self {
        Self(facts)
    }

    /// The id, which never changes: `M101`.
    #[must_use]
    pub const fn id(self) -> &'static str {
        self.0.id
    }

    /// The severity.
    #[must_use]
    pub const fn severity(self) -> Severity {
        self.0.severity
    }

    /// The name: `occupied-point`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.0.name
    }

    /// The title, one sentence.
    #[must_use]
    pub const fn title(self, language: Language) -> &'static str {
        self.0.title.text(language)
    }

    /// Why it matters and what to do about it; every code of records has this.
    #[must_use]
    pub const fn explanation(self) -> Option<Explanation> {
        self.0.explanation
    }

    /// Returns true if the id begins with `prefix`, in any letter case, or the name is `prefix`.
    #[must_use]
    pub fn matches(self, prefix: &str) -> bool {
        self.name() == prefix
            || self.id().get(..prefix.len()).is_some_and(|id| id.eq_ignore_ascii_case(prefix))
    }

    /// Joins lists of codes into one, in the order of the codes.
    #[must_use]
    pub fn sorted(lists: &[&[Self]]) -> Vec<Self> {
        let mut all = lists.concat();
        all.sort_unstable();
        all
    }
}

/// The id.
impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

impl fmt::Debug for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.id(), self.name())
    }
}

impl PartialEq for Code {
    fn eq(&self, other: &Self) -> bool {
        self.0.key == other.0.key
    }
}

impl Eq for Code {}

impl Hash for Code {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.key.hash(state);
    }
}

impl Ord for Code {
    fn cmp(&self, other: &Self) -> Ordering {
        self.0.key.cmp(&other.0.key)
    }
}

impl PartialOrd for Code {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}
