use super::answer_file::AnswerFile;
use super::block::usual;
use super::codes::AnswerMessage;
use super::given::Given;
use super::heading::Names;
use super::markup::without_markup;
use super::points::Read;
use super::reading::Reading;
use super::structure::{FoundName, Structure};
use super::unclear::Boards;
use crate::encoding::{OTHER_ENCODINGS, decode_text};
use crate::name::Name;
use crate::source_line::SourceLine;
use crate::text::TextMessage;
use gocheck_board::Color;
use gocheck_rules::Board;
use gocheck_text::Diagnostics;

/// The maximum number of bytes of an answer file.
pub const MAX_ANSWER_BYTES: usize = 1 << 30;

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
    names: Names,
    tags: Vec<String>,
    is_strict: bool,
    boards: Boards,
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

    /// Sets the player to move in all puzzles, White by default. A third number after a point may be the player's stone.
    #[must_use]
    pub const fn to_move(mut self, player: Color) -> Self {
        self.names.player = Some(player);
        self
    }

    /// If `is_strict`, accepts only the assignment's form: every other interpretation becomes an error.
    #[must_use]
    pub fn strict(self, is_strict: bool) -> Self {
        Self { is_strict, ..self }
    }

    /// Returns true if only the assignment's form is accepted.
    #[must_use]
    pub const fn is_strict(&self) -> bool {
        self.is_strict
    }

    /// Reads a file. The tag of problems without one comes from the file name (`answer_for_<tag>`, or a tag as a separate
    /// word), or else is the only tag of the puzzles.
    ///
    /// # Errors
    /// If it is not text. Errors in single answers or lines are part of the result.
    pub fn read(&self, file_name: &str, bytes: &[u8]) -> Result<AnswerFile, Diagnostics> {
        if bytes.len() > MAX_ANSWER_BYTES {
            return Err(AnswerMessage::AnswersTooLarge { most: MAX_ANSWER_BYTES }.into());
        }
        let (text, encoding) = decode_text(bytes)?;
        let mut names = self.names.clone();
        names.tag = self.tag(file_name);
        if self.is_strict && OTHER_ENCODINGS.contains(&encoding) {
            return Err(AnswerMessage::StrictEncoding { found: encoding }.into());
        }
        let markup = if self.is_strict { None } else { without_markup(&text, &names) };
        let (plain, language) =
            markup.map_or((None, None), |(plain, language)| (Some(plain), Some(language)));
        let plain = plain.or_else(|| if self.is_strict { None } else { without_line_numbers(&text) });
        let plain = plain.as_deref().unwrap_or(&text);
        let mut reading = self.lines(&text, plain, names.clone());
        if reading.is_nameless() && !self.is_strict && names.are_known() {
            let second = self.lines(&text, plain, names.clone().with_bare_numbers());
            if second.is_convincing() {
                reading = second;
            } else if let Some(third) = self.in_order(plain, names) {
                reading = third;
            }
        }
        if let Some(language) = language {
            reading.notes.push(AnswerMessage::MarkupSkipped { language }.into());
        }
        if OTHER_ENCODINGS.contains(&encoding) {
            reading.notes.push(TextMessage::OtherTextEncoding { found: encoding }.into());
        }
        Ok(reading.finish(&self.boards))
    }

    /// Reads the answer to one puzzle from a file that does not name it. `problem`, from the name of the file or its folder,
    /// is the name of the puzzle or the number of the problem (`00`). If there is no such puzzle, this is [`read`](Self::read).
    ///
    /// # Errors
    /// If it is not text. Errors in single answers or lines are part of the result.
    pub fn read_one(&self, file_name: &str, problem: &str, bytes: &[u8]) -> Result<AnswerFile, Diagnostics> {
        let mut names = self.names.clone();
        names.tag = self.tag(file_name);
        let known = names.find(problem).map(str::to_owned);
        let name = known.or_else(|| names.numbered(problem)?.ok());
        let Some(name) = name.filter(|_| !self.is_strict) else {
            return self.read(file_name, bytes);
        };
        let (text, _) = decode_text(bytes)?;
        let mut reading = Reading::new(names, false);
        let heading = SourceLine::new(1, &name);
        reading.named(&heading, FoundName { puzzle: Ok(name.clone()), place: heading.whole() });
        for (number, source) in (1..).zip(text.split('\n')) {
            if !reading.usual_line(number, source) {
                reading.line(&reading.names().prepared(SourceLine::new(number, source)));
            }
        }
        Ok(reading.finish(&self.boards))
    }

    /// Answers without names, in the order of the problems. There must be as many as puzzles, with True or False where expected.
    fn in_order(&self, text: &str, names: Names) -> Option<Reading> {
        let order = self.names.in_order()?;
        let lines = || (1..).zip(text.split('\n'));
        let count = |is_start: &dyn Fn(usize, &str) -> bool| {
            lines().filter(|&(number, line)| is_start(number, line)).count()
        };
        let has_text = |line: &str| !line.trim().is_empty();
        let each_line = |_: usize, line: &str| has_text(line);
        let all: Vec<&str> = text.split('\n').collect();
        let each_block =
            |number: usize, line: &str| has_text(line) && (number == 1 || !has_text(all[number - 2]));
        let is_start: &dyn Fn(usize, &str) -> bool = match order.len() {
            least @ 2.. if count(&each_line) == least => &each_line,
            least @ 2.. if count(&each_block) == least => &each_block,
            _ => return None,
        };
        let mut reading = Reading::new(names, false);
        let mut rest = order.into_iter();
        for (number, source) in lines() {
            let mut line = SourceLine::new(number, source).without_comment().without_decoration();
            if is_start(number, source) {
                let start = line.whole().start;
                // `rule checking: False`
                let title = line.chars.iter().position(|&c| c == ':').map(|at| at + 1);
                let title = title.filter(|&end| {
                    !line.chars[..end].iter().any(|c| c.is_ascii_digit() || "([{".contains(*c))
                });
                line.blank(0..title.unwrap_or(start));
                reading.named(&line, FoundName { puzzle: Ok(rest.next()?), place: start..start });
            } else {
                reading.line(&line);
            }
        }
        reading.is_answered().then_some(reading)
    }

    /// `plain` has the lines of `text` without markup.
    fn lines(&self, text: &str, plain: &str, names: Names) -> Reading {
        let structure = if self.is_strict { None } else { Structure::of(plain, &names) };
        let mut reading = Reading::new(names, self.is_strict);
        for (number, (source, plain)) in (1..).zip(text.split('\n').zip(plain.split('\n'))) {
            if reading.usual_line(number, plain) {
                continue;
            }
            let line = SourceLine::with_plain(number, source, plain);
            let line = if self.is_strict { line } else { reading.names().prepared(line) };
            let Some(structure) = &structure else {
                reading.line(&line);
                continue;
            };
            for (name, part) in structure.parts(&line) {
                match name {
                    Some(name) => reading.named(&part, name),
                    None => reading.line(&part),
                }
            }
        }
        reading
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
            .or_else(|| match self.tags.as_slice() {
                [only] => Some(only.clone()),
                _ => None,
            })
    }
}

/// Removes the numbers that an editor or a listing shows before every line. `None` if there are none.
fn without_line_numbers(text: &str) -> Option<String> {
    let number = |line: &str| -> Option<(usize, usize)> {
        let rest = line.trim_start();
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        let is_apart = rest[digits..].is_empty() || rest[digits..].starts_with(['\t', ' ', ':', '|']);
        let number = rest.get(..digits)?.parse().ok().filter(|_| is_apart)?;
        Some((number, line.len() - rest.len() + digits))
    };
    let lines: Vec<&str> = text.trim_end().split('\n').collect();
    let is_numbered = lines.len() > 5
        && (1..).zip(&lines).all(|(count, line)| number(line).is_some_and(|(n, _)| n == count));
    let plain = |line: &str| {
        let (digits, rest) = line.split_at(number(line).map_or(0, |(_, end)| end));
        // Keeps places in the file correct.
        let blanks: String = digits.chars().map(|_| ' ').collect();
        let mark = usize::from(rest.starts_with([':', '|']));
        format!("{blanks}{}\n", rest.replacen([':', '|'], " ", mark))
    };
    is_numbered.then(|| lines.into_iter().map(plain).collect())
}

/// Reads exactly the blocks that [`write_answers`](crate::write_answers) writes: a name, then `True`, `False` or one
/// `row col` per line, with a blank line between blocks. `None` for anything else.
#[must_use]
pub fn read_blocks(text: &str) -> Option<Vec<(String, Given)>> {
    let mut all = Vec::new();
    for block in text.split("\n\n").filter(|block| !block.trim().is_empty()) {
        let mut lines = block.trim_end_matches('\n').split('\n');
        let name = lines.next()?.to_owned();
        Name::new(&name).ok()?;
        let read: Vec<Read> = lines.map(usual).collect::<Option<_>>()?;
        let points = read.iter().map(|read| match read {
            Read::Point(point) => Some(*point),
            _ => None,
        });
        let given = match read.as_slice() {
            [Read::Valid(value)] => Given::Valid(*value),
            _ => Given::points(points.collect::<Option<_>>()?),
        };
        all.push((name, given));
    }
    Some(all)
}
