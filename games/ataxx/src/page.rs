//! The texts and lessons of Ataxx for the page in the browser.

use games_engine::description::page::{GamePage, Lesson, Text, Unit};

pub(super) const PAGE: GamePage = GamePage {
    title: Text { en: "Ataxx", zh: "同化棋" },
    goal: Text {
        en: "The side with more pieces at the end wins.", zh: "终局时棋子多的一方获胜。"
    },
    rules: &[
        (
            "uai",
            Text {
                en: "UAI: a draw after 100 jumps in a row", zh: "UAI：连续 100 步都是跳跃时判和"
            },
        ),
        (
            "botzone",
            Text {
                en: "Botzone: a player who cannot move loses the empty squares; repetition is forbidden",
                zh: "Botzone：一方无棋可走时，空格归对方；禁止循环",
            },
        ),
        (
            "codingame",
            Text {
                en: "CodinGame: a draw by threefold repetition, at most 300 turns",
                zh: "CodinGame：同一局面出现三次判和，最多 300 回合",
            },
        ),
    ],
    unit: Some(Unit::PIECE),
    no_move: Text {
        en: "No piece can reach {square}, or several can: choose the piece first.",
        zh: "没有棋子或有多枚棋子能走到 {square}：请先选择棋子。",
    },
    chinese: &[
        ("wiped_out", "一方已无棋子"),
        ("stuck", "一方无棋可走，空格归另一方"),
        ("full", "双方都无棋可走"),
        ("ply_limit", "达到步数上限，按子数判定"),
        ("turn_limit", "达到回合上限"),
        ("half_moves", "连续跳跃步数过多"),
        ("repetition", "同一局面出现三次"),
        ("empty", "内容为空。"),
        ("ranks", "有 {at} 行，应为 7 行，以 / 分隔。"),
        ("files", "第 {at} 行不是 7 格。"),
        ("letter", "第 {at} 行有不认识的字符：应为 x、o、-（障碍）或数字 1 到 7。"),
        ("side", "应注明轮到哪一方：x 或 o。"),
        ("number", "步数应为 0 到 65535 的数字。"),
        ("rest", "末尾有多余的内容。"),
    ],
    position_format: Some("FEN"),
    lessons: &[
        Lesson::new(
            &["X.....O", ".......", ".......", ".......", ".......", ".......", "O.....X"],
            Text {
                en: "Each side starts in two corners. Black moves first.",
                zh: "双方各占两个对角，黑方先走。",
            },
        ),
        Lesson {
            dots: &[(1, 1), (1, 2), (1, 3), (2, 1), (2, 3), (3, 1), (3, 2), (3, 3)],
            ..Lesson::new(
                &[".....", ".....", "..X..", ".....", "....."],
                Text {
                    en: "Move to a square next to one of your pieces, and a new piece appears there.",
                    zh: "走到与自己棋子相邻的空格，那里会多出一枚新棋子。",
                },
            )
        },
        Lesson {
            dots: &[(0, 2), (4, 2)],
            arrow: Some([(2, 0), (0, 2)]),
            ..Lesson::new(
                &[".....", ".##..", "X##..", ".....", "....."],
                Text {
                    en: "A move to a square two steps away is a jump. It can cross anything, but the piece leaves its old square.",
                    zh: "走到距离两格的空格是跳跃：可以越过棋子和障碍，但棋子会离开原来的格子。",
                },
            )
        },
        Lesson {
            dots: &[(2, 2)],
            rings: &[(1, 2), (2, 3), (3, 2)],
            arrow: Some([(1, 1), (2, 2)]),
            ..Lesson::new(
                &[".....", ".XO..", "...O.", "..O..", "....."],
                Text {
                    en: "Opposing pieces next to the square where your piece arrives become yours.",
                    zh: "落点周围的对方棋子全部变成自己的。",
                },
            )
        },
        Lesson::new(
            &["XXXOO", "XX#OO", "X#X#O", "XX#OO", "XXXXO"],
            Text {
                en: "A player who cannot move must pass. The game ends when neither side can move or one has no pieces \
                     left. The side with more pieces wins.",
                zh: "无棋可走的一方必须停一手。双方都无棋可走，或一方没有棋子时，对局结束，棋子多的一方获胜。",
            },
        ),
    ],
    ..GamePage::PLAIN
};
