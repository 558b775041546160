//! Information from the root of a game.

use super::super::result::{GameResult, result, sgf_result};
use super::super::result_words::understood_result;
use super::super::server::Server;
use super::super::value::{number, real, shown, size};
use super::super::{Fault, Node, Place, PropertyName};
use crate::faults::{BadResult, BadSize, KomiInKo, OtherGame, ResultInWords, UnknownVersion};
use gocheck_board::{Bits, Color, Size};
use gocheck_rules::score::Terms;
use gocheck_rules::{Action, Counting, Move, Replay, RuleSet};
use gocheck_text::AnyMessage;

/// Information from the root of a game.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct GameInfo {
    /// The size of the board: 19 x 19 by default; `None` if no move can be played.
    pub size: Option<Size>,
    /// The version of SGF.
    pub version: i64,
    /// RU as written, if it is not empty.
    pub rules: Option<(String, Place)>,
    /// HA, if it is at least 2.
    pub handicap: Option<(u32, Place)>,
    /// The place of HA\[0\], after which Fox and other programs write handicap stones as moves.
    pub no_handicap: Option<Place>,
    /// KM, or a komi in KO.
    pub komi: Option<f64>,
    /// RE, if it is a result.
    pub result: Option<(GameResult, Place)>,
    /// True if RE is not empty.
    pub has_result: bool,
    /// True if PB or PW is not empty.
    pub has_players: bool,
    /// The server that the record comes from, if that changes its meaning.
    pub server: Option<Server>,
}

impl Default for GameInfo {
    fn default() -> Self {
        Self {
            size: Some(Size::GO),
            version: 1,
            rules: None,
            handicap: None,
            no_handicap: None,
            komi: None,
            result: None,
            has_result: false,
            has_players: false,
            server: None,
        }
    }
}

impl GameInfo {
    /// Returns true if a komi is too large to be in points. Fox writes hundredths of all but the smallest ones.
    #[must_use]
    pub fn is_huge_komi(&self, komi: f64) -> bool {
        komi.abs() >= if self.server == Some(Server::Fox) { 20.0 } else { 100.0 }
    }

    /// The komi in points that KM means; `None` if there is none, or if it has two plausible meanings.
    ///
    /// Servers write hundredths of a point (650 and 750 for 6.5 and 7.5) or, under Chinese rules, of a stone, which is two
    /// points (375, 325 and 275 for 7.5, 6.5 and 5.5). Quarters are always stones; 350 may be 3.5 points or 7, except on Fox,
    /// which counts stones under rules of area and points under those of territory. The 50 of Fox is the half point of
    /// handicap games.
    #[must_use]
    pub fn meant_komi(&self) -> Option<f64> {
        const MOST: f64 = 9.5;
        let written = self.komi?;
        let is_huge = self.is_huge_komi(written);
        let points = if is_huge { written / 100.0 } else { written };
        let stones = 2.0 * points;
        let is_in_halves = |komi: f64| (2.0 * komi).fract() == 0.0;
        let rules = self.rules.as_ref().filter(|_| is_huge && self.server == Some(Server::Fox));
        let by_rules = match rules.and_then(|(text, _)| RuleSet::from_record(text)?.counting()) {
            Some(Counting::Territory) => Some(points),
            Some(Counting::Area) if written.abs() >= 100.0 => Some(stones),
            _ => None,
        };
        if let Some(komi) = by_rules.filter(|komi| is_in_halves(*komi) && komi.abs() <= MOST) {
            return Some(komi);
        }
        if !is_in_halves(points) && is_in_halves(stones) && stones.abs() <= MOST {
            return Some(stones);
        }
        let is_certain =
            is_in_halves(points) && points.abs() <= MOST && (stones.abs() > MOST || points.abs() < 1.0);
        (!is_huge || is_certain).then_some(points)
    }

    /// The number of handicap stones: that of HA, or with HA\[0\] that of Black's moves before White's first one.
    #[must_use]
    pub fn given_stones(&self, game: &Replay) -> u32 {
        if let Some((stones, _)) = self.handicap {
            return stones;
        }
        let has_setup = || Color::BOTH.iter().any(|&color| game.board_after(0).stones_of(color).count() > 0);
        if self.no_handicap.is_none() || has_setup() {
            return 0;
        }
        let is_black = |played: &Move| played.color == Color::Black;
        let placed = game.line().take_while(is_black).filter(|played| played.action != Action::Pass).count();
        if placed >= 2 { placed as u32 } else { 0 }
    }

    /// The terms of scoring under `rules`, after the moves of `game`. The komi is the one that KM means, as far as that is
    /// known, and 0 without KM.
    #[must_use]
    pub fn terms(&self, rules: RuleSet, game: &Replay) -> Terms {
        Terms {
            rules,
            komi: self.meant_komi().or(self.komi).unwrap_or(0.0),
            handicap: self.given_stones(game),
            prisoners: game.prisoners(),
        }
    }

    /// The komi that some programs write in KO, which is about a move and has no value, if there is no other one in KM.
    fn komi_in_ko(&self, root: &Node, text: &str, has_komi: bool) -> Option<f64> {
        let komi = real(text)?;
        let is_of_move = root.properties().any(|property| property.name().is_move());
        let is_only = !has_komi || self.komi == Some(komi);
        let is_possible = Self { komi: Some(komi), ..self.clone() }.meant_komi().is_some();
        (!is_of_move && is_only && is_possible).then_some(komi)
    }

    /// Reads a root. Programs write an empty value if it is unknown.
    pub(crate) fn read(node: &Node) -> (Self, Vec<Fault>) {
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
                faults.push(Fault::new(UnknownVersion { value: shown(&text) }, place));
            }
        }
        if let Some((text, place)) = text("GM")
            && number(&text).is_some_and(|game| game != 1)
        {
            info.size = None;
            faults.push(Fault::new(OtherGame { value: shown(&text) }, place));
        } else if let Some((text, place)) = text("SZ") {
            info.size = size(&text);
            if info.size.is_none() {
                faults.push(Fault::new(BadSize { value: shown(&text) }, place));
            }
        }
        info.rules = text("RU");
        info.server = Server::of(node);
        if let Some((text, place)) = text("HA") {
            let stones: Option<u32> = number(&text).and_then(|stones| stones.try_into().ok());
            info.handicap = stones.filter(|&stones| stones >= 2).map(|stones| (stones, place));
            info.no_handicap = (stones == Some(0)).then_some(place);
        }
        let komi = text("KM");
        info.komi = komi.as_ref().and_then(|(text, _)| real(text));
        if let Some((text, place)) = text("KO")
            && let Some(komi_in_ko) = info.komi_in_ko(node, &text, komi.is_some())
        {
            info.komi = Some(komi_in_ko);
            faults.push(Fault::new(KomiInKo { value: shown(&text) }, place));
        }
        info.has_players = text("PB").or_else(|| text("PW")).is_some();
        if let Some((text, place)) = text("RE") {
            info.has_result = true;
            match result(&text) {
                Some(result) => info.result = Some((result, place)),
                None => {
                    let spelt = understood_result(&text);
                    info.result = spelt.map(|result| (result, place));
                    let value = shown(&text);
                    let message: AnyMessage = match spelt {
                        Some(result) => ResultInWords { value, meant: sgf_result(result) }.into(),
                        None => BadResult { value }.into(),
                    };
                    // Before FF[3] it may be any text, but not all programs understand it.
                    if info.version >= 3 || spelt.is_some() {
                        faults.push(Fault::new(message, place));
                    }
                }
            }
        }
        (info, faults)
    }
}
