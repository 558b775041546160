//! From a board to a score: the rules, the komi, handicap stones and prisoners.

use super::agreed::Agreed;
use super::judge::{Effort, Judged, judge};
use crate::board::{Bits, Color};
use crate::{Board, Counting, RuleSet};
use std::fmt;

/// The terms of scoring, in addition to the last board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Terms {
    /// The rules.
    pub rules: RuleSet,
    /// White's komi.
    pub komi: f64,
    /// The handicap stones, for which White gets points under some rules.
    pub handicap: u32,
    /// The numbers of captured black and white stones, which count with territory; `None` if unknown, as in
    /// [`Replay::prisoners`](crate::Replay::prisoners).
    pub prisoners: Option<[u32; 2]>,
}

/// A score: the range of Black's points minus White's.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Score {
    /// The way of scoring.
    pub counting: Counting,
    /// The lowest.
    pub least: f64,
    /// The highest.
    pub most: f64,
}

/// The score of a final position; `None` if the rules define no score, or count territory and the prisoners are unknown.
///
/// ```
/// use gocheck_rules::score::{self, Agreed, Effort, Terms};
/// use gocheck_rules::{RuleSet, Board};
///
/// let board: Board = "
///     . X . X O . O .
///     X X X X O O O O
/// ".parse()?;
/// let terms = Terms { rules: RuleSet::Chinese, komi: 0.5, handicap: 0, prisoners: None };
/// let score = score::count(&board, &Agreed::Nothing, Effort::Static, &terms);
/// assert_eq!(score.map(|score| score.to_string()).as_deref(), Some("W+0.5"));
/// # Ok::<(), gocheck_rules::board::TextBoardError>(())
/// ```
#[must_use]
pub fn count(board: &Board, agreed: &Agreed, effort: Effort, terms: &Terms) -> Option<Score> {
    judge(board, terms.agreed(agreed), effort).score(terms)
}

impl Terms {
    /// The agreement to use: none if the rules count every stone.
    #[must_use]
    pub const fn agreed<'a>(&self, agreed: &'a Agreed) -> &'a Agreed {
        if self.rules.counts_every_stone() { &Agreed::AllAlive } else { agreed }
    }
}

impl Judged {
    /// The score under `terms`; `None` if the rules define no score, or count territory and the prisoners are unknown.
    #[must_use]
    pub fn score(&self, terms: &Terms) -> Option<Score> {
        let counting = terms.rules.counting()?;
        let [least, most] = match counting {
            Counting::Area => {
                let given = f64::from(terms.rules.compensation(terms.handicap));
                [self.range.least, self.range.most].map(|margin| f64::from(margin) - given)
            }
            Counting::Territory => self.territory(terms.prisoners?).map(f64::from),
        };
        Some(Score { counting, least: least - terms.komi, most: most - terms.komi })
    }

    /// The range by territory, without komi, for numbers of captured black and white stones. A dead stone counts a point and a
    /// prisoner where area counts one point, so the two ways of counting differ by the number of stones that each side has
    /// played, whichever stones are dead, and by the eyes in seki.
    #[must_use]
    pub fn territory(&self, prisoners: [u32; 2]) -> [i32; 2] {
        let more = played_more(&self.board, prisoners);
        let [[certain, perhaps], [white_certain, white_perhaps]] = self.in_seki;
        let seki = certain - white_certain;
        [self.range.least - more - seki - perhaps, self.range.most - more - seki + white_perhaps]
    }

    /// The points of each colour that are, or may be, eyes in seki.
    pub fn eyes_in_seki(&self) -> [i32; 2] {
        self.in_seki.map(|[certain, perhaps]| certain + perhaps)
    }
}

/// The number of stones that Black has played more than White, given the numbers of captured ones.
pub fn played_more(board: &Board, [black, white]: [u32; 2]) -> i32 {
    let stones = |color| board.stones_of(color).count();
    (stones(Color::Black) + black) as i32 - (stones(Color::White) + white) as i32
}

impl Score {
    /// The score, if it is exact.
    #[must_use]
    pub fn exact(&self) -> Option<f64> {
        (self.least == self.most).then_some(self.least)
    }

    /// The winner, if it is certain.
    #[must_use]
    pub fn winner(&self) -> Option<Color> {
        match (self.least > 0.0, self.most < 0.0) {
            (true, _) => Some(Color::Black),
            (_, true) => Some(Color::White),
            _ => None,
        }
    }
}

/// Formats the score like results in game records: `B+3.5`, `W+0.5` or `0`; `W+4.5 to B+12.5` if it is not exact.
impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&result(self.least))?;
        if self.exact().is_none() { write!(f, " to {}", result(self.most)) } else { Ok(()) }
    }
}

/// Formats a score as in RE.
#[must_use]
pub fn result(margin: f64) -> String {
    match margin {
        0.0 => "0".to_owned(),
        margin if margin > 0.0 => format!("B+{margin}"),
        margin => format!("W+{}", -margin),
    }
}
