//! What the root says of a game.

use super::super::result::{GameResult, result};
use super::super::value::{number, real, shown, size};
use super::super::{Fault, Node, Place, PropertyName};
use crate::board::Size;
use crate::diagnostic::Message;
use crate::go::score::Terms;
use crate::go::{Replay, RuleSet};

/// What the root says of a game.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct GameInfo {
    /// The board: 19 x 19 unless SZ says another; nothing when no move can be played.
    pub size: Option<Size>,
    /// The version of SGF.
    pub version: i64,
    /// RU as it stands, when it is not empty.
    pub rules: Option<(String, Place)>,
    /// HA, when it is 2 or more.
    pub handicap: Option<(u32, Place)>,
    /// KM.
    pub komi: Option<f64>,
    /// RE, when it is a result.
    pub result: Option<(GameResult, Place)>,
}

impl Default for GameInfo {
    fn default() -> Self {
        Self { size: Some(Size::GO), version: 1, rules: None, handicap: None, komi: None, result: None }
    }
}

impl GameInfo {
    /// A komi that is no komi: some servers write it in hundredths.
    pub const NO_KOMI: f64 = 100.0;

    /// By what the game is scored under `rules`, after the moves of `game`. Where KM says nothing there is no komi.
    #[must_use]
    pub fn terms(&self, rules: RuleSet, game: &Replay) -> Terms {
        let handicap = self.handicap.map_or(0, |(stones, _)| stones);
        Terms { rules, komi: self.komi.unwrap_or(0.0), handicap, prisoners: game.prisoners() }
    }

    /// Reads a root. An empty value is one that the program did not know.
    pub(super) fn read(node: &Node) -> (Self, Vec<Fault>) {
        let (mut info, mut faults) = (Self::default(), Vec::new());
        let text = |name: &str| {
            let value = node.get(PropertyName::new(name))?.value();
            let text = value.text().into_owned();
            (!text.is_empty()).then_some((text, value.place))
        };
        if let Some((text, place)) = text("FF") {
            info.version = number(&text).unwrap_or(4);
            if !(1..=4).contains(&info.version) {
                info.version = 4;
                faults.push(Fault { message: Message::UnknownVersion { value: shown(&text) }, place });
            }
        }
        if let Some((text, place)) = text("GM")
            && number(&text).is_some_and(|game| game != 1)
        {
            info.size = None;
            faults.push(Fault { message: Message::OtherGame { value: shown(&text) }, place });
        } else if let Some((text, place)) = text("SZ") {
            info.size = size(&text);
            if info.size.is_none() {
                faults.push(Fault { message: Message::BadSize { value: shown(&text) }, place });
            }
        }
        info.rules = text("RU");
        info.handicap = text("HA")
            .and_then(|(text, place)| Some((number(&text)?.try_into().ok()?, place)))
            .filter(|&(stones, _): &(u32, _)| stones >= 2);
        info.komi = text("KM").and_then(|(text, _)| real(&text));
        if let Some((text, place)) = text("RE") {
            match result(&text) {
                Some(result) => info.result = Some((result, place)),
                // Before FF[3] it is any text.
                None if info.version < 3 => {}
                None => faults.push(Fault { message: Message::BadResult { value: shown(&text) }, place }),
            }
        }
        (info, faults)
    }
}
