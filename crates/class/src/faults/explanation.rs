//! The fault that explains a program's answers.

use super::codes::FaultMessage;
use super::misnumbering::misnumberings;
use gocheck_board::Color;
use gocheck_puzzle::{Coordinates, Given};
use gocheck_rules::{Board, Question};
use gocheck_text::phrase;
use gocheck_text::{AnyMessage, Diagnostic, Language, json as diagnostic_json};
use serde_json::{Value, json};

/// The fault of a program, with the smallest known board on which its answer is wrong.
#[derive(Clone, Debug, PartialEq)]
pub struct Explanation {
    /// The simplest fault that explains the answers.
    pub fault: FaultMessage,
    /// What the program does wrong when it prints, in addition.
    pub output: Option<FaultMessage>,
    /// Other faults that explain the same answers.
    pub others: Vec<FaultMessage>,
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
        self.fault == FaultMessage::OtherColor
            || misnumberings().iter().any(|wrong| wrong.fault == self.fault)
    }

    /// The faults in one line.
    #[must_use]
    pub fn text(&self, language: Language) -> String {
        let text_of = |message: &FaultMessage| message.text(language).message.into_owned();
        let mut text = text_of(&self.fault);
        if let Some(output) = &self.output {
            text += language.semicolon();
            text += &text_of(output);
        }
        if !self.others.is_empty() {
            let others: Vec<String> = self.others.iter().map(text_of).collect();
            let others = others.join(language.semicolon());
            text += &phrase!(" (or: {others})", "（也可能：{others}）").text(language);
        }
        text
    }

    /// What to do about it.
    #[must_use]
    pub fn help(&self, language: Language) -> String {
        let all = [Some(&self.fault), self.output.as_ref()];
        let help = all.into_iter().flatten().filter_map(|message| message.text(language).help);
        help.map(|help| help.into_owned()).collect::<Vec<_>>().join(language.semicolon())
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
        let message = |message: &FaultMessage| {
            let mut object = diagnostic_json(&Diagnostic::from(AnyMessage::from(message.clone())), language);
            if let Value::Object(object) = &mut object {
                ["line", "column", "severity"].iter().for_each(|key| drop(object.shift_remove(*key)));
            }
            object
        };
        let mut object = message(&self.fault);
        object["output"] = self.output.as_ref().map_or(Value::Null, message);
        object["others"] = self.others.iter().map(message).collect();
        let board = self.board.to_string().replace(' ', "");
        object["smallest"] = json!({
            "board": board.lines().collect::<Vec<_>>(), "to_move": self.to_move.to_string(), "question": self.question.name(),
            "right": self.right, "wrong": self.wrong,
        });
        object
    }
}
