//! Why an answer is not right.

use gocheck_board::{Color, Point};
use gocheck_rules::Group;
use gocheck_text::codes;
use gocheck_text::phrase;

codes! {
    /// Why an answer is not right.
    pub enum MarkMessage, MarkCode {
        SlipSwapped = Warning "A301" "swapped" {
            title "Rows and columns are swapped." "行和列写反了。";
            message "rows and columns are swapped" "行和列写反了";
            help "write the row first, then the column" "请先写行，再写列";
        }
        SlipFromOne = Warning "A302" "from-one" {
            title "Rows and columns are counted from 1." "行和列从 1 数起了。";
            message "rows and columns are counted from 1; they count from 0" "行和列从 1 数起了，应从 0 数起";
            help "count rows and columns from 0" "行和列请从 0 数起";
        }
        SlipSwappedFromOne = Warning "A303" "swapped-from-one" {
            title "Rows and columns are swapped and counted from 1." "行和列写反了，而且从 1 数起了。";
            message
                "rows and columns are swapped and counted from 1; they count from 0"
                "行和列写反了，而且从 1 数起了，应从 0 数起";
            help "write the row first, then the column, and count both from 0" "请先写行，再写列，都从 0 数起";
        }
        SlipOtherColor { color: Color } = Warning "A304" "other-colour" {
            title "The answer for the other color." "答的是另一方。";
            message both {
                phrase!(
                    "this is the answer for {color}; {other} is to move", "这是{color}的答案，轮到的是{other}",
                    color = color, other = color.opponent()
                )
            };
            help both {
                phrase!(
                    "-1 is black and 1 is white; answer for {other}", "-1 是黑，1 是白；请答{other}的",
                    other = color.opponent()
                )
            };
        }
        SlipSuicide { points: Vec<Point> } = Warning "A305" "suicide-as-legal" {
            title "Suicides are counted as legal." "把自杀当成了能落子的点。";
            message "suicide is counted as legal: {points}" "把自杀当成了能落子的点：{points}";
            help "a move without liberties is legal only if it captures" "没有气的一手，能提子才能下";
        }
        SlipCapture { points: Vec<Point> } = Warning "A306" "capture-as-suicide" {
            title "Captures are mistaken for suicide." "把提子当成了自杀。";
            message "captures are mistaken for suicide: {points}" "把提子当成了自杀：{points}";
            help "remove captured stones before looking for liberties" "请先提子，再看有没有气";
        }
        SlipTakesNothing { points: Vec<Point> } = Warning "A307" "takes-nothing" {
            title "All captures, and points that capture nothing." "提子的点都对，另有提不到子的点。";
            message "captures nothing: {points}" "提不到子：{points}";
            help "list only the points where a stone captures something" "请只写能提到子的点";
        }
        SlipOtherProblem { name: String } = Warning "A308" "other-problem" {
            title "The answer to another problem." "是另一题的答案。";
            message "this is the answer to {name}" "这是 {name} 的答案";
            help "write each answer below the name of its own puzzle" "请把每题的答案写在自己的题目名下面";
        }
        SlipOtherTag { name: String } = Warning "A309" "other-tag" {
            title "The answer to the same problem with another tag." "是另一个 tag 的同一题的答案。";
            message "this is the answer to {name}" "这是 {name} 的答案";
            help "write each answer below the name of its own puzzle" "请把每题的答案写在自己的题目名下面";
        }
        SlipFromBelow { is_swapped: bool, is_from_one: bool } = Warning "A316" "from-below" {
            title "Rows are counted from below." "行是从下往上数的。";
            message both {
                match (is_swapped, is_from_one) {
                    (false, false) => {
                        phrase!("rows are counted from below; they count from the top", "行是从下往上数的，应从上往下数")
                    }
                    (false, true) => phrase!(
                        "rows are counted from below and both from 1; they count from 0 at the upper left",
                        "行是从下往上数的，而且行和列从 1 数起；应从左上角的 0 数起"
                    ),
                    (true, false) => phrase!(
                        "rows and columns are swapped, and rows are counted from below; they count from the top",
                        "行和列写反了，而且行是从下往上数的，应从上往下数"
                    ),
                    (true, true) => phrase!(
                        "rows and columns are swapped and counted from 1, rows from below; they count from 0 at the upper left",
                        "行和列写反了，行是从下往上数的，而且行和列从 1 数起；应从左上角的 0 数起"
                    ),
                }
            };
            help both {
                phrase!(
                    "write the row first, then the column, and count both from 0 at the upper left",
                    "请先写行，再写列，都从左上角的 0 数起"
                )
            };
        }
        WrongKind { is_value_asked: bool } = Warning "A310" "wrong-kind" {
            title
                "Points instead of True or False, or vice versa."
                "该答 True 或 False 却写了点，或者相反。";
            message both {
                if *is_value_asked {
                    phrase!("expected True or False, found points", "这题应答 True 或 False，却写了点")
                } else {
                    phrase!("expected points, found True or False", "这题应答点，却写了 True 或 False")
                }
            };
        }
        WrongValue { dead: Vec<Group> } = Warning "A311" "wrong-value" {
            title "True instead of False, or vice versa." "该答 False 却答了 True，或者相反。";
            message both {
                if dead.is_empty() {
                    phrase!("every group has a liberty", "每块棋都有气")
                } else {
                    phrase!("without liberties: {dead}", "没有气的棋：{dead}", dead = dead)
                }
            };
            help "True means that every group has a liberty" "每块棋都有气时答 True";
        }
        NotGiven { close: Option<String> } = Warning "A312" "not-given" {
            title "A missing answer." "没有作答。";
            message both {
                match close {
                    None => phrase!("not answered", "没有作答"),
                    Some(name) => phrase!(
                        "not answered; {name} is answered, but not asked for", "没有作答；答了没有问的 {name}"
                    ),
                }
            };
        }
        NoPoints { missing: usize } = Warning "A313" "no-points" {
            title "An answer without points, although there are some." "应有点，却一个也没写。";
            message
                { format!("no points given; there {} {missing}", if *missing == 1 { "is" } else { "are" }) }
                "一个点也没写，应有 {missing} 个";
        }
        Differs { right: usize, missing: usize, extra: usize } = Warning "A314" "differs" {
            title "Missing or extra points." "有漏答或多答的点。";
            message
                "{right} right, {missing} missing, {extra} extra"
                "答对 {right} 个，漏答 {missing} 个，多答 {extra} 个";
        }
        OffTheBoard { right: usize, missing: usize, extra: usize, off: usize } = Warning "A315" "off-the-board" {
            title "Extra points, some of them off the board." "有多答的点，其中有的在棋盘外。";
            message
                "{right} right, {missing} missing, {extra} extra, of which {off} off the board"
                "答对 {right} 个，漏答 {missing} 个，多答 {extra} 个，其中 {off} 个在棋盘外";
        }
    }
}
