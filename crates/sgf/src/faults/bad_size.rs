use gocheck_board::Size;
use gocheck_text::{phrase, rule};

rule! {
    BadSize { value: String } = Error "P108" "bad-size";
    title
        "An invalid size, or one over 25 x 25; the moves are not checked."
        "棋盘大小有误，或超过 25 x 25；着法不检查。";
    message both {
        let most = Size::MAX;
        phrase!(
            "SZ[{value}]: expected 1 to {most} columns and rows, such as SZ[19] or SZ[19:13]",
            "SZ[{value}]：只检查 1 到 {most} 行、1 到 {most} 列的棋盘，例如 SZ[19]、SZ[19:13]"
        )
    };
    why "SZ is a whole number, or COLUMNS:ROWS for a board that is not square. Without a board no move can be played, so no moves were checked."
        "SZ 是一个整数；棋盘不是正方形时写成 列数:行数。没有棋盘就无法走棋，所以着法都没有检查。";
    fix "Correct SZ; a board over 25 x 25 cannot be checked." "改正 SZ；超过 25 x 25 的棋盘无法检查。";
    example "size_26";
}
