use gocheck_board::Size;
use gocheck_text::rule;

rule! {
    SetupOffBoard { name: String, value: String, size: Size } = Error "S101" "setup-off-board";
    title "A stone is set up off the board." "摆子不在棋盘上。";
    message "{name}[{value}] is off the {size} board" "{name}[{value}] 不在 {size} 的棋盘上";
    why "The stone is on a point that the board does not have, so the position is not the intended one. Often SZ is wrong or missing; without it the board is 19x19."
        "这颗子所在的点棋盘上没有，局面就不是原来的局面。常常是 SZ 写错或没有写：没有 SZ 就是 19 路。";
    fix "Correct the point or SZ." "改正坐标或 SZ。";
    example "setup_off";
}
