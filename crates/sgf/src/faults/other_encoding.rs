use gocheck_text::rule;

rule! {
    OtherEncoding { label: String, found: &'static str } = Warning "E202" "other-encoding";
    title "The file is not in the encoding that CA names." "文件的编码与 CA 写的不同。";
    message "CA[{label}], but the text is {found}" "CA[{label}]，而实际的编码是 {found}";
    why "CA names the encoding of names and comments. Programs that rely on it show wrong characters, and write them when they save the file."
        "CA 说明人名和注释用什么编码。按它读取的软件会显示乱码，保存以后就改不回来了。";
    fix "Name the actual encoding in CA, preferably by saving the file as UTF-8 with CA[UTF-8]; `gocheck fix` does this."
        "把 CA 改成实际的编码，最好把文件存成 UTF-8 并写 CA[UTF-8]；`gocheck fix` 可以改好。";
    example "other_encoding";
}
