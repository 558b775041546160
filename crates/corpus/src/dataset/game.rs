//! A file becomes entries: its games are split, fixed, checked and compared with the filters.

use super::entry::{Entry, Kept};
use super::options::DatasetOptions;
use super::reason::Reason;
use super::settings::Judging;
use super::stop::Stop;
use super::template::Named;
use crate::guesses::Guess;
use gocheck_files::input::source::Source;
use gocheck_sgf::faults::{NoGame, UncertainEncoding};
use gocheck_sgf::report::games_csv_line;
use gocheck_sgf::{
    EncodingHints, FixMessage, FixOptions, Fixer, GameRow, GameText, LintOptions, Linter, RecordEncoding,
    Selection, game_texts, lint_codes,
};
use gocheck_text::{Diagnostic, csv_record};
use std::path::Path;
use std::sync::Arc;

/// What became of a file.
pub(super) struct Outcome {
    /// Its entries, the last of which is an end.
    pub(super) entries: Vec<Entry>,
    /// Why it cannot be read, that it contains no game, or that its encoding is uncertain.
    pub(super) error: Option<Diagnostic>,
}

/// The maximum size of a file in bytes. Each of its games may have [`gocheck_sgf::MAX_FIXED`].
const MAX_FILE: usize = 1 << 26;

/// The byte-order mark.
const MARK: char = '\u{FEFF}';

/// Reads one file after another by the same settings, reusing its memory.
pub(super) struct Judge<'a> {
    options: &'a DatasetOptions,
    judging: Arc<Judging>,
    fixer: Fixer,
    linter: Linter,
    is_stopped: Stop<'a>,
}

impl<'a> Judge<'a> {
    pub(super) fn new(options: &'a DatasetOptions, judging: &Arc<Judging>, is_stopped: Stop<'a>) -> Self {
        // What lint reports by default, and what leads to the exclusion of games.
        let usual = Selection::default();
        let codes = lint_codes().into_iter().filter(|&code| usual.has(code) || judging.selection.has(code));
        let linter = Linter::new(LintOptions {
            rules: judging.rules,
            selection: Selection::of(codes),
            estimate: options.estimate,
            outlook: options.has_outlook,
            ..LintOptions::default()
        });
        Self { options, judging: Arc::clone(judging), fixer: Fixer::default(), linter, is_stopped }
    }

    /// Returns true if it judges by these settings.
    pub(super) fn is_by(&self, judging: &Arc<Judging>) -> bool {
        Arc::ptr_eq(&self.judging, judging)
    }

    /// Reads a file. If the run is stopped, the rest of its games is missing.
    pub(super) fn read(&mut self, source: &Source, hints: EncodingHints) -> Outcome {
        let unread = |error: Diagnostic| Outcome {
            entries: vec![Entry::End { is_unread: true, has_no_game: false, guess: None }],
            error: Some(error),
        };
        let bytes = match source.bytes(MAX_FILE) {
            Err(message) => return unread(message.into()),
            Ok(bytes) if bytes.len() > MAX_FILE => {
                return unread(FixMessage::TooLargeToFix { most: MAX_FILE as u64 }.into());
            }
            Ok(bytes) => bytes,
        };
        let path = slashed(&source.relative().with_extension(""));
        let (mut guess, mut doubt, is_stopped) = (None, None, self.is_stopped);
        let mut entries = match game_texts(&bytes, hints) {
            Err(message) => vec![dropped(source, 1, Reason::Unfixable, message.code().id())],
            Ok(texts) => {
                let is_one = texts.texts.len() == 1;
                guess = Guess::of(texts.encoding);
                let found = texts.encoding.name();
                let other = texts.other_encoding.filter(|_| !self.options.accepts_guesses);
                doubt = other.map(|other| UncertainEncoding { found, other });
                let is_doubtful = doubt.is_some();
                let texts_until_stop = texts.texts.iter().take_while(|_| !is_stopped());
                let games = texts_until_stop.zip(1..).filter_map(|(text, number)| {
                    let path = if is_one { path.clone() } else { format!("{path}_{number}") };
                    let encoding = texts.encoding;
                    self.judge(source, Part { text, number, encoding, is_doubtful, path: &path })
                });
                games.collect()
            }
        };
        let has_no_game = entries.is_empty();
        entries.push(Entry::End { is_unread: false, has_no_game, guess });
        let none = has_no_game.then(|| NoGame.into());
        Outcome { entries, error: none.or(doubt.map(Diagnostic::from)) }
    }

    /// Judges a game; `None` if there is none.
    fn judge(&mut self, source: &Source, part: Part<'_>) -> Option<Entry> {
        let Part { text: GameText { place, text }, number, encoding, is_doubtful, path } = part;
        let options = self.options;
        let fix = FixOptions { drop_impossible: options.drops_impossible, ..FixOptions::default() };
        let fixed = self.fixer.fix(text.as_bytes(), &fix);
        if fixed.games == 0 && fixed.kept.is_none() {
            return None;
        }
        if let Some(kept) = fixed.kept.as_ref().filter(|_| !options.keeps_faulty) {
            return Some(dropped(source, number, Reason::Unfixable, kept.code().id()));
        }
        let text = fixed.text.and_then(|text| String::from_utf8(text).ok());
        let text = text.unwrap_or_else(|| text_of_damaged(&part.text.text));
        let (_, rows) = self.linter.lint_games(text.as_bytes(), false);
        let mut row = GameRow { game: number, place: *place, encoding, ..rows.into_iter().next()? };
        if is_doubtful {
            row.findings.push((UncertainEncoding::CODE, 1));
        }
        if let Some(reason) = options.filters.reason(&row) {
            return Some(dropped(source, number, reason, ""));
        }
        let mut codes = row.findings.iter().map(|(code, _)| *code);
        let selection = &self.judging.selection;
        if let Some(code) = codes.find(|&code| selection.has(code)).filter(|_| !options.keeps_faulty) {
            return Some(dropped(source, number, Reason::Findings, code.id()));
        }
        if row.moves > 0 && options.excluded.has(row.symmetric_hash) {
            return Some(dropped(source, number, Reason::Excluded, ""));
        }
        Some(Entry::Kept(Box::new(Kept {
            hash: row.hash,
            symmetric: row.symmetric_hash,
            opening: row.opening_hash,
            moves: row.moves,
            header: header(&row),
            file: source.shown.clone(),
            game: number,
            name: options.template.name(&Named { path, row: &row }),
            row: options.row(source, &row),
            text,
        })))
    }
}

impl DatasetOptions {
    /// The cells of a game in the table; empty if there is none.
    fn row(&self, source: &Source, row: &GameRow) -> String {
        if self.table.is_none() {
            return String::new();
        }
        let cells = games_csv_line(&source.shown, row);
        if !self.has_outlook {
            return cells;
        }
        let outlook = row.outlook.as_ref();
        let board = outlook.map_or("", |outlook| &outlook.board);
        let ownership = outlook.map_or_else(Vec::new, |outlook| outlook.ownership.clone());
        let ownership: Vec<String> = ownership.iter().map(i16::to_string).collect();
        format!("{},{}", cells.trim_end_matches('\n'), csv_record([board, &ownership.join(" ")]))
    }
}

/// A game of a file.
struct Part<'a> {
    text: &'a GameText,
    number: u32,
    encoding: RecordEncoding,
    /// Its encoding may well be another one.
    is_doubtful: bool,
    /// The path of the file, with the number of the game if there are several.
    path: &'a str,
}

fn dropped(source: &Source, game: u32, reason: Reason, code: &str) -> Entry {
    Entry::Dropped { file: source.shown.clone(), game, reason, code: code.to_owned() }
}

/// The text of a game that is kept as it is. A byte-order mark contradicts a CA that names another encoding.
fn text_of_damaged(text: &str) -> String {
    let plain = text.trim_start_matches(MARK);
    if plain.is_ascii() { plain.to_owned() } else { format!("{MARK}{plain}") }
}

/// The number of known values in the root of a game.
fn header(row: &GameRow) -> u8 {
    let texts =
        row.players.iter().chain(&row.ranks).chain([&row.date, &row.event, &row.result, &row.rules_written]);
    texts.flatten().count() as u8 + u8::from(row.komi.is_some())
}

/// A path with `/` between its parts.
fn slashed(path: &Path) -> String {
    path.iter().map(|part| part.to_string_lossy()).collect::<Vec<_>>().join("/")
}
