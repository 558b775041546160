use gocheck_text::rule;

rule! {
    UnknownVersion { value: String } = Warning "P110" "unknown-version";
    title "A version of SGF other than 1 to 4." "SGF 的版本不是 1 到 4。";
    message "FF[{value}]: read as FF[4]" "FF[{value}]：按 FF[4] 读取";
    why "FF is the version of SGF, 1 to 4. A reader may refuse an unknown version, or guess what the properties mean."
        "FF 是 SGF 的版本，只有 1 到 4。软件遇到不认识的版本可能拒绝打开，或者猜测属性的含义。";
    fix "Write FF[4] if the record follows that version." "棋谱符合 FF[4] 就写 FF[4]。";
    example "version";
}
