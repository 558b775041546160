use gocheck_text::rule;

rule! {
    UnknownEncoding { label: String } = Warning "E203" "unknown-encoding";
    title "CA does not name a known encoding." "CA 写的不是已知的编码。";
    message "CA[{label}] is not a known encoding" "CA[{label}] 不是已知的编码";
    why "FF[4] requires a registered encoding name in CA. A reader that does not know the name has to guess, and may show wrong characters."
        "FF[4] 要求 CA 写已登记的编码名称。软件不认识这个名称就只能猜，可能显示乱码。";
    fix "Write a name such as UTF-8, GB18030, Big5, Shift_JIS or EUC-KR."
        "写成 UTF-8、GB18030、Big5、Shift_JIS、EUC-KR 这样的名称。";
    example "unknown_encoding";
}
