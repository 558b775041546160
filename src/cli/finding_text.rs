//! The text of a finding in a record.

use super::language::language;
use gocheck::record::report::picture;
use gocheck::record::{Certainty, Finding, Severity};
use gocheck_program::messages::{BAD, CAREFUL};
use gocheck_text::untrusted::one_line;
use gocheck_text::{Phrase, phrase};

/// `FILE:LINE:COLUMN: CODE MESSAGE`, the move and the line of play, and optionally the board.
pub(super) fn finding_text(file: &str, finding: &Finding, show_board: bool, more: usize) -> String {
    let style = match finding.code().severity() {
        Severity::Error => BAD,
        Severity::Warning | Severity::Note => CAREFUL,
    };
    let Finding { place, certainty, line, number, game, .. } = finding;
    let (code, message) = (finding.code(), finding.text(language()));
    let mut notes: Vec<String> = Vec::new();
    if code.id().starts_with('M') {
        notes.push(phrase!("move {number}", "第 {number} 手", number = *number).text(language()));
    }
    if !line.is_main() {
        let path = phrase!("{path}", "变化 {short}", path = line.to_string(), short = line.short());
        notes.push(path.text(language()));
    }
    if *game > 1 {
        notes.push(phrase!("game {game}", "第 {game} 盘", game = *game).text(language()));
    }
    if *certainty != Certainty::Certain {
        notes.push(certainty.word(language()).to_owned());
    }
    if more > 0 {
        notes.push(more_of_code(more).text(language()));
    }
    let notes = match notes.as_slice() {
        [] => String::new(),
        notes => format!(" [{}]", notes.join(language().semicolon())),
    };
    let picture = picture(finding).filter(|_| show_board).unwrap_or_default();
    let (file, message) = (one_line(file), one_line(&message));
    format!("{file}:{place}: {style}{code}{style:#} {message}{notes}\n{picture}")
}

pub(super) fn more_of_code(more: usize) -> Phrase {
    phrase!(
        "and {more} more of this code in the file; use --all to list them",
        "这个文件里同样的还有 {more} 条，加 --all 逐条列出"
    )
}
