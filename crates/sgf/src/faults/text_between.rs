use gocheck_text::rule;

rule! {
    TextBetween = Warning "E113" "text-between";
    title "Text between or after games; it is skipped." "两局棋之间或最后有多余的文字，略过。";
    message "text after a game" "一局棋之后有多余的文字";
    why "A file may contain several games, but no text between them. Readers skip it or stop there, and then the games after it are missing."
        "一个文件可以有多局棋，但不能有棋谱以外的文字。有的软件略过它，有的读到这里就停下，后面的棋就没有了。";
    fix "Delete the text, or move what matters into a comment; `gocheck fix` moves it to GC of the next game, or of the last one."
        "删去这些文字，重要的写进注释；`gocheck fix` 会移到后一局的 GC 里，没有后一局就移到最后一局。";
    example "text_between";
}
