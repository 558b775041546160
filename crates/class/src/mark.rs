//! Compares one answer with the right one: right, missing and extra points, and the reason.

use super::codes::{MarkCode, MarkMessage};
use super::faults::{Misnumbering, misnumberings};
use super::run_codes::RunMessage;
use super::score::Percentage;
use super::task::Task;
use gocheck_board::Point;
use gocheck_puzzle::{Answer, Coordinates, Entry, Given, Question};
use gocheck_text::{AnyMessage, Diagnostic, Diagnostics, InLanguage, Language};
use std::collections::{BTreeSet, HashMap};

/// An answer to one puzzle compared with the right one.
#[derive(Clone, Debug, PartialEq)]
pub struct Mark {
    /// The outcome.
    pub verdict: Verdict,
    /// The given answer, if it can be read.
    pub given: Option<Given>,
    /// The right points, row by row; empty for True and False.
    pub right: Vec<Point>,
    /// Points of the right answer that were not given.
    pub missing: Vec<Point>,
    /// Given points that do not belong to the right answer.
    pub extra: Vec<Coordinates>,
    /// The numbers of points; True or False counts as one.
    pub counts: PointCounts,
    /// The reason for a wrong answer: a slip that explains the whole answer, or the difference. `None` if it is right.
    pub reason: Option<AnyMessage>,
}

/// The numbers of right, missing and extra points of an answer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PointCounts {
    /// Points of the right answer that were given.
    pub right: usize,
    /// Points of the right answer that were not given.
    pub missing: usize,
    /// Points that do not belong to the right answer.
    pub extra: usize,
}

/// The outcome. Points are compared as sets.
#[derive(Clone, Debug, PartialEq)]
pub enum Verdict {
    /// The right answer.
    Right,
    /// A wrong answer.
    Wrong,
    /// An answer that cannot be read.
    Unreadable(Diagnostics),
    /// No answer.
    NotGiven,
}

/// The right answers that consist of points, with their puzzles.
#[derive(Debug, Default)]
pub struct RightAnswers<'a>(HashMap<Given, Vec<&'a Entry>>);

impl<'a> RightAnswers<'a> {
    /// The answers of these puzzles.
    pub fn new(entries: impl IntoIterator<Item = &'a Entry>) -> Self {
        let mut all: HashMap<Given, Vec<&Entry>> = HashMap::new();
        for entry in entries {
            match &entry.answer {
                // These do not identify a puzzle.
                Answer::Valid(_) => {}
                Answer::Points(points) if points.is_empty() => {}
                answer @ Answer::Points(_) => all.entry(answer.into()).or_default().push(entry),
            }
        }
        Self(all)
    }

    /// Another puzzle with this answer: preferably with the same tag, then with the same problem.
    fn other(&self, given: &Given, asked: &Entry) -> Option<MarkMessage> {
        let number = |entry: &Entry| entry.name.problem().map(|problem| problem.number);
        let others = self.0.get(given)?.iter().filter(|other| other.name != asked.name);
        let is_other_tag = |other: &Entry| other.name.tag() != asked.name.tag();
        let best = others.min_by_key(|other| (is_other_tag(other), number(other) != number(asked)))?;
        let name = best.name.stem().to_owned();
        let is_same_problem = number(asked).is_some() && number(best) == number(asked);
        Some(if is_other_tag(best) && is_same_problem {
            MarkMessage::SlipOtherTag { name }
        } else {
            MarkMessage::SlipOtherProblem { name }
        })
    }
}

impl Mark {
    /// Marks an answer.
    #[must_use]
    pub fn new(task: &Task, given: &Given, others: &RightAnswers<'_>) -> Self {
        let mut mark = Self::compared(task, given);
        if mark.verdict == Verdict::Wrong {
            mark.reason = Some(mark.why(task, given, others).into());
        }
        mark
    }

    /// The mark of an answer that cannot be read, or that a program has not given.
    #[must_use]
    pub fn unreadable(task: &Task, errors: Diagnostics) -> Self {
        let reason = errors.0.first().map(|error| error.message.clone());
        let is_of_run = reason.as_ref().is_some_and(|reason| reason.downcast::<RunMessage>().is_some());
        let verdict = if is_of_run { Verdict::NotGiven } else { Verdict::Unreadable(errors) };
        Self { verdict, reason, ..Self::not_given(task, None) }
    }

    /// The mark without an answer; `close` is an answer outside of the run that may be meant.
    #[must_use]
    pub fn not_given(task: &Task, close: Option<String>) -> Self {
        let reason = Some(MarkMessage::NotGiven { close }.into());
        Self {
            verdict: Verdict::NotGiven,
            given: None,
            reason,
            ..Self::compared(task, &Given::Points(Vec::new()))
        }
    }

    /// The points and counts of an answer, without a reason.
    fn compared(task: &Task, given: &Given) -> Self {
        let answer = &task.entry.answer;
        let is_right = *given == Given::from(answer);
        let (points, found) = match (answer, given) {
            (Answer::Valid(_), Given::Valid(_)) => (&[][..], &[][..]),
            (Answer::Valid(_), Given::Points(found)) => (&[][..], found.as_slice()),
            (Answer::Points(points), Given::Valid(_)) => (points.as_slice(), &[][..]),
            (Answer::Points(points), Given::Points(found)) => (points.as_slice(), found.as_slice()),
        };
        let found: BTreeSet<Coordinates> = found.iter().copied().collect();
        let asked: BTreeSet<Coordinates> = points.iter().copied().map(Coordinates::from).collect();
        let (right, missing) = points.iter().copied().partition(|&point| found.contains(&point.into()));
        let mut mark = Self {
            verdict: if is_right { Verdict::Right } else { Verdict::Wrong },
            given: Some(given.clone()),
            right,
            missing,
            extra: found.difference(&asked).copied().collect(),
            counts: PointCounts::default(),
            reason: None,
        };
        let Self { right, missing, extra, .. } = &mark;
        mark.counts = PointCounts { right: right.len(), missing: missing.len(), extra: extra.len() };
        // True or False counts as one point.
        match answer {
            Answer::Valid(_) if is_right => mark.counts.right = 1,
            Answer::Valid(_) => mark.counts.missing = 1,
            Answer::Points(_) => {}
        }
        if !is_right && matches!(given, Given::Valid(_)) {
            mark.counts.extra = 1;
        }
        mark
    }

    /// Returns true if the answer is right.
    #[must_use]
    pub fn is_right(&self) -> bool {
        self.verdict == Verdict::Right
    }

    /// The reason, with its place if the answer cannot be read.
    #[must_use]
    pub fn diagnostic(&self) -> Option<Diagnostic> {
        match &self.verdict {
            Verdict::Unreadable(errors) => errors.0.first().cloned(),
            _ => self.reason.clone().map(Diagnostic::from),
        }
    }

    /// The reason as text.
    #[must_use]
    pub fn reason_in(&self, language: Language) -> Option<String> {
        Some(self.diagnostic()?.in_language(language).into_owned())
    }

    /// Returns true if the reason is more than a count of differences.
    #[must_use]
    pub fn is_explained(&self) -> bool {
        let counts = [MarkCode::Differs, MarkCode::OffTheBoard];
        self.reason.as_ref().is_some_and(|reason| !counts.contains(&reason.code()))
    }

    /// The share of the problem, from 0 to 1: right / (right + missing + extra).
    #[must_use]
    pub fn part(&self) -> f64 {
        let PointCounts { right, missing, extra } = self.counts;
        match (&self.verdict, right + missing + extra) {
            (Verdict::Right, _) => 1.0,
            (_, 0) => 0.0,
            (_, all) => right as f64 / all as f64,
        }
    }

    /// The score, at most 100.
    #[must_use]
    pub fn score(&self) -> Percentage {
        Percentage::of(self.part())
    }

    /// The explanation of the answer, preferably one for all of it.
    fn why(&self, task: &Task, given: &Given, others: &RightAnswers<'_>) -> MarkMessage {
        let Task { entry, setup, analysis } = task;
        let (found, points) = match (given, &entry.answer) {
            (Given::Points(found), Answer::Points(points)) => (found, points),
            (Given::Valid(_), Answer::Valid(_)) => {
                return MarkMessage::WrongValue { dead: analysis.dead.clone() };
            }
            (Given::Points(none), _) if none.is_empty() => return MarkMessage::NotGiven { close: None },
            (_, answer) => {
                return MarkMessage::WrongKind { is_value_asked: matches!(answer, Answer::Valid(_)) };
            }
        };
        if found.is_empty() {
            return MarkMessage::NoPoints { missing: points.len() };
        }
        let is_numbered = |wrong: &Misnumbering| {
            let numbers = |&point: &Point| wrong.numbering.write(point.into(), setup.size().rows());
            Given::points(points.iter().map(numbers).collect()) == *given
        };
        let other_color = analysis.to_move.opponent();
        let is_of_other_color = || {
            Given::from(&Answer::new(entry.question, &gocheck_rules::analyse(setup, other_color))) == *given
        };
        let on_board: Vec<Point> = self.extra.iter().filter_map(|at| at.on(setup.size())).collect();
        let off = self.extra.len() - on_board.len();
        let is_suicide = |point: &Point| setup.get(*point).is_none() && !analysis.legal.contains(point);
        // A move that would have no liberty without its capture.
        let looks_like_suicide = |point: &Point| {
            let mut alone = setup.clone();
            alone.set(*point, Some(analysis.to_move)).is_ok()
                && analysis.captures.iter().any(|capture| capture.point == *point)
                && gocheck_rules::analyse(&alone, analysis.to_move)
                    .dead
                    .iter()
                    .any(|group| group.color == analysis.to_move && group.stones.contains(point))
        };
        let is_moves = entry.question == Question::Moves;
        let PointCounts { right, missing, extra } = self.counts;
        if let Some(wrong) = misnumberings().into_iter().find(is_numbered) {
            wrong.slip
        } else if is_moves && missing == 0 && off == 0 && on_board.iter().all(is_suicide) {
            MarkMessage::SlipSuicide { points: on_board }
        } else if is_moves && extra == 0 && self.missing.iter().all(looks_like_suicide) {
            MarkMessage::SlipCapture { points: self.missing.clone() }
        } else if is_of_other_color() {
            MarkMessage::SlipOtherColor { color: other_color }
        } else if let Some(other) = others.other(given, entry) {
            other
        } else if entry.question == Question::Captures
            && missing == 0
            && off == 0
            && on_board.iter().all(|point| analysis.legal.contains(point))
        {
            MarkMessage::SlipTakesNothing { points: on_board }
        } else if off > 0 {
            MarkMessage::OffTheBoard { right, missing, extra, off }
        } else {
            MarkMessage::Differs { right, missing, extra }
        }
    }
}
