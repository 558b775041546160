//! Information from the root of a game.

use super::super::result::{GameResult, result, sgf_result};
use super::super::result_words::result_in_words;
use super::super::server::Server;
use super::super::value::{number, real, shown, size};
use super::super::{Fault, Node, Place, PropertyName};
use gocheck_board::{Bits, Color, Size};
use gocheck_rules::score::Terms;
use gocheck_rules::{Action, Counting, Move, Replay, RuleSet};
use gocheck_text::codes;
use gocheck_text::phrase;

codes! {
    /// Unusable values of the root.
    pub enum RootMessage, RootCode {
        BadSize { value: String } = Error "P108" "bad-size" {
            title
                "An invalid size, or one over 25 x 25; the moves are not checked."
                "棋盘大小有误，或超过 25 x 25；着法不检查。";
            message both {
                let most = Size::MAX;
                phrase!(
                    "SZ[{value}]: expected 1 to {most} columns and rows, such as SZ[19] or SZ[19:13]",
                    "SZ[{value}]：只检查 1 到 {most} 行、1 到 {most} 列的棋盘，例如 SZ[19]、SZ[19:13]"
                )
            };
            why
                "SZ is a whole number, or COLUMNS:ROWS for a board that is not square. Without a board no move can be played, so no moves were checked."
                "SZ 是一个整数；棋盘不是正方形时写成 列数:行数。没有棋盘就无法走棋，所以着法都没有检查。";
            fix "Correct SZ; a board over 25 x 25 cannot be checked." "改正 SZ；超过 25 x 25 的棋盘无法检查。";
            example "size_26";
        }
        OtherGame { value: String } = Warning "P109" "other-game" {
            title "A record of another game; only its syntax is checked." "是别的棋类的棋谱，只检查格式。";
            message "GM[{value}] is not Go, which is GM[1]" "GM[{value}] 不是围棋，围棋是 GM[1]";
            why
                "GM names the game, and Go is GM[1]. Moves of another game mean something else, so only the syntax of the record was checked."
                "GM 说明是哪种棋，围棋是 GM[1]。别的棋类着法含义不同，所以只检查了格式。";
            fix
                "Write GM[1] if the game is Go; otherwise keep the record separate from Go records."
                "如果是围棋，写 GM[1]；不是就与围棋棋谱分开存放。";
            example "other_game";
        }
        UnknownVersion { value: String } = Warning "P110" "unknown-version" {
            title "A version of SGF other than 1 to 4." "SGF 的版本不是 1 到 4。";
            message "FF[{value}]: read as FF[4]" "FF[{value}]：按 FF[4] 读取";
            why
                "FF is the version of SGF, 1 to 4. A reader may refuse an unknown version, or guess what the properties mean."
                "FF 是 SGF 的版本，只有 1 到 4。软件遇到不认识的版本可能拒绝打开，或者猜测属性的含义。";
            fix "Write FF[4] if the record follows that version." "棋谱符合 FF[4] 就写 FF[4]。";
            example "version";
        }
        BadResult { value: String } = Warning "R101" "bad-result" {
            title "A result in a form that SGF does not define." "结果的写法不符合 SGF。";
            message
                "RE[{value}]: expected a result such as B+R, W+3.5, B+T, 0, Void or ?"
                "RE[{value}]：应为 B+R、W+3.5、B+T、0、Void 或 ? 一类的写法";
            why
                "FF[4] prescribes the form of RE: B+R, W+3.5, B+T, B+F, 0 or Draw, Void, ?. Programs that count wins or learn from games cannot read other forms."
                "FF[4] 规定了 RE 的写法：B+R、W+3.5、B+T、B+F、0 或 Draw、Void、?。写成别的样子，统计胜负、用棋谱训练的软件就读不到结果。";
            fix
                "Write the result in one of these forms, and put anything else in a comment."
                "按这些写法改，其他要说明的写进注释。";
            example "result_form";
        }
        ResultInWords { value: String, meant: String } = Note "R106" "result-in-words" {
            title "A result in words." "结果用文字写成。";
            message "RE[{value}] is {meant} in SGF" "RE[{value}] 按 SGF 应写成 {meant}";
            why
                "FF[4] prescribes the form of RE. gocheck reads these words, but programs that count wins or learn from games may not. A margin in stones (zi) is twice as large in points."
                "FF[4] 规定了 RE 的写法。这些文字 gocheck 读得懂，统计胜负、用棋谱训练的软件未必读得懂。以子计的差，按目数是它的两倍。";
            fix
                "Write the form that the message names; `gocheck fix` does this."
                "按提示里的形式改写，`gocheck fix` 会这样改。";
            example "result_in_words";
        }
    }
}

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
    /// KM.
    pub komi: Option<f64>,
    /// RE, if it is a result.
    pub result: Option<(GameResult, Place)>,
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

    /// Reads a root. Programs write an empty value if it is unknown.
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
                faults.push(Fault::new(RootMessage::UnknownVersion { value: shown(&text) }, place));
            }
        }
        if let Some((text, place)) = text("GM")
            && number(&text).is_some_and(|game| game != 1)
        {
            info.size = None;
            faults.push(Fault::new(RootMessage::OtherGame { value: shown(&text) }, place));
        } else if let Some((text, place)) = text("SZ") {
            info.size = size(&text);
            if info.size.is_none() {
                faults.push(Fault::new(RootMessage::BadSize { value: shown(&text) }, place));
            }
        }
        info.rules = text("RU");
        info.server = Server::of(node);
        if let Some((text, place)) = text("HA") {
            let stones: Option<u32> = number(&text).and_then(|stones| stones.try_into().ok());
            info.handicap = stones.filter(|&stones| stones >= 2).map(|stones| (stones, place));
            info.no_handicap = (stones == Some(0)).then_some(place);
        }
        info.komi = text("KM").and_then(|(text, _)| real(&text));
        if let Some((text, place)) = text("RE") {
            match result(&text) {
                Some(result) => info.result = Some((result, place)),
                None => {
                    let spelt = result_in_words(&text);
                    info.result = spelt.map(|result| (result, place));
                    let value = shown(&text);
                    let message = match spelt {
                        Some(result) => RootMessage::ResultInWords { value, meant: sgf_result(result) },
                        None => RootMessage::BadResult { value },
                    };
                    // Before FF[3] it may be any text.
                    if info.version >= 3 {
                        faults.push(Fault::new(message, place));
                    }
                }
            }
        }
        (info, faults)
    }
}
