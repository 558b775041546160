//! The reasons for which a game is left out.

use gocheck_text::{Phrase, phrase};
use serde::{Deserialize, Serialize};

/// Why a game is left out, in the order in which the reasons are tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Reason {
    Unfixable,
    Board,
    Size,
    Rules,
    Handicap,
    Moves,
    Ranks,
    Dates,
    Players,
    Result,
    Findings,
    Excluded,
    Same,
    Symmetric,
    Beginning,
}

impl Reason {
    pub const ALL: [Self; 15] = [
        Self::Unfixable,
        Self::Board,
        Self::Size,
        Self::Rules,
        Self::Handicap,
        Self::Moves,
        Self::Ranks,
        Self::Dates,
        Self::Players,
        Self::Result,
        Self::Findings,
        Self::Excluded,
        Self::Same,
        Self::Symmetric,
        Self::Beginning,
    ];

    /// The name in tables and JSON.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Unfixable => "unfixable",
            Self::Board => "board",
            Self::Size => "size",
            Self::Rules => "rules",
            Self::Handicap => "handicap",
            Self::Moves => "moves",
            Self::Ranks => "ranks",
            Self::Dates => "dates",
            Self::Players => "players",
            Self::Result => "result",
            Self::Findings => "findings",
            Self::Excluded => "excluded",
            Self::Same => "same",
            Self::Symmetric => "symmetric",
            Self::Beginning => "beginning",
        }
    }

    /// Says what is wrong with such a game.
    pub(super) fn words(self) -> Phrase {
        match self {
            Self::Unfixable => phrase!("damaged, and cannot be fixed reliably", "损坏，无法可靠修正"),
            Self::Board => phrase!("not Go, or on no board that can be checked", "不是围棋，或棋盘无法检查"),
            Self::Size => phrase!("another --size", "不符合 --size"),
            Self::Rules => phrase!("other --rules", "不符合 --rules"),
            Self::Handicap => phrase!("another --handicap", "不符合 --handicap"),
            Self::Moves => phrase!(
                "fewer than --min-moves or more than --max-moves",
                "少于 --min-moves 或多于 --max-moves"
            ),
            Self::Ranks => phrase!(
                "a rank that is unknown, or outside --min-rank and --max-rank",
                "段位不明，或不在 --min-rank 与 --max-rank 之间"
            ),
            Self::Dates => phrase!(
                "a date that is unknown, or outside --from and --to",
                "日期不明，或不在 --from 与 --to 之间"
            ),
            Self::Players => phrase!("another --player", "不符合 --player"),
            Self::Result => phrase!("another --result", "不符合 --result"),
            Self::Findings => phrase!(
                "findings that --select, --ignore and --severity choose",
                "有 --select、--ignore、--severity 选定的问题"
            ),
            Self::Excluded => {
                phrase!(
                    "in a table of --exclude, also rotated or mirrored",
                    "在 --exclude 的表格里（包括旋转、翻转后相同的）"
                )
            }
            Self::Same => phrase!("the same moves as a game that is kept", "着法与留下的一盘相同"),
            Self::Symmetric => phrase!(
                "the same moves as a game that is kept, rotated or mirrored",
                "旋转或翻转后着法与留下的一盘相同"
            ),
            Self::Beginning => phrase!("the beginning of a game that is kept", "是留下的一盘的开头"),
        }
    }
}
