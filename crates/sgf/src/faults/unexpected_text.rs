use gocheck_text::rule;

rule! {
    UnexpectedText = Error "E108" "unexpected-text";
    title
        "Text that is neither a property nor a value; often a `]` in a comment without a `\\`."
        "既不是属性也不是值的文字；常见原因是注释里的 `]` 前面没有写 `\\`。";
    message "text outside of a value" "属性值之外有多余的文字";
    why "Outside of values there are only names, `;` and brackets. Most often a comment contains a `]` without a `\\` before it: the comment ends there for every reader, and the rest of it is lost or read as properties."
        "值以外只能有属性名、`;` 和括号。最常见的是注释里的 `]` 前面没有写 `\\`：注释在那里就结束了，其余的文字丢失，或者被当成属性。";
    fix "Write `\\]` for a `]` within a comment, and delete any other text outside of values. `gocheck fix` does this if the text ends with a `]` of its own: `US[player[3k]]` becomes `US[player[3k\\]]`."
        "注释里的 `]` 写成 `\\]`，删去其他多余的文字。如果多出的文字以它自己的 `]` 结尾，`gocheck fix` 会这样改：`US[player[3k]]` 改成 `US[player[3k\\]]`。";
    example "comment_without_escape";
}
