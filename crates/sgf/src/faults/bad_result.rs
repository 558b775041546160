use gocheck_text::rule;

rule! {
    BadResult { value: String } = Warning "R101" "bad-result";
    title "A result in a form that SGF does not define." "结果的写法不符合 SGF。";
    message
        "RE[{value}]: expected a result such as B+R, W+3.5, B+T, 0, Void or ?"
        "RE[{value}]：应为 B+R、W+3.5、B+T、0、Void 或 ? 一类的写法";
    why "FF[4] prescribes the form of RE: B+R, W+3.5, B+T, B+F, 0 or Draw, Void, ?. Programs that count wins or learn from games cannot read other forms."
        "FF[4] 规定了 RE 的写法：B+R、W+3.5、B+T、B+F、0 或 Draw、Void、?。写成别的样子，统计胜负、用棋谱训练的软件就读不到结果。";
    fix "Write the result in one of these forms, and put anything else in a comment."
        "按这些写法改，其他要说明的写进注释。";
    example "result_form";
}
