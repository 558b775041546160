use super::super::forbidding_rules::{ForbiddingRules, forbidden};
use gocheck_board::Color;
use gocheck_rules::Vertex;
use gocheck_text::{phrase, rule};

rule! {
    Ko { color: Color, vertex: Vertex, took: u32, judged: ForbiddingRules } = Error "M104" "ko";
    title "A ko is retaken at once." "立即提回劫。";
    message both {
        phrase!(
            "{color} {vertex} retakes at once the ko that {other} took with move {took}{judged}",
            "{color}下 {vertex}，立即提回{other}第 {took} 手提的劫{judged}",
            color = color, other = color.opponent(), judged = forbidden(judged)
        )
    };
    why "All rules of Go forbid retaking a ko at once. Most often a threat and its answer are missing, two moves are swapped or a point is wrong."
        "所有围棋规则都不允许立即提回劫。多半是漏记了劫材和应手，两手的次序颠倒，或者坐标写错了。";
    fix "Add the missing moves, or correct their order or the point." "补上漏记的着法，或者改正次序或坐标。";
    example "ko";
}
