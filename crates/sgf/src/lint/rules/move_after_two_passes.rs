use gocheck_board::Color;
use gocheck_rules::Vertex;
use gocheck_text::{phrase, rule};

rule! {
    MoveAfterTwoPasses { color: Color, vertex: Option<Vertex> } = Warning "M203" "move-after-two-passes";
    title "A move after two passes." "双方各停一手以后又有着法。";
    message both {
        match vertex {
            Some(vertex) => phrase!(
                "{color} {vertex} after two passes, which end a game",
                "双方各停一手，对局已经结束，{color}又下 {vertex}",
                color = color
            ),
            None => phrase!(
                "{color} after two passes, which end a game", "双方各停一手，对局已经结束，{color}又走了一手",
                color = color
            ),
        }
    };
    why "Under most rules two passes end a game, so later moves are not part of it. They may have been added as comments, or play may have been resumed because of a dispute about dead stones."
        "多数规则规定双方各停一手就终局，以后的着法不属于这局棋。可能是后来加上的说明，也可能是对死活有争议而继续下的。";
    fix "Delete the moves if they were not played; if play was resumed, leave them and use --ignore M203."
        "没有下过的着法就删去；确实继续下了，可以保留，用 --ignore M203 不再报告。";
    example "two_passes";
}
