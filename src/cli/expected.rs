//! The printed form of comparisons with expected answers.

use super::language::language;
use gocheck::grade::expected::{Compared, Expected};
use gocheck::grade::{Mark, MarkCode, Verdict};
use gocheck::puzzle::Given;
use gocheck_program::messages::{BAD, GOOD};
use gocheck_text::untrusted::one_line;
use gocheck_text::{Language, Phrase, count, phrase};

/// The answers in the files to puzzles that were not asked.
pub(super) fn not_asked(expected: &Expected) -> Vec<String> {
    const MOST: usize = 20;
    let of_file = |(file, mut names): (&str, Vec<&str>)| {
        if names.len() > MOST {
            names.truncate(MOST);
            names.push("..");
        }
        let names = language().list(names);
        phrase!("in {file}, but not asked for: {names}", "{file} 里还有不在题目中的：{names}")
            .text(language())
    };
    expected.not_asked().map(of_file).collect()
}

/// The summary line after the comparisons.
pub(super) fn summary(expected: &Expected, compared: &[Compared]) -> String {
    let same = compared.iter().filter(|compared| compared.mark.is_right()).count();
    let style = if same == compared.len() { GOOD } else { BAD };
    let file = language().list(expected.files().iter().map(|file| one_line(file)));
    let all = count(compared.len(), "answer", "道题");
    let line = match compared.len() {
        1 => phrase!("{same} of {all} matches {file}", "{all}中有 {same} 道与 {file} 一致", all = all),
        _ => phrase!("{same} of {all} match {file}", "{all}中有 {same} 道与 {file} 一致", all = all),
    }
    .text(language());
    format!("{style}{line}{style:#}\n")
}

/// The printed comparison of the answer with the expected one: a line, and the points below it.
pub(super) fn differences(compared: &Compared) -> String {
    let style = if compared.mark.is_right() { GOOD } else { BAD };
    let mut lines = lines(compared, language()).into_iter();
    let head = lines.next().unwrap_or_default();
    let points = lines.map(|line| format!("  {line}\n"));
    [format!("{style}{head}{style:#}\n")].into_iter().chain(points).collect()
}

/// The comparison of the answer with the expected one in a sentence.
pub(super) fn in_a_sentence(compared: &Compared) -> Phrase {
    Phrase::in_each(|language| lines(compared, language).join(language.semicolon()))
}

/// The comparison of the answer with the expected one: what differs, then the points.
fn lines(compared: &Compared, language: Language) -> Vec<String> {
    let Compared { name, file, mark, right } = compared;
    let [name, file] = [name, file].map(|text| one_line(text));
    let (name, file) = (&*name, &*file);
    let word = |phrase: Phrase| phrase.text(language);
    if mark.is_right() {
        return vec![word(phrase!("{name}: matches {file}", "{name}：与 {file} 一致"))];
    }
    let reason = mark.reason_in(language).unwrap_or_default();
    let head = match (&mark.verdict, &mark.given) {
        (Verdict::NotGiven, _) => {
            phrase!("{name}: not in {file}: {reason}", "{name}：{file} 里没有这一题：{reason}")
        }
        (Verdict::Unreadable(errors), _) => {
            let has_place = errors.0.first().is_some_and(|error| error.span.is_some());
            let why = if has_place { format!("{file}:{reason}") } else { reason };
            phrase!("{name}: cannot be read: {why}", "{name}：无法读取：{why}")
        }
        (_, Some(given)) if !(matches!(given, Given::Points(_)) && has_points(mark)) => {
            let given = given.to_string();
            let values = word(phrase!(
                "the right answer is {right}, {file} has {given}",
                "正确答案是 {right}，{file} 里是 {given}"
            ));
            differs_from(name, file, &format!("{values}{}{reason}", language.semicolon()))
        }
        _ => differs_from(name, file, &reason),
    };
    let mut lines = vec![one_line(&word(head)).into_owned()];
    if matches!(mark.verdict, Verdict::Wrong) {
        if !mark.missing.is_empty() {
            let points = language.list(mark.missing.iter());
            lines.push(word(phrase!("missing  {points} (not in {file})", "漏答  {points}（{file} 里没有）")));
        }
        if !mark.extra.is_empty() {
            let points = language.list(mark.extra.iter());
            lines.push(word(phrase!(
                "extra    {points} (only in {file})",
                "多答  {points}（只有 {file} 里有）"
            )));
        }
    }
    lines
}

/// Returns true if points were asked for and given.
fn has_points(mark: &Mark) -> bool {
    let of_values = [MarkCode::WrongKind, MarkCode::WrongValue];
    !mark.reason.as_ref().is_some_and(|reason| of_values.contains(&reason.code()))
}

fn differs_from(name: &str, file: &str, reason: &str) -> Phrase {
    phrase!("{name}: differs from {file}: {reason}", "{name}：与 {file} 不同：{reason}")
}
