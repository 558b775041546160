//! The texts and lessons of Reversi for the page in the browser.

use super::text::{ASSIGNMENT, START};
use games_engine::description::page::{GamePage, Lesson, Text, Unit};

pub(super) const PAGE: GamePage = GamePage {
    title: Text { en: "Reversi", zh: "黑白棋" },
    goal: Text {
        en: "The side with more discs at the end wins.", zh: "终局时棋子多的一方获胜。"
    },
    boards: &[
        (START, Text { en: "usual start", zh: "标准开局" }),
        (ASSIGNMENT, Text { en: "assignment", zh: "作业的开局" }),
    ],
    unit: Some(Unit { one: "disc", many: "discs", zh: "子" }),
    no_move: Text {
        en: "A disc on {square} would not flip anything.",
        zh: "下在 {square} 不能翻转任何棋子。",
    },
    chinese: &[
        ("full", "双方都无棋可走"),
        ("length", "棋盘有 {at} 个字符，应为 64 个。"),
        ("cell", "第 {at} 个字符应为 X、O 或 -。"),
        ("side", "应注明轮到哪一方：x 或 o。"),
        ("rest", "末尾有多余的内容。"),
    ],
    position_format: Some("OBF"),
    lessons: &[
        Lesson {
            dots: &[(1, 2), (2, 1), (3, 4), (4, 3)],
            ..Lesson::new(
                &["......", "......", "..OX..", "..XO..", "......", "......"],
                Text {
                    en: "Black moves first. A move puts a new disc on an empty square; the dots show where.",
                    zh: "黑方先走。每步在空格上放一枚新棋子；圆点标出可以下的位置。",
                },
            )
        },
        Lesson {
            dots: &[(2, 4)],
            rings: &[(2, 2), (2, 3)],
            arrow: Some([(2, 1), (2, 4)]),
            ..Lesson::new(
                &["......", "......", ".XOO..", "......", "......", "......"],
                Text {
                    en: "The new disc must enclose opposing discs in a straight line between itself and another of \
                         your discs. They flip and become yours.",
                    zh: "新棋子要与自己的另一枚棋子在一条直线上夹住对方的棋子，被夹住的棋子翻转成自己的。",
                },
            )
        },
        Lesson {
            dots: &[(4, 4)],
            rings: &[(1, 1), (2, 2), (3, 3), (4, 1), (4, 2), (4, 3)],
            ..Lesson::new(
                &["X.....", ".O....", "..O...", "...O..", "XOOO..", "......"],
                Text {
                    en: "A move flips discs in all eight directions at once.",
                    zh: "八个方向上被夹住的棋子同时翻转。",
                },
            )
        },
        Lesson::new(
            &["......", ".O....", "..OO..", "..OX..", "......", "......"],
            Text {
                en: "A player who cannot flip a disc must pass. The game ends when neither side can move.",
                zh: "不能翻转任何棋子的一方必须停一手。双方都无棋可走时，对局结束。",
            },
        ),
        Lesson {
            rings: &[(0, 0), (0, 5), (5, 0), (5, 5)],
            ..Lesson::new(
                &["XXXXXX", "XXXXOO", "XXXOXO", "XXOXXO", "XOXXOO", "XXXXXX"],
                Text {
                    en: "The side with more discs wins. A disc in a corner can never be flipped, so corners are worth \
                         fighting for.",
                    zh: "棋子多的一方获胜。角上的棋子永远不会被翻转，所以要争取占角。",
                },
            )
        },
    ],
    ..GamePage::PLAIN
};
