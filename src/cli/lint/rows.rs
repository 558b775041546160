//! The rows printed for a file: findings, games, and why it cannot be read.

use crate::cli::all_codes::all_codes;
use crate::cli::emitter::{Emitter, Row, json, json_line};
use crate::cli::finding_text::{finding_text, more_of_code};
use crate::cli::language::language;
use gocheck::diagnostic::{self, Diagnostic};
use gocheck::record::report::{finding_csv_line, finding_json, finding_sarif, games_csv_line, games_json};
use gocheck::record::{Finding, GameRow, Severity};
use gocheck_text::untrusted::terminal;

/// A finding in a file.
pub(super) struct FindingOf<'a> {
    pub(super) file: &'a str,
    pub(super) finding: &'a Finding,
    /// Whether the text form shows the board.
    pub(super) shows_board: bool,
    /// The number of further findings that it stands for.
    pub(super) more: usize,
}

impl Row for FindingOf<'_> {
    fn entry(&self, format: Emitter) -> Option<String> {
        let &Self { file, finding, shows_board, more } = self;
        match format {
            Emitter::Text => Some(finding_text(file, finding, shows_board, more)),
            Emitter::Json => json_line(&finding_json(file, finding, language())),
            Emitter::Csv => Some(finding_csv_line(file, finding, language())),
            Emitter::Sarif => json(&finding_sarif(file, finding, all_codes(), language())),
            Emitter::Github => Some(github(file, finding, more)),
        }
    }
}

/// Why a file cannot be read, or that it contains no game. In the other formats, this goes to standard error only.
pub(super) struct ErrorOf<'a> {
    pub(super) file: &'a str,
    pub(super) error: &'a Diagnostic,
}

impl Row for ErrorOf<'_> {
    fn entry(&self, format: Emitter) -> Option<String> {
        match format {
            Emitter::Json => {
                let mut object = diagnostic::json(self.error, language());
                object["file"] = self.file.into();
                object["error"] = object["message"].take();
                json_line(&object)
            }
            Emitter::Sarif => json(&diagnostic::sarif_result(self.file, self.error, all_codes(), language())),
            Emitter::Text | Emitter::Csv | Emitter::Github => None,
        }
    }
}

/// A game in a file.
pub(super) struct GameOf<'a> {
    pub(super) file: &'a str,
    pub(super) row: &'a GameRow,
}

impl Row for GameOf<'_> {
    fn entry(&self, format: Emitter) -> Option<String> {
        match format {
            Emitter::Json => json_line(&games_json(self.file, self.row)),
            Emitter::Csv => Some(games_csv_line(self.file, self.row)),
            Emitter::Text | Emitter::Sarif | Emitter::Github => None,
        }
    }
}

/// A GitHub workflow command that shows a finding at its line:
/// <https://docs.github.com/en/actions/reference/workflow-commands-for-github-actions>.
fn github(file: &str, finding: &Finding, more: usize) -> String {
    let data = |text: &str| terminal(text).replace('%', "%25").replace('\n', "%0A");
    let property = |text: &str| data(text).replace(':', "%3A").replace(',', "%2C");
    let kind = match finding.code().severity() {
        Severity::Error => "error",
        Severity::Warning => "warning",
        Severity::Note => "notice",
    };
    let code = finding.code();
    let mut message = finding.text(language()).into_owned();
    if more > 0 {
        message += &format!(" [{}]", more_of_code(more).text(language()));
    }
    format!(
        "::{kind} file={},line={},col={},title={}::{}\n",
        property(file),
        finding.place.line,
        finding.place.character,
        property(&format!("{code} {}", code.name())),
        data(&message)
    )
}
