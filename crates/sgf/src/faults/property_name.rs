use gocheck_text::rule;

rule! {
    BadPropertyName { name: Option<String> } = Warning "P101" "property-name";
    title "A name that this version of SGF does not allow." "属性名不符合这个版本的 SGF。";
    message
        {
            match name {
                Some(name) => format!("{name} is written with lower-case letters, which FF[4] does not allow"),
                None => "a property's name consists of capital letters; this property is skipped".to_owned(),
            }
        }
        {
            match name {
                Some(name) => format!("{name} 的写法里夹有小写字母，FF[4] 不允许"),
                None => "属性名只用大写字母；这个属性略过".to_owned(),
            }
        };
    why "In FF[4] a property's name consists of capital letters. Older versions allowed lower-case letters in between, which had no meaning; a reader of FF[4] need not accept them, and may lose the property."
        "FF[4] 的属性名只用大写字母。旧版本允许夹杂小写字母，小写字母没有意义；只懂 FF[4] 的软件可能丢掉这个属性。";
    fix "Keep only the capital letters, PB for PlayerBlack; `gocheck fix` does this."
        "只留大写字母，例如 PlayerBlack 写成 PB；`gocheck fix` 可以改好。";
    example "old_names_in_ff4";
}
