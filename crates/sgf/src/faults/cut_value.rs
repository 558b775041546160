use gocheck_text::rule;

rule! {
    CutValue = Error "E104" "cut-value";
    title "The file ends within a value: a `]` is missing." "属性值没有写完文件就结束了：缺少 `]`。";
    message "the file ends within a value: its `]` is missing" "属性值没有写完文件就结束了：缺少 `]`";
    why "A value begins with `[` and ends with `]`. If the file ends before that, the rest of the game is lost. Or the `]` is there, but a `\\` before it makes it part of the text."
        "属性值以 `[` 开头，以 `]` 结尾。文件在此之前就结束，后面的内容就丢了；也可能 `]` 前面多了一个 `\\`，使它成了文字。";
    fix "Get the file again, or write the `]` where the value ends." "重新获取文件，或者在值的末尾补上 `]`。";
    example "cut_in_value";
}
