use gocheck_text::rule;

rule! {
    ResultInWords { value: String, meant: String } = Note "R106" "result-in-words";
    title "A result in words, or with more than SGF defines." "结果用文字写成，或者写得比 SGF 规定的多。";
    message "RE[{value}] is {meant} in SGF" "RE[{value}] 按 SGF 应写成 {meant}";
    why "FF[4] prescribes the form of RE. gocheck understands this one, but programs that count wins or learn from games may not. A margin in stones (zi) is twice as large in points."
        "FF[4] 规定了 RE 的写法。这种写法 gocheck 读得懂，统计胜负、用棋谱训练的软件未必读得懂。以子计的差，按目数是它的两倍。";
    fix "Write the form that the message names; `gocheck fix` does this."
        "按提示里的形式改写，`gocheck fix` 会这样改。";
    example "result_in_words";
}
