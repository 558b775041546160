//! The fault that explains a program's answers.

use super::codes::FaultMessage;
use super::misnumbering::misnumberings;
use gocheck_board::Color;
use gocheck_puzzle::{Coordinates, Given};
use gocheck_rules::{Board, Question};
use gocheck_text::phrase;
use gocheck_text::{AnyMessage, Diagnostic, Language, Phrase, json as diagnostic_json};
use serde_json::{Value, json};

/// One fault of a program, or two.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cause {
    /// The fault.
    pub fault: FaultMessage,
    /// Another fault, without which the answers are not explained.
    pub second: Option<FaultMessage>,
}

impl Cause {
    /// Its faults.
    pub fn faults(&self) -> impl Iterator<Item = &FaultMessage> {
        [&self.fault].into_iter().chain(&self.second)
    }

    /// Each fault as a sentence, and what to do about it.
    #[must_use]
    pub fn remedies(&self) -> Vec<(Phrase, Phrase)> {
        let remedy = |fault: &FaultMessage| {
            let message = Phrase::in_each(|language| fault.text(language).message.into_owned());
            let help = |language| fault.text(language).help.unwrap_or_default().into_owned();
            (message, Phrase::in_each(help))
        };
        self.faults().map(remedy).collect()
    }

    fn text(&self, language: Language) -> String {
        let mut faults = self.faults().map(|fault| fault.text(language).message);
        let first = faults.next().unwrap_or_default();
        match faults.next() {
            Some(second) => phrase!("{first}, and {second}", "{first}，而且{second}").text(language),
            None => first.into_owned(),
        }
    }

    fn json(&self, language: Language) -> Value {
        let message = |message: &FaultMessage| {
            let mut object = diagnostic_json(&Diagnostic::from(AnyMessage::from(message.clone())), language);
            if let Value::Object(object) = &mut object {
                ["line", "column", "severity"].iter().for_each(|key| drop(object.shift_remove(*key)));
            }
            object
        };
        let mut object = message(&self.fault);
        object["second"] = self.second.as_ref().map_or(Value::Null, message);
        object
    }
}

/// The cause of wrong answers, with the smallest known board on which the program's answer is wrong.
#[derive(Clone, Debug, PartialEq)]
pub struct Explanation {
    /// The most probable cause.
    pub cause: Cause,
    /// Other causes that explain the same answers, and are not much less probable.
    pub others: Vec<Cause>,
    /// The smallest known board with a wrong answer.
    pub board: Board,
    /// The color to move.
    pub to_move: Color,
    /// The question that is answered wrong.
    pub question: Question,
    /// The right answer.
    pub right: Given,
    /// The answer of a program with this fault.
    pub wrong: Given,
}

impl Explanation {
    /// Returns true if the answers to single problems already show it: where points are printed.
    #[must_use]
    pub fn is_slip(&self) -> bool {
        let Cause { fault, second } = &self.cause;
        let is_output =
            *fault == FaultMessage::OtherColor || misnumberings().iter().any(|wrong| wrong.fault == *fault);
        is_output && second.is_none()
    }

    /// The causes in one line.
    #[must_use]
    pub fn text(&self, language: Language) -> String {
        let mut text = self.cause.text(language);
        if !self.others.is_empty() {
            let others: Vec<String> = self.others.iter().map(|other| other.text(language)).collect();
            let others = others.join(language.semicolon());
            text += &phrase!(" (or: {others})", "（也可能：{others}）").text(language);
        }
        text
    }

    /// All causes, the most probable first.
    pub fn causes(&self) -> impl Iterator<Item = &Cause> {
        [&self.cause].into_iter().chain(&self.others)
    }

    /// The answers on the smallest board.
    #[must_use]
    pub fn example(&self, language: Language) -> String {
        let (right, wrong) = match (&self.right, &self.wrong) {
            (Given::Points(right), Given::Points(wrong)) => {
                // Moves are many: only those that differ.
                let only = |points: &[Coordinates], others: &[Coordinates]| {
                    let differing = points.iter().filter(|point| !others.contains(point)).copied();
                    Given::points(differing.collect())
                };
                (only(right, wrong), only(wrong, right))
            }
            (right, wrong) => (right.clone(), wrong.clone()),
        };
        let is_points = matches!(right, Given::Points(_));
        let none = Given::Points(Vec::new());
        let (right, wrong) =
            (Some(right).filter(|right| *right != none), Some(wrong).filter(|wrong| *wrong != none));
        let text = |given: Given| given.to_string();
        match (right.map(text), wrong.map(text)) {
            (Some(right), Some(wrong)) if is_points => {
                phrase!("missing: {right}, extra: {wrong}", "漏答：{right}，多答：{wrong}")
            }
            (Some(right), Some(wrong)) => {
                phrase!("answers {wrong}; right is {right}", "答了 {wrong}，正确答案是 {right}")
            }
            (Some(right), None) => phrase!("missing: {right}", "漏答：{right}"),
            (None, Some(wrong)) => phrase!("extra: {wrong}", "多答：{wrong}"),
            (None, None) => phrase!("", ""),
        }
        .text(language)
    }

    /// The explanation as a JSON object.
    #[must_use]
    pub fn json(&self, language: Language) -> Value {
        let mut object = self.cause.json(language);
        object["others"] = self.others.iter().map(|other| other.json(language)).collect();
        let board = self.board.to_string().replace(' ', "");
        object["smallest"] = json!({
            "board": board.lines().collect::<Vec<_>>(), "to_move": self.to_move.to_string(), "question": self.question.name(),
            "right": self.right, "wrong": self.wrong,
        });
        object
    }
}
