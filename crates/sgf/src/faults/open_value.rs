use gocheck_text::rule;

rule! {
    OpenValue = Error "E111" "open-value";
    title "A point without its `]`." "坐标值缺少 `]`。";
    message "a `[` without its `]`" "`[` 没有对应的 `]`";
    why "Without its `]` a value extends to the next one, and a strict reader loses the moves in between. A point is short enough to see where it should end, and gocheck continues from there."
        "缺少 `]`，值就一直延续到下一个 `]`，严格的软件会丢掉中间的着法。坐标很短，看得出该在哪里结束，gocheck 从那里接着读。";
    fix "Write the `]` after the point; `gocheck fix` does this." "在坐标后面补上 `]`，`gocheck fix` 可以补上。";
    example "open_value";
}
