//! Whether a board obeys rule 1, as sentences say it: `True`, `不合规`, `the group at (3, 8) has no liberty -> False`.

use super::senses::Sense;
use super::tokens::{Token, TokenKind};
use super::words::{Piece, Word};
use crate::words::{Label, label};

/// Words before the number of a rule, which is no answer: `rule 1 is violated`.
const RULE: [&str; 6] = ["rule", "rules", "regel", "regla", "règle", "правило"];

/// Words for liberties, of which every valid group has at least one.
const LIBERTY: [&str; 5] = ["libert", "freiheit", "气", "呼吸", "свобод"];

/// The verdict of a section on rule 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    Nothing,
    Says(bool),
    /// Two clauses contradict each other, or one leaves it open.
    Unclear,
}

/// How a clause says it. Those that say more come last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Strength {
    Number,
    Weak,
    Property,
    Literal,
}

/// A clause that means True or False.
struct Clause {
    value: bool,
    strength: Strength,
    has_not: bool,
    /// Asks for what follows: `违反规则1：`, `is it valid?`
    is_question: bool,
    /// Says neither True nor False itself: `是否合规`.
    is_open: bool,
    /// The value of a key that means the answer: `"result": false`.
    is_keyed: bool,
}

/// The verdict of the tokens of a section.
pub(super) fn verdict(tokens: &[&[Token]]) -> Verdict {
    let leaves_open = |word: &Word| word.has(Sense::Maybe);
    if tokens.iter().flat_map(|line| line.iter()).filter_map(Token::word).any(leaves_open) {
        return Verdict::Unclear;
    }
    // `判断局面	正确` has two cells.
    let tokens: Vec<&[Token]> =
        tokens.iter().flat_map(|line| line.chunk_by(|_, next| next.tabs == 0)).collect();
    let mut clauses: Vec<Clause> = Vec::new();
    for (index, line) in tokens.iter().enumerate() {
        // The head of a column: `valid` above `False`
        let is_head = line.len() == 1 && tokens.get(index + 1).is_some_and(|next| is_literal(next));
        // `Reading test_0.txt ... ok, 48 stones`
        let has_text = |token: &Token| token.word().is_some() || token.number().is_some();
        let last_text = line.iter().rposition(has_text);
        // Text between the last title and the clause.
        let mut has_title_text = false;
        // `->` is no end of a title.
        let mut start = 0;
        for at in 0..=line.len() {
            let end = line.get(at);
            // `"valid": true`, `Valid(true)`
            let after = line.iter().skip(at).take(4).find(|token| !token.is_mark("\"'"));
            let is_title = end.is_some_and(|token| token.is_mark("?:=\"'"))
                && after.is_some_and(|token| token.is_mark("?:="));
            let is_call = end.is_some_and(|token| token.is_glued && token.kind == TokenKind::Open('('));
            let is_question = (is_title || is_call) && line.get(at + 1).is_none_or(|next| !next.is_mark(">"));
            // `True??`
            let is_doubtful = end.is_some_and(|token| token.is_mark("?"))
                && last_text.is_none_or(|last| last < at)
                && tokens[index + 1..].iter().all(|line| line.is_empty());
            let is_end = end.is_none_or(|token| {
                token.is_mark("?:=,;.!>\u{2026}|\"'/")
                    || matches!(token.kind, TokenKind::Open(_) | TokenKind::Close(_))
            });
            if is_end {
                let is_whole = !has_title_text && last_text.is_none_or(|last| last < at);
                let found = clause(&line[start..at], is_question, is_whole);
                let is_answer = |found: &Clause| found.strength != Strength::Property;
                if is_doubtful && found.as_ref().is_some_and(is_answer) {
                    return Verdict::Unclear;
                }
                // `不合法(False)` says it twice, `Valid(false)` asks.
                let repeats = |found: &Clause| is_call && !is_title && !found.value;
                // `valid | False`, `“局面合法”为假`
                let is_between = || {
                    let mut after = line.iter().skip(at + 1).take(4).filter_map(Token::word);
                    end.is_some_and(|token| token.is_mark("|,\"")) && after.next().is_some_and(is_false)
                };
                let is_subject = |found: &Clause| {
                    found.value && found.strength == Strength::Property && !found.has_not && is_between()
                };
                let found = found.map(|found| Clause {
                    is_question: found.is_question && !repeats(&found) || is_subject(&found),
                    ..found
                });
                clauses.extend(found.map(|found| {
                    let is_asked = is_head && found.value && found.strength == Strength::Property;
                    let is_question = found.is_question || is_asked;
                    Clause { is_keyed: is_keyed(&line[..start]), is_question, ..found }
                }));
                for token in &line[start..line.len().min(at + 1)] {
                    has_title_text = !token.is_mark(":=") && (has_title_text || has_text(token));
                }
                start = at + 1;
            }
        }
    }
    // `违反规则1：否`
    let asked = clauses.iter().rev().find(|clause| clause.is_question);
    let is_reversed =
        asked.is_some_and(|asked| !asked.value && !asked.has_not && asked.strength == Strength::Property);
    let answers: Vec<&Clause> = clauses.iter().filter(|clause| !clause.is_question).collect();
    let strongest = |least: Strength| answers.iter().any(|clause| clause.strength >= least);
    let least = if strongest(Strength::Property) {
        Strength::Property
    } else if strongest(Strength::Weak) {
        Strength::Weak
    } else {
        Strength::Number
    };
    let said = |clause: &&Clause| -> bool {
        let is_answer = clause.strength != Strength::Property;
        clause.value != (is_reversed && is_answer)
    };
    let mut values: Vec<bool> = answers
        .iter()
        .copied()
        .filter(|clause| clause.strength >= least)
        .map(|clause| said(&clause))
        .collect();
    // A title that is the only verdict, or a verdict before its reason: `不合法：(3, 8) 没有气`
    let titles = clauses
        .iter()
        .filter(|clause| clause.is_question && !clause.is_open && clause.strength == Strength::Property);
    if !strongest(Strength::Literal) && !strongest(Strength::Weak) || values.is_empty() {
        values.extend(titles.map(|clause| clause.value));
    }
    // `"ok": true, "result": false`
    if values.contains(&true) && values.contains(&false) {
        let keyed =
            || answers.iter().filter(|clause| clause.is_keyed && clause.strength == Strength::Literal);
        if keyed().next().is_some() {
            values = keyed().map(said).collect();
        }
    }
    match values.first() {
        None => Verdict::Nothing,
        Some(first) if values.iter().all(|value| value == first) => Verdict::Says(*first),
        Some(_) => Verdict::Unclear,
    }
}

fn is_false(word: &Word) -> bool {
    word.has(Sense::Literal(false))
}

/// Returns true for what is not there if its number is 0: `0 liberties`, `0 气`, but not `0 True`.
fn is_counted(word: &Word) -> bool {
    let is_verdict = |sense: &Sense| matches!(sense, Sense::Literal(_) | Sense::Weak(_) | Sense::Property(_));
    LIBERTY.iter().any(|liberty| word.contains(liberty)) || !word.has_any(is_verdict)
}

/// Returns true for a line with one word, such as `False`.
fn is_literal(line: &[Token]) -> bool {
    let [token] = line else { return false };
    let is_literal =
        |word: &Word| word.pieces().iter().all(|piece| matches!(piece.senses, [Sense::Literal(_), ..]));
    token.word().is_some_and(is_literal)
}

/// Returns true if a key that means the answer comes last: `"result":`.
fn is_keyed(before: &[Token]) -> bool {
    let mut last = before.iter().rev().take(6).filter(|token| !token.is_mark("\"'"));
    let is_answer = |word: &str| matches!(label(word), Some(Label::Value));
    last.next().is_some_and(|token| token.is_mark(":="))
        && last.next().and_then(Token::word).is_some_and(|word| is_answer(word))
}

fn clause(tokens: &[Token], is_question: bool, is_whole: bool) -> Option<Clause> {
    let mut negations = 0;
    let mut found: Option<(bool, Strength)> = None;
    let (mut has_others, mut has_not, mut is_open) = (false, false, false);
    let mut number = None;
    for (at, token) in tokens.iter().enumerate() {
        if let Some(value) = token.number() {
            // `rule 1`, `0 liberties`
            let before = at.checked_sub(1).and_then(|before| tokens[before].word());
            match before {
                Some(word) if word.ends_with("则") || RULE.contains(&word.text()) => {}
                _ if value == 0 && tokens.get(at + 1).and_then(Token::word).is_some_and(is_counted) => {
                    negations += 1
                }
                _ => number = Some(value),
            }
            continue;
        }
        let Some(word) = token.word() else { continue };
        for Piece { text: piece, senses } in word.pieces() {
            let mut read = |value: bool, strength: Strength| {
                let value = value != (negations % 2 == 1);
                negations = 0;
                if found.is_none_or(|(_, other)| other <= strength) {
                    found = Some((value, strength));
                }
            };
            let first = senses.iter().find(|sense| {
                matches!(
                    sense,
                    Sense::Literal(_) | Sense::Weak(_) | Sense::Property(_) | Sense::Not | Sense::Question
                )
            });
            match first {
                Some(Sense::Question)
                    if piece.starts_with(super::scan::is_chinese)
                        || at == 0 && (is_question || &**piece == "whether") =>
                {
                    is_open = true
                }
                Some(Sense::Property(value)) => read(*value, Strength::Property),
                Some(_) if senses.contains(&Sense::Not) => {
                    // `no` on its own is an answer.
                    let is_whole = tokens.iter().filter(|token| token.word().is_some()).count() == 1;
                    match senses.iter().find(|sense| matches!(sense, Sense::Literal(_) | Sense::Weak(_))) {
                        Some(Sense::Literal(value) | Sense::Weak(value)) if is_whole => {
                            read(*value, Strength::Literal)
                        }
                        _ => (negations, has_not) = (negations + 1, true),
                    }
                }
                Some(Sense::Literal(value)) => {
                    let is_letter = piece.chars().count() == 1 && piece.is_ascii();
                    read(*value, if is_letter { Strength::Weak } else { Strength::Literal });
                }
                Some(Sense::Weak(_)) if !is_whole && piece.is_ascii() => has_others = true,
                Some(Sense::Weak(value)) => read(*value, Strength::Weak),
                _ => has_others |= senses.is_empty(),
            }
        }
    }
    let marks = tokens.iter().find_map(|token| match token.kind {
        TokenKind::Mark('\u{221A}' | '\u{2713}' | '\u{2714}' | '\u{2705}' | '\u{2611}') => Some(true),
        TokenKind::Mark('\u{D7}' | '\u{2717}' | '\u{2718}' | '\u{2715}' | '\u{2716}' | '\u{274C}') => {
            Some(false)
        }
        _ => None,
    });
    let found = found.or(marks.map(|value| (value, Strength::Weak)));
    let only = number.filter(|_| tokens.len() == 1 && is_whole && !is_question);
    let found =
        found.or(only.filter(|value| (0..=1).contains(value)).map(|value| (value == 1, Strength::Number)));
    let (mut value, strength) = found?;
    // `ne respecte pas`
    value = value != (negations % 2 == 1 && strength == Strength::Property);
    // `the right side` says nothing.
    if strength == Strength::Weak && has_others {
        return None;
    }
    // `True:` is an answer, not a question.
    let is_question = (is_question || is_open) && strength != Strength::Literal;
    Some(Clause { value, strength, has_not, is_question, is_open, is_keyed: false })
}
