use gocheck_text::rule;

rule! {
    NoSemicolon = Warning "E112" "no-semicolon";
    title "A property outside of a node: a `;` is missing." "属性不在节点里：缺少 `;`。";
    message "a property outside of a node: a `;` is missing" "属性不在节点里：缺少 `;`";
    why "A property belongs to a node, and a node begins with `;`. Strict readers refuse the file or drop the property."
        "属性要写在节点里，节点以 `;` 开头。严格的软件会拒绝打开，或者丢掉这个属性。";
    fix "Write a `;` before the property." "在属性前面补上 `;`。";
    example "no_semicolon";
}
