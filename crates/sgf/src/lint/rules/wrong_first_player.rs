use gocheck_board::Color;
use gocheck_text::{phrase, rule};

rule! {
    WrongFirstPlayer { color: Color, because: FirstMove } = Warning "M202" "wrong-first-player";
    title "The wrong color moves first, given the handicap and PL." "按让子和 PL，先下的一方不对。";
    message both {
        let other = color.opponent();
        match because {
            FirstMove::Pl => phrase!(
                "{color} moves first, but PL names {other}", "{color}先下，而 PL 写的是{other}",
                color = color, other = other
            ),
            FirstMove::Handicap(stones) => phrase!(
                "{color} moves first, but with HA[{stones}] {other} should",
                "{color}先下，而 HA[{stones}] 时应由{other}先下",
                color = color, other = other
            ),
            FirstMove::Even => phrase!(
                "{color} moves first, but without handicap, setup or PL black should",
                "{color}先下，而没有让子、摆子和 PL 时应由黑方先下",
                color = color
            ),
        }
    };
    why "Black begins an even game and White a handicap game, unless PL says otherwise. Here the colors may be swapped, or the first move or the handicap stones may be missing."
        "分先由黑方先下，让子由白方先下，除非 PL 另有说明。不是这样，可能是颜色写反了，或者漏了第一手或让子。";
    fix "Correct the colors, add what is missing, or name the first player in PL."
        "改正颜色，补上漏记的，或者用 PL 写明谁先下。";
    example "white_first";
}

/// Why the other colour moves first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum FirstMove {
    /// Because of PL.
    Pl,
    /// Because of HA with this number of stones.
    Handicap(u32),
    /// Because Black moves first by default.
    Even,
}
