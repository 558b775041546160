use gocheck_text::rule;

rule! {
    NoValue { name: String } = Error "E109" "no-value";
    title "A property without a value." "属性没有值。";
    message "{name} has no value: a `[` is missing" "{name} 没有值：缺少 `[`";
    why "A property is a name and at least one value, which may be empty. Readers drop the name, or refuse the file."
        "属性由属性名和至少一个值组成，值可以是空的。没有值时，软件会丢掉属性名，或者拒绝打开。";
    fix "Write the missing value (`[]` is a pass), or delete the name."
        "补上缺少的值（`[]` 表示停一手），或者删去属性名。";
    example "no_value";
}
