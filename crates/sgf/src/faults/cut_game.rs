use gocheck_text::{phrase, rule};

rule! {
    CutGame { announced: usize, found: usize } = Error "E114" "cut-game";
    title "A record in GIB, NGF or UGF ends before its game does." "GIB、NGF、UGF 格式的棋谱没有写完文件就结束了。";
    message both {
        match (announced, found) {
            (0, _) => phrase!(
                "the file ends within the game: its last line, `\\GE`, is missing",
                "棋谱没有写完文件就结束了：缺少最后一行 `\\GE`"
            ),
            (announced, found) => phrase!(
                "the header announces {announced} moves, but there are {found}",
                "文件头写着 {announced} 手，实际只有 {found} 手"
            ),
        }
    };
    why "The formats of Go servers name the number of moves or mark the end. If fewer moves are there, the download or copy was most likely interrupted."
        "围棋网站的格式会写明手数或标出结尾。手数不够，多半是下载或复制中断了。";
    fix "Get the file again." "重新获取文件。";
    example {
        none
            "a file that ends after `STO 0 2 1 3 3`, without `\\GE`, or an NGF file that announces 200 moves and has 150"
            "写到 `STO 0 2 1 3 3` 就结束、没有 `\\GE` 的文件，或者写着 200 手而只有 150 手的 NGF 文件"
    };
}
