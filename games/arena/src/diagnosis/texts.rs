use super::bench::{Answer, Observation};
use super::evidence::{Evidence, is_legal};
use games_engine::description::spec::Described;
use games_engine::game::rules::History;
use games_engine::protocol::answer_form::AnswerForm;
use games_engine::protocol::definition::Protocol;
use gocheck_text::{Phrase, phrase};
use serde_json::{Value, json};

/// A mistake in the way that an answer is written.
struct Writing {
    cause: fn() -> Phrase,
    /// The answers that may have been meant.
    correct: fn(&str, AnswerForm) -> Vec<String>,
}

/// The mistakes, the simple ones first.
const WRITINGS: &[Writing] = &[
    Writing {
        cause: || phrase!("the letters are capitals", "字母写成了大写"),
        correct: |line, _| vec![line.to_ascii_lowercase()],
    },
    Writing {
        cause: || {
            phrase!(
                "there are brackets, commas or blanks in the answer that do not belong there",
                "回答里有多余的括号、逗号或空格"
            )
        },
        correct: |line, form| {
            let is_kept = |c: char| c.is_ascii_alphanumeric() || c == '-' && form != AnswerForm::Squares;
            let words: String = line.chars().map(|c| if is_kept(c) { c } else { ' ' }).collect();
            let words: Vec<&str> = words.split_whitespace().collect();
            vec![words.join(" "), words.concat()]
        },
    },
    Writing {
        cause: || phrase!("numbers are written with a decimal point", "数字带了小数点"),
        correct: |line, _| vec![line.replace(".0", "")],
    },
    Writing {
        cause: || {
            phrase!(
                "JSON needs double quotes: print the object with a JSON library",
                "JSON 要用双引号：请用 JSON 库输出"
            )
        },
        correct: |line, _| vec![line.replace('\'', "\"").replace("None", "null")],
    },
    Writing {
        cause: || {
            phrase!(
                "the move belongs into an object called \"response\"",
                "着法应放在名为 \"response\" 的对象里"
            )
        },
        correct: |line, form| {
            let AnswerForm::Json(fields) = form else { return Vec::new() };
            let value: Value = serde_json::from_str(line).unwrap_or_default();
            let members = value.as_object().into_iter().flat_map(|object| object.values());
            members
                .filter(|member| fields.iter().all(|&name| member.get(name).is_some()))
                .map(|member| json!({ "response": member }).to_string())
                .collect()
        },
    },
    Writing {
        cause: || phrase!("numbers are written in quotes", "数字加了引号"),
        correct: |line, form| {
            let value: Value = serde_json::from_str(line).unwrap_or_default();
            let AnswerForm::Json(fields) = form else { return Vec::new() };
            let number = |&name: &&str| value["response"][name].as_str()?.trim().parse().ok();
            let numbers: Option<Vec<i64>> = fields.iter().map(number).collect();
            numbers.and_then(|numbers| form.text(&numbers)).into_iter().collect()
        },
    },
    Writing {
        cause: || phrase!("each number of the response needs its name", "response 里的每个数字都要有名称"),
        correct: |line, form| {
            let numbers: Vec<i64> = line
                .split(|c: char| !c.is_ascii_digit() && c != '-')
                .filter_map(|word| word.parse().ok())
                .collect();
            form.text(&numbers).filter(|_| matches!(form, AnswerForm::Json(_))).into_iter().collect()
        },
    },
    Writing {
        cause: || phrase!("there is other text in front of the move", "着法前面有别的文字"),
        correct: |line, _| {
            let ends = line.char_indices().filter(|&(_, c)| c.is_whitespace() || c == ':' || c == '=');
            ends.map(|(end, c)| line[end + c.len_utf8()..].trim().to_owned()).collect()
        },
    },
    Writing {
        cause: || phrase!("there is other text after the move", "着法后面有别的文字"),
        correct: |line, _| {
            let ends = line.char_indices().filter(|&(_, c)| c.is_whitespace());
            ends.map(|(end, _)| line[..end].to_owned()).collect()
        },
    },
];

/// The mistake in the way that answers are written, if it is the same in all wrong ones.
pub(super) fn cause<G: Described>(protocol: &Protocol<G>, evidence: &Evidence<G>) -> Option<String> {
    let wrong: Vec<(&Observation<G>, &str)> = evidence.wrong().collect();
    let &(first, line) = wrong.first()?;
    if let Some(writing) = WRITINGS
        .iter()
        .find(|writing| wrong.iter().all(|(seen, line)| writing.meant(protocol, &seen.game, line).is_some()))
    {
        let meant = writing.meant(protocol, &first.game, line)?;
        return Some(format!("{}: {line:?} would be legal as {meant:?}", (writing.cause)().english()));
    }
    if let Some(other) = other_protocol(protocol, &wrong) {
        return Some(format!("{line:?} is an answer of the protocol {other}"));
    }
    let later = |seen: &Observation<G>| {
        let mut lines = seen.extra.iter();
        lines.find(|line| is_legal(protocol, seen.game.start(), &seen.game, line)).cloned()
    };
    let answer = wrong.iter().all(|(seen, _)| later(seen).is_some()).then(|| later(first))??;
    Some(format!(
        "it writes other lines before its answer, {line:?} before {answer:?}: text for debugging belongs on standard error"
    ))
}

/// The mistake in the way that a single answer is written.
pub(in super::super) fn hint<G: Described>(
    protocol: &Protocol<G>,
    game: &History<G>,
    line: &str,
) -> Option<Phrase> {
    let found = |writing: &Writing| Some((writing.cause, writing.meant(protocol, game, line)?));
    let (cause, meant) = WRITINGS.iter().find_map(found)?;
    Some(phrase!(
        "{cause}: it would be legal as {meant:?}",
        "{cause}：写成 {meant:?} 就合规",
        cause = cause()
    ))
}

impl Writing {
    fn meant<G: Described>(&self, protocol: &Protocol<G>, game: &History<G>, line: &str) -> Option<String> {
        let meant = (self.correct)(line, protocol.answer).into_iter();
        meant.filter(|meant| meant != line).find(|meant| is_legal(protocol, game.start(), game, meant))
    }
}

/// The other protocol in whose form all answers are legal.
fn other_protocol<G: Described>(
    protocol: &Protocol<G>,
    wrong: &[(&Observation<G>, &str)],
) -> Option<&'static str> {
    let mut others = G::SPEC.protocols.iter().filter(|other| other.answer != protocol.answer);
    let answers = |other: &Protocol<G>| {
        wrong.iter().all(|(seen, line)| {
            !matches!(seen.answer, Answer::Illegal(_)) && is_legal(other, seen.game.start(), &seen.game, line)
        })
    };
    others.find(|other| answers(other)).map(|other| other.name)
}
