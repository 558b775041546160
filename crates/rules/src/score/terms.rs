//! From a board to a score: the rules, the komi, handicap stones and prisoners.

use super::{Agreed, Effort, Judged, judge};
use crate::board::{Bits, Color};
use crate::{Board, Counting, RuleSet};
use std::fmt;

/// By what a game is scored, beside its last board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Terms {
    /// The rules.
    pub rules: RuleSet,
    /// What White gets.
    pub komi: f64,
    /// The handicap stones; White gets points for them where the rules say so.
    pub handicap: u32,
    /// The black and the white stones that were captured, which count where territory does; nothing where that is not
    /// known, as [`Replay::prisoners`](crate::Replay::prisoners) has them.
    pub prisoners: Option<[u32; 2]>,
}

/// What Black has more than White in the end: the least and the most.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Score {
    /// What is counted.
    pub counting: Counting,
    /// The least.
    pub least: f64,
    /// The most.
    pub most: f64,
}

/// The score of a final position; nothing where the rules count nothing, or territory without knowing the prisoners.
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
    /// What is used of what the players say: nothing where the rules count every stone.
    #[must_use]
    pub const fn agreed<'a>(&self, agreed: &'a Agreed) -> &'a Agreed {
        if self.rules.counts_every_stone() { &Agreed::AllAlive } else { agreed }
    }
}

impl Judged {
    /// The score under `terms`; nothing where the rules count nothing, or territory without knowing the prisoners.
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

    /// The margins by territory, without komi, where so many black and white stones were captured. A stone that dies
    /// makes a point and a prisoner where it was a point of area itself: so the two ways of counting differ by the stones
    /// that were played, whatever is dead, and by the eyes in seki.
    #[must_use]
    pub fn territory(&self, prisoners: [u32; 2]) -> [i32; 2] {
        let more = played_more(&self.board, prisoners);
        let [[certain, perhaps], [white_certain, white_perhaps]] = self.in_seki;
        let seki = certain - white_certain;
        [self.range.least - more - seki - perhaps, self.range.most - more - seki + white_perhaps]
    }

    /// The points of each colour that may be eyes in seki, for certain or not.
    pub fn eyes_in_seki(&self) -> [i32; 2] {
        self.in_seki.map(|[certain, perhaps]| certain + perhaps)
    }
}

/// How many stones more than White Black has played, where so many black and white ones were captured.
pub fn played_more(board: &Board, [black, white]: [u32; 2]) -> i32 {
    let stones = |color| board.stones_of(color).count();
    (stones(Color::Black) + black) as i32 - (stones(Color::White) + white) as i32
}

impl Score {
    /// What Black has more than White, where it can be told.
    #[must_use]
    pub fn exact(&self) -> Option<f64> {
        (self.least == self.most).then_some(self.least)
    }

    /// Who wins, where that can be told.
    #[must_use]
    pub fn winner(&self) -> Option<Color> {
        match (self.least > 0.0, self.most < 0.0) {
            (true, _) => Some(Color::Black),
            (_, true) => Some(Color::White),
            _ => None,
        }
    }
}

/// `B+3.5`, `W+0.5` or `0`, as game records have results; `W+4.5 to B+12.5` where it cannot be told.
impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&result(self.least))?;
        if self.exact().is_none() { write!(f, " to {}", result(self.most)) } else { Ok(()) }
    }
}

/// A margin as RE has it.
#[must_use]
pub fn result(margin: f64) -> String {
    match margin {
        0.0 => "0".to_owned(),
        margin if margin > 0.0 => format!("B+{margin}"),
        margin => format!("W+{}", -margin),
    }
}
