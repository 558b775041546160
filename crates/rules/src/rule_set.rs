//! Rule sets as data.

mod names;

use super::Facts;
use std::fmt;
use std::str::FromStr;

/// A rule set of Go, as far as it concerns illegal moves and scoring.
///
/// ```
/// use gocheck_rules::{KoRule, Reason, Replay, RuleSet, Board};
/// use gocheck_rules::board::Color;
///
/// assert_eq!(RuleSet::from_record("Chinese, Area Scoring"), Some(RuleSet::Chinese));
/// assert_eq!(RuleSet::Aga.ko(), KoRule::Situational);
///
/// // Two black stones would die at the upper left.
/// let setup: Board = "
///     . X O
///     O O .
/// ".parse()?;
/// let mut game = Replay::new(setup.size());
/// game.set_up(setup.stones().map(|(point, color)| (point, Some(color))));
/// let corner = setup.size().point(0, 0).ok_or("off the board")?;
/// let facts = game.look(Color::Black, corner);
/// assert_eq!(RuleSet::Japanese.forbids(&facts), Some(Reason::Suicide));
/// assert_eq!(RuleSet::NewZealand.forbids(&facts), None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RuleSet {
    /// Japanese rules, where longer cycles than a ko are legal and give no result.
    Japanese,
    /// Chinese rules as applied in practice: simple ko.
    Chinese,
    /// Chinese rules as written and as applied by KGS and OGS: positional superko.
    ChineseKgs,
    /// Korean rules, which equal the Japanese ones here.
    Korean,
    /// Rules of the American Go Association; the British and French ones are the same here.
    Aga,
    /// New Zealand rules.
    NewZealand,
    /// Tromp-Taylor, the logical rules.
    TrompTaylor,
    /// Ing's rules; their ko rule is treated as positional superko, as in KataGo.
    Ing,
    /// No rules except that a point must be empty: `none`.
    Free,
}

/// The ko rule: the board that a move must not repeat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum KoRule {
    /// The one before the opponent's move: a ko must not be retaken at once.
    Simple,
    /// Any earlier one.
    Positional,
    /// Any earlier one with the same player to move.
    Situational,
    /// No board.
    None,
}

/// The way of scoring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
pub enum Counting {
    /// Stones and the empty points that they surround.
    Area,
    /// Surrounded points and prisoners; nothing in a seki.
    Territory,
}

impl Counting {
    /// `area` or `territory`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Area => "area",
            Self::Territory => "territory",
        }
    }
}

impl fmt::Display for Counting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// White's compensation for handicap stones in addition to the komi.
#[derive(Clone, Copy)]
enum Compensation {
    None,
    /// One point for each.
    Each,
    /// One point for each except the first.
    EachButOne,
}

/// The properties of a rule set.
type Row = (RuleSet, &'static str, KoRule, bool, Option<Counting>, Compensation);

/// Each rule set with its name, its ko rule, whether suicide is legal, its scoring, and White's compensation for handicap
/// stones. The last two are from the British Go Association's comparison (<https://www.britgo.org/rules/compare.html>).
const TABLE: [Row; 9] = {
    use Compensation::{Each, EachButOne};
    use Counting::{Area, Territory};
    use KoRule::{Positional, Simple, Situational};
    [
        (RuleSet::Japanese, "japanese", Simple, false, Some(Territory), Compensation::None),
        (RuleSet::Chinese, "chinese", Simple, false, Some(Area), Each),
        (RuleSet::ChineseKgs, "chinese-kgs", Positional, false, Some(Area), Each),
        (RuleSet::Korean, "korean", Simple, false, Some(Territory), Compensation::None),
        (RuleSet::Aga, "aga", Situational, false, Some(Area), EachButOne),
        (RuleSet::NewZealand, "new-zealand", Situational, true, Some(Area), Compensation::None),
        (RuleSet::TrompTaylor, "tromp-taylor", Positional, true, Some(Area), Compensation::None),
        (RuleSet::Ing, "ing", Positional, true, Some(Area), Compensation::None),
        (RuleSet::Free, "none", KoRule::None, true, None, Compensation::None),
    ]
};

impl RuleSet {
    /// Every rule set, in the order of tables.
    pub const ALL: [Self; TABLE.len()] = {
        let mut all = [Self::Free; TABLE.len()];
        let mut index = 0;
        while index < all.len() {
            all[index] = TABLE[index].0;
            // The table is in the order of the enum.
            assert!(all[index] as usize == index);
            index += 1;
        }
        all
    };

    /// `japanese`, `chinese-kgs`, ..
    #[must_use]
    pub const fn name(self) -> &'static str {
        TABLE[self as usize].1
    }

    /// The ko rule: the board that a move must not repeat.
    #[must_use]
    pub const fn ko(self) -> KoRule {
        TABLE[self as usize].2
    }

    /// Returns true if suicide is legal. The suicide of one stone leaves the board as it was, which positional superko
    /// still forbids.
    #[must_use]
    pub const fn allows_suicide(self) -> bool {
        TABLE[self as usize].3
    }

    /// The way of scoring; `None` without rules.
    #[must_use]
    pub const fn counting(self) -> Option<Counting> {
        TABLE[self as usize].4
    }

    /// The points that White gets for handicap stones in addition to the komi, with area scoring.
    #[must_use]
    pub const fn compensation(self, stones: u32) -> u32 {
        match (TABLE[self as usize].5, stones) {
            (Compensation::None, _) | (_, 0 | 1) => 0,
            (Compensation::Each, stones) => stones,
            (Compensation::EachButOne, stones) => stones - 1,
        }
    }

    /// Returns true if every stone on the board counts, so that dead stones must have been captured.
    #[must_use]
    pub const fn counts_every_stone(self) -> bool {
        matches!(self, Self::TrompTaylor)
    }

    /// Why a move is illegal, if it is, with the simplest of several reasons.
    #[must_use]
    pub fn forbids(self, facts: &Facts) -> Option<Reason> {
        let ko = self.ko();
        if facts.occupied.is_some() {
            Some(Reason::Occupied)
        } else if facts.suicide > 0 && !self.allows_suicide() {
            Some(Reason::Suicide)
        } else if facts.ko.is_some() && ko != KoRule::None {
            Some(Reason::Ko)
        } else if facts.position.is_some() && ko == KoRule::Positional {
            Some(Reason::PositionalSuperko)
        } else if facts.situation.is_some() && ko == KoRule::Situational {
            Some(Reason::SituationalSuperko)
        } else {
            None
        }
    }
}

impl fmt::Display for RuleSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// Serializes a rule set as its name.
#[cfg(feature = "serde")]
impl serde::Serialize for RuleSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

/// Parses the name of a rule set.
impl FromStr for RuleSet {
    type Err = RuleSetError;

    fn from_str(text: &str) -> Result<Self, RuleSetError> {
        Self::ALL.into_iter().find(|rules| rules.name() == text).ok_or(RuleSetError)
    }
}

/// The error for an unknown rule set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RuleSetError;

impl fmt::Display for RuleSetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [names @ .., last] = &RuleSet::ALL.map(RuleSet::name);
        write!(f, "the rule sets are {} and {last}", names.join(", "))
    }
}

impl std::error::Error for RuleSetError {}

/// Why a move is illegal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Reason {
    /// The point is occupied.
    Occupied,
    /// The move captures nothing and leaves its own group without a liberty.
    Suicide,
    /// The move retakes a ko at once.
    Ko,
    /// The move repeats an earlier board.
    PositionalSuperko,
    /// The move repeats an earlier board with the same player to move.
    SituationalSuperko,
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Occupied => "occupied point",
            Self::Suicide => "suicide",
            Self::Ko => "ko",
            Self::PositionalSuperko => "positional superko",
            Self::SituationalSuperko => "situational superko",
        })
    }
}
