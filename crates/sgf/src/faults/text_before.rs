use gocheck_text::rule;

rule! {
    TextBefore = Warning "E102" "text-before";
    title "Text before the first game; it is skipped." "第一局棋之前有多余的文字，略过。";
    message "text before the first game" "第一局棋之前有多余的文字";
    why "Mail headers or notes before a game are not part of it. Many programs skip them, others refuse the file, and the text is lost when the record is saved again."
        "棋谱前面的邮件头或说明不属于棋谱。多数软件略过它们，有的拒绝打开，重新保存以后文字就没有了。";
    fix "Delete the text before the first `(;`, or move what matters into a comment; `gocheck fix` moves it to GC."
        "删去第一个 `(;` 之前的文字，重要的写进注释；`gocheck fix` 会移到 GC 里。";
    example "text_before";
}
