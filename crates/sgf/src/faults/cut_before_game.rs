use gocheck_text::{phrase, rule};

rule! {
    CutBeforeGame { missing: Option<u32> } = Error "E115" "cut-before-game";
    title
        "A game that is not complete: the next game of the file begins within it."
        "一局棋没有写完，文件里的下一局棋就开始了。";
    message both {
        match missing {
            None => phrase!(
                "the game is cut within this value: its `]` is missing before the next game",
                "这个属性值没有写完，下一局棋就开始了：缺少 `]`"
            ),
            Some(1) => phrase!(
                "the game before this one is cut: its `)` is missing",
                "上一局棋没有写完：缺少 `)`"
            ),
            Some(missing) => phrase!(
                "the game before this one is cut: {missing} `)` are missing",
                "上一局棋没有写完：缺少 {missing} 个 `)`",
                missing = missing
            ),
        }
    };
    why "Every `(` of a game needs its `)`. Many readers take the games after a cut record for variations or for the text of a comment, and lose them. gocheck ends the cut game where a line begins with `(;` and a root with GM, FF or SZ, and reads the others as they are. Most often one of several joined files was an incomplete download, and moves are missing as well."
        "每个 `(` 都要有对应的 `)`。许多软件把没有写完的棋谱后面的各局当成它的变化或注释，这些棋就丢了。gocheck 遇到行首的 `(;`、而且根节点写有 GM、FF 或 SZ 时，就结束没有写完的一局，照常读后面的棋。常见原因是合并的文件里有一个没有下载完整，着法也可能缺失。";
    fix "Get the record again; if only brackets are missing, `gocheck fix` adds them."
        "重新获取这份棋谱；如果只缺括号，`gocheck fix` 可以补上。";
    example "cut_before_game";
}
