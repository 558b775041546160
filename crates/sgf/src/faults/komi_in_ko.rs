use gocheck_text::rule;

rule! {
    KomiInKo { value: String } = Warning "P119" "komi-in-ko";
    title "A komi in KO, which belongs in KM." "贴目写在了 KO 里，应当写在 KM 里。";
    message "KO[{value}] is read as the komi, which belongs in KM" "KO[{value}] 当作贴目，应当写成 KM[{value}]";
    why "In FF[4] KO allows a move that the rules forbid, and it has no value. Some programs write the komi in it; readers of FF[4] then assume no komi, and the result does not fit."
        "FF[4] 里的 KO 表示允许一手违反规则的棋，没有值。有的程序把贴目写在里面；只懂 FF[4] 的软件就当作没有贴目，结果对不上。";
    fix "Write KM instead; `gocheck fix` does this." "改写成 KM，`gocheck fix` 会这样改。";
    example "komi_in_ko";
}
