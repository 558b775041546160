use gocheck_board::{Color, Size};
use gocheck_text::{phrase, rule};

rule! {
    OffBoard { color: Color, value: String, size: Size, is_probably_pass: bool } = Error "M102" "off-board";
    title "A move off the board; it is not played." "落子在棋盘之外，这一手不算。";
    message both {
        let guess = if *is_probably_pass {
            phrase!(": probably a pass", "，很可能是停一手")
        } else {
            phrase!("", "")
        };
        phrase!(
            "{color} [{value}] is off the {size} board{guess}",
            "{color} [{value}]：不在 {size} 的棋盘上{guess}",
            color = color, size = size, guess = guess
        )
    };
    why "The move is on a point that the board does not have. Programs skip it or read it as a pass; often SZ is wrong. [tt] is a pass only on boards up to 19x19. Some programs write a pass as the point one past the last column and row: [ss] on 18x18."
        "落子的点棋盘上没有。有的软件略过这一手，有的当作停一手；也常常是 SZ 写错了。[tt] 只在 19 路以内表示停一手。有的软件把停一手写成最后一列和最后一行之外的点：18 路棋盘上的 [ss]。";
    fix "Correct the point or SZ, and write a pass as []; `gocheck fix --unsafe` writes what is probably a pass that way."
        "改正坐标或 SZ；停一手写成 []，很可能是停一手的由 `gocheck fix --unsafe` 这样改写。";
    example "off_board";
}
