use gocheck_board::Color;
use gocheck_text::{phrase, rule};

rule! {
    BadPoint { of: PointOf, value: String } = Error "P105" "bad-point";
    title "A value that is not a point." "值不是坐标。";
    message both {
        match of {
            PointOf::Mark(name) => phrase!(
                "{name}[{value}]: expected a point such as pd", "{name}[{value}]：应为坐标，例如 pd"
            ),
            PointOf::Setup(name) => phrase!(
                "{name}[{value}]: expected a point such as pd, or aa:cc",
                "{name}[{value}]：应为坐标，例如 pd 或 aa:cc"
            ),
            PointOf::Move(color) => phrase!(
                "{color} [{value}]: expected a point such as pd, or nothing for a pass",
                "{color} [{value}]：应为坐标，例如 pd；停一手则留空",
                color = color
            ),
        }
    };
    why "A point is two letters, first the column and then the row, counted from the upper left corner: aa, pd. Names such as E5 are for people; a move written that way is lost."
        "坐标是两个字母，先列后行，从左上角数起：aa、pd。E5 这样的写法是给人看的，这样写的着法会丢失。";
    fix "Write the point as two letters, ee for E5 on a 9x9 board; an empty value is a pass."
        "写成两个字母，例如 9x9 棋盘上的 E5 写成 ee；停一手写空值。";
    example "bad_point";
}

/// The purpose of an invalid point.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum PointOf {
    /// A mark of the property with this name.
    Mark(String),
    /// A setup of the property with this name.
    Setup(String),
    /// A move of this colour.
    Move(Color),
}
