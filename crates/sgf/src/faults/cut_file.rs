use gocheck_text::rule;

rule! {
    CutFile { missing: u32 } = Error "E103" "cut-file";
    title "The file ends within a game." "棋谱没有写完文件就结束了。";
    message
        {
            match missing {
                1 => "the file ends within a game: a `)` is missing".to_owned(),
                missing => format!("the file ends within a game: {missing} `)` are missing"),
            }
        }
        "棋谱没有写完文件就结束了：缺少 {missing} 个 `)`";
    why "Every `(` of a game needs its `)`. A file that ends early is often an incomplete download or copy, in which moves are missing as well."
        "每个 `(` 都要有对应的 `)`。没有写完的文件往往是下载或复制中断了，着法也可能缺失。";
    fix "Get the file again; if only brackets are missing, `gocheck fix` adds them."
        "重新获取文件；如果只缺括号，`gocheck fix` 可以补上。";
    example "cut";
}
