use super::answer_file::AnswerFile;
use super::assembly::{self, Task};
use super::codes::AnswerMessage;
use super::markup::without_markup;
use super::references::PuzzleNames;
use super::senses::known_words;
use super::strict::strictly;
use super::tokens::Tokens;
use super::unclear::Boards;
use crate::encoding::{OTHER_ENCODINGS, decode_by_words};
use crate::name::Name;
use crate::text::TextMessage;
use gocheck_board::Color;
use gocheck_rules::{Board, Question};
use gocheck_text::Diagnostics;
use std::collections::HashMap;

/// The maximum number of bytes of an answer file.
pub const MAX_ANSWER_BYTES: usize = 1 << 30;

/// The tag and the problem in the names of a file and its folders, like a heading above the first line.
#[derive(Clone, Copy, Debug, Default)]
pub struct FileHeading<'a> {
    /// The tag of problems without one.
    pub tag: Option<&'a str>,
    /// The puzzle that the file answers, unless its text names puzzles: a name, or the number of the problem (`00`). No text
    /// then says that no point is the answer.
    pub problem: Option<&'a str>,
}

/// Reads answer files.
///
/// ```
/// use gocheck_puzzle::AnswerReader;
///
/// let reader = AnswerReader::new(["train_0", "train_1"]);
/// let file = reader.read("answers.txt", b"Train_0: false\nProblem 1: forward on step:[(3, 4)]\n")?;
/// assert_eq!(file.answers[0].name, "train_0");
/// assert_eq!(file.answers[1].given.as_ref().map(ToString::to_string), Ok("[(3, 4)]".to_owned()));
/// assert_eq!(
///     file.notes[1].to_string(),
///     "1:10: A202 note: train_0: read \"false\" as False",
/// );
/// # Ok::<(), gocheck_text::Diagnostics>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct AnswerReader {
    names: PuzzleNames,
    tags: Vec<String>,
    player: Option<Color>,
    is_strict: bool,
    boards: Boards,
    questions: HashMap<String, Question>,
}

impl AnswerReader {
    /// Creates a reader of answers to the puzzles with these names. Without names, every line that is not an answer is a name.
    pub fn new<S: AsRef<str>>(names: impl IntoIterator<Item = S>) -> Self {
        let mut reader = Self::default();
        for name in names {
            let name = name.as_ref();
            reader.names.add(name);
            if let Ok(Some(tag)) = Name::new(name).map(|name| name.tag().map(str::to_owned)) {
                reader.tags.push(tag);
            }
        }
        reader.tags.sort_unstable();
        reader.tags.dedup();
        reader
    }

    /// Sets the boards of the puzzles and the players to move. A form with several meanings, such as `E5`, is then read if
    /// exactly one of them makes all points of the file legal moves.
    #[must_use]
    pub fn with_boards<S: AsRef<str>>(mut self, boards: impl IntoIterator<Item = (S, Board, Color)>) -> Self {
        let board = |(name, board, to_move): (S, Board, Color)| (name.as_ref().to_owned(), (board, to_move));
        self.boards.extend(boards.into_iter().map(board));
        self
    }

    /// Sets the questions that are asked, where the names do not imply them. False as the answer to a question of points then
    /// means that there are none.
    #[must_use]
    pub fn with_questions<S: AsRef<str>>(
        mut self,
        questions: impl IntoIterator<Item = (S, Question)>,
    ) -> Self {
        self.questions.extend(questions.into_iter().map(|(name, asked)| (name.as_ref().to_owned(), asked)));
        self
    }

    /// Sets the player to move in all puzzles, White by default. A third number after a point may be the player's stone.
    #[must_use]
    pub const fn to_move(mut self, player: Color) -> Self {
        self.player = Some(player);
        self
    }

    /// If `is_strict`, accepts only the assignment's form: every other interpretation becomes an error.
    #[must_use]
    pub fn strict(self, is_strict: bool) -> Self {
        Self { is_strict, ..self }
    }

    /// The names of the puzzles, in any order.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.names.all()
    }

    /// Returns true if only the assignment's form is accepted.
    #[must_use]
    pub const fn is_strict(&self) -> bool {
        self.is_strict
    }

    /// Reads a file. The tag of problems without one comes from a title above them, from the file name (`answer_for_<tag>`, or a
    /// tag as a separate word), or else is the only tag of the puzzles.
    ///
    /// # Errors
    /// If it is not text. Errors in single answers or lines are part of the result.
    pub fn read(&self, file_name: &str, bytes: &[u8]) -> Result<AnswerFile, Diagnostics> {
        self.read_as(self.tag(file_name), None, bytes)
    }

    /// Reads a file below what the names of the file and its folders say.
    ///
    /// # Errors
    /// If it is not text. Errors in single answers or lines are part of the result.
    pub fn read_under(&self, heading: FileHeading<'_>, bytes: &[u8]) -> Result<AnswerFile, Diagnostics> {
        let known = |tag: &str| self.tags.iter().find(|known| known.eq_ignore_ascii_case(tag)).cloned();
        let tag = heading.tag.map(|tag| known(tag).unwrap_or_else(|| tag.to_owned()));
        self.read_as(tag.or_else(|| self.only_tag()), heading.problem.filter(|_| !self.is_strict), bytes)
    }

    fn read_as(
        &self,
        tag: Option<String>,
        problem: Option<&str>,
        bytes: &[u8],
    ) -> Result<AnswerFile, Diagnostics> {
        if bytes.len() > MAX_ANSWER_BYTES {
            return Err(AnswerMessage::AnswersTooLarge { most: MAX_ANSWER_BYTES }.into());
        }
        let (text, encoding) = decode_by_words(bytes, known_words)?;
        if self.is_strict && OTHER_ENCODINGS.contains(&encoding) {
            return Err(AnswerMessage::StrictEncoding { found: encoding }.into());
        }
        let player = self.player.unwrap_or(Color::White);
        let (names, boards, is_strict) = (&self.names, &self.boards, self.is_strict);
        let questions = &self.questions;
        let task = Task { names, tag: tag.as_deref(), boards, questions, player, is_strict };
        let markup = if self.is_strict { None } else { without_markup(&text, &self.names) };
        let (plain, language) =
            markup.map_or((None, None), |(plain, language)| (Some(plain), Some(language)));
        let plain = plain.or_else(|| {
            if self.is_strict { None } else { without_line_numbers(&text).or_else(|| with_commas(&text)) }
        });
        let tokens = Tokens::new(&text, plain.as_deref().unwrap_or(&text));
        let one = problem.and_then(|problem| self.names.of_file(problem, tag.as_deref()));
        let mut file = assembly::read(&tokens, &task, one.as_deref());
        if self.is_strict {
            return Ok(strictly(file));
        }
        if let Some(language) = language {
            file.notes.push(AnswerMessage::MarkupSkipped { language }.into());
        }
        if OTHER_ENCODINGS.contains(&encoding) {
            file.notes.push(TextMessage::OtherTextEncoding { found: encoding }.into());
        }
        Ok(file)
    }

    fn tag(&self, file_name: &str) -> Option<String> {
        let stem = file_name.rsplit_once('.').map_or(file_name, |(stem, _)| stem);
        let lower = stem.to_lowercase();
        let after = lower.find("answer_for_").and_then(|at| stem.get(at + "answer_for_".len()..));
        let words = || stem.split(|c: char| !c.is_alphanumeric());
        let known = |text: &str| self.tags.iter().find(|tag| tag.eq_ignore_ascii_case(text));
        let first_word = |text: &str| text.split([' ', '(', '-', '.']).next().map(str::to_owned);
        after
            .and_then(|tag| known(tag).cloned().or_else(|| first_word(tag)))
            .filter(|tag| !tag.is_empty())
            .or_else(|| {
                // A name with several tags is ambiguous.
                let mut found: Vec<&String> = words().filter_map(known).collect();
                found.dedup();
                <[&String; 1]>::try_from(found).ok().map(|[tag]| tag.clone())
            })
            .or_else(|| self.only_tag())
    }

    fn only_tag(&self) -> Option<String> {
        if let [only] = self.tags.as_slice() { Some(only.clone()) } else { None }
    }
}

/// Replaces the dots of points such as `4.1` with commas. `None` if the text has points of two numbers, or few with dots.
fn with_commas(text: &str) -> Option<String> {
    const LEAST: usize = 3;
    let is_number =
        |part: &str| (1..=2).contains(&part.len()) && part.bytes().all(|byte| byte.is_ascii_digit());
    let (mut dotted, mut is_fraction, mut has_pairs) = (0, false, false);
    for line in text.lines() {
        let mut last_is_number = false;
        for word in line
            .split(|c: char| c.is_whitespace() || "()[]{}<>,;，；、".contains(c))
            .filter(|word| !word.is_empty())
        {
            let point = word.split_once('.').filter(|(row, col)| is_number(row) && is_number(col));
            dotted += usize::from(point.is_some());
            is_fraction |= point.is_some_and(|(_, col)| col.bytes().any(|byte| byte != b'0'));
            has_pairs |= last_is_number && is_number(word);
            last_is_number = is_number(word);
        }
    }
    let is_dot = |at: usize| {
        let digit =
            |at: Option<usize>| at.and_then(|at| text.as_bytes().get(at)).is_some_and(u8::is_ascii_digit);
        digit(at.checked_sub(1)) && digit(Some(at + 1))
    };
    let comma = |(at, c): (usize, char)| if c == '.' && is_dot(at) { ',' } else { c };
    (dotted >= LEAST && is_fraction && !has_pairs).then(|| text.char_indices().map(comma).collect())
}

/// Removes the numbers that an editor or a listing shows before every line, also between other lines. `None` if there are
/// none.
fn without_line_numbers(text: &str) -> Option<String> {
    const LEAST: usize = 6;
    let number = |line: &str| -> Option<(usize, usize)> {
        let rest = line.trim_start();
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        let is_apart = rest[digits..].is_empty() || rest[digits..].starts_with(['\t', ' ', ':', '|']);
        let number = rest.get(..digits)?.parse().ok().filter(|_| is_apart)?;
        Some((number, line.len() - rest.len() + digits))
    };
    let lines: Vec<&str> = text.split('\n').collect();
    let first = lines.iter().position(|line| number(line).is_some_and(|(number, _)| number == 1))?;
    let numbered =
        (1..).zip(&lines[first..]).take_while(|(count, line)| number(line).is_some_and(|(n, _)| n == *count));
    let numbered = first..first + numbered.count();
    let texts = lines.iter().filter(|line| !line.trim().is_empty()).count();
    if numbered.len() < LEAST || numbered.len() * 5 < texts * 4 {
        return None;
    }
    let plain = |(at, line): (usize, &&str)| {
        if !numbered.contains(&at) {
            return (*line).to_owned();
        }
        let (digits, rest) = line.split_at(number(line).map_or(0, |(_, end)| end));
        // Keeps places in the file correct.
        let blanks: String = digits.chars().map(|_| ' ').collect();
        let mark = usize::from(rest.starts_with([':', '|']));
        format!("{blanks}{}", rest.replacen([':', '|'], " ", mark))
    };
    Some(lines.iter().enumerate().map(plain).collect::<Vec<_>>().join("\n"))
}
