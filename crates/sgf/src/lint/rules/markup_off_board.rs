use gocheck_board::Size;
use gocheck_text::rule;

rule! {
    MarkupOffBoard { name: String, value: String, size: Size } = Warning "P113" "markup-off-board";
    title "A mark off the board." "标记不在棋盘上。";
    message "{name}[{value}] is off the {size} board" "{name}[{value}] 不在 {size} 的棋盘上";
    why "The mark is on a point that the board does not have. Readers drop it or fail; often SZ is wrong."
        "标记所在的点棋盘上没有。软件会略过它，或者出错；也常常是 SZ 写错了。";
    fix "Correct the point or SZ, or delete the mark." "改正坐标或 SZ，或者删去标记。";
    example "mark_off";
}
