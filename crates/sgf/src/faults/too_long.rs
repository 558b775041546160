use gocheck_text::rule;

rule! {
    TooLong { most: usize } = Error "E902" "too-long";
    title "A line of play is too long; the rest of it is not checked." "一条变化太长，后面的不检查。";
    message
        "more than {most} moves in a line of play: the rest of it is not checked"
        "一条变化超过 {most} 手：后面的不检查";
    why "No game has this many moves: several games may have been joined into one. The moves beyond the limit were not played, and nothing is known about them."
        "一局棋不会有这么多手：也许是几局棋连在了一起。超出的着法没有检查，有没有问题并不知道。";
    fix "Split the record into separate games: `(;..)(;..)`." "拆成各有括号的几局棋：`(;..)(;..)`。";
    example { none "none, because only very large files have it." "没有，只有非常大的文件才会这样。" };
}
