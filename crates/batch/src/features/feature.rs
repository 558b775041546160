//! The names of planes.

use std::fmt;
use std::str::FromStr;

/// A plane of a board, seen from the colour to move: a set of its points.
///
/// ```
/// use gocheck_batch::Feature;
///
/// assert_eq!("self_atari".parse(), Ok(Feature::SelfAtari));
/// assert_eq!("liberties_4".parse(), Ok(Feature::Liberties(4)));
/// assert_eq!(Feature::LastMove(1).to_string(), "last_move_1");
/// assert!("liberties_5".parse::<Feature>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Feature {
    /// The stones of the colour to move.
    Own,
    /// The stones of the other colour.
    Opponent,
    /// The black stones.
    Black,
    /// The white stones.
    White,
    /// The empty points.
    Empty,
    /// The stones of groups with this number of liberties, 1 to 4, where 4 means four or more.
    Liberties(u8),
    /// Like [`Feature::Liberties`], of the colour to move.
    OwnLiberties(u8),
    /// Like [`Feature::Liberties`], of the other colour.
    OpponentLiberties(u8),
    /// The legal moves of the colour to move, without history but for the ko point.
    Legal,
    /// The legal moves that capture.
    Captures,
    /// The legal moves after which the group of the new stone has exactly one liberty.
    SelfAtari,
    /// The point where ko forbids a move.
    Ko,
    /// The point of an earlier move; 1 is the last one.
    LastMove(u8),
    /// The unconditionally alive stones of the colour to move ([`score::unconditional`](gocheck_rules::score::unconditional)).
    OwnPassAlive,
    /// Like [`Feature::OwnPassAlive`], for the other colour.
    OpponentPassAlive,
    /// The unconditionally alive stones of the colour to move, and its territory between them.
    OwnPassAliveArea,
    /// Like [`Feature::OwnPassAliveArea`], for the other colour.
    OpponentPassAliveArea,
    /// The points of the colour to move: its stones, and the empty points that reach only it
    /// ([`score::area`](gocheck_rules::score::area)).
    OwnArea,
    /// Like [`Feature::OwnArea`], for the other colour.
    OpponentArea,
    /// The points on the edge of the board.
    Edge,
    /// All points.
    Ones,
    /// No point.
    Zeros,
    /// All points if Black is to move, and none if not.
    BlackToMove,
    /// All points if White is to move, and none if not.
    WhiteToMove,
    /// A plane that is given with the boards; 0 is the first one.
    Input(u8),
}

/// The features without a number.
const SINGLE: [(Feature, &str); 20] = [
    (Feature::Own, "own"),
    (Feature::Opponent, "opponent"),
    (Feature::Black, "black"),
    (Feature::White, "white"),
    (Feature::Empty, "empty"),
    (Feature::Legal, "legal"),
    (Feature::Captures, "captures"),
    (Feature::SelfAtari, "self_atari"),
    (Feature::Ko, "ko"),
    (Feature::OwnPassAlive, "own_pass_alive"),
    (Feature::OpponentPassAlive, "opponent_pass_alive"),
    (Feature::OwnPassAliveArea, "own_pass_alive_area"),
    (Feature::OpponentPassAliveArea, "opponent_pass_alive_area"),
    (Feature::OwnArea, "own_area"),
    (Feature::OpponentArea, "opponent_area"),
    (Feature::Edge, "edge"),
    (Feature::Ones, "ones"),
    (Feature::Zeros, "zeros"),
    (Feature::BlackToMove, "black_to_move"),
    (Feature::WhiteToMove, "white_to_move"),
];

/// A feature with a number, its name before the number, and the numbers that it may have.
type Numbered = (fn(u8) -> Feature, &'static str, u8, u8);

const NUMBERED: [Numbered; 5] = [
    (Feature::Liberties, "liberties", 1, 4),
    (Feature::OwnLiberties, "own_liberties", 1, 4),
    (Feature::OpponentLiberties, "opponent_liberties", 1, 4),
    (Feature::LastMove, "last_move", 1, u8::MAX),
    (Feature::Input, "input", 0, u8::MAX),
];

/// The error for a feature that does not exist.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownFeature {
    /// Its name.
    pub name: String,
}

impl fmt::Display for UnknownFeature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is not a feature; expected ", self.name)?;
        for (_, name) in SINGLE {
            write!(f, "{name}, ")?;
        }
        for (index, (_, name, least, most)) in NUMBERED.into_iter().enumerate() {
            let before = if index + 1 == NUMBERED.len() { "or " } else { "" };
            let after = if index + 1 == NUMBERED.len() { "" } else { ", " };
            write!(f, "{before}{name}_{least} to {name}_{most}{after}")?;
        }
        Ok(())
    }
}

impl std::error::Error for UnknownFeature {}

impl Feature {
    /// The features that need nothing but boards.
    pub fn of_boards() -> impl Iterator<Item = Self> {
        let single = SINGLE.into_iter().map(|(feature, _)| feature).filter(|&feature| feature != Self::Ko);
        let numbered = NUMBERED.into_iter().take(3);
        single.chain(numbered.flat_map(|(feature, _, least, most)| (least..=most).map(feature)))
    }

    /// The feature itself if it exists: its number may be too large.
    pub(super) fn check(self) -> Result<Self, UnknownFeature> {
        self.to_string().parse()
    }
}

impl fmt::Display for Feature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let number = match *self {
            Self::Liberties(number)
            | Self::OwnLiberties(number)
            | Self::OpponentLiberties(number)
            | Self::LastMove(number)
            | Self::Input(number) => number,
            _ => 0,
        };
        if let Some((_, name)) = SINGLE.iter().find(|(feature, _)| feature == self) {
            return f.write_str(name);
        }
        match NUMBERED.iter().find(|(feature, ..)| feature(number) == *self) {
            Some((_, name, ..)) => write!(f, "{name}_{number}"),
            None => Ok(()),
        }
    }
}

impl FromStr for Feature {
    type Err = UnknownFeature;

    fn from_str(text: &str) -> Result<Self, UnknownFeature> {
        let single = SINGLE.iter().find(|(_, name)| *name == text).map(|&(feature, _)| feature);
        let numbered = || {
            let (name, digits) = text.rsplit_once('_')?;
            let number = digits.parse().ok().filter(|number: &u8| number.to_string() == digits)?;
            let (feature, _, least, most) = NUMBERED.iter().find(|(_, known, ..)| *known == name)?;
            (*least..=*most).contains(&number).then(|| feature(number))
        };
        single.or_else(numbered).ok_or_else(|| UnknownFeature { name: text.to_owned() })
    }
}

#[cfg(test)]
mod tests {
    use super::{Feature, NUMBERED, SINGLE};

    #[test]
    fn names_are_read_back() {
        let numbered = NUMBERED.iter().flat_map(|(feature, _, least, most)| (*least..=*most).map(feature));
        for feature in SINGLE.iter().map(|&(feature, _)| feature).chain(numbered) {
            assert_eq!(feature.to_string().parse(), Ok(feature));
        }
        for name in
            ["", "owns", "liberties", "liberties_0", "liberties_5", "liberties_01", "last_move_0", "_1"]
        {
            assert!(name.parse::<Feature>().is_err(), "{name}");
        }
        let error = "eyes".parse::<Feature>().unwrap_err().to_string();
        assert!(error.starts_with("`eyes` is not a feature; expected own, opponent,"), "{error}");
        assert!(error.ends_with("last_move_1 to last_move_255, or input_0 to input_255"), "{error}");
    }
}
