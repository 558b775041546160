//! Limits of checking.

use gocheck_text::codes;

codes! {
    /// Messages about exceeded limits.
    pub enum LimitMessage, LimitCode {
        TooDeep { most: usize } = Error "E901" "too-deep" {
            title
                "Variations are nested too deeply; the inner ones are not checked."
                "变化嵌套太深，更深的部分不检查。";
            message
                "variations are nested more than {most} deep: the inner ones are not checked"
                "变化嵌套超过 {most} 层：更深的部分不检查";
            why
                "No real record is nested this deeply: it was written by a faulty program, or is meant to crash readers. The inner variations were not read, and nothing is known about them."
                "正常的棋谱不会嵌套这么深：不是软件有错，就是有意让别的软件出错。更深的部分没有读，有没有问题并不知道。";
            fix
                "Find out which program wrote the file, and write the variations next to each other."
                "查明文件是怎样生成的，把变化并列着写。";
            example { none "none, because only very large files have it." "没有，只有非常大的文件才会这样。" };
        }
        TooLong { most: usize } = Error "E902" "too-long" {
            title "A line of play is too long; the rest of it is not checked." "一条变化太长，后面的不检查。";
            message
                "more than {most} moves in a line of play: the rest of it is not checked"
                "一条变化超过 {most} 手：后面的不检查";
            why
                "No game has this many moves: several games may have been joined into one. The moves beyond the limit were not played, and nothing is known about them."
                "一局棋不会有这么多手：也许是几局棋连在了一起。超出的着法没有检查，有没有问题并不知道。";
            fix
                "Split the record into separate games: `(;..)(;..)`."
                "拆成各有括号的几局棋：`(;..)(;..)`。";
            example { none "none, because only very large files have it." "没有，只有非常大的文件才会这样。" };
        }
        TooLarge { most: usize } = Error "E903" "too-large" {
            title
                "A node has too many values; the rest of them are not checked."
                "一个节点的值太多，其余的不检查。";
            message
                "a node with more than {most} values: the rest are skipped"
                "一个节点超过 {most} 个值：其余的略过";
            why
                "No board needs this many values in one node. Those beyond the limit were not read, and nothing is known about them."
                "一个节点用不着这么多值。超出的没有读，有没有问题并不知道。";
            fix
                "Delete duplicates, or write points as rectangles, such as AE[aa:ss]."
                "删去重复的值，或者把坐标写成矩形，例如 AE[aa:ss]。";
            example { none "none, because only very large files have it." "没有，只有非常大的文件才会这样。" };
        }
        TooMany { most: usize } = Error "E904" "too-many-findings" {
            title
                "There are too many findings in a file; the rest are left out."
                "一个文件里的问题太多，其余的不再列出。";
            message
                "more than {most} findings in a file: the rest are left out"
                "一个文件里的问题超过 {most} 个：其余的不再列出";
            why
                "A longer list would not help, so it is not complete. Most likely the whole file is damaged, or was written by a faulty program."
                "问题这么多，再列下去也没有用，所以没有列完。文件多半整个损坏了，或者是有错误的软件生成的。";
            fix
                "Fix the listed findings, which often have a single cause, and run lint again."
                "先改正列出的问题（往往是同一个原因），再检查一遍。";
            example { none "none, because only very large files have it." "没有，只有非常大的文件才会这样。" };
        }
    }
}
