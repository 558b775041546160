//! Ways of scoring.

use super::mark::{Mark, PointCounts};
use gocheck_text::Language;
use gocheck_text::phrase;

/// A way of turning marks into a score.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum Scoring {
    /// The mean over all problems of right / (right + missing + extra).
    #[default]
    Share,
    /// The mean over all problems, each of which scores all or nothing.
    AllOrNothing,
    /// right / (right + missing + extra) over the points of all problems together.
    PerPoint,
}

impl Scoring {
    /// All ways with their names.
    pub const ALL: [(&'static str, Self); 3] =
        [("share", Self::Share), ("all-or-nothing", Self::AllOrNothing), ("per-point", Self::PerPoint)];

    /// Describes the way of scoring.
    #[must_use]
    pub fn in_words(self, language: Language) -> String {
        match self {
            Self::Share => phrase!(
                "A problem's score is right / (right + missing + extra), out of 100; True or False counts as \
                 one point, and a problem without an answer scores 0. A student's score is the mean over \
                 all problems, by their weights.",
                "每题得分为 答对 / (答对 + 漏答 + 多答)，满分 100；True 或 False 算一个点。学生的得分是各\
                 题按权重的平均分，没有作答的题得 0 分。"
            ),
            Self::AllOrNothing => phrase!(
                "A problem scores 100 if all of it is right, and otherwise 0. A student's score is the mean \
                 over all problems, by their weights.",
                "一题全对得 100 分，否则得 0 分。学生的得分是各题按权重的平均分。"
            ),
            Self::PerPoint => phrase!(
                "A student's score is right / (right + missing + extra), out of 100, over the points of all \
                 problems together, by the problems' weights; True or False counts as one point.",
                "学生的得分为所有题的点合在一起（按各题权重）的 答对 / (答对 + 漏答 + 多答)，满分 100；\
                 True 或 False 算一个点。"
            ),
        }
        .text(language)
    }

    /// The share of one problem, from 0 to 1.
    #[must_use]
    pub fn part(self, mark: &Mark) -> f64 {
        match self {
            Self::AllOrNothing => f64::from(u8::from(mark.is_right())),
            Self::Share | Self::PerPoint => mark.part(),
        }
    }

    /// The share of all problems with their weights.
    pub(super) fn whole(self, marks: &[Mark], weights: &[f64]) -> f64 {
        // The points that a mark gains, and their maximum.
        let part = |mark: &Mark| {
            let PointCounts { right, missing, extra } = mark.counts;
            match (self, right + missing + extra) {
                // A problem without points counts as one point: it is answered or not.
                (Self::Share | Self::AllOrNothing, _) | (_, 0) => (self.part(mark), 1.0),
                (Self::PerPoint, all) => (right as f64, all as f64),
            }
        };
        let (gained, all) = marks.iter().zip(weights).fold((0.0, 0.0), |(gained, all), (mark, weight)| {
            let (right, of) = part(mark);
            (gained + weight * right, all + weight * of)
        });
        if all > 0.0 { gained / all } else { 0.0 }
    }
}
