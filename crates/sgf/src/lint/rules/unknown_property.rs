use gocheck_text::rule;

rule! {
    UnknownProperty { name: String } = Note "P107" "unknown-property";
    title "A property that SGF does not define." "不是 SGF 定义的属性。";
    message "{name} is not a property of SGF" "{name} 不是 SGF 的属性";
    why "FF[4] lets programs define their own properties, which other programs should keep but cannot understand. The name may also be misspelled."
        "FF[4] 允许软件自定属性，别的软件应当保留它们，但不知道是什么意思。也可能是属性名写错了。";
    fix "Correct the name if it is misspelled; otherwise it may stay." "写错的改过来，不是写错的可以保留。";
    example "unknown_property";
}
