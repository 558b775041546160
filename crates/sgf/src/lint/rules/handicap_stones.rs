use super::super::findings::{Findings, Site};
use crate::HandicapStones;
use crate::certainty::Certainty;
use gocheck_text::{count, phrase, rule};

rule! {
    WrongHandicapStones { stones: u32, found: HandicapStones } = Warning "S107" "handicap-stones";
    title "The number of handicap stones differs from HA." "让子的数目与 HA 不符。";
    message both {
        match found {
            HandicapStones::None => {
                phrase!("HA[{stones}], but there are no handicap stones", "HA[{stones}]，但棋盘上没有让子")
            }
            HandicapStones::SetUp(1) => {
                phrase!("HA[{stones}], but 1 black stone is set up", "HA[{stones}]，但摆了 1 颗黑子")
            }
            HandicapStones::SetUp(black) => phrase!(
                "HA[{stones}], but {black} black stones are set up", "HA[{stones}]，但摆了 {black} 颗黑子"
            ),
            HandicapStones::SetUpBoth { black, white } => phrase!(
                "HA[{stones}], but {black} and {white} are set up",
                "HA[{stones}]，但摆了 {black}和 {white}",
                black = count(*black, "black stone", "颗黑子"),
                white = count(*white, "white stone", "颗白子")
            ),
            HandicapStones::Placed(placed) => phrase!(
                "HA[{stones}], but no stones are set up and black places {placed}",
                "HA[{stones}]，但没有摆让子，黑方自己落了 {placed} 颗"
            ),
        }
    };
    why "HA only gives the number of handicap stones; in FF[4], AB sets them up. If the two differ, viewers show a game that was not played, and rules that count the handicap give a different score."
        "HA 只说明让几子，FF[4] 规定棋子要用 AB 摆出来。两者不一致时，看到的不是实际的对局；有的规则让子影响计分，胜负也会算错。";
    fix "Correct HA, or set up the stones with AB in the first node." "改正 HA，或者在第一个节点里用 AB 摆出让子。";
    example "handicap_count";
}

impl WrongHandicapStones {
    /// Reports once per game that the number of handicap stones differs from HA.
    pub(in super::super) fn report(
        findings: &mut Findings<'_>,
        site: Site<'_>,
        stones: u32,
        found: HandicapStones,
    ) {
        if !std::mem::replace(&mut findings.handicap_is_said, true) {
            let certainty = match found {
                HandicapStones::SetUpBoth { .. } => Certainty::Possible,
                _ => Certainty::Likely,
            };
            findings.add_with(site, Self { stones, found }, |finding| finding.certainty = certainty);
        }
    }
}
