use gocheck_text::rule;

rule! {
    Unopened = Error "E105" "unopened";
    title "An unmatched `)`." "多余的 `)`，前面没有对应的 `(`。";
    message "unmatched `)`" "多余的 `)`：前面没有对应的 `(`";
    why "Brackets come in pairs. After an extra `)`, programs disagree on where the game ends, and may miss variations that follow."
        "括号要成对。多了一个 `)`，各个软件对棋谱在哪里结束理解不同，后面的变化可能读不到。";
    fix "Delete the `)`, or write the missing `(` before its variation." "删去这个 `)`，或者在变化前面补上 `(`。";
    example "unopened";
}
