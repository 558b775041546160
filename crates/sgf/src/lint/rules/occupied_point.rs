use gocheck_board::Color;
use gocheck_rules::Vertex;
use gocheck_text::{phrase, rule};

rule! {
    OccupiedPoint { color: Color, vertex: Vertex, stone: Color } = Error "M101" "occupied-point";
    title "A move on an occupied point; it is not played." "落子处已有棋子，这一手不算。";
    message both {
        phrase!(
            "{color} {vertex}: a {stone} stone is already there", "{color}下 {vertex}：那里已有{stone}",
            color = color, stone = Some(*stone)
        )
    };
    why "No rules of Go allow a move on a stone. Some programs refuse the file, some skip the move and some replace the stone, so everything after it is a different game."
        "任何围棋规则都不允许落在已有棋子的点上。有的软件拒绝打开，有的略过这一手，有的换掉原来的棋子，以后的棋就不同了。";
    fix "Correct the point of this move, or of the earlier one that occupies it."
        "改正这一手的坐标，或者改正占了这一点的那一手。";
    example "occupied";
}
