use super::Mark;
use crate::diagnostic::Language;
use gocheck_common::phrase;
use std::fmt;

/// A part of 100 in tenths, cut and not rounded: only what is all right scores 100.0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Score(u16);

impl Score {
    /// The score of a part of 1.
    pub(super) fn of(part: f64) -> Self {
        // What a sum of fractions loses must not cost a tenth.
        Self((part * 1000.0 + 1e-6) as u16)
    }

    /// The score of the mean of some scores; of none it is nothing.
    pub(super) fn mean(parts: &[f64]) -> Option<Self> {
        (!parts.is_empty()).then(|| Self::of(parts.iter().sum::<f64>() / parts.len() as f64))
    }

    /// From 0 to 100.
    #[must_use]
    pub fn value(self) -> f64 {
        f64::from(self.0) / 10.0
    }
}

/// `66.6`
impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&format!("{}.{}", self.0 / 10, self.0 % 10))
    }
}

/// How marks become a score.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum Scoring {
    /// Of each problem right / (right + missing + extra) points; the mean over all problems.
    #[default]
    Share,
    /// Of each problem all or nothing; the mean over all problems.
    AllOrNothing,
    /// right / (right + missing + extra) over the points of all problems together.
    PerPoint,
}

impl Scoring {
    /// Each way with its name.
    pub const ALL: [(&'static str, Self); 3] =
        [("share", Self::Share), ("all-or-nothing", Self::AllOrNothing), ("per-point", Self::PerPoint)];

    /// How scores come about, for people.
    #[must_use]
    pub fn in_words(self, language: Language) -> String {
        match self {
            Self::Share => phrase!(
                "A problem's score is right / (right + missing + extra) of 100; True or False counts as \
                 one point. A student's score is the mean over all problems, by their weights; one that \
                 is not answered scores nothing.",
                "每题得分为 答对 / (答对 + 漏答 + 多答)，满分 100；True 或 False 算一个点。学生的得分是各\
                 题按权重的平均分，没有作答的题得 0 分。"
            ),
            Self::AllOrNothing => phrase!(
                "A problem scores 100 where all of it is right, and nothing else. A student's score is \
                 the mean over all problems, by their weights.",
                "一题全对得 100 分，否则得 0 分。学生的得分是各题按权重的平均分。"
            ),
            Self::PerPoint => phrase!(
                "A student's score is right / (right + missing + extra) of 100 over the points of all \
                 problems together, by the problems' weights; True or False counts as one point.",
                "学生的得分为所有题的点合在一起（按各题权重）的 答对 / (答对 + 漏答 + 多答)，满分 100；\
                 True 或 False 算一个点。"
            ),
        }
        .text(language)
    }

    /// The part of one problem that is right, from 0 to 1.
    #[must_use]
    pub fn part(self, mark: &Mark) -> f64 {
        match self {
            Self::AllOrNothing => f64::from(u8::from(mark.is_right())),
            Self::Share | Self::PerPoint => mark.part(),
        }
    }

    /// The same of all problems, each with its weight.
    pub(super) fn whole(self, marks: &[Mark], weights: &[f64]) -> f64 {
        let weighted = marks.iter().zip(weights);
        let (gained, all) = match self {
            Self::Share | Self::AllOrNothing => weighted.fold((0.0, 0.0), |(gained, all), (mark, weight)| {
                (gained + weight * self.part(mark), all + weight)
            }),
            Self::PerPoint => weighted.fold((0.0, 0.0), |(gained, all), (mark, weight)| {
                let [right, missing, extra] = match mark.counts {
                    // A problem without any point is one point: it is answered, or it is not.
                    [0, 0, 0] => [usize::from(mark.is_right()), usize::from(!mark.is_right()), 0],
                    counts => counts,
                };
                (gained + weight * right as f64, all + weight * (right + missing + extra) as f64)
            }),
        };
        if all > 0.0 { gained / all } else { 0.0 }
    }
}
