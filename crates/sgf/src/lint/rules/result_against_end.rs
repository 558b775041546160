use super::super::findings::Findings;
use super::super::game_end::GameEnd;
use crate::certainty::Certainty;
use crate::result::{GameResult, How};
use gocheck_board::Color;
use gocheck_text::{InLanguage, Language, rule};
use std::borrow::Cow;

rule! {
    ResultAgainstEnd { loser: Color, loss: Loss } = Warning "R105" "result-against-end";
    title "The result contradicts the end of the game." "结果与对局结束的方式不符。";
    message
        "{loser} {loss}, but the game ends with two passes" "{loser}{loss}，但对局是双方各停一手结束的";
    why "After two passes a game is counted; a player resigns, loses on time or forfeits before that. One of the two may be wrong, which distorts statistics on how games end."
        "双方各停一手以后是数子；认输、超时、判负都在此之前。两者可能有一个不对，按终局方式做的统计也就不对。";
    fix "Correct RE, or delete passes that were not played." "改正 RE，或者删去没有下过的停一手。";
    example "result_resigned_after_passes";
}

/// How a game is lost before its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Loss {
    /// By resignation.
    Resignation,
    /// On time.
    Time,
    /// By forfeit.
    Forfeit,
}

impl InLanguage for Loss {
    fn in_language(&self, language: Language) -> Cow<'_, str> {
        match self {
            Self::Resignation => language.pick("resigns", "认输"),
            Self::Time => language.pick("loses on time", "超时"),
            Self::Forfeit => language.pick("forfeits", "弃权"),
        }
        .into()
    }
}

impl ResultAgainstEnd {
    pub(in super::super) fn check(findings: &mut Findings<'_>, end: &GameEnd<'_>) {
        let GameResult::Win(winner, how) = end.result else { return };
        let loss = match how {
            How::Resignation => Loss::Resignation,
            How::Time => Loss::Time,
            How::Forfeit => Loss::Forfeit,
            _ => return,
        };
        if end.is_over {
            findings.add_with(end.site(), Self { loser: winner.opponent(), loss }, |finding| {
                finding.certainty = Certainty::Possible;
            });
        }
    }
}
