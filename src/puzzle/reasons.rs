//! Why an answer is what it is, in words: of one point, and of all that a question is about.

use super::Question;
use crate::board::{Color, Point};
use crate::diagnostic::{Language, Phrase};
use crate::go::{Analysis, Outcome, Setup};

/// What a play on a point does and why, a sentence a line.
#[must_use]
pub fn explain(setup: &Setup, color: Color, point: Point, language: Language) -> Vec<String> {
    let word = |phrase: Phrase<'_>| sentence(&phrase.text(language));
    let (side, at) = (language.side(color), point.to_string());
    match Outcome::of(setup, color, point) {
        Outcome::OffBoard => {
            let (rows, cols) = (setup.size().rows() - 1, setup.size().cols() - 1);
            vec![word(Phrase::OffTheBoard { row: point.row(), col: point.col(), rows, cols })]
        }
        Outcome::Occupied { group, liberties } => {
            let group = language.group(&group);
            let liberties = Phrase::list(language, liberties.iter());
            vec![
                word(Phrase::IsOccupied { color: side, point: &at, group: &group }),
                word(Phrase::HasLiberties { group: &group, liberties: &liberties }),
            ]
        }
        Outcome::Suicide { group } => {
            vec![word(Phrase::IsSuicide { color: side, point: &at, group: &language.group(&group) })]
        }
        Outcome::Legal { group, liberties_before, liberties, taken, kept } => {
            let mut lines = vec![word(Phrase::MayPlay { color: side, point: &at })];
            for group in &taken {
                lines.push(word(Phrase::Takes { color: side, point: &at, group: &language.group(group) }));
            }
            if taken.is_empty() {
                lines.push(word(Phrase::TakesNothing { color: side, point: &at }));
            }
            for (group, left) in kept {
                let liberties = Phrase::list(language, left.iter());
                lines.push(word(Phrase::Keeps { group: &language.group(&group), liberties: &liberties }));
            }
            let own = language.group(&group);
            if liberties_before.is_empty() {
                lines.push(word(Phrase::OnlyByCapture { group: &own }));
            }
            let liberties = Phrase::list(language, liberties.iter());
            lines.push(word(Phrase::HasLiberties { group: &own, liberties: &liberties }));
            lines
        }
    }
}

/// Why the answer to a question is what it is, a line a point: which stones each capture takes and why they had one
/// liberty, which group each suicide would leave without one.
#[must_use]
pub fn reasons(question: Question, setup: &Setup, analysis: &Analysis, language: Language) -> Vec<String> {
    let color = analysis.to_move;
    let side = language.side(color);
    match question {
        Question::Rule => {
            let dead = analysis.dead.iter().map(|group| language.group(group));
            dead.map(|group| sentence(&Phrase::HasNoLiberty { group: &group }.text(language))).collect()
        }
        Question::Captures => {
            let of_capture = |point: Point| match Outcome::of(setup, color, point) {
                Outcome::Legal { taken, .. } => taken,
                _ => Vec::new(),
            };
            let points = analysis.captures.iter().map(|capture| capture.point);
            let all = points.flat_map(|point| of_capture(point).into_iter().map(move |group| (point, group)));
            all.map(|(point, group)| {
                let (at, group) = (point.to_string(), language.group(&group));
                sentence(&Phrase::Takes { color: side, point: &at, group: &group }.text(language))
            })
            .collect()
        }
        Question::Moves => illegal(setup, analysis)
            .filter_map(|(point, outcome)| match outcome {
                Outcome::Suicide { group } => {
                    let (at, group) = (point.to_string(), language.group(&group));
                    Some(sentence(
                        &Phrase::IsSuicide { color: side, point: &at, group: &group }.text(language),
                    ))
                }
                _ => None,
            })
            .collect(),
    }
}

/// With a capital letter at the front and a full stop at the end, where the language has them.
fn sentence(text: &str) -> String {
    let mut chars = text.chars();
    let first = chars.next().map(|first| first.to_uppercase().to_string()).unwrap_or_default();
    let stop = if text.is_ascii() { "." } else { "\u{3002}" };
    format!("{first}{}{stop}", chars.as_str())
}

/// Every point where the colour to move may not play, row by row, with the reason.
pub fn illegal<'a>(
    setup: &'a Setup,
    analysis: &'a Analysis,
) -> impl Iterator<Item = (Point, Outcome)> + use<'a> {
    let is_legal = |point: &Point| analysis.legal.binary_search(point).is_ok();
    let points = setup.size().points().filter(move |point| !is_legal(point));
    points.map(|point| (point, Outcome::of(setup, analysis.to_move, point)))
}
