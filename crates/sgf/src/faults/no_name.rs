use gocheck_text::rule;

rule! {
    NoName = Error "E110" "no-name";
    title "A value without a property." "有值，但没有属性名。";
    message "a value without a property" "有值，但没有属性名";
    why "A value belongs to the property before it. Here there is none, so the value has no meaning, and a move may be lost."
        "值属于它前面的属性。这里前面没有属性，不知道值是什么意思，可能丢掉一手棋。";
    fix "Write the property's name before the value: B or W for a move." "在值前面写上属性名，着法写 B 或 W。";
    example "no_name";
}
