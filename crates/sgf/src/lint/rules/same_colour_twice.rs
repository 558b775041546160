use gocheck_board::Color;
use gocheck_text::{phrase, rule};

rule! {
    SameColourTwice { color: Color, number: u32 } = Warning "M201" "same-colour-twice";
    title "The same color moves twice in a row." "同一方连下两手。";
    message both {
        phrase!(
            "{color} moves twice in a row: moves {before} and {number}",
            "{color}连下两手：第 {before} 手和第 {number} 手",
            color = color, before = number.saturating_sub(1)
        )
    };
    why "Black and White take turns. Most often a move or a pass of the other side is missing, a color is wrong, or handicap stones were written as moves."
        "黑白双方轮流下。多半是漏记了对方的一手或停一手，颜色写错，或者把让子写成了着法。";
    fix "Add the missing move, correct the color, or set up handicap stones with AB."
        "补上漏记的，改正颜色，或者用 AB 摆让子。";
    example "same_colour";
}
